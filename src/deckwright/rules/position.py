"""A position laid out by hand: only what matters; the rest is an empty, quiet table."""

from __future__ import annotations

import msgspec

TABLE = -1
"""In a place such as ``("deck", TABLE)``: it belongs to no seat."""

Place = tuple[str, int]
"""The name of a zone, a counter or a word, and the seat it belongs to."""


class Placed(msgspec.Struct):
    """A card put somewhere, with what lies on it."""

    card: str
    marks: dict[str, int] = {}


class Position(msgspec.Struct, kw_only=True):
    """What lies on the table, whose turn it is, and where play goes on."""

    seats: int
    turn: int = 0
    phase: str = ""
    """Where play goes on; empty for the beginning of a turn."""
    options: dict[str, str] = {}
    seed: int = 0
    zones: dict[Place, list[Placed]] = {}
    """Cards from bottom to top."""
    counters: dict[Place, int] = {}
    words: dict[Place, object] = {}
    """What only this game has a word for: ``Rules.table_words`` and ``Rules.seat_words``."""
