"""Bots that are not ours, as somebody might bring them to a simulation."""

from __future__ import annotations

from deckwright.bots import Knowledge
from deckwright.rules import Rules


class First:
    """Takes the first option."""

    name = "first"

    def __init__(self, rules: Rules, seed: int) -> None:
        pass

    def choose(self, knowledge: Knowledge) -> str:
        return knowledge.options[0]


class Fainting(First):
    """Faints in one game of three, at its tenth decision."""

    name = "fainting"

    def __init__(self, rules: Rules, seed: int) -> None:
        self.left = 10 if (seed >> 3) % 3 == 0 else -1

    def choose(self, knowledge: Knowledge) -> str:
        self.left -= 1
        if self.left == 0:
            raise RuntimeError("I see stars")
        return knowledge.options[0]
