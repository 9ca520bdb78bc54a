"""The games, by name. Everything outside reaches a game through here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from deckwright.core.errors import PlayerError, nearest
from deckwright.core.rules import Rules

_GAMES: dict[str, str] = {
    "enchanters": "deckwright.games.enchanters:enchanters",
    "aeons-end": "deckwright.games.aeons_end:aeons_end",
}


def names() -> list[str]:
    """The games that can be played."""
    return list(_GAMES)


def load(name: str) -> Rules:
    """The rules of a game, built once per process."""
    if name not in _GAMES:
        raise PlayerError(
            "unknown-game",
            f"no game {name!r}{nearest(name, _GAMES)}; there are {sorted(_GAMES)}",
            game=name,
            games=sorted(_GAMES),
        )
    module, _, function = _GAMES[name].partition(":")
    make: Callable[[], Rules] = getattr(import_module(module), function)
    return make()
