"""Examples: turns to step through, and pictures of a set-up, written as data.

An example is a YAML file in the folder ``examples`` of its game. It lays out a position, or deals a real set-up, and
goes through it step by step: each step says something in every language, points at a thing on the table, and may do
something first. Rules pages show them; see docs/writing-a-lesson.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.errors import AuthorError
from deckwright.lessons.folders import Said, file_in, names_in, read, translated
from deckwright.records.saves import from_bytes, to_bytes
from deckwright.rules.contract import Rules
from deckwright.rules.start import start
from deckwright.scenarios.position import lay_out, read_options
from deckwright.scenarios.runner import Playing
from deckwright.text import LANGUAGES


class Frame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step of an example."""

    say: Said
    show: str = ""
    """What it is about: ``card:axe``, ``zone:track``, ``counter:crystals``, ``seat:p2``."""
    do: list[Any] = []
    """What happens first: answers and orders, as in a scenario."""


class Example(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to look at, step by step."""

    title: Said
    names: dict[str, list[str]] = {}
    """What the players are called, in each language."""
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    setup: dict[str, int] | None = None
    """Instead of a position: ``{seats: 2, seed: 7}`` deals a real set-up."""
    steps: list[Frame]


def example_names(rules: Rules) -> tuple[str, ...]:
    """The examples of a game, by name."""
    return names_in(rules, "examples")


@cache
def example(rules: Rules, name: str) -> Example:
    """An example of a game."""
    data, where = file_in(rules, "examples", name, what="example")
    return read_example(data, where=where)


def read_example(data: bytes, *, where: str) -> Example:
    """Read an example; what is wrong with it is said in one sentence that names the file and the step."""
    found = read(data, Example, where=where)
    if (found.position is None) == (found.setup is None):
        raise AuthorError("bad-lesson", f"{where}: needs either 'position' or 'setup'")
    if not found.steps:
        raise AuthorError("bad-lesson", f"{where}: steps is empty")
    translated(where, title=found.title)
    missing = [code for code in LANGUAGES if found.names and not found.names.get(code)]
    if missing:
        raise AuthorError("bad-lesson", f"{where}: names is missing in {', '.join(missing)}")
    for number, step in enumerate(found.steps, start=1):
        translated(f"{where}: step {number}", say=step.say)
    return found


class Shown(msgspec.Struct, frozen=True):
    """The table at one step, and what has happened since the step before."""

    frame: Frame
    game: Game
    events: list[Event]


def played(rules: Rules, found: Example) -> Iterator[Shown]:
    """The table at each step of an example."""
    options = read_options(found.options, "options")
    if found.setup is not None:
        seats = found.setup["seats"]
        game = start(rules, seats, rules.check_setup(seats, options), found.setup.get("seed", 1))
    else:
        assert found.position is not None
        game = lay_out(rules, {**found.position, "options": options})
    playing = Playing(game)
    for frame in found.steps:
        before = len(playing.events)
        for what in frame.do:
            playing.do(what)
        kept = from_bytes(rules, to_bytes(playing.game))
        yield Shown(frame, kept, playing.events[before:])
