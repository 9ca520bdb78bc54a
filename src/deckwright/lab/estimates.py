"""Estimates: what a number of games tells, and how far it may be off."""

from __future__ import annotations

from math import sqrt

import msgspec

Z = 1.959963984540054
"""How many standard deviations around the middle hold 95 % of a normal distribution."""


class Estimate(msgspec.Struct, frozen=True):
    """A value and its 95 % confidence interval."""

    value: float
    low: float
    high: float


def share(wins: float, games: int) -> Estimate:
    """The share of games won, with Wilson's interval: it stays within 0 and 1, also after a clean sweep."""
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    value = wins / games
    weight = Z * Z / games
    middle = (value + weight / 2) / (1 + weight)
    reach = Z / (1 + weight) * sqrt(value * (1 - value) / games + weight / (4 * games))
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(total: int, squares: int, games: int) -> Estimate:
    """The mean of whole numbers from their sum and the sum of their squares. One game alone tells no spread."""
    if not games:
        return Estimate(0.0, 0.0, 0.0)
    value = total / games
    spread = (games * squares - total * total) / (games * (games - 1)) if games > 1 else 0.0
    reach = Z * sqrt(spread / games)
    return Estimate(value, value - reach, value + reach)
