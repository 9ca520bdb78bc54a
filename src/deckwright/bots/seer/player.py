"""Seer: the bot that looks ahead, at any level."""

from __future__ import annotations

from deckwright.bots.bot import Deliberation, Knowledge
from deckwright.bots.seer.levels import Level
from deckwright.bots.seer.minds import mind_for
from deckwright.bots.seer.thinking import Budget, Plan, Settled, StepsInMind, Thought
from deckwright.bots.seer.values import UnfitValue, Value, value_of
from deckwright.core.randomness import Dice
from deckwright.rules.contract import Rules

AT_A_GLANCE = Budget(deals=0, turns=0, plans=1)


class Seer:
    """Tries its plans in imagined deals and takes the first step of the best.

    It lives as long as its seat: when the game goes on just as its plan foresaw, it takes the next step without
    thinking again.
    """

    def __init__(self, rules: Rules, seed: int, level: Level, value: Value | None = None) -> None:
        self.name = level.name
        self._slips = level.slips_in(rules.name)
        self._dice = Dice(seed)
        self._budget = level.budget_for(rules.name)
        self.trouble: UnfitValue | None = None
        """Why it plays by rules of thumb only, without looking ahead, though its level knows better."""
        try:
            if value is None and level.learned:
                value = value_of(rules.name)
            self._mind = mind_for(rules, self._dice, value)
        except UnfitValue as unfit:
            self.trouble, self._budget = unfit, None
            self._mind = mind_for(rules, self._dice, None)
        self._last: Thought | None = None
        """What it thought last."""

    def reseed(self, seed: int) -> None:
        self._dice.state = Dice(seed).state

    def choose(self, knowledge: Knowledge) -> str:
        thought = self.deliberate(knowledge)
        while not thought.done:
            thought.step()
        return thought.answer()

    def deliberate(self, knowledge: Knowledge) -> Deliberation:
        """Think about a decision as this level does: it may slip."""
        if len(knowledge.options) == 1:
            return Settled(knowledge.options[0])
        if self._slips and self._dice.below(1000) < 1000 * self._slips:
            self._last = None
            return Settled(self._slip(knowledge))
        plan = self._last.foreseen(knowledge, self._dice) if self._last is not None else []
        self._last = self.think(knowledge, plan=plan)
        return self._last

    def think(self, knowledge: Knowledge, budget: Budget | None = None, plan: Plan | None = None) -> Thought:
        """A thought about a decision, to be stepped through by whoever has the time. It never slips.

        With a ``plan`` that was made before there is nothing left to think about.
        """
        return Thought(self._mind, knowledge, self._dice, budget or self._budget or AT_A_GLANCE, plan)

    def step_in(self, knowledge: Knowledge) -> str | None:
        """Act while somebody else is asked, if the mind knows of such things and finds that it helps."""
        if not isinstance(self._mind, StepsInMind):
            return None
        game = knowledge.imagine(self._dice)
        assert game.question is not None
        option = self._mind.steps_in(game, knowledge.seat)
        return None if option is None else knowledge.options[game.question.options_of(knowledge.seat).index(option)]

    def _slip(self, knowledge: Knowledge) -> str:
        game = knowledge.imagine(self._dice)
        assert game.question is not None
        plans = self._mind.plans(game, knowledge.seat)
        options = game.question.options_of(knowledge.seat)
        return knowledge.options[options.index(plans[self._dice.below(len(plans))][0])]
