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

STEP = 0.8
LONGEST_STEP = 0.25
"""No weight moves further at once, as a logarithm."""
REMEMBERED = 0.7
"""How much each generation counts of what the one after it does."""
USUAL = 0.12
"""How large slopes are as a rule: one that few games speak of is not believed to be larger."""
LUCK = 1.5
"""A slope counts as luck up to this square of its ratio to its error, and half when the square is twice as much."""


class Ascent:
    """Weights under way."""

    def __init__(self, weights: Table) -> None:
        self._names = list(weights)
        self._present = np.array([log(weight) for weight in weights.values()])
        self._pull: Numbers = np.zeros(len(weights))
        self._width: Numbers = np.zeros(len(weights))
        self._noise: Numbers = np.zeros(len(weights))

    @property
    def weights(self) -> Table:
        """The present weights."""
        return {name: exp(float(one)) for name, one in zip(self._names, self._present, strict=True)}

    def learn(self, sides: list[Numbers], results: list[float]) -> None:
        """Move uphill. ``sides`` are how far each pair lay from the present weights, ``results`` how it came out."""
        apart, ahead = 2 * np.array(sides), np.array(results)
        width = (apart**2).sum(axis=0)
        self._pull = REMEMBERED * self._pull + apart.T @ ahead
        self._width = REMEMBERED * self._width + width
        self._noise = REMEMBERED**2 * self._noise + ahead.var() * width
        slope = self._pull / np.maximum(1e-9, self._width + ahead.var() / USUAL**2)
        clear = self._pull**2 / np.maximum(1e-9, self._noise)
        slope *= np.maximum(0.0, 1 - LUCK / np.maximum(LUCK, clear))
        self._present = self._present + np.clip(STEP * slope, -LONGEST_STEP, LONGEST_STEP)


def to_both_sides(weights: Table, side: Numbers) -> tuple[Table, Table]:
    """Weights to one side of the present ones, and to the other."""
    steps = [exp(float(one)) for one in side]
    return (
        {name: weight * step for (name, weight), step in zip(weights.items(), steps, strict=True)},
        {name: weight / step for (name, weight), step in zip(weights.items(), steps, strict=True)},
    )


def part_of_the_way(before: Table, after: Table, part: float) -> Table:
    """Weights between two tables."""
    return {name: before.get(name, 1.0) ** (1 - part) * weight**part for name, weight in after.items()}


def rounded(tables: Tables) -> Tables:
    """Tables of weights as they are written to a file."""
    return {name: {word: float(f"{weight:.4g}") for word, weight in table.items()} for name, table in tables.items()}


def seed_of(seed: int, seats: int, round_: int, index: int) -> int:
    """The seed of a game to learn from."""
    return mix((seeded(seed) + ((seats * 4096 + round_) << 32) + index * 0x9E3779B97F4A7C15) & MASK) >> 11
