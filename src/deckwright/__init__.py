"""Deckwright: play, study and extend spell-themed deck-building games."""

from deckwright.compiled import ENGINE

__all__ = ["ENGINE"]

__version__ = "0.1.0"
