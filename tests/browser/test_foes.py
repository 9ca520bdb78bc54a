"""The nemesis and what it has in play: whole beside an open log, and on a phone."""

from __future__ import annotations

import re

import pytest
from people import Person, Shape, Sit
from playwright.sync_api import expect
from serving import Server
from staging import brings, played_until

from deckwright.core import Game
from deckwright.games.aeons_end.table import NEMESIS_PLAY, SPECIAL_PLAY, TOKENS

CUT_OFF = """() => {
  const foe = document.querySelector('section.foe').getBoundingClientRect();
  const whole = (node) => {
    const box = node.getBoundingClientRect();
    return box.height > 1 && box.bottom <= foe.bottom + 1 && node.scrollHeight <= node.clientHeight + 2;
  };
  return [...document.querySelectorAll('.lying .name, .lying .words, .forecast li')]
    .filter((node) => !whole(node)).map((node) => node.textContent.trim());
}"""


def in_play(count: int, game: Game) -> bool:
    """Somebody's main phase, with so many foes."""
    return game.question is not None and game.question.prompt == "main" and len(game.zones[NEMESIS_PLAY]) == count


def without_fury(game: Game) -> bool:
    """Somebody's main phase, after a strike, with two foes."""
    return in_play(2, game) and game.counters[TOKENS] == 0


def faces(person: Person, server: Server, nemesis: str, foes: int, *, mages: int) -> None:
    brings(person, server, played_until(lambda game: in_play(foes, game), "aeons-end", mages, nemesis=nemesis))
    person.is_asked()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_four_foes_can_be_read_beside_an_open_log(sit: Sit, server: Server, language: str) -> None:
    olena = sit(language=language)
    faces(olena, server, "crooked-mask", 4, mages=2)
    expect(olena.page.locator(".lying")).to_have_count(4)
    assert olena.page.evaluate(CUT_OFF) == []
    olena.presses("l")
    expect(olena.page.locator(".log")).to_be_visible()
    olena.page.wait_for_function(f"() => !({CUT_OFF})().length")


def test_six_foes_are_named_on_a_low_screen_and_what_lies_below_the_edge_is_announced(sit: Sit, server: Server) -> None:
    olena = sit(language="uk", shape=Shape.LAPTOP)
    faces(olena, server, "carapace-queen", 5, mages=4)  # and the husks
    names = olena.page.locator(".lying .name")
    expect(names).to_have_count(6)
    for name in names.all():
        expect(name).to_be_in_viewport(ratio=0.99)
    goes_on = olena.page.locator(".play.goes-on")
    expect(goes_on).to_have_count(0)
    olena.page.set_viewport_size({"width": 1280, "height": 660})
    expect(goes_on).to_be_visible()


def test_rules_that_would_be_cut_off_open_instead(olena: Person, server: Server) -> None:
    faces(olena, server, "carapace-queen", 2, mages=1)
    rules = olena.page.locator(".told .rules")
    expect(rules).to_be_hidden()
    olena.page.locator("section.foe").get_by_role("button", name="Rules").click()
    expect(olena.page.get_by_role("dialog")).to_contain_text("At most 15 husks are in play")
    olena.presses("Escape")

    olena.looks_at_a_screen(Shape.WIDE)
    expect(rules).to_be_visible()
    expect(rules).to_contain_text("At most 15 husks are in play")
    assert rules.evaluate("(node) => node.scrollHeight <= node.clientHeight")
    expect(olena.page.locator("section.foe").get_by_role("button", name="Rules")).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_what_a_nemesis_gathers_and_its_rules_are_beside_two_foes(sit: Sit, server: Server, language: str) -> None:
    olena = sit(language=language)
    brings(olena, server, played_until(without_fury, "aeons-end", 2, nemesis="rageborne"))
    olena.is_asked()
    fury = olena.page.locator("section.foe [data-counter=tokens]")
    expect(fury).to_be_visible()
    expect(fury.locator("i.out")).to_have_count(4)
    expect(fury.locator("i.last")).to_have_count(1)
    expect(fury).to_have_text(re.compile("4"))
    rules = olena.page.locator(".told .rules")
    expect(rules).to_be_visible()
    assert rules.evaluate("(node) => node.scrollHeight <= node.clientHeight")
    cut = "(node) => node.scrollHeight > node.clientHeight + 2"
    assert (
        olena.page.eval_on_selector_all(".lying .words", f"(all) => all.filter({cut}).map((one) => one.textContent)")
        == []
    )


def test_husks_lie_on_one_another(olena: Person, server: Server) -> None:
    husks: list[int] = []

    def has_husks(game: Game) -> bool:
        husks[:] = game.zones[SPECIAL_PLAY]
        return in_play(2, game) and len(husks) > 2

    brings(olena, server, played_until(has_husks, "aeons-end", 1, nemesis="carapace-queen"))
    olena.is_asked()
    expect(olena.page.locator(".lying [aria-label^='Husk']")).to_have_count(1)
    expect(olena.page.locator(".lying [aria-label^='Husk']")).to_have_accessible_name(f"Husk, ×{len(husks)}, life 1")


def test_a_phone_shows_the_rules_of_the_nemesis_and_a_mage_as_they_are(sit: Sit, server: Server) -> None:
    olena = sit(shape=Shape.PHONE)
    faces(olena, server, "carapace-queen", 2, mages=2)
    pages = olena.page.locator(".tabs button")
    pages.first.tap()
    expect(olena.page.locator(".told .rules")).to_contain_text("At most 15 husks are in play")
    expect(olena.page.locator(".told .rules")).to_be_visible()

    pages.last.tap()
    picture = olena.page.locator(".mage .portrait .picture").bounding_box()
    assert picture is not None
    assert 0.8 < picture["width"] / picture["height"] < 1.25
    expect(olena.page.locator(".mage .portrait .words")).to_contain_text("Ability")
