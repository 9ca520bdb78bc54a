"""Learning a value from self-play.

In each round seer plays against itself with the value of the round before, slipping now and then so that it sees more
than its own habits. The features at the end of every turn, less those of a rival, then explain the final margin by
ridge regression. Every tenth game is held out to measure the error. All follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec
import numpy as np

from deckwright import games as library
from deckwright.bots.bot import answer
from deckwright.bots.seer.levels import Level
from deckwright.bots.seer.minds import learner_for
from deckwright.bots.seer.player import Seer
from deckwright.bots.seer.values import Training, Value, Weights
from deckwright.core.randomness import MASK, mix, seeded
from deckwright.core.run import choose
from deckwright.core.start import start

ROUNDS = (0.25, 0.3, 0.45)
"""Which share of the games each round plays."""
SLIPS = 0.08
HELD_OUT = 10
"""Every so manieth game is not learned from."""
RIDGE = 30.0

Progress = Callable[[int, int], None]


class Lesson(msgspec.Struct, frozen=True):
    """A game of self-play: the features at the end of each turn, and how it ended."""

    positions: list[tuple[float, list[list[float]]]]
    scores: list[int]


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
    features = learner_for(rules).features
    value = Value(game=game, features=features, weights={}, training={})
    total, done = games * len(seats), 0
    for number in seats:
        rules.check_setup(number, {})
        learned: Value | None = None
        played_before = done
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            for round_, share in enumerate(ROUNDS):
                seeds = [_seed(seed, number, round_, index) for index in range(max(HELD_OUT, int(games * share)))]
                batches = [
                    Exercise(game=game, seats=number, value=learned, seeds=seeds[first : first + 10])
                    for first in range(0, len(seeds), 10)
                ]
                lessons: list[Lesson] = []
                for played in pool.map(practise, batches):
                    lessons += played
                    if progress is not None:
                        progress(done + len(lessons), total)
                done += len(lessons)
                weights, error, explained = fit(lessons)
                value.weights[number] = weights
                value.training[number] = Training(
                    games=done - played_before, rounds=round_ + 1, seed=seed, held_out_error=error, explained=explained
                )
                learned = value
    return value


def practise(exercise: Exercise) -> list[Lesson]:
    """Play games against oneself, and keep what the positions looked like."""
    rules = library.load(exercise.game)
    setup = rules.check_setup(exercise.seats, {})
    level = Level(name="trainee", slips=SLIPS, learned=exercise.value is not None)
    learner = learner_for(rules)
    lessons = []
    for seed in exercise.seeds:
        game = start(rules, exercise.seats, setup, seed)
        players = {seat: Seer(rules, (seed << 3) + seat, level, exercise.value) for seat in range(exercise.seats)}
        positions = []
        turn = game.turn
        while game.outcome is None:
            seat, _, option = answer(players, game)
            choose(game, option, seat)
            if game.outcome is None and game.turn != turn:
                turn = game.turn
                learner.look_at(game)
                positions.append(learner.read(game))
        lessons.append(Lesson(positions, game.outcome["scores"]))
    return lessons


def fit(lessons: list[Lesson]) -> tuple[Weights, float, float]:
    """The weights that explain the margins best; with the error and the share explained on games held out."""
    rows, margins, held_out = [], [], []
    for number, lesson in enumerate(lessons):
        for time, seats in lesson.positions:
            for one in range(len(seats)):
                for other in range(one):
                    gap = np.subtract(seats[one], seats[other])
                    rows.append(np.concatenate([gap, gap * time, gap * time * time]))
                    margins.append(float(lesson.scores[one] - lesson.scores[other]))
                    held_out.append(number % HELD_OUT == 0)
    matrix, goals, out = np.array(rows), np.array(margins), np.array(held_out)
    scale = matrix[~out].std(axis=0) + 1e-9
    scaled = matrix[~out] / scale
    solved = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1]), scaled.T @ goals[~out]) / scale
    rest = goals[out] - matrix[out] @ solved
    error = float(np.sqrt(np.mean(rest**2)))
    explained = float(1 - rest.var() / goals[out].var())
    count = len(solved) // 3
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
