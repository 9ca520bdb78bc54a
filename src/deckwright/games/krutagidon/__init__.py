"""Krutagidon: wizards buy cards, attack each other and die laughing."""

from deckwright.games.krutagidon.rules import Krutagidon, krutagidon

__all__ = ["Krutagidon", "krutagidon"]
