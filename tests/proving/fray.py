"""A table of wizards about to attack each other."""

from __future__ import annotations

from tests.proving.wizards import wizards
from tests.table import Table, a_table, seat

DECK = ["sign"] * 5


def a_fray(*, hand: list[str], **others: dict[str, object]) -> Table:
    """You hold cards and have a deck; the others are as told."""
    you = seat(hand=hand, deck=DECK)
    return a_table(wizards(), you=you, token_stack=["back-with-eleven"], legend=["voom"], **others)
