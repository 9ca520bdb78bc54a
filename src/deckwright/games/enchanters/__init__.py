"""Enchanters: build an artifact, beat monsters and dragons, score glory."""

from deckwright.games.enchanters.rules import Enchanters, enchanters

__all__ = ["Enchanters", "enchanters"]
