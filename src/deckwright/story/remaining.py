"""What can still come: the piles that nobody can see into, counted from what a seat knows.

A pile is told in groups of cards that could, as far as the seat knows, lie in each other's place. For each kind of
card a group says how many there are at least and at most, and which cards they may be. The order of a pile is never
told, not even where the seat could remember it.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from deckwright.core.game import Game
from deckwright.core.views import knows


class Possible(msgspec.Struct, frozen=True):
    """A card that may be in a group, and how many of it."""

    card: str
    least: int
    most: int


class Kind(msgspec.Struct, frozen=True):
    """How many cards of a kind are in a group."""

    kind: str
    least: int
    most: int
    share: float
    """How likely any one card of the group is of this kind."""


class Group(msgspec.Struct, frozen=True):
    """Cards of a pile that could change places."""

    count: int
    tier: int
    """The tier that all of them have, or 0."""
    kinds: tuple[Kind, ...]
    cards: tuple[Possible, ...]


class Remaining(msgspec.Struct, frozen=True):
    """A pile, and what is still in it."""

    zone: str
    seat: int
    count: int
    groups: tuple[Group, ...]


def remaining(game: Game, seat: int) -> list[Remaining]:
    """The piles that the rules let players count, as one seat may know them: the shared ones, and its own."""
    layout = game.rules.layout
    unseen = _pools(game, seat)
    piles = []
    for zone in game.rules.counted:
        place = layout.zone(zone)
        owner = -1
        if layout.zone_of[place].per_seat:
            if seat < 0:
                continue
            place, owner = place + seat, seat
        piles.append(Remaining(zone, owner, len(game.zones[place]), _groups(game, place, unseen)))
    return piles


class _Pool:
    """Unseen cards that could change places, wherever they lie."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.size = 0
        self.certain: list[int] = []
        self.possible: list[int] = []


def _pools(game: Game, seat: int) -> dict[int, _Pool]:
    """The pool of each card that a seat does not know."""
    pools: dict[object, _Pool] = {}
    pool_of: dict[int, _Pool] = {}
    for place, cards in enumerate(game.zones):
        for index, card in enumerate(cards):
            if not knows(game, seat, place, card):
                key = game.rules.pools_of(game, place, index, card)[0]
                pool_of[card] = pools.setdefault(key, _Pool())
                pool_of[card].cards.append(card)
    for pool in pools.values():
        pool.size = len(pool.cards)
        pool.certain, pool.possible = game.rules.could_be(game, pool.cards)
    return pool_of


def _groups(game: Game, place: int, pool_of: dict[int, _Pool]) -> tuple[Group, ...]:
    known: list[int] = []
    parts: dict[int, tuple[_Pool, int]] = {}
    for card in game.zones[place]:
        pool = pool_of.get(card)
        if pool is None:
            known.append(game.cards[card])
        else:
            parts[id(pool)] = (pool, parts.get(id(pool), (pool, 0))[1] + 1)
    groups = [_group(game, count, pool.size, pool.certain, pool.possible) for pool, count in parts.values()]
    if known:
        groups.append(_group(game, len(known), len(known), known, []))
    # Not in the order in which the unseen lies.
    return tuple(sorted(groups, key=lambda group: (group.tier, [card.card for card in group.cards])))


def _group(game: Game, count: int, size: int, certain: list[int], possible: list[int]) -> Group:
    """``count`` cards out of ``size``: all that are certain, and the rest drawn from the possible ones."""
    definitions, tier_of = game.rules.definitions, game.rules.tier_of
    drawn = size - len(certain)
    elsewhere = size - count

    def between(sure: int, perhaps: int) -> tuple[int, int]:
        least = sure + max(0, drawn - (len(possible) - perhaps)) if possible else sure
        most = sure + min(drawn, perhaps)
        return max(0, least - elsewhere), min(count, most)

    sure, perhaps = Counter(certain), Counter(possible)
    kinds_sure = Counter(definitions[face].kind for face in certain)
    kinds_perhaps = Counter(definitions[face].kind for face in possible)
    kinds = []
    for kind in sorted(kinds_sure.keys() | kinds_perhaps.keys()):
        expected = kinds_sure[kind] + (drawn * kinds_perhaps[kind] / len(possible) if possible else 0)
        kinds.append(Kind(kind, *between(kinds_sure[kind], kinds_perhaps[kind]), expected / size))
    cards = [
        Possible(definitions[face].id, *between(sure[face], perhaps[face]))
        for face in sorted(sure.keys() | perhaps.keys())
    ]
    tiers = {tier_of[face] for face in (*certain, *possible)}
    return Group(count, tiers.pop() if len(tiers) == 1 else 0, tuple(kinds), tuple(cards))
