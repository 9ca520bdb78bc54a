"""What the commands that only look have to say: simulate, scenario, cards, doctor, bench."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from deckwright import ENGINE, games
from deckwright.cli.doctor import requirement_name
from deckwright.cli.terminal import Ends
from deckwright.text import LANGUAGES, language
from tests.cli.conftest import Deckwright

SCENARIO = """
game: enchanters
case: travelling to the first card costs nothing
position:
  track: [axe, shield]
  p1: {crystals: 2}
do: [travel:axe]
then:
  p1: {crystals: %d}
"""


# -- simulate -----------------------------------------------------------------------------------------------------


def test_a_simulation_reports_wins_with_their_interval(deckwright: Deckwright) -> None:
    shown = deckwright("simulate", "enchanters", "--games", 6, "--bots", "random,random", "--processes", 1)

    assert shown.code == Ends.FINE
    assert "6 games" in shown.out
    row = next(line for line in shown.out.splitlines() if line.startswith("Random"))
    assert "50.0%" in row
    assert "–" in row
    assert shown.err == "", "no bar where nobody looks"


def test_equal_seeds_give_equal_numbers_on_one_process_and_on_two(deckwright: Deckwright) -> None:
    reports = []
    for processes in (1, 2):
        shown = deckwright(
            "simulate",
            "enchanters",
            "-n",
            4,
            "--bots",
            "random,random",
            "--seed",
            7,
            "--processes",
            processes,
            "--json",
        )
        report = json.loads(shown.out)
        del report["seconds"], report["thinking"]
        reports.append(report)

    assert reports[0] == reports[1]
    assert reports[0]["games"] == 4


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_simulation_is_told_in_every_language(deckwright: Deckwright, code: str) -> None:
    shown = deckwright("simulate", "enchanters", "-n", 2, "--bots", "random,random", "--processes", 1, "--lang", code)

    assert language(code).say("simulate-wins") in shown.out
    assert "[en]" not in shown.out


# -- scenario -----------------------------------------------------------------------------------------------------


def test_scenarios_that_hold_end_well(deckwright: Deckwright, tmp_path: Path) -> None:
    path = tmp_path / "holds.yaml"
    path.write_text(SCENARIO % 2)

    shown = deckwright("scenario", path)

    assert shown.code == Ends.FINE
    assert "holds  travelling to the first card costs nothing" in shown.out


def test_a_scenario_that_differs_says_what_and_the_others_still_run(deckwright: Deckwright, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.yaml", tmp_path / "right.yaml"
    wrong.write_text(SCENARIO % 5)
    right.write_text(SCENARIO % 2)

    shown = deckwright("scenario", wrong, right)

    assert shown.code == Ends.FAILED
    difference = next(line for line in shown.out.splitlines() if "crystals" in line)
    assert "5" in difference
    assert "2" in difference
    assert "1 case holds, 1 differs" in shown.out


def test_a_missing_file_does_not_hide_the_others(deckwright: Deckwright, tmp_path: Path) -> None:
    path = tmp_path / "holds.yaml"
    path.write_text(SCENARIO % 2)

    shown = deckwright("scenario", tmp_path / "nowhere.yaml", path)

    assert shown.code == Ends.FILE
    assert "1 case holds" in shown.out


# -- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_compendium_tells_every_card(deckwright: Deckwright, code: str) -> None:
    pages = json.loads(deckwright("cards", "enchanters", "--json", "--lang", code).out)
    rules = games.load("enchanters")

    assert [page["id"] for page in pages] == [card.id for card in rules.definitions]
    axe = next(page for page in pages if page["id"] == "axe")
    assert axe["name"] == language(code).card(rules, "axe")
    assert axe["text"] == language(code).rules_text(rules, "axe")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "Medium · undead · kingdom: Undead · 4 copies (in a duel 2)"),
        ("uk", "Середній · нежить · королівство: Нежить · 4 копії (у дуелі 2)"),
        ("ru", "Средний · нежить · королевство: Нежить · 4 копии (в дуэли 2)"),
    ],
)
def test_the_compendium_tells_what_other_cards_count(deckwright: Deckwright, code: str, told: str) -> None:
    assert told in deckwright("cards", "enchanters", "--name", "vampire", "--lang", code).out


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_compendium_tells_where_a_card_belongs_and_nothing_twice(deckwright: Deckwright, code: str) -> None:
    lang, rules = language(code), games.load("aeons-end")
    nemesis = f"{lang.kind(rules, 'nemesis').capitalize()}: {lang.card(rules, 'rageborne')}"
    box = f"{lang.zone(rules, 'box')}: {lang.setup_value(rules, 'boxes', 'base')}"

    assert f"{nemesis} · {box}" in deckwright("cards", "aeons-end", "--name", "frenzy", "--lang", code).out
    heart = deckwright("cards", "aeons-end", "--name", "heart-of-nothing", "--lang", code).out
    assert len(re.findall(r"(?:tier|ранг) 1", heart)) == 1


def test_for_programs_the_compendium_has_all_plain_fields(deckwright: Deckwright) -> None:
    (vampire,) = json.loads(deckwright("cards", "enchanters", "--name", "vampire", "--json", "--lang", "uk").out)

    assert vampire | {"name": "", "text": []} == {
        "id": "vampire",
        "kind": "monster",
        "tags": ["medium", "undead"],
        "kingdom": "undead",
        "copies": 4,
        "marked": 2,
        "tier": "medium",
        "health": 5,
        "strength": 4,
        "name": "",
        "text": [],
    }


def test_cards_are_found_by_kind_and_name_in_either_tongue(deckwright: Deckwright) -> None:
    for kind in ("dragon", "дракон"):
        shown = deckwright("cards", "enchanters", "--kind", kind, "--lang", "uk")
        assert "Драколіч" in shown.out
        assert "Сокира" not in shown.out
    for name in ("axe", "сокира", "сок"):
        assert "Сокира" in deckwright("cards", "enchanters", "--name", name, "--lang", "uk").out


# -- doctor -------------------------------------------------------------------------------------------------------


def test_the_doctor_tells_versions_the_engine_and_the_folder(deckwright: Deckwright, home: Path) -> None:
    findings = {one["what"]: one for one in json.loads(deckwright("doctor", "--json").out)}

    assert {"Python", "deckwright", "rich", "msgspec", "Engine", "Saved games", "Enchanters"} <= findings.keys()
    assert findings["Saved games"]["found"] == str(home / "saves")
    assert findings["Engine"]["found"].startswith("compiled" if ENGINE.compiled else "plain Python")


def test_the_doctor_names_extras_that_are_not_installed(
    deckwright: Deckwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deckwright.cli.doctor.is_installed", lambda extra: False)

    out = deckwright("doctor").out

    assert out.count("deckwright[postgres]") == 2  # what is missing, and how to install it


def test_a_folder_that_cannot_be_written_is_trouble(deckwright: Deckwright, home: Path) -> None:
    home.write_text("a file where the folder should be")

    shown = deckwright("doctor")

    assert shown.code == Ends.FAILED
    assert any(line.startswith("✗  Saved games") for line in shown.out.splitlines())


@pytest.mark.parametrize(
    ("requirement", "name"),
    [("rich>=13.9", "rich"), ("fluent.runtime>=0.4", "fluent.runtime"), ("uvicorn[standard]~=0.3; x", "uvicorn")],
)
def test_the_name_in_a_requirement(requirement: str, name: str) -> None:
    assert requirement_name(requirement) == name


# -- bench --------------------------------------------------------------------------------------------------------


def test_the_benchmark_measures_every_figure(deckwright: Deckwright) -> None:
    (speed,) = json.loads(deckwright("bench", "--game", "enchanters", "--seconds", 0.1, "--json").out)

    assert speed["game"] == "enchanters"
    assert all(speed[figure] > 0 for figure in speed if figure not in ("game", "rules"))
    shown = deckwright("bench", "--game", "enchanters", "--seconds", 0.1)
    assert "decisions per second" in shown.out
    assert "bytes per state" in shown.out
