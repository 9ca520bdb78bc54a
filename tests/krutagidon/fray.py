"""A quiet table for the tests of single cards: nothing on it acts unless the test puts it there."""

from __future__ import annotations

from tests.table import Table, a_table, seat

__all__ = ["DECK", "a_fray", "seat"]

DECK = ["sign"] * 5
"""Five signs to draw from."""


def a_fray(
    *,
    you: dict[str, object] | None = None,
    left: dict[str, object] | None = None,
    right: dict[str, object] | None = None,
    far: dict[str, object] | None = None,
    **table: object,
) -> Table:
    """Two wizards or more, in the middle of your turn; whoever has no deck in the test has five signs."""
    given = {"you": you or {}, "left": left or {}, "right": right, "far": far}
    seats = {name: {"deck": DECK, **things} for name, things in given.items() if things is not None}
    return a_table("krutagidon", **seats, **table)  # type: ignore[arg-type]
