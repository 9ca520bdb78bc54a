"""The games that seer can think about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Protocol, cast

from deckwright.bots.seer.thinking import Mind
from deckwright.bots.seer.values import Value, Weights
from deckwright.core.game import Game
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.errors import PlayerError
from deckwright.rules.contract import Rules
from deckwright.search.playouts import Policy

GAMES: dict[str, str] = {
    "aeons-end": "deckwright.bots.seer.aeons_end.mind",
    "enchanters": "deckwright.bots.seer.enchanters.mind",
    "krutagidon": "deckwright.bots.seer.krutagidon.mind",
}
"""Where the mind for each game is: a module with ``make_mind`` and ``make_learner``."""

TRAINERS: dict[str, str] = {
    "aeons-end": "deckwright.bots.seer.aeons_end.training",
    "krutagidon": "deckwright.bots.seer.krutagidon.training",
}
"""Games that are learned in a way of their own, because they have a policy to tune: a module that trains them."""


class Learner(Protocol):
    """What training has to know of a game."""

    features: tuple[str, ...]
    """The names of the numbers that a position comes down to."""
    guess: Weights
    """What the features are worth as far as anybody knows before learning."""
    ridge: list[float]
    """How firmly each of them is held there: the more, the more games it takes to say otherwise."""
    remembers: bool
    """Whether each round also learns from the games of the rounds before."""

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


def policy(rules: Rules, dice: Dice, value: Value | None = None) -> Policy:
    """A quick policy for playing on inside imagined games: sensible plans, judged by the weights of a value.

    Without a value they are judged by rules of thumb.
    """
    mind = mind_for(rules, dice, value)

    def answer(game: Game, seat: int) -> Option:
        mind.look_at(game)
        return mind.answer(game, seat)

    return answer


def learner_for(rules: Rules) -> Learner:
    """What reads the features of a game."""
    make: MakeLearner = _module(rules).make_learner
    return make(rules)


class Trainer(Protocol):
    """How a game is learned that has a policy to tune."""

    def train(
        self,
        *,
        seats: Sequence[int],
        games: int,
        seed: int,
        processes: int,
        before: Value | None,
        progress: Callable[[int, int], None] | None,
    ) -> Value:
        """Learn, on from what was learned before or from the beginning."""
        ...


class TrainerTogether(Trainer, Protocol):
    """The same for a game that is won or lost together."""

    def compare(self, value: Value, *, seats: int, games: int, seed: int, processes: int) -> float:
        """How many games are won with a value."""
        ...


def trainer_for(rules: Rules) -> Trainer | None:
    """What trains a game that has a policy to tune; nothing for others."""
    return cast(Trainer, import_module(TRAINERS[rules.name])) if rules.name in TRAINERS else None


def trainer_together_for(rules: Rules) -> TrainerTogether | None:
    """What trains a game that is won or lost together, and measures how often; nothing for others."""
    return None if rules.competitive else cast(TrainerTogether, trainer_for(rules))


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
