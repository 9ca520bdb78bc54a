"""The games, by name: ours, and those of other packages (entry points in the group ``deckwright.games``).

Everything outside reaches a game through here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path

from deckwright.errors import AuthorError, FileError, PlayerError, nearest
from deckwright.plugins import Plugins
from deckwright.rules.beginnings import BEGINNINGS, Elsewhere
from deckwright.rules.contract import Rules

_GAMES: dict[str, str] = {
    "enchanters": "deckwright.games.enchanters:enchanters",
    "aeons-end": "deckwright.games.aeons_end:aeons_end",
    "krutagidon": "deckwright.games.krutagidon:krutagidon",
}


BEGINNINGS["lesson"] = Elsewhere("deckwright.lessons.beginning", "Guided")
BEGINNINGS["ruling"] = Elsewhere("deckwright.lessons.practice", "Practice")
BEGINNINGS["pack"] = Elsewhere("deckwright.scenarios.trying", "Trying")


def _rules(name: str, made: object) -> Rules:
    """The rules that a plug-in brings: its entry point leads to them, or to what makes them."""
    rules = made() if callable(made) else made
    if not isinstance(rules, Rules):
        raise AuthorError("no-rules", f"it has to lead to a subclass of Rules, not to {made!r}")
    if rules.name != name:
        raise AuthorError(
            "other-name", f"the rules are called {rules.name!r}; the entry point has to be called the same"
        )
    return rules


_plugins = Plugins("deckwright.games", _GAMES, _rules)


def names() -> list[str]:
    """The games that can be played: ours, then those that other packages bring."""
    return [*_GAMES, *_plugins.found()]


def ours() -> list[str]:
    """The games of this package."""
    return list(_GAMES)


def troubles() -> list[FileError]:
    """Why games of other packages, and what they bring to ours, were left out."""
    nemeses: list[FileError] = import_module("deckwright.games.aeons_end.rules").troubles()
    return [*_plugins.troubles().values(), *nemeses]


def file_of(name: str) -> str:
    """The source file of a game's rules, for whoever has to fix something in it."""
    top, *rest = type(load(name)).__module__.split(".")
    file = Path(str(sys.modules[top].__file__))
    return str(file.parent.joinpath(*rest).with_suffix(".py") if rest else file)


def load(name: str) -> Rules:
    """The rules of a game, built once per process."""
    if name in _GAMES:
        module, _, function = _GAMES[name].partition(":")
        make: Callable[[], Rules] = getattr(import_module(module), function)
        return make()
    rules = _plugins.found().get(name)
    if rules is None:
        trouble = _plugins.trouble(name)
        if trouble is not None:
            raise trouble
        known = sorted(names())
        raise PlayerError(
            "unknown-game", f"no game {name!r}{nearest(name, known)}; there are {known}", game=name, games=known
        )
    return rules


def played(name: str, setup: Mapping[str, object]) -> Rules:
    """The rules that a table or a game file is played by: those of its game, with the cards that it brings along."""
    pack = setup.get("pack", "")
    if not pack:
        return load(name)
    own_cards = import_module("deckwright.games.own_cards")
    with_cards: Rules = own_cards.rules_with(name, str(pack))
    return with_cards


def by_source(source: str) -> Rules:
    """The rules with a ``source``, the same in every process: a name, and after a line break the cards besides.

    What a stranger sends as the name of a game is none: see ``load``.
    """
    name, _, pack = source.partition("\n")
    return played(name, {"pack": pack})
