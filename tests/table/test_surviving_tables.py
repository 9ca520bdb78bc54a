"""Tables survive new cards and boxes: what was dealt is kept with them, and they are bound to their boxes alone."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from sites import OpenSite, Served, Site, a_site, free_port
from visitor import Visitor

from deckwright import games
from deckwright.core import OPEN, view
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.enchanters.rules import Enchanters
from deckwright.records import Session, gamefile
from deckwright.records.sealing import commitment, new_secret
from deckwright.table.migrations import upgrade
from deckwright.table.schema import tables

pytestmark = pytest.mark.anyio

BY_LOT = {"market": "random", "nemesis": "random", "mages": "random"}
VERSION = AeonsEnd.version

GROWN = """
import msgspec
from deckwright.authoring.writing import gain
from deckwright.games.aeons_end import rules
from deckwright.games.aeons_end.definitions import gem

pearls = [gem(f"pearl-{number}", 3, gain(aether=2)) for number in range(5)]
base = [msgspec.structs.replace(card, box="base") for card in pearls[:3]] + rules.BOXES["base"]
new = [msgspec.structs.replace(card, box="pearls") for card in pearls[3:]]
rules.BOXES = {"base": base, "pearls": new, "war-eternal": rules.BOXES["war-eternal"]}
rules.AeonsEnd.version += 1
rules.AeonsEnd.box_versions = {"pearls": 1, **rules.AeonsEnd.box_versions}
"""
"""An edition of Aeon's End with more gems in its first box, and a new box after it."""

CHANGED = GROWN + 'rules.AeonsEnd.box_versions["base"] += 6\n'
"""The same, and cards of the first box are played differently."""


class Editions:
    """A folder of tables, served by one edition after the other."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self._folder = folder

    def environment(self, edition: str) -> dict[str, str]:
        """Every process of an edition begins with its changes, those that think for bots included."""
        folder = self._folder / f"edition-{len(edition)}"
        folder.mkdir(exist_ok=True)
        (folder / "sitecustomize.py").write_text(edition)
        return {"PYTHONPATH": str(folder)}

    @asynccontextmanager
    async def served(self, edition: str = "") -> AsyncIterator[Site]:
        server = Served(self.data, free_port(), self.environment(edition))
        try:
            server.wait_until_open()
            site = Site(server.address)
            yield site
            await site.http.aclose()
        finally:
            server.kill()

    def doctor(self, edition: str) -> subprocess.CompletedProcess[str]:
        start = "from deckwright.cli import main; main()"
        return subprocess.run(
            [sys.executable, "-c", start, "doctor", "--data", str(self.data)],
            env={**os.environ, "LANGUAGE": "en", **self.environment(edition)},
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def editions(tmp_path: Path) -> Editions:
    return Editions(tmp_path)


async def answered(page: Visitor, times: int) -> None:
    for _ in range(times):
        await page.until_asked()
        assert (await page.answer())["type"] != "error"
    await page.until_asked()


async def the_file(site: Site, joined: dict[str, Any]) -> bytes:
    headers = {"authorization": f"Bearer {joined['token']}"}
    reply = await site.http.get(f"/api/tables/{joined['table']['code']}/file", headers=headers)
    assert reply.status_code == 200, reply.text
    return reply.content


async def test_a_table_goes_on_when_cards_and_a_box_are_added(editions: Editions) -> None:
    async with editions.served() as site:
        joined = await site.new_table("here", "bot", game="aeons-end", seed="", setup=BY_LOT)
        page = await site.visit(joined)
        await answered(page, 6)
        lay = page.version, page.position["zones"], page.position["counters"], page.log

    async with editions.served(GROWN) as site:
        page = await site.visit(joined)
        await page.until_asked()
        assert (page.version, page.position["zones"], page.position["counters"], page.log) == lay
        assert not page.table["frozen"]
        assert page.table["seal"], "nobody has seen more of the deal than before"

        step = page.position["step"]
        await page.say("undo", version=page.version)
        while page.position["step"] >= step:
            await page.hear("changed", "state")
        await page.say("redo", version=page.version)
        while page.position["step"] < step:
            await page.hear("changed", "state")
        await page.until_asked()
        assert (page.position["zones"], page.position["counters"]) == lay[1:3], "redone, everything lies as before"

        while 1 not in {band["seat"] for band in page.log[len(lay[3]) :]}:
            await answered(page, 1)  # until the bot has answered, too

        file = gamefile.decode(await the_file(site, joined))
        assert file.rules == VERSION, "its seed deals these cards under the older rules"
        undone = msgspec.structs.replace(
            file, answers=file.answers[:6], undone=file.answers[:5:-1], players=["you", "you"]
        )
        reply = await site.http.post("/api/files", content=gamefile.encode(undone))
        assert reply.status_code == 201, reply.text
        uploaded = await site.visit(reply.json())
        assert not uploaded.table["frozen"]
        assert (uploaded.position["step"], uploaded.position["can_redo"]) == (6, True)

        new = await site.new_table("here", game="aeons-end", setup={"boxes": "base,pearls", **BY_LOT})
        assert not (await site.visit(new)).table["frozen"]

    looked_at = editions.doctor(GROWN)
    assert looked_at.returncode == 0, looked_at.stdout
    assert "3 tables" in looked_at.stdout


async def test_a_table_whose_box_has_changed_is_shown_with_the_reason(editions: Editions) -> None:
    async with editions.served() as site:
        joined = await site.new_table("here", "bot", game="aeons-end", setup=BY_LOT)
        page = await site.visit(joined)
        await answered(page, 3)
        played = gamefile.decode(await the_file(site, joined))

    async with editions.served(CHANGED) as site:
        page = await site.visit(joined)
        assert page.table["frozen"]
        assert "version 1 of the box “base”" in page.position["status"]
        await page.say("answer", version=page.version, choose="end")
        assert (await page.hear("error"))["code"] == "other-box"
        kept = gamefile.decode(await the_file(site, joined))
        assert (kept.deal, kept.chance, kept.boxes) == (played.deal, played.chance, played.boxes)
        assert kept.answers == played.answers

    looked_at = editions.doctor(CHANGED)
    assert looked_at.returncode == 1
    assert joined["table"]["code"] in looked_at.stdout

    async with editions.served() as site:
        page = await site.visit(joined)
        await page.until_asked()
        assert page.version == len(played.answers), "under its own rules it goes on"
        assert (await page.answer())["type"] != "error"


async def test_a_table_with_a_box_that_is_gone_names_the_box(editions: Editions) -> None:
    async with editions.served(GROWN) as site:
        setup = {"boxes": "base,pearls", **BY_LOT}
        joined = await site.new_table("here", game="aeons-end", setup=setup)
        file = gamefile.decode(await the_file(site, joined))

    file = msgspec.structs.replace(file, rules=VERSION)  # as if the rest of the game were the same
    async with editions.served() as site:
        reply = await site.http.post("/api/files", content=gamefile.encode(file))
        assert reply.status_code == 201, reply.text
        for language, words in (("en", "“pearls”"), ("uk", "«pearls»"), ("ru", "«pearls»")):
            page = await site.visit(reply.json(), language=language)
            assert page.table["frozen"]
            assert words in page.position["status"]


async def test_a_table_of_other_hands_is_dealt_as_its_file_says(site: OpenSite) -> None:
    session = Session(games.load("aeons-end"), 1, seed=5, setup=BY_LOT)
    other = Session(games.load("aeons-end"), 1, seed=6, setup=BY_LOT).to_file()
    file = msgspec.structs.replace(session.to_file(), deal=other.deal, chance=other.chance, answers=[])

    reply = await site.http.post("/api/files", content=gamefile.encode(file))
    room = await site.hall.room(reply.json()["table"]["code"])

    assert room.session is not None
    assert room.session.to_file().deal == other.deal


async def test_people_who_gather_are_dealt_the_cards_of_the_day_they_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    async with a_site(database) as site:
        joined = await site.new_table("here", "bot", lobby=True)
        async with site.hall.store.engine.connect() as connection:
            found = sql.select(tables.c.stage).where(tables.c.deal.is_(sql.null()))
            assert (await connection.execute(found)).scalar() == "gathering"

    monkeypatch.setattr(Enchanters, "version", Enchanters.version + 1)
    async with a_site(database) as site:
        room = await site.hall.room(joined["table"]["code"])
        me = room.seating.people[0]
        share = new_secret()
        await room.gathering.set_ready(me, commitment(share))
        await room.gathering.reveal(me, share)
        assert room.stopped is None
        assert room.record.rules == Enchanters.version
        assert room.record.deal is not None
        assert room.record.deal["boxes"] == Enchanters.box_versions


async def test_tables_of_before_deals_were_recorded_open_and_outlive_new_cards_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    await asyncio.to_thread(_database_of_before, tmp_path / "tables.db")

    async with a_site(address) as site:
        await site.hall.room("OLDEST")
    monkeypatch.setattr(Enchanters, "version", Enchanters.version + 1)
    async with a_site(address) as site:
        opened, unopened = await site.hall.room("OLDEST"), await site.hall.room("ASLEEP")

    assert opened.stopped is None
    assert opened.session is not None
    assert [str(given) for given in opened.session.answers] == _old_game().to_file().answers
    assert unopened.stopped is not None
    assert unopened.stopped.code == "other-rules"
    assert unopened.snapshot is not None
    assert unopened.snapshot.zones == view(_old_game().game, OPEN).zones


def _old_game() -> Session:
    session = Session(games.load("enchanters"), 2, seed=5)
    for _ in range(3):
        assert session.game.question is not None
        session.answer(session.rules.keys(session.game, session.game.question.options)[0])
    return session


def _database_of_before(file: Path) -> None:
    """Two tables as a server kept them that did not record deals."""
    session = _old_game()
    engine = sql.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, to="0005")
        for number, code in enumerate(("OLDEST", "ASLEEP"), start=1):
            connection.execute(
                sql.text(
                    "INSERT INTO tables (id, code, game, rules, setup, seed, salt, sealed, made_at, snapshot, next)"
                    " VALUES (:id, :code, 'enchanters', 1, '{}', '5', '', false, '2026-01-01', :snapshot, '')"
                ),
                {"id": number, "code": code, "snapshot": msgspec.json.encode(view(session.game, OPEN))},
            )
            for seat in (0, 1):
                connection.execute(
                    sql.text("INSERT INTO seats (table_id, seat, bot, name) VALUES (:id, :seat, '', '')"),
                    {"id": number, "seat": seat},
                )
            for version, given in enumerate(session.answers, start=1):
                connection.execute(
                    sql.text(
                        "INSERT INTO journal (table_id, version, kind, seat, key)"
                        " VALUES (:id, :version, 'answer', :seat, :key)"
                    ),
                    {"id": number, "version": version, "seat": given.seat, "key": given.key},
                )
    engine.dispose()
