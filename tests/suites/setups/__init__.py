"""The tables that the standing suites sit down at.

Every game is played in its default set-up with every number of players. A game adds set-ups worth playing, and
promises of its own, in a module of this package that has its name: ``SETUPS`` and ``promises(game)``, and
``public_cards(game)`` if not everybody knows which cards take part. ``FORCED`` are set-ups in which everything that can
be chosen takes part at some table, and ``make_ready(game)`` brings about what random play seldom reaches.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import msgspec

from deckwright import games
from deckwright.core import Game
from deckwright.records import Session
from deckwright.rules import Rules, new_game


class Setup(msgspec.Struct, frozen=True):
    """A table to play at."""

    game: str
    seats: int
    options: dict[str, str] = {}

    @property
    def rules(self) -> Rules:
        return games.load(self.game)

    def new_game(self, seed: int) -> Game:
        return new_game(self.rules, self.seats, seed=seed, options=self.options)

    def new_session(self, seed: int) -> Session:
        return Session(self.rules, self.seats, seed=seed, setup=self.options)

    def __str__(self) -> str:
        chosen = [value for value in self.options.values() if value]
        return "-".join([self.game, f"{self.seats}p", *chosen]).replace(",", "+")


def _of_game(name: str, what: str, otherwise: object) -> object:
    module = f"{__name__}.{name.replace('-', '_')}"
    return getattr(import_module(module), what, otherwise) if find_spec(module) else otherwise


def _setups_of(name: str) -> list[Setup]:
    rules = games.load(name)
    plain = [Setup(name, seats) for seats in range(rules.min_seats, rules.max_seats + 1)]
    more = _of_game(name, "SETUPS", [])
    assert isinstance(more, list)
    return plain + [Setup(name, seats, options) for seats, options in more]


def promises_of(name: str) -> Callable[[Game], None]:
    """What a game promises of its own at every question."""
    check = _of_game(name, "promises", lambda game: None)
    assert callable(check)
    return check


def public_cards_of(name: str) -> Callable[[Game], list[int]]:
    """What everybody knows of the cards that take part: all of them, unless a game says otherwise."""
    known = _of_game(name, "public_cards", lambda game: sorted(game.cards))
    assert callable(known)
    return known


def make_ready_of(name: str) -> Callable[[Game], None]:
    """What brings about, at a question, what random play seldom reaches."""
    make_ready = _of_game(name, "make_ready", lambda game: None)
    assert callable(make_ready)
    return make_ready


def _forced_of(name: str) -> list[Setup]:
    forced = _of_game(name, "FORCED", [])
    assert isinstance(forced, list)
    return [Setup(name, seats, options) for seats, options in forced]


PLAIN_SETUPS: list[Setup] = [setup for name in games.names() for setup in _setups_of(name) if not setup.options]
"""Each game with each number of players, as the rulebook has it."""
SETUPS: list[Setup] = [setup for name in games.names() for setup in _setups_of(name)]
"""All set-ups of all games."""
FORCED: list[Setup] = [setup for name in games.names() for setup in _forced_of(name) or _setups_of(name)]
"""Set-ups in which everything that can be chosen takes part at some table."""
