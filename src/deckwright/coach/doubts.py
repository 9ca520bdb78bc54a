"""A doubt before a blunder: a quick look at a move that somebody is about to make.

Only what seems a serious mistake is worth asking about, and only if it cannot be made up for: where the better option
is still there after the move, the order does not matter.
"""

from __future__ import annotations

import msgspec

from deckwright.bots import Knowledge
from deckwright.coach.hints import Reason, reasons_for
from deckwright.coach.judges import Scale, judge_for
from deckwright.coach.trying import Difference, Trial, difference, only_comes_first, worths
from deckwright.core.game import Game

DEALS = 8


class Doubt(msgspec.Struct, frozen=True):
    """A move that seems a blunder."""

    key: str
    better: str
    gap: Difference
    """By how much the better one came out ahead."""
    scale: Scale
    reasons: list[Reason]


def doubt_about(game: Game, seat: int, key: str, seed: int) -> Doubt | None:
    """What is wrong with a move, if it seems a blunder."""
    knowledge = Knowledge.of(game, seat)
    if len(knowledge.options) < 2 or key not in knowledge.options:
        return None
    judge = judge_for(game.rules, seed).judge
    trial = Trial(judge, knowledge, seed, None)
    better = next(iter(trial.plans))
    if better == key or only_comes_first(knowledge, key, better):
        return None
    deals = [trial.deal(number, [key, better]) for number in range(DEALS)]
    gap = difference(worths(deals, better, seat), worths(deals, key, seat))
    if not gap.is_clear or gap.mean < judge.scale.blunder:
        return None
    return Doubt(key, better, gap, judge.scale, reasons_for(deals, better, key, seat))
