"""A table over its socket: answers in, changes out."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sites import OpenSite, a_site
from visitor import Visitor
from websockets.exceptions import ConnectionClosed

from deckwright import games
from deckwright.table.limits import Bucket

pytestmark = pytest.mark.anyio


async def test_a_game_is_played_to_the_end_against_a_bot(site: OpenSite) -> None:
    joined = await site.new_table("here", "bot")
    page = await site.visit(joined)
    await page.play_to_the_end()
    assert sorted(page.position["outcome"]["winners"])
    assert page.table["finished"] or (await page.hear("table"))["table"]["finished"]


async def test_the_patched_position_is_the_whole_position(site: OpenSite) -> None:
    joined = await site.new_table("here", "bot")
    page = await site.visit(joined)
    for _ in range(12):
        await page.until_asked()
        await page.answer()
    await page.until_asked()
    fresh = await site.visit(joined)
    assert (fresh.version, fresh.position) == (page.version, page.position)
    assert fresh.log == page.log[-len(fresh.log) :]


async def test_everybody_sees_what_happened(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    code = joined["table"]["code"]
    other, onlooker = await site.visit(await site.join(code, "Бо", seat=1)), await site.watch(code)
    page = await site.visit(joined)
    asked = page if page.options else other
    await asked.answer()
    for one in {page, other, onlooker} - {asked}:
        await one.hear("changed")
    assert page.version == other.version == onlooker.version == 1
    assert page.position["zones"] == onlooker.position["zones"]
    assert onlooker.position["you"] == -1
    assert onlooker.log[0]["events"] == asked.log[0]["events"]
    assert asked.log[0]["choice"]
    assert onlooker.log[0]["choice"] == ""


async def test_a_late_answer_changes_nothing(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    first = page.options[0]
    await page.answer(first)
    await page.say("answer", version=0, choose=first)
    refused = await page.hear("error")
    assert (refused["code"], refused["version"]) == ("stale", page.version)


async def test_an_answer_given_twice_counts_once(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    key = page.options[0]
    for _ in range(2):
        await page.say("answer", version=0, choose=key)
    assert (await page.hear("error"))["code"] == "stale"
    assert page.version == 1


async def test_two_who_answer_at_once_do_not_both_count(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    pages = [await site.visit(joined) for _ in range(4)]
    await asyncio.gather(*(page.say("answer", version=0, choose=page.options[0]) for page in pages))
    for page in pages:
        await page.say("ping")
        await page.hear("pong")
        while page.version < 1:
            await page.hear("changed", "state")
    room = await site.hall.room(joined["table"]["code"])
    assert room.version == 1


async def test_who_choose_each_for_themselves_need_not_wait_for_each_other(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", "open", game="krutagidon")
    code = joined["table"]["code"]
    pages = [await site.visit(joined)]
    pages += [await site.visit(await site.join(code, name, seat=seat)) for seat, name in [(1, "Б"), (2, "В")]]
    for page in pages:
        await page.say("answer", version=0, choose=page.options[0])
    for page in pages:
        while page.version < len(pages):
            assert (await page.hear("changed", "state", "error"))["type"] != "error"
    await pages[0].say("answer", version=2, choose=pages[0].options[0])
    assert (await pages[0].hear("error"))["code"] == "stale"  # that was the question before


async def test_who_chose_for_themselves_cannot_choose_again(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", "open", game="krutagidon")
    page = await site.visit(joined)
    for seat, name in [(1, "Б"), (2, "В")]:
        await site.join(joined["table"]["code"], name, seat=seat)
    first, other = page.options
    await page.answer(first)
    await page.say("answer", version=0, choose=other)
    assert (await page.hear("error"))["code"] == "stale"


async def test_an_answer_out_of_turn_is_refused(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    other = await site.visit(await site.join(joined["table"]["code"], "Б", seat=1))
    page = await site.visit(joined)
    idle, key = (other, page.options[0]) if page.options else (page, other.options[0])
    await idle.say("answer", version=0, choose=key)
    assert (await idle.hear("error"))["code"] == "not-asked"


async def test_what_is_not_offered_cannot_be_chosen(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    assert (await page.answer("win"))["code"] == "not-offered"
    assert page.version == 0


async def test_an_onlooker_cannot_answer_undo_or_chat(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    onlooker = await site.watch(joined["table"]["code"])
    for kind, message in [
        ("answer", {"version": 0, "choose": "end"}),
        ("undo", {"version": 0}),
        ("chat", {"text": "hi"}),
        ("take-seat", {"seat": 0}),
        ("hand-over", {"seat": 0}),
        ("rename", {"seat": 0, "name": "me"}),
    ]:
        await onlooker.say(kind, **message)
        refused = await onlooker.hear("error")
        assert (refused["code"], refused["about"]) == ("not-seated", kind)


async def test_a_forged_token_opens_nothing(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    other = await site.new_table("here", "here")
    page = await Visitor.silent(site.address, joined["table"]["code"])
    for token in ("x" * 32, other["token"], joined["token"] + "x"):
        await page.say("hello", token=token)
        message = await page.hear("error", "state", "table")
        assert message["type"] == "error"
        assert message["code"] == "bad-token"
    await page.say("hello", token=joined["token"])
    await page.hear("state")
    assert page.mine == [0, 1]


async def test_nothing_is_shown_before_hello(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    page = await Visitor.silent(site.address, joined["table"]["code"])
    await page.say("look-back", step=0)
    assert (await page.hear("error", "past", "state"))["code"] == "hello-first"


@pytest.mark.parametrize(
    "data",
    [
        "",
        "not json",
        "[]",
        "{}",
        '{"type": "conquer"}',
        '{"type": "answer", "version": "0", "choose": "end"}',
        '{"type": "answer", "version": 0}',
        '{"type": "answer", "version": 0, "choose": ["end"]}',
        '{"type": "chat", "text": 5}',
        '{"type": "undo-to", "version": 1e400, "step": 0}',
        "[" * 5000,
        b"\xff\xfe\x00",
    ],
)
async def test_a_message_that_is_none_is_refused_and_the_table_goes_on(site: OpenSite, data: str | bytes) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    await page.socket.send(data)
    assert (await page.hear("error"))["code"] == "bad-message"
    assert (await page.answer())["type"] in ("changed", "state")


async def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    await page.say("chat", text="x" * 100_000)
    assert (await page.hear("error"))["code"] == "too-long"
    await page.say("chat", text="x" * 2_000_000)
    with pytest.raises(ConnectionClosed):
        await page.hear("error")


async def test_a_page_from_elsewhere_gets_no_socket(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    with pytest.raises(Exception, match="403"):
        await Visitor.silent(site.address, joined["table"]["code"], Origin="https://evil.example")
    page = await Visitor.silent(site.address, joined["table"]["code"], Origin=site.address)
    await page.close()


@pytest.mark.parametrize(("column", "value"), [("game", "no-game"), ("deal", "[1")])
async def test_a_table_that_cannot_be_opened_now_is_not_called_gone(tmp_path: Path, column: str, value: str) -> None:
    database = tmp_path / "tables.db"
    async with a_site(f"sqlite+aiosqlite:///{database}") as site:
        joined = await site.new_table("here", "bot")
    with sqlite3.connect(database) as connection:
        connection.execute(f"update tables set {column} = ?", (value,))
    async with a_site(f"sqlite+aiosqlite:///{database}") as site:
        with pytest.raises(ConnectionClosed) as closed:
            await site.visit(joined)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410


async def test_a_socket_at_no_table_is_closed_with_the_reason(site: OpenSite) -> None:
    page = await Visitor.silent(site.address, "QQQQQQ")
    with pytest.raises(ConnectionClosed) as closed:
        await page.hear("state")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "no-table")


async def test_a_gesture_of_several_answers_is_one_message(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    changed = await page.answer(page.options[0], then=["end", "no-such-thing", "end"])
    room = await site.hall.room(page.table["code"])
    assert changed["version"] == page.version == room.version
    assert room.version <= 2


async def test_hot_seat_shows_the_table_through_the_eyes_of_whoever_is_asked(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    for _ in range(10):
        assert page.position["you"] in page.position["waiting_for"]
        before = page.position["you"]
        assert (await page.answer())["type"] == "changed"
        assert page.position["you"] == before, "whoever answered sees what came of it"
        await page.until_asked()


COOPERATIVE = [name for name in games.names() if not games.load(name).competitive]


@pytest.mark.parametrize("game", COOPERATIVE)
async def test_among_allies_the_eyes_move_on_without_a_break(site: OpenSite, game: str) -> None:
    page = await site.visit(await site.new_table("here", "here", game=game))
    eyes = set()
    for _ in range(60):
        await page.until_asked()
        eyes.add(page.position["you"])
        if len(eyes) == 2 or "outcome" in page.position:
            break
        reply = await page.answer("end" if "end" in page.options else None)
        assert reply["type"] == "changed"
    assert eyes == {0, 1}


@pytest.mark.parametrize("game", COOPERATIVE)
async def test_allies_may_take_back_each_other_s_answers(site: OpenSite, game: str) -> None:
    joined = await site.new_table("here", "open", game=game)
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    page = await site.visit(joined)
    asked, other = (page, friend) if page.options else (friend, page)
    await asked.answer()
    await other.hear("changed")
    assert other.table["undo"] == "free"
    await other.say("undo", version=other.version)
    await other.hear("changed")
    assert other.position["step"] == 0


async def test_one_may_look_through_another_seat_of_one_s_own(site: OpenSite) -> None:
    joined = await site.new_table("here", "here", "open")
    page = await site.visit(joined)
    for seat in (1, 0):
        await page.say("look", seat=seat)
        assert (await page.hear("state"))["position"]["you"] == seat
    await page.say("look", seat=2)
    assert (await page.hear("error"))["code"] == "not-yours"


async def test_another_language_is_a_whole_new_state(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"), language="en")
    english = page.position["status"]
    await page.say("speak", language="uk")
    await page.hear("state")
    assert page.position["status"] != english


async def test_the_past_can_be_looked_at(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    before = page.position
    await page.answer()
    await page.say("look", seat=before["you"])
    await page.hear("state")
    await page.say("look-back", step=0)
    past = (await page.hear("past"))["position"]
    assert past["zones"] == before["zones"]
    await page.say("look-back", step=99)
    assert (await page.hear("error"))["code"] == "no-step"


async def test_earlier_bands_of_the_log_can_be_read(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    for _ in range(3):
        await page.answer()
        await page.until_asked()
    await page.say("read-log", before=2)
    assert [band["step"] for band in (await page.hear("bands"))["log"]] == [-1, 0, 1]


async def test_why_not_is_answered_with_the_rule(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    refused = page.position["question"]["refused"]
    assert refused
    await page.say("ask-why", key=refused[0]["key"])
    assert (await page.hear("why"))["sentence"] == refused[0]["why"] != ""
    await page.say("ask-why", key="no-such-thing")
    assert page.position["question"]["sentence"] in (await page.hear("why"))["sentence"]


async def test_a_hint_is_one_of_the_options_and_says_why(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    await page.say("ask-hint", version=page.version)
    hint = await page.hear("hint", "error")
    assert hint["choose"] in page.options
    label = next(one["label"] for one in page.position["question"]["options"] if one["key"] == hint["choose"])
    advice, _, reason = hint["sentence"].partition("”: ")
    assert advice == f"Seer, the strongest bot, would choose “{label}"
    assert reason


async def test_a_page_that_floods_the_table_is_disconnected(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    room = await site.hall.room(page.table["code"])
    for one in room.pages:
        one._bucket = Bucket(1, 0.0)  # it has sent its share
    for _ in range(200):
        await page.say("ping")
    with pytest.raises(ConnectionClosed) as closed:
        await page.hear("nothing more")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "slow-down"


async def test_the_opening_turns_are_told_before_the_first_answer(site: OpenSite) -> None:
    """The nemesis may come first: what it does before anybody is asked is in the log."""
    for seed in range(20):
        page = await site.visit(await site.new_table("here", game="aeons-end", seed=str(seed)))
        (opening,) = page.opening
        kinds = [beat["kind"] for beat in opening["beats"]]
        assert kinds[0] == "setup"
        assert "turn" in kinds
        if any(beat["kind"] == "act" and beat.get("card") for beat in opening["beats"]):
            return
    raise AssertionError("no nemesis came first")


async def test_a_page_may_ask_what_can_still_come(site: OpenSite) -> None:
    joined = await site.new_table("here", "bot", game="aeons-end", seed="3")
    page, onlooker = await site.visit(joined), await Visitor.at(site.address, joined["table"]["code"])
    await page.say("ask-remaining")
    piles = {(pile["zone"], pile["seat"]): pile for pile in (await page.hear("remaining"))["piles"]}
    assert set(piles) == {("nemesis_deck", -1), ("special_deck", -1), ("deck", 0), ("discard", 0)}
    assert [group["label"] for group in piles["nemesis_deck", -1]["groups"]] == ["Tier 1", "Tier 2", "Tier 3"]
    await onlooker.say("ask-remaining")
    assert {pile["seat"] for pile in (await onlooker.hear("remaining"))["piles"]} == {-1}
