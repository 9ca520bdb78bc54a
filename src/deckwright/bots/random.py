"""A bot that answers at random."""

from __future__ import annotations

from deckwright.bots.bot import Knowledge
from deckwright.core.randomness import Dice
from deckwright.rules.contract import Rules


class Random:
    """Takes any of the options, all alike. Plays every game."""

    name = "random"

    def __init__(self, rules: Rules, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, knowledge: Knowledge) -> str:
        options = knowledge.options
        return options[self._dice.below(len(options))]
