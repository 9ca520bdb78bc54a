"""Looking ahead: try every plan in imagined deals, let everybody play on sensibly for some turns, and judge the end.

All plans are tried in the same deals, so that luck cancels out when two are compared; those that fall behind are
dropped after each round, or as soon as that is clear. The budget is a number of deals and of turns, never a clock:
equal seeds think equal thoughts. A thought can be stopped after any deal, and always has a best answer so far.
"""

from __future__ import annotations

from math import sqrt
from typing import Protocol, runtime_checkable

import msgspec

from deckwright.bots.bot import Knowledge
from deckwright.core.game import Game
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.core.run import choose
from deckwright.search.keys import knowledge_key

Plan = list[Option]
"""What to do, in order. The rest of the turn follows by rules of thumb."""

FEW = 8
"""Fewer deals than these show nothing clearly."""
BETWEEN = 4
"""How many deals there are from one look at what is clear by now to the next: whoever looks all the time errs often."""


class Mind(Protocol):
    """What looking ahead has to know of a game."""

    def look_at(self, game: Game) -> None:
        """Take in what is the same for all positions that follow from this one."""
        ...

    def plans(self, game: Game, seat: int) -> list[Plan]:
        """The sensible answers to the question that a seat is asked, each with what should follow."""
        ...

    def at_a_glance(self, game: Game, seat: int, plan: Plan) -> float:
        """What a plan seems worth without looking further than the end of the turn."""
        ...

    def deserves_thought(self, game: Game) -> bool:
        """Whether the question is worth looking further than the end of the turn."""
        ...

    def carry_out(self, game: Game, seat: int, plan: Plan) -> None:
        """Follow a plan and play the turn out."""
        ...

    def take_turn(self, game: Game) -> None:
        """Let whoever has the turn play it as a sensible player would."""
        ...

    def answer(self, game: Game, seat: int) -> Option:
        """What a sensible player would answer: a quick policy, for playing on inside an imagined game."""
        ...

    def worth(self, game: Game, seat: int) -> float:
        """What a position is worth to a seat, compared with its rivals."""
        ...


@runtime_checkable
class StepsInMind(Protocol):
    """A mind for a game in which a seat may act while another one is asked."""

    def steps_in(self, game: Game, seat: int) -> Option | None:
        """What to do in somebody else's turn, or nothing."""
        ...


class Budget(msgspec.Struct, frozen=True):
    """How much is thought about a decision."""

    deals: int = 12
    """Imagined deals per plan and round, shared among the plans that are left."""
    turns: int = 2
    """How many turns are played on after one's own."""
    plans: int = 6
    """How many plans are looked at closely: those that seem best at a glance."""
    trust: float = 0.0
    """What a plan seems worth at a glance counts as much as so many deals; it has to be in the same unit."""
    until_clear: bool = False
    """Whether a plan is dropped as soon as it is clearly behind, and not only at the end of a round."""


class Settled:
    """A decision that needs no thought."""

    done = True

    def __init__(self, key: str) -> None:
        self._key = key

    def step(self) -> None:
        """There is nothing more to think about."""

    def answer(self) -> str:
        return self._key


class Thought:
    """A decision being thought about."""

    def __init__(self, mind: Mind, knowledge: Knowledge, dice: Dice, budget: Budget, plan: Plan | None = None) -> None:
        self._mind = mind
        self._knowledge = knowledge
        self._dice = dice
        self._budget = budget
        game = knowledge.imagine(dice)
        seat = self._seat = knowledge.seat
        mind.look_at(game)
        assert game.question is not None
        self._options = game.question.options_of(seat)
        self._game = game
        plans = [plan] if plan else mind.plans(game, seat)
        self.plans = plans
        """What was considered, the best so far first."""
        self.worth: dict[int, list[float]] = {}
        """What each plan came to in each deal, by its place in ``plans``."""
        self._glances: list[float] = []
        self._left: list[int] = []
        self._round = 0
        if len(plans) > 1:
            glances = [mind.at_a_glance(game, seat, plan) for plan in plans]
            order = sorted(range(len(plans)), key=lambda one: -glances[one])
            self.plans = [plans[number] for number in order]
            self._glances = [glances[number] for number in order]
            if mind.deserves_thought(game):
                self._left = list(range(min(len(plans), budget.plans)))
                self.worth = {number: [] for number in self._left}
                self._round = self._deals()

    def _deals(self) -> int:
        return max(1, self._budget.deals // len(self._left))

    @property
    def done(self) -> bool:
        return len(self._left) < 2 or (len(self._left) == 2 and self._round == 0)

    def step(self) -> None:
        """Try the plans that are left in one more deal."""
        deal = self._knowledge.imagine(self._dice)
        self._mind.look_at(deal)
        found = []
        for number in self._left:
            game = deal.copy()
            self._mind.carry_out(game, self._seat, self.plans[number])
            for _ in range(self._budget.turns):
                if game.question is None:
                    break
                self._mind.take_turn(game)
            found.append(self._mind.worth(game, self._seat))
        for number, worth in zip(self._left, found, strict=True):
            self.worth[number].append(worth)
        if self._budget.until_clear:
            self._drop_what_is_clearly_behind()
        self._round -= 1
        if self._round == 0:
            self._left.sort(key=lambda one: -self._promise(one))
            if len(self._left) > 2:
                del self._left[max(2, len(self._left) // 2) :]
                self._round = self._deals()

    def _drop_what_is_clearly_behind(self) -> None:
        lead = max(self._left, key=self._promise)
        deals = len(self.worth[lead])
        if deals >= FEW and deals % BETWEEN == 0:
            self._left = [one for one in self._left if one == lead or not self._clearly_behind(one, lead)]

    def _clearly_behind(self, number: int, lead: int) -> bool:
        """Whether a plan is further behind than luck would explain. Plans that come to the same are: one is enough."""
        _, reach = paired_difference(self.worth[lead], self.worth[number])
        return self._promise(lead) - self._promise(number) >= reach * len(self.worth[lead])

    @property
    def best(self) -> Plan:
        """The best plan so far."""
        return self.plans[max(self._left, key=self._promise, default=0)]

    def _promise(self, number: int) -> float:
        """How good a plan looks among those that are left, which were all tried in the same deals."""
        found = sum(self.worth[number])
        return found + self._budget.trust * self._glances[number] if self._budget.trust else found

    def lead(self) -> tuple[float, float] | None:
        """By how much the best plan is ahead of the next one in the same deals, and how far that may be off.

        ``None`` if nothing was compared.
        """
        if len(self._left) < 2:
            return None
        first, second = sorted(self._left, key=lambda one: -self._promise(one))[:2]
        return paired_difference(self.worth[first], self.worth[second]) if self.worth[first] else None

    def answer(self) -> str:
        """The key of the best option so far."""
        return self.key(self.best)

    def foreseen(self, knowledge: Knowledge, dice: Dice) -> Plan:
        """What is left of the best plan, if the game has gone on as it foresaw; else nothing."""
        plan = self.best
        if len(plan) < 2 or knowledge.seat != self._seat:
            return []
        later = self._game.copy()
        choose(later, plan[0], self._seat)
        if later.question is None or plan[1] not in later.question.options_of(self._seat):
            return []
        now = knowledge.imagine(dice)
        return plan[1:] if knowledge_key(now, self._seat) == knowledge_key(later, self._seat) else []

    def key(self, plan: Plan) -> str:
        """The key of the option that a plan begins with."""
        return self._knowledge.options[self._options.index(plan[0])]


def paired_difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one plan came out better than another in the same deals, and the half-width of its 95 % interval."""
    gaps = [a - b for a, b in zip(one, other, strict=False)]
    mean = sum(gaps) / len(gaps)
    if len(gaps) < 2:
        return mean, float("inf")
    variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, 1.96 * sqrt(variance / len(gaps))
