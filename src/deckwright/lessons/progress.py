"""How far a learner has come: worked out from the answers given so far, so it survives undo, leaving and returning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase

import msgspec

from deckwright.lessons.courses import Course, Lesson, Said

PATIENCE = 8
"""A lesson is passed over when the learner has done so many other things,"""
LONGEST = 30
"""… or has given so many answers, those on the way to it included."""


class Progress(msgspec.Struct, frozen=True):
    """Where a learner is in a course."""

    number: int
    """The lesson they are at, counted from 0; as many as there are lessons when all are done."""
    reaction: Said
    """What is said of the last answer, if anything."""
    strayed: bool
    """Whether the last answer was another one than the lesson asked for."""


def meant(lesson: Lesson, key: str) -> bool:
    """Whether an answer is one of those that a lesson asks for."""
    return _matches(lesson.do, key)


def _matches(wanted: list[str], key: str) -> bool:
    plain = key.partition("#")[0]
    return any(fnmatchcase(key, one) or fnmatchcase(plain, one) for one in wanted)


def progress(course: Course, answers: Iterable[str]) -> Progress:
    """How far the answers of the learner lead."""
    number, waited, strays = 0, 0, 0
    reaction: Said = {}
    strayed = False
    for key in answers:
        reaction, strayed = {}, False
        if number == len(course.lessons):
            continue
        waited += 1
        done = _next(course, number, [key])
        if done is not None:
            reaction = course.lessons[done].well
            number, waited, strays = done + 1, 0, 0
            continue
        if not _matches(course.lessons[number].toward, key):
            reaction, strayed = course.lessons[number].astray, True
            strays += 1
        if strays >= PATIENCE or waited >= LONGEST:
            number, waited, strays = number + 1, 0, 0
    return Progress(number, reaction, strayed)


def current(course: Course, answers: Iterable[str], offered: Sequence[str]) -> Lesson | None:
    """The lesson to show now: the one the learner is at, if one of its answers is offered."""
    found = _next(course, progress(course, answers).number, offered)
    return None if found is None else course.lessons[found]


def _next(course: Course, number: int, keys: Sequence[str]) -> int | None:
    """The first lesson from a number on that one of the answers belongs to; only passing ones are passed over."""
    for at in range(number, len(course.lessons)):
        lesson = course.lessons[at]
        if any(meant(lesson, key) for key in keys):
            return at
        if not lesson.passing:
            return None
    return None
