"""The state as bytes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from deckwright.core import Game, choose
from deckwright.errors import FileError
from deckwright.records import from_bytes, state_hash, to_bytes
from deckwright.rules import new_game
from tests.core.bidding import bidding, dealt


@pytest.mark.parametrize("data", [b"", b"\x00", b"junk", b"\x93\x01\x02\x03"])
def test_bytes_that_are_no_state_are_refused(data: bytes) -> None:
    with pytest.raises(FileError, match="these bytes are not a saved state") as refused:
        from_bytes(bidding(), data)
    assert refused.value.code == "bad-state"


def test_a_state_cut_short_is_refused() -> None:
    data = to_bytes(new_game(bidding(), 3, seed=1))
    for length in range(0, len(data), 7):
        with pytest.raises(FileError, match="these bytes are not a saved state"):
            from_bytes(bidding(), data[:length])


def test_a_fingerprint_does_not_depend_on_what_was_done_first() -> None:
    one, other = new_game(bidding(), 2, seed=1), new_game(bidding(), 2, seed=1)
    for game, order in ((one, (3, 9)), (other, (9, 3))):
        for key in order:
            game.uses[key] = 1
            game.marks[key] = 2
            game.given[key] = ("pick", 1, -1)
            game.stack[-1].names[f"name-{key}"] = key
    assert state_hash(one) == state_hash(other)


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.mine(1).reverse(),
        lambda game: game.counters.__setitem__(0, 1),
        lambda game: game.seen.__setitem__(0, 2),
        lambda game: game.uses.__setitem__(0, 1),
        lambda game: game.marks.__setitem__(0, 1),
        lambda game: setattr(game, "rng", 5),
        lambda game: setattr(game, "turn", 1),
        lambda game: game.given.__setitem__(0, ("pick", 1, -1)),
        lambda game: game.stack[-1].names.__setitem__("it", 4),
    ],
)
def test_a_fingerprint_changes_with_whatever_changes(change: Callable[[Game], None]) -> None:
    game, other = new_game(bidding(), 2, seed=1), new_game(bidding(), 2, seed=1)
    change(other)
    assert state_hash(game) != state_hash(other)


def test_a_finished_game_can_be_loaded() -> None:
    game = dealt(["one"], ["two"])
    for seat in (0, 1):
        choose(game, game.question.options_of(seat)[0], seat)
    loaded = from_bytes(bidding(), to_bytes(game))
    assert (loaded.outcome, loaded.ending, loaded.question) == (game.outcome, "all-bid", None)
    assert state_hash(loaded) == state_hash(game)
