"""The figures on the rules page are those of the game, in every language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from deckwright import games
from deckwright.games.enchanters.table import TRACK_LENGTH
from deckwright.text import LANGUAGES

PAGES = Path(__file__).parents[2] / "web" / "src" / "games" / "enchanters" / "rules"
RULES = games.load("enchanters")


def table(code: str, chapter: str) -> list[list[str]]:
    """The rows of the table in a chapter, without the names that lead them."""
    page = (PAGES / f"{code}.md").read_text("utf-8")
    text = re.split(r"(?m)^##? ", page.partition(f"{{#{chapter}:")[2])[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row[1:]] for row in rows if "---" not in row]


def sorts(cards: list[int]) -> list[int]:
    """How many items, enchantments, minor, medium and major monsters and dragons there are."""
    kinds = (RULES.definitions[card] for card in cards)
    found = Counter(card.kind if card.kind != "monster" else card.tier for card in kinds)
    return [found[sort] for sort in ("item", "enchantment", "minor", "medium", "major", "dragon")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_says_how_many_cards_of_each_sort_a_kingdom_has(code: str) -> None:
    said = [[int(row[column]) for row in table(code, "set-up")[1:]] for column in (0, 1)]
    for kingdom in RULES.kingdoms:
        assert said == [sorts(RULES.kingdom_cards[kingdom]), sorts(RULES.marked_cards[kingdom])]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_says_what_each_place_on_the_track_costs(code: str) -> None:
    assert table(code, "travel")[1] == [str(price) for price in range(TRACK_LENGTH)]
