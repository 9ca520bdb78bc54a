"""All tables of a server: opening and putting them away, and hearing from other servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

import msgspec
from litestar.channels import ChannelsPlugin

from deckwright import games
from deckwright.errors import DeckwrightError, FileError, PlayerError
from deckwright.games import own_cards
from deckwright.table.calling import ways
from deckwright.table.founding import Founding
from deckwright.table.limits import Limits
from deckwright.table.reviews import Reviews
from deckwright.table.room import Room
from deckwright.table.schema import now
from deckwright.table.settings import Settings
from deckwright.table.storage import StorageError, Store
from deckwright.table.thinking import Thinkers
from deckwright.table.tidying import Tidying
from deckwright.table.workshop import Workshop
from deckwright.text import LANGUAGES, language

log = logging.getLogger("deckwright.table")

CHANNEL = "deckwright"
DRAIN = 3.0
"""Seconds for what is under way when the server closes."""
CALLED_WITHIN = 3.0
"""Days for which a table is looked through for people to call when the server starts."""
HEARTBEAT = 20.0
"""Seconds between two announcements of who is present; whoever misses three of them has gone."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What servers tell each other: something is new at a table; look it up."""

    server: str
    table: int
    what: str
    people: list[int] = []
    watchers: int = 0


class Hall:
    """The tables of a server."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.limits = Limits(settings)
        self.thinkers = Thinkers(settings.workers)
        self.readers = Thinkers(1)
        """Replays and uploaded files are read apart from the bots, so that no bot waits for them."""
        self.workshop = Workshop()
        self._reviewers = Thinkers(1)
        self.reviews = Reviews(self._reviewers)
        self._channels = channels
        self._rooms: dict[str, Room] = {}
        self._by_id: dict[int, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._name = secrets.token_hex(8)
        self._tidying = Tidying()
        self._tasks: list[asyncio.Task[None]] = []
        self.draining = False
        """The server is about to close: nothing new begins."""
        self.founding = Founding(self)

    async def open(self) -> None:
        await self.store.open()
        self.thinkers.open()
        self._tasks.append(asyncio.create_task(self._settle_in()))
        if self.settings.shared:
            self._tasks.append(asyncio.create_task(self._listen()))
        self._tasks.append(asyncio.create_task(self._keep_house()))

    async def _settle_in(self) -> None:
        await asyncio.to_thread(self._learn_words)
        if not self.draining:
            self._tidying.settle()
        await self._look_who_waits()

    async def _look_who_waits(self) -> None:
        """Whoever was to be called when the server stopped is called now, should they still be asked and away."""
        if not ways(self.settings) or self.settings.shared:
            return  # where there are several servers, the others see to it
        try:
            for code in await self.store.expected(now(days_ago=CALLED_WITHIN)):
                with contextlib.suppress(PlayerError, FileError):  # whoever opens the table learns why
                    (await self.room(code, visited=False)).calling.look()
        except DeckwrightError as error:
            log.warning("not everybody who waits is called: %s", error)

    def _learn_words(self) -> None:
        """Read the words of every language, so that the first to use one need not wait; stop when the server closes."""
        for code in LANGUAGES:
            for name in games.names():
                if self.draining:
                    return
                rules = games.load(name)
                language(code).card(rules, rules.definitions[0].id)

    async def drain(self) -> None:
        """Before the server closes: no bot begins anything, pages are warned, and what is being written is written."""
        self.draining = True
        for room in self._rooms.values():
            room.bots.close()
            room.calling.close()
            for page in room.pages:
                page.warn()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAIN):
                for room in list(self._rooms.values()):
                    async with room.lock:
                        pass  # whatever was under way is on disk now
                await self._keep_all_snapshots()

    async def _keep_all_snapshots(self) -> None:
        snapshots: dict[int, bytes] = {}
        for room in self._rooms.values():
            snapshots |= room.snapshots.new()
        try:
            await self.store.keep_snapshots(snapshots)
        except DeckwrightError as error:
            log.warning("no snapshots: %s", error)

    async def close(self) -> None:
        self.draining = True
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            room.bots.close()
        await self._keep_all_snapshots()
        self._tidying.stop()
        self.thinkers.close()
        self.readers.close()
        self.workshop.close()
        self.reviews.close()
        self._reviewers.close()
        await self.store.close()

    # -- opening tables --------------------------------------------------------------------------------------------

    async def room(self, code: str, *, visited: bool = True) -> Room:
        """The table with a code, opened if it is not."""
        if self.draining:
            raise StorageError("closing", "the server is closing; come back in a moment")
        code = code.upper()
        async with self._opening.setdefault(code, asyncio.Lock()):
            room = self._rooms.get(code)
            if room is not None and not room.broken:
                room.used = time.monotonic()
                if self.settings.shared:
                    async with room.lock:
                        await room.catch_up()
                return room
            record = await self.store.find(code)
            if record is None:
                self._opening.pop(code, None)
                raise PlayerError("no-table", f"no table {code!r}", table=code)
            if own_cards.PACK in record.setup:
                with contextlib.suppress(DeckwrightError):  # the table says why
                    await asyncio.to_thread(games.played, record.game, record.setup)
            room = Room(record, self.store, self.thinkers, self.workshop, self.settings)
            room.announce = self._announce
            room.calling.limit = self.limits.calls
            await room.load()
            if visited:
                room.later(room.touch())
            self._rooms[code] = self._by_id[record.id] = room
            return room

    async def _keep_house(self) -> None:
        """Now and then put tables away, and tell other servers who is here."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.put_away_idle_tables()
            self._tidying.tidy()
            await self.throw_away_old_tables()
            for room in self._rooms.values():
                if room.pages:
                    self._announce(room, "present")

    async def throw_away_old_tables(self) -> None:
        """Delete the tables that nobody has opened for as long as the settings say."""
        if not self.settings.keep_days:
            return
        try:
            gone = await self.store.throw_away(now(days_ago=self.settings.keep_days), but=self._by_id)
        except DeckwrightError as error:
            log.warning("old tables stay: %s", error)
            return
        if gone:
            log.info("%s old tables thrown away", gone)

    def put_away_idle_tables(self) -> None:
        """Close tables that nobody looks at, and forget who looked through servers that went silent.

        How they lie is written down: a later version of the game may be able to show no more than that.
        """
        moment = time.monotonic()
        for code, room in list(self._rooms.items()):
            room.elsewhere = {
                server: heard for server, heard in room.elsewhere.items() if moment - heard[2] < 3 * HEARTBEAT
            }
            if room.pages:
                room.used = moment
            elif moment - room.used > self.settings.idle and not room.is_busy:
                del self._rooms[code], self._by_id[room.record.id]
                self._opening.pop(code, None)
                room.later(room.snapshots.keep())

    # -- other servers ---------------------------------------------------------------------------------------------

    def _announce(self, room: Room, what: str) -> None:
        if not self.settings.shared:
            return
        notice = Notice(self._name, room.record.id, what)
        if what == "present":
            people, notice.watchers = room.present(here=True)
            notice.people = sorted(people)
        with contextlib.suppress(RuntimeError):  # the server is closing, and its channels have closed before it
            self._channels.publish(msgspec.json.encode(notice), CHANNEL)

    async def _listen(self) -> None:
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                notice = msgspec.json.decode(data, type=Notice)
                room = self._by_id.get(notice.table)
                if room is None or notice.server == self._name:
                    continue
                try:
                    await self._hear(room, notice)
                except DeckwrightError as error:
                    log.error("table %s: %s", room.record.code, error)

    async def _hear(self, room: Room, notice: Notice) -> None:
        async with room.lock:
            match notice.what:
                case "moves":
                    await room.catch_up()
                    room.bots.let_answer_later()
                case "seats":
                    await room.load_seating()
                case "chat":
                    await room.company.load_chat()
                case "record":
                    await room.load_record()
                case "begun":
                    await room.load_record()
                    room.bots.let_answer_later()
                case "present":
                    news = notice.server not in room.elsewhere
                    left = room.elsewhere.get(notice.server, (set(), 0, 0.0))[0] - set(notice.people)
                    room.left_at.update(dict.fromkeys(left, time.monotonic()))
                    room.elsewhere[notice.server] = (set(notice.people), notice.watchers, time.monotonic())
                    if news:
                        self._announce(room, "present")
        room.wake()

    async def catch_up(self) -> None:
        """After the other servers could not be heard: look up everything."""
        for room in list(self._rooms.values()):
            async with room.lock:
                await room.load_record()
                await room.load_seating()
                await room.company.load_chat()
                await room.catch_up()
            room.wake()
