"""Learning to play Krutagidon: first the weights of the policy, tuned on games won, then the value of a position.

Tuning is an evolution strategy in the logarithms of the weights: in each generation candidates around the present
weights play the same duels, half of them against thrifty and half against the weights that training began with, and
the weights move towards the better ones. A duel counts 1 when it is won, and besides the margin. The value is then
fitted to games of the policy against itself, by ridge regression on the margins. All follows from the seed, however
many processes play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import cast

import msgspec

from deckwright import games as library
from deckwright.bots.bot import Bot, answer
from deckwright.bots.seer.evolution import Evolution, Tables, rounded, seed_of
from deckwright.bots.seer.krutagidon.features import FEATURES, Features
from deckwright.bots.seer.krutagidon.policy import policy_of
from deckwright.bots.seer.krutagidon.weights import ALWAYS, CARDS, CORRECTIONS, WEIGHTS
from deckwright.bots.seer.levels import Level
from deckwright.bots.seer.player import Seer
from deckwright.bots.seer.training import HELD_OUT, SLIPS, Moments, Position, fit
from deckwright.bots.seer.values import Training, Value, Weights
from deckwright.bots.thrifty.krutagidon import Thrifty
from deckwright.core.run import choose
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.rules import Krutagidon
from deckwright.rules.start import start

Progress = Callable[[int, int], None]

CANDIDATES = 20
"""Weights that are tried in a generation, half of them mirrored."""
GAMES = 16
"""Duels that each of them plays: each deal twice, with seats changed."""
SPREAD = 0.3
"""How far candidates lie from the present weights at first, as a logarithm."""
LEAST_SPREAD = 0.08
LARGE = 50.0
"""A margin of so many points counts as much as winning."""
FITTED = 0.15
"""Besides the duels that the policy is tuned with, so many games are played for each number of seats, as a share."""
TRAINEE = Level(name="trainee")
SLIPPING = Level(name="trainee", slips=SLIPS)


class Duel(msgspec.Struct, frozen=True):
    """A duel to play."""

    seed: int
    seat: int
    against_thrifty: bool


def train(
    *, seats: Sequence[int], games: int, seed: int, processes: int, before: Value | None, progress: Progress | None
) -> Value:
    """Tune the policy in duels, from the beginning, then fit the value for each number of seats."""
    tables: Tables = {ALWAYS: dict(WEIGHTS), CARDS: dict(CORRECTIONS)}
    weights: dict[int, Weights] = {}
    training: dict[int, Training] = {}
    generations = max(1, games // (CANDIDATES * GAMES))
    fitted = max(2 * HELD_OUT, int(games * FITTED))
    total, done = generations * CANDIDATES * GAMES + fitted * len(seats), 0
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        tuning = Tuning(tables, seed)
        for _ in range(generations):
            duels = tuning.duels()
            tuning.learn(list(pool.map(rate, [(tried, duels) for tried in tuning.candidates()])))
            done += CANDIDATES * len(duels)
            if progress is not None:
                progress(done, total)
        tables = rounded(tuning.tables)
        for number in seats:
            seeds = [seed_of(seed, number, 0, index) for index in range(fitted)]
            batches = [seeds[first : first + HELD_OUT] for first in range(0, fitted, HELD_OUT)]
            learning, held_out = Moments(3 * len(FEATURES)), Moments(3 * len(FEATURES))
            practice = pool.map(practise, [(tables, number, batch) for batch in batches])
            for batch, (seen, kept) in zip(batches, practice, strict=True):
                learning.add(seen)
                held_out.add(kept)
                done += len(batch)
                if progress is not None:
                    progress(done, total)
            reader = Features(policy_of(_rules(), _value(tables)))
            weights[number], error, explained = fit(learning, held_out, reader.guess, reader.ridge)
            training[number] = Training(
                games=games, rounds=generations, seed=seed, held_out_error=error, explained=explained
            )
    return Value(game="krutagidon", features=FEATURES, weights=weights, training=training, tables=tables)


class Tuning:
    """Moves the weights towards what wins."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self.tables = tables
        self._seed = seed
        self._generation = 0
        present = {name: tables[ALWAYS][name] for name in WEIGHTS}
        self._evolution = Evolution(present, candidates=CANDIDATES, spread=SPREAD, least_spread=LEAST_SPREAD)

    def duels(self) -> list[Duel]:
        """The games of this generation."""
        return [
            Duel(seed_of(self._seed, 2, 1 + self._generation, index // 2), index % 2, index % 4 < 2)
            for index in range(GAMES)
        ]

    def candidates(self) -> list[Tables]:
        """Weights around the present ones."""
        tried = self._evolution.candidates(self._seed, self._generation)
        return [self.tables | {ALWAYS: weights} for weights in tried]

    def learn(self, scores: list[float]) -> None:
        """Move towards the best candidates."""
        self._evolution.learn(scores)
        self.tables = self.tables | {ALWAYS: self._evolution.weights}
        self._generation += 1


def rate(task: tuple[Tables, list[Duel]]) -> float:
    """How well weights do in some duels."""
    tables, duels = task
    rules, value = _rules(), _value(tables)
    guess = _value({ALWAYS: dict(WEIGHTS), CARDS: dict(CORRECTIONS)})
    total = 0.0
    for duel in duels:
        mine, theirs = duel.seed << 1, (duel.seed << 1) + 1
        rival: Bot = Thrifty(rules, theirs) if duel.against_thrifty else Seer(rules, theirs, TRAINEE, guess)
        players = {duel.seat: Seer(rules, mine, TRAINEE, value), 1 - duel.seat: rival}
        outcome = play(2, duel.seed, players)[1]
        winners, scores = outcome["winners"], outcome["scores"]
        margin = scores[duel.seat] - scores[1 - duel.seat]
        total += (duel.seat in winners) / len(winners) + max(-1.0, min(1.0, margin / LARGE))
    return total / len(duels)


def practise(task: tuple[Tables, int, list[int]]) -> tuple[Moments, Moments]:
    """Play games against oneself; returns what was seen in games to learn from, and in those that are held out."""
    tables, seats, seeds = task
    rules, value = _rules(), _value(tables)
    reader = Features(policy_of(rules, value))
    learning, held_out = Moments(3 * len(FEATURES)), Moments(3 * len(FEATURES))
    for number, seed in enumerate(seeds):
        players = {seat: Seer(rules, (seed << 3) + seat, SLIPPING, value) for seat in range(seats)}
        positions, outcome = play(seats, seed, players, reader)
        (held_out if number == 0 else learning).see(positions, outcome["scores"])
    return learning, held_out


def play(
    seats: int, seed: int, players: dict[int, Bot] | dict[int, Seer], reader: Features | None = None
) -> tuple[list[Position], dict[str, list[int]]]:
    """Play a game; returns how it looked after each turn, and how it ended."""
    rules = _rules()
    game = cast(Board, start(rules, seats, rules.check_setup(seats, {}), seed))
    positions: list[Position] = []
    turns = game.turns
    while game.outcome is None:
        seat, _, option = answer(players, game)
        choose(game, option, seat)
        if reader is not None and game.outcome is None and game.turns != turns and game.turn >= 0:
            turns = game.turns
            positions.append(reader.read(game))
    return positions, game.outcome


def _value(tables: Tables) -> Value:
    """A value that has nothing but the tables of the policy yet: positions are not judged by it."""
    weights: Weights = [(0.0, 0.0, 0.0)] * len(FEATURES)
    return Value(game="krutagidon", features=FEATURES, weights={2: weights}, training={}, tables=tables)


def _rules() -> Krutagidon:
    return cast(Krutagidon, library.load("krutagidon"))
