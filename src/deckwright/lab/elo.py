"""Ratings: how strong players are, by who beat whom.

Bradley and Terry's model on Elo's scale: 400 points ahead means ten wins for one loss. The best player is at 0 or the
one who is named as the anchor.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt

import msgspec

from deckwright.lab.estimates import Estimate, Z

SCALE = 400 / log(10)
_ROUNDS = 10_000
_CLOSE = 1e-9


class Pairing(msgspec.Struct):
    """How often two players met, and how often the first of them won; a shared win is half a one."""

    games: int = 0
    wins: float = 0.0


def ratings(results: Mapping[tuple[str, str], Pairing], anchor: str) -> dict[str, Estimate]:
    """Everybody's rating with its 95 % interval, compared with the anchor.

    Half a game is added to each pairing, drawn, so that a clean sweep still has a rating.
    """
    players = sorted({player for pair in results for player in pair})
    met: dict[tuple[str, str], float] = {}
    won = dict.fromkeys(players, 0.0)
    for (one, other), pairing in results.items():
        games = pairing.games + 0.5
        met[one, other] = met.get((one, other), 0.0) + games
        met[other, one] = met.get((other, one), 0.0) + games
        won[one] += pairing.wins + 0.25
        won[other] += pairing.games - pairing.wins + 0.25
    strength = dict.fromkeys(players, 1.0)
    for _ in range(_ROUNDS):
        before = strength
        strength = {
            player: won[player]
            / sum(met[player, other] / (before[player] + before[other]) for other in players if (player, other) in met)
            for player in players
        }
        middle = sum(strength.values()) / len(players)
        strength = {player: each / middle for player, each in strength.items()}
        if all(abs(strength[player] - before[player]) < _CLOSE * before[player] for player in players):
            break
    errors = _errors(players, strength, met, anchor)
    found = {}
    for player in players:
        value = SCALE * log(strength[player] / strength[anchor])
        reach = Z * SCALE * errors[player]
        found[player] = Estimate(value, value - reach, value + reach)
    return found


def _errors(
    players: list[str], strength: dict[str, float], met: dict[tuple[str, str], float], anchor: str
) -> dict[str, float]:
    """The standard error of each difference to the anchor, from the curvature of the likelihood."""
    free = [player for player in players if player != anchor]
    matrix = [[0.0] * len(free) for _ in free]
    for row, one in enumerate(free):
        for other in players:
            if (one, other) in met:
                chance = strength[one] / (strength[one] + strength[other])
                weight = met[one, other] * chance * (1 - chance)
                matrix[row][row] += weight
                if other != anchor:
                    matrix[row][free.index(other)] -= weight
    inverse = _inverted(matrix)
    return {anchor: 0.0} | {player: sqrt(max(0.0, inverse[row][row])) for row, player in enumerate(free)}


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(column == number) for column in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for row in range(size):
            if row != pivot:
                factor = rows[row][pivot]
                rows[row] = [value - factor * base for value, base in zip(rows[row], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
