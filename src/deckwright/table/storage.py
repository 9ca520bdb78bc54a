"""Where tables are kept: who sits where, and every answer, written down before it is acknowledged.

A table is a journal: answers, undos and redos in the order they happened, each with the version it made. Two who
answer at the same moment write the same version, and the database lets one of them in: that is all the locking there
is, and it holds as well between several servers on one database.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from deckwright.errors import FileError
from deckwright.extras import needing
from deckwright.table.schema import (
    ChatRecord,
    DealRecord,
    Entry,
    PersonRecord,
    SeatRecord,
    TableRecord,
    chat,
    hashed,
    journal,
    now,
    people,
    seats,
    tables,
)

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Letters that nobody confuses when a code is read aloud."""
CODE_LENGTH = 6
CLEAR_AFTER = 500
"""After so many entries the log of SQLite is copied into the database, while others are written."""
LONGEST_LOG = 16_000
"""Pages: a log that long is copied at once, though people wait. That is when the server has not rested for minutes."""


class StorageError(FileError):
    """The database cannot be reached or does not do what it is asked."""


_LOG_HEADS = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""How a write-ahead log of SQLite begins."""


def check_file(file: Path, *, known: bool) -> None:
    """Refuse a file that SQLite would take for a new one, or whose log it would pass over: tables would be gone.

    ``known`` says that tables were kept there before.
    """
    if known and file.is_file() and file.stat().st_size == 0:
        raise StorageError("empty-database", f"{str(file)!r} is empty, though tables were kept in it", file=str(file))
    log = file.with_name(f"{file.name}-wal")
    head = log.read_bytes()[:32] if log.is_file() else b""
    # A log whose first line never reached the disk holds nothing yet.
    if len(head) == 32 and any(head) and not head.startswith(_LOG_HEADS):
        raise StorageError(
            "damaged-log", f"{str(log)!r} is damaged; the last answers were written there", file=str(log)
        )


class Appending(NamedTuple):
    """What is to be written down of a table, what the table reports of it, and who waits for that."""

    table: int
    entries: list[Entry]
    report: ChatRecord | None
    done: asyncio.Future[bool]


def _one_of_each_table(waiting: list[Appending]) -> tuple[list[Appending], list[Appending]]:
    """What can go to disk together, and what must wait to see what came of it."""
    first = {appending.table: appending for appending in reversed(waiting)}
    return list(first.values()), [appending for appending in waiting if first[appending.table] is not appending]


def _person_row(table: int, person: PersonRecord) -> dict[str, Any]:
    return {
        "table_id": table,
        "token": person.token,
        "name": person.name,
        "host": person.host,
        "sent_away": person.sent_away,
        "unheard": person.unheard,
    }


def _chat_row(table: int, line: ChatRecord) -> dict[str, Any]:
    """A line of chat that is said now."""
    row = {"table_id": table, **msgspec.structs.asdict(msgspec.structs.replace(line, at=now()))}
    del row["id"]
    return row


class Store:
    """The tables in a database."""

    def __init__(self, address: str) -> None:
        self._sqlite = address.startswith("sqlite")
        options: dict[str, Any] = {} if self._sqlite else {"pool_size": 8, "pool_pre_ping": True}
        try:
            with needing("postgres") if address.startswith("postgresql+asyncpg:") else nullcontext():
                self.engine: AsyncEngine = create_async_engine(address, **options)
        except (SQLAlchemyError, ModuleNotFoundError) as error:
            raise StorageError("bad-database", f"this is no database address: {error}", why=str(error)) from error
        self._journal: sql.Engine | None = None
        """SQLite again, for the journal alone; it is written by a thread of its own."""
        self._clerk = ThreadPoolExecutor(1, "journal")
        self._archivist = ThreadPoolExecutor(1, "log")
        """Copies the log, so that no answer waits for it."""
        self._uncopied = 0
        self._copying: asyncio.Future[None] | None = None
        if self._sqlite:
            sql.event.listen(self.engine.sync_engine, "connect", _settle_sqlite)
            self._journal = sql.create_engine(self.engine.url.set(drivername="sqlite"))
            sql.event.listen(self._journal, "connect", _settle_sqlite)
        insert = (sqlite if self._sqlite else postgresql).insert(journal)
        self._append = insert.on_conflict_do_nothing().returning(journal.c.table_id, journal.c.version)
        self._one_writer = asyncio.Lock()
        self._waiting: list[Appending] = []
        self._committing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the present form; refuse clearly if it cannot be used."""
        from deckwright.table.migrations import upgrade

        try:
            async with self._writing() as connection:
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError) as error:
            raise StorageError(
                "no-database", f"cannot use the database: {_reason(error)}", why=_reason(error)
            ) from error

    async def close(self) -> None:
        if self._committing is not None:
            await self._committing
        if self._copying is not None:
            await asyncio.wait([self._copying])
        if self._journal is not None:
            await asyncio.get_running_loop().run_in_executor(self._clerk, self._journal.dispose)
        self._clerk.shutdown(wait=False)
        self._archivist.shutdown(wait=False)
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has room for one writer at a time."""
        if not self._sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._one_writer, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    # -- the journal -----------------------------------------------------------------------------------------------

    async def append(self, table: int, entries: list[Entry], report: ChatRecord | None = None) -> bool:
        """Write down what happened at a table, all of it or, if somebody else was faster, nothing.

        Returns once it is on disk. What several tables write at the same moment goes to disk together.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Appending(table, entries, report, done))
        if self._committing is None:
            self._committing = asyncio.create_task(self._commit_waiting())
        return await done

    async def _commit_waiting(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = _one_of_each_table(self._waiting)
                try:
                    accepted = await self._commit(batch)
                except (SQLAlchemyError, OSError) as error:
                    for appending in batch:
                        if not appending.done.done():
                            appending.done.set_exception(_unavailable(error))
                    continue
                for appending, yes in zip(batch, accepted, strict=True):
                    if not appending.done.done():
                        appending.done.set_result(yes)
        finally:
            self._committing = None

    async def _commit(self, batch: list[Appending]) -> list[bool]:
        if self._journal is None:
            async with self._writing() as connection:
                return await connection.run_sync(self._write, batch)
        loop = asyncio.get_running_loop()
        async with self._one_writer:
            accepted = await loop.run_in_executor(self._clerk, self._write_alone, batch)
        self._uncopied += sum(len(appending.entries) for appending in batch)
        if self._uncopied >= CLEAR_AFTER and (self._copying is None or self._copying.done()):
            self._uncopied = 0
            self._copying = loop.run_in_executor(self._archivist, self._copy_log)
        return accepted

    def _copy_log(self) -> None:
        """Copy what is in the log of SQLite into the database. Whoever writes meanwhile does not wait for it."""
        assert self._journal is not None
        with suppress(SQLAlchemyError), self._journal.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def _write_alone(self, batch: list[Appending]) -> list[bool]:
        """Write to SQLite in one go: a busy server need not switch between threads for each statement."""
        assert self._journal is not None
        with self._journal.begin() as connection:
            return self._write(connection, batch)

    def _write(self, connection: sql.Connection, batch: list[Appending]) -> list[bool]:
        """Write what several tables did; says of each whether it was accepted."""
        # Two servers that write the same rows in the same order wait for each other, but never in a circle.
        rows = [
            {"table_id": table, **msgspec.structs.asdict(entry)}
            for table, entries, _, _ in sorted(batch, key=lambda one: one.table)
            for entry in entries
        ]
        written = {(row.table_id, row.version) for row in connection.execute(self._append, rows)}
        accepted = []
        for table, entries, report, _ in batch:
            wanted = {(table, entry.version) for entry in entries}
            accepted.append(wanted <= written)
            if not accepted[-1]:
                half = [version for _, version in wanted & written]
                connection.execute(journal.delete().where(journal.c.table_id == table, journal.c.version.in_(half)))
            elif report is not None:
                connection.execute(chat.insert(), _chat_row(table, report))
        return accepted

    async def entries(self, table: int, *, after: int = 0) -> list[Entry]:
        """The journal of a table from some version on."""
        found = sql.select(journal).where(journal.c.table_id == table, journal.c.version > after)
        rows = await self._all(found.order_by(journal.c.version))
        return [Entry(row.version, row.kind, row.seat, row.key, row.person, row.bot) for row in rows]

    # -- tables ----------------------------------------------------------------------------------------------------

    async def make_table(
        self,
        record: TableRecord,
        chairs: list[SeatRecord],
        persons: list[PersonRecord],
        answers: Iterable[Entry] = (),
    ) -> TableRecord:
        """Set a table up under a fresh code. ``SeatRecord.person`` counts in ``persons``."""
        while True:
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            try:
                return await self._make_table(msgspec.structs.replace(record, code=code), chairs, persons, answers)
            except IntegrityError:
                if await self.find(code) is None:
                    raise

    async def _make_table(
        self, record: TableRecord, chairs: list[SeatRecord], persons: list[PersonRecord], answers: Iterable[Entry]
    ) -> TableRecord:
        values = msgspec.structs.asdict(record)
        del values["id"]
        try:
            async with self._writing() as connection:
                number = await _insert(connection, tables, values)
                ids = [await _insert(connection, people, _person_row(number, person)) for person in persons]
                for chair in chairs:
                    owner = ids[chair.person] if chair.person is not None else None
                    await connection.execute(
                        seats.insert().values(
                            table_id=number, seat=chair.seat, person=owner, bot=chair.bot, name=chair.name
                        )
                    )
                rows = [{"table_id": number, **msgspec.structs.asdict(entry)} for entry in answers]
                if rows:
                    await connection.execute(journal.insert(), rows)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            raise _unavailable(error) from error
        return msgspec.structs.replace(record, id=number)

    async def find(self, code: str) -> TableRecord | None:
        """The table with a code."""
        try:
            row = await self._one(sql.select(tables).where(tables.c.code == code.upper()))
            if row is None:
                return None
            return msgspec.convert({str(name): value for name, value in row._asdict().items()}, TableRecord)
        except (ValueError, msgspec.ValidationError) as error:  # no JSON, or not what we write
            message = f"what is kept of table {code} is damaged: {error}"
            raise FileError("damaged-table", message, table=code) from error

    async def codes(self) -> list[str]:
        """The codes of all tables, the oldest first."""
        return [row.code for row in await self._all(sql.select(tables.c.code).order_by(tables.c.id))]

    async def keep_snapshots(self, snapshots: dict[int, bytes]) -> None:
        """How tables lie now, for the day when their rules are no longer ours."""
        rows = [{"table": table, "lies": snapshot, "moment": now()} for table, snapshot in snapshots.items()]
        if not rows:
            return
        change = tables.update().where(tables.c.id == sql.bindparam("table"))
        change = change.values(snapshot=sql.bindparam("lies"), used_at=sql.bindparam("moment"))
        try:
            async with self._writing() as connection:
                await connection.execute(change, rows)
        except (SQLAlchemyError, OSError) as error:
            raise _unavailable(error) from error

    async def touch(self, table: int) -> None:
        """Somebody has opened a table."""
        await self._execute(tables.update().where(tables.c.id == table).values(used_at=now()))

    async def throw_away(self, before: str, *, but: Iterable[int]) -> int:
        """Delete tables that nobody has opened since a moment; returns how many."""
        used = sql.func.coalesce(sql.func.nullif(tables.c.used_at, ""), tables.c.made_at)
        return await self._execute(tables.delete().where(used < before, tables.c.id.not_in(list(but))))

    async def drop_seal(self, table: int, why: str) -> None:
        """Note for good that somebody could know the deal; the first reason stays."""
        await self._execute(tables.update().where(tables.c.id == table, tables.c.unsealed == "").values(unsealed=why))

    async def change_record(self, table: int, change: Callable[[TableRecord], TableRecord | None]) -> None:
        """Change a table itself, as it is now; ``None`` leaves it."""
        try:
            async with self._writing() as connection:
                found = sql.select(tables).where(tables.c.id == table).with_for_update()
                row = (await connection.execute(found)).one()
                after = change(TableRecord(**row._asdict()))
                if after is not None:
                    values = msgspec.structs.asdict(after)
                    del values["id"]
                    await connection.execute(tables.update().where(tables.c.id == table).values(**values))
        except (SQLAlchemyError, OSError) as error:
            raise _unavailable(error) from error

    async def set_proposal(self, table: int, before: str, after: str) -> bool:
        """Change what the table is asked to agree to, unless it is no longer as we thought."""
        change = tables.update().where(tables.c.id == table, tables.c.proposal == before).values(proposal=after)
        return await self._execute(change) == 1

    async def set_careful(self, table: int, careful: bool) -> None:
        """Whether people at a table are asked before a blunder."""
        await self._execute(tables.update().where(tables.c.id == table).values(careful=careful))

    async def set_deal(self, table: int, deal: DealRecord) -> None:
        """Record the deal of a table of before deals were recorded."""
        await self._execute(tables.update().where(tables.c.id == table).values(deal=deal))

    async def set_next(self, table: int, code: str) -> bool:
        """Name the rematch of a table, unless it has one."""
        change = tables.update().where(tables.c.id == table, tables.c.next == "").values(next=code)
        return await self._execute(change) == 1

    # -- people and seats ------------------------------------------------------------------------------------------

    async def people(self, table: int) -> list[PersonRecord]:
        rows = await self._all(sql.select(people).where(people.c.table_id == table).order_by(people.c.id))
        return [
            PersonRecord(row.id, row.token, row.name, row.host, row.sent_away, row.contact, row.unheard, row.called)
            for row in rows
        ]

    async def seats(self, table: int) -> list[SeatRecord]:
        rows = await self._all(sql.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
        return [SeatRecord(row.seat, row.person, row.bot, row.name) for row in rows]

    async def add_person(self, table: int, token: str, name: str, *, unheard: bool = False) -> PersonRecord:
        """Somebody comes to the table."""
        try:
            async with self._writing() as connection:
                row = {"table_id": table, "token": hashed(token), "name": name, "host": False, "unheard": unheard}
                number = await _insert(connection, people, row)
        except (SQLAlchemyError, OSError) as error:
            raise _unavailable(error) from error
        return PersonRecord(number, hashed(token), name, False, unheard=unheard)

    async def change_seat(self, table: int, before: SeatRecord, after: SeatRecord) -> bool:
        """Change who has a seat, unless it is no longer as we thought."""
        was = sql.and_(
            seats.c.table_id == table,
            seats.c.seat == before.seat,
            seats.c.person.is_(None) if before.person is None else seats.c.person == before.person,
            seats.c.bot == before.bot,
        )
        change = seats.update().where(was).values(person=after.person, bot=after.bot, name=after.name)
        return await self._execute(change) == 1

    async def rename_person(self, person: int, name: str) -> None:
        await self._execute(people.update().where(people.c.id == person).values(name=name))

    async def set_contact(self, person: int, contact: str) -> None:
        await self._execute(people.update().where(people.c.id == person).values(contact=contact))

    async def set_called(self, those: set[int], *, called: bool) -> None:
        """Note that people were called, or have come back."""
        await self._execute(people.update().where(people.c.id.in_(those)).values(called=called))

    async def expected(self, since: str) -> list[str]:
        """The codes of tables used since a moment where people want to be called, and were not."""
        wanted = sql.select(people.c.table_id).where(people.c.contact != "", people.c.called.is_(False))
        recent = sql.select(tables.c.code).where(tables.c.id.in_(wanted), tables.c.used_at >= since)
        return [row.code for row in await self._all(recent.order_by(tables.c.id))]

    async def send_away(self, person: int) -> None:
        """Somebody's token is worth nothing any more."""
        await self._execute(people.update().where(people.c.id == person).values(sent_away=True))

    async def let_talk(self, person: int) -> None:
        """The host has let somebody in who came after another was sent away."""
        await self._execute(people.update().where(people.c.id == person).values(unheard=False))

    # -- chat ------------------------------------------------------------------------------------------------------

    async def say(self, table: int, line: ChatRecord) -> ChatRecord:
        """Keep what was said, or what the table reports; returns it with its number and time."""
        row = _chat_row(table, line)
        try:
            async with self._writing() as connection:
                number = await _insert(connection, chat, row)
        except (SQLAlchemyError, OSError) as error:
            raise _unavailable(error) from error
        return msgspec.structs.replace(line, id=number, at=row["at"])

    async def said(self, table: int, *, after: int = 0, last: int = 100) -> list[ChatRecord]:
        """The last lines of chat, oldest first."""
        found = sql.select(chat).where(chat.c.table_id == table, chat.c.id > after)
        rows = await self._all(found.order_by(chat.c.id.desc()).limit(last))
        return [ChatRecord(row.id, row.name, row.seat, row.text, row.at, row.kind, row.facts) for row in reversed(rows)]

    # -- asking the database ---------------------------------------------------------------------------------------

    async def _all(self, question: sql.Select[Any]) -> list[Any]:
        try:
            async with self._reading() as connection:
                return list((await connection.execute(question)).all())
        except (SQLAlchemyError, OSError) as error:
            raise _unavailable(error) from error

    async def _one(self, question: sql.Select[Any]) -> Any:
        rows = await self._all(question)
        return rows[0] if rows else None

    async def _execute(self, change: sql.Update | sql.Delete) -> int:
        try:
            async with self._writing() as connection:
                return (await connection.execute(change)).rowcount
        except (SQLAlchemyError, OSError) as error:
            raise _unavailable(error) from error


async def _insert(connection: AsyncConnection, table: sql.Table, row: dict[str, Any]) -> int:
    """Write a row; returns the id it got."""
    number: int = (await connection.execute(table.insert().values(row).returning(table.c.id))).scalar_one()
    return number


def _unavailable(error: Exception) -> StorageError:
    return StorageError("storage", f"the table could not be written down: {_reason(error)}")


def _reason(error: BaseException) -> str:
    """The database's own words, without the statement."""
    return str(getattr(error, "orig", None) or error).splitlines()[0] if str(error) else type(error).__name__


def _settle_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # an acknowledged answer outlives a power cut, too
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
    cursor.close()
