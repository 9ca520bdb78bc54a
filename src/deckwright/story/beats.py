"""Beats: what happened, cut where somebody or something else begins to act.

A beat says whose turn it is, which card acts, and which numbers it changes, with the sums behind them. Every event
is in exactly one beat. A seat's beats are made of what the seat may know, and of nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.core.shown import EventView
from deckwright.core.views import event_view
from deckwright.story.sums import Reckoning, Term

Kind = Literal["setup", "turn", "act", "arrival", "defence", "fall", "end", "more"]
"""Set-up; a turn begins; a card acts or arrives; somebody defends or falls; the game ends; more of the same."""

NUMBERS = frozenset({"counted", "marked"})


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that changed: a counter of the table or of a seat, or what lies on a card."""

    what: str
    before: int
    after: int
    event: int
    """The number of the event that changed it."""
    seat: int = -1
    card: str = ""
    n: int = -1
    terms: tuple[Term, ...] = ()
    """The sum behind it, if there is one."""


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing happening."""

    kind: Kind
    turn: int
    """Whose turn it is; -1 for the table, or whomever everybody plays against."""
    first: int
    """The first event of it."""
    end: int
    """The first event after it."""
    seat: int = -1
    """Who acts; -1 for the table."""
    card: str = ""
    """The card that acts, if one does."""
    n: int = -1
    changes: tuple[Change, ...] = ()


def beats(game: Game, events: Sequence[Event], you: int, *, turn: int, opening: bool = False) -> list[Beat]:
    """The story of some events as a seat may know it; ``turn`` is whose turn it was before the first of them.

    ``opening``: they tell how the game was set up, until the first turn begins.
    """
    begins = game.rules.story
    told: list[Beat] = []
    reckoning = Reckoning()
    current = _Draft("setup" if opening else "more", turn, 0)
    for number, event in enumerate(events):
        kind = begins.get(event.kind)
        if kind is not None:
            # A card that has just come is seen first and lies on the table afterwards.
            first = number - 1 if kind == "act" and _comes_with(events, number, current.first) else number
            current.close(first, told)
            reckoning.forget()
            if kind in ("turn", "arrival"):
                turn = event.seat  # whatever arrives acts in nobody's turn
            current = _Draft(kind, turn, first, seat=event.seat)
            current.shows(event_view(game, event, you), event.card)
        elif event.cause >= 0 and event.cause != current.actor and not current.silent:
            # Another card's text goes on, or answers what happened, without being announced.
            current.close(number, told)
            reckoning.forget()
            current = _Draft("act", turn, number)
            current.shows(event_view(game, Event("", card=event.cause), you), event.cause)
        if event.kind == "reckoned":
            reckoning.hear(event)
        elif event.kind in NUMBERS:
            current.changes.append(_change(event_view(game, event, you), number, reckoning))
    current.close(len(events), told)
    return told


def _comes_with(events: Sequence[Event], number: int, first: int) -> bool:
    """Whether the event before, in the same beat, brought the very card that acts now."""
    if number <= first:
        return False
    card, before = events[number].card, events[number - 1]
    return card >= 0 and before.kind == "moved" and before.card == card


def _change(event: EventView, number: int, reckoning: Reckoning) -> Change:
    before = event.total - event.amount
    terms = reckoning.explain(event.what, event.amount)
    return Change(event.what, before, event.total, number, event.seat, event.card, event.n, terms)


class _Draft:
    """A beat that is not finished."""

    def __init__(self, kind: str, turn: int, first: int, *, seat: int = -1) -> None:
        self.kind = kind
        self.turn = turn
        self.first = first
        self.seat = seat
        self.card = ""
        self.n = -1
        self.actor = -1
        self.changes: list[Change] = []

    @property
    def silent(self) -> bool:
        """Set-up is one beat, whichever cards it is about."""
        return self.kind == "setup"

    def shows(self, event: EventView, actor: int) -> None:
        """A card acts, shown as far as the seat may know it."""
        self.card, self.n, self.actor = event.card, event.n, actor

    def close(self, end: int, told: list[Beat]) -> None:
        if end > self.first:
            kind: Kind = self.kind  # type: ignore[assignment]
            told.append(Beat(kind, self.turn, self.first, end, self.seat, self.card, self.n, tuple(self.changes)))
