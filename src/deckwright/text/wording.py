"""The words of a language as sentences need them: messages, nouns counted, lists, and how words sound together."""

from __future__ import annotations

import re

from babel import Locale

from deckwright.text.grammar import Adjective, Case, Noun, Verb, plain
from deckwright.text.messages import Messages
from deckwright.text.tables import Tables

_QUOTED = re.compile(r"(«[^»]*»|“[^”]*”)")
_GAPS = re.compile(r"[ \n]+")
_GAP_BEFORE_COMMA = re.compile(r" ([,.;:])")


class Wording:
    """The tables and messages of one language, put to use."""

    def __init__(self, tables: Tables, messages: Messages) -> None:
        self.tables = tables
        self.messages = messages
        self._plural = Locale(tables.code).plural_form

    def say(self, key: str, /, **facts: object) -> str:
        """A message, in which empty facts leave no gap."""
        return self.sound(tidy(self.messages.say(key, **facts)))

    def sound(self, text: str) -> str:
        """Words as they sound beside their neighbours; what is quoted stays as it is."""
        parts = _QUOTED.split(text)
        for pattern, instead in self.tables.sounds:
            parts[::2] = [pattern.sub(instead, part) for part in parts[::2]]
        return "".join(parts)

    def values(self, key: str, /, **facts: object) -> tuple[str, str]:
        """A value that a message words, in the nominative and in the genitive."""
        return self.say(key, case="nom", **facts), self.say(key, case="gen", **facts)

    def noun(self, table: str, name: str) -> Noun:
        """A noun of one of the tables."""
        found: Noun = self.tables.look(table, name)
        return found

    def adjective(self, name: str) -> Adjective:
        """An adjective of the language: *each*, *other*."""
        return self.tables.adjectives[name]

    def verb(self, name: str) -> Verb:
        """What is done in a step."""
        verb: Verb = self.tables.look("verbs", name)
        return verb

    def all_of(self, parts: list[str]) -> str:
        """*a, b and c*."""
        return self.sound(listed(parts, self.tables.joints["and"], self.tables.joints["closes"]))

    def any_of(self, parts: list[str]) -> str:
        """*a, b or c*."""
        return listed(parts, self.tables.joints["or"], self.tables.joints["closes"])

    def counted(self, number: int, noun: Noun, case: Case = Case.NOM, belonging: Adjective | None = None) -> str:
        """A number of things, perhaps somebody's own: *2 cards*, *2 свої рани*, *двох своїх монстрів*."""
        many, genitive = True, case
        few = ""
        category = self._plural(abs(number))
        if category == "one":
            many = False
        elif case in (Case.NOM, Case.ACC):
            genitive = Case.GEN
            if category == "few" and not (noun.alive and case is Case.ACC):
                genitive = Case.NOM if self.tables.few == "nom" else Case.GEN
                few = "" if self.tables.few == "nom" else noun.few or noun.form(Case.GEN)
        mine = belonging.agree(noun, genitive, many=many) if belonging else ""
        return " ".join(filter(None, (self.numeral(number, noun, case), mine, few or noun.form(genitive, many=many))))

    def numeral(self, number: int, noun: Noun, case: Case) -> str:
        """The number of some things, without the things: *2*, or *двох* of living ones."""
        in_words = self.tables.numerals if noun.alive and case is Case.ACC else {}
        return in_words.get(number, plain(number))

    def all_the(self, noun: Noun, case: Case) -> str:
        """*all cards*."""
        return f"{self.adjective('all').agree(noun, case, many=True)} {noun.form(case, many=True)}"


def joined(*parts: str) -> str:
    """Words after each other; what begins with a comma follows without a space."""
    return "".join(part if part.startswith(",") else f" {part}" for part in parts if part).lstrip()


def tidy(text: str) -> str:
    """Words without the gaps that empty ones left."""
    return _GAP_BEFORE_COMMA.sub(r"\1", _GAPS.sub(" ", text)).strip(" ")


def listed(parts: list[str], word: str, closes: str) -> str:
    """*a, b and c*; a subordinate clause before the last part is closed, where the language does so."""
    if len(parts) < 2:
        return "".join(parts)
    comma = closes if ", " in parts[-2] else ""
    return f"{', '.join(parts[:-1])}{comma} {word} {parts[-1]}"
