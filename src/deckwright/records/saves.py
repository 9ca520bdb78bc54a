"""The state as bytes, and its fingerprint."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from deckwright.core.game import Game, Outcome, Scope, Value
from deckwright.core.questions import Option
from deckwright.core.randomness import MASK
from deckwright.core.run import ask_again
from deckwright.errors import FileError
from deckwright.rules.contract import Rules

_State = tuple[
    int,
    dict[str, object],
    tuple[int, ...],
    list[list[int]],
    list[int],
    list[int],
    list[int],
    dict[int, int],
    dict[int, int],
    list[tuple[int, int, dict[str, Value]]],
    int | bytes,
    int,
    int,
    dict[int, Option],
    Outcome | None,
    list[tuple[int, ...]],
    str,
]
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_State)


def to_bytes(game: Game) -> bytes:
    """The whole state, also in the middle of an effect."""
    return _encoder.encode(
        (
            game.seats,
            game.options,
            game.cards,
            game.zones,
            game.counters,
            game.place,
            game.seen,
            game.marks,
            game.uses,
            [(scope.block, scope.at, scope.names) for scope in game.stack],
            game.rng if game.rng <= MASK else game.rng.to_bytes(40, "big"),
            game.turn,
            game.version,
            game.given,
            game.outcome,
            game.derived,
            game.ending,
        )
    )


def from_bytes(rules: Rules, data: bytes) -> Game:
    """The game that ``to_bytes`` wrote, under the same rules version."""
    try:
        state = _decoder.decode(data)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise FileError("bad-state", f"these bytes are not a saved state: {error}") from error
    seats, options, cards, zones, counters, place, seen, marks, uses, stack, rng, turn, version, *rest = state
    given, outcome, derived, ending = rest
    game = Game(
        rules,
        options,
        seats,
        cards,
        zones,
        counters,
        place,
        seen,
        marks,
        uses,
        [Scope(block, at, names) for block, at, names in stack],
        rng if isinstance(rng, int) else int.from_bytes(rng, "big"),
        turn,
        version,
        None,
        given,
        outcome,
        derived,
        ending,
    )
    if outcome is None and stack:
        ask_again(game)
    return game


def state_hash(game: Game) -> str:
    """A fingerprint of the state: equal games have equal ones on every machine, whichever way led there."""
    sorted_out = game.copy()
    sorted_out.marks = dict(sorted(game.marks.items()))
    sorted_out.uses = dict(sorted(game.uses.items()))
    sorted_out.given = dict(sorted(game.given.items()))
    for scope in sorted_out.stack:
        scope.names = dict(sorted(scope.names.items()))
    return blake2b(to_bytes(sorted_out), digest_size=12).hexdigest()
