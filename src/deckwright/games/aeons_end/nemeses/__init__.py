"""Nemeses: the cards any nemesis uses, and each nemesis with its own."""

from __future__ import annotations

from deckwright.games.aeons_end.nemeses.basic import BASE_BASIC
from deckwright.games.aeons_end.nemeses.carapace_queen import CARAPACE_QUEEN
from deckwright.games.aeons_end.nemeses.crooked_mask import CROOKED_MASK
from deckwright.games.aeons_end.nemeses.gate_witch import GATE_WITCH
from deckwright.games.aeons_end.nemeses.hollow_crown import HOLLOW_CROWN
from deckwright.games.aeons_end.nemeses.magus_of_cloaks import MAGUS_OF_CLOAKS
from deckwright.games.aeons_end.nemeses.prince_of_gluttons import PRINCE_OF_GLUTTONS
from deckwright.games.aeons_end.nemeses.rageborne import RAGEBORNE
from deckwright.games.aeons_end.nemeses.umbra_titan import UMBRA_TITAN
from deckwright.games.aeons_end.nemeses.war_eternal_basic import WAR_ETERNAL_BASIC

BASE_NEMESES = [*BASE_BASIC, *RAGEBORNE, *CARAPACE_QUEEN, *CROOKED_MASK, *PRINCE_OF_GLUTTONS]
WAR_ETERNAL_NEMESES = [*WAR_ETERNAL_BASIC, *UMBRA_TITAN, *GATE_WITCH, *HOLLOW_CROWN, *MAGUS_OF_CLOAKS]

__all__ = ["BASE_NEMESES", "WAR_ETERNAL_NEMESES"]
