"""What a position in Krutagidon comes down to: some numbers per wizard, which a learned value weighs."""

from __future__ import annotations

from deckwright.bots.seer.krutagidon.policy import Policy, over_the_others
from deckwright.bots.seer.values import Value, Weights, fitting
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.scoring import score
from deckwright.games.krutagidon.table import HAND, LIFE, OBJECTS, POWER

FEATURES = ("points", "power", "use", "hand", "purse", "life", "prize", "to-move")
"""The names of the numbers, in their order."""

TURNS = 16.0
"""Turns left to a wizard are measured in these."""
HELD = 5000.0
"""How firmly the value is held at the policy's reckoning, which was tuned on games won: margins alone mislead."""


class Features:
    """Reads the numbers off a position, with the policy's reckoning of what a deck brings."""

    features = FEATURES
    remembers = True

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        w = policy.w
        self.guess: Weights = [
            (1.0, 0.0, 0.0),
            (0.0, TURNS * w["power"], 0.0),
            (0.0, TURNS * w["use"], 0.0),
            (w["hand"], 0.0, 0.0),
            (w["purse"], 0.0, 0.0),
            (w["life"], 0.0, 0.0),
            (0.0, 0.0, 0.0),
            (0.0, 0.0, 0.0),
        ]
        self.ridge: list[float] = [HELD] * len(FEATURES)

    def look_at(self, game: Board) -> None:
        """Nothing is the same for all positions."""

    def read(self, game: Board) -> tuple[float, list[list[float]]]:
        """How many turns are left to each wizard, in units of ``TURNS``, and the numbers of each."""
        return self._policy.turns_left(game) / TURNS, [self._seat(game, seat) for seat in range(game.seats)]

    def _seat(self, game: Board, seat: int) -> list[float]:
        policy, faces, counters = self._policy, game.cards, game.counters
        have = policy.holdings(game, seat)
        power, use = policy.a_turn(have)
        values = policy.played if seat == game.turn else policy.held
        return [
            float(score(game, seat)),
            power,
            use,
            sum([values[faces[card]] for card in game.zones[HAND + seat]]),
            float(counters[POWER + seat]),
            float(counters[LIFE + seat]),
            float(len(game.zones[OBJECTS + seat])),
            float(game.turn == seat),
        ]


class LearnedWorth:
    """What a position is worth by a learned value: the margin it foretells over the rivals."""

    def __init__(self, policy: Policy, value: Value, game: str) -> None:
        self._features = Features(policy)
        self._value = fitting(value, game, FEATURES)

    def of(self, game: Board, seat: int) -> float:
        """How many points a wizard will be ahead of the others."""
        if game.outcome is not None:
            return over_the_others([float(one) for one in game.outcome["scores"]], seat)
        time, seats = self._features.read(game)
        weights = self._value.weights_at(game.seats, time)
        return over_the_others([sum(map(float.__mul__, weights, features)) for features in seats], seat)
