"""Sums: how a number came about, from the parts that the engine reported before it changed."""

from __future__ import annotations

import msgspec

from deckwright.core.events import Event

FOR_ONE = frozenset({"protection"})
"""Parts that concern one of several who suffer the same."""
INSTEAD = frozenset({"exhausted", "excess"})
"""Parts that take the place of all before them."""


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a sum: a number, or so many times another."""

    what: str
    """What it counts or comes from; empty for a plain number."""
    amount: int
    times: int = -1
    """How often it counts; -1 for once."""

    @property
    def value(self) -> int:
        return self.amount if self.times < 0 else self.amount * self.times


class Reckoning:
    """Listens to the parts of sums and hands them to the changes that they explain."""

    def __init__(self) -> None:
        self._common: list[Term] = []
        self._for_one: list[Term] = []
        self._used = ""
        """The number that the parts have explained already: others may suffer the same."""

    def forget(self) -> None:
        """Something else begins: what was heard before explains nothing in it."""
        self._common, self._for_one, self._used = [], [], ""

    def hear(self, event: Event) -> None:
        """A part was reported."""
        term = Term(event.what, event.amount, event.total)
        if event.what in FOR_ONE:
            self._for_one.append(term)
            return
        if self._used or event.what in INSTEAD:
            self.forget()
        self._common.append(term)

    def explain(self, what: str, amount: int) -> tuple[Term, ...]:
        """The sum behind a change by ``amount``; empty where nothing was added up, or where it does not fit."""
        if self._used not in ("", what):
            self.forget()
        terms = (*self._common, *self._for_one)
        self._for_one, self._used = [], what
        total = sum(term.value for term in terms)
        adds_up = len(terms) > 1 or any(term.times >= 0 for term in terms)
        return terms if adds_up and abs(total) >= abs(amount) > 0 else ()
