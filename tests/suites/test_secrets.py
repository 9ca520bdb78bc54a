"""Nothing that a seat cannot see changes what it is shown: not the view, not the events, not the options."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.core import SPECTATOR, Dice, Event, Game, Subject, choose, event_view, resample, view, waiting_for
from deckwright.core.views import knows
from tests.suites.playing import at_every_table, questions_of, random_answer, steadily
from tests.suites.setups import FORCED, Setup, make_ready_of, promises_of, public_cards_of
from tests.suites.test_random_play import cards_are_all_there

seeds = st.integers(0, 2**32 - 1)


def shown(game: Game, seat: int) -> bytes:
    """What leaves the server."""
    return msgspec.json.encode(view(game, seat))


@at_every_table
@steadily(2)
@given(seed=seeds)
def test_dealing_the_unseen_again_leaves_every_view_as_it_was(setup: Setup, seed: int) -> None:
    dice = Dice(seed)
    promises, public_cards = promises_of(setup.game), public_cards_of(setup.game)
    for game in questions_of(setup.new_game(seed), dice):
        if dice.below(6):
            continue
        for seat in (SPECTATOR, *range(setup.seats)):
            other = resample(game, seat, dice)
            cards_are_all_there(other)
            promises(other)
            if seat in waiting_for(game):
                assert other.question.options_of(seat) == game.question.options_of(seat)
            assert shown(other, seat) == shown(game, seat)
            assert public_cards(other) == public_cards(game)


@pytest.mark.parametrize("setup", FORCED, ids=str)
@steadily(2)
@given(seed=seeds)
def test_a_seat_is_only_offered_cards_that_it_knows(setup: Setup, seed: int) -> None:
    make_ready = make_ready_of(setup.game)
    for game in questions_of(setup.new_game(seed), Dice(seed)):
        offered_cards_are_known(game)
        make_ready(game)


def offered_cards_are_known(game: Game) -> None:
    """All cards that a seat may choose, and the card that asks, are known to the seat."""
    assert game.question is not None
    about = {game.question.about} - {-1}
    for seat in waiting_for(game):
        options = game.question.options_of(seat)
        cards = about | {one for verb, one, _ in options if game.rules.verbs[verb] in (Subject.CARD, Subject.ACTION)}
        assert not [card for card in cards if not knows(game, seat, game.place[card], card)]


@at_every_table
def test_dealing_again_gives_other_cards_and_other_chance(setup: Setup) -> None:
    dice = Dice(3)
    game = setup.new_game(3)
    others = [resample(game, 0, dice) for _ in range(20)]
    assert len({other.rng for other in others}) == 20
    assert all(other.rng != game.rng for other in others)
    assert len({other.cards for other in others}) > 1
    assert state_of(game) == state_of(setup.new_game(3))


def state_of(game: Game) -> tuple[object, ...]:
    return (game.zones, game.cards, game.place, game.seen, game.rng, game.counters)


@at_every_table
@steadily(2)
@given(seed=seeds)
def test_an_answer_shows_a_seat_nothing_that_it_cannot_see(setup: Setup, seed: int) -> None:
    """The same answer on two tables that differ only in what stays unseen: the same is seen to happen."""
    dice = Dice(seed)
    for game in questions_of(setup.new_game(seed), dice):
        if dice.below(6):
            continue
        answering, option = random_answer(game, dice)
        for seat in (SPECTATOR, *range(setup.seats)):
            one = game.copy()
            happened = listening(one)
            choose(one, option, answering)

            other = twin(game, seat, dice, one, happened)
            happened_there = listening(other)
            choose(other, option, answering)

            told = [msgspec.json.encode(event_view(one, event, seat)) for event in happened]
            told_there = [msgspec.json.encode(event_view(other, event, seat)) for event in happened_there]
            assert told == told_there
            assert shown(one, seat) == shown(other, seat)


def listening(game: Game) -> list[Event]:
    game.events = []
    return game.events


def twin(game: Game, seat: int, dice: Dice, after: Game, happened: list[Event]) -> Game:
    """The same game with the cards exchanged that this seat sees neither now, nor during the answer, nor after it.

    Cards that somebody may choose next stay as well: being asked says that you hold such cards (Overmind's target
    discards a dear card, or shows a hand without one). What is offered is kept secret by the tests above.
    """
    shown_meanwhile = {event.card for event in happened if event_view(after, event, seat).n >= 0}
    masked = game.copy()
    for card in range(len(game.cards)):
        if card in shown_meanwhile or card in cards_offered(after) or knows(after, seat, after.place[card], card):
            masked.seen[card] = (1 << game.seats) - 1
    other = resample(masked, seat, dice)
    other.seen, other.rng, other.given, other.question = game.seen[:], game.rng, game.given.copy(), game.question
    return other


def cards_offered(game: Game) -> set[int]:
    """The cards that anybody may choose now."""
    question, verbs = game.question, game.rules.verbs
    if question is None:
        return set()
    return {
        option[1]
        for seat in range(game.seats)
        for option in question.options_of(seat)
        if verbs.get(option[0]) in (Subject.CARD, Subject.ACTION)
    }
