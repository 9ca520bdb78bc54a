"""A table is a file: downloaded, uploaded, looked at again, gone on from."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sites import OpenSite

from deckwright import games
from deckwright.records import Session, gamefile
from deckwright.table.patches import patched
from deckwright.table.schema import tables

pytestmark = pytest.mark.anyio


def a_file(**changes: Any) -> bytes:
    """A game of Enchanters after three answers, changed as a test wants it."""
    session = Session(games.load("enchanters"), 2, seed=5, players=["you", "random"], names=["Оля", ""])
    for _ in range(3):
        game = session.game
        assert game.question is not None
        session.answer(session.rules.keys(game, game.question.options)[0])
    return gamefile.encode(msgspec.structs.replace(session.to_file(), **changes))


async def _upload(site: OpenSite, data: bytes) -> Any:
    reply = await site.http.post("/api/files", content=data)
    return reply.status_code, reply.json()


async def _finished(site: OpenSite) -> dict[str, Any]:
    joined = await site.new_table("bot", "bot")
    page = await site.visit(joined)
    while not page.table["finished"]:
        await page.hear("table")
    await page.close()
    return joined


async def test_one_s_own_game_can_be_taken_along_and_gone_on_with(site: OpenSite) -> None:
    joined = await site.new_table("here", "bot", setup={"first": "1"})
    page = await site.visit(joined)
    await page.answer()
    await page.until_asked()
    reply = await site.http.get(
        f"/api/tables/{joined['table']['code']}/file", headers={"authorization": f"Bearer {joined['token']}"}
    )
    assert reply.status_code == 200
    status, uploaded = await _upload(site, reply.content)
    assert status == 201
    assert uploaded["table"]["seal"] == "", "whoever had the file knew the seed"
    again = await site.visit(uploaded)
    await again.until_asked()
    assert again.position["zones"] == page.position["zones"]
    assert (await again.answer())["type"] in ("changed", "state")


@pytest.mark.parametrize("who", ["nobody", "forger", "friend", "player"])
async def test_the_file_of_a_game_with_others_is_secret_until_it_is_over(site: OpenSite, who: str) -> None:
    joined = await site.new_table("here", "open")
    code = joined["table"]["code"]
    friend = await site.join(code, "friend", seat=1)
    tokens = {"nobody": "", "forger": "x" * 32, "friend": friend["token"], "player": joined["token"]}
    headers = {"authorization": f"Bearer {tokens[who]}"} if tokens[who] else {}
    reply = await site.http.get(f"/api/tables/{code}/file", headers=headers)
    assert reply.json()["code"] == ("bad-token" if who == "forger" else "file-secret")


async def test_even_the_host_alone_gets_no_file_while_a_friend_is_expected(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    reply = await site.http.get(
        f"/api/tables/{joined['table']['code']}/file", headers={"authorization": f"Bearer {joined['token']}"}
    )
    assert reply.json()["code"] == "file-secret"


async def test_a_finished_game_is_everybody_s(site: OpenSite) -> None:
    code = (await _finished(site))["table"]["code"]
    reply = await site.http.get(f"/api/tables/{code}/file")
    file = gamefile.decode(reply.content)
    session = Session.from_file(games.load(file.game), file)
    assert session.game.outcome is not None
    assert (await _upload(site, reply.content))[1]["table"]["finished"]


@pytest.mark.parametrize("seat", [-2, -1, 0, 1])
async def test_a_replay_leads_from_the_first_question_to_the_end(site: OpenSite, seat: int) -> None:
    code = (await _finished(site))["table"]["code"]
    replay = (await site.http.get(f"/api/tables/{code}/replay", params={"seat": seat, "language": "uk"})).json()
    room = await site.hall.room(code)
    assert len(replay["steps"]) == room.step
    position = replay["start"]
    assert position["you"] == seat
    for number, step in enumerate(replay["steps"], start=1):
        position = patched(position, step["patch"])
        assert position["step"] == number
        assert step["band"]["choice"]
    assert position["outcome"]["winners"]


async def test_a_game_under_way_has_no_replay(site: OpenSite) -> None:
    code = (await site.new_table("here", "here"))["table"]["code"]
    reply = await site.http.get(f"/api/tables/{code}/replay")
    assert (reply.status_code, reply.json()["code"]) == (409, "not-finished")


async def test_one_can_go_on_from_a_position_of_a_finished_game(site: OpenSite) -> None:
    code = (await _finished(site))["table"]["code"]
    wanted = {"step": 4, "seats": [{"who": "here"}, {"who": "here"}]}
    reply = await site.http.post(f"/api/tables/{code}/continuations", json=wanted)
    assert reply.status_code == 201
    page = await site.visit(reply.json())
    room = await site.hall.room(code)
    assert room.session is not None
    assert page.position["step"] == 4
    replayed = room.session.at(4)
    assert page.position["turn"] == replayed.turn
    assert (await page.answer())["type"] in ("changed", "state")
    for step in (-1, 10_000):
        reply = await site.http.post(f"/api/tables/{code}/continuations", json={**wanted, "step": step})
        assert reply.json()["code"] == "no-step"


async def test_undone_answers_of_a_file_can_be_redone(site: OpenSite) -> None:
    file = gamefile.decode(a_file())
    data = gamefile.encode(msgspec.structs.replace(file, answers=file.answers[:2], undone=file.answers[2:]))
    _, uploaded = await _upload(site, data)
    room = await site.hall.room(uploaded["table"]["code"])
    assert room.session is not None
    assert [str(given) for given in room.session.undone] == file.answers[2:]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not-a-game-file"),
        (b"\x89PNG\r\n", "not-a-game-file"),
        (b"[1, 2]", "not-a-game-file"),
        (b'{"hello": 1}', "not-a-game-file"),
        (b'{"deckwright": 99}', "newer-file"),
        (b'{"deckwright": 1, "game": 5}', "broken-game-file"),
        (a_file()[:-40], "not-a-game-file"),
        (a_file(game="chess"), "unknown-game"),
        (a_file(seats=3), "broken-replay"),
        (a_file(seats=-1), "broken-game-file"),
        (a_file(seats=10**6), "broken-game-file"),
        (a_file(seed=2**70), "broken-game-file"),
        (a_file(setup={"town": "atlantis"}), "unknown-value"),
        (a_file(answers=["p1 fly"]), "broken-replay"),
        (a_file(answers=["p² rest"]), "bad-answer"),
        (a_file(answers=["x"]), "bad-answer"),
        (a_file(answers=["p1 a"] * 30_000), "too-large"),
        (a_file(rules=99, snapshot=None), "other-rules"),
        (b'{"deckwright": 1, "snapshot": ' + b"[" * 100_000 + b"}", "not-a-game-file"),
        (b" " * 3_000_000, "too-long"),
    ],
)
async def test_what_is_no_game_file_is_refused_with_the_reason(site: OpenSite, data: bytes, code: str) -> None:
    status, problem = await _upload(site, data)
    assert (status in (400, 404, 413), problem["code"]) == (True, code)
    assert problem["message"]


@pytest.mark.parametrize(
    ("language", "started"),
    [("en", "The file is not a Deckwright"), ("uk", "Файл — це не запис"), ("ru", "Файл — это не запись")],
)
async def test_a_file_without_a_name_is_called_the_file_in_each_language(
    site: OpenSite, language: str, started: str
) -> None:
    reply = await site.http.post(f"/api/files?language={language}", content=b"no game")
    assert reply.json()["message"].startswith(started)


@pytest.mark.parametrize("file", [a_file(seats=-1), a_file(answers=["p1 a"] * 30_000)])
async def test_what_is_wrong_with_a_file_is_a_whole_sentence(site: OpenSite, file: bytes) -> None:
    _, problem = await _upload(site, file)
    assert problem["message"].startswith("The file is ")


async def test_names_in_a_file_are_cut_and_cleaned(site: OpenSite) -> None:
    _, uploaded = await _upload(site, a_file(names=["<b>" + "я" * 10_000, "\u202e"], players=["you", "who?"]))
    names = [seat["name"] for seat in uploaded["table"]["seats"]]
    assert names == ["<b>" + "я" * 37, "Player 2"]


async def test_a_file_of_other_rules_can_be_looked_at_but_not_played(site: OpenSite) -> None:
    status, uploaded = await _upload(site, a_file(rules=99))
    assert status == 201
    assert uploaded["table"]["frozen"]
    page = await site.visit(uploaded)
    assert page.options == []
    assert page.position["zones"]["track"]["count"] == 6
    assert "99" in page.position["status"]
    await page.say("answer", version=page.version, choose="end")
    assert (await page.hear("error"))["code"] == "other-rules"
    await page.say("undo", version=page.version)
    assert (await page.hear("error"))["code"] == "other-rules"


async def test_a_table_without_a_deal_is_shown_as_it_lay_once_the_rules_have_changed(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    page = await site.visit(joined)
    await page.answer()
    code = joined["table"]["code"]
    room = await site.hall.room(code)
    await room.snapshots.keep()
    async with site.hall.store.engine.begin() as connection:
        await connection.execute(tables.update().where(tables.c.code == code).values(rules=0, deal=None))
    del site.hall._rooms[code]
    old = await site.visit(joined)
    assert old.table["frozen"]
    assert old.position["zones"]["track"] == page.position["zones"]["track"]
    reply = await site.http.get(f"/api/tables/{code}/file", headers={"authorization": f"Bearer {joined['token']}"})
    assert len(gamefile.decode(reply.content).answers) == 1
