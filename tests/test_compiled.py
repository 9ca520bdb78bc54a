"""Which engine runs: only a compiled one that fits is used, and whatever does not fit is left out, with the reason."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from deckwright import compiled
from deckwright.compiled import INSTALLED, Engine, Source, digest, first_changed, listed, read_list, this_python


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one source, and an empty folder for what is compiled."""
    (tmp_path / "_compiled").mkdir()
    (tmp_path / "game.py").write_text("CARDS = 1\n")
    monkeypatch.delenv(compiled.PURE, raising=False)
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "_compiled")
    monkeypatch.setattr(compiled, "LIST", tmp_path / "_compiled" / "made-from.txt")
    monkeypatch.setattr(compiled.first_changed, "__defaults__", (tmp_path,))
    monkeypatch.setattr(compiled.Finder.__init__, "__defaults__", (tmp_path / "_compiled",))
    return tmp_path


def as_it_is(path: Path) -> Source:
    found = path.stat()
    return Source(path.name, found.st_size, str(found.st_mtime_ns), digest(path))


def write_list(folder: Path, *, python: str = "", file: str = "fake.so") -> None:
    sources = [as_it_is(folder / "game.py")]
    text = listed(python or this_python(), [("fake__mypyc", file)], sources)
    (folder / "_compiled" / "made-from.txt").write_text(text)


def test_the_list_says_the_python_the_modules_and_the_sources() -> None:
    source = Source("games/a game/rules.py", 12, "99", "abcd")

    told = read_list(listed("cpython-311 linux x86_64", [("deckwright.core.game", "game.so")], [source]))

    assert told == ("cpython-311 linux x86_64", {"deckwright.core.game": "game.so"}, [source])


def test_without_anything_compiled_the_sources_run(folder: Path) -> None:
    assert compiled.choose_engine() == Engine(False, "none")


def test_the_sources_run_if_the_environment_asks_for_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_list(folder)
    monkeypatch.setenv(compiled.PURE, "1")
    assert compiled.choose_engine() == Engine(False, "asked")


def test_what_was_made_for_another_python_is_left_out(folder: Path) -> None:
    write_list(folder, python="cpython-399 amiga m68k")
    assert compiled.choose_engine() == Engine(False, "other-python", "cpython-399 amiga m68k")


def test_a_source_that_has_changed_is_never_hidden_by_what_was_made_of_it(folder: Path) -> None:
    write_list(folder)
    (folder / "game.py").write_text("CARDS = 2\n")  # as long as before
    assert compiled.choose_engine() == Engine(False, "changed", "game.py")


def test_a_source_that_is_gone_has_changed(folder: Path) -> None:
    write_list(folder)
    (folder / "game.py").unlink()
    assert compiled.choose_engine() == Engine(False, "changed", "game.py")


def test_a_source_that_was_only_touched_has_not_changed(folder: Path) -> None:
    source = as_it_is(folder / "game.py")
    os.utime(folder / "game.py", ns=(1, 1))
    assert first_changed([source]) == ""


def test_nobody_looks_at_the_sources_of_an_installed_package(folder: Path) -> None:
    assert first_changed([Source("gone.py", 1, INSTALLED, "")]) == ""


def test_a_list_without_its_modules_is_left_out(folder: Path) -> None:
    write_list(folder)
    assert compiled.choose_engine().why == "broken"


def test_a_list_that_cannot_be_read_is_left_out(folder: Path) -> None:
    (folder / "_compiled" / "made-from.txt").write_text("source what is this\n")
    assert compiled.choose_engine().why == "broken"


def test_a_module_that_cannot_be_loaded_is_left_out_and_nothing_stays_behind(folder: Path) -> None:
    (folder / "_compiled" / "fake.so").write_text("no library")
    write_list(folder)
    before = list(sys.meta_path)

    assert compiled.choose_engine().why == "broken"
    assert sys.meta_path == before


def test_plain_python_can_be_asked_for() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", "import deckwright.core.game as game; print(game.__file__)"],
        env=os.environ | {compiled.PURE: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.strip().endswith("core/game.py")
