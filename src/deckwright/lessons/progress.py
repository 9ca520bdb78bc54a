"""How far a learner has come: worked out from the answers given so far, so it survives undo, leaving and returning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from fnmatch import fnmatchcase

import msgspec

from deckwright.core import View
from deckwright.lessons.courses import Before, Course, Lesson
from deckwright.lessons.folders import Said
from deckwright.lessons.marks import holds
from deckwright.records.session import Session
from deckwright.rules.contract import Rules

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
    done: frozenset[str]
    """The lessons whose answer was given, by id."""
    strayed: bool
    """Whether the last answer was another one than the lesson asked for."""


def meant(lesson: Lesson, key: str) -> bool:
    """Whether an answer is one of those that a lesson asks for."""
    return _matches(lesson.do, key)


def _matches(wanted: list[str], key: str) -> bool:
    plain = key.partition("#")[0]
    return any(fnmatchcase(key, one) or fnmatchcase(plain, one) for one in wanted)


def progress(course: Course, answers: Iterable[str], *, asked: Sequence[str] | None = None) -> Progress:
    """How far the answers of the learner lead.

    ``asked`` is what was offered when the last answer was given: nobody strays from a lesson that was not shown yet.
    """
    number, waited, strays = 0, 0, 0
    done: set[str] = set()
    reaction: Said = {}
    strayed = False
    left: Lesson | None = None
    for key in answers:
        reaction, strayed, left = {}, False, None
        if number == len(course.lessons):
            continue
        waited += 1
        aside = _aside(course, done, [key])
        if aside is not None:
            reaction = aside.well
            done.add(aside.id)
            continue
        ahead = _ahead(course, number, done, key)
        if ahead is not None:
            reaction = ahead.well
            done.add(ahead.id)
            continue
        found = _next(course, number, done, [key])
        if found is not None:
            reaction = course.lessons[found].well
            done.add(course.lessons[found].id)
            number, waited, strays = _past(course, found + 1, done), 0, 0
            continue
        left = _strayed_from(course, number, done, key)
        if left is not None:
            reaction, strayed = left.astray, True
            strays += 1
        if strays >= PATIENCE or waited >= LONGEST:
            number, waited, strays = _past(course, number + 1, done), 0, 0
    if left is not None and asked is not None and not any(meant(left, key) for key in asked):
        reaction, strayed = {}, False
    return Progress(number, reaction, frozenset(done), strayed)


def last_asked(session: Session, seat: int) -> list[str]:
    """What a seat was offered when it gave its last answer."""
    last = max((step for step, given in enumerate(session.answers) if given.seat == seat), default=None)
    if last is None:
        return []
    game = session.at(last)
    return [] if game.question is None else session.rules.keys(game, game.question.options_of(seat))


def current(course: Course, answers: Iterable[str], offered: Sequence[str]) -> Lesson | None:
    """The lesson to show now: one for whenever it comes, or the one the learner is at, if its answers are offered."""
    at = progress(course, answers)
    aside = _aside(course, at.done, offered)
    if aside is not None:
        return aside
    found = _next(course, at.number, at.done, offered)
    return None if found is None else course.lessons[found]


def awaited(course: Course, at: Progress) -> Lesson | None:
    """The lesson that comes next whatever happens: those that need a chance are passed over."""
    return next((lesson for lesson in _left(course, at.number, at.done) if not lesson.passing), None)


def leading(
    course: Course, lesson: Lesson | None, offered: Sequence[str], rules: Rules, seen: View | None
) -> Before | None:
    """What is said before a lesson, or after all of them, when these answers are offered."""
    for lead in course.afterwards if lesson is None else [*lesson.leads, *course.meanwhile]:
        if lead.offered and not any(_matches(lead.offered, key) for key in offered):
            continue
        if lead.when is None or (seen is not None and holds(lead.when, rules, seen)):
            return lead
    return None


def _aside(course: Course, done: AbstractSet[str], keys: Sequence[str]) -> Lesson | None:
    """The lesson without a place in the order that one of the answers belongs to, the first time."""
    for lesson in course.lessons:
        if lesson.whenever and lesson.id not in done and any(meant(lesson, key) for key in keys):
            return lesson
    return None


def _left(course: Course, number: int, done: AbstractSet[str]) -> list[Lesson]:
    """The lessons from a number on that have their place in the order and were not done ahead of it."""
    return [lesson for lesson in course.lessons[number:] if not lesson.whenever and lesson.id not in done]


def _past(course: Course, number: int, done: AbstractSet[str]) -> int:
    """The first lesson from a number on that was not done ahead of its place."""
    while number < len(course.lessons) and course.lessons[number].early and course.lessons[number].id in done:
        number += 1
    return number


def _ahead(course: Course, number: int, done: AbstractSet[str], key: str) -> Lesson | None:
    """The lesson that an answer belongs to before its place has come, where that counts."""
    left = _left(course, number, done)
    if left and meant(left[0], key):
        return None
    return next((lesson for lesson in left[1:] if lesson.early and meant(lesson, key)), None)


def _strayed_from(course: Course, number: int, done: AbstractSet[str], key: str) -> Lesson | None:
    """The lesson that an answer leads away from; one that needs a chance and says nothing of it counts for nothing."""
    for lesson in _left(course, number, done):
        if _matches(lesson.toward, key):
            return None
        if lesson.astray or not lesson.passing:
            return lesson
    return None


def _next(course: Course, number: int, done: AbstractSet[str], keys: Sequence[str]) -> int | None:
    """The first lesson from a number on that one of the answers belongs to; only passing ones are passed over."""
    for at in range(number, len(course.lessons)):
        lesson = course.lessons[at]
        if lesson.whenever or lesson.id in done:
            continue
        if any(meant(lesson, key) for key in keys):
            return at
        if not lesson.passing:
            return None
    return None
