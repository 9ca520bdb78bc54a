"""The wheel, installed into an empty environment."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
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


HARDLY_ANYTHING = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "NOTICE",
    "scripts/build_hook.py",
    "src/deckwright/compiled.py",
)


def a_package(source: Path) -> Path:
    """A clone with hardly anything in it."""
    for name in HARDLY_ANYTHING:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_bytes((ROOT / name).read_bytes())
    (source / "src/deckwright/__init__.py").touch()
    return source


def test_a_build_without_the_web_client_fails(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as error:
        build_wheel(a_package(tmp_path / "source"), tmp_path / "dist")

    assert b"the web client is missing" in error.value.stderr


# -- the engine in it ----------------------------------------------------------------------------------------------

A_GAME = (
    "simulate",
    "enchanters",
    "--games",
    "1",
    "--bots",
    "random,random",
    "--seed",
    "5",
    "--processes",
    "1",
    "--json",
)


def engine_of(environment: Environment, **variables: str) -> str:
    """What the doctor says about the engine."""
    findings = json.loads(environment.deckwright("doctor", "--json", **variables).stdout)
    (found,) = [one["found"] for one in findings if one["what"] == "Engine"]
    return str(found)


def game_of(environment: Environment, **variables: str) -> dict[str, object]:
    """How a game of bots went, but for the time it took."""
    ran = environment.deckwright(*A_GAME, **variables)
    assert ran.returncode == Ends.FINE, ran.stderr
    report: dict[str, object] = json.loads(ran.stdout)
    return {key: value for key, value in report.items() if key not in ("seconds", "thinking")}


def test_a_wheel_says_for_which_machines_it_is(wheel: Path, is_compiled: bool) -> None:
    python = f"cp{sys.version_info[0]}{sys.version_info[1]}"

    kinds = wheel.stem.split("-")[-3:]
    assert kinds[:2] == ([python, python] if is_compiled else ["py3", "none"])
    assert (kinds[2] == "any") is not is_compiled


def test_the_installed_engine_is_the_one_in_the_wheel(bare: Environment, is_compiled: bool) -> None:
    assert engine_of(bare) == ("compiled" if is_compiled else "plain Python, not compiled")


def test_plain_python_can_be_asked_of_the_installed_package_and_plays_the_same(bare: Environment) -> None:
    assert engine_of(bare, DECKWRIGHT_PURE="1").startswith("plain Python")
    assert game_of(bare, DECKWRIGHT_PURE="1") == game_of(bare)


def test_an_installed_source_that_was_edited_is_what_runs(wheel: Path, is_compiled: bool, tmp_path: Path) -> None:
    edited = Environment.made(tmp_path, str(wheel))
    (source,) = edited.folder.glob("venv/lib/*/site-packages/deckwright/core/game.py")
    text = source.read_text()
    source.unlink()  # uv may have linked it to the copy that it keeps
    source.write_text(text + "\n\nEDITED = True\n")

    engine = engine_of(edited)
    assert engine.startswith("plain Python")
    assert ("core/game.py has changed" in engine) is is_compiled
    asked = "from deckwright.core import game; print(game.EDITED)"
    ran = subprocess.run(
        [edited.bin / "python", "-c", asked], cwd=tmp_path, env=edited.variables(), capture_output=True, text=True
    )
    assert (ran.stdout, ran.stderr) == ("True\n", "")


def test_a_wheel_made_of_the_source_archive_is_plain_python_and_serves(source_archive: Path, tmp_path: Path) -> None:
    made = build_wheel(source_archive, tmp_path / "wheel")
    assert made.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(made).namelist() if name.endswith(".so")]

    anywhere = Environment.made(tmp_path, f"deckwright[table] @ {made}")
    assert engine_of(anywhere) == "plain Python, not compiled"
    assert game_of(anywhere)["games"] == 1
    with served(anywhere, tmp_path / "data") as address:
        assert httpx.get(address, trust_env=False, timeout=60).status_code == 200
        assert first_position(address, "enchanters", "random", first="1")["step"] == 0


def test_a_compiled_wheel_without_a_compiled_engine_that_fits_is_not_built(tmp_path: Path) -> None:
    source = a_package(tmp_path / "source")
    (source / "src/deckwright/table/static").mkdir(parents=True)
    (source / "src/deckwright/table/static/index.html").touch()
    (source / "tests/scenarios").mkdir(parents=True)

    with pytest.raises(subprocess.CalledProcessError) as error:
        build_wheel(source, tmp_path / "dist", compiled=True)

    assert b"does not fit (none); build it with `make compile`" in error.value.stderr


def test_without_a_compiler_there_is_no_wheel_and_one_sentence_says_what_there_is(tmp_path: Path) -> None:
    source = a_package(tmp_path / "source")
    shutil.copytree(ROOT / "scripts", source / "scripts", dirs_exist_ok=True)

    ran = subprocess.run(
        [source / "scripts" / "package", "wheel"],
        env=os.environ | {"PYTHON": sys.executable, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
    )

    assert ran.returncode == 1
    no_compiler, no_wheel = ran.stderr.splitlines()
    assert no_compiler.startswith("no C compiler (no-such-compiler)")
    assert no_wheel.startswith("no wheel: the engine cannot be compiled here")
    assert not (source / "dist").exists()


# -- what belongs in it --------------------------------------------------------------------------------------------


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
