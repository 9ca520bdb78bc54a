"""What somebody might try to win by other means than playing: each test is the attempt."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sites import OpenSite
from visitor import Visitor

from deckwright.table.journal import Giver
from deckwright.table.patches import Document

pytestmark = pytest.mark.anyio


async def _two_rivals(site: OpenSite, *more: str, **setup: str) -> tuple[Visitor, Visitor]:
    """The host and a friend against each other; the host moves first."""
    joined = await site.new_table("here", "open", *more, setup={"first": "1", **setup})
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    page = await site.visit(joined)
    while not page.table["seats"][1]["present"]:
        await page.hear("table")
    return page, friend


def _bearer(joined: Document) -> dict[str, str]:
    return {"authorization": f"Bearer {joined['token']}"}


# -- reading the deal ----------------------------------------------------------------------------------------------


async def test_a_seal_is_dropped_for_good_once_the_file_was_handed_out(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", seed="")
    code, seal = joined["table"]["code"], joined["table"]["seal"]
    assert seal
    page = await site.visit(joined)
    await page.say("hand-over", seat=1, bot="random")
    while page.table["seats"][1]["who"] != "bot":
        await page.hear("table")
    reply = await site.http.get(f"/api/tables/{code}/file", headers=_bearer(joined))
    assert reply.status_code == 200
    await page.say("hand-over", seat=1)
    friend = await site.join(code, "friend", seat=1)
    assert (friend["table"]["seal"], friend["table"]["unsealed"]) == ("", "file")
    theirs = await site.visit(friend)
    while not any(line.get("kind") == "unsealed" for line in theirs.chat):
        await theirs.hear("chatted")
    del site.hall._rooms[code]
    again = (await site.http.get(f"/api/tables/{code}")).json()
    assert (again["seal"], again["unsealed"]) == ("", "file"), "also after the table was put away"


async def test_a_seal_is_dropped_when_somebody_who_could_look_ahead_opens_a_seat(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", seed="", setup={"first": "1"})
    page = await site.visit(joined)
    await page.say("hand-over", seat=1, bot="random")
    while page.table["seats"][1]["who"] != "bot":
        await page.hear("table")
    await page.until_asked()
    await page.answer()
    await page.until_asked()
    await page.say("undo-to", version=page.version, step=0)
    while page.position["step"]:
        await page.hear("changed", "state")
    assert page.table["seal"], "alone nobody is deceived"
    await page.say("hand-over", seat=1)
    while page.table["seats"][1]["who"] != "open":
        await page.hear("table")
    friend = await site.join(page.table["code"], "friend", seat=1)
    assert (friend["table"]["seal"], friend["table"]["unsealed"]) == ("", "alone")
    theirs = await site.visit(friend)
    while not any(line.get("kind") == "unsealed-alone" for line in theirs.chat):
        await theirs.hear("chatted")


async def test_a_seat_that_was_never_played_is_opened_under_the_seal(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "open", seed="", setup={"first": "1"}))
    await page.say("hand-over", seat=1, bot="random")
    while page.table["seats"][1]["who"] != "bot":
        await page.hear("table")
    await page.say("hand-over", seat=1)
    while page.table["seats"][1]["who"] != "open":
        await page.hear("table")
    friend = await site.join(page.table["code"], "friend", seat=1)
    assert friend["table"]["seal"]


async def test_an_onlooker_gets_no_file_of_a_table_of_bots(site: OpenSite) -> None:
    joined = await site.new_table("bot", "bot", game="enchanters", seed="")
    guest = await site.join(joined["table"]["code"], "guest")
    reply = await site.http.get(f"/api/tables/{joined['table']['code']}/file", headers=_bearer(guest))
    assert reply.json()["code"] == "file-secret"


# -- undo ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [("here", "open"), ("here", "bot")])
async def test_a_contest_that_is_over_cannot_be_undone(site: OpenSite, seats: tuple[str, str]) -> None:
    joined = await site.new_table(*seats, seed="", setup={"town": "normaltown"})
    pages = [await site.visit(joined)]
    if "open" in seats:
        pages.append(await site.visit(await site.join(joined["table"]["code"], "friend", seat=1)))
    await asyncio.gather(*(page.play_to_the_end() for page in pages))
    for page in pages:
        assert not page.position["can_undo"]
        for kind, more in [("undo", {}), ("undo", {"extent": "turn"}), ("undo-to", {"step": 0}), ("redo", {})]:
            await page.say(kind, version=page.version, **more)
            assert (await page.hear("error"))["code"] == "undo-over"
        assert page.table["finished"]


async def test_the_journal_says_who_gave_each_answer(site: OpenSite) -> None:
    joined = await site.new_table("here", "bot", setup={"first": "1"})
    page = await site.visit(joined)
    while all(band["seat"] == 0 for band in page.log):
        await page.answer(page.options[-1])
        await page.until_asked()
    room = await site.hall.room(joined["table"]["code"])
    assert room.played is not None
    host = room.seating.people[0].id
    seats = [given.seat for given in room.played.session.answers]
    assert room.played.givers == [Giver(bot="random") if seat else Giver(host) for seat in seats]
    givers = list(room.played.givers)
    del site.hall._rooms[joined["table"]["code"]]
    again = await site.hall.room(joined["table"]["code"])
    assert again.played is not None
    assert again.played.givers[: len(givers)] == givers


async def test_an_answer_stays_its_giver_s_after_a_bot_took_their_seat(site: OpenSite) -> None:
    page, friend = await _two_rivals(site)
    while not friend.options:
        if page.options:
            await page.answer(page.options[-1])
        await friend.hear("changed", "state")
    step = friend.position["step"]
    await friend.answer(friend.options[-1])
    await friend.say("hand-over", seat=1, bot="random")
    while page.table["seats"][1]["who"] != "bot":
        await page.hear("table")
    room = await site.hall.room(page.table["code"])
    host, rival = room.seating.people
    assert room.undoing.must_agree(host, step) == {rival.id}


async def test_a_bot_answers_the_same_after_the_same_answers(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "1"}))
    told = []
    for _ in range(3):
        key = page.options[-1]
        await page.answer(key)
        await page.until_asked()
        room = await site.hall.room(page.table["code"])
        assert room.session is not None
        told.append([str(given) for given in room.session.answers])
        await page.say("undo-to", version=page.version, step=0)
        while page.position["step"]:
            await page.hear("changed", "state")
    assert told[0] == told[1] == told[2], "undo is no way to roll a bot's dice again"


# -- the seats of others -------------------------------------------------------------------------------------------


async def test_a_present_player_is_replaced_only_if_they_agree(site: OpenSite) -> None:
    page, friend = await _two_rivals(site)
    await page.say("hand-over", seat=1, bot="random")
    while not friend.table.get("proposal"):
        await friend.hear("table")
    proposal = friend.table["proposal"]
    assert (proposal["kind"], proposal["asked"], friend.table["seats"][1]["bot"]) == ("hand-over", [1], "")
    assert proposal["sentence"] == "Player 1 would like Random to play for friend"
    await page.say("agree", proposal=proposal["id"], yes=True)
    assert (await page.hear("error"))["code"] == "not-asked"
    await friend.say("agree", proposal=proposal["id"], yes=True)
    while page.table["seats"][1]["bot"] != "random":
        await page.hear("table")
    assert friend.table["seats"][1]["owned"], "they can take the seat back"


async def test_nobody_takes_a_seat_from_under_somebody(site: OpenSite) -> None:
    page, _ = await _two_rivals(site)
    await page.say("take-seat", seat=1)
    assert (await page.hear("error"))["code"] == "seat-taken"
    stranger = await site.visit(await site.join(page.table["code"], "stranger"))
    for seat in (0, 1):
        await stranger.say("hand-over", seat=seat, bot="random")
        assert (await stranger.hear("error"))["code"] == "not-yours"


async def test_a_rival_who_has_left_is_replaced_when_the_clock_has_run_out(site: OpenSite) -> None:
    page, friend = await _two_rivals(site)
    await friend.close()
    while page.table["seats"][1]["present"]:
        await page.hear("table")
    await page.say("hand-over", seat=1, bot="random")
    assert (await page.hear("error"))["code"] == "still-expected"
    room = await site.hall.room(page.table["code"])
    room.settings = msgspec.structs.replace(room.settings, absence=0.0)
    await page.say("hand-over", seat=1, bot="random")
    while page.table["seats"][1]["bot"] != "random":
        await page.hear("table")


async def test_the_seat_of_a_rival_who_has_left_is_not_opened_for_an_accomplice(site: OpenSite) -> None:
    page, friend = await _two_rivals(site)
    await friend.close()
    while page.table["seats"][1]["present"]:
        await page.hear("table")
    room = await site.hall.room(page.table["code"])
    room.settings = msgspec.structs.replace(room.settings, absence=0.0)
    await page.say("hand-over", seat=1)
    assert (await page.hear("error"))["code"] == "only-a-bot"
    assert page.table["seats"][1]["owned"]


async def test_a_vote_on_somebody_s_seat_lapses_when_they_return(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", "open", setup={"first": "1"})
    code, page = joined["table"]["code"], await site.visit(joined)
    away = await site.join(code, "away", seat=1)
    third = await site.visit(await site.join(code, "third", seat=2))
    while not page.table["seats"][2]["present"]:
        await page.hear("table")
    await page.say("hand-over", seat=1, bot="random")
    while not third.table.get("proposal"):
        await third.hear("table")
    proposal = third.table["proposal"]["id"]
    back = await site.visit(away)
    while not third.table["seats"][1]["present"]:
        await third.hear("table")
    assert not third.table.get("proposal")
    await third.say("agree", proposal=proposal, yes=True)
    assert (await third.hear("error"))["code"] == "no-proposal"
    assert not back.table["seats"][1]["bot"]


async def test_others_vote_on_a_bot_for_somebody_who_has_left(site: OpenSite) -> None:
    page, friend = await _two_rivals(site, "open")
    third = await site.visit(await site.join(page.table["code"], "third", seat=2))
    await friend.close()
    while page.table["seats"][1]["present"] or not page.table["seats"][2]["present"]:
        await page.hear("table")
    await page.say("hand-over", seat=1, bot="random")
    while not third.table.get("proposal"):
        await third.hear("table")
    assert third.table["proposal"]["asked"] == [2]
    await third.say("agree", proposal=third.table["proposal"]["id"], yes=True)
    while page.table["seats"][1]["bot"] != "random":
        await page.hear("table")


async def test_the_host_does_not_swap_a_rival_bot_in_mid_game(site: OpenSite) -> None:
    page, friend = await _two_rivals(site, "bot")
    await page.answer(page.options[-1])
    await page.say("hand-over", seat=2, bot="thrifty")
    while not friend.table.get("proposal"):
        await friend.hear("table")
    assert friend.table["proposal"]["asked"] == [1]
    assert friend.table["seats"][2]["bot"] == "random"


async def test_a_host_without_a_seat_undoes_nothing(site: OpenSite) -> None:
    joined = await site.new_table("open", "bot", game="aeons-end")
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=0))
    host = await site.visit(joined)
    await friend.until_asked()
    await friend.answer()
    await host.say("undo-to", version=friend.version, step=0)
    assert (await host.hear("error"))["code"] in ("not-seated", "stale")
    assert not host.position["can_undo"]
