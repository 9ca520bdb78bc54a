"""Every ruling has an id, is held by tests or scenarios that exist, and is said once."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from deckwright import games
from deckwright.text import LANGUAGES
from deckwright.text.gamewords import package_of
from deckwright.text.rulings import Ruling, books_of, on_card, page

ROOT = Path(__file__).parents[1]
RULINGS = [
    (name, ruling)
    for name in games.names()
    for book in books_of(package_of(games.load(name)))
    for ruling in book.rulings()
]


@cache
def sources(file: str) -> list[str]:
    return [path.read_text("utf-8") for path in (ROOT / "tests").rglob(file)]


@pytest.mark.parametrize(("game", "ruling"), RULINGS, ids=lambda one: one.id if isinstance(one, Ruling) else one)
def test_a_ruling_is_held_by_tests_that_are_there_and_concerns_cards_that_are_there(game: str, ruling: Ruling) -> None:
    assert ruling.tests
    for test in ruling.tests:
        file, _, name = test.partition("::")
        begins = f"def {name}(" if file.endswith(".py") else f"case: {name}\n"
        assert any(begins in source for source in sources(file)), f"{file} has no {name}"
    assert [card for card in ruling.cards if card not in games.load(game).by_id] == []


def test_no_two_rulings_of_a_game_have_one_id() -> None:
    ids = Counter((game, ruling.id) for game, ruling in RULINGS)
    assert [one for one, times in ids.items() if times > 1] == []


def test_the_page_of_rulings_is_up_to_date() -> None:
    assert (ROOT / "docs" / "rulings.md").read_text("utf-8") == page(), "run scripts/list-rulings"


def test_a_card_leads_to_its_rulings_and_to_scenarios_that_show_them() -> None:
    [ruling] = on_card(package_of(games.load("aeons-end")), "jian")
    assert ruling.id == "jian-casts-twice"
    assert ruling.scenarios() == [
        ("cards.yaml", "the mirror casts a spell twice, and each cast picks its target"),
    ]


@pytest.mark.parametrize(("game", "ruling"), RULINGS, ids=lambda one: one.id if isinstance(one, Ruling) else one)
def test_a_ruling_is_said_in_every_language(game: str, ruling: Ruling) -> None:
    for said in (ruling.rule, ruling.why):
        assert not said or [code for code in LANGUAGES if said.get(code)] == list(LANGUAGES)


def test_the_headings_of_rulings_are_said_in_every_language() -> None:
    for name in games.names():
        for book in books_of(package_of(games.load(name))):
            for said in (book.title, book.intro, *(section.title for section in book.sections)):
                assert set(said) == set(LANGUAGES), said


def test_every_card_in_a_ruling_is_named_once() -> None:
    assert [ruling.id for _, ruling in RULINGS if len(set(ruling.cards)) != len(ruling.cards)] == []
