"""The tables of a language: its words with all their forms, read from ``words/<code>.yaml`` of the text and of a game.

    adjectives:
      opened: відкрит-                       a stem with regular endings; ``-soft`` and others name their endings
      that: that | that | that | those       or the forms by gender and plural, cases apart by commas
    nouns:
      wound: рана, рани, рані, рану, раною, рані | рани, ран, ранам, рани, ранами, ранах | f
      token: fury token | fury tokens
    verbs:
      gain: отримайте, отримує, отримати, отримують, отриман-
      suffer: зазнайте, зазнає, зазнати, зазнають, зазнан- | gen        the case of what it is done to
    kinds:
      wizard: wizard                         one of the nouns
      majors: {noun: monster, like: big}     a noun with an adjective
    units:
      glory: {noun: point, as: _ слави}      a noun among words that never change
    counters:
      crystals: crystal, gain, lose, pay, give, take
    zones:
      hand: {noun: hand, out: з gen, into: на acc, inside: на loc}
    tags:
      undead: undead _
      starter: {like: початков-}             or an adjective

Zones take the prepositions that they do not name from ``places``. A game's tables lie on top of its language's.
"""

from __future__ import annotations

import re
from collections import ChainMap
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
import yaml  # noqa: F401 - else msgspec imports it with the first file, in a thread or where an alarm may interrupt it

from deckwright.errors import InternalError
from deckwright.text.grammar import Adjective, Case, CounterWords, Noun, Place, Verb, agreed

NOUN_TABLES = ("kinds", "units", "values", "marks", "roles")
VERB_TABLES = ("parts", "deeds")


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A file of tables as it is written."""

    few: str = ""
    """The case of a noun after 2, 3 and 4: ``nom`` in the plural or ``gen`` in the singular."""
    numerals: dict[int, str] = {}
    """Numbers of living things that are said in words: *двох монстрів*."""
    endings: dict[str, str] = {}
    short: str = ""
    """The endings of adjectives as predicates; letters that fall off their stem go before a slash."""
    sounds: list[tuple[str, str]] = []
    """What changes where words meet, as patterns: *a apple* is *an apple*."""
    joints: dict[str, str] = {}
    """Words that join the parts of a sentence."""
    places: dict[str, str] = {}
    adjectives: dict[str, str] = {}
    nouns: dict[str, str | dict[str, str]] = {}
    verbs: dict[str, str] = {}
    kinds: dict[str, str | dict[str, str]] = {}
    units: dict[str, str | dict[str, str]] = {}
    values: dict[str, str | dict[str, str]] = {}
    marks: dict[str, str | dict[str, str]] = {}
    roles: dict[str, str | dict[str, str]] = {}
    parts: dict[str, str] = {}
    deeds: dict[str, str] = {}
    counters: dict[str, str] = {}
    zones: dict[str, str | dict[str, str]] = {}
    tags: dict[str, str | dict[str, str]] = {}


class Tables:
    """The words of a language, or those a game adds to it."""

    def __init__(self, code: str, file: Traversable | None, parent: Tables | None = None) -> None:
        self.code = code
        self.file = file
        written = Written() if file is None else msgspec.yaml.decode(file.read_bytes(), type=Written)
        self.few: str = written.few or (parent.few if parent else "")
        self.numerals: dict[int, str] = written.numerals or (parent.numerals if parent else {})
        self._short: str = written.short or (parent._short if parent else "")
        self.sounds: list[tuple[re.Pattern[str], str]] = [*parent.sounds] if parent else []
        self.sounds += [(re.compile(pattern), instead) for pattern, instead in written.sounds]
        self._endings: ChainMap[str, str] = _on_top(parent, "_endings", written.endings)
        self._places: ChainMap[str, str] = _on_top(parent, "_places", written.places)
        self.joints: ChainMap[str, str] = _on_top(parent, "joints", written.joints)
        self.tags: ChainMap[str, str | dict[str, str]] = _on_top(parent, "tags", written.tags)
        """How a tag is said of a card: *undead _*, *_ нежиті*, or an adjective."""
        self.adjectives: ChainMap[str, Adjective] = _on_top(parent, "adjectives")
        self.nouns: ChainMap[str, Noun] = _on_top(parent, "nouns")
        self.verbs: ChainMap[str, Verb] = _on_top(parent, "verbs")
        """What is done, by the name of the step: ``discard``."""
        self.kinds: ChainMap[str, Noun] = _on_top(parent, "kinds")
        """Kinds of cards; ``card`` is a card of any kind."""
        self.units: ChainMap[str, Noun] = _on_top(parent, "units")
        """What can be counted besides counters: *a monster*, *a point of attack*."""
        self.values: ChainMap[str, Noun] = _on_top(parent, "values")
        """Numbers that modifiers change: *attack*."""
        self.marks: ChainMap[str, Noun] = _on_top(parent, "marks")
        """Tokens that lie on cards."""
        self.roles: ChainMap[str, Noun] = _on_top(parent, "roles")
        """Players whom a text names: *the attacker*."""
        self.parts: ChainMap[str, Verb] = _on_top(parent, "parts")
        """What a player does to carry out a text of a card: *cast* it, *play* it."""
        self.deeds: ChainMap[str, Verb] = _on_top(parent, "deeds")
        """An event as something that was done with cards: *gained*."""
        self.counters: ChainMap[str, CounterWords] = _on_top(parent, "counters")
        self.zones: ChainMap[str, Place] = _on_top(parent, "zones")
        self._read(written)

    def _read(self, written: Written) -> None:
        self.adjectives.update({name: self.adjective(forms) for name, forms in written.adjectives.items()})
        for table in ("nouns", *NOUN_TABLES):
            entries: dict[str, str | dict[str, str]] = getattr(written, table)
            for name, entry in entries.items():
                getattr(self, table)[name] = self.noun(entry)
        for table in ("verbs", *VERB_TABLES):
            for name, forms in getattr(written, table).items():
                getattr(self, table)[name] = self.verb(forms)
        for name, words in written.counters.items():
            unit, *verbs = [word.strip() for word in words.split(",")]
            self.counters[name] = CounterWords(self.noun(unit), *(self.verb(verb) for verb in verbs))
        for name, zone in written.zones.items():
            self.zones[name] = self.place({"noun": zone} if isinstance(zone, str) else zone)

    def look(self, table: str, name: str) -> Any:
        """An entry of one of the tables."""
        found = getattr(self, table).get(name)
        if found is None:
            raise InternalError("no-phrase", f"no entry {name!r} among the {table} in {self.code!r}", word=name)
        return found

    def tagged(self, noun: Noun, tag: str) -> Noun:
        """A kind of card with a tag: *undead monster*, *початкова карта*."""
        said = self.look("tags", tag)
        return noun.within(said) if isinstance(said, str) else agreed(self._adjective_named(said["like"]), noun)

    # -- how words are written ---------------------------------------------------------------------------

    def noun(self, entry: str | dict[str, str]) -> Noun:
        """A noun: its forms, the name of another, or another with more words."""
        if isinstance(entry, dict):
            noun = self.noun(entry["noun"])
            if "like" in entry:
                noun = agreed(self._adjective_named(entry["like"]), noun)
            if "one_like" in entry:
                noun = msgspec.structs.replace(noun, one=agreed(self._adjective_named(entry["one_like"]), noun).one)
            return noun.within(entry["as"]) if "as" in entry else noun
        if "|" not in entry:
            known = self.nouns.get(entry) or self.kinds.get(entry) or self.units.get(entry)
            if known is None:
                raise InternalError("no-phrase", f"no noun {entry!r} in {self.code!r} ({self.file})", word=entry)
            return known
        one, many, *rest = entry.split("|")
        gender, *alive = rest[0].split() if rest else ["m"]
        return Noun(_forms(one), _forms(many), gender, bool(alive))

    def _adjective_named(self, name: str) -> Adjective:
        return self.adjectives[name] if name in self.adjectives else self.adjective(name)

    def adjective(self, written: str) -> Adjective:
        """An adjective: its forms by gender, or a stem with endings."""
        if "-" in written and "|" not in written and (ends := self._endings.get(written.partition("-")[2] or "hard")):
            stem = written.partition("-")[0]
            m, f, n, p = (_with_endings(stem, gender) for gender in ends.split("|"))
            return Adjective(m, f, n, p, self._short_of(stem))
        genders = [_forms(forms) for forms in written.split("|")]
        m, f, n, p = genders if len(genders) == 4 else genders * 4
        return Adjective(m, f, n, p, (m[0], f[0], n[0], p[0]))

    def _short_of(self, stem: str) -> tuple[str, ...]:
        falls, _, ends = self._short.rpartition("/")
        stem = stem[:-1] if falls and stem.endswith(falls) else stem
        return _with_endings(stem, ends)

    def verb(self, written: str) -> Verb:
        """A verb: its forms, or the name of another."""
        if "," not in written:
            found: Verb = self.look("verbs", written)
            return found
        forms, _, case = written.partition("|")
        command, third, infinitive, together, *done = _forms(forms)
        after = self.adjective(done[0]) if done else None
        return Verb(command, third, infinitive, together, after, Case[case.strip().upper()] if case else Case.ACC)

    def place(self, entry: dict[str, str]) -> Place:
        """A zone with its prepositions."""
        ways = {}
        for way in ("out", "into", "under", "inside", "among"):
            preposition, _, case = (entry.get(way) or self._places[way]).rpartition(" ")
            ways[way] = (preposition, Case[case.upper()])
        return Place(self.noun(entry["noun"]), **ways)


def _on_top(parent: Tables | None, table: str, own: dict[str, Any] | None = None) -> ChainMap[str, Any]:
    inherited: ChainMap[str, Any] = ChainMap() if parent is None else getattr(parent, table)
    return inherited.new_child({} if own is None else own)


def _with_endings(stem: str, ends: str) -> tuple[str, ...]:
    return tuple(stem + end.replace("∅", "") for end in ends.split())


def _forms(written: str) -> tuple[str, ...]:
    return tuple(form.strip() for form in written.split(","))
