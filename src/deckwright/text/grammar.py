"""Nouns, verbs and places with the forms that sentences need, whatever the language.

English has one case and fills one form; Ukrainian and Russian fill six. Forms are written in the order of ``Case``,
with commas: ``noun("рана, рани, рані, рану, раною, рані", "рани, ран, ранам, рани, ранами, ранах", "f")``.
"""

from __future__ import annotations

from enum import IntEnum

import msgspec


class Case(IntEnum):
    """Nominative, genitive, dative, accusative, instrumental, locative."""

    NOM = 0
    GEN = 1
    DAT = 2
    ACC = 3
    INS = 4
    LOC = 5


class Noun(msgspec.Struct, frozen=True):
    """A thing that can be counted, in one and in many."""

    one: tuple[str, ...]
    many: tuple[str, ...]
    gender: str = "m"
    """``m``, ``f``, ``n``, or ``p`` for what has no singular."""
    alive: bool = False
    """Living things have an accusative of their own."""
    few: str = ""
    """After 2, 3 and 4, where that is none of the cases."""

    def form(self, case: Case = Case.NOM, *, many: bool = False) -> str:
        forms = self.many if many or self.gender == "p" else self.one
        return forms[min(case, len(forms) - 1)]

    def with_head(self, head: str) -> Noun:
        """The same noun after words that never change: *її* + *власник*."""
        return Noun(
            tuple(f"{head} {form}" for form in self.one),
            tuple(f"{head} {form}" for form in self.many),
            self.gender,
            self.alive,
        )

    def with_tail(self, tail: str) -> Noun:
        """The same noun followed by words that never change: *очко* + *слави*."""
        return Noun(
            tuple(f"{form} {tail}" for form in self.one),
            tuple(f"{form} {tail}" for form in self.many),
            self.gender,
            self.alive,
        )


def noun(one: str, many: str, gender: str = "m", *, alive: bool = False) -> Noun:
    """A noun from its forms."""
    return Noun(_forms(one), _forms(many), gender, alive)


class Adjective(msgspec.Struct, frozen=True):
    """A word that agrees with a noun: an adjective, a participle, *this*, *each*, *your*."""

    m: tuple[str, ...]
    f: tuple[str, ...]
    n: tuple[str, ...]
    p: tuple[str, ...]

    def agree(self, noun: Noun, case: Case = Case.NOM, *, many: bool = False) -> str:
        gender = "p" if many or noun.gender == "p" else noun.gender
        if case == Case.ACC and gender in "mp":
            case = Case.GEN if noun.alive else Case.NOM
        forms: tuple[str, ...] = getattr(self, gender)
        return forms[min(case, len(forms) - 1)]


def adjective(m: str, f: str, n: str, p: str) -> Adjective:
    """An adjective from its forms."""
    return Adjective(_forms(m), _forms(f), _forms(n), _forms(p))


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
    """What somebody does: told to you, told of another, and after *may*."""

    command: str
    """*discard*, *скиньте*: what the card tells you to do."""
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
    """A zone, and how one speaks of cards that leave it, come to it or lie in it: a preposition and its case."""

    noun: Noun
    """*hand*, or without a singular *items*."""
    out: tuple[str, Case]
    into: tuple[str, Case]
    under: tuple[str, Case]
    inside: tuple[str, Case]


class CounterWords(msgspec.Struct, frozen=True):
    """How one speaks of a number on the table: its unit, and what one does to get or lose some."""

    unit: Noun
    gain: Verb
    lose: Verb
    pay: Verb
    give: Verb
    """Move some of one's own to another player."""
    take: Verb
    """Move some of another player's to oneself."""


def _forms(written: str) -> tuple[str, ...]:
    return tuple(form.strip() for form in written.split(","))


def signed(number: int) -> str:
    """A number with its sign, the minus as long as the plus."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def plain(number: int) -> str:
    """A number with a proper minus, if it needs one."""
    return str(number) if number >= 0 else signed(number)


def capital(sentence: str) -> str:
    """A sentence with its first letter raised."""
    return sentence[:1].upper() + sentence[1:]
