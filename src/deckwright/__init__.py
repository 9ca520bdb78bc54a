"""Deckwright: play, study and extend spell-themed deck-building games."""

__version__ = "0.1.0"
