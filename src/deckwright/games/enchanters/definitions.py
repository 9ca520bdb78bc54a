"""What is printed on the cards and towns of Enchanters, and short functions to write them."""

from __future__ import annotations

import msgspec

from deckwright.core.declared import Definition, Step
from deckwright.effects.vocabulary.modifiers import When
from deckwright.effects.words import Computed, Modifier, Steps, word
from deckwright.errors import AuthorError, nearest

ITEM = "item"
ENCHANTMENT = "enchantment"
MONSTER = "monster"
DRAGON = "dragon"
TOWN = "town"
STARTER = "starter"

TIERS = ("minor", "medium", "major", "dragon")
COPIES = {ITEM: 2, ENCHANTMENT: 2, "minor": 6, "medium": 4, "major": 2, "dragon": 1}
MARKED = {ITEM: 1, ENCHANTMENT: 1, "minor": 3, "medium": 2, "major": 1, "dragon": 1}
"""How many of the copies carry the mark 2 and take part in a duel."""


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """Cost and effect: pay the cost in full, then do as much of the effect as possible."""

    id: str
    cost: Steps = ()
    effect: Steps
    rest: bool = False
    """A main action; the first card of the track leaves at the end of the turn."""
    repeatable: bool = False
    before_main: bool = False
    """Only before the main action of the turn."""


class Half(msgspec.Struct, frozen=True, kw_only=True):
    """One half of a card. The upper one works only while the card is the top of its pile."""

    attack: int = 0
    defence: int = 0
    glory: int = 0
    actions: tuple[Action, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    when: tuple[When, ...] = ()
    score: int | Computed = 0


class Card(Definition, frozen=True, kw_only=True):
    """A card of the adventure deck, a starter, or a town."""

    kingdom: str = ""
    copies: int = 1
    marked: int = 0
    top: Half = Half()
    bottom: Half = Half()
    taking: Steps = ()
    """The immediate effect, before the card joins a pile."""
    tier: str = ""
    health: int = 0
    strength: int = 0
    fight: tuple[Modifier, ...] = ()
    """How this foe fights differently."""


@word
class StrikesAll(Modifier, frozen=True):
    """In a fight the foe strikes every player in turn order, beginning with the fighter."""


@word
class PrintedDefenceOnly(Modifier, frozen=True):
    """When the foe strikes, defence bought this turn does not count."""


@word
class Untargetable(Modifier, frozen=True):
    """Effects of other players cannot choose the owner, and pass the owner by."""


# -- short forms -----------------------------------------------------------------------------------------------


def action(
    id: str,
    *effect: Step,
    cost: list[Step] | None = None,
    repeatable: bool = False,
    before_main: bool = False,
) -> Action:
    return Action(id=id, cost=tuple(cost or ()), effect=effect, repeatable=repeatable, before_main=before_main)


def rest(id: str, *effect: Step, cost: list[Step] | None = None) -> Action:
    return Action(id=id, cost=tuple(cost or ()), effect=effect, rest=True)


def top(
    attack: int = 0,
    defence: int = 0,
    *,
    actions: list[Action] | None = None,
    modifiers: list[Modifier] | None = None,
    when: list[When] | None = None,
) -> Half:
    return Half(
        attack=attack,
        defence=defence,
        actions=tuple(actions or ()),
        modifiers=tuple(modifiers or ()),
        when=tuple(when or ()),
    )


def bottom(attack: int = 0, defence: int = 0, *, glory: int = 0, score: int | Computed = 0) -> Half:
    return Half(attack=attack, defence=defence, glory=glory, score=score)


def gear(
    kind: str,
    id: str,
    top: Half,
    bottom: Half,
    *,
    taking: list[Step] | None = None,
    tags: tuple[str, ...] = (),
) -> Card:
    return Card(
        id=id,
        kind=kind,
        tags=tags,
        copies=COPIES[kind],
        marked=MARKED[kind],
        top=top,
        bottom=bottom,
        taking=tuple(taking or ()),
    )


def item(id: str, top: Half, bottom: Half, *, taking: list[Step] | None = None) -> Card:
    return gear(ITEM, id, top, bottom, taking=taking)


def enchantment(id: str, top: Half, bottom: Half, *, taking: list[Step] | None = None) -> Card:
    return gear(ENCHANTMENT, id, top, bottom, taking=taking)


def foe(
    tier: str,
    id: str,
    *,
    health: int,
    strength: int,
    glory: int,
    fight: list[Modifier] | None = None,
    top: Half | None = None,
    bottom: Half | None = None,
    taking: list[Step] | None = None,
    tags: tuple[str, ...] = (),
) -> Card:
    """A monster of a tier, or a dragon."""
    if tier not in TIERS:
        raise AuthorError("no-kind", f"card {id!r}: no tier {tier!r}{nearest(tier, TIERS)}; there are {TIERS}")
    below = bottom or Half()
    return Card(
        id=id,
        kind=DRAGON if tier == "dragon" else MONSTER,
        tags=(tier, *tags),
        tier=tier,
        copies=COPIES[tier],
        marked=MARKED[tier],
        health=health,
        strength=strength,
        fight=tuple(fight or ()),
        top=top or Half(),
        bottom=Half(attack=below.attack, defence=below.defence, glory=glory, score=below.score),
        taking=tuple(taking or ()),
    )


def town(id: str, *actions: Action, score: int | Computed = 0) -> Card:
    return Card(id=id, kind=TOWN, top=Half(actions=actions), bottom=Half(score=score))


def kingdom(name: str, *cards: Card) -> list[Card]:
    """The cards of a kingdom: 3 items, 3 enchantments, 3 tiers of monsters and a dragon."""
    return [msgspec.structs.replace(card, kingdom=name) for card in cards]
