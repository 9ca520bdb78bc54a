"""Looking at a saved game again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deckwright.cli.terminal import Ends
from deckwright.text import LANGUAGES, language
from tests.cli.conftest import Deckwright


@pytest.fixture
def game(deckwright: Deckwright, home: Path) -> Path:
    """A saved game: the first player took a scimitar and ended the turn."""
    deckwright(
        "play", "enchanters", "--bots", "random", "--seed", 5, "--set", "town=alea", "--set", "first=1",
        typed="scimitar\nend\n",
    )  # fmt: skip
    return next((home / "saves").iterdir())


def test_into_a_pipe_goes_the_log_answer_by_answer(deckwright: Deckwright, game: Path) -> None:
    shown = deckwright("replay", game)

    assert shown.code == Ends.FINE
    lines = shown.out.splitlines()
    assert lines[0] == "   1 p1 travel:scimitar"
    assert "     Player 1 travels: Scimitar" in lines
    assert any(line.startswith("   3 p2 ") for line in lines)


def test_a_finished_game_ends_with_the_winner(deckwright: Deckwright, home: Path) -> None:
    deckwright("play", "enchanters", "--bots", "random", "--seed", 5, "--set", "variant=super-fast", typed="1\n" * 200)

    assert " wins!" in deckwright("replay", next((home / "saves").iterdir())).out


def test_it_never_changes_the_file(deckwright: Deckwright, game: Path) -> None:
    before = game.read_bytes()
    deckwright("replay", game)

    assert game.read_bytes() == before


@pytest.mark.parametrize("seat", ["1", "p2", "table", "open"])
def test_it_can_be_seen_with_the_eyes_of_a_seat(deckwright: Deckwright, game: Path, seat: str) -> None:
    assert deckwright("replay", game, "--seat", seat).code == Ends.FINE


def test_a_seat_that_is_not_there_is_a_mistake(deckwright: Deckwright, game: Path) -> None:
    shown = deckwright("replay", game, "--seat", "3")

    assert shown.code == Ends.MISTAKE
    assert "no seat “3”" in shown.err


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_of_other_rules_is_shown_as_it_lay_and_cannot_be_played_on(
    deckwright: Deckwright, game: Path, code: str
) -> None:
    file = json.loads(game.read_text())
    file["rules"] = 99
    game.write_text(json.dumps(file))
    before = game.read_bytes()
    sentence = " ".join(language(code).say("replay-other-rules", rules=99, current=1, newer="yes").split())

    looked = deckwright("replay", game, "--lang", code)
    resumed = deckwright("resume", game, "--lang", code, typed="1\n")

    assert looked.code == Ends.FINE
    assert resumed.code == Ends.FAILED
    for shown in (looked, resumed):
        assert sentence in " ".join(shown.out.split())
        assert language(code).game("enchanters") in shown.out
    assert game.read_bytes() == before


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_of_a_newer_box_says_which_version_and_what_to_do(deckwright: Deckwright, game: Path, code: str) -> None:
    file = json.loads(game.read_text())
    file["boxes"] = {"enchanters": 7}
    game.write_text(json.dumps(file))

    shown = deckwright("resume", game, "--lang", code, typed="1\n")

    assert shown.code == Ends.FAILED
    sentence = language(code).say("replay-other-box", box="enchanters", version=7, current=1, newer="yes")
    assert "Deckwright" in sentence
    assert " ".join(sentence.split()) in " ".join(shown.out.split())


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_with_a_box_that_is_not_installed_names_the_box(deckwright: Deckwright, game: Path, code: str) -> None:
    file = json.loads(game.read_text())
    file["boxes"]["winter"] = 1
    game.write_text(json.dumps(file))

    shown = deckwright("resume", game, "--lang", code, typed="1\n")

    assert shown.code == Ends.FAILED
    sentence = language(code).say("replay-missing-box", box="winter")
    assert " ".join(sentence.split()) in " ".join(shown.out.split())


def test_a_game_of_other_rules_without_a_snapshot_says_so(deckwright: Deckwright, game: Path) -> None:
    file = json.loads(game.read_text())
    file["rules"] = 99
    del file["snapshot"]
    game.write_text(json.dumps(file))

    assert "no snapshot of the table" in deckwright("replay", game).out


def test_names_in_a_file_cannot_steer_the_terminal(deckwright: Deckwright, game: Path) -> None:
    saved = json.loads(game.read_text())
    saved["names"] = ["\x1b[2J\x1b]0;owned\x07Mallory", "\x9b31m\u202eRed"]
    game.write_text(json.dumps(saved))

    shown = deckwright("replay", game)

    assert "Mallory" in shown.out
    assert not set("\x1b\x07\x9b\u202e") & set(shown.out)


def test_a_mistake_in_a_file_cannot_steer_the_terminal_either(deckwright: Deckwright, game: Path) -> None:
    saved = json.loads(game.read_text())
    saved["answers"] = ["p1 \x1b[2Jfly"]
    game.write_text(json.dumps(saved))

    shown = deckwright("replay", game)

    assert shown.code == Ends.MISTAKE
    assert "\x1b" not in shown.err


def test_cards_in_a_snapshot_of_other_rules_cannot_steer_the_terminal_either(
    deckwright: Deckwright, game: Path
) -> None:
    saved = json.loads(game.read_text())
    saved["rules"] = 99
    for zone in saved["snapshot"]["zones"]:
        for card in zone.get("cards", []):
            card["id"] = "\x1b[2J\x9bmoon"
    game.write_text(json.dumps(saved))

    shown = deckwright("replay", game)

    assert "moon" in shown.out
    assert not set("\x1b\x9b") & set(shown.out)
