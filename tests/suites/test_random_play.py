"""Random play to the end: no card is lost or doubled, and there is always something to choose."""

from __future__ import annotations

import inspect

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from deckwright.core import Dice, Game, choose, view, waiting_for
from deckwright.core.shown import OptionView
from tests.suites.playing import at_every_table, questions_of, random_answer, steadily
from tests.suites.setups import Setup, promises_of

seeds = st.integers(0, 2**32 - 1)
choices = st.lists(st.integers(0, 31), max_size=200).map(tuple)


@at_every_table
@steadily(12)
@given(seed=seeds, choices=choices)
def test_every_game_keeps_its_cards_together_and_comes_to_an_end(
    setup: Setup, seed: int, choices: tuple[int, ...]
) -> None:
    game = setup.new_game(seed)
    dealt = game.cards
    promises = promises_of(setup.game)

    for at_question in questions_of(game, Dice(seed), choices=choices):
        cards_are_all_there(at_question)
        something_can_be_chosen(at_question)
        promises(at_question)

    cards_are_all_there(game)
    promises(game)
    assert game.cards == dealt
    assert game.outcome is not None
    assert not game.stack
    assert set(game.outcome["winners"]) <= set(range(setup.seats))
    assert len(game.outcome["scores"]) in (0, setup.seats)


def cards_are_all_there(game: Game) -> None:
    """Every card lies in exactly one zone, the one it is said to lie in; no counter is below its floor."""
    layout = game.rules.layout
    lying = [card for zone in game.zones for card in zone]
    assert sorted(lying) == list(range(len(game.cards)))
    for place, zone in enumerate(game.zones):
        assert all(game.place[card] == place for card in zone)
        assert not zone or layout.owner_of[place] < game.seats
    for number, counter in zip(game.counters, layout.counter_of, strict=True):
        assert number >= 0 or counter.below_zero


def something_can_be_chosen(game: Game) -> None:
    """Every seat that is asked has options, all different, each under a key of its own."""
    assert game.question is not None
    assert game.outcome is None
    waiting = waiting_for(game)
    assert waiting
    for seat in waiting:
        assert 0 <= seat < game.seats
        options = game.question.options_of(seat)
        assert options
        assert len(set(options)) == len(options)
        keys = game.rules.keys(game, options)
        assert len(set(keys)) == len(keys)


@at_every_table
@steadily(2)
@given(seed=seeds)
def test_whatever_is_offered_is_accepted_and_never_refused_as_well(setup: Setup, seed: int) -> None:
    game = setup.new_game(seed)
    dice = Dice(seed)

    for at_question in questions_of(game, dice):
        if dice.below(4):
            continue
        for seat in waiting_for(at_question):
            asked = view(at_question, seat).question
            assert asked is not None
            assert all(option.reason == "" for option in asked.options)
            assert all(option.reason for option in asked.refused)
            named = [option.key for option in asked.options + asked.refused]
            assert len(set(named)) == len(named)
            offered = [bare(option) for option in asked.options]
            assert not [option for option in asked.refused if bare(option) in offered]
            for option in at_question.question.options_of(seat):
                other = at_question.copy()
                choose(other, option, seat)
                cards_are_all_there(other)


def bare(option: OptionView) -> OptionView:
    """An option by what it points at alone."""
    return msgspec.structs.replace(option, key="", reason="", need=0, have=0)


@at_every_table
def test_a_copy_played_on_never_disturbs_its_original(setup: Setup) -> None:
    game = setup.new_game(7)
    dice = Dice(7)

    for at_question in questions_of(game, dice):
        before = deep_look(at_question)
        copy = at_question.copy()
        assert deep_look(copy) == before
        seat, option = random_answer(copy, dice)
        choose(copy, option, seat)
        assert deep_look(copy) != before
        assert deep_look(at_question) == before


FIELDS = [name for name, what in vars(Game).items() if inspect.isdatadescriptor(what) and not name.startswith("__")]
"""All that a game has, compiled or not: compiled classes keep no ``__slots__``."""


def deep_look(game: Game) -> str:
    """All that a game is made of, written down at once: nothing in it is shared with what changes later.

    Which zones a game shares with its copies is no part of it: copying changes that.
    """
    question = game.question
    aside = ("rules", "stack", "question", "shared")
    return repr(
        {
            **{field: getattr(game, field) for field in FIELDS if field not in aside},
            "stack": [(scope.block, scope.at, scope.names) for scope in game.stack],
            "question": question and (question.prompt, question.seats, question.options, question.each, question.about),
        }
    )
