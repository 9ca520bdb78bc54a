"""Uphill: named weights move towards what wins.

It works in the logarithms of the weights. Each game is played twice, with weights to one side of the present ones and
with those to the other; the side that comes out better pulls, and what luck alone could have done is held back. All
follows from the seeds.
"""

from __future__ import annotations

from math import exp, log

import numpy as np

from deckwright.bots.seer.training import Numbers
from deckwright.core.randomness import MASK, mix, seeded

Table = dict[str, float]
Tables = dict[str, Table]

STEP = 1.2
LONGEST_STEP = 0.35
"""No weight moves further at once, as a logarithm."""
REMEMBERED = 0.6
"""How much of the slope is kept from one generation to the next."""
LUCK = 2.0
"""A slope is trusted half when it is so large, as the square of its ratio to its error."""


class Ascent:
    """Weights under way."""

    def __init__(self, weights: Table) -> None:
        self._names = list(weights)
        self._present = np.array([log(weight) for weight in weights.values()])
        self._slope: Numbers = np.zeros(len(weights))

    @property
    def weights(self) -> Table:
        """The present weights."""
        return {name: exp(float(one)) for name, one in zip(self._names, self._present, strict=True)}

    def learn(self, sides: list[Numbers], results: list[float]) -> None:
        """Move uphill. ``sides`` are how far each pair lay from the present weights, ``results`` how it came out."""
        apart, ahead = 2 * np.array(sides), np.array(results)
        width = np.maximum(1e-9, (apart**2).sum(axis=0))
        self._slope = REMEMBERED * self._slope + (1 - REMEMBERED) * (apart.T @ ahead) / width
        error = np.sqrt(ahead.var() / width * (1 - REMEMBERED) / (1 + REMEMBERED))
        clear = (self._slope / np.maximum(1e-9, error)) ** 2
        step = STEP * self._slope * clear / (LUCK + clear)
        self._present = self._present + np.clip(step, -LONGEST_STEP, LONGEST_STEP)


def to_both_sides(weights: Table, side: Numbers) -> tuple[Table, Table]:
    """Weights to one side of the present ones, and to the other."""
    steps = [exp(float(one)) for one in side]
    return (
        {name: weight * step for (name, weight), step in zip(weights.items(), steps, strict=True)},
        {name: weight / step for (name, weight), step in zip(weights.items(), steps, strict=True)},
    )


def rounded(tables: Tables) -> Tables:
    """Tables of weights as they are written to a file."""
    return {name: {word: float(f"{weight:.4g}") for word, weight in table.items()} for name, table in tables.items()}


def seed_of(seed: int, seats: int, round_: int, index: int) -> int:
    """The seed of a game to learn from."""
    return mix((seeded(seed) + ((seats * 4096 + round_) << 32) + index * 0x9E3779B97F4A7C15) & MASK) >> 11
