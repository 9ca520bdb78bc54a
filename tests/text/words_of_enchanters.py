"""A text about Enchanters that is yet to be told."""

from __future__ import annotations

from deckwright import games
from deckwright.text.gamewords import game_words, package_of
from deckwright.text.telling import Telling


def enchanters_telling(code: str) -> Telling:
    rules = games.load("enchanters")
    return game_words(code, package_of(rules)).telling(rules)
