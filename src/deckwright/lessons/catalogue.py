"""The courses of a game. Each fits it: its answers can be given, what it names and points at exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

from deckwright.errors import AuthorError, nearest
from deckwright.lessons.courses import Before, Course, Lesson, read_course
from deckwright.lessons.folders import Said, file_in, names_in
from deckwright.lessons.marks import check_when
from deckwright.rules.contract import Rules
from deckwright.scenarios.answers import check_key

_CARD = re.compile(r"\{([a-z0-9-]+)\}")
"""A card's id in a text, where its name will be."""


def course_names(rules: Rules) -> tuple[str, ...]:
    """The courses of a game, by name."""
    return names_in(rules, "lessons")


@cache
def course(rules: Rules, name: str) -> Course:
    """A course of a game."""
    data, where = file_in(rules, "lessons", name, what="lesson")
    found = read_course(data, where=where)
    check_fit(rules, found, where)
    return found


def check_fit(rules: Rules, course: Course, where: str) -> None:
    """Refuse a course that asks for what no table of the game could offer, or that speaks of cards it does not have."""
    _check_texts(rules, where, course.title, course.about, course.won, course.lost, course.onward)
    for number, lesson in enumerate(course.lessons, start=1):
        place = f"{where}: lesson {number} ({lesson.id!r})"
        _check_texts(rules, place, lesson.say, lesson.well, lesson.astray)
        for pattern in (*lesson.do, *lesson.toward):
            _check_answer(rules, pattern, place)
        _check_shown(rules, lesson, place)
        for lead in lesson.leads:
            _check_lead(rules, lead, f"{place}: before")
    for lead in course.meanwhile:
        _check_lead(rules, lead, f"{where}: meanwhile")
    for lead in course.afterwards:
        _check_lead(rules, lead, f"{where}: afterwards")


def _check_lead(rules: Rules, lead: Before, place: str) -> None:
    _check_texts(rules, place, lead.say)
    for pattern in lead.offered:
        _check_answer(rules, pattern, place)
    if lead.when is not None:
        check_when(rules, lead.when, place)
    _check_shown(rules, lead, place)


def _check_texts(rules: Rules, place: str, *texts: Said) -> None:
    for text in texts:
        for name in (found for sentence in text.values() for found in _CARD.findall(sentence)):
            if name not in rules.by_id:
                raise _misfit(f"{place}: no card {name!r} in {rules.name}{nearest(name, rules.by_id)}")


def _check_answer(rules: Rules, pattern: str, place: str) -> None:
    """An answer without a star has to be possible; of one with a star, its verb, and a card that begins so."""
    verb, colon, rest = pattern.partition(":")
    if "*" not in pattern:
        check_key(rules, pattern, place)
    elif not any(fnmatchcase(known, verb) for known in rules.verbs):
        raise _misfit(f"{place}: {pattern!r} has no known verb{nearest(verb, rules.verbs)}")
    elif colon and not rest.startswith("*") and not any(fnmatchcase(one, rest) for one in _subjects(rules)):
        raise _misfit(f"{place}: {pattern!r} fits no answer of {rules.name}")


def _subjects(rules: Rules) -> Iterator[str]:
    """What may come after a verb's colon before a star."""
    yield from rules.by_id
    yield from rules.action_ids()
    yield from (f"p{seat + 1}" for seat in range(rules.max_seats))


def _check_shown(rules: Rules, said: Lesson | Before, place: str) -> None:
    kind, _, what = said.show.partition(":")
    match kind:
        case "":
            return
        case "card":
            known, there = what in rules.by_id, list(rules.by_id)
        case "zone":
            known, there = rules.layout.has_zone(what), [zone.name for zone in rules.layout.zones]
        case "counter":
            known, there = rules.layout.has_counter(what), [counter.name for counter in rules.layout.counters]
        case "seat":
            there = [f"p{seat + 1}" for seat in range(rules.max_seats)]
            known = what in there
        case "answer":
            for pattern in what.split("|"):
                _check_answer(rules, pattern, f"{place}: show")
            return
        case _:
            known, there = False, []
    if not known:
        raise _misfit(f"{place}: show points at {said.show!r}, which {rules.name} does not have{nearest(what, there)}")


def _misfit(message: str) -> AuthorError:
    return AuthorError("bad-lesson", message)
