"""Nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
import time
from pathlib import Path

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sites import OpenSite, Served, Site, a_site, free_port
from websockets.exceptions import ConnectionClosed

from deckwright.table.checking import Checked, check_tables
from deckwright.table.schema import ChatRecord, Entry, metadata
from deckwright.table.storage import CLEAR_AFTER, LONGEST_LOG, StorageError, Store

pytestmark = pytest.mark.anyio


async def test_after_kill_9_every_table_is_where_it_was(tmp_path: Path) -> None:
    port = free_port()
    server = Served(tmp_path, port)
    server.wait_until_open()
    site = Site(server.address)
    joined = await site.new_table("here", "bot", setup={"first": "1"})
    page = await site.visit(joined)
    for _ in range(4):
        await page.answer()
        await page.until_asked()
    await page.say("chat", text="see you")
    await page.hear("chatted")
    seen = page.version, page.position["zones"], page.log
    await page.say("answer", version=page.version, choose=page.options[0])  # and nobody hears what came of it
    workers = server.children()
    server.kill()
    with pytest.raises(ConnectionClosed):
        await page.hear("nothing more")
    assert workers
    wait_until_gone(workers)

    server = Served(tmp_path, port)
    server.wait_until_open()
    again = await site.visit(joined)
    await again.until_asked()
    version, zones, log = seen
    assert again.version >= version
    assert again.log[: len(log)] == log
    if again.version == version:
        assert again.position["zones"] == zones
    while not again.chat:
        await again.hear("chatted")
    assert [line["text"] for line in again.chat] == ["see you"]
    assert (await again.answer())["type"] == "changed"
    await site.http.aclose()
    server.kill()


def wait_until_gone(processes: list[int]) -> None:
    deadline = time.monotonic() + 60
    while any(Path(f"/proc/{process}").exists() for process in processes):
        assert time.monotonic() < deadline, "the bots outlive their server"
        time.sleep(0.05)


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    return store


async def test_the_migrations_make_what_the_code_expects(store: Store) -> None:
    async with store.engine.connect() as connection:
        difference = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert [one for one in difference if "alembic" not in str(one)] == []
    await store.open()  # a second time there is nothing to do
    await store.close()


async def test_sqlite_is_safe_against_power_cuts(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert (await connection.execute(sql.text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(sql.text("PRAGMA synchronous"))).scalar() == 2
    await store.close()


def _kept_without_the_log(store: Store, copy: Path) -> int:
    """How many answers the database holds if its log is left out."""
    shutil.copy(str(store.engine.url.database), copy)
    with sqlite3.connect(copy) as database:
        return int(database.execute("SELECT count(*) FROM journal").fetchone()[0])


async def test_no_answer_waits_while_the_log_is_copied(site: OpenSite, tmp_path: Path) -> None:
    store, table = site.hall.store, await _a_table(site)
    async with store.engine.connect() as connection:
        assert (await connection.execute(sql.text("PRAGMA wal_autocheckpoint"))).scalar() == LONGEST_LOG
    store._copy_log()
    copy, free = tmp_path / "without-log.db", threading.Event()
    before = _kept_without_the_log(store, copy)
    store._archivist.submit(free.wait, 60)  # somebody who takes long to copy it
    try:
        for version in range(1, CLEAR_AFTER + 200, 100):
            entries = [Entry(later, "answer", 0, "a") for later in range(version, version + 100)]
            assert await store.append(table, entries)
        assert _kept_without_the_log(store, copy) == before
    finally:
        free.set()
    assert store._copying is not None
    await store._copying
    assert _kept_without_the_log(store, copy) >= before + CLEAR_AFTER


async def _a_table(site: OpenSite) -> int:
    return (await site.hall.room((await site.new_table("here", "here"))["table"]["code"])).record.id


async def test_of_two_who_write_the_same_version_one_is_refused(site: OpenSite) -> None:
    store, table = site.hall.store, await _a_table(site)
    accepted = await asyncio.gather(
        store.append(table, [Entry(1, "answer", 0, "a")]), store.append(table, [Entry(1, "answer", 1, "b")])
    )
    assert sorted(accepted) == [False, True]
    assert len(await store.entries(table)) == 1


async def test_a_gesture_is_written_whole_or_not_at_all(site: OpenSite) -> None:
    store, table = site.hall.store, await _a_table(site)
    assert await store.append(table, [Entry(1, "answer", 0, "a")])
    assert not await store.append(table, [Entry(1, "answer", 0, "b"), Entry(2, "answer", 0, "c")])
    assert [entry.key for entry in await store.entries(table)] == ["a"]


async def test_what_a_table_reports_of_an_undo_is_written_with_it_or_not_at_all(site: OpenSite) -> None:
    store, table = site.hall.store, await _a_table(site)
    undo, redo = ChatRecord(kind="undone"), ChatRecord(kind="redone")
    assert await store.append(table, [Entry(1, "undo", -1, "0")], undo)
    assert not await store.append(table, [Entry(1, "redo", -1, "1")], redo)
    assert [line.kind for line in await store.said(table)] == ["undone"]


async def test_one_table_s_conflict_does_not_disturb_another_s_answer(site: OpenSite) -> None:
    store, first, second = site.hall.store, await _a_table(site), await _a_table(site)
    assert await store.append(first, [Entry(1, "answer", 0, "a")])
    accepted = await asyncio.gather(
        store.append(first, [Entry(1, "answer", 0, "b")]), store.append(second, [Entry(1, "answer", 0, "c")])
    )
    assert accepted == [False, True]


async def test_an_answer_that_cannot_be_written_is_not_given(site: OpenSite, monkeypatch: pytest.MonkeyPatch) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    before = page.position

    async def full_disk(*_: object) -> list[bool]:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(site.hall.store, "_commit", full_disk)
        await page.say("answer", version=0, choose=page.options[0])
        refused = await page.hear("error")
        assert refused["code"] == "storage"
    fresh = await site.visit({"table": page.table, "token": ""})
    assert fresh.version == 0
    await page.say("ping")
    await page.hear("pong")
    assert page.position["zones"] == before["zones"]
    assert (await page.answer())["type"] in ("changed", "state")


async def test_another_server_s_answer_makes_ours_stale(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    room = await site.hall.room(page.table["code"])
    theirs = page.options[1]
    assert await site.hall.store.append(room.record.id, [Entry(1, "answer", page.position["you"], theirs)])
    await page.say("answer", version=0, choose=page.options[0])
    assert (await page.hear("error"))["code"] == "stale"
    assert page.version == 1
    assert room.session is not None
    assert [given.key for given in room.session.answers] == [theirs]


@pytest.mark.parametrize("damaged", [{"setup": "{x"}, {"deal": "[1"}, {"shares": "5"}])
async def test_a_damaged_table_is_named_and_the_others_are_still_looked_at(
    tmp_path: Path, damaged: dict[str, str]
) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as site:
        codes = [(await site.new_table("here", "bot"))["table"]["code"] for _ in range(2)]
    ((column, text),) = damaged.items()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute(f"update tables set {column} = ? where code = ?", (text, codes[0]))
    found: list[Checked] = []
    await check_tables(tmp_path, found.append)
    assert [(one.code, one.trouble and one.trouble.code) for one in found] == [
        (codes[0], "damaged-table"),
        (codes[1], None),
    ]
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as site:
        reply = await site.http.get(f"/api/tables/{codes[0]}?language=uk")
        assert (reply.status_code, reply.json()["message"]) == (400, f"Дані столу {codes[0]} пошкоджено")
        assert (await site.http.get(f"/api/tables/{codes[1]}")).status_code == 200


async def test_an_unusable_database_is_said_in_one_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "tables.db"
    broken.write_text("this is no database, but a text that is long enough to be looked at" * 10)
    store = Store(f"sqlite+aiosqlite:///{broken}")
    with pytest.raises(StorageError, match="not a database"):
        await store.open()
    await store.close()
    with pytest.raises(StorageError):
        Store("gopher://somewhere")


async def test_a_table_nobody_looks_at_is_put_away_and_fetched_again(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    page = await site.visit(joined)
    await page.answer()
    await page.close()
    code = joined["table"]["code"]
    room = await site.hall.room(code)
    room.used = time.monotonic() - 10_000
    while room.pages:
        await asyncio.sleep(0.01)
    site.hall.put_away_idle_tables()
    assert code not in site.hall._rooms
    again = await site.visit(joined)
    assert again.position["zones"] == page.position["zones"]
