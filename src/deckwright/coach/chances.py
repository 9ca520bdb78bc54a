"""The chance to win: what a judgement and the time left say about it, fitted to games that were played to the end.

A file in ``chances/`` is written by ``benchmarks/calibration.py``. It holds for one judge only: where the judge has
changed since, or was never calibrated, no chance is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from math import exp

import msgspec

from deckwright.core.game import Game
from deckwright.rules.contract import Rules


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """How judgements become chances, for one number of seats."""

    weights: list[float]
    """Of the numbers in the judge's outlook."""
    games: int
    error: float
    """How far the chances are off on games held out: the mean gap between what was foretold and what came."""
    bins: list[tuple[float, float, int]] = []
    """On games held out, by tenths: the chance foretold, the share that won, and how many positions."""


class Chances(msgspec.Struct, frozen=True, kw_only=True):
    """The calibrations of a judge."""

    judge: str
    """The judge's name."""
    seats: dict[int, Calibration]

    def of(self, game: Game, outlook: Callable[[Game, int], list[float]]) -> list[float]:
        """Each seat's chance to win; empty if that is not known."""
        competitive = game.rules.competitive
        if game.outcome is not None:
            winners = game.outcome["winners"]
            share = 1.0 / len(winners) if winners and competitive else 1.0
            return [share * (seat in winners) for seat in range(game.seats)]
        calibration = self.seats.get(game.seats)
        if calibration is None:
            return []
        weights = calibration.weights
        if not competitive:
            found = _chance(weights, outlook(game, 0))
            return [found] * game.seats if found is not None else []
        chances = [_chance(weights, outlook(game, seat)) for seat in range(game.seats)]
        known = [chance for chance in chances if chance is not None]
        return [chance / sum(known) for chance in known] if len(known) == game.seats else []


def _chance(weights: list[float], outlook: list[float]) -> float | None:
    if len(weights) != len(outlook):
        return None  # fitted to something else
    logit = sum(weight * number for weight, number in zip(weights, outlook, strict=True))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, logit))))


@cache
def chances_for(rules: Rules, judge: str) -> Chances | None:
    """The calibration that comes with the package, if it was made for this judge."""
    file = resources.files("deckwright.coach").joinpath("chances", f"{rules.name.replace('-', '_')}.json")
    if not file.is_file():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=Chances)
    return found if found.judge == judge else None
