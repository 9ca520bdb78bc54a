"""What a game declares, as records that never change: steps, cards, zones, counters."""

from __future__ import annotations

from enum import IntEnum

import msgspec


class Step(msgspec.Struct, frozen=True):
    """One piece of effect."""

    def option_name(self, number: int) -> str:
        """What a numbered option of this step is called in its key."""
        return str(number)


class Definition(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card. Every game adds its own fields."""

    id: str
    kind: str
    tags: tuple[str, ...] = ()


class Sight(IntEnum):
    """Who sees the cards of a zone."""

    PUBLIC = 0
    """Everybody."""
    OWNER = 1
    """Its seat; the others see how many, and the cards they happen to know."""
    HIDDEN = 2
    """Nobody, except those who happen to know a card there (they put it there, or were shown it)."""
    SEALED = 3
    """Nobody may look, not even at cards they know: only the number is shown."""


class Zone(msgspec.Struct, frozen=True):
    """A place for cards."""

    name: str
    sight: Sight = Sight.PUBLIC
    per_seat: bool = False
    ordered: bool = True
    """Whether the order of the cards matters. In an unordered zone equal cards are one option."""
    folds: bool = False
    """Whether equal cards are one option though they lie in an order, since nothing ever asks for it."""
    pool: str = ""
    """Zones of one pool hold cards that, to one who cannot see them, might be swapped. Default: the name."""


class Counter(msgspec.Struct, frozen=True):
    """A number on the table. Never below zero unless ``below_zero``."""

    name: str
    per_seat: bool = False
    this_turn: bool = False
    """Cleared when a turn ends."""
    below_zero: bool = False
    shown: bool = True
    """Book-keeping that says nothing to a player is not shown."""
    rare: bool = False
    """Most games go without: worth showing only where there are any."""
    most: int = 1_000_000_000
    """The highest number a position may give it; by default more than any game comes to."""
    follows_from: str = ""
    """What the rules work it out from, such as ``the cards``: no position may give it, and no list offers it."""
