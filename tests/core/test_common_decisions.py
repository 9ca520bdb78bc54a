"""Questions to several seats: all answer at once in secret, or any one of them decides for all."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from deckwright.core import SPECTATOR, Game, choose, view, waiting_for
from deckwright.errors import PlayerError
from deckwright.records import Session, from_bytes, state_hash, to_bytes
from tests.core.bidding import POINTS, TABLE, bidding, dealt, option_of

BIDS = {0: "two", 1: "five", 2: "five"}


def a_bid() -> Game:
    return dealt(["one", "two"], ["five", "one"], ["three", "five"])


def test_nothing_moves_before_everybody_has_answered() -> None:
    game = a_bid()
    choose(game, option_of(game, 1, "five"), 1)
    choose(game, option_of(game, 0, "two"), 0)
    assert game.zones[TABLE] == []
    assert waiting_for(game) == (2,)

    choose(game, option_of(game, 2, "five"), 2)
    assert len(game.zones[TABLE]) == 3
    assert game.counters[POINTS : POINTS + 3] == [0, 1, 1]


@pytest.mark.parametrize("order", list(permutations(BIDS)))
def test_the_order_of_the_answers_does_not_matter(order: tuple[int, ...]) -> None:
    game, in_turn = a_bid(), a_bid()
    for seat in BIDS:
        choose(in_turn, option_of(in_turn, seat, BIDS[seat]), seat)
    for seat in order:
        choose(game, option_of(game, seat, BIDS[seat]), seat)
    assert game.zones == in_turn.zones
    assert state_hash(game) == state_hash(in_turn)


def test_two_answers_given_in_either_order_are_the_same_state() -> None:
    one, other = a_bid(), a_bid()
    for seat in (0, 2):
        choose(one, option_of(one, seat, BIDS[seat]), seat)
    for seat in (2, 0):
        choose(other, option_of(other, seat, BIDS[seat]), seat)
    assert state_hash(one) == state_hash(other)


def test_a_view_tells_who_has_answered_but_not_what() -> None:
    one, other = a_bid(), a_bid()
    choose(one, option_of(one, 0, "two"), 0)
    choose(other, option_of(other, 0, "one"), 0)
    for seat in (1, 2, SPECTATOR):
        shown = view(one, seat)
        assert shown.waiting_for == [1, 2]
        assert msgspec.json.encode(shown) == msgspec.json.encode(view(other, seat))


def test_only_those_who_have_not_answered_are_shown_the_question() -> None:
    game = a_bid()
    choose(game, option_of(game, 0, "two"), 0)
    assert view(game, 0).question is None
    assert [option.card for option in view(game, 1).question.options] == ["five", "one"]
    assert [option.card for option in view(game, 2).question.options] == ["three", "five"]
    assert view(game, SPECTATOR).question is None


def test_a_game_saved_between_the_answers_waits_for_the_rest() -> None:
    game = a_bid()
    choose(game, option_of(game, 1, "five"), 1)

    loaded = from_bytes(bidding(), to_bytes(game))

    assert waiting_for(loaded) == (0, 2)
    choose(loaded, option_of(loaded, 0, "two"), 0)
    choose(loaded, option_of(loaded, 2, "three"), 2)
    assert loaded.counters[POINTS : POINTS + 3] == [0, 1, 0]


def test_nobody_answers_twice() -> None:
    session = Session(bidding(), 3, seed=4)
    key = session.rules.keys(session.game, session.game.question.options_of(1))[0]
    session.answer(key, seat=1)
    with pytest.raises(PlayerError, match=r"^p2 has answered already; the game waits for p1, p3$"):
        session.answer(key, seat=1)


def test_nobody_answers_with_a_card_of_another() -> None:
    session = Session(bidding(), 2, seed=4)
    session.game = dealt(["one", "two"], ["five", "six"])
    with pytest.raises(PlayerError, match=r"'pick:five' is not offered.*the options are \['pick:one', 'pick:two'\]"):
        session.answer("pick:five", seat=0)


@pytest.mark.parametrize("decides", [0, 1, 2])
def test_any_of_several_seats_decides_for_all(decides: int) -> None:
    game = a_bid()
    for seat, card in BIDS.items():
        choose(game, option_of(game, seat, card), seat)
    assert waiting_for(game) == (0, 1, 2)
    assert all(view(game, seat).question.prompt == "another-round" for seat in range(3))

    choose(game, ("no", -1, -1), decides)

    assert game.outcome == {"winners": [1, 2], "scores": [0, 1, 1]}
    assert game.ending == "all-bid"


def test_what_is_refused_comes_with_the_reason_and_its_numbers() -> None:
    game = a_bid()
    for seat, card in BIDS.items():
        choose(game, option_of(game, seat, card), seat)
    (refused,) = view(game, 0).question.refused
    assert (refused.key, refused.reason, refused.need, refused.have) == ("number:7", "too-late", 7, 1)


def test_a_game_without_a_question_cannot_be_answered() -> None:
    game = dealt(["one"], ["two"])
    for seat in (0, 1):
        choose(game, game.question.options_of(seat)[0], seat)
    assert game.outcome is not None
    with pytest.raises(PlayerError, match=r"^nothing is asked$"):
        choose(game, ("yes", -1, -1), 0)
