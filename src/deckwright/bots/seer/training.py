"""Learning a value from self-play.

In each round seer plays against itself with the value of the round before, slipping now and then so that it sees more
than its own habits. The features at the end of every turn, less those of a rival, then explain the final margin by
ridge regression; where little was seen, the value stays near what it began with: thrifty's reckoning, or what was
learned with one player fewer. Every tenth game is held out to measure the error. All follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec
import numpy as np
import numpy.typing as npt

from deckwright import games as library
from deckwright.bots.bot import answer
from deckwright.bots.seer.levels import Level
from deckwright.bots.seer.minds import learner_for
from deckwright.bots.seer.player import Seer
from deckwright.bots.seer.values import Training, Value, Weights
from deckwright.core.randomness import MASK, mix, seeded
from deckwright.core.run import choose
from deckwright.rules.start import start

ROUNDS = (0.25, 0.3, 0.45)
"""Which share of the games each round plays."""
SLIPS = 0.08
HELD_OUT = 10
"""Every so manieth game is not learned from."""

Progress = Callable[[int, int], None]
Position = tuple[float, list[list[float]]]
"""How much time is left, and the features of each seat."""
Numbers = npt.NDArray[np.float64]


class Moments:
    """All that regression needs to know of the positions seen: sums that do not grow with their number."""

    def __init__(self, columns: int) -> None:
        self.square = np.zeros((columns, columns))
        self.cross = np.zeros(columns)
        self.sums = np.zeros(columns)
        self.goals = self.goal_sum = 0.0
        self.rows = 0

    def see(self, positions: list[Position], scores: list[int]) -> None:
        """Take in a game: how its positions looked, and how it ended."""
        rows, margins = [], []
        for time, seats in positions:
            for one in range(len(seats)):
                for other in range(one):
                    gap = np.subtract(seats[one], seats[other])
                    rows.append(np.concatenate([gap, gap * time, gap * time * time]))
                    margins.append(float(scores[one] - scores[other]))
        if rows:
            matrix, goals = np.array(rows), np.array(margins)
            self.square += matrix.T @ matrix
            self.cross += matrix.T @ goals
            self.sums += matrix.sum(axis=0)
            self.goals += float(goals @ goals)
            self.goal_sum += float(goals.sum())
            self.rows += len(rows)

    def add(self, other: Moments) -> None:
        self.square += other.square
        self.cross += other.cross
        self.sums += other.sums
        self.goals += other.goals
        self.goal_sum += other.goal_sum
        self.rows += other.rows

    def spread(self) -> Numbers:
        """The standard deviation of each column."""
        variance: Numbers = np.diag(self.square) / self.rows - (self.sums / self.rows) ** 2
        return np.sqrt(np.maximum(variance, 0.0))

    def error(self, weights: Numbers) -> tuple[float, float]:
        """How far off weights are, as the root of the mean square, and the share of the variance they explain."""
        squares = float(self.goals - 2 * weights @ self.cross + weights @ self.square @ weights) / self.rows
        mean = (self.goal_sum - float(weights @ self.sums)) / self.rows
        variance = self.goals / self.rows - (self.goal_sum / self.rows) ** 2
        return squares**0.5, 1 - (squares - mean * mean) / variance


class Exercise(msgspec.Struct, frozen=True, kw_only=True):
    """What a process plays."""

    game: str
    seats: int
    value: Value | None
    seeds: list[int]


def train(
    game: str,
    *,
    seats: Sequence[int],
    games: int = 2000,
    seed: int = 1,
    processes: int = 1,
    progress: Progress | None = None,
) -> Value:
    """Learn a value for a game, for each number of seats on its own."""
    rules = library.load(game)
    learner = learner_for(rules)
    features, guess = learner.features, learner.guess
    value = Value(game=game, features=features, weights={}, training={})
    total, done = games * len(seats), 0
    for number in seats:
        rules.check_setup(number, {})
        learned: Value | None = None
        played_before = done
        learning, held_out = Moments(3 * len(features)), Moments(3 * len(features))
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            for round_, share in enumerate(ROUNDS):
                seeds = [_seed(seed, number, round_, index) for index in range(max(HELD_OUT, int(games * share)))]
                batches = [
                    Exercise(game=game, seats=number, value=learned, seeds=seeds[first : first + 10])
                    for first in range(0, len(seeds), 10)
                ]
                if not learner.remembers:
                    learning, held_out = Moments(3 * len(features)), Moments(3 * len(features))
                for batch, (seen, kept) in zip(batches, pool.map(practise, batches), strict=True):
                    learning.add(seen)
                    held_out.add(kept)
                    done += len(batch.seeds)
                    if progress is not None:
                        progress(done, total)
                weights, error, explained = fit(learning, held_out, guess, learner.ridge)
                value.weights[number] = weights
                value.training[number] = Training(
                    games=done - played_before, rounds=round_ + 1, seed=seed, held_out_error=error, explained=explained
                )
                learned = value
        guess = value.weights[number]
    return value


def practise(exercise: Exercise) -> tuple[Moments, Moments]:
    """Play games against oneself; returns what was seen in games to learn from, and in those that are held out."""
    rules = library.load(exercise.game)
    setup = rules.check_setup(exercise.seats, {})
    level = Level(name="trainee", slips=SLIPS, learned=exercise.value is not None)
    learner = learner_for(rules)
    learning, held_out = Moments(3 * len(learner.features)), Moments(3 * len(learner.features))
    for number, seed in enumerate(exercise.seeds):
        game = start(rules, exercise.seats, setup, seed)
        players = {seat: Seer(rules, (seed << 3) + seat, level, exercise.value) for seat in range(exercise.seats)}
        positions = []
        turns = game.turns
        while game.outcome is None:
            seat, _, option = answer(players, game)
            choose(game, option, seat)
            if game.outcome is None and game.turns != turns and game.turn >= 0:
                turns = game.turns
                learner.look_at(game)
                positions.append(learner.read(game))
        moments = held_out if number % HELD_OUT == 0 else learning
        moments.see(positions, game.outcome["scores"])
    return learning, held_out


def fit(learning: Moments, held_out: Moments, guess: Weights, ridge: Sequence[float]) -> tuple[Weights, float, float]:
    """The weights that explain the margins best; with the error and the share explained on games held out.

    ``ridge`` says how firmly each feature is held at its guess.
    """
    first = np.array(guess).T.ravel()
    scale = learning.spread() + 1e-9
    square = learning.square / np.outer(scale, scale) + np.diag(np.tile(ridge, 3))
    solved = first + np.linalg.solve(square, (learning.cross - learning.square @ first) / scale) / scale
    error, explained = held_out.error(solved)
    count = len(guess)
    weights = [tuple(round(float(solved[power * count + one]), 4) for power in range(3)) for one in range(count)]
    return msgspec.convert(weights, Weights), round(error, 3), round(explained, 4)


def compare(
    game: str, value: Value, other: Value | None, *, seats: int, games: int, seed: int, processes: int = 1
) -> float:
    """How many games one seat with a value wins against rivals with another one, or with rules of thumb only."""
    matches = [(game, value, other, seats, _seed(seed, seats, len(ROUNDS), index), index) for index in range(games)]
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        return sum(pool.map(_match, matches, chunksize=5))


def _match(match: tuple[str, Value, Value | None, int, int, int]) -> float:
    name, value, other, seats, seed, index = match
    rules = library.load(name)
    game = start(rules, seats, rules.check_setup(seats, {}), seed)
    mine = index % seats
    players = {
        seat: Seer(rules, (seed << 3) + seat, Level(name="trainee", learned=theirs is not None), theirs)
        for seat in range(seats)
        for theirs in [value if seat == mine else other]
    }
    while game.outcome is None:
        seat, _, option = answer(players, game)
        choose(game, option, seat)
    winners = game.outcome["winners"]
    return 1 / len(winners) if mine in winners else 0.0


def _seed(seed: int, seats: int, round_: int, index: int) -> int:
    return mix((seeded(seed) + ((seats * 16 + round_) << 32) + index * 0x9E3779B97F4A7C15) & MASK) >> 11
