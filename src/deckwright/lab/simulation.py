"""Many games at once, on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from time import perf_counter

from deckwright import games as library
from deckwright.errors import DeckwrightError, PlayerError
from deckwright.lab.interruption import Interruption, leave_interruptions_to_parent
from deckwright.lab.match import Match, Played, bug_report, game_seed, line_up, make_bot, play
from deckwright.lab.report import Report, report
from deckwright.lab.tally import Tally
from deckwright.rules.contract import Rules

Progress = Callable[[int, int], None]
"""Told after every few games how many are done, and how many there will be."""

LARGEST_BATCH = 20
"""Games handed to a process at once: few, so that progress is seen and an interruption is heeded."""


def simulate(
    game: str,
    *,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    setup: dict[str, str] | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let bots play many games, and report who won how often.

    There are as many seats as bots; from game to game everybody moves on by one seat. By default there is a process
    for each core; with one, games are played in this process. Ctrl-C ends the simulation with a report of the games
    played so far.
    """
    match = Match(game=game, bots=tuple(bots), setup=dict(setup or {}), seed=seed)
    rules = _checked(match, games, processes)
    workers = min(processes or _cores(), games)
    tally = Tally()
    began = perf_counter()
    with Interruption() as interruption:
        if workers == 1:
            _play_here(rules, match, games, tally, interruption, progress)
        else:
            _play_in_processes(match, games, workers, tally, interruption, progress)
    interrupted = interruption.heard and _done(tally) < games
    return report(rules, match, games, tally, interrupted=interrupted, seconds=perf_counter() - began)


def _checked(match: Match, games: int, processes: int | None) -> Rules:
    """The rules, once it is certain that the games can begin."""
    rules = library.load(match.game)
    if games < 1:
        raise PlayerError("no-games", f"a simulation needs at least one game, not {games}", games=games)
    if processes is not None and processes < 1:
        raise PlayerError(
            "no-processes", f"a simulation needs at least one process, not {processes}", processes=processes
        )
    rules.check_setup(len(match.bots), match.setup)
    for name in match.bots:
        make_bot(name, rules, seed=0)
    return rules


def _cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_batch(match: Match, indices: range) -> Tally:
    """Play some games of a simulation; what a process of the pool does."""
    rules = library.load(match.game)
    setup = rules.check_setup(len(match.bots), match.setup)
    tally = Tally()
    for index in indices:
        _play_one(rules, setup, match, index, tally)
    return tally


def _play_one(rules: Rules, setup: dict[str, object], match: Match, index: int, tally: Tally) -> None:
    players = line_up(match.bots, index)
    played = Played(len(players))
    try:
        ended = play(rules, setup, players, game_seed(match.seed, index), played)
    except Exception as error:
        # Whatever a bot or a card does wrong, the other games go on.
        tally.crashes.append(bug_report(rules, match, index, played, error))
    else:
        tally.add(ended, players, played)


def _play_here(
    rules: Rules, match: Match, games: int, tally: Tally, interruption: Interruption, progress: Progress | None
) -> None:
    """Play the games in this process."""
    setup = rules.check_setup(len(match.bots), match.setup)
    for index in range(games):
        _play_one(rules, setup, match, index, tally)
        if progress is not None:
            progress(_done(tally), games)
        if interruption.heard:
            return


def _play_in_processes(
    match: Match, games: int, workers: int, tally: Tally, interruption: Interruption, progress: Progress | None
) -> None:
    """Play the games in processes of their own."""
    batches = _batches(games, workers)
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=leave_interruptions_to_parent) as pool:
        # Twice as many batches as workers, so that nobody waits; not all at once, so that an end is quick.
        running = {pool.submit(play_batch, match, batch) for batch in islice(batches, 2 * workers)}
        try:
            while running:
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    tally.merge(future.result())
                if interruption.heard:
                    running = {future for future in running if not future.cancel()}
                else:
                    running |= {pool.submit(play_batch, match, batch) for batch in islice(batches, len(finished))}
                if progress is not None:
                    progress(_done(tally), games)
        except BrokenProcessPool as error:
            if not interruption.heard:
                done = _done(tally)
                raise DeckwrightError(
                    "worker-died", f"a process died during the simulation, after {done} games", games=done
                ) from error


def _done(tally: Tally) -> int:
    return tally.games + len(tally.crashes)


def _batches(games: int, workers: int) -> Iterator[range]:
    size = max(1, min(LARGEST_BATCH, games // (4 * workers)))
    return (range(first, min(first + size, games)) for first in range(0, games, size))
