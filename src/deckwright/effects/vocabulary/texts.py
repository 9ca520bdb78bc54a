"""Texts of cards that are carried out by other texts."""

from __future__ import annotations

import msgspec

from deckwright.core.declared import Step
from deckwright.effects.words import Condition, Name, One, PartName, word


class Given(msgspec.Struct, frozen=True):
    """A name that a text is given, and what it means where the text is started."""

    name: str
    means: Name


@word
class Perform(Step, frozen=True):
    """Carry out a text of chosen cards, one after the other. Cards without such a text do nothing."""

    cards: Name
    part: PartName
    by: One = "you"
    """Who carries it out: the ``you`` of the text."""
    source: One = ""
    """Whose doing it is."""
    giving: tuple[Given, ...] = ()
    """What the names mean that the text is given; those not given here mean what they mean already."""


@word
class HasText(Condition, frozen=True):
    """A chosen card has such a text."""

    card: Name
    part: PartName
