"""Phrases of Aeon's End that all languages build alike: verbs, nouns and fixed sentences are each language's own."""

from importlib import import_module

from deckwright.games.aeons_end.rules import aeons_end
from deckwright.games.aeons_end.words.book import PHRASES
from deckwright.games.aeons_end.words.phrases import cards, damage, nemesis, players, spells

for own in aeons_end().brought:
    if own.phrases:
        import_module(own.phrases)

__all__ = ["PHRASES", "cards", "damage", "nemesis", "players", "spells"]
