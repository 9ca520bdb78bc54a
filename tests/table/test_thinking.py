"""Bots think elsewhere, and never hold a table up."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator

import pytest
from sites import OpenSite

from deckwright.core import FileError
from deckwright.core.run import ask_again
from deckwright.games.aeons_end.table import CHARGES
from deckwright.table import thinking
from deckwright.table.room import Room
from deckwright.table.seating import Seating
from deckwright.table.thinking import OutOfTime, Thinkers

pytestmark = pytest.mark.anyio


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
    assert await thinkers.do(20.0, process_number) != os.getpid()


async def test_what_takes_too_long_is_interrupted_and_the_next_is_answered(thinkers: Thinkers) -> None:
    with pytest.raises(OutOfTime):
        await thinkers.do(0.05, sleep_for_ever)
    assert await thinkers.do(20.0, process_number)


async def test_a_process_that_dies_is_replaced(thinkers: Thinkers) -> None:
    with pytest.raises(OutOfTime):
        await thinkers.do(20.0, die)
    assert await thinkers.do(20.0, process_number)


async def test_mistakes_keep_their_kind_code_and_facts(thinkers: Thinkers) -> None:
    with pytest.raises(FileError) as error:
        await thinkers.do(20.0, refuse)
    assert (error.value.code, error.value.facts) == ("broken-game-file", {"where": "here"})


async def test_chance_answers_for_a_bot_that_is_broken(site: OpenSite, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> str:
        raise OutOfTime("out-of-time", "no answer")

    monkeypatch.setattr(site.hall.thinkers, "do", broken)
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "2"}))
    await page.until_asked()
    assert page.log[0]["seat"] == 1


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
    do = site.hall.thinkers.do

    async def slow(*work: object) -> object:
        thinks.set()
        await done.wait()
        return await do(*work)  # type: ignore[arg-type]

    monkeypatch.setattr(site.hall.thinkers, "do", slow)
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
    asked: list[tuple[object, int]] = []

    async def think(budget: float, work: object, game: str, state: bytes, seat: int, bot: str, seed: int) -> str | None:
        asked.append((work, seat))
        return None

    monkeypatch.setattr(site.hall.thinkers, "do", think)
    monkeypatch.setattr(Seating, "bot_at", lambda self, seat: "thrifty" if seat == 1 else "")
    version = room.version
    room.bots.let_answer()
    while room.bots.busy:
        await asyncio.sleep(0)

    assert asked == [(thinking.step_in, 1)]
    assert room.version == version, "it passed, and the person is still to answer"


async def test_a_bot_does_not_wait_for_a_person_who_may_only_step_in(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await in_the_main_phase_of(site, 1, "here", "open")
    asked: list[tuple[object, int]] = []

    async def think(budget: float, work: object, game: str, state: bytes, seat: int, bot: str, seed: int) -> str:
        asked.append((work, seat))
        return "end"

    monkeypatch.setattr(site.hall.thinkers, "do", think)
    monkeypatch.setattr(Seating, "bot_at", lambda self, seat: "thrifty" if seat == 1 else "")
    assert room.waiting == (1, 0)
    room.bots.let_answer()
    while room.bots.busy and not asked:
        await asyncio.sleep(0)
    room.bots.close()

    assert asked[0] == (thinking.choose, 1)
