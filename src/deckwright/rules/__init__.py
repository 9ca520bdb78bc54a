"""The contract between the engine and a game: what a game says of itself, how it is set up, and how it begins."""

from deckwright.rules.beginnings import BEGINNINGS, Beginning
from deckwright.rules.contract import Rules, turn_order
from deckwright.rules.declared import Coming, Companion, SetupOption
from deckwright.rules.position import TABLE, Placed, Position
from deckwright.rules.start import Deal, bare_table, new_game, start

__all__ = [
    "BEGINNINGS",
    "TABLE",
    "Beginning",
    "Coming",
    "Companion",
    "Deal",
    "Placed",
    "Position",
    "Rules",
    "SetupOption",
    "bare_table",
    "new_game",
    "start",
    "turn_order",
]
