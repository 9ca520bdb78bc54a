"""Who sits where: coming, going, handing over, names and talk."""

from __future__ import annotations

import pytest
from sites import OpenSite

pytestmark = pytest.mark.anyio


async def test_a_friend_joins_by_code_and_everybody_hears_of_it(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    page = await site.visit(joined)
    friend = await site.join(joined["table"]["code"], "Марко", seat=1)
    assert friend["seats"] == [1]
    seat = (await page.hear("table"))["table"]["seats"][1]
    assert (seat["name"], seat["who"]) == ("Марко", "person")


async def test_a_seat_is_taken_once(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    code = joined["table"]["code"]
    await site.join(code, "first", seat=1)
    reply = await site.http.post(f"/api/tables/{code}/people", json={"name": "second", "seat": 1})
    assert (reply.status_code, reply.json()["code"]) == (409, "seat-taken")


async def test_a_seat_that_does_not_exist_cannot_be_taken(site: OpenSite) -> None:
    code = (await site.new_table("here", "open"))["table"]["code"]
    for seat in (2, -1, 10**9):
        reply = await site.http.post(f"/api/tables/{code}/people", json={"name": "x", "seat": seat})
        assert reply.json()["code"] == "no-seat"


async def test_against_others_nobody_has_two_seats(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", "open")
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    await friend.say("take-seat", seat=2)
    assert (await friend.hear("error"))["code"] == "one-seat"


async def test_an_onlooker_with_a_name_may_sit_down_later(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    late = await site.visit(await site.join(joined["table"]["code"], "late"))
    assert (late.mine, late.position["you"]) == ([], -1)
    await late.say("take-seat", seat=1)
    await late.hear("state")
    assert (late.mine, late.position["you"]) == ([1], 1)


async def test_a_bot_sits_in_and_the_owner_takes_the_seat_back(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    page = await site.visit(joined)
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    await friend.say("hand-over", seat=1, bot="random")
    while not friend.table["seats"][1]["bot"]:
        await friend.hear("table")
    await page.until_asked()
    await page.answer()
    await page.until_asked()  # the bot has answered for the friend
    assert friend.table["seats"][1]["owned"]
    await friend.say("take-seat", seat=1)
    while friend.table["seats"][1]["bot"]:
        await friend.hear("table")


async def test_a_seat_left_open_can_be_taken_and_the_old_token_no_longer_sees_it(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    code = joined["table"]["code"]
    friend = await site.visit(await site.join(code, "friend", seat=1))
    await friend.say("hand-over", seat=1)
    await friend.hear("state")
    assert friend.position["you"] == -1
    heir = await site.join(code, "heir", seat=1)
    assert heir["seats"] == [1]


async def test_a_bot_that_does_not_exist_cannot_sit_down(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    await page.say("hand-over", seat=0, bot="deep-thought")
    assert (await page.hear("error"))["code"] == "unknown-bot"


async def test_presence_is_shown(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    page = await site.visit(joined)
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    while not page.table["seats"][1]["present"]:
        await page.hear("table")
    onlooker = await site.watch(joined["table"]["code"])
    while page.table["watchers"] != 1:
        await page.hear("table")
    await friend.close()
    await onlooker.close()
    while page.table["seats"][1]["present"] or page.table["watchers"]:
        await page.hear("table")


MARKUP = "<script>alert('x')</script>"
RIGHT_TO_LEFT = "שלום \u202egnihtemos\u202c עולם"
EMOJI = "👩‍🚀🧙🏽‍♀️🇺🇦"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Оля", "Оля"),
        (MARKUP, MARKUP),
        (EMOJI, EMOJI),
        (RIGHT_TO_LEFT, "שלום gnihtemos עולם"),
        ("  two\n\twords\x00 ", "two words"),
    ],
)
async def test_names_are_text_and_cannot_disturb_others(site: OpenSite, typed: str, kept: str) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    await page.say("rename", seat=0, name=typed)
    while page.table["seats"][0]["name"] != kept:
        await page.hear("table")


@pytest.mark.parametrize(
    ("name", "code"), [("", "name-empty"), ("\u202e", "name-empty"), ("я" * 10_000, "name-too-long")]
)
async def test_names_that_are_none_are_refused(site: OpenSite, name: str, code: str) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    await page.say("rename", seat=0, name=name)
    assert (await page.hear("error"))["code"] == code


async def test_nobody_renames_others(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    await friend.say("rename", seat=0, name="fool")
    assert (await friend.hear("error"))["code"] == "not-yours"


async def test_chat_reaches_everybody_and_those_who_come_later(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", name="Іва")
    page, onlooker = await site.visit(joined), await site.watch(joined["table"]["code"])
    for text in (MARKUP, EMOJI, RIGHT_TO_LEFT):
        await page.say("chat", text=text)
        await page.hear("chatted")
    while len(onlooker.chat) < 3:
        await onlooker.hear("chatted")
    assert [line["text"] for line in onlooker.chat] == [MARKUP, EMOJI, "שלום gnihtemos עולם"]
    assert onlooker.chat[0]["name"] == "Іва"
    later = await site.watch(joined["table"]["code"])
    await later.hear("chatted")
    assert later.chat == onlooker.chat


async def test_a_page_hears_that_nothing_was_said_yet(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "open"))
    assert (await page.hear("chatted"))["lines"] == []


async def test_whoever_has_no_name_is_called_by_their_seat_in_the_reader_s_language(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    nobody = await site.visit(await site.join(joined["table"]["code"], ""))
    page = await site.visit(joined, language="uk")
    await page.say("chat", text="one")
    await page.hear("chatted")
    await nobody.say("chat", text="two")
    await page.hear("chatted")
    assert [line["name"] for line in page.chat] == ["Гравець 1", "Глядач"]


async def test_chat_has_a_length_and_a_pace(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    for text, code in [("", "chat-empty"), ("\n", "chat-empty"), ("ж" * 10_000, "chat-too-long")]:
        await page.say("chat", text=text)
        assert (await page.hear("error"))["code"] == code
    for _ in range(6):
        await page.say("chat", text="again")
    assert (await page.hear("error"))["code"] == "slow-down"


async def test_a_rematch_seats_the_same_people_with_the_same_tokens(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    friend = await site.join(joined["table"]["code"], "friend", seat=1)
    page, theirs = await site.visit(joined), await site.visit(friend)
    await page.say("rematch")
    assert (await page.hear("error"))["code"] == "not-finished"
    for seat, one in enumerate((page, theirs)):
        await one.say("hand-over", seat=seat, bot="random")
    while not page.table["finished"]:
        await page.hear("table")
    await page.say("rematch")
    while not page.table["next"]:
        await page.hear("table")
    again = await site.visit({"table": {"code": page.table["next"]}, "token": friend["token"]})
    assert (again.mine, again.version) == ([1], again.version)
    assert not again.table["finished"] or again.version > 0
