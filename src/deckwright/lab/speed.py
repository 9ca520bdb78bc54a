"""How fast a game runs: random play, copies, bytes, new games. Our side only, in this process, on one core."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from statistics import fmean
from time import perf_counter
from typing import TypeVar

import msgspec

from deckwright.core.game import Game
from deckwright.core.randomness import Dice
from deckwright.core.run import choose, waiting_for
from deckwright.records.saves import from_bytes, to_bytes
from deckwright.rules.contract import Rules
from deckwright.rules.start import start

POSITIONS = 8
"""Positions in mid-game on which copying and saving are timed."""

Thing = TypeVar("Thing")


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """What one game reached."""

    game: str
    rules: int
    seats: int
    decisions_per_second: float
    """Random play of whole games, set-up included."""
    decisions_per_game: float
    copy_us: float
    to_bytes_us: float
    from_bytes_us: float
    new_game_us: float
    state_bytes: float


def measure(rules: Rules, *, seats: int | None = None, seconds: float = 2.0, seed: int = 1) -> Speed:
    """Measure a game within about ``seconds``: half of them for play, the rest for everything else."""
    seats = rules.min_seats if seats is None else seats
    setup = rules.check_setup(seats, {})
    gc.collect()

    decisions = games = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds / 2 or not games:
        decisions += play_at_random(start(rules, seats, setup, seed + games), Dice(seed + games))
        games += 1

    middle = decisions // games // 2
    positions = []
    for number in range(POSITIONS):
        game = start(rules, seats, setup, seed + number)
        play_at_random(game, Dice(seed + number), most=middle)
        positions.append(game)
    saved = [to_bytes(game) for game in positions]
    each = seconds / 8
    return Speed(
        game=rules.name,
        rules=rules.version,
        seats=seats,
        decisions_per_second=decisions / passed,
        decisions_per_game=decisions / games,
        copy_us=_microseconds(Game.copy, positions, each),
        to_bytes_us=_microseconds(to_bytes, positions, each),
        from_bytes_us=_microseconds(lambda data: from_bytes(rules, data), saved, each),
        new_game_us=_microseconds(lambda one: start(rules, seats, setup, one), range(64), each),
        state_bytes=fmean(map(len, saved)),
    )


def play_at_random(game: Game, dice: Dice, *, most: int = 1_000_000) -> int:
    """Answer at random until the game ends or ``most`` answers were given; returns how many."""
    given = 0
    while (question := game.question) is not None and given < most:
        seat = question.seats[0] if question.each is None else waiting_for(game)[0]
        options = question.options_of(seat)
        choose(game, options[dice.below(len(options))], seat)
        given += 1
    return given


def _microseconds(work: Callable[[Thing], object], things: Sequence[Thing], seconds: float) -> float:
    """How long the work takes for one thing, on average."""
    done = 0
    began = perf_counter()
    while (passed := perf_counter() - began) < seconds or not done:
        for thing in things:
            work(thing)
        done += len(things)
    return passed / done * 1e6
