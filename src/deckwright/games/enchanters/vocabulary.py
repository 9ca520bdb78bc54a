"""The words of Enchanters as records; what they do is in the modules that import them."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import word


@word
class Journey(Step, frozen=True):
    """You may take the top card of the graveyard: free of charge, but a foe has to be fought."""


@word
class SwapWithGraveyard(Step, frozen=True):
    """Swap the first card of the track with the top card of the graveyard."""


@word
class DiscardFirst(Step, frozen=True):
    """Discard the first card of the track and refill."""


class Refill(Step, frozen=True):
    """Fill the track from the deck."""

    after_rest: bool = False
    """Then a track without any cards stays so: only a table laid by hand has one while there is a deck."""


class Join(Step, frozen=True):
    """A card that was taken joins its pile, unless its effect sent it elsewhere."""


class FightWindow(Step, frozen=True):
    """The fighter may use additional actions."""

    struck: bool


class FoeStrikes(Step, frozen=True):
    """The foe deals wounds: strength less defence."""


class Verdict(Step, frozen=True):
    """The fighter strikes: attack must reach health."""


class Rewards(Step, frozen=True):
    """Abilities that answer a victory."""


class BeginTurn(Step, frozen=True):
    """The next player's turn begins."""


class Menu(Step, frozen=True):
    """Travel, rest, use an additional action, or end the turn."""


class Rested(Step, frozen=True):
    """Abilities that answer a rest."""


class EndTurn(Step, frozen=True):
    """The turn ends, whatever could still be done in it."""
