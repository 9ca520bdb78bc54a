"""Picks: what there is to choose from."""

from __future__ import annotations

from typing import ClassVar, Literal

from deckwright.effects.words import (
    CardId,
    Computed,
    Condition,
    CounterName,
    CountName,
    Field,
    KindName,
    Name,
    Pick,
    TagName,
    ZoneName,
    word,
)


@word
class CardIn(Pick, frozen=True):
    """A card in one of the zones of a player, perhaps only of a kind, a tag or a cost."""

    gives: ClassVar[tuple[str, ...]] = ("it",)

    zones: tuple[ZoneName, ...]
    whose: Name = "you"
    kind: KindName = ""
    tag: TagName = ""
    cost_at_most: int | Computed | None = None
    cost_at_least: int | Computed | None = None
    other_than: Name = ""
    """A name whose cards are left out, e.g. ``this``."""
    named: CardId = ""
    most: Field = ""
    """Only a card with the most of this printed on it: ``cost`` for the most expensive one."""
    least: Field = ""
    other_kind: KindName = ""
    """A kind that is left out."""
    where: Condition | None = None
    """Only cards for which this holds; the condition calls the card ``it``."""


@word
class Among(Pick, frozen=True):
    """One of the cards that a name stands for, perhaps only of a kind, a tag or a cost."""

    gives: ClassVar[tuple[str, ...]] = ("it",)

    cards: Name
    kind: KindName = ""
    tag: TagName = ""
    cost_at_most: int | Computed | None = None
    cost_at_least: int | Computed | None = None
    other_than: Name = ""
    named: CardId = ""
    most: Field = ""
    least: Field = ""
    other_kind: KindName = ""
    where: Condition | None = None
    folded: bool = False
    """Whether equal cards are one option: so it is if all of them will be chosen one after the other."""


@word
class TopOf(Pick, frozen=True):
    """The top card of a zone of a player."""

    zone: ZoneName
    whose: Name = "you"


@word
class Player(Pick, frozen=True):
    """A player: among all, or among the others; perhaps only those who have something, or the most of it."""

    gives: ClassVar[tuple[str, ...]] = ("them",)

    among: Name = "others"
    has: CountName = ""
    most: CountName = ""
    fewest: CountName = ""
    other_than: Name = ""
    room: CounterName = ""
    """Only those who can have more of this."""
    where: Condition | None = None
    """Only those for whom this holds; the condition calls them ``them``."""
    holding: Pick | None = None
    """Only those who have all the cards that are needed, or else as many of them as anybody has (``whose: them``)."""
    holding_count: int | Computed = 1


@word
class Neighbour(Pick, frozen=True):
    """The player who sits next to somebody: on the left, who plays next, or on the right; or either of them."""

    side: Literal["left", "right", "either"] = "left"
    of: Name = "you"
    within: Name = ""
    """The players that count: who is alone among them is their own neighbour."""


@word
class OwnerOf(Pick, frozen=True):
    """The player in whose zones a card lies."""

    card: Name


@word
class Number(Pick, frozen=True):
    """A whole number."""

    least: int | Computed
    most: int | Computed


@word
class Counted(Computed, frozen=True):
    """How many things there are to choose from."""

    pick: Pick
    times: int = 1
