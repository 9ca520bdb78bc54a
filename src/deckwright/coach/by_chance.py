"""A judge for Aeon's End: the chance to win that seer has learned, for all mages together."""

from __future__ import annotations

from typing import cast

from deckwright.bots.seer.aeons_end.features import FEATURES, Chance
from deckwright.bots.seer.aeons_end.policy import policy_of
from deckwright.bots.seer.minds import mind_for
from deckwright.bots.seer.values import Value
from deckwright.coach.by_mind import best_at_a_glance
from deckwright.coach.judges import CHANCE, Parts, Plan, Scale, fingerprint
from deckwright.core.randomness import Dice
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.rules.contract import Rules

TOGETHER = {
    "nemesis": ("foe-life", "untouchable-life", "cloaked-life", "cloaks"),
    "gravehold": ("gravehold", "gravehold-low"),
    "lives": ("life", "least-life", "exhausted"),
    "threats": ("minions", "minion-life", "powers", "fury", "clock", "gates", "husks"),
    "cards": ("hits", "aether", "prepped", "breaches", "charges", "corruptions", "supply"),
    "turn-order": ("turns-left",),
}
"""What is told as one, and the features that weigh it. The others say which game it is, and never change."""


class ChanceJudge:
    """Judges by the chance to win, in percent."""

    scale: Scale = CHANCE

    def __init__(self, rules: Rules, seed: int, value: Value) -> None:
        self._mind = mind_for(rules, Dice(seed), value)
        self._chance = Chance(policy_of(cast(AeonsEnd, rules), value).outlook, value)
        self._value = value
        self._weights: list[float] = []
        """The weights of the features as they are before the options part ways."""
        self.name = f"{rules.name}-value-{fingerprint(value)}"

    def look_at(self, game: Board) -> None:
        self._mind.look_at(game)
        time, _ = self._chance.read(game)
        self._weights = self._value.weights_at(game.seats, time)

    def plans(self, game: Board, seat: int) -> list[Plan]:
        return best_at_a_glance(self._mind, game, seat)

    def play_on(self, game: Board, seat: int, plan: Plan) -> None:
        """Play the turn out, and a whole round: the nemesis has its turns, too."""
        self._mind.carry_out(game, seat, plan)
        if game.question is not None:
            self._mind.take_turn(game)

    def worth(self, game: Board, seat: int) -> float:
        return 100.0 * self._chance.of(game)

    def outlook(self, game: Board, seat: int) -> list[float]:
        return []

    def parts(self, game: Board, seat: int) -> Parts:
        """What moves the chance, in log-odds: all options by the same weights, which change in the course of a game."""
        if game.outcome is not None:
            return {}
        _, features = self._chance.read(game)
        numbers = dict(zip(FEATURES, map(float.__mul__, self._weights, features), strict=True))
        return {part: sum(numbers[name] for name in names) for part, names in TOGETHER.items()}
