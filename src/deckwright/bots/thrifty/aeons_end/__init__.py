"""Thrifty at Aeon's End."""

from deckwright.bots.thrifty.aeons_end.player import Thrifty

__all__ = ["Thrifty"]
