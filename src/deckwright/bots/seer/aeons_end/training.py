"""Learning to play Aeon's End: first the weights of the policy, tuned on wins, then the chance to win.

Each game is played twice, with weights to one side of the present ones and with those to the other, and the weights
move towards the side that comes out better. A game counts 1 when it is won, and half of the share of the nemesis' life
that was taken. The chance to win is then fitted to games of the policy. All follows from the seed, however many
processes play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from typing import cast

import msgspec
import numpy as np
import numpy.typing as npt

from deckwright import games as library
from deckwright.bots.bot import may_step_in
from deckwright.bots.seer.aeons_end.features import FEATURES, Features, dealt
from deckwright.bots.seer.aeons_end.outlook import groups_of
from deckwright.bots.seer.aeons_end.policy import Policy, policy_of
from deckwright.bots.seer.aeons_end.weights import ALWAYS, CARD, WEIGHTS, correction_of
from deckwright.bots.seer.ascent import Ascent, Tables, part_of_the_way, rounded, seed_of, to_both_sides
from deckwright.bots.seer.values import Training, Value, Weights
from deckwright.core.run import choose, waiting_for
from deckwright.games.aeons_end.definitions import GEM, MAGE, RELIC, SPELL
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.rules.start import new_game

Progress = Callable[[int, int], None]
Numbers = npt.NDArray[np.float64]

PAIRS = 320
"""Games of a generation, each of which is played twice."""
FEWEST = 6
"""With fewer generations a table is left as it is: what little they say is mostly luck."""
SPREAD = 0.2
"""How far the two sides lie from the present weights, as a logarithm."""
DEALT = 0.5
"""What taking all life of the nemesis counts beside winning."""
COMMON = 0.1
"""The share of the games with two mages that tune the weights themselves; the others tune factors."""
WAYS = (1.0, 0.5)
"""So much of the way that a table has moved is tried …"""
TRIED = 640
"""… in so many games, and the best is kept, or the table as it was: those to either side of it play worse than it does,
so that the way up may lead astray."""
FITTED = 0.25
"""The share of the games that the chance to win is fitted to; the others tune the policy."""
MOST_FITTED = 4000
"""More games would hardly change the chance to win."""
HELD_OUT = 10
"""Every so manieth game is not learned from."""
EVERY = 3
"""Positions are kept at the end of every so manieth turn."""
RIDGE = 10.0
BOUGHT = (GEM, RELIC, SPELL)
MARKETS = ("deck-destruction", "deck-destruction", "deck-destruction", "random")
"""The policy is tuned with these in turn; the games to fit are played with the first."""
DIFFICULTIES = ("normal", "normal", "normal", "beginner", "expert")
"""What the games to fit are played at; the policy is tuned at the first, where it is increased at the last."""


class Match(msgspec.Struct, frozen=True):
    """A game to play."""

    nemesis: str
    seats: int
    difficulty: str
    seed: int
    market: str = MARKETS[0]


class Lesson(msgspec.Struct, frozen=True):
    """A game that was played: how its positions looked, and whether it was won."""

    positions: list[tuple[float, list[float]]]
    won: bool
    held_out: bool


def train(
    *, seats: Sequence[int], games: int, seed: int, processes: int, before: Value | None, progress: Progress | None
) -> Value:
    """Go on tuning the policy for each number of seats, then fit the chance to win."""
    tables: Tables = {name: dict(table) for name, table in before.tables.items()} if before is not None else {}
    tables.setdefault(ALWAYS, dict(WEIGHTS))
    weights = dict(before.weights) if before is not None else {}
    training = dict(before.training) if before is not None else {}
    total, done = games * len(seats), 0
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for number in seats:
            rounds = 0
            for stage in stages(number, games, seed):
                tuning = Tuning(tables, stage)
                for _ in range(stage.generations):
                    matches = tuning.matches()
                    tuning.learn(
                        list(pool.map(play_both, [(tuning.tables, stage, one) for one in matches], chunksize=8))
                    )
                    done += 2 * len(matches)
                    rounds += 1
                    if progress is not None:
                        progress(min(done, total), total)
                if stage.generations:
                    tables = best_of(pool, tuning)
                    done += (1 + len(WAYS)) * TRIED
            left = max(HELD_OUT * 2, fitted(games))
            matches = [
                Match(
                    nemeses()[index % len(nemeses())],
                    number,
                    DIFFICULTIES[index // len(nemeses()) % len(DIFFICULTIES)],
                    seed_of(seed, number, 1, index),
                )
                for index in range(left)
            ]
            out = [held_out(index) for index in range(left)]
            batches = [(matches[first : first + 10], out[first : first + 10]) for first in range(0, left, 10)]
            lessons: list[Lesson] = []
            for played in pool.map(practise, [(tables, *batch) for batch in batches]):
                lessons += played
                if progress is not None:
                    progress(min(total, done + len(lessons)), total)
            done += len(lessons)
            weights[number], error, explained = fit(lessons)
            training[number] = Training(
                games=games, rounds=rounds, seed=seed, held_out_error=error, explained=explained
            )
    return Value(game="aeons-end", features=FEATURES, weights=weights, training=training, tables=moved(rounded(tables)))


def best_of(pool: Executor, tuning: Tuning) -> Tables:
    """The candidate that does best in games that nothing was learned from."""
    matches = tuning.matches(TRIED)
    found = tuning.candidates()
    scores = [sum(pool.map(_score, [(tables, one) for one in matches], chunksize=16)) for tables in found]
    return found[max(range(len(found)), key=lambda place: scores[place])]


def _score(task: tuple[Tables, Match]) -> float:
    return score(*task)


def moved(tables: Tables) -> Tables:
    """The tables without factors that change nothing."""
    return {
        name: {word: weight for word, weight in table.items() if name == ALWAYS or weight != 1.0}
        for name, table in tables.items()
    }


def nemeses() -> list[str]:
    """All nemeses there are."""
    rules = _rules()
    return [rules.card_of[number].id for number in rules.nemeses]


class Stage(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the training: which table is tuned, and with which games."""

    table: str
    """``ALWAYS`` for the weights themselves, or what a table of factors is for."""
    seats: int
    nemeses: list[str]
    generations: int
    seed: int
    difficulty: str = DIFFICULTIES[0]


def stages(seats: int, games: int, seed: int) -> list[Stage]:
    """With two mages the weights, then factors for the traits of each nemesis and for increased difficulty.

    With more or fewer, factors for that.
    """
    names = nemeses()
    left = games - fitted(games)
    if seats != 2:
        table = {1: "alone", 3: "three", 4: "four"}[seats]
        return [Stage(table=table, seats=seats, nemeses=names, generations=_generations(left), seed=seed)]
    rules = _rules()
    common = _generations(int(COMMON * left))
    each = _generations(int((1 - COMMON) * left / (len(names) + 1)))
    found = [Stage(table=ALWAYS, seats=2, nemeses=names, generations=common, seed=seed)]
    for place, nemesis in enumerate(names):
        for trait in groups_of(rules, rules.by_id[nemesis], 2, increased=False):
            found.append(Stage(table=trait, seats=2, nemeses=[nemesis], generations=each, seed=seed + 1 + place))
    hard = Stage(
        table="increased", seats=2, nemeses=names, generations=each, seed=seed + 100, difficulty=DIFFICULTIES[-1]
    )
    return [*found, hard]


def fitted(games: int) -> int:
    """How many of the games the chance to win is fitted to."""
    return min(MOST_FITTED, int(FITTED * games))


def _generations(games: int) -> int:
    """How often a table moves with so many games, those kept back in which it is tried."""
    found = (games - (1 + len(WAYS)) * TRIED) // (2 * PAIRS)
    return found if found >= FEWEST else 0


class Tuning:
    """Moves the weights of a table towards what wins."""

    def __init__(self, tables: Tables, stage: Stage) -> None:
        self._stage = stage
        self._generation = 0
        self._before = {name: tables.get(stage.table, {}).get(name, 1.0) for name in tuned_names()}
        self._ascent = Ascent(self._before)
        self.tables = tables | {stage.table: self._before}

    def matches(self, count: int | None = None) -> list[Match]:
        """The games of this generation, or so many: against all the nemeses in turn."""
        stage = self._stage
        return [
            Match(
                stage.nemeses[index % len(stage.nemeses)],
                stage.seats,
                stage.difficulty,
                seed_of(stage.seed, stage.seats, 2 + self._generation, index),
                MARKETS[index // len(stage.nemeses) % len(MARKETS)],
            )
            for index in range(PAIRS if count is None else count)
        ]

    def learn(self, played: list[tuple[Numbers, float]]) -> None:
        """Move towards the sides that came out better."""
        self._ascent.learn([side for side, _ in played], [ahead for _, ahead in played])
        self.tables = self.tables | {self._stage.table: self._ascent.weights}
        self._generation += 1

    def candidates(self) -> list[Tables]:
        """The table as it was, and as it is when it has gone some of its way."""
        name, after = self._stage.table, self._ascent.weights
        return [self.tables | {name: part_of_the_way(self._before, after, part)} for part in (0.0, *WAYS)]


def tuned_names() -> list[str]:
    """What is tuned: all weights, and corrections of all cards that may be bought and of all mages."""
    corrected = [card.id for card in _rules().card_of if card.kind == MAGE or (card.kind in BOUGHT and card.cost)]
    return [*WEIGHTS, *map(correction_of, corrected)]


def play_both(task: tuple[Tables, Stage, Match]) -> tuple[Numbers, float]:
    """Play a game with weights to either side; how far they lie apart, and by how much the first do better."""
    tables, stage, match = task
    side = np.random.default_rng(match.seed).standard_normal(len(tuned_names())) * SPREAD
    game = begin(match)
    here = {correction_of(game.rules.card_of[number].id) for number in game.cards}
    for place, name in enumerate(tuned_names()):
        if name.startswith(CARD) and name not in here:  # it makes no difference in this game
            side[place] = 0.0
    one, other = to_both_sides(tables[stage.table], side)
    return side, score(tables | {stage.table: one}, match) - score(tables | {stage.table: other}, match)


def score(tables: Tables, match: Match) -> float:
    """How well weights do in a game."""
    game = begin(match)
    play(game, _policy(tables))
    return won(game) + DEALT * dealt(game)


def held_out(index: int) -> bool:
    """Whether a game is not learned from: one of ten, and in turn of every nemesis at every difficulty."""
    kinds = len(nemeses()) * len(DIFFICULTIES)
    return (index + index // kinds) % HELD_OUT == 0


def practise(task: tuple[Tables, list[Match], list[bool]]) -> list[Lesson]:
    """Play games, and keep what the positions looked like."""
    tables, matches, out = task
    policy = _policy(tables)
    reader = Features(policy.outlook)
    lessons = []
    for match, kept in zip(matches, out, strict=True):
        game = begin(match)
        positions: list[tuple[float, list[float]]] = []

        def keep(board: Board, seen: list[tuple[float, list[float]]] = positions) -> None:
            if board.turns % EVERY == 0:
                seen.append(reader.read(board))

        play(game, policy, keep)
        lessons.append(Lesson(positions, won(game), kept))
    return lessons


def begin(match: Match) -> Board:
    """Set a game up: mages drawn at random, and as many boxes as the nemesis needs."""
    rules = _rules()
    box = rules.card_of[rules.by_id[match.nemesis]].box
    boxes = ",".join(dict.fromkeys(["base", box]))
    options = {"nemesis": match.nemesis, "difficulty": match.difficulty, "boxes": boxes, "market": match.market}
    return cast(Board, new_game(rules, match.seats, seed=match.seed, options=options))


def play(game: Board, policy: Policy, after_turn: Callable[[Board], None] | None = None) -> None:
    """Let the policy play a game for everybody."""
    turns = game.turns
    while game.question is not None:
        for seat in sorted(may_step_in(game)):
            option = policy.steps_in(game, seat)
            if option is not None:
                break
        else:
            seat = waiting_for(game)[0]
            option = policy(game, seat)
        choose(game, option, seat)
        if game.turns != turns and game.question is not None:
            turns = game.turns
            if after_turn is not None:
                after_turn(game)


def won(game: Board) -> bool:
    return game.outcome is not None and bool(game.outcome["winners"])


def fit(lessons: list[Lesson]) -> tuple[Weights, float, float]:
    """Weights of the log-odds to win, by logistic regression; with error and share explained on games held out."""
    rows: list[Numbers] = []
    goals: list[float] = []
    out: list[bool] = []
    for lesson in lessons:
        for time, features in lesson.positions:
            one = np.array(features)
            rows.append(np.concatenate([one, one * time, one * time * time]))
            goals.append(float(lesson.won))
            out.append(lesson.held_out)
    matrix, wins, held_out = np.array(rows), np.array(goals), np.array(out)
    seen, results = matrix[~held_out], wins[~held_out]
    solved = np.zeros(matrix.shape[1])
    for _ in range(30):  # Newton's method
        chances = 1 / (1 + np.exp(-np.clip(seen @ solved, -30, 30)))
        slope = seen.T @ (results - chances) - RIDGE * solved
        curve = (seen * (chances * (1 - chances))[:, None]).T @ seen + RIDGE * np.eye(len(solved))
        step = np.linalg.solve(curve, slope)
        solved = solved + step
        if np.abs(step).max() < 1e-6:
            break
    foretold = 1 / (1 + np.exp(-np.clip(matrix[held_out] @ solved, -30, 30)))
    rest = wins[held_out] - foretold
    error = float(np.sqrt(np.mean(rest**2)))
    explained = float(1 - np.mean(rest**2) / max(1e-9, wins[held_out].var()))
    count = len(FEATURES)
    weights = [tuple(round(float(solved[power * count + one]), 4) for power in range(3)) for one in range(count)]
    return msgspec.convert(weights, Weights), round(error, 3), round(explained, 4)


def compare(value: Value, *, seats: int, games: int, seed: int, processes: int) -> float:
    """How many games the policy of a value wins, against all nemeses in turn."""
    names = nemeses()
    matches = [
        Match(names[index % len(names)], seats, DIFFICULTIES[0], seed_of(seed, seats, 0, index))
        for index in range(games)
    ]
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        return float(sum(pool.map(_wins, [(value.tables, matches[first : first + 5]) for first in range(0, games, 5)])))


def _wins(task: tuple[Tables, list[Match]]) -> int:
    tables, matches = task
    policy = _policy(tables)
    count = 0
    for match in matches:
        game = begin(match)
        play(game, policy)
        count += won(game)
    return count


def _policy(tables: Tables) -> Policy:
    value = Value(game="aeons-end", features=FEATURES, weights={}, training={}, tables=tables)
    return policy_of(_rules(), value)


def _rules() -> AeonsEnd:
    return cast(AeonsEnd, library.load("aeons-end"))
