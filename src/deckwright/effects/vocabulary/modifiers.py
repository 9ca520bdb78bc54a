"""Modifiers: what changes a number while its card is in force."""

from __future__ import annotations

from typing import ClassVar, Literal

from deckwright.effects.words import CardId, Computed, Condition, EventName, KindName, Modifier, Steps, ValueName, word


@word
class Adds(Modifier, frozen=True):
    """A value is higher or lower; perhaps only against a kind of foe. Not below zero."""

    to: ValueName
    amount: int | Computed
    against: KindName = ""
    least: int = 0
    """What lowers a value does not take it below this; a value that is lower already stays."""
    named: CardId = ""
    """Only if the value comes from a card of this name."""


@word
class Multiplies(Modifier, frozen=True):
    """A value counts several times, after everything that adds to it; 0 times means it is prevented."""

    what: ValueName
    factor: int
    against: KindName = ""


@word
class Limits(Modifier, frozen=True):
    """A value is never more than so much, after everything that adds to it or multiplies it."""

    what: ValueName
    most: int | Computed
    against: KindName = ""


@word
class When(Modifier, frozen=True):
    """An ability that answers an event: obligatory, not an action.

    Its steps know ``who`` the event happened to, and the card it is ``about``.
    """

    gives: ClassVar[tuple[str, ...]] = ("who", "about")

    event: EventName
    steps: Steps
    against: KindName = ""
    """Only if the event concerns a card of this kind."""
    of: Literal["you", "others", "anyone", "this"] = "you"
    """Whose events it answers; ``this``: those that concern this very card, wherever it lies."""
    instead: bool = False
    """Its steps are done instead of what would have happened."""
    condition: Condition | None = None
    limit: int = 0
    """How often in a turn; 0 for no limit."""
