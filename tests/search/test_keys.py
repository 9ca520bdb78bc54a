"""Keys of states: equal where nothing differs, different where something does."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.core import Dice, Game, choose, resample, waiting_for
from deckwright.records import from_bytes, to_bytes
from deckwright.rules import new_game
from deckwright.search import knowledge_key, state_key
from tests.core.bidding import DECK, dealt, option_of
from tests.suites.playing import at_plain_tables, play_on, questions_of
from tests.suites.setups import Setup

DECK_CARDS = ["three", "four", "five", "six"]


@at_plain_tables
def test_a_copy_and_a_saved_state_have_the_same_keys(setup: Setup) -> None:
    for game in questions_of(setup.new_game(4), Dice(4)):
        for other in (game.copy(), from_bytes(game.rules, to_bytes(game))):
            assert state_key(other) == state_key(game)
            assert knowledge_key(other, 0) == knowledge_key(game, 0)
        if game.version > 150:
            break


@at_plain_tables
def test_no_two_states_of_a_game_share_a_key(setup: Setup) -> None:
    keys = [state_key(game) for game in questions_of(setup.new_game(4), Dice(4))]

    assert len(set(keys)) == len(keys)


@at_plain_tables
def test_dealing_the_unseen_again_changes_nothing_that_is_known_to_who_is_asked(setup: Setup) -> None:
    dice = Dice(8)
    game = setup.new_game(8)
    while game.question is not None and game.version < 200:
        for seat in waiting_for(game):
            assert knowledge_key(resample(game, seat, dice), seat) == knowledge_key(game, seat)
        play_on(game, dice, 7)


def test_another_option_of_the_set_up_is_another_state() -> None:
    rules = games.load("krutagidon")
    game, other = (new_game(rules, 2, seed=3, options={"drink": drink}) for drink in ("turn", "once"))

    assert state_key(game) != state_key(other)
    assert knowledge_key(game, 0) != knowledge_key(other, 0)


def test_how_often_somebody_answered_does_not_count() -> None:
    game = dealt(["one"], ["two"])
    later = game.copy()
    later.version += 3

    assert state_key(later) == state_key(game)
    assert knowledge_key(later, 0) == knowledge_key(game, 0)


def test_what_was_marked_used_or_answered_first_does_not_count() -> None:
    one, other = dealt(["one"], ["two"]), dealt(["one"], ["two"])
    for game, order in ((one, (0, 1)), (other, (1, 0))):
        for number in order:
            game.mark(number, 0, 2)
            game.uses[number] = 1
            game.given[number] = ("pick", 2, -1)

    assert state_key(one) == state_key(other)
    assert knowledge_key(one, 0) == knowledge_key(other, 0)


def changed(game: Game, what: str) -> Game:
    """A copy of a game in which one thing is different."""
    other = game.copy()
    match what:
        case "a card on top of the deck":
            other.mine(DECK).reverse()
        case "chance":
            other.rng += 1
        case "points":
            other.counters[0] += 1
        case "what a seat was shown":
            other.show(other.zones[DECK][0], 0)
        case "an answer of their own":
            choose(other, option_of(other, 0, "one"), 0)
        case "an answer of somebody else":
            choose(other, option_of(other, 1, "two"), 1)
    return other


UNSEEN = ["a card on top of the deck", "chance"]
SEEN = ["points", "what a seat was shown", "an answer of their own", "an answer of somebody else"]


@pytest.mark.parametrize("what", [*UNSEEN, *SEEN])
def test_a_state_that_differs_has_another_key(what: str) -> None:
    game = dealt(["one", "six"], ["two", "five"], deck=DECK_CARDS)

    assert state_key(changed(game, what)) != state_key(game)


@pytest.mark.parametrize("what", UNSEEN)
def test_what_a_seat_cannot_see_is_no_part_of_what_it_knows(what: str) -> None:
    game = dealt(["one", "six"], ["two", "five"], deck=DECK_CARDS)

    assert knowledge_key(changed(game, what), 0) == knowledge_key(game, 0)


@pytest.mark.parametrize("what", SEEN)
def test_what_a_seat_sees_is_part_of_what_it_knows(what: str) -> None:
    game = dealt(["one", "six"], ["two", "five"], deck=DECK_CARDS)

    assert knowledge_key(changed(game, what), 0) != knowledge_key(game, 0)


def test_that_somebody_answered_is_known_and_what_is_not() -> None:
    game = dealt(["one", "six"], ["two", "five"], deck=DECK_CARDS)
    one, other = game.copy(), game.copy()
    choose(one, option_of(one, 1, "two"), 1)
    choose(other, option_of(other, 1, "five"), 1)

    assert waiting_for(one) == waiting_for(other) == (0,)
    assert knowledge_key(one, 0) == knowledge_key(other, 0)
    assert knowledge_key(one, 1) != knowledge_key(other, 1)


def test_the_order_of_a_hand_says_nothing() -> None:
    one, other = dealt(["one", "six"], ["two"]), dealt(["six", "one"], ["two"])

    assert knowledge_key(one, 0) == knowledge_key(other, 0)
