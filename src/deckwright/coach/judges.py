"""Judges: what an imagined game is worth to a seat, and how it is played on until it can be judged.

A game that seer has a mind for is judged by its learned value; otherwise thrifty's rules of thumb judge, and a game
that has neither is played out to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Protocol

import msgspec

from deckwright import bots
from deckwright.bots.seer.minds import GAMES as MINDS
from deckwright.bots.seer.values import Value, value_of
from deckwright.core.game import Game
from deckwright.core.questions import Option
from deckwright.errors import DeckwrightError
from deckwright.rules.contract import Rules

Plan = list[Option]
"""What to do, in order; the rest of the turn follows by rules of thumb."""

Parts = dict[str, float]
"""What a judgement consists of: contributions by name, which add up to it."""


class Scale(msgspec.Struct, frozen=True):
    """The unit that a judge measures in, and what counts as a mistake in it."""

    unit: str
    slip: float
    """A move that is worse than the best one by as much is a slip."""
    blunder: float
    """By as much, it is a blunder."""


GLORY = Scale("glory", 1.5, 5.0)
POINTS = Scale("points", 1.0, 3.0)
DAMAGE = Scale("damage", 2.0, 6.0)
CHANCE = Scale("chance", 3.0, 10.0)
"""In percentage points of the chance to win."""


class Judge(Protocol):
    """Judges the imagined games of one decision."""

    name: str
    """What it judges by; what was learned about the judgements of one judge says nothing about another's."""
    scale: Scale

    def look_at(self, game: Game) -> None:
        """Take in what is the same for all positions that follow from this one."""
        ...

    def plans(self, game: Game, seat: int) -> list[Plan]:
        """The sensible answers to the question that a seat is asked, those that seem best first."""
        ...

    def play_on(self, game: Game, seat: int, plan: Plan) -> None:
        """Follow a plan, and play on to where the position can be judged."""
        ...

    def worth(self, game: Game, seat: int) -> float:
        """What a position is worth to a seat, in the unit of the scale; once the game is over, what it came to."""
        ...

    def outlook(self, game: Game, seat: int) -> list[float]:
        """What the chance to win depends on, for ``chances``; the game is not over."""
        ...

    def parts(self, game: Game, seat: int) -> Parts:
        """What speaks for the position of a seat, and against it."""
        ...


SOON = 0.5
"""Added to the time left, so that it can be divided by."""


def by_margin(margin: float, time_left: float) -> list[float]:
    """An outlook: the margin counts the more, the less time is left."""
    return [1.0, margin, margin / (time_left + SOON), time_left]


def fingerprint(value: Value) -> str:
    """What tells a learned value from others."""
    return blake2b(msgspec.json.encode((value.features, value.weights)), digest_size=6).hexdigest()


class Bench(msgspec.Struct, frozen=True):
    """Who judges, and why it is not the one that should."""

    judge: Judge
    trouble: DeckwrightError | None = None


def judge_for(rules: Rules, seed: int) -> Bench:
    """The best judge there is for a game. One whose learned value does not fit is replaced, and the reason is kept."""
    from deckwright.coach.by_chance import ChanceJudge
    from deckwright.coach.by_mind import MindJudge
    from deckwright.coach.by_playing_out import PlayoutJudge
    from deckwright.coach.by_rules_of_thumb import RULES_OF_THUMB

    trouble: DeckwrightError | None = None
    if rules.name in MINDS:
        learned: Callable[[Rules, int, Value], Any] = MindJudge if rules.competitive else ChanceJudge
        try:
            return Bench(learned(rules, seed, value_of(rules.name)))
        except DeckwrightError as error:
            trouble = error
    make = RULES_OF_THUMB.get(rules.name)
    if make is not None:
        return Bench(make(rules, seed), trouble)
    if trouble is not None:
        return Bench(MindJudge(rules, seed, None), trouble)
    return Bench(PlayoutJudge(rules, seed))


def quick_bot(rules: Rules, seed: int) -> bots.Bot:
    """The bot that plays on where a judge has no better way."""
    return bots.bot(bots.usual(rules), rules, seed)
