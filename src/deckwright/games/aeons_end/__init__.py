"""Aeon's End: mages defend Gravehold together against a nemesis."""

from deckwright.games.aeons_end.rules import AeonsEnd, aeons_end

__all__ = ["AeonsEnd", "aeons_end"]
