"""Every mistake is one clear sentence in the reader's language, with a code that says whose fault it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from deckwright.cli.terminal import Ends
from deckwright.text import LANGUAGES
from tests.cli.conftest import Deckwright, Shown

MISTAKES: dict[str, list[str]] = {
    "no such command": ["ply"],
    "no such option": ["play", "enchanters", "--decks", "3"],
    "no game named": ["play"],
    "an option without its value": ["play", "enchanters", "--seed"],
    "a word where a number belongs": ["play", "enchanters", "--players", "three"],
    "a seed below zero": ["play", "enchanters", "--seed", "-1"],
    "more than was asked for": ["doctor", "now"],
    "unknown game": ["play", "chess"],
    "unknown game to simulate": ["simulate", "chess"],
    "unknown game to measure": ["bench", "--game", "chess"],
    "unknown bot": ["play", "enchanters", "--bots", "genius"],
    "unknown bot to simulate": ["simulate", "enchanters", "--bots", "genius,random"],
    "unknown town": ["play", "enchanters", "--set", "town=atlantis"],
    "unknown kingdom": ["play", "enchanters", "--set", "kingdoms=elves"],
    "unknown variant": ["play", "enchanters", "--set", "variant=slow"],
    "unknown set-up option": ["play", "enchanters", "--set", "weather=rain"],
    "a setting without a value": ["play", "enchanters", "--set", "town"],
    "too few kingdoms": ["play", "enchanters", "--players", "3", "--set", "kingdoms=goblins"],
    "too many players": ["play", "enchanters", "--players", "5"],
    "too few players": ["play", "enchanters", "--players", "1"],
    "more bots than seats": ["play", "enchanters", "--players", "2", "--bots", "random,random"],
    "no seat for so many bots": ["simulate", "enchanters", "--bots", "random,random,random,random,random"],
    "a beginner who is not there": ["play", "enchanters", "--players", "2", "--set", "first=4"],
    "unknown card": ["cards", "enchanters", "--name", "excalibur"],
    "unknown kind": ["cards", "enchanters", "--kind", "planet"],
    "nothing to resume": ["resume"],
}


def is_one_sentence(shown: Shown) -> bool:
    """One line on stderr, without a traceback, in words of the right language."""
    return len(shown.err.strip().splitlines()) == 1 and "Traceback" not in shown.err and "[en]" not in shown.err


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_sentence(deckwright: Deckwright, home: Path, mistake: str, code: str) -> None:
    shown = deckwright(*MISTAKES[mistake], "--lang", code)

    assert shown.code == Ends.MISTAKE
    assert is_one_sentence(shown), shown.err
    assert shown.out == ""
    assert code == "en" or not shown.err.isascii()
    assert not home.exists(), "nothing was begun, so nothing is saved"


def test_an_unknown_language_is_told_in_the_language_of_the_machine(
    deckwright: Deckwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    shown = deckwright("doctor", "--lang", "de")

    assert shown.code == Ends.MISTAKE
    assert is_one_sentence(shown)
    assert "«de»" in shown.err


@pytest.fixture
def saved(deckwright: Deckwright, home: Path) -> Path:
    """A game of two answers."""
    deckwright("play", "enchanters", "--seed", 5, "--set", "first=1", "--bots", "random", typed="1\n1\n")
    return next((home / "saves").iterdir())


def _truncated(text: str) -> bytes:
    return text[: len(text) // 2].encode()


def _changed(**facts: object) -> Callable[[str], bytes]:
    return lambda text: json.dumps(json.loads(text) | facts).encode()


BROKEN: dict[str, tuple[Callable[[str], bytes], Ends]] = {
    "empty": (lambda text: b"", Ends.FILE),
    "truncated": (_truncated, Ends.FILE),
    "no text": (lambda text: bytes(range(256)), Ends.FILE),
    "foreign": (lambda text: b'{"format": "chess"}', Ends.FILE),
    "newer": (_changed(deckwright=99), Ends.FILE),
    "damaged": (_changed(seats="two"), Ends.FILE),
    "of an unknown game": (_changed(game="chess"), Ends.MISTAKE),
    "with an answer nobody could give": (_changed(answers=["p1 fly:moon"]), Ends.MISTAKE),
    "with an answer that is no answer": (_changed(answers=["hello"]), Ends.MISTAKE),
    "for nine players": (_changed(seats=9), Ends.MISTAKE),
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", ["resume", "replay"])
@pytest.mark.parametrize("broken", BROKEN)
def test_a_file_that_cannot_be_opened_is_told_in_one_sentence_and_left_alone(
    deckwright: Deckwright, saved: Path, command: str, broken: str, code: str
) -> None:
    spoil, ends = BROKEN[broken]
    saved.write_bytes(spoil(saved.read_text()))
    before = saved.read_bytes()

    shown = deckwright(command, saved, "--lang", code)

    assert shown.code == ends
    assert is_one_sentence(shown), shown.err
    assert saved.read_bytes() == before


def test_a_game_with_an_unknown_bot_can_be_looked_at_but_not_played_on(deckwright: Deckwright, saved: Path) -> None:
    saved.write_bytes(_changed(players=["you", "genius"])(saved.read_text()))

    assert deckwright("replay", saved).code == Ends.FINE
    shown = deckwright("resume", saved)
    assert shown.code == Ends.MISTAKE
    assert "genius" in shown.err
    assert is_one_sentence(shown)


def test_why_an_answer_cannot_be_given_is_told_in_the_same_language(deckwright: Deckwright, saved: Path) -> None:
    saved.write_bytes(_changed(answers=["p1 fly:moon"])(saved.read_text()))

    shown = deckwright("replay", saved, "--lang", "uk")

    assert "варіанта «fly:moon» немає" in shown.err


@pytest.mark.parametrize("command", ["resume", "replay", "scenario"])
def test_a_file_that_is_not_there_or_is_a_folder(deckwright: Deckwright, tmp_path: Path, command: str) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path):
        shown = deckwright(command, path, "--lang", "uk")
        assert shown.code == Ends.FILE
        assert is_one_sentence(shown)
        assert str(path) in shown.err


def test_a_scenario_that_is_no_scenario(deckwright: Deckwright, tmp_path: Path) -> None:
    for text in (b"[1, 2", b"- 1", bytes(range(256))):
        path = tmp_path / "odd.yaml"
        path.write_bytes(text)
        shown = deckwright("scenario", path, "--lang", "ru")
        assert shown.code == Ends.FILE
        assert is_one_sentence(shown)
