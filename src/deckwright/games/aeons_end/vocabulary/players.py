"""Picking players where a game alone differs."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, CardId, Computed, CountName, Name, Pick, word


@word
class OtherPlayer(Pick, frozen=True):
    """A player other than the one picked before; alone, the same."""

    than: Name
    has: CountName = ""


@word
class TwiceAlone(Step, frozen=True):
    """Alone, what happens to two players happens to the single one twice."""

    name: Name


@word
class PlayerOf(Step, frozen=True):
    """Give a name to the player of a mage; to nobody if that mage does not take part."""

    name: Binding
    mage: CardId


@word
class MostOfAnyone(Computed, frozen=True):
    """So much for each of something that the player with the most of it has; nobody is chosen."""

    of: CountName
    times: int = 1
