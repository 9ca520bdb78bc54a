"""The cards of Aeon's End, by box."""

from __future__ import annotations

import msgspec

from deckwright.games.aeons_end.cards.base_gems import BASE_GEMS
from deckwright.games.aeons_end.cards.base_mages import BASE_MAGES
from deckwright.games.aeons_end.cards.base_relics import BASE_RELICS
from deckwright.games.aeons_end.cards.base_spells import BASE_SPELLS
from deckwright.games.aeons_end.cards.base_starters import BASE_STARTERS
from deckwright.games.aeons_end.definitions import Card, of_box
from deckwright.games.aeons_end.nemeses import BASE_NEMESES


def _tagged(cards: list[Card], *tags: str) -> list[Card]:
    return [msgspec.structs.replace(card, tags=(*card.tags, *tags)) for card in cards]


BASE_CARDS = [
    *_tagged(BASE_STARTERS, "plain", "starter"),
    *_tagged([*BASE_GEMS, *BASE_RELICS, *BASE_SPELLS], "plain"),
]

BOXES: dict[str, list[Card]] = {
    "base": of_box("base", [*BASE_CARDS, *BASE_MAGES, *BASE_NEMESES]),
}

__all__ = ["BOXES"]
