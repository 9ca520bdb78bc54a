"""The turn: what was done in it, and what lasts as long as it."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import CardId, Computed, Condition, EventName, KindName, Modifier, Name, One, word


@word
class ThisTurn(Step, frozen=True):
    """Until the turn ends a modifier is in force for a player, or an ability answers; perhaps only some times."""

    effect: Modifier
    who: Name = "you"
    """Whose values it changes and whose events it answers; if empty, those of the table, which nobody owns."""
    times: int = 0
    """How often it works: 1 for the next time only, 0 for as often as it happens."""


@word
class GiveTurn(Step, frozen=True):
    """It is a player's turn now."""

    to: One


@word
class TurnOf(Condition, frozen=True):
    """It is a player's turn."""

    who: Name = "you"


@word
class TimesThisTurn(Computed, frozen=True):
    """How often something has happened to a player this turn, perhaps only with cards of a kind or a name."""

    event: EventName
    kind: KindName = ""
    named: CardId = ""
    who: Name = "you"


@word
class KindsThisTurn(Computed, frozen=True):
    """With cards of how many kinds something has happened to a player this turn."""

    event: EventName
    who: Name = "you"
    without: tuple[KindName, ...] = ()
    """Kinds that are not counted."""


@word
class NamesThisTurn(Computed, frozen=True):
    """With how many differently named cards something has happened to a player this turn, perhaps only of a kind."""

    event: EventName
    kind: KindName = ""
    who: Name = "you"


class Begin(Step, frozen=True):
    """Start what lasts for this turn: what ``ThisTurn`` becomes."""

    number: int
    who: str
    times: int
