"""The coach at the terminal: hints, a question before a blunder, and the review of a finished game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright import bots
from deckwright.cli.reviewing import sparkline
from deckwright.cli.terminal import Ends
from deckwright.games import load
from deckwright.records import Session, gamefile
from deckwright.text import LANGUAGES
from tests.cli.conftest import Deckwright

NEW = ("play", "enchanters", "--bots", "random", "--seed", 5, "--set", "town=alea", "--set", "first=1")


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The short game of a lesson, played at random."""
    rules = load("enchanters")
    session = Session(rules, 2, seed=3, setup={"lesson": "first"}, players=["you", "thrifty"])
    players = {0: bots.bot("random", rules, 1), 1: bots.bot("thrifty", rules, 2)}
    while session.game.outcome is None:
        asked, key, _ = bots.answer(players, session.game)
        session.answer(key, seat=asked)
    path = tmp_path_factory.mktemp("games") / "finished.json"
    gamefile.write(session.to_file(), path)
    return path


@pytest.mark.parametrize(("code", "word"), [("en", "hint"), ("uk", "підказка"), ("ru", "подсказка")])
def test_a_hint_names_a_move_and_changes_nothing(deckwright: Deckwright, home: Path, code: str, word: str) -> None:
    shown = deckwright(*NEW, "--lang", code, typed=f"{word} 4\n")

    assert shown.code == Ends.FINE
    assert "[en]" not in shown.out
    said = {"en": "Seer, the strongest bot, would choose “", "uk": "радить «", "ru": "советует «"}
    assert said[code] in shown.out
    assert json.loads(next((home / "saves").iterdir()).read_text("utf-8")).get("answers", []) == []


def test_a_hint_after_the_end_gets_a_clear_answer(deckwright: Deckwright, finished: Path) -> None:
    shown = deckwright("resume", finished, typed="hint\n")

    assert "over" in shown.out


def test_a_review_shows_grades_courses_and_moments(deckwright: Deckwright, finished: Path) -> None:
    shown = deckwright("review", finished)

    assert shown.code == Ends.FINE, shown.err
    for word in ("brilliant", "good", "slip", "blunder", "Margin", "Luck", "Own choices", "--from"):
        assert word in shown.out, word


def test_a_review_as_json_has_a_number_for_every_decision(deckwright: Deckwright, finished: Path) -> None:
    found = json.loads(deckwright("review", finished, "--json").out)

    assert found["unit"] == "glory"
    count = len(found["decisions"])
    assert count
    assert [len(course["value"]) for course in found["courses"]] == [count + 1, count + 1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_an_unfinished_game_cannot_be_reviewed(deckwright: Deckwright, home: Path, code: str) -> None:
    deckwright(*NEW, typed="1\n")
    shown = deckwright("review", next((home / "saves").iterdir()), "--lang", code)

    assert shown.code == Ends.MISTAKE
    assert {"en": "not over yet", "uk": "ще не закінчен", "ru": "ещё не"}[code] in shown.err
    assert len(shown.err.strip().splitlines()) == 1


@pytest.mark.parametrize("text", ["", "not a game", '{"deckwright": 1}', '{"deckwright": 99}', "[1, 2"])
def test_a_file_that_is_no_game_cannot_be_reviewed(deckwright: Deckwright, tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, "utf-8")
    shown = deckwright("review", path)

    assert shown.code == Ends.FILE
    assert len(shown.err.strip().splitlines()) == 1
    assert path.read_text("utf-8") == text


def test_a_game_of_other_rules_cannot_be_reviewed(deckwright: Deckwright, finished: Path, tmp_path: Path) -> None:
    foreign = json.loads(finished.read_text("utf-8")) | {"rules": 9999}
    path = tmp_path / "foreign.json"
    path.write_text(json.dumps(foreign), "utf-8")
    shown = deckwright("review", path)

    assert shown.code == Ends.MISTAKE
    assert "rules version 9,999" in shown.err


def test_a_seat_that_is_not_there_cannot_be_reviewed(deckwright: Deckwright, finished: Path) -> None:
    assert deckwright("review", finished, "--seat", 3).code == Ends.MISTAKE


def test_a_game_can_be_continued_from_a_move_and_the_file_stays(
    deckwright: Deckwright, home: Path, finished: Path
) -> None:
    before = finished.read_bytes()
    shown = deckwright("resume", finished, "--from", 3)

    assert shown.code == Ends.FINE, shown.err
    assert finished.read_bytes() == before
    kept = json.loads(next((home / "saves").iterdir()).read_text("utf-8"))
    assert kept["answers"][:2] == json.loads(before)["answers"][:2]


def test_a_move_that_was_never_made_cannot_be_continued_from(deckwright: Deckwright, finished: Path) -> None:
    shown = deckwright("resume", finished, "--from", 999)

    assert shown.code == Ends.MISTAKE
    assert "no move 999" in shown.err


def test_a_course_is_drawn_from_its_lowest_to_its_highest_point() -> None:
    assert sparkline([0.0, 1.0, 2.0, 3.0], 4) == "▁▃▆█"
    assert sparkline([5.0, 5.0], 10) == "▁▁"
