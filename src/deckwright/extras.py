"""What is installed only by those who want it: ``pip install 'deckwright[table]'``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from deckwright.errors import PlayerError

EXTRAS: dict[str, str] = {"table": "litestar", "postgres": "asyncpg", "train": "numpy", "research": "pettingzoo"}
"""Each extra, and the module that is there once it is installed."""


def is_installed(extra: str) -> bool:
    """Whether somebody installed an extra here."""
    return find_spec(EXTRAS[extra]) is not None


def how_to_install(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install 'deckwright[{extra}]'"


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what an extra brings. If it is missing, a player is told how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "deckwright":
            raise
        command = how_to_install(extra)
        raise PlayerError(
            "missing-extra",
            f"the package {error.name!r} is missing; install it with: {command}",
            package=error.name,
            extra=extra,
            command=command,
        ) from error
