"""How fast an engine plays: the same questions put to our games and to other engines."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice, repeat
from statistics import fmean, median, quantiles
from time import process_time
from typing import Any, Protocol, TypeVar, runtime_checkable

ENOUGH = 2_000  # decisions after which a random game is given up: some never end
POSITIONS = 4  # halfway positions on which copying and saving are timed
BATCHES = 10  # batches of them between two looks at the clock, which counts processor time

Thing = TypeVar("Thing")


class Subject(Protocol):
    """A game of some engine that can be played at random. `Any` is that engine's own kind of game."""

    @property
    def name(self) -> str: ...

    @property
    def note(self) -> str: ...

    def new_game(self, seed: int) -> Any:
        """Set a game up to its first decision. A peer may go on with its own randomness instead of the seed."""

    def play(self, game: Any, most: int = ENOUGH) -> int:
        """Take random decisions to the end of the game, or about `most` of them; say how many were taken."""


@runtime_checkable
class Copies(Protocol):
    """A subject whose games can be copied."""

    def copy(self, game: Any) -> Any: ...


@runtime_checkable
class Deals(Protocol):
    """A subject whose unseen cards can be dealt again, as somebody who searches does a thousand times."""

    def dealer(self, game: Any) -> Callable[[], Any]: ...


@runtime_checkable
class Saves(Protocol):
    """A subject whose games turn to bytes and back."""

    def to_bytes(self, game: Any) -> bytes: ...

    def from_bytes(self, data: bytes) -> Any: ...


@dataclass(frozen=True, slots=True)
class Measure:
    """What one subject reached; None where it was not measured."""

    name: str
    decisions_per_second: float | None = None  # whole games, set-up included
    decisions_per_game: float | None = None
    copy_us: float | None = None
    deal_us: float | None = None  # a game that somebody could just as well be in
    new_game_us: float | None = None
    to_bytes_us: float | None = None
    from_bytes_us: float | None = None
    state_bytes: float | None = None
    instructions: float | None = None  # of a decision: see instructions.py
    pace: float | None = None  # of the machine around the measurement, by `calibrate`
    spread: float | None = None  # of decisions per second over the rounds: half of them lie this close together
    note: str = ""

    @property
    def after_setup(self) -> float | None:
        """Decisions per second once the game is set up."""
        if not (self.decisions_per_second and self.decisions_per_game and self.new_game_us):
            return None
        whole = self.decisions_per_game / self.decisions_per_second
        return self.decisions_per_game / (whole - self.new_game_us / 1e6)


TIMES = ("copy_us", "deal_us", "new_game_us", "to_bytes_us", "from_bytes_us")
FIGURES = (*TIMES, "decisions_per_second", "decisions_per_game", "state_bytes")


def calibrate(laps: int = 200_000) -> float:
    """Run a fixed loop of plain Python; say how many million laps a second the machine makes now."""
    pile = list(range(64))
    total = 0
    start = process_time()
    for lap in range(laps):
        card = pile[lap & 63]
        if card & 1:
            total += card
        pile[lap & 63] = card ^ lap
    return laps / (process_time() - start) / 1e6


def measure(subject: Subject, *, seconds: float = 0.5, seed: int = 1) -> Measure:
    """Measure one subject once, within about `seconds`: half for play, the rest for everything else."""
    gc.collect()
    random.seed(seed)
    before = calibrate()
    speed, length = _random_play(subject, seconds / 2, seed)
    games = [_halfway(subject, seed + i, int(length / 2)) for i in range(POSITIONS)]
    each = seconds / 8
    found = Measure(
        name=subject.name,
        note=subject.note,
        decisions_per_second=speed,
        decisions_per_game=length,
        new_game_us=_microseconds(subject.new_game, _seeds(seed), each),
    )
    if isinstance(subject, Copies):
        found = replace(found, copy_us=_microseconds(subject.copy, repeat(games), each))
    if isinstance(subject, Deals):
        dealers = [subject.dealer(game) for game in games]
        found = replace(found, deal_us=_microseconds(lambda deal: deal(), repeat(dealers), each))
    if isinstance(subject, Saves):
        saved = [subject.to_bytes(game) for game in games]
        found = replace(
            found,
            to_bytes_us=_microseconds(subject.to_bytes, repeat(games), each),
            from_bytes_us=_microseconds(subject.from_bytes, repeat(saved), each),
            state_bytes=fmean(map(len, saved)),
        )
    return replace(found, pace=(before + calibrate()) / 2)


def measure_all(
    subjects: Sequence[Subject],
    *,
    seconds: float = 0.5,
    rounds: int = 15,
    tell: Callable[[str], None] = lambda _: None,
) -> list[list[Measure]]:
    """Measure all subjects in turn, many short rounds over, so that a slow minute touches each of them alike."""
    for subject in subjects:
        subject.play(subject.new_game(0))  # what is built once per process is not part of any figure
    gc.collect()
    gc.freeze()
    taken: list[list[Measure]] = [[] for _ in subjects]
    for number in range(rounds):
        for subject, row in zip(subjects, taken, strict=True):
            tell(f"round {number + 1} of {rounds}: {subject.name}")
            row.append(measure(subject, seconds=seconds, seed=1 + 1_000_000 * number))
    gc.unfreeze()
    return taken


def at_pace(found: Measure, pace: float) -> Measure:
    """Tell what the subject would have reached, had the machine run at this pace."""
    slow = (found.pace or pace) / pace
    scaled = {name: value * slow for name in TIMES if (value := getattr(found, name)) is not None}
    if found.decisions_per_second is not None:
        scaled["decisions_per_second"] = found.decisions_per_second / slow
    return replace(found, **scaled)


def middle(row: Sequence[Measure], pace: float) -> Measure:
    """Make one measure of several rounds: the median of each figure, all brought to one pace."""
    even = [at_pace(found, pace) for found in row]
    medians: dict[str, Any] = {name: median(values) for name in FIGURES if (values := _known(even, name))}
    speeds = _known(even, "decisions_per_second")
    low, _, high = quantiles(speeds) if len(speeds) > 1 else speeds * 3
    return replace(row[0], **medians, pace=median(_known(row, "pace")), spread=(high - low) / median(speeds))


def _known(row: Sequence[Measure], name: str) -> list[float]:
    return [value for found in row if (value := getattr(found, name)) is not None]


def _random_play(subject: Subject, seconds: float, seed: int) -> tuple[float, float]:
    """Play whole games until the time is up; give decisions per second and per game."""
    decisions = games = 0
    start = process_time()
    while (passed := process_time() - start) < seconds:
        decisions += subject.play(subject.new_game(seed + games))
        games += 1
    return decisions / passed, decisions / games


def _halfway(subject: Subject, seed: int, most: int) -> Any:
    """Play a game for `most` decisions; one that ends sooner is tried again, a few times."""
    for attempt in range(20):
        game = subject.new_game(seed + 1_000 * attempt)
        if subject.play(game, most) >= most:
            break
    return game


def _microseconds(work: Callable[[Thing], object], batches: Iterator[Sequence[Thing]], seconds: float) -> float:
    """Time `work` over one batch of things after another until the time is up; give the microseconds that one takes."""
    done = 0
    start = process_time()
    while some := list(islice(batches, BATCHES)):  # looking at the clock takes time as well
        for batch in some:
            for thing in batch:
                work(thing)
            done += len(batch)
        if (passed := process_time() - start) > seconds:
            break
    return passed / done * 1e6


def _seeds(first: int) -> Iterator[Sequence[int]]:
    for start in count(first, POSITIONS):
        yield range(start, start + POSITIONS)
