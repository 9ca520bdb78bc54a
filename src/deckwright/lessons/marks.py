"""Coach marks: a short note the first time something new appears in an ordinary game, written as data.

They are in ``words/marks.yaml`` of their game, in every language:

    - id: minion                              never changes: devices remember by it what they have shown
      when: {zone: nemesis_play, kind: minion}
      show: zone:nemesis_play                 what it is about; the card itself if ``when`` names a zone
      say: {en: …, uk: …, ru: …}

``when`` looks at nothing but what the seat sees; all that it names must be so.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache

import msgspec

from deckwright.core import View
from deckwright.errors import AuthorError
from deckwright.lessons.folders import Said, translated
from deckwright.rules.contract import Rules
from deckwright.text.gamewords import package_of
from deckwright.text.messages import words_of


class When(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """When a mark is shown."""

    zone: str = ""
    """A card lies here: in a zone of the table, or in the reader's own zone of this name."""
    kind: str = ""
    """… a card of this kind,"""
    tag: str = ""
    """… with this tag,"""
    card: str = ""
    """… this very card."""
    counter: str = ""
    """The reader's counter of this name, or the table's, is above zero; ``focused_*`` stands for any that begin so,"""
    least: int = 1
    """… or at least this."""
    offered: str = ""
    """An option is offered whose key begins so, such as ``defend:``."""
    prompt: str = ""
    """This is what the reader is asked."""


class Mark(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A note on something that a player meets for the first time."""

    id: str
    when: When
    say: Said
    show: str = ""


@cache
def marks_of(rules: Rules) -> tuple[Mark, ...]:
    """The marks of a game, those to be shown first at the beginning; none if it has no file of them."""
    folder = words_of(package_of(rules))
    file = folder / "marks.yaml" if folder is not None else None
    if file is None or not file.is_file():
        return ()
    return read_marks(rules, file.read_bytes(), where=f"{rules.name}/words/marks.yaml")


def read_marks(rules: Rules, data: bytes, *, where: str) -> tuple[Mark, ...]:
    """Read marks; what is wrong with one is said in one sentence that names the file and the mark."""
    try:
        found = tuple(msgspec.yaml.decode(data, type=list[Mark]))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise AuthorError("bad-lesson", f"{where}: {error}", where=where) from error
    for mark in found:
        place = f"{where}: {mark.id!r}"
        translated(place, say=mark.say)
        check_when(rules, mark.when, place)
    if len({mark.id for mark in found}) < len(found):
        raise AuthorError("bad-lesson", f"{where}: two marks have the same id")
    return found


def check_when(rules: Rules, when: When, place: str) -> None:
    """Refuse to wait for what the game does not have."""
    if not (when.zone or when.counter or when.offered or when.prompt):
        raise AuthorError("bad-lesson", f"{place}: when names nothing to wait for")
    if when.zone and not rules.layout.has_zone(when.zone):
        raise AuthorError("bad-lesson", f"{place}: there is no zone {when.zone!r}")
    if when.counter and not any(fnmatchcase(counter.name, when.counter) for counter in rules.layout.counters):
        raise AuthorError("bad-lesson", f"{place}: there is no counter {when.counter!r}")
    if when.card and when.card not in rules.by_id:
        raise AuthorError("bad-lesson", f"{place}: there is no card {when.card!r}")
    if when.kind and when.kind not in {card.kind for card in rules.definitions}:
        raise AuthorError("bad-lesson", f"{place}: there are no cards of the kind {when.kind!r}")


def holds(when: When, rules: Rules, seen: View) -> bool:
    """Whether all that is waited for is so on the table that a seat sees."""
    offered = [] if seen.question is None else [option.key for option in seen.question.options]
    if when.prompt and (seen.question is None or seen.question.prompt != when.prompt):
        return False
    if when.offered and not any(key.startswith(when.offered) for key in offered):
        return False
    if when.counter and not any(
        (numbers[seen.you] if len(numbers) > 1 else numbers[0]) >= when.least
        for name, numbers in seen.counters.items()
        if fnmatchcase(name, when.counter)
    ):
        return False
    return not when.zone or any(
        _fits(when, rules, card.id)
        for zone in seen.zones
        if zone.name == when.zone and zone.seat in (-1, seen.you)
        for card in zone.cards
        if card is not None
    )


def _fits(when: When, rules: Rules, card: str) -> bool:
    printed = rules.definitions[rules.by_id[card]]
    return (
        (not when.kind or printed.kind == when.kind)
        and (not when.tag or when.tag in printed.tags)
        and (not when.card or card == when.card)
    )
