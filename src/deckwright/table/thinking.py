"""Work that takes long, done in processes of its own so that no table waits: bots, hints, replays, uploaded files."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import inf
from multiprocessing.connection import wait
from typing import Any, ParamSpec, TypeVar
from zlib import crc32

import msgspec

from deckwright import bots, games
from deckwright.bots import Bot, Lives, decide
from deckwright.bots import step_in as would_step_in
from deckwright.bots.seer import Seer
from deckwright.coach import hints
from deckwright.coach.doubts import Doubt, doubt_about
from deckwright.coach.hints import Considered
from deckwright.coach.reviewing import Decision, Measured, measure
from deckwright.coach.trying import Deal
from deckwright.core import view
from deckwright.errors import AuthorError, DeckwrightError, FileError, PlayerError
from deckwright.records import GameFile, Given, Session, from_bytes, gamefile
from deckwright.rules import Rules
from deckwright.story import Rounds
from deckwright.table import crafting
from deckwright.table.bodies import NAME_LENGTH, Replay, ReplayStep
from deckwright.table.limits import FILE_ANSWERS, OutOfTime
from deckwright.table.patches import difference, document
from deckwright.table.positions import Reader, chosen
from deckwright.table.recalling import recalled
from deckwright.table.records import TableInfo
from deckwright.text import language
from deckwright.text.plain import plain_text

if sys.platform == "win32":
    resource = None
else:
    import resource

P = ParamSpec("P")
T = TypeVar("T")

GRACE = 5.0
"""How many times its budget a worker may be silent before it is given up."""
SHORTEST = 0.1
"""Seconds that a bot may think however many others are in line."""
LOYALTY = 3
"""How much more a process may have to do than another one before a bot that it remembers goes there."""
MOST_SEATED = 64
"""How many bots a process remembers; who has not been asked for longest is forgotten."""
MEMORY = 1 << 30
"""Bytes that a process may have; a bot that needs more is broken."""


class Thinkers:
    """The processes that think. Each has its own line of work, so that a bot finds the process that remembers it."""

    def __init__(self, processes: int = 0, *, processor: bool = False) -> None:
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._processor = processor
        """Whether budgets are seconds of the processor, not of the clock."""
        self._pools: list[ProcessPoolExecutor | None] = [None] * self._count

    def open(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        for number in range(self._count):
            self._running(number)

    def close(self) -> None:
        """Stop them, whatever they think about."""
        for number, pool in enumerate(self._pools):
            self._pools[number] = None
            if pool is not None:
                _end(pool)

    def fair_share(self, budget: float) -> float:
        """How long a bot may think so that everybody in line gets an answer soon: the longer the line, the less."""
        waiting = sum(_in_line(pool) for pool in self._pools) / self._count
        return max(SHORTEST, budget / (1 + waiting))

    async def do(self, budget: float, work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> T:
        """Have something done. Raises ``OutOfTime`` when it takes longer than its budget, once it has begun."""
        return await self.do_for("", budget, work, *args, **facts)

    async def do_for(self, whom: str, budget: float, work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> T:
        """Have something done by the process that does all work for a table, unless others have much less to do."""
        number = self._number(whom)
        pool = self._running(number)
        try:
            job = asyncio.wrap_future(pool.submit(_within, budget, work, args, facts, processor=self._processor))
            job.add_done_callback(lambda done: done.cancelled() or done.exception())
            # Nobody cancels a job: the pool would stumble over it when it is closed.
            patience = (budget + 1) * (GRACE + _in_line(pool))
            outcome = await asyncio.wait_for(asyncio.shield(job), timeout=patience)
        except (BrokenProcessPool, TimeoutError) as error:
            # The worker died, or hangs where no alarm reaches it.
            if self._pools[number] is pool:
                self._pools[number] = None
                _end(pool)
            raise OutOfTime("out-of-time", f"no answer within {budget} seconds", seconds=budget) from error
        if isinstance(outcome, _Failure):
            raise outcome.error()
        return outcome

    def _number(self, whom: str) -> int:
        """Which process does something for a table."""
        lines = [_in_line(pool) for pool in self._pools]
        usual = crc32(whom.encode()) % self._count
        shortest = min(range(self._count), key=lines.__getitem__)
        return usual if whom and lines[usual] <= lines[shortest] + LOYALTY else shortest

    def _running(self, number: int) -> ProcessPoolExecutor:
        pool = self._pools[number]
        if pool is None:
            pool = self._pools[number] = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in
            )
            # The games are loaded before the first piece of work, not at the expense of its budget.
            pool.submit(_warm_up)
        return pool


def _in_line(pool: ProcessPoolExecutor | None) -> int:
    """How many pieces of work a process has before it."""
    return len(pool._pending_work_items) if pool is not None else 0


def _end(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


# -- in the processes ----------------------------------------------------------------------------------------------


class _Failure:
    """A mistake that a worker reports; exceptions of ours do not travel between processes."""

    def __init__(self, error: DeckwrightError) -> None:
        self.kind = type(error)
        self.code, self.message, self.facts = error.code, error.message, error.facts

    def error(self) -> DeckwrightError:
        return self.kind(self.code, self.message, **self.facts)


POLITENESS = 10
"""How far thinking stands back when people wait for an answer and there is one processor for both."""


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if resource is not None:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def _warm_up() -> None:
    for name in games.names():
        games.load(name)


def _within(
    budget: float, work: Callable[..., T], args: tuple[Any, ...], facts: dict[str, Any], *, processor: bool = False
) -> T | _Failure:
    try:
        with _alarm(budget, processor=processor):
            return work(*args, **facts)
    except DeckwrightError as error:
        return _Failure(error)


@contextlib.contextmanager
def _alarm(budget: float, *, processor: bool) -> Iterator[None]:
    """Interrupt what takes too long, where the system can."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(*_: object) -> None:
        raise OutOfTime("out-of-time", f"no answer within {budget} seconds", seconds=budget)

    signal.signal(signal.SIGPROF if processor else signal.SIGALRM, ring)
    _ring_in(budget, processor=processor)
    try:
        yield
    finally:
        _ring_in(0, processor=processor)


def _ring_in(seconds: float, *, processor: bool = False) -> None:
    """Set the alarm."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF if processor else signal.ITIMER_REAL, seconds)


class Answered(msgspec.Struct, frozen=True):
    """What a bot answers; ``None`` if it may only step in, and does not."""

    key: str | None
    bot: str
    """Who has answered: the bot that was asked, or a simpler one for it."""
    trouble: str = ""
    """Why the bot that was asked could not answer, for whoever looks after the server."""


_seated: OrderedDict[tuple[str, int], Bot] = OrderedDict()
"""The bots that this process remembers, by table and seat."""


def choose(
    game: str,
    state: bytes,
    seat: int,
    bot: str,
    seed: int,
    table: str = "",
    seconds: float = inf,
    *,
    steps: bool = False,
) -> Answered:
    """What a bot answers: after so many ``seconds`` its best answer so far. A simpler bot answers for one that breaks.

    With ``steps`` it may only step in while somebody else is asked.
    """
    rules = games.by_source(game)
    position = from_bytes(rules, state)
    until = time.monotonic() + seconds
    trouble = ""
    for name in [bot, *bots.simpler(bot, rules)]:
        try:
            player = _at_seat(table, seat, name, rules, seed)
            if steps:
                found = would_step_in(player, position, seat)
            else:
                found = decide(player, position, seat, enough=lambda: time.monotonic() > until)
        except Exception as error:
            _seated.pop((table, seat), None)
            trouble = trouble or "".join(traceback.format_exception(error))
            if isinstance(error, OutOfTime):
                _ring_in(GRACE)  # the alarm has rung; the simpler one may not think for ever either
            continue
        return Answered(found[0] if found is not None else None, name, trouble)
    raise OutOfTime("no-bot-answers", f"no bot can answer: {trouble}", seconds=seconds)


def _at_seat(table: str, seat: int, name: str, rules: Rules, seed: int) -> Bot:
    """The bot at a seat, with what it remembers if it is still the same one; its luck follows from the game."""
    player = _seated.get((table, seat)) if table else None
    if player is None or player.name != name or not isinstance(player, Lives):
        player = bots.bot(name, rules, seed=seed)
    else:
        player.reseed(seed)
    if isinstance(player, Seer) and player.trouble is not None:
        raise player.trouble
    if table:
        _seated[table, seat] = player
        _seated.move_to_end((table, seat))
        if len(_seated) > MOST_SEATED:
            _seated.popitem(last=False)
    return player


def consider(game: str, state: bytes, seat: int, seed: int) -> Considered:
    """What the strongest bot would answer, and what to compare that with."""
    return hints.consider(from_bytes(games.load(game), state), seat, seed)


def try_deals(game: str, state: bytes, seat: int, seed: int, keys: list[str], first: int, count: int) -> list[Deal]:
    """Try options in imagined deals."""
    return hints.tried(from_bytes(games.load(game), state), seat, seed, keys, first, count)


def doubt(game: str, state: bytes, seat: int, key: str, seed: int) -> Doubt | None:
    """Whether a move seems a blunder."""
    return doubt_about(from_bytes(games.load(game), state), seat, key, seed)


def measure_all(game: str, decisions: list[Decision]) -> list[Measured]:
    """How good some decisions were."""
    rules = games.load(game)
    return [measure(rules, decision) for decision in decisions]


def read_file(data: bytes) -> GameFile:
    """A game file that somebody hands in: understood, and played again as far as our rules are its rules."""
    try:
        return _checked_file(gamefile.decode(data))
    except AuthorError as error:
        raise FileError("broken-game-file", f"its cards cannot be made: {error.message}", where="") from error
    except DeckwrightError:
        raise
    except Exception as error:
        raise FileError("broken-game-file", f"the file is damaged: {error}", where="") from error


def _checked_file(file: GameFile) -> GameFile:
    rules = games.played(file.game, file.setup)
    if len(file.answers) + len(file.undone) > FILE_ANSWERS:
        raise FileError("too-large", "the file is too large to be a game file", where="")
    if not 1 <= file.seats <= rules.layout.seats:
        raise FileError("broken-game-file", "the file is damaged", where="")
    file.players = [*file.players, *["you"] * file.seats][: file.seats]
    file.names = [plain_text(name)[:NAME_LENGTH] for name in [*file.names, *[""] * file.seats][: file.seats]]
    if rules.pack:
        crafting.tell(rules)
    if gamefile.can_play(rules, file):
        session = Session.from_file(rules, file)
        if rules.pack:
            crafting.look_at(session.game)
        with contextlib.suppress(PlayerError):
            while session.undone:
                session.redo()
        if session.undone:
            file.undone = []
    elif file.snapshot is None:
        Session.from_file(rules, file)  # says that its rules are not ours
    else:
        for answer in file.answers:
            Given.parse(answer)
    return file


def replay(file: GameFile, table: TableInfo, names: list[str], seat: int, code: str) -> bytes:
    """A whole game through the eyes of a seat, as JSON."""
    rules = games.played(file.game, file.setup)
    session = Session.from_file(rules, file)
    reader = Reader(language(code), rules, names)
    before = session.at(0)
    rounds = Rounds(rules)
    start = reader.position(view(before, seat), step=0, round=rounds.number(session, 0))
    known = document(start)
    steps = []
    for step, (given, events) in enumerate(zip(session.answers, session.events, strict=True)):
        after = session.at(step + 1)
        band = reader.band(
            session.game,
            events,
            step=step,
            seat=given.seat,
            turn=before.turn,
            you=seat,
            choice=reader.choice(chosen(before, given)),
            rounds=rounds.begun(session, step),
        )
        now = document(reader.position(view(after, seat), step=step + 1, round=rounds.number(session, step + 1)))
        steps.append(ReplayStep(band, difference(known, now)))
        before, known = after, now
    told = Replay(
        table, reader.opening(session, seat, rounds.begun(session, -1)), start, steps, recalled(reader, session)
    )
    return msgspec.json.encode(told)
