"""Courses: guided games, written as data.

A course is a YAML file in the folder ``lessons`` of its game. It lays out a position, seats the learner and the bots,
and leads through the game lesson by lesson. A lesson says something in three languages, points at a thing on the table,
and waits for one of the answers it names. See docs/writing-a-lesson.md.
"""

from __future__ import annotations

from typing import Any

import msgspec

from deckwright.errors import AuthorError
from deckwright.lessons.folders import Said, read, translated
from deckwright.lessons.marks import When


class Before(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What leads to a lesson."""

    say: Said
    show: str = ""
    """What it is about, as in a lesson."""
    offered: list[str] = []
    """Said only while one of these answers is offered; at any time if none is named."""
    when: When | None = None
    """Said only while this is on the table that the learner sees, as for a note in an ordinary game."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something to learn by doing it."""

    id: str
    say: Said
    do: list[str]
    """The answers that are meant, any of them: keys of options; ``*`` stands for anything."""
    toward: list[str] = []
    """Answers on the way there, such as playing gems before buying: nothing is said of them."""
    show: str = ""
    """What it is about: ``card:axe``, ``zone:track``, ``counter:crystals``, ``seat:p2``, ``answer:end``."""
    before: Before | list[Before] = []
    """What is said until one of its answers can be given: the first that fits, else one of ``meanwhile``."""
    well: Said = {}
    """What is said when it was done."""
    astray: Said = {}
    """What is said when something else was done."""
    passing: bool = False
    """Whether it is shown only if the chance comes, and passed over otherwise."""
    whenever: bool = False
    """Whether it has no place in the order: it is shown the first time one of its answers is offered."""
    early: bool = False
    """Whether its answer also counts when it is given before the lesson has come, which is then left out."""
    check: bool = False
    """Whether it asks for a decision that shows what was learned: no answer is pointed at."""

    @property
    def leads(self) -> list[Before]:
        """What may be said before it, one after another."""
        return self.before if isinstance(self.before, list) else [self.before]


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
    meanwhile: list[Before] = []
    """What is said before any lesson that has nothing to say itself while these answers are offered."""
    afterwards: list[Before] = []
    """What is said once all lessons are done: the first that fits,"""
    onward: Said = {}
    """… or this, until the game ends."""
    won: Said
    lost: Said

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.players.index(LEARNER)


LEARNER = "you"


def read_course(data: bytes, *, where: str) -> Course:
    """Read a course; what is wrong with it is said in one sentence that names the file and the lesson."""
    found = read(data, Course, where=where)
    if found.players.count(LEARNER) != 1:
        raise AuthorError("bad-lesson", f"{where}: players needs exactly one {LEARNER!r}, got {found.players}")
    translated(where, title=found.title, about=found.about, won=found.won, lost=found.lost)
    if found.onward:
        translated(where, onward=found.onward)
    for part, leads in (("meanwhile", found.meanwhile), ("afterwards", found.afterwards)):
        for lead in leads:
            translated(f"{where}: {part}", say=lead.say)
    for number, lesson in enumerate(found.lessons, start=1):
        place = f"{where}: lesson {number} ({lesson.id!r})"
        if not lesson.do:
            raise AuthorError("bad-lesson", f"{place}: do names no answer")
        if lesson.whenever and (lesson.astray or lesson.before):
            raise AuthorError("bad-lesson", f"{place}: a lesson for whenever it comes has no astray and no before")
        if lesson.early and (lesson.whenever or lesson.check):
            raise AuthorError("bad-lesson", f"{place}: only a lesson with its place in the order can be done early")
        translated(place, say=lesson.say)
        for lead in lesson.leads:
            translated(f"{place}: before", say=lead.say)
        translated(place, **{word: said for word in ("well", "astray") if (said := getattr(lesson, word))})
    return found
