"""Bots: they are asked in the name of a seat, know what that seat knows, and answer with the key of an option."""

from deckwright.bots.bot import Bot, Knowledge, MakeBot, decide
from deckwright.bots.registry import bot, names

__all__ = ["Bot", "Knowledge", "MakeBot", "bot", "decide", "names"]
