"""Purses: money of which some may be spent on some things only.

A purse is a list of coins, each a counter, in the order they are spent. What is bound to a purpose goes before what is
free, which is always in the player's favour; of two bound coins of which neither is better the rules put one first.
"""

from __future__ import annotations

from deckwright.effects.lookup import CardGame
from deckwright.effects.vocabulary.purses import Coin


def payers(game: CardGame, what: str, purpose: str) -> tuple[tuple[int, int], ...]:
    """The counters that pay for a purpose, in the order they are spent; 1 with those of which each seat has one.

    For what is no purpose of its own pays whatever is not bound to some purposes only.
    """
    rules = game.rules
    found = rules.payers.get((what, purpose))
    if found is None:
        coins = rules.purses.get(what, (Coin(what),))
        names = [coin.counter for coin in coins if coin.pays_for(purpose)]
        counters = [rules.layout.counter(name) for name in names]
        found = tuple((counter, int(rules.layout.counter_owner[counter] >= 0)) for counter in counters)
        rules.payers[what, purpose] = found
    return found


def available(game: CardGame, seat: int, what: str, purpose: str = "") -> int:
    """How much a seat can spend on a purpose; without one, all that is not bound to some purposes only."""
    total = 0
    for counter, own in payers(game, what, purpose):
        total += game.counters[counter + seat * own]
    return total


def spend(game: CardGame, seat: int, what: str, amount: int, purpose: str = "") -> None:
    """Pay for a purpose."""
    for counter, own in payers(game, what, purpose):
        amount += game.add(counter + seat * own, -amount)
