"""An evolution strategy: named weights move towards what wins.

It works in the logarithms of the weights: in each generation candidates around the present weights are tried, half of
them mirrored, and the weights follow the best of them. All follows from the seeds.
"""

from __future__ import annotations

from math import exp, log

import numpy as np

from deckwright.bots.seer.training import Numbers
from deckwright.core.randomness import MASK, mix, seeded

Table = dict[str, float]
Tables = dict[str, Table]

KEPT = 6
"""The best candidates, which the next generation follows."""
STEP = 0.8
REMEMBERED = 0.85
"""How much of the spread of each weight is kept from one generation to the next."""


class Evolution:
    """Weights under way."""

    def __init__(self, weights: Table, *, candidates: int, spread: float, least_spread: float) -> None:
        self._names = list(weights)
        self._candidates = candidates
        self._least_spread = least_spread
        self._mean = np.array([log(weight) for weight in weights.values()])
        self._spread = np.full(len(weights), spread)
        """How far candidates lie from the present weights, as a logarithm."""
        self._tried: Numbers = np.zeros((0, len(weights)))

    @property
    def weights(self) -> Table:
        """The present weights."""
        return self._named(self._mean)

    def candidates(self, *seeds: int) -> list[Table]:
        """Weights around the present ones, half of them mirrored."""
        half = np.random.default_rng(seeds).standard_normal((self._candidates // 2, len(self._names)))
        self._tried = np.concatenate([half, -half]) * self._spread
        return [self._named(self._mean + step) for step in self._tried]

    def learn(self, scores: list[float]) -> None:
        """Move towards the best candidates."""
        best = sorted(range(len(scores)), key=lambda one: -scores[one])[:KEPT]
        shares = np.array([log(KEPT + 0.5) - log(place + 1) for place in range(KEPT)])
        shares /= shares.sum()
        steps = self._tried[best]
        self._mean = self._mean + STEP * (shares @ steps)
        wider = REMEMBERED * self._spread**2 + (1 - REMEMBERED) * (shares @ steps**2)
        self._spread = np.maximum(self._least_spread, np.sqrt(wider))

    def _named(self, logs: Numbers) -> Table:
        return {name: exp(float(one)) for name, one in zip(self._names, logs, strict=True)}


def rounded(tables: Tables) -> Tables:
    """Tables of weights as they are written to a file."""
    return {name: {word: float(f"{weight:.4g}") for word, weight in table.items()} for name, table in tables.items()}


def seed_of(seed: int, seats: int, round_: int, index: int) -> int:
    """The seed of a game to learn from."""
    return mix((seeded(seed) + ((seats * 4096 + round_) << 32) + index * 0x9E3779B97F4A7C15) & MASK) >> 11
