"""Keys of states, for tables that remember what was found out about a state when search meets it again.

Both are numbers of 64 bits, the same on every machine. How many answers led to a state does not count, nor does the
order in which marks were made.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from deckwright.core.game import Game

_encoder = msgspec.msgpack.Encoder(order="deterministic")


def state_key(game: Game) -> int:
    """A key of the whole state, unseen cards and future chance included: equal keys, equal futures."""
    return _number(
        _encoder.encode(
            (
                game.options,
                game.cards,
                game.zones,
                game.counters,
                game.seen,
                sorted(game.marks.items()),
                sorted(game.uses.items()),
                [(scope.block, scope.at, scope.names) for scope in game.stack],
                game.rng,
                game.turn,
                sorted(game.given.items()),
                game.outcome,
                game.ending,
            )
        )
    )


def knowledge_key(game: Game, seat: int) -> int:
    """A key of what a seat knows: the same for all games that the seat cannot tell apart.

    Equal cards are not told apart, nor are the orders of cards in a zone that has none, such as a hand.
    """
    layout, cards, seen = game.rules.layout, game.cards, game.seen
    wanted = (1 << game.seats) - 1 if seat < 0 else 1 << seat
    known = []
    for place, zone in enumerate(game.zones):
        if zone:
            seers = layout.seers[place]
            if seers & wanted == wanted:
                faces = [cards[card] for card in zone]
            else:
                faces = [cards[card] if (seers | seen[card]) & wanted == wanted else -1 for card in zone]
            if not layout.zone_of[place].ordered:
                faces.sort()
            known.append((place, faces))
    return _number(
        _encoder.encode(
            (
                seat,
                game.options,
                known,
                game.counters,
                sorted(game.marks.items()),
                sorted(game.uses.items()),
                [(scope.block, scope.at, scope.names) for scope in game.stack],
                game.turn,
                game.given.get(seat),
                sorted(game.given),
                game.outcome,
                game.ending,
            )
        )
    )


def _number(data: bytes) -> int:
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "little")
