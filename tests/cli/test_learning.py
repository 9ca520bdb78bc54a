"""Learning at the terminal: lessons below the table, in every language, to the end."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.lessons import course, said
from deckwright.text import LANGUAGES, language
from tests.cli.conftest import Deckwright

BEGINNINGS = {"aeons-end": "play:crystal", "enchanters": "travel:dagger", "krutagidon": "play:sign"}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.ours())
def test_a_guided_game_begins_with_its_first_lesson_and_goes_on_to_the_next(
    deckwright: Deckwright, game: str, code: str
) -> None:
    rules = games.load(game)
    first, second = course(rules, "first").lessons[:2]

    shown = deckwright("learn", game, "--lang", code, typed=f"{BEGINNINGS[game]}\n")

    read = " ".join(shown.out.split())
    for lesson in (first, second):
        assert " ".join(said(lesson.say, rules, language(code)).split()) in read


def test_the_end_names_the_command_for_a_real_game(deckwright: Deckwright) -> None:
    shown = deckwright("learn", "enchanters", typed="travel:dagger\n" + "1\n" * 300)

    assert "A real game: deckwright play enchanters" in shown.out


def test_an_unknown_lesson_is_refused_in_a_sentence(deckwright: Deckwright) -> None:
    shown = deckwright("learn", "enchanters", "--lesson", "frist")

    assert shown.code != 0
    assert "first" in shown.err
    assert "Traceback" not in shown.err
