"""How Gate Witch is told."""

from __future__ import annotations

from deckwright.games.aeons_end.nemeses.gate_witch import TurnCardsHurt
from deckwright.games.aeons_end.words.book import message

message(TurnCardsHurt, "text-turn-cards-hurt", of="damage", damage="damage")
