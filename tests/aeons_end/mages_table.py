"""A table of Aeon's End for the tests of its cards: two mages, and everything quiet."""

from __future__ import annotations

from tests.table import Table, a_table, seat

__all__ = ["a_main_phase", "a_nemesis", "cast", "seat"]


def a_main_phase(you: dict[str, object] | None = None, left: dict[str, object] | None = None, **table: object) -> Table:
    """Your main phase, with an ally at your left."""
    return a_table("aeons-end", you=you or {}, left=left if left is not None else {}, **{"phase": "main", **table})


def cast(spell: str, you: dict[str, object] | None = None, **table: object) -> Table:
    """Your casting phase with a spell in breach I, already cast."""
    left = table.pop("left", {})
    mine = {"breach_1": [spell], **(you or {})}
    return a_table("aeons-end", you=mine, left=left, phase="casting", **table).choose(f"cast:{spell}@1")


def a_nemesis(
    nemesis: str, you: dict[str, object] | None = None, left: dict[str, object] | None = None, **table: object
) -> Table:
    """Two mages against a nemesis, in your main phase: order what it does."""
    return a_main_phase(you, left, nemesis=nemesis, **table)
