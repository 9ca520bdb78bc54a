"""Thrifty at Enchanters."""

from deckwright.bots.thrifty.enchanters.plans import Thrifty

__all__ = ["Thrifty"]
