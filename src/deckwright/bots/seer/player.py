"""Seer: the bot that looks ahead, at any level."""

from __future__ import annotations

from deckwright.bots.bot import Knowledge
from deckwright.bots.seer.levels import Level
from deckwright.bots.seer.minds import mind_for
from deckwright.bots.seer.thinking import Budget, Thought
from deckwright.bots.seer.values import Value, value_of
from deckwright.core.randomness import Dice
from deckwright.core.rules import Rules

AT_A_GLANCE = Budget(deals=0, turns=0, plans=1)


class Seer:
    """Tries its plans in imagined deals and takes the first step of the best."""

    def __init__(self, rules: Rules, seed: int, level: Level, value: Value | None = None) -> None:
        self.name = level.name
        self._level = level
        self._dice = Dice(seed)
        if value is None and level.learned:
            value = value_of(rules.name)
        self._mind = mind_for(rules, self._dice, value)

    def choose(self, knowledge: Knowledge) -> str:
        if len(knowledge.options) == 1:
            return knowledge.options[0]
        if self._level.slips and self._dice.below(1000) < 1000 * self._level.slips:
            return self._slip(knowledge)
        thought = self.think(knowledge)
        while not thought.done:
            thought.step()
        return thought.key(thought.best)

    def think(self, knowledge: Knowledge, budget: Budget | None = None) -> Thought:
        """A thought about a decision, to be stepped through by whoever has the time."""
        return Thought(self._mind, knowledge, self._dice, budget or self._level.budget or AT_A_GLANCE)

    def _slip(self, knowledge: Knowledge) -> str:
        game = knowledge.imagine(self._dice)
        assert game.question is not None
        plans = self._mind.plans(game, knowledge.seat)
        options = game.question.options_of(knowledge.seat)
        return knowledge.options[options.index(plans[self._dice.below(len(plans))][0])]
