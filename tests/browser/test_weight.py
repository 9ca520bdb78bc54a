"""How much a page fetches before anybody can do anything."""

from __future__ import annotations

import pytest
from people import Person, Sit
from playwright.sync_api import expect
from weighing import script_and_styles

HOME = 80_000
TABLE = 300_000
GAMES = ["Enchanters", "Aeon's End", "Krutagidon"]


def weighs_at_home(person: Person) -> int:
    person.opens()
    expect(person.page.locator(".tile .button.main").first).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    return script_and_styles(person.page)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_home_page_is_light(sit: Sit, language: str) -> None:
    assert weighs_at_home(sit(language=language, marks=True)) <= HOME


@pytest.mark.parametrize("game", range(len(GAMES)), ids=GAMES)
def test_a_table_is_light_up_to_the_first_decision(sit: Sit, game: int) -> None:
    person: Person = sit(language="uk", marks=True)  # the longest words
    alone = weighs_at_home(person)
    person.page.locator(".tile .button.main").nth(game).click()
    person.is_asked()
    person.page.wait_for_load_state("networkidle")
    assert alone < script_and_styles(person.page) <= TABLE
