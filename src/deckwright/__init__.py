"""Deckwright: play, study and extend spell-themed deck-building games."""

from deckwright import moved as moved
from deckwright.compiled import ENGINE

__all__ = ["ENGINE"]

__version__ = "0.2.0"
