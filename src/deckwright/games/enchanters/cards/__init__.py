"""The cards of Enchanters: two starters and six kingdoms."""

from __future__ import annotations

from deckwright.games.enchanters.cards.cultists import CULTISTS
from deckwright.games.enchanters.cards.dracons import DRACONS
from deckwright.games.enchanters.cards.gnolls import GNOLLS
from deckwright.games.enchanters.cards.goblins import GOBLINS
from deckwright.games.enchanters.cards.starters import STARTERS
from deckwright.games.enchanters.cards.undead import UNDEAD
from deckwright.games.enchanters.cards.unicorns import UNICORNS
from deckwright.games.enchanters.definitions import Card

KINGDOMS: dict[str, list[Card]] = {
    "goblins": GOBLINS,
    "gnolls": GNOLLS,
    "unicorns": UNICORNS,
    "undead": UNDEAD,
    "cultists": CULTISTS,
    "dracons": DRACONS,
}

__all__ = ["KINGDOMS", "STARTERS"]
