"""What the lab has measured of the games that come with the package: cards, and how hard a set-up is.

The files beside this one are written by ``scripts/measure``; the page shows them on a card's sheet and in the set-up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import product

import msgspec


class CardMeasured(msgspec.Struct, frozen=True):
    """How a card fared with players who did not begin with it."""

    met: int
    """Players in whose game it was."""
    got: int
    """How many of them came to own it."""
    won: float
    """How many of those won; a win shared by two is half a win to each."""
    met_won: float
    """How many won of all in whose game it was."""


class SetupMeasured(msgspec.Struct, frozen=True):
    """How often a set-up of a co-operative game was won."""

    games: int
    won: int


class Measured(msgspec.Struct, frozen=True):
    """What many games of one bot came to."""

    game: str
    rules: int
    bot: str
    """Who played in every seat."""
    seed: int
    games: int
    """Games in which cards were watched."""
    cards: dict[str, CardMeasured]
    options: tuple[str, ...] = ()
    """The options that decide how hard a set-up is."""
    setups: dict[str, SetupMeasured] = {}
    """By the number of seats and the values of those options: see ``key_of``."""

    def of_setup(self, seats: int, choices: Sequence[Sequence[str]]) -> SetupMeasured:
        """All measured games that fit; each choice is the values that an option may have."""
        keys = [key_of(str(seats), *values) for values in product(*choices)]
        found = [self.setups[key] for key in keys if key in self.setups]
        return SetupMeasured(sum(one.games for one in found), sum(one.won for one in found))


def key_of(*parts: str) -> str:
    """How a set-up is called in the file: the number of seats, then the chosen values."""
    return "/".join(parts)


@cache
def measured(game: str) -> Measured | None:
    """What was measured of a game, if anything was."""
    file = files(__name__).joinpath(f"{game}.json")
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.is_file() else None
