"""What is worked out once per game, and the rows in which it is kept and saved."""

from __future__ import annotations

import msgspec

from deckwright.games.aeons_end import table
from deckwright.games.aeons_end.definitions import Derived

DERIVED = Derived(
    sockets=(0,),
    in_own_main=(1,),
    in_any_main=(2,),
    in_turn_order=(3,),
    in_nemesis_draw=(4,),
    offering=(5,),
    intervening=(6,),
    undoable=(7,),
    prepped=[(8,), (9,), (10,), (11,)],
    heard=(12,),
    changed=(13,),
)
ROWS = DERIVED.rows()


def test_the_rows_lie_as_they_were_always_saved() -> None:
    assert DERIVED.rows() == [(row,) for row in range(14)]


def test_every_field_is_read_from_its_row() -> None:
    for field in msgspec.structs.fields(Derived):
        if field.name != "prepped":
            row = getattr(table, field.name.upper())
            assert ROWS[row] == getattr(DERIVED, field.name)
    first = table.USABLE_PREPPED
    assert ROWS[first : first + len(table.PREPPED_WINDOWS)] == DERIVED.prepped
