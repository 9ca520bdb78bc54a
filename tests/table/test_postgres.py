"""PostgreSQL instead of SQLite, and several servers on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from postgres import Postgres, programs
from sites import OpenSite, Served, Site, a_site, free_port
from visitor import Visitor

from deckwright.records.sealing import commitment, new_secret
from deckwright.table.hall import Notice
from deckwright.table.room import Room
from deckwright.table.schema import metadata
from deckwright.table.storage import Store

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(programs() is None, reason="PostgreSQL is not installed: apt-get install postgresql"),
]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    bin = programs()
    assert bin is not None
    server = Postgres(bin)
    yield server
    server.stop()


@pytest.fixture(scope="module")
async def here(postgres: Postgres, anyio_backend: str) -> AsyncIterator[OpenSite]:
    async with a_site(postgres.address) as site:
        yield site


@pytest.fixture(scope="module")
async def there(postgres: Postgres, here: OpenSite) -> AsyncIterator[OpenSite]:
    async with a_site(postgres.address) as site:
        yield site


async def test_the_migrations_make_what_the_code_expects(postgres: Postgres, here: OpenSite) -> None:
    store = Store(postgres.address)
    async with store.engine.connect() as connection:
        difference = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    await store.close()
    assert difference == []


async def test_a_game_is_played_to_the_end(here: OpenSite) -> None:
    page = await here.visit(await here.new_table("here", "bot", setup={"variant": "super-fast"}))
    await page.play_to_the_end()
    assert page.position["outcome"]["winners"]


async def test_two_people_at_two_servers_play_one_game(here: OpenSite, there: OpenSite) -> None:
    joined = await here.new_table("here", "open", setup={"first": "1"})
    code = joined["table"]["code"]
    friend = await there.visit(await here.join(code, "friend", seat=1))
    page = await here.visit(joined)
    onlooker = await there.watch(code)
    for _ in range(8):
        asked = page if page.options else friend
        await asked.answer()
        for one in (page, friend, onlooker):
            while one.version < asked.version:
                await one.hear("changed", "state")
    assert page.position["zones"] == friend.position["zones"] == onlooker.position["zones"]
    assert [band["events"] for band in page.log] == [band["events"] for band in onlooker.log]


async def test_who_comes_and_what_is_said_is_heard_at_the_other_server(here: OpenSite, there: OpenSite) -> None:
    joined = await here.new_table("here", "open", name="Оля")
    code = joined["table"]["code"]
    page, onlooker = await here.visit(joined), await there.watch(code)
    while not onlooker.table["seats"][0]["present"]:
        await onlooker.hear("table")
    while page.table["watchers"] != 1:
        await page.hear("table")
    friend = await there.visit(await there.join(code, "Бо", seat=1))
    while not (page.table["seats"][1]["present"] and page.table["seats"][1]["name"] == "Бо"):
        await page.hear("table")
    await friend.say("chat", text="привіт")
    await page.hear("chatted")
    assert page.chat[-1]["name"] == "Бо"
    await friend.close()
    while page.table["seats"][1]["present"]:
        await page.hear("table")


async def test_a_token_from_one_server_opens_the_seat_at_the_other(here: OpenSite, there: OpenSite) -> None:
    joined = await here.new_table("here", "open")
    code = joined["table"]["code"]
    await there.watch(code)  # the other server has the table open already
    friend = await here.join(code, "friend", seat=1)
    page = await there.visit(friend)
    assert page.mine == [1]


async def test_a_deal_made_at_one_server_is_laid_at_the_other_though_it_only_hears_of_a_change(
    here: OpenSite, there: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    hear = there.hall._hear

    async def hear_all_but_the_beginning(room: Room, notice: Notice) -> None:
        if notice.what != "begun":
            await hear(room, notice)

    monkeypatch.setattr(there.hall, "_hear", hear_all_but_the_beginning)
    joined = await here.new_table("here", "bot", seed="", lobby=True)
    page = await Visitor.silent(here.address, joined["table"]["code"])
    onlooker = await Visitor.silent(there.address, joined["table"]["code"])
    await page.say("hello", token=joined["token"])
    await onlooker.say("hello")
    nonce = new_secret()
    await page.say("ready", commitment=commitment(nonce))
    while page.table.get("stage") != "revealing":
        await page.hear("table")
    await page.say("reveal", nonce=nonce)
    await page.hear("state")
    await onlooker.hear("state")
    assert onlooker.table["stage"] == "playing"


async def test_of_two_answers_at_two_servers_one_counts(here: OpenSite, there: OpenSite) -> None:
    for _ in range(5):
        joined = await here.new_table("here", "here")
        pages = [await here.visit(joined), await there.visit(joined)]
        await asyncio.gather(*(page.say("answer", version=0, choose=page.options[i]) for i, page in enumerate(pages)))
        for page in pages:
            while page.version < 1:
                await page.hear("changed", "state")
        rooms = [await site.hall.room(joined["table"]["code"]) for site in (here, there)]
        answers = [[str(given) for given in room.session.answers] for room in rooms if room.session is not None]
        assert len(answers[0]) == 1
        assert answers[0] == answers[1]


async def test_undo_at_one_server_is_undo_at_the_other(here: OpenSite, there: OpenSite) -> None:
    joined = await here.new_table("here", "here")
    page, other = await here.visit(joined), await there.visit(joined)
    before = page.position["zones"]
    await page.answer()
    while other.version < 1:
        await other.hear("changed", "state")
    await other.say("undo", version=1)
    for one in (page, other):
        while one.version < 2:
            await one.hear("changed", "state")
        assert (one.position["zones"], one.log) == (before, [])


async def test_after_the_database_was_away_everything_goes_on(
    postgres: Postgres, here: OpenSite, there: OpenSite
) -> None:
    joined = await here.new_table("here", "here")
    page, other = await here.visit(joined), await there.visit(joined)
    await asyncio.to_thread(postgres.restart)
    reply = await page.answer()
    while reply["type"] == "error":
        assert reply["code"] == "storage"
        reply = await page.answer()
    while other.version < page.version:
        await other.hear("changed", "state")
    assert other.position["zones"] == page.position["zones"]


async def test_when_one_of_two_servers_is_killed_the_other_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    environment = {"DECKWRIGHT_DATABASE": postgres.address.replace("postgresql+asyncpg", "postgresql")}
    servers = [Served(tmp_path, free_port(), environment) for _ in range(2)]
    for server in servers:
        server.wait_until_open()
    first, second = (Site(server.address) for server in servers)
    joined = await first.new_table("here", "bot", setup={"first": "1"})
    page = await first.visit(joined)
    await page.answer()
    await page.until_asked()
    await page.say("answer", version=page.version, choose=page.options[0])
    servers[0].kill()
    again = await second.visit(joined)
    await again.until_asked()
    assert again.version >= page.version
    assert again.log[: len(page.log)] == page.log
    assert (await again.answer())["type"] == "changed"
    await again.until_asked()
    servers[1].kill()
    for site in (first, second):
        await site.http.aclose()
