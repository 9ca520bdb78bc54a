"""Damage and healing."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, Computed, CounterName, MarkName, Name, One, word


@word
class Damage(Step, frozen=True):
    """A player, or each of several, suffers damage."""

    amount: int | Computed
    who: Name = "you"
    what: CounterName = "life"
    """The number that damage takes from; one of the table if nobody in particular suffers it."""
    hurt: Binding = ""
    """A name for those who lost some. An attacker to whom the effect was sent back is not among them."""
    fallen: Binding = ""
    """A name for those whom it took the last."""
    dealer: One = ""
    """Whose doing it is, if not yours or the attacker's; nobody's, if the name stands for nobody."""


@word
class Heal(Step, frozen=True):
    """A player, or each of several, gets back some of what damage takes, as much as there is room for."""

    amount: int | Computed
    who: Name = "you"
    what: CounterName = "life"


@word
class Hit(Step, frozen=True):
    """Deal damage to chosen cards that have life tokens."""

    amount: int | Computed
    cards: Name
    what: MarkName = "life"
    hurt: Binding = ""
    """A name for those that lost some."""
    fallen: Binding = ""
    """A name for those whom it took the last."""
