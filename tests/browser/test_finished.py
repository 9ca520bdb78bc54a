"""The games that ended on a device: how, and what can still be done with them."""

from __future__ import annotations

import json
import random

import pytest
from people import Person, Shape, Sit
from playwright.sync_api import expect
from serving import Server
from staging import NAMES, brings

from deckwright import games
from deckwright.core.run import waiting_for
from deckwright.records.gamefile import encode
from deckwright.records.session import Session


def a_game_at_its_end(name: str = "enchanters") -> bytes:
    rules = games.load(name)
    session = Session(rules, 2, seed=3, players=["human", "random"], names=NAMES[:2])
    chance = random.Random(3)
    while session.game.question is not None:
        seat = waiting_for(session.game)[0]
        session.answer(chance.choice(rules.keys(session.game, session.game.question.options_of(seat))), seat=seat)
    return encode(session.to_file())


def remembers(person: Person, **place: object) -> None:
    """A table that the device remembers from before."""
    kept = {"code": "", "token": "t", "game": "enchanters", "at": 1_790_000_000_000, "finished": True, **place}
    person.page.evaluate(
        "(place) => localStorage.setItem('deckwright.places',"
        " JSON.stringify([...JSON.parse(localStorage.getItem('deckwright.places') ?? '[]'), place]))",
        kept,
    )


WORDS = {
    "en": ("Show 1 game", "Finished games", "Result", "Watch again", "Review"),
    "uk": ("Показати 1 гру", "Завершені ігри", "Результат", "Переглянути", "Розбір"),
    "ru": ("Показать 1 игру", "Завершённые игры", "Результат", "Пересмотреть", "Разбор"),
}


@pytest.mark.parametrize(("language", "shape"), [("en", Shape.DESK), ("uk", Shape.PHONE), ("ru", Shape.PHONE)])
def test_a_game_that_ended_can_be_found_again(sit: Sit, server: Server, language: str, shape: Shape) -> None:
    olena = sit(language=language, shape=shape)
    brings(olena, server, a_game_at_its_end())
    expect(olena.ending).to_be_visible()
    sentence = olena.ending.locator(".sentence").inner_text()
    kept = json.loads(olena.page.evaluate("localStorage.getItem('deckwright.places')"))
    assert kept[0]["result"] == sentence, "it can be told without the server as well"
    show, title, *buttons = WORDS[language]
    olena.opens()
    expect(olena.page.locator(".running")).to_have_count(0)
    olena.page.get_by_role("link", name=show).click()
    expect(olena.page.get_by_role("heading", name=title)).to_be_visible()
    entry = olena.page.locator("main li")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text(sentence)
    expect(entry.locator("time")).not_to_be_empty()
    for button in buttons:
        expect(entry.get_by_role("link", name=button)).to_be_visible()
    assert not olena.scrolls_sideways()
    entry.get_by_role("link", name=buttons[0]).click()
    expect(olena.ending).to_be_visible()


def test_a_game_that_the_server_no_longer_has_says_so_and_can_be_removed(olena: Person, server: Server) -> None:
    olena.expects_trouble = True
    olena.opens()
    remembers(olena, code="AAAAAA", result="Olena has won", won=True)
    olena.opens("finished")
    olena.page.reload()
    entry = olena.page.locator("main li")
    expect(entry).to_contain_text("Olena has won")
    expect(entry).to_contain_text("The server no longer has this table")
    expect(entry.get_by_role("link")).to_have_count(0)
    kept = json.loads(olena.page.evaluate("localStorage.getItem('deckwright.places')"))
    assert kept[0]["gone"], "it is not asked for again: the server takes that for guessing"
    entry.get_by_role("button", name="Remove AAAAAA from this list").click()
    expect(olena.page.get_by_text("No game has been finished on this device yet.")).to_be_visible()
