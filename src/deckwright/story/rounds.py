"""Rounds: everybody has had their turns, and it begins again.

Where cards decide whose turn it is, a round is one time through their deck: it ends when they are put back together.
Elsewhere it ends when the turn comes back to the seat that had the first one.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from deckwright.core.events import Event
from deckwright.records.session import Session
from deckwright.rules.contract import Rules

OPENING = -1
NOBODY = -2
TOGETHER = 2
"""So many turn-order cards go back only when their deck is made again: a warded turn puts back a single one."""


class _Reached(msgspec.Struct, frozen=True):
    """How far the count has come between two answers."""

    number: int = 0
    first: int = NOBODY
    """Who had the first turn; -1 for whomever everybody plays against."""
    others: bool = False
    """Somebody else has had a turn in this round."""
    drawn: frozenset[int] = frozenset()
    """The turn-order cards of this round."""
    back: int = 0
    """How many of them were put back since the last turn."""


class Rounds:
    """Counts the rounds of a game, answer by answer; what was undone is counted again."""

    def __init__(self, rules: Rules) -> None:
        self._turns = frozenset(kind for kind, beat in rules.story.items() if beat == "turn")
        self._card = rules.turn_event if rules.turn_event not in self._turns else ""
        """The event that shows the card that decides whose turn it is, where cards do."""
        self._reached: list[_Reached] = []
        self._begun: list[dict[int, int]] = []

    def forget_from(self, step: int) -> None:
        """An answer and all after it were undone."""
        del self._reached[step + 1 :]
        del self._begun[step + 1 :]

    def begun(self, session: Session, step: int) -> dict[int, int]:
        """The rounds that began with an answer, or in the opening: by the event of their first turn."""
        while len(self._begun) <= step + 1:
            number = len(self._begun) + OPENING
            self._read(session.opening if number == OPENING else session.events[number])
        return self._begun[step + 1]

    def number(self, session: Session, step: int) -> int:
        """The round that is being played before an answer, counted from 1; 0 before the first turn."""
        self.begun(session, step - 1)
        return self._reached[step].number

    def _read(self, events: Sequence[Event]) -> None:
        reached = self._reached[-1] if self._reached else _Reached()
        number, first, others = reached.number, reached.first, reached.others
        drawn, back = set(reached.drawn), reached.back
        begun: dict[int, int] = {}
        for position, event in enumerate(events):
            if event.kind == "moved" and event.card in drawn:
                drawn.discard(event.card)
                back += 1
            elif event.kind == self._card:
                if back >= TOGETHER:
                    drawn.clear()
                    others = True
                drawn.add(event.card)
                back = 0
            elif event.kind in self._turns:
                again = others and (bool(self._card) or event.seat == first)
                if not number or again:
                    number, others = number + 1, False
                    first = event.seat if first == NOBODY else first
                    begun[position] = number
                elif not self._card:
                    others = others or event.seat != first
        self._begun.append(begun)
        self._reached.append(_Reached(number, first, others, frozenset(drawn), back))
