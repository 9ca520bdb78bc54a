"""The example package: a game and a bot of strangers, installed beside ours."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from deckwright.cli.terminal import Ends
from deckwright.text import LANGUAGES
from tests.installed.environments import ROOT, Environment, build_wheel, once
from tests.installed.serving import first_position, served

HEDGEROW = ROOT / "examples" / "hedgerow"


@pytest.fixture(scope="session")
def strangers(shared: Path, wheel: Path) -> Environment:
    """An environment with the example beside the table."""

    def made(folder: Path) -> None:
        example = build_wheel(HEDGEROW, shared / "hedgerow-wheel")
        Environment.made(folder, f"deckwright[table] @ {wheel}", str(example))

    return Environment(once(shared / "strangers", made))


def test_the_example_is_simulated(strangers: Environment) -> None:
    ran = strangers.deckwright("simulate", "hedgerow", "--games", "20", "--bots", "magpie,random", "--json")

    assert ran.returncode == Ends.FINE, ran.stderr
    report = json.loads(ran.stdout)
    assert report["games"] == 20
    assert report["bots"]["magpie"]["wins"] > 15


def test_the_example_is_played_at_the_terminal(strangers: Environment) -> None:
    played = strangers.deckwright("play", "hedgerow", "--bots", "magpie", "--seed", "3", typed="1\nend\nquit\n")

    assert (played.returncode, played.stderr) == (Ends.FINE, "")
    assert "Play: Berry" in played.stdout


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_cards_of_the_example_are_told_in_every_language(strangers: Environment, code: str) -> None:
    shown = strangers.deckwright("cards", "hedgerow", "--lang", code)

    assert shown.returncode == Ends.FINE
    assert "[" not in shown.stdout, "a word that is missing is marked"


def test_the_example_is_played_in_the_browser(strangers: Environment, tmp_path: Path) -> None:
    with served(strangers, tmp_path) as address:
        listed = {game["name"] for game in httpx.get(f"{address}/api/games", trust_env=False, timeout=60).json()}
        position = first_position(address, "hedgerow", "magpie")

    assert {"hedgerow", "enchanters"} <= listed
    assert position["question"]["options"]


def test_the_scenario_of_the_example_holds(strangers: Environment) -> None:
    ran = strangers.deckwright("scenario", str(HEDGEROW / "scenarios" / "robin.yaml"))

    assert ran.returncode == Ends.FINE, ran.stdout + ran.stderr


def test_the_doctor_lists_the_example(strangers: Environment) -> None:
    asked = strangers.deckwright("doctor", "--json")

    assert asked.returncode == Ends.FINE, asked.stdout
    assert "Hedgerow" in {one["what"] for one in json.loads(asked.stdout)}


def test_the_page_on_writing_a_game_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "writing-a-game.md").read_text()

    shown = dict(re.findall(r"^`([\w./]+)`:\n\n```\w+\n(.*?)^```$", page, re.MULTILINE | re.DOTALL))
    assert {name: (HEDGEROW / name).read_text() for name in shown} == shown
    left_out = {"README.md"} | {
        f"src/hedgerow/words/{code}.{kind}" for code in ("uk", "ru") for kind in ("ftl", "yaml")
    }
    files = {str(file.relative_to(HEDGEROW)) for file in HEDGEROW.rglob("*") if file.suffix in _KINDS}
    assert files - left_out == shown.keys()


_KINDS = (".py", ".toml", ".yaml", ".ftl", ".md")
