"""Courses: guided games, written as data.

A course is a YAML file in the folder ``lessons`` of its game. It lays out a position, seats the learner and the bots,
and leads through the game lesson by lesson. A lesson says something in three languages, points at a thing on the table,
and waits for one of the answers it names. See docs/writing-a-lesson.md.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from deckwright.core.errors import AuthorError, PlayerError, nearest
from deckwright.core.rules import Rules
from deckwright.text import LANGUAGES

Said = dict[str, str]
"""A sentence or two in each language."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to learn by doing it."""

    id: str
    say: Said
    do: list[str]
    """The answers that are meant, any of them: keys of options; ``*`` stands for anything."""
    toward: list[str] = []
    """Answers on the way there, such as playing gems before buying: nothing is said of them."""
    show: str = ""
    """What it is about: ``card:axe``, ``zone:track``, ``counter:crystals``, ``seat:p2``."""
    well: Said = {}
    """What is said when it was done."""
    astray: Said = {}
    """What is said when something else was done."""
    passing: bool = False
    """Whether it is shown only if the chance comes, and passed over otherwise."""
    check: bool = False
    """Whether it asks for a decision that shows what was learned: no answer is pointed at."""


class Course(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A guided game."""

    title: Said
    about: Said
    """What the learner will be able to do."""
    position: dict[str, Any]
    options: dict[str, Any] = {}
    players: list[str]
    """Who sits where: ``you``, or the name of a bot."""
    lessons: list[Lesson]
    won: Said
    lost: Said

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.players.index(LEARNER)


LEARNER = "you"


@cache
def course_names(rules: Rules) -> tuple[str, ...]:
    """The courses of a game, by name."""
    folder = _folder(rules)
    files = folder.iterdir() if folder.is_dir() else ()
    return tuple(sorted(file.name.removesuffix(".yaml") for file in files if file.name.endswith(".yaml")))


@cache
def course(rules: Rules, name: str) -> Course:
    """A course of a game."""
    known = course_names(rules)
    if name not in known:
        raise PlayerError(
            "no-lesson",
            f"no lesson {name!r} in {rules.name}{nearest(name, known)}; there are {list(known)}",
            lesson=name,
            lessons=list(known),
            game=rules.name,
        )
    data = (_folder(rules) / f"{name}.yaml").read_bytes()
    return read_course(data, where=f"{rules.name}/lessons/{name}.yaml")


def read_course(data: bytes, *, where: str) -> Course:
    """Read a course; what is wrong with it is said in one sentence that names the file and the lesson."""
    try:
        found = msgspec.yaml.decode(data, type=Course)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise AuthorError("bad-lesson", f"{where}: {error}", where=where) from error
    if found.players.count(LEARNER) != 1:
        raise AuthorError("bad-lesson", f"{where}: players needs exactly one {LEARNER!r}, got {found.players}")
    translated(where, title=found.title, about=found.about, won=found.won, lost=found.lost)
    for number, lesson in enumerate(found.lessons, start=1):
        place = f"{where}: lesson {number} ({lesson.id!r})"
        if not lesson.do:
            raise AuthorError("bad-lesson", f"{place}: do names no answer")
        translated(place, say=lesson.say)
        translated(place, **{word: said for word in ("well", "astray") if (said := getattr(lesson, word))})
    return found


def translated(place: str, **said: Said) -> None:
    """Whether texts are there in every language; the first that is missing is named with its place."""
    for word, texts in said.items():
        missing = [code for code in LANGUAGES if not texts.get(code)]
        if missing:
            raise AuthorError("bad-lesson", f"{place}: {word} is missing in {', '.join(missing)}")


def _folder(rules: Rules) -> Any:
    package = sys.modules[type(rules).__module__].__package__
    return resources.files(package or "deckwright") / "lessons"
