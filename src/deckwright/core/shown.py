"""What leaves the server, as records: see ``deckwright.core.views``."""

from __future__ import annotations

import msgspec


class CardView(msgspec.Struct, omit_defaults=True):
    """A card one can see: ``n`` tells equal cards apart on this table."""

    id: str
    n: int
    marks: dict[str, int] = {}


class ZoneView(msgspec.Struct, omit_defaults=True):
    """A zone: its cards from bottom to top, ``None`` for a card that is not known."""

    name: str
    seat: int = -1
    count: int = 0
    cards: list[CardView | None] = []


class OptionView(msgspec.Struct, omit_defaults=True):
    """An option and what it points at."""

    key: str
    verb: str
    card: str = ""
    n: int = -1
    seat: int = -1
    number: int = -1
    action: str = ""
    zone: str = ""
    reason: str = ""
    """Why it is not offered; empty if it is."""
    need: int = 0
    have: int = 0


class QuestionView(msgspec.Struct, omit_defaults=True):
    """What is asked of the viewer."""

    prompt: str
    options: list[OptionView]
    refused: list[OptionView] = []
    about: str = ""
    """The card that asks."""
    n: int = -1
    chosen: int = 0
    """How many of several the viewer has chosen before."""
    block: str = ""
    """The block of the rules that asks, and the step of it: what is asked can be told from them."""
    step: int = -1
    amount: int = 0
    """How much is at stake, where the rules know it already: the damage whose target is asked for."""


class View(msgspec.Struct, omit_defaults=True):
    """All that a seat may know."""

    game: str
    version: int
    seats: int
    you: int
    turn: int
    setup: dict[str, object]
    zones: list[ZoneView]
    counters: dict[str, list[int]]
    """A number per seat, or one number for the table."""
    facts: dict[str, object] = {}
    waiting_for: list[int] = []
    prompt: str = ""
    question: QuestionView | None = None
    outcome: dict[str, list[int]] | None = None
    ending: str = ""
    """Why the game ended, where scores do not tell."""


class EventView(msgspec.Struct, omit_defaults=True):
    """An event as a seat may know it: the card is empty if it is not known."""

    kind: str
    seat: int = -1
    card: str = ""
    n: int = -1
    origin: str = ""
    origin_seat: int = -1
    goal: str = ""
    goal_seat: int = -1
    what: str = ""
    amount: int = 0
    total: int = 0
    cause: str = ""
    """The card whose text was being carried out, if everybody could see it."""
