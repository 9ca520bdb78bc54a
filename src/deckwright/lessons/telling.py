"""A lesson in words: names of cards are filled in, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from deckwright.core import View
from deckwright.lessons.courses import Course
from deckwright.lessons.folders import Said
from deckwright.lessons.progress import Progress, awaited, current, leading, meant, progress
from deckwright.rules.contract import Rules
from deckwright.text import Language

_CARD = re.compile(r"\{([a-z0-9-]+)\}")


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What a learner reads now."""

    number: int
    """How many lessons lie behind the learner, and one: those done ahead of their place count at once."""
    of: int
    """How many there are; those for whenever they come have no number."""
    free: bool = False
    """Whether no numbered lesson is shown: all are done, or only the last question is left and not asked yet."""
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
    seen: View | None = None,
) -> Told:
    """What a learner reads after some answers, when these are offered.

    ``won`` is ``None`` while the game goes on; ``asked`` is what was offered before the last answer, ``seen``
    the table as the learner sees it.
    """
    at = progress(course, answers, asked=asked)
    lesson = current(course, answers, offered)
    coming = awaited(course, at)
    number, of = _numbers(course, at)
    here = Told(
        number=number,
        of=of,
        free=(lesson is None or lesson.whenever) and (coming is None or coming.check),
        reaction=said(at.reaction, rules, language),
        strayed=at.strayed,
    )
    if won is not None:
        return replace(here, text=said(course.won if won else course.lost, rules, language))
    if lesson is not None:
        return replace(
            here,
            text=said(lesson.say, rules, language),
            show=lesson.show,
            check=lesson.check,
            keys=[] if lesson.check else [key for key in offered if meant(lesson, key)],
        )
    if coming is not None and not offered:
        return here
    lead = leading(course, coming, offered, rules, seen)
    if lead is None:
        return replace(here, text=language.say("lesson-meanwhile") if coming else said(course.onward, rules, language))
    return replace(here, text=said(lead.say, rules, language), show=lead.show)


def _numbers(course: Course, at: Progress) -> tuple[int, int]:
    """The number of the lesson and of them all: the first only rises, the second never changes.

    What was done ahead of its lesson counts at once, so that no number is left out when its place comes.
    """
    counted = [number for number, lesson in enumerate(course.lessons) if not lesson.whenever]
    behind = sum(number < at.number or course.lessons[number].id in at.done for number in counted)
    return min(behind + 1, len(counted)), len(counted)
