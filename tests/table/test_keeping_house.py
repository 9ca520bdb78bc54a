"""Tables that nobody opens any more, servers that close, and one's other tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from sites import OpenSite, a_site

from deckwright.core import View
from deckwright.table.schema import now, tables

pytestmark = pytest.mark.anyio


async def _used(site: OpenSite, code: str, days_ago: float) -> None:
    """As if nobody had opened a table for so long."""
    async with site.hall.store.engine.begin() as connection:
        moment = now(days_ago=days_ago)
        await connection.execute(tables.update().where(tables.c.code == code).values(used_at=moment, made_at=moment))


async def test_tables_that_nobody_opens_are_thrown_away_if_the_settings_say_so(tmp_path: Path) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", keep_days=30.0) as site:
        old, young, open_ = [(await site.new_table("here", "here"))["table"]["code"] for _ in range(3)]
        for room in list(site.hall._rooms.values()):
            for chore in list(room._chores):
                await chore
        for code, days in ((old, 31), (young, 29), (open_, 31)):
            await _used(site, code, days)
        for code in (old, young):
            room = site.hall._rooms.pop(code)
            del site.hall._by_id[room.record.id]
        await site.hall.throw_away_old_tables()
        assert await site.hall.store.codes() == [young, open_], "what is open is never thrown away"
        assert (await site.http.get(f"/api/tables/{old}")).status_code == 404


async def test_by_default_nothing_is_thrown_away(site: OpenSite) -> None:
    code = (await site.new_table("here", "here"))["table"]["code"]
    room = site.hall._rooms.pop(code)
    del site.hall._by_id[room.record.id]
    await _used(site, code, 10_000)
    await site.hall.throw_away_old_tables()
    assert code in await site.hall.store.codes()


async def test_a_server_that_closes_warns_and_keeps_how_the_tables_lie(tmp_path: Path) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    async with a_site(address) as site:
        joined = await site.new_table("here", "here")
        page = await site.visit(joined)
        await page.answer()
        await site.hall.drain()
        await page.hear("closing")
        reply = await site.http.get(f"/api/tables/{joined['table']['code']}")
        assert (reply.status_code, reply.json()["code"]) == (503, "closing")
        record = await site.hall.store.find(joined["table"]["code"])
        assert record is not None
        assert record.snapshot is not None
        assert msgspec.json.decode(record.snapshot, type=View).version == 1
    async with a_site(address) as site:
        again = await site.visit(joined)
        assert again.version == 1


async def test_a_table_that_is_put_away_is_kept_as_it_lies(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    page, code = await site.visit(joined), joined["table"]["code"]
    await page.answer()
    await page.close()
    room = await site.hall.room(code)
    while room.pages or room.is_busy:
        await asyncio.sleep(0.01)
    room.used -= 10_000
    site.hall.put_away_idle_tables()
    await asyncio.gather(*room._chores)
    record = await site.hall.store.find(code)
    assert record is not None
    assert record.snapshot is not None
    assert msgspec.json.decode(record.snapshot, type=View).version == 1


async def test_somebody_elsewhere_can_see_whether_it_is_their_turn(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", setup={"first": "2"})
    friend = await site.join(joined["table"]["code"], "Марко", seat=1)
    told = {}
    for who, token in (("host", joined["token"]), ("friend", friend["token"])):
        headers = {"authorization": f"Bearer {token}"}
        address = f"/api/tables/{joined['table']['code']}/me"
        told[who] = (await site.http.get(address, params={"language": "uk"}, headers=headers)).json()
    assert (told["host"]["asked"], told["host"]["status"]) == (False, "Чекаємо на хід: Марко")
    assert (told["friend"]["asked"], told["friend"]["seats"], told["friend"]["finished"]) == (True, [1], False)
    assert told["friend"]["company"], "the host plays there"
    assert (told["host"]["round"], told["host"]["others"]) == (1, ["Марко"])


async def test_whoever_has_no_token_is_not_asked_for_anything(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", setup={"first": "1"})
    reply = await site.http.get(f"/api/tables/{joined['table']['code']}/me")
    assert reply.status_code == 200, reply.text
    assert (reply.json()["asked"], reply.json()["seats"]) == (False, [])


async def test_a_table_that_gathers_says_so_to_those_elsewhere(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", lobby=True)
    headers = {"authorization": f"Bearer {joined['token']}"}
    mine = (await site.http.get(f"/api/tables/{joined['table']['code']}/me", headers=headers)).json()
    assert (mine["asked"], mine["status"]) == (False, "Waiting for everybody")
    assert not mine["company"], "nobody has come yet"
