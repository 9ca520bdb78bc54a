"""A lesson in words: names of cards are filled in, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from deckwright.lessons.courses import Course
from deckwright.lessons.folders import Said
from deckwright.lessons.progress import Progress, awaited, current, meant, progress
from deckwright.rules.contract import Rules
from deckwright.text import Language

_CARD = re.compile(r"\{([a-z0-9-]+)\}")


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What a learner reads now."""

    number: int
    """Which lesson it is, counted from 1; the last one when all are done. Lessons passed over are not counted."""
    of: int
    """How many there are, if every chance comes that still can."""
    reaction: str = ""
    """What is said of the last answer."""
    strayed: bool = False
    text: str = ""
    """The lesson, if one is shown now."""
    show: str = ""
    """What it is about."""
    check: bool = False
    keys: list[str] = []
    """The answers that are meant, of those that are offered; none for a check."""


def said(text: Said, rules: Rules, language: Language) -> str:
    """A text in a language, with the names of its cards."""
    return _CARD.sub(lambda found: language.card(rules, found[1]), text.get(language.code, ""))


def told(
    course: Course,
    rules: Rules,
    language: Language,
    answers: Sequence[str],
    offered: Sequence[str],
    *,
    won: bool | None,
    asked: Sequence[str] | None = None,
) -> Told:
    """What a learner reads after some answers, when these are offered.

    ``won`` is ``None`` while the game goes on; ``asked`` is what was offered before the last answer.
    """
    at = progress(course, answers, asked=asked)
    number, of = _numbers(course, at)
    here = Told(
        number=number,
        of=of,
        reaction=said(at.reaction, rules, language),
        strayed=at.strayed,
    )
    if won is not None:
        return replace(here, text=said(course.won if won else course.lost, rules, language))
    lesson = current(course, answers, offered)
    if lesson is not None:
        return replace(
            here,
            text=said(lesson.say, rules, language),
            show=lesson.show,
            check=lesson.check,
            keys=[] if lesson.check else [key for key in offered if meant(lesson, key)],
        )
    coming = awaited(course, at.number)
    if coming is None:
        return replace(here, text=said(course.onward, rules, language))
    if not offered:
        return here
    if coming.before is None:
        return replace(here, text=language.say("lesson-meanwhile"))
    return replace(here, text=said(coming.before.say, rules, language), show=coming.before.show)


def _numbers(course: Course, at: Progress) -> tuple[int, int]:
    """The number of the lesson and of them all, so that what was passed over leaves no gap."""
    done = sum(lesson.id in at.done and not lesson.whenever for lesson in course.lessons)
    left = sum(not lesson.whenever for lesson in course.lessons[at.number :])
    return min(done + 1, done + left), done + left
