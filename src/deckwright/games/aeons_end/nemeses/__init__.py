"""Nemeses: the cards any nemesis uses, and each nemesis with its own."""

from __future__ import annotations

from deckwright.games.aeons_end.nemeses.basic import BASE_BASIC
from deckwright.games.aeons_end.nemeses.carapace_queen import CARAPACE_QUEEN
from deckwright.games.aeons_end.nemeses.crooked_mask import CROOKED_MASK
from deckwright.games.aeons_end.nemeses.prince_of_gluttons import PRINCE_OF_GLUTTONS
from deckwright.games.aeons_end.nemeses.rageborne import RAGEBORNE

BASE_NEMESES = [*BASE_BASIC, *RAGEBORNE, *CARAPACE_QUEEN, *CROOKED_MASK, *PRINCE_OF_GLUTTONS]

__all__ = ["BASE_NEMESES"]
