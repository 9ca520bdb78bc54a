"""Casting spells."""

from __future__ import annotations

from typing import ClassVar

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, CardId, Computed, Name, Pick, word
from deckwright.games.aeons_end.definitions import SPELL


@word
class CastPrepped(Step, frozen=True):
    """Cast a prepped spell: your own or, with ``all``, any player's. You are the caster; it stays its owner's card."""

    whose: Name = "all"
    fresh: bool = False
    """Only a spell prepped this turn."""
    bonus: int = 0
    """Damage added."""
    twice: bool = False
    """Cast it once where it lies, and then again."""
    by: Name = "you"
    name: Binding = ""
    """A name for the spell that was cast."""


@word
class PreppedSpell(Pick, frozen=True):
    """A prepped spell of a player, perhaps only from some cost on, up to some cost, or of one name."""

    kind: ClassVar[str] = SPELL

    whose: Name = "you"
    cost_at_least: int = 0
    costliest: bool = False
    other_than: Name = ""
    named: CardId = ""
    cost_at_most: int | None = None


@word
class NeighbourSpells(Computed, frozen=True):
    """So much for each spell in the breaches next to the one this spell was cast from."""

    times: int


class CastingMenu(Step, frozen=True):
    """The casting phase: spells in closed breaches must be cast, others may."""


class CastAgain(Step, frozen=True):
    """The second cast of a spell that is cast twice."""


class CastingWindow(Step, frozen=True):
    """Effects of prepped spells at the start or the end of the casting phase."""

    window: str


@word
class Cast(Step, frozen=True):
    """Cast chosen prepped spells, whoever's they are. You are the caster; they stay their owners' cards."""

    cards: Name
