"""The games that seer can think about."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Protocol

from deckwright.bots.seer.thinking import Mind
from deckwright.bots.seer.values import Value, Weights
from deckwright.core.errors import PlayerError
from deckwright.core.game import Game
from deckwright.core.randomness import Dice
from deckwright.core.rules import Rules

GAMES: dict[str, str] = {
    "enchanters": "deckwright.bots.seer.enchanters.mind",
}
"""Where the mind for each game is: a module with ``make_mind`` and ``make_learner``."""


class Learner(Protocol):
    """What training has to know of a game."""

    features: tuple[str, ...]
    """The names of the numbers that a position comes down to."""
    guess: Weights
    """What the features are worth as far as anybody knows before learning."""

    def look_at(self, game: Game) -> None:
        """Take in what is the same for all positions that follow from this one."""
        ...

    def read(self, game: Game) -> tuple[float, list[list[float]]]:
        """How much time is left, and the features of each seat."""
        ...


MakeMind = Callable[[Rules, Dice, Value | None], Mind]
MakeLearner = Callable[[Rules], Learner]


def mind_for(rules: Rules, dice: Dice, value: Value | None) -> Mind:
    """A mind for a game, judging by a learned value or, without one, by rules of thumb."""
    make: MakeMind = _module(rules).make_mind
    return make(rules, dice, value)


def learner_for(rules: Rules) -> Learner:
    """What reads the features of a game."""
    make: MakeLearner = _module(rules).make_learner
    return make(rules)


def _module(rules: Rules) -> ModuleType:
    if rules.name not in GAMES:
        raise PlayerError(
            "bot-plays-not",
            f"bot 'seer' does not play {rules.name!r}; it plays {sorted(GAMES)}",
            bot="seer",
            game=rules.name,
            games=sorted(GAMES),
        )
    return import_module(GAMES[rules.name])
