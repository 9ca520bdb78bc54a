"""Breaches and prepping."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, CardId, Name, ZoneName, word


@word
class FocusABreach(Step, frozen=True):
    """A player's closed breach is focused without paying: any of theirs, or the one cheapest to focus."""

    who: Name = "you"
    """Whose breach; with ``all`` a closed breach of any player."""
    by: Name = "you"
    cheapest: bool = False


@word
class PrepBeside(Step, frozen=True):
    """You prep a card of some name from your hand to the breach of this spell, besides it: no more than one there."""

    named: CardId


@word
class DestroyABreach(Step, frozen=True):
    """A player destroys one of their breaches, opened or closed."""

    who: Name = "you"


@word
class DestroyWithBreach(Step, frozen=True):
    """A prepped spell is destroyed, and a breach that it was prepped in as well: of two, its player chooses one."""

    cards: Name


@word
class PlaceSigil(Step, frozen=True):
    """An opened breach I or II of any player is replaced by a sigil breach; its spells return to that player's hand."""

    name: Binding = "player"
    """A name for the player; nobody if there is no such breach."""


@word
class PrepSpell(Step, frozen=True):
    """A player preps a spell to one of their breaches: from their hand, or from another zone of theirs."""

    who: Name = "you"
    out_of: ZoneName = "hand"
    any_closed: bool = False
    """Also to a closed breach that was not focused this turn."""
