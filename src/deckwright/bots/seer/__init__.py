"""Seer: looks ahead in imagined deals, judges by what was learned from many games, and plays at five levels."""

from deckwright.bots.seer.levels import LEVELS, Level
from deckwright.bots.seer.minds import GAMES
from deckwright.bots.seer.player import Seer

__all__ = ["GAMES", "LEVELS", "Level", "Seer"]
