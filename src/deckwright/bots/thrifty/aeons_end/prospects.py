"""What a deck will do until the end of the game: a coarse model, in which cards come round evenly and fractions count.

In every turn of the model a mage casts what comes round, as far as the breaches have room, and spends the aether of
the gems on the best spell there is aether for, or on a breach when spells crowd the others.
"""

from __future__ import annotations

from typing import NamedTuple

from deckwright.games.aeons_end.table import HAND_SIZE

LYING = 1.0
"""A spell comes round later than a gem, by so many turns: it waits in its breach."""
CROWDED = 0.8
"""Spells do not come one by one: so much of the room in the breaches is used."""
IDLE = 0.2
"""What an aether brings when there is nothing to buy but charges."""
STRETCH = 7.0
"""Hands differ: a card that costs more than the usual hand power is bought now and then, up to so much more."""
DELAY = 3
"""A card that is bought comes to the hand so many turns later."""


class Deck(NamedTuple):
    """All that the model looks at."""

    aether: float
    """Of all gems together."""
    cards: int
    spells: tuple[float, ...]
    """The damage of each, the best first."""
    opened: int
    bonus: int
    """Of the opened breaches together."""
    prices: tuple[int, ...]
    """What it costs to open the others, the cheapest first."""


Goods = tuple[tuple[int, float, float], ...]
"""The spells on sale: cost, damage, and how many of them are this mage's share."""


def prospect(deck: Deck, goods: Goods, turns: float) -> list[float]:
    """The damage dealt after each of so many turns, all together; the last may be a part of a turn."""
    cards = float(deck.cards)
    spells = [(power, 1.0) for power in deck.spells]
    opened, bonus = float(deck.opened), float(deck.bonus)
    prices = list(deck.prices)
    paid = 0.0
    stock = [share for _, _, share in goods]
    coming = [(0.0, 0.0)] * DELAY
    dealt = 0.0
    curve: list[float] = []
    left = turns
    while left > 0:
        number, power = coming.pop(0)
        cards += number
        if number:
            at = 0
            while at < len(spells) and spells[at][0] >= power:
                at += 1
            spells.insert(at, (power, number))
        passes = max(1.0, cards / HAND_SIZE)
        often = 1 / (passes + LYING)
        room = free = opened * CROWDED
        weakest = hits = 0.0
        for power, number in spells:
            casts = number * often
            if casts >= free:
                hits += free * power
                weakest = power
                free = 0.0
                break
            hits += casts * power
            free -= casts
        if room:
            hits += bonus * (1 - free / room)
        dealt += hits if left >= 1 else left * hits
        curve.append(dealt)
        purse = deck.aether / passes
        which, number, power = _best(goods, stock, purse, weakest)
        if prices and CROWDED * weakest * purse > often * number * (power - weakest) * prices[0]:
            paid += purse
            if paid >= prices[0]:
                paid -= prices.pop(0)
                opened += 1
                bonus += opened > 2
            number = power = 0.0
        elif which < 0:
            dealt += IDLE * purse
        else:
            stock[which] -= number
        coming.append((number, power))
        left -= 1
    return curve


def _best(goods: Goods, stock: list[float], purse: float, least: float) -> tuple[int, float, float]:
    """Which spell is bought in a turn, how many, and its damage; one that is no better than ``least`` is not."""
    best = (-1, 0.0, 0.0)
    most = 0.0
    for which, (cost, power, _) in enumerate(goods):
        left = stock[which]
        if left <= 0:
            continue
        number = purse / cost
        if cost > purse:
            number *= max(0.0, 1 - (cost - purse) / STRETCH)
        number = min(number, left)
        if number * (power - least) > most:
            most = number * (power - least)
            best = (which, number, power)
    return best
