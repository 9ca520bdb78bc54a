"""Nouns, verbs and places with the forms that sentences need, whatever the language.

English has one case and fills one form; Ukrainian and Russian fill six. How they are written in the tables of a
language: see ``tables``.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import msgspec
from fluent.runtime.types import FluentType


class Case(IntEnum):
    """Nominative, genitive, dative, accusative, instrumental, locative."""

    NOM = 0
    GEN = 1
    DAT = 2
    ACC = 3
    INS = 4
    LOC = 5


class Inflected(FluentType):
    """Words whose case a message chooses: ``{ GEN($player) }``; plain ``{ $player }`` is the nominative."""

    def __init__(self, form: Callable[[Case], str]) -> None:
        self._form = form
        self._said: dict[Case, str] = {}

    def form(self, case: Case) -> str:
        """The words in a case; asked twice, they are the same."""
        if case not in self._said:
            self._said[case] = self._form(case)
        return self._said[case]

    def format(self, locale: Any) -> str:
        return self.form(Case.NOM)


class Noun(msgspec.Struct, frozen=True):
    """A thing that can be counted, in one and in many."""

    one: tuple[str, ...]
    many: tuple[str, ...]
    gender: str = "m"
    """``m``, ``f``, ``n``, or ``p`` for what has no singular."""
    alive: bool = False
    """Living things have a separate accusative."""
    few: str = ""
    """After 2, 3 and 4, where that is none of the cases."""

    def form(self, case: Case = Case.NOM, *, many: bool = False) -> str:
        forms = self.many if many or self.gender == "p" else self.one
        return forms[min(case, len(forms) - 1)]

    def within(self, pattern: str) -> Noun:
        """The same noun among words that never change: *_ слави*, *undead _*."""
        return Noun(
            tuple(pattern.replace("_", form) for form in self.one),
            tuple(pattern.replace("_", form) for form in self.many),
            self.gender,
            self.alive,
            pattern.replace("_", self.few) if self.few else "",
        )

    def inflected(self, *, many: bool = False) -> Inflected:
        """The noun for a message that chooses the case."""
        return Inflected(lambda case: self.form(case, many=many))


class Adjective(msgspec.Struct, frozen=True):
    """A word that agrees with a noun: an adjective, a participle, *this*, *each*, *your*."""

    m: tuple[str, ...]
    f: tuple[str, ...]
    n: tuple[str, ...]
    p: tuple[str, ...]
    short: tuple[str, ...] = ()
    """As the predicate of a sentence, for *m*, *f*, *n* and *p*: *уничтожена*, *знищено*."""

    def agree(self, noun: Noun, case: Case = Case.NOM, *, many: bool = False) -> str:
        gender = "p" if many or noun.gender == "p" else noun.gender
        if case == Case.ACC and gender in "mp":
            case = Case.GEN if noun.alive else Case.NOM
        forms: tuple[str, ...] = getattr(self, gender)
        return forms[min(case, len(forms) - 1)]

    def predicate(self, noun: Noun) -> str:
        """What is said of a thing: *карта уничтожена*."""
        return self.short["mfnp".index(noun.gender)]


def agreed(adjective: Adjective, noun: Noun) -> Noun:
    """A noun with an adjective before it, in all forms: *other player*."""
    return Noun(
        tuple(f"{adjective.agree(noun, case)} {noun.form(case)}" for case in Case),
        tuple(f"{adjective.agree(noun, case, many=True)} {noun.form(case, many=True)}" for case in Case),
        noun.gender,
        noun.alive,
        f"{adjective.agree(noun, Case.NOM if noun.gender == 'f' else Case.GEN, many=True)} "
        f"{noun.few or noun.form(Case.GEN)}",
    )


class Verb(msgspec.Struct, frozen=True):
    """What somebody does: said to you, said of another, and after *may*."""

    command: str
    """*discard*, *скиньте*: what the card asks you to do."""
    third: str
    """*discards*, *скидає*: what another player does."""
    infinitive: str
    together: str
    """*discard*, *скидають*: what several do."""
    done: Adjective | None = None
    """*discarded*, *скинутий*: what the thing is afterwards."""
    case: Case = Case.ACC
    """The case of what it is done to."""


class Place(msgspec.Struct, frozen=True):
    """A zone, and how we speak of cards that leave it, come to it or lie in it: a preposition and its case."""

    noun: Noun
    """*hand*, or without a singular *items*."""
    out: tuple[str, Case]
    into: tuple[str, Case]
    under: tuple[str, Case]
    inside: tuple[str, Case]
    among: tuple[str, Case]
    """Where cards are shuffled in."""


class CounterWords(msgspec.Struct, frozen=True):
    """How we speak of a number on the table: its unit, and what players do to get or lose some."""

    unit: Noun
    gain: Verb
    lose: Verb
    pay: Verb
    give: Verb
    """Move some of your own to another player."""
    take: Verb
    """Move some of another player's to yourself."""


def signed(number: int) -> str:
    """A number with its sign, the minus as long as the plus."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def plain(number: int) -> str:
    """A number with a proper minus, if it needs one."""
    return str(number) if number >= 0 else signed(number)


def capital(sentence: str) -> str:
    """A sentence with its first letter raised."""
    return sentence[:1].upper() + sentence[1:]
