"""What is printed in Aeon's End, and short functions to write it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict, Unpack

import msgspec

from deckwright.core.declared import Definition, Step
from deckwright.effects.vocabulary.modifiers import When
from deckwright.effects.words import Modifier, Steps

GEM = "gem"
RELIC = "relic"
SPELL = "spell"
MAGE = "mage"
NEMESIS = "nemesis"
ATTACK = "attack"
MINION = "minion"
POWER = "power"
TURN = "turn"
KINDS = (GEM, RELIC, SPELL, MAGE, NEMESIS, ATTACK, MINION, POWER, TURN)
"""Kinds of cards; a nemesis may bring more."""
INCREASED = ("expert", "extinction")
"""The difficulties that use the increased difficulty of the nemesis."""
PILE_SIZE = {GEM: 7, RELIC: 5, SPELL: 5}
"""How many cards lie in a supply pile."""
HARDEST_NEMESIS = 10
"""The end of the scale on which the nemesis mats print their difficulty."""
HARDEST_MAGE = 3
"""The end of our own scale: how much thought a mage's ability takes."""


Preps = Literal["", "to-closed", "link", "wide"]
"""How a spell may lie, or has to: in a closed breach not focused, beside another that links, in two neighbours."""


class WhilePrepped(msgspec.Struct, frozen=True, kw_only=True):
    """An effect of a spell that works while the spell lies in a breach."""

    steps: Steps
    window: str = "main"
    """``main``: an action of its owner's main phase; ``casting-start``, ``casting-end``: it happens by itself, as it
    does with ``breach-turned``, when a breach of its owner is focused or opened in the owner's turn."""
    limit: int = 1
    """Uses per turn; 0 for no limit."""


class Card(Definition, frozen=True, kw_only=True):
    """Anything with a face: player cards, mages, the nemesis and its cards, turn-order cards."""

    box: str = ""
    cost: int = 0
    level: int = 0
    """How hard a nemesis is to beat, as printed on its mat, or a mage to play."""

    # Player cards.
    play: Steps = ()
    cast: Steps = ()
    on_gain: Steps = ()
    while_prepped: WhilePrepped | None = None
    preps: Preps = ""

    # Mages.
    breaches: tuple[int, ...] = ()
    """The state of each breach at the start, see breaches.py."""
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """From top to bottom."""
    charges: int = 0
    ability: Steps = ()
    window: str = "own-main"
    """When the ability may be used: ``own-main``, ``any-main``, ``nemesis-draw``, ``turn-order``."""

    # The nemesis and its cards.
    tier: int = 0
    nemesis: str = ""
    """The nemesis it belongs to; empty for basic cards."""
    life: int = 0
    power: int = 0
    unleash: Steps = ()
    setup: Steps = ()
    end_of_turn: Steps = ()
    own_texts: tuple[tuple[str, Steps], ...] = ()
    """Texts that only cards of this nemesis have, by the part that they are."""
    immediately: Steps = ()
    attack: Steps = ()
    persistent: Steps = ()
    power_effect: Steps = ()
    to_discard: Steps = ()
    modifiers: tuple[Modifier, ...] = ()
    """In force while the card is in play; those of a spell while it is prepped."""
    when: tuple[When, ...] = ()

    # Turn-order cards.
    turn_of: int = -1
    """The seat whose turn it is, ``ANYBODY``, ``THE_NEMESIS`` or ``ONE_OF_TWO``."""
    pair: tuple[int, ...] = ()
    """The two seats that share a card."""

    @property
    def wide(self) -> bool:
        """Whether a spell fills two neighbouring breaches."""
        return self.preps == "wide"


ANYBODY = -2
THE_NEMESIS = -3
ONE_OF_TWO = -4


def gem(id: str, cost: int, *play: Step, on_gain: list[Step] | None = None, tags: tuple[str, ...] = ()) -> Card:
    return Card(id=id, kind=GEM, cost=cost, play=play, on_gain=tuple(on_gain or ()), tags=tags)


def relic(id: str, cost: int, *play: Step) -> Card:
    return Card(id=id, kind=RELIC, cost=cost, play=play)


class OfSpell(TypedDict, total=False):
    """What may be printed on a spell besides what it does when it is cast."""

    while_prepped: WhilePrepped
    preps: Preps
    modifiers: Sequence[Modifier]


def _printed(lists: Mapping[str, object]) -> dict[str, Any]:
    """Lists as they lie on a card, which never changes."""
    return {field: tuple(one) if isinstance(one, list) else one for field, one in lists.items()}


def spell(id: str, cost: int, *cast: Step, **printed: Unpack[OfSpell]) -> Card:
    return Card(id=id, kind=SPELL, cost=cost, cast=cast, **_printed(printed))


def while_prepped(*steps: Step, window: str = "main", limit: int = 1) -> WhilePrepped:
    return WhilePrepped(steps=steps, window=window, limit=limit)


def mage(
    id: str,
    *ability: Step,
    breaches: tuple[int, int, int, int],
    hand: str,
    deck: str,
    charges: int,
    level: int,
    window: str = "own-main",
) -> Card:
    """``hand`` and ``deck`` are ids with counts: ``"emerald-shard, 3 crystal, spark"``; the deck from top to bottom."""
    return Card(
        id=id,
        kind=MAGE,
        breaches=breaches,
        hand=several(hand),
        deck=several(deck),
        charges=charges,
        level=level,
        ability=ability,
        window=window,
    )


def several(text: str) -> tuple[str, ...]:
    """``"2 crystal, spark"`` → crystal, crystal, spark."""
    cards: list[str] = []
    for part in text.split(","):
        number, _, card = part.strip().rpartition(" ")
        cards += [card] * (int(number) if number else 1)
    return tuple(cards)


def attack(id: str, tier: int, *steps: Step) -> Card:
    return Card(id=id, kind=ATTACK, tier=tier, attack=steps)


class OfFoe(TypedDict, total=False):
    """What may be printed on a minion or a power besides what it does in its turns."""

    to_discard: Sequence[Step]
    immediately: Sequence[Step]
    modifiers: Sequence[Modifier]
    when: Sequence[When]


def minion(id: str, tier: int, life: int, *persistent: Step, **printed: Unpack[OfFoe]) -> Card:
    return Card(id=id, kind=MINION, tier=tier, life=life, persistent=persistent, **_printed(printed))


def power(id: str, tier: int, power: int, *effect: Step, **printed: Unpack[OfFoe]) -> Card:
    return Card(id=id, kind=POWER, tier=tier, power=power, power_effect=effect, **_printed(printed))


def of_box(box: str, cards: list[Card]) -> list[Card]:
    """Mark cards as belonging to a box."""
    return [msgspec.structs.replace(card, box=box) for card in cards]


def of_nemesis(nemesis: str, cards: list[Card]) -> list[Card]:
    """Mark cards as belonging to a nemesis."""
    return [msgspec.structs.replace(card, nemesis=nemesis) for card in cards]


class Derived(msgspec.Struct, frozen=True):
    """What never changes in a game and is asked for often; ``table`` says in which row of ``Game.derived`` it lies."""

    sockets: tuple[int, ...]
    """How many charges the ability of each seat's mage holds."""
    in_own_main: tuple[int, ...]
    """The seats whose ability belongs to this moment, or to one of the next three."""
    in_any_main: tuple[int, ...]
    in_turn_order: tuple[int, ...]
    in_nemesis_draw: tuple[int, ...]
    offering: tuple[int, ...]
    """Empty unless the nemesis looks after the supply, has steps in players' turns, is undone when a turn ends."""
    intervening: tuple[int, ...]
    undoable: tuple[int, ...]
    prepped: list[tuple[int, ...]]
    """The spells of this game, as definitions, that have an effect in each of ``PREPPED_WINDOWS`` while prepped."""
    heard: tuple[int, ...]
    """The events that cards of this game answer or count, and the values they change: their numbers in the rules."""
    changed: tuple[int, ...]

    def rows(self) -> list[tuple[int, ...]]:
        *first, prepped, heard, changed = msgspec.structs.astuple(self)
        return [*first, *prepped, heard, changed]
