"""A lesson in words: names of cards are filled in, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from deckwright.core.rules import Rules
from deckwright.lessons.courses import Course, Said
from deckwright.lessons.progress import current, meant, progress
from deckwright.text import Language

_CARD = re.compile(r"\{([a-z0-9-]+)\}")


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """What a learner reads now."""

    number: int
    """Which lesson it is, counted from 1; the last one when all are done."""
    of: int
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
) -> Told:
    """What a learner reads after some answers, when these are offered. ``won`` is ``None`` while the game goes on."""
    at = progress(course, answers)
    number, of = min(at.number + 1, len(course.lessons)), len(course.lessons)
    reaction = said(at.reaction, rules, language)
    if won is not None:
        text = said(course.won if won else course.lost, rules, language)
        return Told(number=number, of=of, reaction=reaction, strayed=at.strayed, text=text)
    lesson = current(course, answers, offered)
    if lesson is None:
        return Told(number=number, of=of, reaction=reaction, strayed=at.strayed)
    return Told(
        number=course.lessons.index(lesson) + 1,
        of=of,
        reaction=reaction,
        strayed=at.strayed,
        text=said(lesson.say, rules, language),
        show=lesson.show,
        check=lesson.check,
        keys=[] if lesson.check else [key for key in offered if meant(lesson, key)],
    )
