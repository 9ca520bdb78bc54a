"""The wheel, and environments that hold it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from deckwright.compiled import look
from tests.installed.environments import ROOT, Environment, build_source_archive, build_wheel, once


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all test processes of this run share."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session")
def is_compiled() -> bool:
    """Whether the wheel has the compiled engine in it: if `make compile` left one that fits, as `make test` sees to."""
    return look()[0].compiled


@pytest.fixture(scope="session")
def wheel(shared: Path, is_compiled: bool) -> Path:
    """The package as people install it."""
    (built,) = once(shared / "wheel", lambda folder: build_wheel(ROOT, folder, compiled=is_compiled)).glob("*.whl")
    return built


@pytest.fixture(scope="session")
def source_archive(shared: Path) -> Path:
    """The package as people build it for themselves."""
    (built,) = once(shared / "sdist", lambda folder: build_source_archive(ROOT, folder)).glob("*.tar.gz")
    return built


@pytest.fixture(scope="session")
def bare(shared: Path, wheel: Path) -> Environment:
    """An environment with the bare package: engine, bots and terminal."""
    return Environment(once(shared / "bare", lambda folder: Environment.made(folder, str(wheel))))


@pytest.fixture(scope="session")
def with_table(shared: Path, wheel: Path) -> Environment:
    """An environment with the server as well."""
    return Environment(once(shared / "table", lambda folder: Environment.made(folder, f"deckwright[table] @ {wheel}")))
