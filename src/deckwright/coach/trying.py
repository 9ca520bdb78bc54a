"""Trying options in the same imagined deals, and what they differ by.

A deal has a number, and all that happens in it follows from the number: deals can be tried in any order, by any
process, and a measurement is refined by adding deals to those that were tried before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt

import msgspec

from deckwright.bots import Knowledge
from deckwright.coach.chances import Chances
from deckwright.coach.judges import Judge, Parts, Plan
from deckwright.core.game import Game
from deckwright.core.randomness import MASK, Dice, mix
from deckwright.core.run import choose, waiting_for

CONSIDERED = 5
"""How many options a move is compared with: those that seem best at a glance."""
LEAST_DEALS = 4
"""With fewer, no interval is to be trusted."""


class Leaf(msgspec.Struct, frozen=True):
    """What an option came to in one deal."""

    worth: list[float]
    """To each seat, in the unit of the judge."""
    chance: list[float]
    """Each seat's chance to win; empty where that is not calibrated."""
    parts: Parts
    """What the worth to the seat that is asked consists of."""


Deal = dict[str, Leaf]
"""What each option came to in one deal, by its key."""


class Difference(msgspec.Struct, frozen=True):
    """By how much one option came out better than another in the same deals, and the half-width of its interval."""

    mean: float
    reach: float

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return abs(self.mean) > self.reach


def difference(one: Sequence[float], other: Sequence[float]) -> Difference:
    """The paired difference with its 95 % interval, by Student's distribution: there are few deals."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < LEAST_DEALS:
        return Difference(mean, max(abs(mean), *map(abs, gaps)) + 1.0)
    variance = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return Difference(mean, _student(count - 1) * sqrt(variance / count))


def _student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, to two digits."""
    return 1.96 + 2.37 / freedom + 2.8 / freedom**2 + 2.5 / freedom**4


class Trial:
    """A decision whose options are tried. Equal seeds, equal deals."""

    def __init__(self, judge: Judge, knowledge: Knowledge, seed: int, chances: Chances | None) -> None:
        self._judge = judge
        self._knowledge = knowledge
        self._seed = seed
        self._chances = chances
        game = self._imagined(-1)
        judge.look_at(game)
        self.plans = self._plans(game)
        """How each option is carried out, by its key: the sensible ones first, those that seem best at the front."""

    def _plans(self, game: Game) -> dict[str, Plan]:
        assert game.question is not None
        seat = self._knowledge.seat
        options, keys = game.question.options_of(seat), self._knowledge.options
        plans: dict[str, Plan] = {}
        for plan in self._judge.plans(game, seat):
            plans.setdefault(keys[options.index(plan[0])], plan)
        for key, option in zip(keys, options, strict=True):
            plans.setdefault(key, [option])
        return plans

    def deal(self, number: int, keys: Iterable[str]) -> Deal:
        """Try some options in one deal."""
        imagined = self._imagined(number)
        return {key: self._leaf(imagined.copy(), self.plans[key]) for key in keys}

    def _leaf(self, game: Game, plan: Plan) -> Leaf:
        judge, seat = self._judge, self._knowledge.seat
        judge.look_at(game)  # the same for all options of a deal
        judge.play_on(game, seat, plan)
        parts = judge.parts(game, seat)
        worth = [judge.worth(game, one) for one in range(game.seats)]
        chance = self._chances.of(game, judge.outlook) if self._chances is not None else []
        return Leaf(worth, chance, parts)

    def _imagined(self, number: int) -> Game:
        return self._knowledge.imagine(Dice(mix((self._seed * 0x9E3779B97F4A7C15 + number + 1) & MASK)))


def worths(deals: Sequence[Mapping[str, Leaf]], key: str, seat: int) -> list[float]:
    """What an option was worth to a seat, deal by deal."""
    return [deal[key].worth[seat] for deal in deals]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def only_comes_first(knowledge: Knowledge, key: str, other: str) -> bool:
    """Whether an option gives nothing up: another one can still be chosen right after it."""
    game, seat = knowledge.imagine(Dice(1)), knowledge.seat
    assert game.question is not None
    turns = game.turns
    choose(game, game.question.options_of(seat)[knowledge.options.index(key)], seat)
    question = game.question
    if question is None or game.turns != turns or seat not in waiting_for(game):
        return False
    return other in game.rules.keys(game, question.options_of(seat))
