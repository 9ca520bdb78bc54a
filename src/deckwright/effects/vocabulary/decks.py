"""Decks: drawing, looking, arranging."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, Computed, Name, ZoneName, word


@word
class Draw(Step, frozen=True):
    """A player, or each of several, draws cards: as many as there are, making a new deck when it runs out."""

    count: int | Computed = 1
    who: Name = "you"
    deck: ZoneName = "deck"
    to: ZoneName = "hand"
    drawn: Binding = ""
    """A name for the cards that were drawn."""


@word
class LookAt(Step, frozen=True):
    """Give a name to the top cards of a deck, the topmost first, and show them to somebody; they stay there."""

    name: Binding
    count: int | Computed = 1
    zone: ZoneName = "deck"
    whose: Name = "you"
    seen_by: Name = "all"


@word
class Arrange(Step, frozen=True):
    """Put cards on top of a zone, or under it, one by one in an order that somebody chooses."""

    cards: Name
    to: ZoneName
    whose: Name = "you"
    by: Name = "you"
    under: bool = False


@word
class GainTop(Step, frozen=True):
    """A player, or each of several, gains the top cards of a stack: as many as there are."""

    zone: ZoneName
    count: int | Computed = 1
    who: Name = "you"
    to: ZoneName = "discard"
    gained: Binding = ""
    """A name for the cards that were gained."""
