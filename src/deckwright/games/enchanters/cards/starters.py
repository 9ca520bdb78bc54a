"""The two cards every player begins with."""

from __future__ import annotations

from deckwright.games.enchanters.definitions import ENCHANTMENT, ITEM, STARTER, Card, bottom

STARTERS: list[Card] = [
    Card(id="fist", kind=ITEM, tags=(STARTER,), bottom=bottom(attack=1)),
    Card(id="of-enchanting", kind=ENCHANTMENT, tags=(STARTER,)),
]
