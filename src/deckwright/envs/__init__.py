"""Environments for learning: every game for PettingZoo, and for Gymnasium with bots in the other seats."""

from deckwright.extras import needing

with needing("research"):
    from deckwright.envs.alone import Alone
    from deckwright.envs.observing import MOST_OPTIONS, Eyes
    from deckwright.envs.together import Together, env

__all__ = ["MOST_OPTIONS", "Alone", "Eyes", "Together", "env"]
