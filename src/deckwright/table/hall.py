"""All tables of a server: setting them up, opening and putting them away, and hearing from other servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time

import msgspec
from litestar.channels import ChannelsPlugin

from deckwright import bots, games
from deckwright.core import OPEN, DeckwrightError, GameFile, Given, PlayerError, Session, View, view
from deckwright.table import thinking
from deckwright.table.bodies import ContinueFrom, NewSeat, NewTable
from deckwright.table.names import checked_name
from deckwright.table.room import Room
from deckwright.table.seating import checked_bot
from deckwright.table.settings import Settings
from deckwright.table.storage import Entry, PersonRecord, SeatRecord, Store, TableRecord, hashed, now
from deckwright.table.thinking import Thinkers
from deckwright.text import LANGUAGES, language

log = logging.getLogger("deckwright.table")

CHANNEL = "deckwright"
HEARTBEAT = 20.0
"""Seconds between two announcements of who is present; whoever misses three of them has gone."""
FILE_BUDGET = 10.0
"""Seconds that playing an uploaded file again may take."""


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
        self.thinkers = Thinkers(settings.workers)
        self._channels = channels
        self._rooms: dict[str, Room] = {}
        self._by_id: dict[int, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._name = secrets.token_hex(8)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        self.thinkers.open()
        self._tasks.append(asyncio.create_task(asyncio.to_thread(_learn_words)))
        if self.settings.shared:
            self._tasks.append(asyncio.create_task(self._listen()))
        self._tasks.append(asyncio.create_task(self._keep_house()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            room.close()
            await room.keep_snapshot()
        self.thinkers.close()
        await self.store.close()

    # -- opening tables --------------------------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
        """The table with a code, opened if it is not."""
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
            room = Room(record, self.store, self.thinkers, self.settings)
            room.announce = self._announce
            await room.load()
            self._rooms[code] = self._by_id[record.id] = room
            return room

    async def _keep_house(self) -> None:
        """Now and then put tables away, and tell other servers who is here."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.put_away_idle_tables()
            for room in self._rooms.values():
                if room.pages:
                    self._announce(room, "present")

    def put_away_idle_tables(self) -> None:
        """Close tables that nobody looks at, and forget who looked through servers that went silent."""
        now = time.monotonic()
        for code, room in list(self._rooms.items()):
            room.elsewhere = {
                server: heard for server, heard in room.elsewhere.items() if now - heard[2] < 3 * HEARTBEAT
            }
            if room.pages:
                room.used = now
            elif now - room.used > self.settings.idle and not room.bots_are_busy and not room.lock.locked():
                del self._rooms[code], self._by_id[room.record.id]
                self._opening.pop(code, None)

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
                    room.let_bots_answer_later()
                case "seats":
                    await room.load_seating()
                case "chat":
                    await room.load_chat()
                case "next":
                    await room.load_record()
                case "present":
                    news = notice.server not in room.elsewhere
                    room.elsewhere[notice.server] = (set(notice.people), notice.watchers, time.monotonic())
                    if news:
                        self._announce(room, "present")
        room.wake()

    async def catch_up(self) -> None:
        """After the other servers could not be heard: look up everything."""
        for room in list(self._rooms.values()):
            async with room.lock:
                await room.load_seating()
                await room.load_chat()
                await room.catch_up()
            room.wake()

    # -- new tables ------------------------------------------------------------------------------------------------

    async def set_up(self, wanted: NewTable) -> tuple[Room, str, list[int]]:
        """A new table; returns it with the token of whoever made it, and their seats."""
        rules = games.load(wanted.game)
        seed = _checked_seed(wanted.seed) if wanted.seed else secrets.randbits(63)
        session = Session(rules, len(wanted.seats), seed=seed, setup=wanted.setup)
        return await self._make(session, wanted.seats, wanted.name, sealed=not wanted.seed)

    async def continue_from(self, room: Room, wanted: ContinueFrom) -> tuple[Room, str, list[int]]:
        """A new table that begins where a finished game stood before an answer."""
        session = room.session
        if session is None or not room.finished:
            raise PlayerError("not-finished", "the game is not over yet")
        if not 0 <= wanted.step <= len(session.answers):
            raise PlayerError("no-step", f"no answer {wanted.step}; there are {len(session.answers)}", step=wanted.step)
        if len(wanted.seats) != session.seats:
            raise PlayerError("seats-differ", f"this game has {session.seats} seats", seats=session.seats)
        file = msgspec.structs.replace(
            session.to_file(), answers=[str(given) for given in session.answers[: wanted.step]], undone=[]
        )
        shorter = await asyncio.to_thread(Session.from_file, session.rules, file)
        return await self._make(shorter, wanted.seats, wanted.name, sealed=False)

    async def upload(self, data: bytes) -> tuple[Room, str, list[int]]:
        """A new table that goes on where a file ends. A file of other rules can be looked at only."""
        file = await self.thinkers.do(FILE_BUDGET, thinking.read_file, data)
        rules = games.load(file.game)
        wanted = [
            NewSeat("bot", "", player) if player in bots.names(rules) else NewSeat("here", name)
            for player, name in zip(file.players, file.names, strict=True)
        ]
        if file.rules == rules.version:
            session = await asyncio.to_thread(Session.from_file, rules, file)
            return await self._make(session, wanted, "", sealed=False)
        assert file.snapshot is not None
        answers = [Given.parse(answer) for answer in file.answers]
        return await self._keep(file, file.snapshot, answers, [], wanted, "", sealed=False)

    async def _make(
        self, session: Session, wanted: list[NewSeat], name: str, *, sealed: bool
    ) -> tuple[Room, str, list[int]]:
        snapshot = view(session.game, OPEN)
        return await self._keep(
            session.to_file(), snapshot, session.answers, session.undone, wanted, name, sealed=sealed
        )

    async def _keep(
        self,
        file: GameFile,
        snapshot: View,
        answers: list[Given],
        undone: list[Given],
        wanted: list[NewSeat],
        name: str,
        *,
        sealed: bool,
    ) -> tuple[Room, str, list[int]]:
        token, rules = secrets.token_urlsafe(24), games.load(file.game)
        chairs = []
        for seat, one in enumerate(wanted):
            bot = checked_bot(one.bot, rules) if one.who == "bot" else ""
            chairs.append(SeatRecord(seat, 0 if one.who == "here" else None, bot, checked_name(one.name)))
        mine = [chair.seat for chair in chairs if chair.person is not None]
        host = PersonRecord(0, hashed(token), checked_name(name) or (chairs[mine[0]].name if mine else ""), True)
        record = TableRecord(
            game=file.game,
            rules=file.rules,
            setup=file.setup,
            seed=str(file.seed),
            salt=secrets.token_hex(16),
            sealed=sealed,
            made_at=now(),
            snapshot=msgspec.json.encode(snapshot),
        )
        record = await self.store.make_table(record, chairs, [host], _journal(answers, undone))
        room = await self.room(record.code)
        room.let_bots_answer()
        return room, token, mine

    async def rematch(self, room: Room) -> str:
        """The same game again for the same people, at a new table; returns its code."""
        await room.load_record()
        if room.record.next:
            return room.record.next
        seating, rules = room.seating, room.rules
        numbers = {person.id: number for number, person in enumerate(seating.people)}
        session = Session(rules, len(seating.seats), seed=secrets.randbits(63), setup=room.record.setup)
        record = TableRecord(
            game=rules.name,
            rules=rules.version,
            setup=room.record.setup,
            seed=str(session.seed),
            salt=secrets.token_hex(16),
            sealed=True,
            made_at=now(),
            snapshot=msgspec.json.encode(view(session.game, OPEN)),
        )
        chairs = [
            msgspec.structs.replace(chair, person=numbers.get(chair.person) if chair.person is not None else None)
            for chair in seating.seats
        ]
        made = await self.store.make_table(record, chairs, seating.people)
        await self.store.set_next(room.record.id, made.code)
        async with room.lock:
            await room.load_record()
        self._announce(room, "next")
        room.wake()
        return room.record.next


def _learn_words() -> None:
    """Read the words of every language, so that the first to use one need not wait."""
    for code in LANGUAGES:
        for name in games.names():
            rules = games.load(name)
            language(code).card(rules, rules.definitions[0].id)


def _journal(answers: list[Given], undone: list[Given]) -> list[Entry]:
    """Answers as a journal: those that were taken back are given, and taken back."""
    given = [*answers, *reversed(undone)]
    entries = [Entry(version, "answer", one.seat, one.key) for version, one in enumerate(given, start=1)]
    if undone:
        entries.append(Entry(len(entries) + 1, "undo", -1, str(len(answers))))
    return entries


def _checked_seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise PlayerError("bad-seed", f"a seed is a number, not {text!r}", seed=text) from None
