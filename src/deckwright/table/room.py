"""A table that somebody looks at: the game, its journal, and the people around it.

Whatever changes a table holds its lock until the change is on disk; only then does anybody see it. When the disk or
another server says otherwise, the table is read again from what is written down.

The room itself holds the game and writes its journal. What people see of it, undo, bots, seats and files are the
business of its parts.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from deckwright import games
from deckwright.core import View, waiting_for
from deckwright.errors import DeckwrightError, InternalError, PlayerError
from deckwright.records import Session
from deckwright.rules import Rules
from deckwright.table.bot_play import BotPlay
from deckwright.table.calling import Calling
from deckwright.table.coaching import Coaching
from deckwright.table.company import Company
from deckwright.table.gathering import Gathering
from deckwright.table.journal import Played, count_answers
from deckwright.table.proposals import Proposals
from deckwright.table.rereading import deal_record, reread
from deckwright.table.schema import ChatRecord, Entry, PersonRecord, TableRecord
from deckwright.table.seating import Seating
from deckwright.table.showing import Showing
from deckwright.table.snapshots import Snapshots
from deckwright.table.storage import StorageError, Store
from deckwright.table.undoing import Undoing

if TYPE_CHECKING:
    from deckwright.table.page import Page
    from deckwright.table.settings import Settings
    from deckwright.table.thinking import Thinkers
    from deckwright.table.workshop import Workshop

log = logging.getLogger("deckwright.table")


def _rules_of(record: TableRecord) -> Rules:
    """The rules of a table. If its own cards cannot be made any more, it is shown as it lies."""
    try:
        return games.played(record.game, record.setup)
    except DeckwrightError as error:
        log.error("table %s: its cards cannot be made any more: %s", record.code, error)
        return games.load(record.game)


class Room:
    """An open table."""

    def __init__(
        self, record: TableRecord, store: Store, thinkers: Thinkers, workshop: Workshop, settings: Settings
    ) -> None:
        self.record = record
        self.rules = _rules_of(record)
        self.store = store
        self.settings = settings
        self.lock = asyncio.Lock()
        self.version = 0
        self.played: Played | None = None
        """``None`` before the game begins, and if the table can be looked at only: see ``stopped``."""
        self.snapshot: View | None = None
        """How the table lay, where its journal cannot be played again."""
        self.answers_written = 0
        """How many answers that journal holds: the snapshot may be older."""
        self.stopped: PlayerError | None = None
        """Why nobody can play on here; the table is shown as it lies."""
        self.seating = Seating([], [], self.rules.competitive)
        self.pages: set[Page] = set()
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}
        """Who looks at this table through other servers: people, watchers, when we heard so."""
        self.opened = self.used = time.monotonic()
        self.left_at: dict[int, float] = {}
        """When people who have seats were last here."""
        self.broken = False
        """What is in memory is not what is on disk: nobody may go on here."""
        self.announce: Callable[[Room, str], None] = lambda room, what: None
        """Tells other servers what has changed."""
        self.snapshots = Snapshots(self)
        self.showing = Showing(self)
        self.undoing = Undoing(self)
        self.proposals = Proposals(self)
        self.company = Company(self)
        self.gathering = Gathering(self)
        self.bots = BotPlay(self, thinkers)
        self.coaching = Coaching(self, thinkers)
        self.calling = Calling(self)
        self.workshop = workshop
        self._chores: set[asyncio.Task[None]] = set()

    # -- reading what is written down ------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the table as it was written down."""
        await self.load_seating()
        await self.company.load_chat()
        await self._load_game()

    async def load_seating(self) -> None:
        number = self.record.id
        self.seating = Seating(await self.store.seats(number), await self.store.people(number), self.rules.competitive)
        self.showing.forget_names()

    async def load_record(self) -> None:
        """What has changed of the table itself: who is ready, a rematch, a proposal, a seal that was dropped.

        The deal may have been made meanwhile, perhaps by another server: then the table is laid as well.
        """
        record = await self.store.find(self.record.code)
        if record is None:
            return
        before, self.record = self.record, record
        if before.stage != "playing" and record.stage == "playing":
            try:
                await self._load_game()
            except StorageError:
                self.record = before
                raise

    async def _load_game(self) -> None:
        if self.record.stage != "playing":
            return
        entries = await self.store.entries(self.record.id)
        self.stopped = None
        try:
            self.played = await asyncio.to_thread(reread, self.rules, self.record, len(self.seating.seats), entries)
        except PlayerError as error:
            log.error("table %s: its journal cannot be played again: %s", self.record.code, error)
            self.stopped = error
            self.played = None
            self.snapshot = self.snapshots.last()
            self.answers_written = count_answers(entries)
        else:
            await self._record_deal()
        self.version = len(entries)
        self.showing.forget_from(0)

    async def _record_deal(self) -> None:
        """A table of before deals were recorded outlives new cards from now on."""
        session = self.session
        deal = deal_record(session.to_file()) if session is not None and self.record.deal is None else None
        if deal is None:
            return
        try:
            await self.store.set_deal(self.record.id, deal)
            await self.load_record()
        except StorageError as error:
            log.warning("table %s: its deal is not recorded: %s", self.record.code, error)

    async def catch_up(self) -> None:
        """Do what other servers have written down meanwhile."""
        for entry in await self.store.entries(self.record.id, after=self.version):
            if self.played is not None:
                self.forget_from(entry)
                self.played.apply(entry)
            self.version = entry.version

    # -- the game --------------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session | None:
        return self.played.session if self.played is not None else None

    @property
    def step(self) -> int:
        """How many answers the game has had."""
        return len(self.played.session.answers) if self.played is not None else 0

    @property
    def finished(self) -> bool:
        shown = self.played.session.game if self.played is not None else self.snapshot
        return shown is not None and shown.outcome is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        return waiting_for(self.played.session.game) if self.played is not None else ()

    def playing(self) -> Played:
        """The game, if it can be played on."""
        if self.stopped is not None:
            raise self.stopped
        if self.played is None:
            raise PlayerError("not-begun", "the game has not begun")
        return self.played

    def at(self, version: int) -> Session:
        """The game, if it is still at a version."""
        played = self.playing()
        if version != self.version:
            raise self._stale(version)
        return played.session

    def _still_asks(self, seat: int, version: int) -> bool:
        """Whether a seat still has the question of a version, which others have answered meanwhile for themselves."""
        played = self.playing()
        game, meanwhile = played.session.game, self.version - version
        if game.question is None or game.question.each is None or seat not in self.waiting:
            return False
        return 0 <= meanwhile <= min(len(game.given), played.in_a_row)

    def _stale(self, version: int) -> PlayerError:
        return PlayerError(
            "stale",
            f"this is for version {version}, the table is at version {self.version}",
            version=version,
            current=self.version,
        )

    async def answer(self, person: PersonRecord | None, seat: int, version: int, keys: list[str]) -> None:
        """Answer for a seat: the first key must be offered, the others are given while they are asked and offered."""
        async with self.lock:
            if self._still_asks(seat, version):
                version = self.version
            session = self.at(version)
            if person is None or seat not in self.seating.seats_of(person):
                raise PlayerError("not-seated", "you have to sit at the table to do this")
            await self.workshop.rehearse_for_person(session, [(seat, key) for key in keys])
            given = 0
            try:
                for key in keys:
                    session.answer(key, seat=seat)
                    given += 1
            except PlayerError:
                if not given:
                    raise
            except InternalError as error:
                raise self.stop(error) from error
            except Exception:
                await self._start_over()
                raise
            entries = [
                Entry(version + n, "answer", seat, key, person.id) for n, key in enumerate(keys[:given], start=1)
            ]
            await self.write(entries)
        self.bots.let_answer()

    def stop(self, error: Exception) -> PlayerError:
        """The engine cannot go on: the table stays as it lies, and says so. It is tried again when it is reopened."""
        log.error("table %s is closed: %s", self.record.code, error)
        self.stopped = PlayerError("engine-stopped", f"the engine cannot go on: {error}", why=str(error))
        for page in self.pages:
            page.start_over()
        return self.stopped

    # -- writing ---------------------------------------------------------------------------------------------------

    async def write(self, entries: list[Entry], report: ChatRecord | None = None) -> None:
        """Put on disk what was done and what the table reports of it, together.

        Undo it all if that cannot be, or if another server was faster.
        """
        version = self.version
        try:
            accepted = await self.store.append(self.record.id, entries, report)
        except StorageError:
            await self._start_over()
            raise
        if not accepted:
            await self._start_over()
            self.wake()
            raise self._stale(version)
        played = self.playing()
        for entry in entries:
            self.forget_from(entry)
            played.note(entry)
        self.version = entries[-1].version
        self.used = time.monotonic()
        self.snapshots.note(version)
        self.announce(self, "moves")
        self.calling.look()
        if report is not None:
            await self.company.reported()
        self.wake()

    async def _start_over(self) -> None:
        """Read the game again. If even that fails the table is closed, and opened again when somebody comes back."""
        try:
            await self._load_game()
        except DeckwrightError as error:
            log.error("table %s cannot be read: %s", self.record.code, error)
            self.broken = True
        for page in self.pages:
            page.start_over()

    def forget_from(self, entry: Entry) -> None:
        """What was undone was never told."""
        if entry.kind == "undo":
            self.showing.forget_from(int(entry.key))
            for page in self.pages:
                page.forget_from(int(entry.key))

    # -- pages -----------------------------------------------------------------------------------------------------

    def present(self, *, here: bool = False) -> tuple[set[int], int]:
        """The people with seats who look at the table now, and how many others do; everywhere, or only here."""
        owners = self.seating.owners
        people = {page.person.id for page in self.pages if page.person is not None and page.person.id in owners}
        watchers = sum(page.person is None or page.person.id not in owners for page in self.pages)
        if not here:
            for others, more, _ in self.elsewhere.values():
                people |= others
                watchers += more
        return people, watchers

    def away_for(self, person: int) -> float:
        """Seconds since somebody who is not here was here."""
        return time.monotonic() - self.left_at.get(person, self.opened)

    @property
    def is_busy(self) -> bool:
        """Whether something is still to happen though nobody looks."""
        return self.bots.busy or self.calling.busy or self.lock.locked()

    def wake(self) -> None:
        """Tell every page that there is something new."""
        for page in self.pages:
            page.wake()

    async def touch(self) -> None:
        """Note that somebody has opened the table, so that it is not thrown away as forgotten."""
        try:
            await self.store.touch(self.record.id)
        except StorageError as error:
            log.warning("table %s: %s", self.record.code, error)

    def later(self, chore: Coroutine[Any, Any, None]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
