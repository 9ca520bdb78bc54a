"""Learned values: weights that turn the features of a position into what it will come to.

A value is a small file in ``learned/``, written by ``deckwright train``. Each feature has a weight that changes with
the time left: ``a + b·t + c·t²``. The weighted features of a seat, less those of a rival, foretell the final margin.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec

from deckwright.errors import DeckwrightError

Weights = list[tuple[float, float, float]]


class Training(msgspec.Struct, frozen=True, kw_only=True):
    """How a value came about."""

    games: int
    rounds: int
    seed: int
    held_out_error: float
    """Root mean square of the error on games that it did not learn from."""
    explained: float
    """The share of the variance of those games that it explains."""


class Value(msgspec.Struct, frozen=True, kw_only=True):
    """A learned value for a game and a number of seats."""

    game: str
    features: tuple[str, ...]
    weights: dict[int, Weights]
    """By the number of seats; a number that was not learned is judged like the nearest one."""
    training: dict[int, Training]
    tables: dict[str, dict[str, float]] = {}
    """Weights of a quick policy, where a game has one that was tuned."""

    def weights_at(self, seats: int, time: float) -> list[float]:
        """The weights with so much time left."""
        nearest = seats if seats in self.weights else min(self.weights, key=lambda known: (abs(known - seats), known))
        return [a + b * time + c * time * time for a, b, c in self.weights[nearest]]


class UnfitValue(DeckwrightError):
    """A value that was learned for something else."""


def fitting(value: Value, game: str, features: tuple[str, ...]) -> Value:
    """The value, if it was learned for this game and these features."""
    if value.game != game or value.features != features:
        raise UnfitValue(
            "unfit-value",
            f"the learned value is for {value.game} with the features {list(value.features)}, not for {game} with"
            f" {list(features)}; train it again: deckwright train {game}",
            game=game,
        )
    return value


@cache
def value_of(game: str) -> Value:
    """The value that comes with the package."""
    name = f"{game.replace('-', '_')}.json"
    try:
        data = resources.files("deckwright.bots.seer").joinpath("learned", name).read_bytes()
    except FileNotFoundError as error:
        raise UnfitValue("no-value", f"there is no learned value for {game}", game=game) from error
    return msgspec.json.decode(data, type=Value)
