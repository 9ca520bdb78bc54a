"""Thrifty at Krutagidon."""

from deckwright.bots.thrifty.krutagidon.player import Thrifty

__all__ = ["Thrifty"]
