"""A terminal to type at."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from deckwright.cli.entry import run


class Shown(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str


Deckwright = Callable[..., Shown]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own, in English and 80 columns."""
    monkeypatch.setenv("DECKWRIGHT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return tmp_path / "home"


@pytest.fixture
def deckwright(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Deckwright:
    """Run the command with a command line, and lines to type."""

    def command(*arguments: object, typed: str = "") -> Shown:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Shown(code, out, err)

    return command
