"""Learning to play Krutagidon: first the weights of the policy, tuned on games won, then the value of a position.

All weights are tuned at once, what each single card brings among them. In each match weights a little to one side of
the present ones meet those as far to the other side: two duels with the same deal, seats changed. After each round
every weight moves towards the side that won, the further the clearer it is that it helped. A duel counts 1 when it is
won, and besides the margin. The value is then fitted to games of the policy against itself, by ridge regression on the
margins. All follows from the seed, however many processes play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, sqrt
from multiprocessing import get_context
from typing import cast

import numpy as np

from deckwright import games as library
from deckwright.bots.bot import answer
from deckwright.bots.seer.ascent import Tables, rounded, seed_of
from deckwright.bots.seer.krutagidon.features import FEATURES, Features
from deckwright.bots.seer.krutagidon.policy import Policy, policy_of
from deckwright.bots.seer.krutagidon.weights import ALWAYS, CARDS, CORRECTIONS, WEIGHTS
from deckwright.bots.seer.levels import Level
from deckwright.bots.seer.player import Seer
from deckwright.bots.seer.training import HELD_OUT, SLIPS, Moments, Numbers, Position, fit
from deckwright.bots.seer.values import Training, Value, Weights
from deckwright.core.run import choose, waiting_for
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.rules import Krutagidon
from deckwright.rules.start import start

Progress = Callable[[int, int], None]
Match = tuple[int, int, Numbers]
"""The seed, the round and the number of two duels, and the weights they are played around."""

ROUNDS = 8
"""How often the weights move."""
SPREAD = 0.25
"""How far to both sides weights are tried, as a logarithm …"""
CARD_SPREAD = 0.6
"""… and what single cards bring, in power."""
STEP = 0.4
"""How far a weight moves in the first round, in spreads, for each standard error by which it helped …"""
SETTLING = 4
"""… and half as far after so many rounds."""
LONGEST = 4000
"""A game with more answers than these is given up, and a duel is even: weights that want nothing may play for ever."""
LARGE = 50.0
"""A margin of so many points counts as much as winning."""
FITTED = 0.15
"""Besides the duels that the policy is tuned with, so many games are played for each number of seats, as a share …"""
MOST_FITTED = 240
"""… and no more than so many."""
SLIPPING = Level(name="trainee", slips=SLIPS)


def train(
    *, seats: Sequence[int], games: int, seed: int, processes: int, before: Value | None, progress: Progress | None
) -> Value:
    """Tune the policy in duels, from the beginning, then fit the value for each number of seats."""
    weights: dict[int, Weights] = {}
    training: dict[int, Training] = {}
    matches = max(2, games // (2 * ROUNDS))
    fitted = max(2 * HELD_OUT, min(MOST_FITTED, int(games * FITTED)))
    total, done = 2 * matches * ROUNDS + fitted * len(seats), 0
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        tuning = Tuning(seed)
        for _ in range(ROUNDS):
            results = []
            for result in pool.map(play_match, tuning.matches(matches), chunksize=8):
                results.append(result)
                done += 2
                if progress is not None:
                    progress(done, total)
            tuning.learn(results)
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
                games=games, rounds=ROUNDS, seed=seed, held_out_error=error, explained=explained
            )
    return Value(game="krutagidon", features=FEATURES, weights=weights, training=training, tables=tables)


class Tuning:
    """Moves the weights towards what wins."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._round = 0
        corrections = [CORRECTIONS.get(card, 0.0) for card in card_names()]
        self._present = np.array([*map(log, WEIGHTS.values()), *corrections])

    @property
    def tables(self) -> Tables:
        """The present weights."""
        return tables_of(self._present)

    def matches(self, count: int) -> list[Match]:
        """What is played in this round."""
        return [(self._seed, self._round * count + index, self._present) for index in range(count)]

    def learn(self, results: list[float]) -> None:
        """Move towards the sides that won."""
        first = self._round * len(results)
        sides = np.array([side_of(self._seed, first + number) for number in range(len(results))])
        helped = np.array(results) @ sides / (float(np.std(results)) * sqrt(len(results)) or 1.0)
        clearly = helped * np.maximum(0.0, 1.0 - 1.0 / np.maximum(helped**2, 1e-9))  # luck helps by an error, too
        self._present = self._present + STEP / (1 + self._round / SETTLING) * spreads() * clearly
        self._round += 1


def play_match(match: Match) -> float:
    """Two duels of weights to one side against those to the other: by how much the first come out better."""
    seed, number, present = match
    step = spreads() * side_of(seed, number)
    one, other = (policy_from(tables_of(present + sign * step)) for sign in (1, -1))
    deal = seed_of(seed, 2, 1, number)
    return duel(one, other, deal) - duel(other, one, deal)


def duel(first: Policy, second: Policy, seed: int) -> float:
    """Play a duel; by how much the first seat comes out better.

    The policies answer in the game itself, as they do in imagined ones; no bot plays like that at a table.
    """
    rules = _rules()
    game = cast(Board, start(rules, 2, rules.check_setup(2, {}), seed))
    for _ in range(LONGEST):
        if game.outcome is not None:
            break
        seat = waiting_for(game)[0]
        choose(game, (first, second)[seat](game, seat), seat)
    if game.outcome is None:
        return 0.0
    winners, scores = game.outcome["winners"], game.outcome["scores"]
    return (0 in winners) - (1 in winners) + max(-1.0, min(1.0, (scores[0] - scores[1]) / LARGE))


def side_of(seed: int, number: int) -> Numbers:
    """To which side of the present weights a match tries each of them, in spreads."""
    return np.random.default_rng((seed, number)).standard_normal(len(WEIGHTS) + len(card_names()))


def spreads() -> Numbers:
    return np.array([SPREAD] * len(WEIGHTS) + [CARD_SPREAD] * len(card_names()))


def tables_of(present: Numbers) -> Tables:
    """Weights by their names."""
    numbers = [float(one) for one in present]
    return {
        ALWAYS: {name: exp(one) for name, one in zip(WEIGHTS, numbers, strict=False)},
        CARDS: dict(zip(card_names(), numbers[len(WEIGHTS) :], strict=True)),
    }


def card_names() -> list[str]:
    return sorted({card.id for card in _rules().card_of})


def policy_from(tables: Tables) -> Policy:
    return Policy(_rules(), tables[ALWAYS], tables[CARDS])


def practise(task: tuple[Tables, int, list[int]]) -> tuple[Moments, Moments]:
    """Play games against oneself; returns what was seen in games to learn from, and in those that are held out."""
    tables, seats, seeds = task
    rules, value = _rules(), _value(tables)
    reader = Features(policy_of(rules, value))
    learning, held_out = Moments(3 * len(FEATURES)), Moments(3 * len(FEATURES))
    for number, seed in enumerate(seeds):
        players = {seat: Seer(rules, (seed << 3) + seat, SLIPPING, value) for seat in range(seats)}
        positions, outcome = play(seats, seed, players, reader)
        if outcome is not None:
            (held_out if number == 0 else learning).see(positions, outcome["scores"])
    return learning, held_out


def play(
    seats: int, seed: int, players: dict[int, Seer], reader: Features
) -> tuple[list[Position], dict[str, list[int]] | None]:
    """Play a game; returns how it looked after each turn, and how it ended, if it did."""
    rules = _rules()
    game = cast(Board, start(rules, seats, rules.check_setup(seats, {}), seed))
    positions: list[Position] = []
    turns = game.turns
    for _ in range(LONGEST):
        if game.outcome is not None:
            break
        seat, _, option = answer(players, game)
        choose(game, option, seat)
        if game.outcome is None and game.turns != turns and game.turn >= 0:
            turns = game.turns
            positions.append(reader.read(game))
    return positions, game.outcome


def _value(tables: Tables) -> Value:
    """A value that has nothing but the tables of the policy yet: positions are not judged by it."""
    weights: Weights = [(0.0, 0.0, 0.0)] * len(FEATURES)
    return Value(game="krutagidon", features=FEATURES, weights={2: weights}, training={}, tables=tables)


def _rules() -> Krutagidon:
    return cast(Krutagidon, library.load("krutagidon"))
