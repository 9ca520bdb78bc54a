"""The decks of mages."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import (
    Name,
    word,
)


@word
class ShuffleDiscardIntoDeck(Step, frozen=True):
    """A player shuffles their discard pile together with their deck."""

    who: Name = "you"


@word
class DestroyTopOfDeck(Step, frozen=True):
    """The top cards of a player's deck are destroyed."""

    count: int
    who: Name = "you"
