"""The turn-order deck."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, Condition, Modifier, Name, Pick, word


@word
class RevealTurnCard(Step, frozen=True):
    """Turn over the top card of the turn-order deck and give it a name; it stays where it is."""

    name: Binding


@word
class ShuffleIntoTurnDeck(Step, frozen=True):
    """Turn-order cards are shuffled into the turn-order deck."""

    cards: Name


@word
class OwnerOfTurnCard(Step, frozen=True):
    """Give a name to the player of a turn-order card; where it is the card of several, the players decide."""

    name: Binding
    card: Name


@word
class NemesisTurnCard(Pick, frozen=True):
    """A nemesis card of the turn-order discard pile; they are all alike, so that there is nothing to choose."""


@word
class ArrangeTurnDeck(Step, frozen=True):
    """Look at the turn-order deck and put it back in any order."""


@word
class WonAtEndOfTurn(Modifier, frozen=True):
    """The players win if a condition holds at the end of any turn."""

    condition: Condition


class LookAtTurnDeck(Step, frozen=True):
    """Look at all cards of the turn-order deck."""


class ChooseTurnOrder(Step, frozen=True):
    """Choose which card of the turn-order deck is drawn first, which next, until only equal ones are left."""


class PutBackTurnDeck(Step, frozen=True):
    """Put the turn-order deck back as it was chosen."""


class DrawTurnCard(Step, frozen=True):
    """Draw the card that tells whose turn it is."""


class StartTurn(Step, frozen=True):
    """The turn of a player or of the nemesis begins."""


class EndTurn(Step, frozen=True):
    """What lasts a turn ends; perhaps the players have won. If not, the next card is drawn."""
