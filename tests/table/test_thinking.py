"""Bots think elsewhere, and never hold a table up."""

from __future__ import annotations

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import AsyncIterator

import pytest
from sites import OpenSite

from deckwright.bots import Bot, Knowledge, registry
from deckwright.bots.seer import player
from deckwright.bots.seer.thinking import Thought
from deckwright.bots.seer.values import UnfitValue, Value
from deckwright.core.run import ask_again
from deckwright.errors import FileError
from deckwright.games import load
from deckwright.games.aeons_end.table import CHARGES
from deckwright.records import from_bytes, to_bytes
from deckwright.rules import new_game
from deckwright.story import Term
from deckwright.table import positions, thinking
from deckwright.table.limits import OutOfTime
from deckwright.table.room import Room
from deckwright.table.seating import Seating
from deckwright.table.thinking import Answered, Thinkers
from deckwright.text import language

pytestmark = pytest.mark.anyio

PATIENT = 900.0
"""A budget that no busy machine uses up."""


def sleep_for_ever() -> None:
    while True:
        time.sleep(0.01)


def die() -> None:
    os._exit(1)


def refuse() -> None:
    raise FileError("broken-game-file", "the file is damaged", where="here")


def process_number() -> int:
    return os.getpid()


@pytest.fixture(scope="module")
async def thinkers(anyio_backend: str) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(1)
    yield thinkers
    thinkers.close()


async def test_thinking_happens_in_another_process(thinkers: Thinkers) -> None:
    assert await thinkers.do(PATIENT, process_number) != os.getpid()


async def test_what_takes_too_long_is_interrupted_and_the_next_is_answered(thinkers: Thinkers) -> None:
    with pytest.raises(OutOfTime):
        await thinkers.do(0.05, sleep_for_ever)
    assert await thinkers.do(PATIENT, process_number)


def test_words_that_take_too_long_are_no_missing_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise OutOfTime("out-of-time", "no answer")

    monkeypatch.setattr(positions, "_sum", interrupted)
    reader = positions.Reader(language("en"), load("enchanters"), ["Olena", "Marko"])
    with pytest.raises(OutOfTime):
        reader.sum((Term("glory", 1),))


async def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    with pytest.raises(OutOfTime):
        await thinkers.do(PATIENT, die)
    assert await thinkers.do(PATIENT, process_number)


async def test_mistakes_keep_their_kind_code_and_facts(thinkers: Thinkers) -> None:
    with pytest.raises(FileError) as error:
        await thinkers.do(PATIENT, refuse)
    assert (error.value.code, error.value.facts) == ("broken-game-file", {"where": "here"})


async def test_chance_answers_for_a_bot_whose_process_dies(site: OpenSite, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object, **__: object) -> str:
        raise OutOfTime("out-of-time", "no answer")

    monkeypatch.setattr(site.hall.thinkers, "do_for", broken)
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "2"}))
    await page.until_asked()
    assert page.log[0]["seat"] == 1


def enchanters(seed: int = 4) -> bytes:
    return to_bytes(new_game(load("enchanters"), 2, seed=seed, options={"first": "1"}))


class Breaks:
    """A bot that cannot answer."""

    name = "adept"

    def __init__(self, *_: object) -> None:
        pass

    def choose(self, knowledge: Knowledge) -> str:
        raise ZeroDivisionError("one by nothing")


def test_a_simpler_bot_answers_for_one_that_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = thinking.choose("enchanters", enchanters(), 0, "thrifty", 5)
    monkeypatch.setitem(registry._BOTS, "adept", Breaks)

    answered = thinking.choose("enchanters", enchanters(), 0, "adept", 5)

    assert (answered.bot, answered.key) == ("thrifty", usual.key)
    assert "ZeroDivisionError: one by nothing" in answered.trouble
    assert usual.trouble == ""


def test_a_bot_whose_value_is_for_other_rules_leaves_its_seat_to_a_simpler_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def unfit(game: str) -> Value:
        raise UnfitValue("unfit-value", "learned for something else", game=game)

    monkeypatch.setattr(player, "value_of", unfit)

    answered = thinking.choose("enchanters", enchanters(), 0, "seer", 5)

    assert answered.bot == "thrifty"
    assert "learned for something else" in answered.trouble


def test_a_busy_server_gets_the_best_answer_so_far_and_not_a_random_one(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[Thought] = []
    monkeypatch.setattr(Thought, "step", steps.append)

    hurried = thinking.choose("enchanters", enchanters(), 0, "seer", 5, seconds=-1.0)

    assert steps == []
    assert hurried.key == thinking.choose("enchanters", enchanters(), 0, "master", 5).key, "the best at a glance"
    assert (hurried.bot, hurried.trouble) == ("seer", "")


def test_a_bot_lives_as_long_as_its_seat_and_only_the_latest_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_SEATED", 2)
    monkeypatch.setattr(thinking, "_seated", seated := OrderedDict[tuple[str, int], Bot]())
    thinking.choose("enchanters", enchanters(), 0, "master", 5, "here")
    first = seated["here", 0]
    again = thinking.choose("enchanters", enchanters(), 0, "master", 5, "here")

    assert seated["here", 0] is first
    assert again == thinking.choose("enchanters", enchanters(), 0, "master", 5, "there"), "its luck is the game's"
    thinking.choose("enchanters", enchanters(), 0, "master", 5, "elsewhere")
    assert list(seated) == [("there", 0), ("elsewhere", 0)]


async def test_a_bot_that_breaks_is_replaced_and_the_table_is_told(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(whom: str, budget: float, work: object, *facts: object, steps: bool) -> Answered:
        game, state, seat, bot, *_ = facts
        key = Knowledge.of(from_bytes(load(str(game)), state), seat).options[0]  # type: ignore[arg-type]
        trouble = "Traceback:\nZeroDivisionError: one by nothing" if bot == "seer" else ""
        return Answered(key, "thrifty" if bot == "seer" else str(bot), trouble)

    monkeypatch.setattr(site.hall.thinkers, "do_for", broken)
    joined = await site.new_table("here", "open", setup={"first": "2"})
    page = await site.visit(joined)
    await page.say("hand-over", seat=1, bot="seer")
    await page.until_asked()
    room = await site.hall.room(joined["table"]["code"])

    assert room.seating.bot_at(1) == "thrifty"
    report = room.company.chat[-1]
    assert report.kind == "bot-broke"
    assert report.facts == {"seat": 1, "broken": "seer", "bot": "thrifty", "why": "ZeroDivisionError: one by nothing"}
    assert "broke down" in caplog.text
    caplog.clear()


async def test_work_for_a_table_goes_to_one_process_unless_its_line_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(2)
    lines = [0, 0]
    monkeypatch.setattr(thinking, "_in_line", lambda pool: lines[thinkers._pools.index(pool)])
    monkeypatch.setattr(thinkers, "_pools", ["one", "two"])
    home = thinkers._number("table")
    lines[home] = thinking.LOYALTY

    assert thinkers._number("table") == home
    lines[home] += 1
    assert thinkers._number("table") == 1 - home


async def test_the_longer_the_line_the_less_a_bot_may_think(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(2)
    monkeypatch.setattr(thinking, "_in_line", lambda pool: 0)
    assert thinkers.fair_share(3.0) == 3.0
    monkeypatch.setattr(thinking, "_in_line", lambda pool: 5)
    assert thinkers.fair_share(3.0) == 0.5
    monkeypatch.setattr(thinking, "_in_line", lambda pool: 1000)
    assert thinkers.fair_share(3.0) == thinking.SHORTEST


async def test_a_bot_whose_answer_the_engine_stumbles_over_takes_another(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    joined = await site.new_table("here", "open", setup={"first": "2"})
    page = await site.visit(joined)
    room = await site.hall.room(joined["table"]["code"])
    assert room.session is not None
    answer, stumbled = room.session.answer, []

    def stumble(key: str, *, seat: int) -> object:
        if not stumbled:
            stumbled.append(key)
            raise ZeroDivisionError
        return answer(key, seat=seat)

    monkeypatch.setattr(room.session, "answer", stumble)
    await page.say("hand-over", seat=1, bot="random")
    while not page.log:
        await page.hear("changed", "state")
    assert room.session.answers[0].key != stumbled[0]
    caplog.clear()


async def test_a_bot_that_thinks_does_not_hold_up_undo(site: OpenSite, monkeypatch: pytest.MonkeyPatch) -> None:
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "1"}))
    thinks, done = asyncio.Event(), asyncio.Event()
    do = site.hall.thinkers.do_for

    async def slow(*work: object, **facts: object) -> object:
        thinks.set()
        await done.wait()
        return await do(*work, **facts)  # type: ignore[arg-type]

    monkeypatch.setattr(site.hall.thinkers, "do_for", slow)
    while not thinks.is_set():
        await page.answer(page.options[-1] if page.options else None)
        await asyncio.sleep(0)
        if not page.options:
            await thinks.wait()
    before = page.version
    await page.say("undo", version=before)
    await page.hear("changed")
    assert page.version == before + 1
    done.set()
    await page.say("ping")
    await page.hear("pong")
    assert page.version == before + 1, "what the bot thought of is no longer asked"
    assert page.options


async def in_the_main_phase_of(site: OpenSite, whose: int, *seats: str) -> Room:
    """A table of Kadir and Lash, both fully charged, where it is somebody's main phase; bots are kept quiet so far."""
    setup = {"mages": "kadir,lash", "nemesis": "rageborne"}
    joined = await site.new_table(*seats, game="aeons-end", setup=setup)
    room = await site.hall.room(joined["table"]["code"])
    assert room.session is not None
    game = room.session.game
    while game.question is None or game.question.prompt != "main" or game.turn != whose:
        asked = room.waiting[0]
        key = room.rules.keys(game, game.question.options_of(asked))[-1] if game.question is not None else ""
        room.session.answer(key, seat=asked)
        game = room.session.game
    game.counters[CHARGES], game.counters[CHARGES + 1] = 5, 5
    ask_again(game)
    return room


async def test_a_bot_steps_in_while_a_person_is_asked(site: OpenSite, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await in_the_main_phase_of(site, 0, "here", "open")
    asked: list[tuple[bool, int]] = []

    async def think(*work: object, steps: bool) -> Answered:
        asked.append((steps, work[5]))  # type: ignore[arg-type]
        return Answered(None, "thrifty")

    monkeypatch.setattr(site.hall.thinkers, "do_for", think)
    monkeypatch.setattr(Seating, "bot_at", lambda self, seat: "thrifty" if seat == 1 else "")
    version = room.version
    room.bots.let_answer()
    while room.bots.busy:
        await asyncio.sleep(0)

    assert asked == [(True, 1)]
    assert room.version == version, "it passed, and the person is still to answer"


async def test_a_bot_does_not_wait_for_a_person_who_may_only_step_in(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await in_the_main_phase_of(site, 1, "here", "open")
    asked: list[tuple[bool, int]] = []

    async def think(*work: object, steps: bool) -> Answered:
        asked.append((steps, work[5]))  # type: ignore[arg-type]
        return Answered("end", "thrifty")

    monkeypatch.setattr(site.hall.thinkers, "do_for", think)
    monkeypatch.setattr(Seating, "bot_at", lambda self, seat: "thrifty" if seat == 1 else "")
    assert room.waiting == (1, 0)
    room.bots.let_answer()
    while room.bots.busy and not asked:
        await asyncio.sleep(0)
    room.bots.close()

    assert asked[0] == (False, 1)
