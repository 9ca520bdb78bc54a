"""Our own games, as the benchmark sees them."""

from __future__ import annotations

from collections.abc import Callable
from random import random

from deckwright import games
from deckwright.core import Dice, Game, Sampler, choose, offered, waiting_for
from deckwright.records import from_bytes, to_bytes
from deckwright.rules import start
from deckwright.search import play_out

SEATS = {"enchanters": 3, "aeons-end": 2, "krutagidon": 3}
"""Players of a measured game; the fewest, where nothing is said."""


class OurGame:
    """A game of ours with its default set-up, played at random."""

    def __init__(self, name: str) -> None:
        self.rules = games.load(name)
        self.name = name
        self.seats = SEATS.get(name, self.rules.min_seats)
        self.note = f"{self.seats} players"
        self._setup = self.rules.check_setup(self.seats, {})

    def new_game(self, seed: int) -> Game:
        return start(self.rules, self.seats, self._setup, seed)

    def play(self, game: Game, most: int = 2_000) -> int:
        for taken in range(most):
            options = offered(game)
            if not options:
                return taken
            choose(game, options[int(random() * len(options))])
        return most

    def copy(self, game: Game) -> Game:
        return game.copy()

    def dealer(self, game: Game) -> Callable[[], Game]:
        """Deals the unseen again, as it is to whoever is asked first."""
        deal, dice = Sampler(game, (waiting_for(game) or (0,))[0]).deal, Dice(1)
        return lambda: deal(dice)

    def to_bytes(self, game: Game) -> bytes:
        return to_bytes(game)

    def from_bytes(self, data: bytes) -> Game:
        return from_bytes(self.rules, data)


class PlayedOut(OurGame):
    """The same, played to its end by one call of ``play_out``, as somebody who searches does."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = f"{name}, play_out"
        self.note = f"{self.note}; the loop is compiled, too"

    def play(self, game: Game, most: int = 2_000) -> int:
        return play_out(game, "random", most, dice=Dice(int(random() * 2**53)))


def our_playouts() -> list[PlayedOut]:
    return [PlayedOut(name) for name in games.names()]


def our_games() -> list[OurGame]:
    return [OurGame(name) for name in games.names()]
