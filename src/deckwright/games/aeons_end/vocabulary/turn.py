"""The phases of a player's turn."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import word


@word
class WardTurn(Step, frozen=True):
    """This turn all damage to players and Gravehold is prevented."""


class DrawPhase(Step, frozen=True):
    """Gems and relics played this turn go to the discard pile, in an order of the player's choice."""


class DrawHand(Step, frozen=True):
    """What is left of the played cards is discarded; then the player draws until there are five cards in hand."""


class WardWindow(Step, frozen=True):
    """A mage may prevent all damage of the coming turn."""


class MainMenu(Step, frozen=True):
    """Play gems and relics, gain cards and charges, use abilities, focus, open, prep, get rid of powers."""
