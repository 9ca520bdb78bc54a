"""Seer: looks ahead in imagined deals, judges by what was learned from many games, and plays at five levels."""

from deckwright.bots.seer.levels import LEVELS, Level
from deckwright.bots.seer.minds import GAMES, learner_for, policy
from deckwright.bots.seer.player import Seer
from deckwright.bots.seer.thinking import Budget
from deckwright.bots.seer.values import Value, value_of

__all__ = ["GAMES", "LEVELS", "Budget", "Level", "Seer", "Value", "learner_for", "policy", "value_of"]
