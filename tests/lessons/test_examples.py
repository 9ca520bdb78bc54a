"""Every example of the rules pages plays, in every language, and points at what is on the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deckwright import games
from deckwright.core import view
from deckwright.errors import AuthorError, PlayerError
from deckwright.lessons import example, example_names, read_example
from deckwright.lessons.examples import played
from deckwright.table.illustrating import illustrated
from deckwright.text import LANGUAGES, language

EXAMPLES = [(name, one) for name in games.names() for one in example_names(games.load(name))]
PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
GOOD = """
title: {en: A, uk: Б, ru: В}
position: {track: [axe]}
steps:
  - say: {en: Take it., uk: Беріть., ru: Берите.}
"""


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_points_at_what_its_reader_sees(game: str, name: str) -> None:
    rules = games.load(game)
    for shown in played(rules, example(rules, name)):
        kind, _, what = shown.frame.show.partition(":")
        seen = view(shown.game, 0)
        if kind == "card":
            assert any(card is not None and card.id == what for zone in seen.zones for card in zone.cards), what
        elif kind == "zone":
            assert any(zone.name == what for zone in seen.zones), what
        elif kind:
            assert kind == "counter"
            assert what in seen.counters, what


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_is_told_in_every_language_with_the_names_of_its_cards(game: str, name: str, code: str) -> None:
    told = illustrated(games.load(game), name, language(code))
    assert len(told.steps) >= 3
    assert all(step.text and "{" not in step.text for step in told.steps)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.ours())
def test_the_rules_page_shows_every_example_and_cards_that_are_there(game: str, code: str) -> None:
    page = (PAGES / game / "rules" / f"{code}.md").read_text("utf-8")
    rules = games.load(game)
    assert sorted(re.findall(r"(?m)^::example (\S+)$", page)) == list(example_names(rules))
    cards = [card for row in re.findall(r"(?m)^::cards (.+)$", page) for card in row.split()]
    assert cards
    assert [card for card in cards if card not in rules.by_id] == []


def test_each_game_shows_its_set_up_and_a_turn_of_each_kind() -> None:
    kinds = {
        "enchanters": {"set-up", "travel", "fight", "rest"},
        "aeons-end": {"set-up", "mage-turn", "nemesis-turn", "exhaustion"},
        "krutagidon": {"set-up", "turn", "defence", "legend"},
    }
    assert {game: set(example_names(games.load(game))) for game in games.ours()} == kinds


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        (", ru: Берите.", "", "step 1: say is missing in ru"),
        ("position: {track: [axe]}", "", "needs either 'position' or 'setup'"),
        ("  - say", "  - sya", "sya"),
        ("title:", "names: {en: [Nina]}\ntitle:", "names is missing in uk, ru"),
    ],
)
def test_a_slip_is_named_with_the_file_and_the_step(before: str, after: str, message: str) -> None:
    with pytest.raises(AuthorError, match=message) as caught:
        read_example(GOOD.replace(before, after).encode(), where="turn.yaml")
    assert caught.value.message.startswith("turn.yaml")


def test_an_unknown_example_is_refused_with_those_there_are() -> None:
    with pytest.raises(PlayerError, match="did you mean 'fight'"):
        example(games.load("enchanters"), "figth")
