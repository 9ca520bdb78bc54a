"""The cards of Aeon's End, by box."""

from __future__ import annotations

import msgspec

from deckwright.games.aeons_end.cards.base_gems import BASE_GEMS
from deckwright.games.aeons_end.cards.base_mages import BASE_MAGES
from deckwright.games.aeons_end.cards.base_relics import BASE_RELICS
from deckwright.games.aeons_end.cards.base_spells import BASE_SPELLS
from deckwright.games.aeons_end.cards.base_starters import BASE_STARTERS
from deckwright.games.aeons_end.cards.war_eternal_gems import WAR_ETERNAL_GEMS
from deckwright.games.aeons_end.cards.war_eternal_mages import WAR_ETERNAL_MAGES
from deckwright.games.aeons_end.cards.war_eternal_relics import WAR_ETERNAL_RELICS
from deckwright.games.aeons_end.cards.war_eternal_spells import WAR_ETERNAL_SPELLS
from deckwright.games.aeons_end.cards.war_eternal_starters import WAR_ETERNAL_STARTERS
from deckwright.games.aeons_end.definitions import Card, of_box
from deckwright.games.aeons_end.nemeses import NEMESES
from deckwright.games.aeons_end.nemeses.basic import BASE_BASIC
from deckwright.games.aeons_end.nemeses.war_eternal_basic import WAR_ETERNAL_BASIC


def _tagged(cards: list[Card], *tags: str) -> list[Card]:
    return [msgspec.structs.replace(card, tags=(*card.tags, *tags)) for card in cards]


def _box(name: str, starters: list[Card], market: list[Card], mages: list[Card], basic: list[Card]) -> list[Card]:
    """Everything in a box; starters and the market are plain cards, which no nemesis has."""
    nemeses = [card for nemesis in NEMESES if nemesis.box == name for card in nemesis.cards]
    cards = [*_tagged(starters, "plain", "starter"), *_tagged(market, "plain"), *mages, *basic, *nemeses]
    return of_box(name, cards)


BOXES: dict[str, list[Card]] = {
    "base": _box("base", BASE_STARTERS, [*BASE_GEMS, *BASE_RELICS, *BASE_SPELLS], BASE_MAGES, BASE_BASIC),
    "war-eternal": _box(
        "war-eternal",
        WAR_ETERNAL_STARTERS,
        [*WAR_ETERNAL_GEMS, *WAR_ETERNAL_RELICS, *WAR_ETERNAL_SPELLS],
        WAR_ETERNAL_MAGES,
        WAR_ETERNAL_BASIC,
    ),
}

__all__ = ["BOXES"]
