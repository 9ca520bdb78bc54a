"""Undo: free alone and in co-operative games; between rivals, those who acted or saw something since agree to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sites import OpenSite
from visitor import Visitor

from deckwright import games
from deckwright.core import OPEN, SPECTATOR, waiting_for
from deckwright.records import Session, gamefile
from deckwright.table.positions import Reader
from deckwright.text import language

pytestmark = pytest.mark.anyio


async def test_alone_everything_can_be_undone_and_redone(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "1"}))
    before = page.position["zones"], page.position["counters"]
    await page.answer()
    await page.until_asked()
    after = page.position["zones"], page.position["counters"]
    assert before != after
    await page.say("undo", version=page.version)
    await page.hear("changed")
    assert (page.position["zones"], page.position["counters"]) == before
    assert page.log == []
    assert page.position["can_redo"]
    assert not page.position["can_undo"]
    await page.say("redo", version=page.version)
    await page.hear("changed")
    assert (page.position["zones"], page.position["counters"]) == after, "the bot's answers are given again as well"


async def test_the_version_grows_with_an_undo_so_that_old_answers_stay_old(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    key = page.options[0]
    await page.answer(key)
    await page.say("undo", version=1)
    while page.version != 2:
        await page.hear("changed", "state")
    await page.say("answer", version=0, choose=key)
    assert (await page.hear("error"))["code"] == "stale"


async def test_one_can_return_to_any_line_of_the_log(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "1"}))
    start = page.position["zones"]
    for _ in range(5):
        await page.answer()
        await page.until_asked()
    await page.say("undo-to", version=page.version, step=0)
    await page.hear("changed")
    assert (page.position["zones"], page.position["step"], page.log) == (start, 0, [])
    await page.say("undo-to", version=page.version, step=3)
    assert (await page.hear("error"))["code"] == "nothing-to-undo"


async def _two_friends(site: OpenSite) -> tuple[Visitor, Visitor]:
    """Two people against each other; the first to move comes first."""
    joined = await site.new_table("here", "open", setup={"first": "1"})
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    return await site.visit(joined), friend


async def _travels(page: Visitor) -> None:
    """Take a card from the track, which shows the next one."""
    changed = await page.answer(next(key for key in page.options if key.startswith("travel:")))
    assert changed["type"] == "changed"


async def _asked_to_agree(page: Visitor) -> dict[str, Any]:
    while not page.table.get("proposal"):
        await page.hear("table")
    proposal: dict[str, Any] = page.table["proposal"]
    return proposal


async def _reported(page: Visitor, kind: str) -> str:
    """The sentence with which the table reports something."""
    while not any(line.get("kind") == kind for line in page.chat):
        await page.hear("chatted")
    return str(next(line["text"] for line in page.chat if line.get("kind") == kind))


async def test_between_rivals_what_showed_a_card_is_undone_only_if_the_others_agree(site: OpenSite) -> None:
    page, friend = await _two_friends(site)
    assert page.table["undo"] == "limited"
    before = page.position["zones"]
    await _travels(page)
    assert page.position["undo_asks"] == [1]
    await page.say("undo", version=page.version)
    proposal = await _asked_to_agree(friend)
    assert (proposal["kind"], proposal["by"], proposal["asked"]) == ("undo", 0, [1])
    assert page.position["step"] == 1, "nothing is undone before they agree"
    await friend.say("agree", proposal=proposal["id"], yes=True)
    while page.position["step"]:
        await page.hear("changed")
    assert page.position["zones"] == before
    assert await _reported(friend, "undone") == "Player 1 undid a move"


@pytest.mark.parametrize(
    ("language", "asks"),
    [
        ("en", "Player 1 would like to undo a move: “Player 1 "),
        ("uk", "Гравець 1 просить скасувати 1 дію: «Гравець 1 "),
        ("ru", "Игрок 1 просит отменить 1 действие: «Игрок 1 "),
    ],
)
async def test_whoever_is_asked_for_an_undo_reads_what_would_be_undone(
    site: OpenSite, language: str, asks: str
) -> None:
    page, friend = await _two_friends(site)
    await friend.say("speak", language=language)
    await _travels(page)
    while not friend.log or friend.log[-1]["step"] != 0:
        await friend.hear("state", "changed")
    deed = friend.log[-1]["beats"][0]["lines"][0]["text"]
    await page.say("undo", version=page.version)
    sentence = (await _asked_to_agree(friend))["sentence"]
    assert sentence.startswith(asks)
    assert deed in sentence


def _until_a_card_is_drawn_unseen() -> Session:
    """Two wizards play until the first thing that an answer causes is that one of them draws a card."""
    luck, rules = Random(1), games.load("krutagidon")
    for seed in range(50):
        session = Session(rules, 2, seed=seed)
        for _ in range(250):
            game = session.game
            if game.question is None:
                break
            seat = waiting_for(game)[0]
            told = [
                Reader(language("en"), rules, ["A", "B"]).band(
                    game, events, step=0, seat=seat, turn=0, you=you, choice=""
                )
                for events in [session.answer(luck.choice(rules.keys(game, game.question.options_of(seat))), seat=seat)]
                for you in (SPECTATOR, OPEN)
            ]
            lines = [[line.text for beat in band.beats for line in beat.lines][:1] for band in told]
            if lines[0] != lines[1]:
                return session
    raise AssertionError("no card is drawn")


async def test_what_would_be_undone_shows_no_card_that_somebody_has_drawn_unseen(site: OpenSite) -> None:
    file = gamefile.encode(_until_a_card_is_drawn_unseen().to_file())
    room = await site.hall.room((await site.http.post("/api/files", content=file)).json()["table"]["code"])
    sentence = room.proposals._with_deeds("…", room.step - 1, language("en"))
    assert "draws a card" in sentence


async def test_a_rival_can_refuse_an_undo(site: OpenSite) -> None:
    page, friend = await _two_friends(site)
    await _travels(page)
    await page.say("undo", version=page.version)
    proposal = await _asked_to_agree(friend)
    await friend.say("agree", proposal=proposal["id"], yes=False)
    assert await _reported(page, "refused") == "Friend said no"
    await friend.say("agree", proposal=proposal["id"], yes=True)
    assert (await friend.hear("error"))["code"] == "no-proposal"
    assert page.position["step"] == 1


async def test_nobody_agrees_to_their_own_undo(site: OpenSite) -> None:
    page, _ = await _two_friends(site)
    await _travels(page)
    await page.say("undo", version=page.version)
    proposal = await _asked_to_agree(page)
    await page.say("agree", proposal=proposal["id"], yes=True)
    assert (await page.hear("error"))["code"] == "not-asked"
    await page.say("agree", proposal=proposal["id"], yes=False)  # withdrawn
    while page.table.get("proposal"):
        await page.hear("table")


async def test_an_undo_that_was_asked_for_lapses_when_the_game_goes_on(site: OpenSite) -> None:
    page, friend = await _two_friends(site)
    await _travels(page)
    await page.say("undo", version=page.version)
    proposal = await _asked_to_agree(friend)
    asked = page if page.options else friend
    await asked.answer()
    await friend.say("agree", proposal=proposal["id"], yes=True)
    assert (await friend.hear("error"))["code"] == "no-proposal"


async def test_nobody_undoes_the_answers_of_others_alone(site: OpenSite) -> None:
    page, friend = await _two_friends(site)
    await page.answer()
    await friend.hear("changed")
    await friend.say("undo", version=friend.version)
    assert (await friend.hear("error"))["code"] == "nothing-to-undo"
    await friend.say("undo-to", version=friend.version, step=0)
    assert (await _asked_to_agree(page))["asked"] == [0]
    assert friend.position["step"] == 1


async def test_every_undo_is_announced_with_who_and_what(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", game="aeons-end", setup={"nemesis": "rageborne"})
    friend = await site.visit(await site.join(joined["table"]["code"], "Марко", seat=1), language="uk")
    page = await site.visit(joined, language="uk")
    for one in (page, friend):
        if one.options:
            await one.answer()
            await one.say("undo", version=one.version)
            break
    assert "скасовано 1 дію" in await _reported(page, "undone")


async def test_a_turn_and_a_round_can_be_undone_at_once(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "1"}))
    starts = [page.position["step"]]
    while len(starts) < 4:
        begun = page.position["step"]
        await page.answer()
        await page.until_asked()
        if any(event["kind"] == "turn" for band in page.log if band["step"] >= begun for event in band["events"]):
            starts.append(page.position["step"])
    await page.answer(page.options[0])
    await page.until_asked()
    room = await site.hall.room(page.table["code"])
    person = room.seating.people[0]
    turn, round_ = (room.undoing.target(person, "turn"), room.undoing.target(person, "round"))
    assert turn in starts
    assert round_ == starts[starts.index(turn) - 1]
    await page.say("undo", version=page.version, extent="round")
    while page.position["step"] != round_:
        await page.hear("changed")
    assert await _reported(page, "undone") == "Player 1 undid a round"


async def test_undoing_a_phase_stops_where_the_phase_began(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", game="aeons-end", setup={"nemesis": "rageborne"}))
    while (page.position["question"] or {}).get("prompt") != "main":
        await page.answer(page.options[-1])
    begun = page.position["step"]
    for _ in range(2):
        await page.answer(next(key for key in page.options if key.startswith("play:")))
    await page.say("undo", version=page.version, extent="phase")
    while page.position["step"] != begun:
        await page.hear("changed")


async def test_a_grey_undo_says_why(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    assert (page.position["can_undo"], page.position["undo_why"]) == (False, "There is nothing to undo")


async def test_a_friend_who_is_still_expected_counts_as_somebody(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "open"))
    assert page.table["undo"] == "limited"


async def test_between_rivals_an_answer_that_shows_something_says_so_before_it_is_given(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", first="1")
    page = await site.visit(joined)
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    for _ in range(12):
        asked = page if page.position.get("question") else friend
        other = friend if asked is page else page
        choice = asked.position["question"]["options"][0]
        await asked.answer(choice["key"])
        await other.hear("changed")
        assert bool(asked.position.get("undo_asks")) == choice.get("final", False)


async def test_where_undo_is_free_nothing_warns_of_it(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "bot"))
    assert not any("final" in choice for choice in page.position["question"]["options"])
