"""The review of a finished game: how it went, where it turned, and what was luck.

Every decision is measured by itself, from what the seat knew when it was asked. The value of a decision is what its
best option is worth. What somebody gives away by choosing another one is their *choice*; whatever else changes until
the next decision is *chance*: cards that were turned up, dice, hands that were drawn. So the course of a game is the
sum of all choices and all chance, to the last point.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from deckwright.bots import Knowledge
from deckwright.coach.chances import chances_for
from deckwright.coach.hints import Expected, Reason, reasons_for
from deckwright.coach.judges import Scale, judge_for
from deckwright.coach.trying import Deal, Difference, Trial, difference, mean, worths
from deckwright.core.game import Game
from deckwright.core.shown import OptionView, QuestionView
from deckwright.core.views import question_view
from deckwright.errors import PlayerError
from deckwright.records.saves import from_bytes, to_bytes
from deckwright.records.session import Session
from deckwright.rules.contract import Rules

FIRST_LOOK = 4
"""Deals in which the options are sorted out."""
SECOND_LOOK = 10
"""Further deals, for the option that was chosen and its best rival: those that sorted them out favour the winner."""
RIVALS = 3
"""Options that the chosen one is compared with at first."""
MOMENTS = 6
"""How many moments of a seat are told, at most."""


class Grade(StrEnum):
    """How good a move was."""

    BRILLIANT = "brilliant"
    GOOD = "good"
    SLIP = "slip"
    BLUNDER = "blunder"


class Decision(msgspec.Struct, frozen=True):
    """Something that somebody decided."""

    step: int
    seat: int
    key: str
    state: bytes
    """The game before it."""
    seed: int
    """Which deals it is tried in: the same for decisions that follow from one another without chance."""
    goes_on: bool = False
    """Whether the same seat decides next, and nothing was left to chance in between."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that was measured."""

    step: int
    seat: int
    key: str
    goes_on: bool
    best: str
    """The best option: the one that was chosen, unless another was clearly better."""
    rival: str
    """The best of the others."""
    value: list[float]
    """What the best option is worth to each seat."""
    chosen: list[float]
    """What the chosen option is worth to each seat."""
    chance: list[float]
    """Each seat's chance to win with the best option; empty where that is not calibrated."""
    chosen_chance: list[float]
    gap: Difference
    """By how much the chosen option is better than its best rival; worse if negative."""
    was_obvious: bool
    """Whether the chosen option seems best at a glance."""
    grade: Grade
    reasons: list[Reason]
    """Why the best option is better than the chosen one; or the chosen one than its rival, if it is brilliant."""


def decisions_of(session: Session) -> list[Decision]:
    """The decisions of a finished game: the answers to questions with more than one option."""
    if session.game.outcome is None:
        raise PlayerError("not-finished", "the game is not over yet")
    found: list[Decision] = []
    chance = -1
    for step, given in enumerate(session.answers):
        game = session.at(step)
        assert game.question is not None
        if len(set(game.rules.keys(game, game.question.options_of(given.seat)))) > 1:
            seed = step + 1
            if found and found[-1].seat == given.seat and game.rng == chance:
                found[-1] = msgspec.structs.replace(found[-1], goes_on=True)
                seed = found[-1].seed
            found.append(Decision(step, given.seat, given.key, to_bytes(game), seed))
            chance = game.rng
    return found


def measure(rules: Rules, decision: Decision) -> Measured:
    """How good a decision was, as far as whoever made it could know."""
    game = from_bytes(rules, decision.state)
    seat, key, seed = decision.seat, decision.key, decision.seed
    judge = judge_for(rules, seed).judge
    trial = Trial(judge, Knowledge.of(game, seat), seed, chances_for(rules, judge.name))
    plans = list(trial.plans)
    keys = list(dict.fromkeys([key, *plans[:RIVALS]]))
    first = [trial.deal(number, keys) for number in range(FIRST_LOOK)]
    rival = max((one for one in keys if one != key), key=lambda one: mean(worths(first, one, seat)))
    fresh = [trial.deal(number, [key, rival]) for number in range(FIRST_LOOK, FIRST_LOOK + SECOND_LOOK)]
    gap = difference(worths(fresh, key, seat), worths(fresh, rival, seat))
    was_obvious = plans[0] == key
    grade = grade_of(gap, judge.scale, was_obvious=was_obvious)
    is_worse = gap.is_clear and gap.mean < 0
    best = rival if is_worse else key
    reasons = []
    if grade in (Grade.SLIP, Grade.BLUNDER):
        reasons = reasons_for(fresh, rival, key, seat)
    elif grade is Grade.BRILLIANT:
        reasons = reasons_for(fresh, key, rival, seat)
    return Measured(
        step=decision.step,
        seat=seat,
        key=key,
        goes_on=decision.goes_on,
        best=best,
        rival=rival,
        value=_means(fresh, best, game),
        chosen=_means(fresh, key, game),
        chance=_chances(fresh, best),
        chosen_chance=_chances(fresh, key),
        gap=gap,
        was_obvious=was_obvious,
        grade=grade,
        reasons=reasons,
    )


def grade_of(gap: Difference, scale: Scale, *, was_obvious: bool) -> Grade:
    """How good a move is that is so much better than its best rival."""
    if not gap.is_clear:
        return Grade.GOOD
    if gap.mean <= -scale.blunder:
        return Grade.BLUNDER
    if gap.mean <= -scale.slip:
        return Grade.SLIP
    return Grade.BRILLIANT if gap.mean >= scale.slip and not was_obvious else Grade.GOOD


def _means(deals: Sequence[Deal], key: str, game: Game) -> list[float]:
    return [mean(worths(deals, key, seat)) for seat in range(game.seats)]


def _chances(deals: Sequence[Deal], key: str) -> list[float]:
    found = [deal[key].chance for deal in deals]
    return [mean([one[seat] for one in found]) for seat in range(len(found[0]))]


# -- all of them together ------------------------------------------------------------------------------------------


class Course(msgspec.Struct, frozen=True):
    """How a game went for a seat: points at each decision, and one for the end."""

    value: list[float]
    """What the position was worth."""
    luck: list[float]
    """What chance had brought until then."""
    choices: list[float]
    """What the seat's own choices had cost until then."""
    others: list[float]
    """What the choices of the others had brought."""
    chance: list[float]
    """The chance to win; empty where that is not calibrated."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A reviewed game."""

    game: str
    scale: Scale
    """In which moves are measured."""
    unit: str
    """In which the course is measured: the same, or the chance to win where nobody counts points."""
    steps: list[int]
    """The answer that each point of a course precedes; the last one is the end."""
    decisions: list[Measured]
    courses: list[Course]
    """By seat."""

    def grades(self, seat: int) -> dict[Grade, int]:
        """How many moves of a seat were how good."""
        return {grade: sum(one.seat == seat and one.grade is grade for one in self.decisions) for grade in Grade}

    def moments(self, seat: int) -> list[Measured]:
        """The few moves of a seat that mattered most, in their order."""
        told = [one for one in self.decisions if one.seat == seat and one.grade is not Grade.GOOD]
        told.sort(key=lambda one: -abs(one.gap.mean))
        return sorted(told[:MOMENTS], key=lambda one: one.step)


def reviewed(session: Session, measured: Sequence[Measured]) -> Review:
    """Put the decisions of a game together."""
    game, rules = session.game, session.rules
    measured = _made_up_for(measured)
    judge = judge_for(rules, 1).judge
    judge.look_at(game)
    end = [judge.worth(game, seat) for seat in range(game.seats)]
    chances = chances_for(rules, judge.name)
    last = chances.of(game, judge.outlook) if chances is not None and all(one.chance for one in measured) else []
    counts_chance = bool(last) and not rules.competitive
    return Review(
        game=rules.name,
        scale=judge.scale,
        unit="chance" if counts_chance else judge.scale.unit,
        steps=[*(one.step for one in measured), len(session.answers)],
        decisions=list(measured),
        courses=[
            _course(measured, seat, end[seat], last[seat] if last else None, counts_chance=counts_chance)
            for seat in range(game.seats)
        ],
    )


def _made_up_for(measured: Sequence[Measured]) -> list[Measured]:
    """What could still be done by the next decision was not given away by this one: the order did not matter."""
    settled = list(measured)
    for number in range(len(settled) - 2, -1, -1):
        one, later = settled[number], settled[number + 1]
        if not one.goes_on or one.best == one.key:
            continue
        if later.value[one.seat] >= one.value[one.seat] - max(one.gap.reach, abs(one.gap.mean) / 2):
            settled[number] = msgspec.structs.replace(
                one,
                best=one.key,
                chosen=one.value,
                chosen_chance=one.chance,
                grade=Grade.GOOD,
                reasons=[],
            )
    return settled


def _course(measured: Sequence[Measured], seat: int, end: float, last: float | None, *, counts_chance: bool) -> Course:
    chance = [*(one.chance[seat] for one in measured), last] if last is not None else []
    value = [*(one.value[seat] for one in measured), end]
    chosen = [one.chosen[seat] for one in measured]
    if counts_chance:
        value = [100 * one for one in chance]
        chosen = [100 * one.chosen_chance[seat] for one in measured]
    luck, choices, others = [0.0], [0.0], [0.0]
    for number, one in enumerate(measured):
        given_away = chosen[number] - value[number]
        mine = one.seat == seat
        choices.append(choices[-1] + (given_away if mine else 0.0))
        others.append(others[-1] + (0.0 if mine else given_away))
        luck.append(luck[-1] + value[number + 1] - chosen[number])
    return Course(value, luck, choices, others, chance)


def said_at(session: Session, step: int, seat: int, key: str) -> Expected:
    """An option of a question that was asked, for putting it into words."""
    game = session.at(step)
    assert game.question is not None
    question: QuestionView = question_view(game, game.question, seat)
    option: OptionView = next(one for one in question.options if one.key == key)
    return Expected(seat, option, question)
