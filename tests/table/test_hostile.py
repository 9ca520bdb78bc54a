"""What strangers might send to a server to hold it up, fill it up or trip it up."""

from __future__ import annotations

import asyncio
import contextlib
import unicodedata
from pathlib import Path
from typing import Any

import httpx
import pytest
from sites import OpenSite, a_site
from visitor import Visitor
from websockets.exceptions import ConnectionClosed

from deckwright import games
from deckwright.errors import AuthorError, InternalError, PlayerError
from deckwright.lessons import beginning
from deckwright.records import Session, gamefile
from deckwright.table import bot_play, rest
from deckwright.table.company import PEOPLE, PER_ADDRESS
from deckwright.table.limits import Bucket, Buckets, Counts, Telling
from deckwright.table.patience import ImpatientProtocol
from deckwright.table.room import Room
from deckwright.table.schema import ChatRecord, Entry
from deckwright.table.storage import StorageError
from deckwright.text.plain import plain_text

pytestmark = pytest.mark.anyio


def _address(site: OpenSite) -> tuple[str, int]:
    url = httpx.URL(site.address)
    return url.host, int(url.port or 0)


# -- bots and storage ----------------------------------------------------------------------------------------------


async def test_a_bot_tries_again_after_a_storage_error(site: OpenSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_play, "FIRST_RETRY", 0.01)
    joined = await site.new_table("here", "bot", setup={"first": "2"})
    room = await site.hall.room(joined["table"]["code"])
    room.bots._patience = 0.01
    append, failed = site.hall.store.append, []

    async def locked(table: int, entries: list[Entry], report: ChatRecord | None = None) -> bool:
        if entries[0].bot and table == room.record.id and len(failed) < 3:
            failed.append(entries)
            raise StorageError("storage", "database is locked")
        return await append(table, entries, report)

    monkeypatch.setattr(site.hall.store, "append", locked)
    page = await site.visit(joined)
    await page.until_asked()
    assert page.options
    assert room.version > 0


async def test_an_engine_that_cannot_go_on_closes_its_table_with_a_message(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    joined = await site.new_table("here", "here")
    page = await site.visit(joined)
    room = await site.hall.room(joined["table"]["code"])
    assert room.session is not None

    def loop(*_: object, **__: object) -> None:
        raise InternalError("endless", "the game never asks again")

    monkeypatch.setattr(room.session, "answer", loop)
    await page.say("answer", version=page.version, choose=page.options[0])
    assert (await page.hear("error"))["code"] == "engine-stopped"
    while not page.table["frozen"]:
        await page.hear("table")
    while page.options:
        await page.hear("state")
    assert "never asks again" in page.position["status"]
    await page.say("answer", version=page.version, choose="end")
    assert (await page.hear("error"))["code"] == "engine-stopped"
    assert (await site.visit(joined)).table["frozen"]


async def test_a_bot_the_engine_fails_closes_the_table_instead_of_spinning(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    joined = await site.new_table("here", "open", setup={"first": "2"})
    page = await site.visit(joined)
    room = await site.hall.room(joined["table"]["code"])
    assert room.session is not None
    tried = []

    def loop(key: str, **_: object) -> None:
        tried.append(key)
        raise InternalError("endless", "the game never asks again")

    monkeypatch.setattr(room.session, "answer", loop)
    await page.say("hand-over", seat=1, bot="random")
    while not page.table["frozen"]:
        await page.hear("table")
    assert len(tried) == 1
    assert not room.bots.busy


async def spoil_journal(site: OpenSite, room: Room) -> None:
    """Write an answer into a table's journal that was never possible, and let the server forget the table."""
    assert await site.hall.store.append(room.record.id, [Entry(room.version + 1, "answer", 0, "fly:to-the-moon")])
    del site.hall._rooms[room.record.code]


async def test_a_journal_that_no_longer_replays_is_shown_as_it_lay_with_the_reason(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    page = await site.visit(joined)
    await page.answer()
    code = joined["table"]["code"]
    room = await site.hall.room(code)
    await room.snapshots.keep()
    await spoil_journal(site, room)
    again = await site.visit(joined)
    assert again.table["frozen"]
    assert again.position["zones"]["track"] == page.position["zones"]["track"]
    assert "fly:to-the-moon" in again.position["status"]
    await again.say("answer", version=again.version, choose="end")
    assert (await again.hear("error"))["code"] == "broken-journal"


async def test_a_table_that_can_only_be_looked_at_turns_no_cards_over(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", game="krutagidon", setup={"first": "1", "scores": "hidden"})
    code = joined["table"]["code"]
    page = await site.visit(joined)
    friend = await site.join(code, "friend", seat=1)
    rival = await site.visit(friend)
    room = await site.hall.room(code)
    while not all(one.position["zones"][f"hand/{one.position['you']}"]["count"] for one in (page, rival)):
        asked = page if 0 in room.waiting else rival  # everybody chooses what to begin with, then cards are drawn
        await asked.until_asked()
        await asked.answer()
        for one in (page, rival):
            while one.version < room.version:
                await one.hear("changed", "state")
    await room.snapshots.keep()
    await spoil_journal(site, room)

    for before, who in ((page, joined), (rival, friend)):
        again = await site.visit(who)
        assert again.table["frozen"]
        assert again.position["you"] == before.position["you"]
        for name, zone in again.position["zones"].items():
            if zone["cards"]:
                assert zone["cards"] == before.position["zones"][name]["cards"]
        own = f"hand/{before.position['you']}"
        assert again.position["zones"][own]["cards"], "your own hand you know"
        assert "scores" not in again.position["facts"]


async def test_a_table_that_is_shown_as_it_lay_says_how_long_ago(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    page = await site.visit(joined)
    await page.answer()
    code = joined["table"]["code"]
    room = await site.hall.room(code)
    await room.snapshots.keep()
    await page.until_asked()
    await page.answer()
    await spoil_journal(site, room)
    again = await site.visit(joined)
    assert "You see it after 1 of 3 moves" in again.position["status"]
    theirs = await site.visit(joined, language="uk")
    assert "варіанта «fly:to-the-moon» немає" in theirs.position["status"]


# -- lessons that changed ------------------------------------------------------------------------------------------


async def test_a_guided_game_whose_lessons_changed_is_shown_as_it_lay_with_the_reason(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    joined = await site.new_table("here", "bot", setup={"lesson": "first"})
    page = await site.visit(joined)
    code = joined["table"]["code"]
    room = await site.hall.room(code)
    await room.snapshots.keep()
    monkeypatch.setattr(beginning, "course", _no_course)
    del site.hall._rooms[code]

    again = await site.visit(joined)

    assert again.table["frozen"]
    assert again.position["zones"]["track"] == page.position["zones"]["track"]
    assert "there is no lesson “first”" in again.position["status"]


async def test_a_guided_game_with_a_mistake_in_it_does_not_take_the_home_page_with_it(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rest, "course", _bad_course)

    games = (await site.http.get("/api/games")).json()

    assert [game["lessons"] for game in games] == [[] for _ in games]


def _no_course(*_: object) -> None:
    raise PlayerError("no-lesson", "no lesson 'first'", lesson="first", lessons=[], game="enchanters")


def _bad_course(*_: object) -> None:
    raise AuthorError("bad-lesson", "first.yaml: title is missing in uk", where="first.yaml")


# -- too much of something -----------------------------------------------------------------------------------------


async def test_replays_are_counted_and_read_apart_from_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", replays_per_minute=2) as site:
        joined = await site.new_table("bot", "bot")
        page = await site.visit(joined)
        while not page.table["finished"]:
            await page.hear("table")
        assert site.hall.readers is not site.hall.thinkers
        address = f"/api/tables/{joined['table']['code']}/replay"
        asked = await asyncio.gather(*(site.http.get(address) for _ in range(3)))
        assert sorted(reply.status_code for reply in asked) == [200, 200, 429]


async def test_codes_cannot_be_guessed_without_end(tmp_path: Path) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", wrong_codes_per_minute=3) as site:
        code = (await site.new_table("here", "here"))["table"]["code"]
        guessed = [(await site.http.get(f"/api/tables/AAAA{number}")).status_code for number in range(5)]
        assert guessed == [404, 404, 404, 429, 429]
        assert (await site.http.get(f"/api/tables/{code}")).status_code == 429, "not even a right guess comes through"
        page = await Visitor.silent(site.address, "BBBBBB")
        with pytest.raises(ConnectionClosed) as closed:
            await page.socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013


async def test_one_address_holds_only_so_many_sockets(tmp_path: Path) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", sockets_per_address=2) as site:
        joined = await site.new_table("here", "here")
        pages = [await site.visit(joined) for _ in range(2)]
        third = await Visitor.silent(site.address, joined["table"]["code"])
        with pytest.raises(ConnectionClosed) as closed:
            await third.socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "slow-down", "not only because it said nothing"
        await pages[0].close()
        while site.hall.limits.sockets._open:
            await asyncio.sleep(0.01)
            if sum(site.hall.limits.sockets._open.values()) < 2:
                break
        assert (await site.visit(joined)).table


def test_counts_and_buckets_are_per_address() -> None:
    counts = Counts(1)
    assert [counts.admits("a"), counts.admits("a"), counts.admits("b")] == [True, False, True]
    counts.leaves("a")
    assert counts.admits("a")
    buckets = Buckets(1)
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(PlayerError):
        buckets.check("a")
    clock = iter([0.0, 0.0, 0.0, 5.0, 5.0])
    bucket = Bucket(1, 1.0, clock=lambda: next(clock))
    assert bucket.take()
    assert bucket.empty
    assert not bucket.empty


def test_telling_that_fails_counts_as_well() -> None:
    telling = Telling()
    with pytest.raises(ValueError, match="no words"), telling.to("192.0.2.1"):
        raise ValueError("no words")
    telling._of["192.0.2.1"].drink(1000.0)
    with pytest.raises(PlayerError, match="too many requests"):
        telling.check("192.0.2.1")


async def test_pages_of_one_address_have_only_so_much_of_the_server_s_time(
    tmp_path: Path,
) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as site:
        page = await site.visit(await site.new_table("here", "here"))
        with site.hall.limits.telling.to("127.0.0.1"):
            pass
        used_up = site.hall.limits.telling._of["127.0.0.1"]
        used_up.drink(1000.0)
        await page.say("look-back", step=0)
        assert (await _told(page)) == "nothing", "what is looked up waits as well"
        await page.say("speak", language="uk")
        assert (await _told(page)) == "nothing"
        used_up.drink(-1000.0)
        assert (await page.hear("state"))["position"]["status"]
        assert (await page.hear("error"))["code"] == "slow-down"


async def _told(page: Visitor) -> str:
    """What a page is told within a moment."""
    try:
        async with asyncio.timeout(0.5):
            return str((await page.hear("state", "past", "error", "table"))["type"])
    except TimeoutError:
        return "nothing"


async def test_what_takes_long_to_play_again_counts_like_many_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rest, "TABLES_A_SECOND", 100_000.0)
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", tables_per_minute=5) as site:
        file = gamefile.encode(Session(games.load("enchanters"), 2, seed=1).to_file())
        assert (await site.http.post("/api/files", content=file)).status_code == 201
        assert (await site.http.post("/api/files", content=file)).status_code == 429


async def test_guests_of_one_address_do_not_fill_the_table(site: OpenSite) -> None:
    code = (await site.new_table("here", "open"))["table"]["code"]
    for number in range(PER_ADDRESS):
        await site.join(code, f"guest {number}")
    reply = await site.http.post(f"/api/tables/{code}/people", json={"name": "one more"})
    assert reply.json()["code"] == "table-full"
    assert (await site.join(code, "friend", seat=1))["seats"] == [1], "an open seat can always be taken"


async def test_a_table_full_of_guests_still_has_room_for_a_player(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.table.company.PEOPLE", 2)
    assert PEOPLE == 100
    code = (await site.new_table("here", "open"))["table"]["code"]
    for number in range(2):
        await site.join(code, f"guest {number}")
    reply = await site.http.post(f"/api/tables/{code}/people", json={"name": "one more"})
    assert reply.json()["code"] == "table-full"
    assert (await site.join(code, "friend", seat=1))["seats"] == [1]


async def test_the_host_sends_a_guest_away_and_their_token_with_them(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    page, guest = await site.visit(joined), await site.join(joined["table"]["code"], "Nuisance")
    theirs = await site.visit(guest)
    while True:
        told = await page.hear("table")
        if told.get("guests"):
            break
    assert [one["name"] for one in told["guests"]] == ["Nuisance"]
    await theirs.say("send-away", guest=told["guests"][0]["id"])
    assert (await theirs.hear("error"))["code"] == "only-host"
    await page.say("send-away", guest=told["guests"][0]["id"])
    with pytest.raises(ConnectionClosed) as closed:
        await theirs.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    again = await Visitor.silent(site.address, joined["table"]["code"])
    await again.say("hello", token=guest["token"])
    assert (await again.hear("error"))["code"] == "bad-token"


async def test_a_player_is_sent_away_in_mid_game_only_if_the_others_agree(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", "open", setup={"first": "1"})
    code = joined["table"]["code"]
    page = await site.visit(joined)
    second = await site.visit(await site.join(code, "second", seat=1))
    third = await site.visit(await site.join(code, "third", seat=2))
    await page.answer()
    await page.say("send-away", seat=1)
    while not third.table.get("proposal"):
        await third.hear("table")
    assert third.table["proposal"]["asked"] == [2]
    assert second.table["seats"][1]["owned"]
    await third.say("agree", proposal=third.table["proposal"]["id"], yes=True)
    while page.table["seats"][1]["owned"]:
        await page.hear("table")
    assert page.table["seats"][1]["who"] == "open"


async def _with_a_seat_somebody_was_sent_away_from(site: OpenSite) -> tuple[Visitor, str]:
    joined = await site.new_table("here", "open")
    page, code = await site.visit(joined), str(joined["table"]["code"])
    await site.join(code, "Nuisance", seat=1)
    while page.table["seats"][1]["who"] != "person":
        await page.hear("table")
    await page.say("send-away", seat=1)
    while page.table["seats"][1]["who"] != "open":
        await page.hear("table")
    return page, code


async def _asked(page: Visitor, kind: str) -> dict[str, Any]:
    while (page.table.get("proposal") or {}).get("kind") != kind:
        await page.hear("table")
    found: dict[str, Any] = page.table["proposal"]
    return found


@pytest.mark.parametrize("yes", [True, False])
async def test_who_was_sent_away_sits_down_under_no_name_unless_the_host_lets_them(site: OpenSite, yes: bool) -> None:
    page, code = await _with_a_seat_somebody_was_sent_away_from(site)

    again = await site.join(code, "Nobody", seat=1)

    assert again["seats"] == []
    proposal = await _asked(page, "sit-down")
    assert "Nobody would like to sit down" in proposal["sentence"]
    assert page.table["seats"][1]["who"] == "open"
    theirs = await site.visit(again)
    await theirs.say("agree", proposal=proposal["id"], yes=True)
    assert (await theirs.hear("error"))["code"] == "not-asked"
    await page.say("agree", proposal=proposal["id"], yes=yes)
    while page.table.get("proposal"):
        await page.hear("table")
    assert page.table["seats"][1]["who"] == ("person" if yes else "open")


async def test_nobody_sits_down_while_the_host_who_would_decide_is_away(site: OpenSite) -> None:
    page, code = await _with_a_seat_somebody_was_sent_away_from(site)
    await page.close()
    room = await site.hall.room(code)
    while room.pages:
        await asyncio.sleep(0.01)

    reply = await site.http.post(f"/api/tables/{code}/people", json={"name": "Nobody", "seat": 1})

    assert (reply.status_code, reply.json()["code"]) == (409, "host-decides")
    assert (await site.join(code, "Nobody"))["seats"] == []


async def test_who_asks_to_sit_down_keeps_no_player_from_asking_something(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", "open", setup={"first": "1"})
    page, code = await site.visit(joined), joined["table"]["code"]
    rival = await site.visit(await site.join(code, "rival", seat=1))
    await site.join(code, "Nuisance", seat=2)
    while page.table["seats"][2]["who"] != "person":
        await page.hear("table")
    await page.say("send-away", seat=2)
    while page.table["seats"][2]["who"] != "open":
        await page.hear("table")
    await site.join(code, "Nobody", seat=2)
    await _asked(rival, "sit-down")

    await page.say("hand-over", seat=1, bot="random")

    assert (await _asked(rival, "hand-over"))["asked"] == [1]


async def _reads(page: Visitor, text: str) -> None:
    while all(line["text"] != text for line in (await page.hear("chatted"))["lines"]):
        pass


@pytest.mark.parametrize("yes", [True, False])
async def test_who_was_sent_away_talks_under_no_name_unless_the_host_lets_them(site: OpenSite, yes: bool) -> None:
    page, code = await _with_a_seat_somebody_was_sent_away_from(site)
    theirs = await site.visit(await site.join(code, "Nobody"))

    await theirs.say("chat", text="first")
    proposal = await _asked(page, "talk")
    assert "Nobody would like to talk" in proposal["sentence"]
    await theirs.say("chat", text="second")
    assert (await theirs.hear("error"))["code"] == "proposal-pending"
    await theirs.say("agree", proposal=proposal["id"], yes=True)
    assert (await theirs.hear("error"))["code"] == "not-asked"
    await page.say("agree", proposal=proposal["id"], yes=yes)
    while page.table.get("proposal"):
        await page.hear("table")
    await theirs.say("chat", text="third")
    if yes:
        await _reads(page, "third")
    else:
        await _asked(page, "talk")

    said = [line.text for line in (await site.hall.room(code)).company.chat if not line.kind]
    assert said == (["first", "third"] if yes else [])


async def test_nobody_who_comes_talks_while_the_host_who_would_decide_is_away(site: OpenSite) -> None:
    page, code = await _with_a_seat_somebody_was_sent_away_from(site)
    await page.close()
    room = await site.hall.room(code)
    while room.pages:
        await asyncio.sleep(0.01)
    theirs = await site.visit(await site.join(code, "Nobody"))

    await theirs.say("chat", text="again")

    assert (await theirs.hear("error"))["code"] == "host-decides"
    assert [line.text for line in room.company.chat if not line.kind] == []


async def test_who_was_there_before_somebody_was_sent_away_goes_on_talking(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    page, code = await site.visit(joined), joined["table"]["code"]
    friend = await site.visit(await site.join(code, "Friend"))
    await site.join(code, "Nuisance", seat=1)
    while page.table["seats"][1]["who"] != "person":
        await page.hear("table")
    await page.say("send-away", seat=1)
    while page.table["seats"][1]["who"] != "open":
        await page.hear("table")

    await friend.say("chat", text="hello")

    await _reads(page, "hello")


async def test_who_was_let_sit_down_talks_without_being_asked_for(site: OpenSite) -> None:
    page, code = await _with_a_seat_somebody_was_sent_away_from(site)
    again = await site.join(code, "Nobody", seat=1)
    await page.say("agree", proposal=(await _asked(page, "sit-down"))["id"], yes=True)
    while page.table["seats"][1]["who"] != "person":
        await page.hear("table")
    theirs = await site.visit(again)

    await theirs.say("chat", text="hello")

    await _reads(page, "hello")


async def test_who_was_sent_away_is_no_more_welcome_at_the_rematch(site: OpenSite) -> None:
    _, code = await _with_a_seat_somebody_was_sent_away_from(site)

    rematch = await site.hall.founding.rematch(await site.hall.room(code))

    theirs = await site.visit(await site.join(rematch, "Nobody"))
    await theirs.say("chat", text="again")
    assert (await theirs.hear("error"))["code"] == "host-decides"


async def test_chat_is_limited_for_all_sockets_of_a_person_together(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    pages = [await site.visit(joined) for _ in range(4)]
    for page in pages:
        for _ in range(5):
            await page.say("chat", text="again")
    refused = 0
    for page in pages:
        await page.say("ping")
        while True:
            message = await page.hear("pong", "error")
            if message["type"] == "pong":
                break
            refused += message["code"] == "slow-down"
    assert refused >= 14


# -- slow, odd and deep requests -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET /api/about HT", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"],
)
async def test_a_request_that_never_ends_is_cut(site: OpenSite, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(ImpatientProtocol, "head_within", 0.2)
    monkeypatch.setattr(ImpatientProtocol, "body_within", 0.2)
    reader, writer = await asyncio.open_connection(*_address(site))
    writer.write(begun)
    async with asyncio.timeout(30):
        with contextlib.suppress(ConnectionResetError):
            assert await reader.read() == b""
    writer.close()


async def test_a_page_that_only_listens_is_not_cut(site: OpenSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ImpatientProtocol, "head_within", 0.05)
    page = await site.visit(await site.new_table("here", "here"))
    await asyncio.sleep(0.2)
    await page.say("ping")
    await page.hear("pong")


@pytest.mark.parametrize("path", ["/%00", "/" + "x" * 300, "/a%0ab%00", "/" + "../" * 50, "/x/y", "/%f0%9f%a7%99"])
async def test_every_path_shows_the_page(site: OpenSite, path: str, caplog: pytest.LogCaptureFixture) -> None:
    reply = await site.http.get(path)
    # 503 while the page is not built; a path that only climbs leads to the page itself.
    assert reply.status_code in ((200, 503) if ".." in path else (404, 503))
    assert reply.headers["content-type"].startswith("text/html")
    assert "\n" not in "".join(record.getMessage() for record in caplog.records)


async def test_what_is_nested_too_deep_is_refused(site: OpenSite) -> None:
    for depth in (700, 3_000, 100_000):
        deep = b'{"game": ' + b"[" * depth + b"]" * depth + b"}"
        reply = await site.http.post("/api/tables", content=deep, headers={"content-type": "application/json"})
        assert reply.status_code in (400, 413)
        snapshot = (
            b'{"deckwright": 1, "game": "enchanters", "rules": 99, "seats": 2, "setup": {}, "seed": 1, "snapshot":'
        )
        view = b'{"game": "enchanters", "version": 0, "seats": 2, "you": -2, "turn": 0, "zones": [], "counters": {},'
        body = snapshot + view + b'"setup": {"a": ' + b"[" * depth + b"]" * depth + b"}}}"
        reply = await site.http.post("/api/files", content=body)
        assert (reply.status_code, reply.json()["code"]) in [(400, "broken-game-file"), (400, "not-a-game-file")]


async def test_a_large_file_is_refused_with_its_own_limit(site: OpenSite) -> None:
    reply = await site.http.post("/api/files", content=b" " * 3_000_000)
    assert reply.status_code == 413
    assert "2097152" in reply.json()["message"].replace(",", "").replace("\u202f", "")


@pytest.mark.parametrize("seed", [str(2**63), "-1", "9" * 20])
async def test_a_seed_that_no_file_can_hold_is_refused(site: OpenSite, seed: str) -> None:
    seats = [{"who": "here"}, {"who": "here"}]
    reply = await site.http.post("/api/tables", json={"game": "enchanters", "seats": seats, "seed": seed})
    assert (reply.status_code, reply.json()["code"]) == (400, "bad-seed")


async def test_the_largest_seed_comes_back_from_its_file(site: OpenSite) -> None:
    joined = await site.new_table("here", "bot", seed=str(2**63 - 1))
    file = await site.http.get(
        f"/api/tables/{joined['table']['code']}/file", headers={"authorization": f"Bearer {joined['token']}"}
    )
    assert (await site.http.post("/api/files", content=file.content)).status_code == 201


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8420"])
async def test_a_name_that_a_stranger_points_at_us_is_not_ours(site: OpenSite, host: str) -> None:
    wanted = {"game": "enchanters", "seats": [{"who": "here"}, {"who": "here"}]}
    headers = {"host": host, "origin": f"http://{host}"}
    reply = await site.http.post("/api/tables", json=wanted, headers=headers)
    assert (reply.status_code, reply.json()["code"]) == (403, "host")
    assert (await site.http.get("/api/about", headers={"host": "localhost:9"})).status_code == 200
    assert (await site.http.get("/api/about", headers={"host": "[::1]:9"})).status_code == 200


@pytest.mark.parametrize("name", ["\u200d", "\u3164\u3164", "\u2800", "\u115f \u1160", "\ufe0f", "\ue000"])
async def test_a_name_that_nobody_can_see_is_none(site: OpenSite, name: str) -> None:
    joined = await site.new_table("here", "open")
    friend = await site.join(joined["table"]["code"], name, seat=1)
    assert friend["table"]["seats"][1]["name"] == "Player 2"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Z" + "\u0301" * 39, "Z" + "\u0301" * 5),
        ("\u0301" * 8 + "A", "\u0301" * 4 + "A"),
        ("Ґалаґа\u0301н", "Ґалаґа\u0301н"),
        ("שִׁלְשׁוֹם", "שִׁלְשׁוֹם"),
        ("ที่รัก", "ที่รัก"),
    ],
)
def test_no_name_piles_signs_upon_its_neighbours(name: str, kept: str) -> None:
    assert plain_text(name) == unicodedata.normalize("NFC", kept)
