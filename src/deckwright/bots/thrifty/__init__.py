"""Thrifty: rules of thumb and a look ahead to the end of the turn. It plays the games it has rules of thumb for."""

from __future__ import annotations

from importlib import import_module

from deckwright.bots.bot import Bot, MakeBot
from deckwright.errors import PlayerError
from deckwright.rules.contract import Rules

GAMES: dict[str, str] = {
    "enchanters": "deckwright.bots.thrifty.enchanters:Thrifty",
    "aeons-end": "deckwright.bots.thrifty.aeons_end:Thrifty",
    "krutagidon": "deckwright.bots.thrifty.krutagidon:Thrifty",
}
"""Where the rules of thumb of each game are."""


def thrifty(rules: Rules, seed: int) -> Bot:
    """Thrifty for a game."""
    if rules.name not in GAMES:
        raise PlayerError(
            "bot-plays-not",
            f"bot 'thrifty' does not play {rules.name!r}; it plays {sorted(GAMES)}",
            bot="thrifty",
            game=rules.name,
            games=sorted(GAMES),
        )
    module, _, name = GAMES[rules.name].partition(":")
    make: MakeBot = getattr(import_module(module), name)
    return make(rules, seed)
