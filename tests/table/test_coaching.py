"""The coach at the web table: hints that get clearer, questions before a blunder, reviews in the background."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sites import OpenSite
from visitor import Visitor

from deckwright import bots
from deckwright.coach.hints import Advice
from deckwright.games import load
from deckwright.records import Session
from deckwright.records.gamefile import encode
from deckwright.table import coaching, thinking
from deckwright.table.patches import Document
from deckwright.text import LANGUAGES


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints end after some deals."""
    monkeypatch.setattr(coaching, "ROUNDS", (4, 2))
    monkeypatch.setattr(coaching, "DOUBT_PATIENCE", 60.0)
    monkeypatch.setattr(coaching, "DOUBT_BUDGET", 60.0)


async def finished_table(site: OpenSite) -> str:
    """The code of a table with the short game of a lesson, played to its end."""
    rules = load("enchanters")
    session = Session(rules, 2, seed=3, setup={"lesson": "first"}, players=["you", "thrifty"])
    players = {0: bots.bot("random", rules, 1), 1: bots.bot("random", rules, 2)}
    while session.game.outcome is None:
        asked, key, _ = bots.answer(players, session.game)
        session.answer(key, seat=asked)
    reply = await site.http.post("/api/files", content=encode(session.to_file()))
    assert reply.status_code == 201, reply.text
    code: str = reply.json()["table"]["code"]
    return code


async def hints(page: Visitor) -> list[Document]:
    """The hint as it is told, again and again."""
    await page.say("ask-hint", version=page.version)
    told = [await page.hear("hint", "error")]
    while told[-1]["type"] == "hint" and told[-1].get("progress", 1.0) < 1:
        told.append(await page.hear("hint", "error"))
    return told


async def test_a_hint_comes_at_once_and_gets_clearer(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    told = await hints(page)

    assert [one.get("deals", 0) for one in told] == [0, 4, 6]
    assert len({one["choose"] for one in told}) == 1
    assert told[0]["choose"] in page.options
    assert "gain" not in told[0]
    assert told[-1]["gain"]


@pytest.mark.parametrize("code", LANGUAGES)
async def test_a_hint_is_told_in_the_language_of_the_page(site: OpenSite, code: str) -> None:
    page = await site.visit(await site.new_table("here", "here"), language=code)
    last = (await hints(page))[-1]

    words = {"en": ("would choose", "“"), "uk": ("радить", "«"), "ru": ("советует", "«")}[code]
    assert all(word in last["sentence"] for word in words)
    assert last["line"]


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The versions at which hints were begun; the first of them never comes to anything."""
    begun: list[int] = []
    hint = coaching.Coaching.hint

    async def slow(self: coaching.Coaching, seat: int, version: int) -> AsyncIterator[tuple[Advice, float]]:
        begun.append(version)
        if len(begun) == 1:
            await asyncio.Event().wait()
        async for told in hint(self, seat, version):
            yield told

    monkeypatch.setattr(coaching.Coaching, "hint", slow)
    return begun


async def test_a_hint_asked_for_twice_is_worked_out_once(site: OpenSite, begun: list[int]) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    await page.say("ask-hint", version=page.version)
    await page.say("ask-hint", version=page.version)
    await page.say("ask-remaining")

    assert (await page.hear("remaining", "error"))["type"] == "remaining"
    assert begun == [page.version]


async def test_a_hint_at_the_next_decision_takes_the_place_of_the_one_before(site: OpenSite, begun: list[int]) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    before = page.version
    await page.say("ask-hint", version=before)
    await page.answer()
    await page.until_asked()
    told = await hints(page)

    assert [one["type"] for one in told] == ["hint"] * len(told)
    assert {one["version"] for one in told} == {page.version}
    assert begun == [before, page.version]


async def test_a_hint_for_somebody_elses_decision_is_refused(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", setup={"first": "1"})
    other = await site.join(joined["table"]["code"], "Olena", 1)
    page = await site.visit(other)
    (refused,) = await hints(page)

    assert refused["code"] == "no-hint-now"


async def test_a_hint_for_a_decision_that_is_past_is_refused(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    await page.say("ask-hint", version=page.version + 5)

    assert (await page.hear("error"))["code"] == "stale"


async def test_a_hint_that_is_dropped_can_be_asked_for_again(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    await page.say("ask-hint", version=page.version)
    await page.hear("hint")
    await page.say("drop-hint")

    assert (await hints(page))[-1]["type"] == "hint"


# -- doubts --------------------------------------------------------------------------------------------------------


def doubtful(game: str, state: bytes, seat: int, key: str, seed: int) -> thinking.Doubt:
    """A look that finds a blunder in everything."""
    from deckwright.bots import Knowledge
    from deckwright.coach.judges import GLORY
    from deckwright.coach.trying import Difference
    from deckwright.records import from_bytes

    options = Knowledge.of(from_bytes(load(game), state), seat).options
    better = next(one for one in options if one != key)
    return thinking.Doubt(key, better, Difference(7.0, 1.0), GLORY, [])


def too_long(game: str, state: bytes, seat: int, key: str, seed: int) -> None:
    """A look that breaks."""
    raise ZeroDivisionError


async def test_a_blunder_is_asked_about_once(site: OpenSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "doubt", doubtful)
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "1"}))
    key, version = page.options[0], page.version

    await page.say("answer", version=version, choose=key, careful=True)
    doubt = await page.hear("doubt", "error")
    assert doubt["choose"] == key
    assert "7.0 ± 1.0 glory" in doubt["sentence"]
    assert page.version == version

    assert (await page.answer(key))["type"] == "changed"


async def test_a_look_that_fails_keeps_nobody_from_playing(site: OpenSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "doubt", too_long)
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "1"}))

    assert (await page.answer(page.options[0], careful=True))["type"] == "changed"


async def test_between_rivals_nobody_is_asked_unless_everybody_agrees(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "doubt", doubtful)
    joined = await site.new_table("here", "open", setup={"first": "1"})
    first = await site.visit(joined)
    second = await site.visit(await site.join(joined["table"]["code"], "Olena", 1))
    await first.hear("table")
    assert (await first.answer(first.options[0], careful=True))["type"] == "changed"

    await first.say("be-careful", careful=True)
    while not (await second.hear("table"))["table"].get("proposal"):
        pass
    proposal = second.table["proposal"]
    assert proposal["kind"] == "careful"
    await second.say("agree", proposal=proposal["id"], yes=True)
    while not first.table.get("careful"):
        await first.hear("table")

    asked = first if first.options else second
    await asked.say("answer", version=asked.version, choose=asked.options[0], careful=True)
    assert (await asked.hear("doubt", "changed", "error"))["type"] == "doubt"


# -- reviews -------------------------------------------------------------------------------------------------------


async def test_a_review_goes_on_in_the_background_until_it_is_done(site: OpenSite) -> None:
    code = await finished_table(site)
    begun = (await site.http.post(f"/api/tables/{code}/review")).json()
    assert begun["stage"] == "working"
    found = begun
    while found["stage"] == "working":
        await asyncio.sleep(0.1)
        found = (await site.http.get(f"/api/tables/{code}/review", params={"language": "uk"})).json()

    assert found["stage"] == "done"
    assert found["unit_label"] == "очки слави"
    assert len(found["moves"]) == found["total"] == len(found["steps"]) - 1
    for seat in found["seats"]:
        assert len(seat["value"]) == len(found["steps"])
        assert sum(seat["grades"].values()) == sum(move["seat"] == seat["seat"] for move in found["moves"])
        told = {move["step"]: move.get("sentence", "") for move in found["moves"]}
        assert all(told[step] for step in seat["moments"])
    again = (await site.http.post(f"/api/tables/{code}/review")).json()
    assert again["stage"] == "done", "a review that is done is not begun again"


async def test_a_review_can_be_cancelled_and_begun_again(site: OpenSite) -> None:
    code = await finished_table(site)
    await site.http.post(f"/api/tables/{code}/review")
    cancelled = (await site.http.delete(f"/api/tables/{code}/review")).json()

    assert cancelled["stage"] == "cancelled"
    assert cancelled["message"] == "The review was cancelled"
    assert (await site.http.post(f"/api/tables/{code}/review")).json()["stage"] == "working"


async def test_a_game_under_way_is_not_reviewed(site: OpenSite) -> None:
    code = (await site.new_table("here", "bot"))["table"]["code"]
    refused = await site.http.post(f"/api/tables/{code}/review")

    assert refused.json()["code"] == "not-finished"


async def test_a_review_that_nobody_asked_for_is_not_there(site: OpenSite) -> None:
    code = await finished_table(site)
    refused = await site.http.get(f"/api/tables/{code}/review", params={"language": "ru"})

    assert refused.json() == {"code": "no-review", "message": "Разбора этой игры ещё никто не просил"}
