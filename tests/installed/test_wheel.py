"""The wheel, installed into an empty environment."""

from __future__ import annotations

import json
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from deckwright.cli.terminal import Ends
from deckwright.text import LANGUAGES
from tests.installed.environments import ROOT, Environment, build_wheel
from tests.installed.serving import first_position, served


@pytest.fixture
def address(with_table: Environment, tmp_path: Path) -> Iterator[str]:
    """Where the installed server answers."""
    with served(with_table, tmp_path) as found:
        yield found


def test_the_server_hands_out_the_page(address: str) -> None:
    page = httpx.get(address, trust_env=False, timeout=60)

    assert page.status_code == 200
    script = next(part for part in page.text.split('"') if part.endswith(".js"))
    assert httpx.get(f"{address}/{script.lstrip('./')}", trust_env=False, timeout=60).status_code == 200


def test_a_table_answers_at_its_socket(address: str) -> None:
    position = first_position(address, "enchanters", "random", first="1")

    assert (position["you"], position["step"]) == (0, 0)


def test_the_doctor_finds_the_server_well(with_table: Environment) -> None:
    asked = with_table.deckwright("doctor", "--json")

    findings = {one["what"]: one for one in json.loads(asked.stdout)}
    assert asked.returncode == Ends.FINE
    assert {"greenlet", "litestar", "Web client", "deckwright[postgres]"} <= findings.keys()


def test_the_bare_package_plays(bare: Environment) -> None:
    played = bare.deckwright("play", "enchanters", "--bots", "thrifty", "--seed", "5", typed="1\nquit\n")

    assert (played.returncode, played.stderr) == (Ends.FINE, "")
    assert list((bare.home / "saves").iterdir())


def test_the_bare_package_simulates(bare: Environment) -> None:
    ran = bare.deckwright("simulate", "aeons-end", "--games", "2", "--bots", "random,random", "--json")

    assert (ran.returncode, json.loads(ran.stdout)["games"]) == (Ends.FINE, 2)


def test_the_bare_package_is_well_and_says_what_more_there_is(bare: Environment) -> None:
    asked = bare.deckwright("doctor", "--json")

    findings = {one["what"]: one for one in json.loads(asked.stdout)}
    assert asked.returncode == Ends.FINE
    assert "litestar" not in findings
    assert "pip install 'deckwright[table]'" in findings["deckwright[table]"]["found"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_serving_without_the_server_says_what_to_install(bare: Environment, code: str) -> None:
    refused = bare.deckwright("serve", "--no-browser", "--lang", code)

    assert (refused.returncode, refused.stdout) == (Ends.MISTAKE, "")
    assert len(refused.stderr.splitlines()) == 1
    assert "pip install 'deckwright[table]'" in refused.stderr


def test_a_postgres_address_without_its_driver_says_what_to_install(with_table: Environment, tmp_path: Path) -> None:
    database = "postgresql://nobody@127.0.0.1:9/nothing"
    refused = with_table.deckwright("serve", "--no-browser", "--data", str(tmp_path), DECKWRIGHT_DATABASE=database)

    assert (refused.returncode, refused.stdout) == (Ends.MISTAKE, "")
    assert len(refused.stderr.splitlines()) == 1
    assert "pip install 'deckwright[postgres]'" in refused.stderr


def test_a_build_without_the_web_client_fails(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "scripts/build_hook.py"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_bytes((ROOT / name).read_bytes())
    package = source / "src" / "deckwright"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()

    with pytest.raises(subprocess.CalledProcessError) as error:
        build_wheel(source, tmp_path / "dist")

    assert b"the web client is missing" in error.value.stderr


def test_the_wheel_holds_every_file_that_is_no_code(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())

    package = ROOT / "src" / "deckwright"
    kept = ("**/*.ftl", "**/*.yaml", "**/migrations/**/*.py", "py.typed")
    wanted = {f"deckwright/{file.relative_to(package)}" for pattern in kept for file in package.glob(pattern)}
    assert wanted <= held


def test_the_wheel_holds_the_scenarios_that_show_rulings(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())

    scenarios = ROOT / "tests" / "scenarios"
    wanted = {f"deckwright/games/{file.parent.name}/scenarios/{file.name}" for file in scenarios.glob("*/*.yaml")}
    assert wanted
    assert wanted <= held
