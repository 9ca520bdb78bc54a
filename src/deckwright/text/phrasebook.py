"""Phrasebooks: what a language, and each game in it, has words for.

A phrase is a small function registered for a word of the vocabulary; nouns, verbs and places with their forms lie in
tables. A game's book is laid on top of its language's, so that a new game touches nothing here:

    BOOK = Phrasebook("uk", uk.BOOK)
    BOOK.kinds["monster"] = noun("монстр, монстра, …", "монстри, монстрів, …", alive=True)

    @BOOK.phrase(Journey)
    def _journey(t: Ukrainian, step: Journey) -> Clause: ...

What a phrase is given and gives back depends on the word's role: a step ``(t, step)`` a ``Clause`` or several; a pick
``(t, pick)`` what it describes; an amount ``(t, amount)`` a ``Quantity``; a condition ``(t, condition, holds)`` and a
modifier ``(t, modifier)`` their text.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from deckwright.core.errors import InternalError
from deckwright.effects.modifiers import When
from deckwright.effects.words import name_of
from deckwright.text.grammar import CounterWords, Noun, Place, Verb

_F = TypeVar("_F", bound=Callable[..., Any])


class Aftermath(msgspec.Struct, frozen=True):
    """How one speaks of players to whom something has happened: *who avoided the attack*, *nobody avoided it*."""

    did: str
    did_not: str


class Phrasebook:
    """The phrases and nouns of a language, or those a game adds to it."""

    def __init__(self, code: str, parent: Phrasebook | None = None) -> None:
        self.code = code
        self.phrases: ChainMap[type, Callable[..., Any]] = ChainMap({})
        self.verbs: ChainMap[str, Verb] = ChainMap({})
        """What is done, by the name of the step: ``discard``."""
        self.kinds: ChainMap[str, Noun] = ChainMap({})
        """Kinds of cards; ``card`` is a card of any kind."""
        self.counters: ChainMap[str, CounterWords] = ChainMap({})
        self.units: ChainMap[str, Noun] = ChainMap({})
        """What can be counted besides counters: *a monster*, *a point of attack*."""
        self.values: ChainMap[str, Noun] = ChainMap({})
        """Numbers that modifiers change: *attack*."""
        self.zones: ChainMap[str, Place] = ChainMap({})
        self.tags: ChainMap[str, str] = ChainMap({})
        """How a tag is said of a card: *undead*, *нежиті*."""
        self.marks: ChainMap[str, Noun] = ChainMap({})
        """Tokens that lie on cards."""
        self.parts: ChainMap[str, Verb] = ChainMap({})
        """What one does to carry out a text of a card: *cast* it, *play* it."""
        self.roles: ChainMap[str, Noun] = ChainMap({})
        """Players whom a text is told of by name: *the attacker*."""
        self.happenings: ChainMap[str, Callable[[Any, When], str]] = ChainMap({})
        """What abilities answer: the clause that begins with *when*."""
        self.deeds: ChainMap[str, Verb] = ChainMap({})
        """The same as something that was done with cards: *gained*."""
        self.aftermaths: ChainMap[str, Aftermath] = ChainMap({})
        """Players to whom something has happened, by the field that names them: ``hurt``, ``avoided``."""
        if parent is not None:
            for table, inherited in vars(parent).items():
                if isinstance(inherited, ChainMap):
                    setattr(self, table, inherited.new_child())

    def phrase(self, *words: type) -> Callable[[_F], _F]:
        """Register the phrase of a word."""

        def register(function: _F) -> _F:
            for word in words:
                self.phrases[word] = function
            return function

        return register

    def of(self, word: object) -> Callable[..., Any]:
        """The phrase of a word."""
        found = self.phrases.get(type(word))
        if found is None:
            name = name_of(type(word))
            raise InternalError("no-phrase", f"no phrase for the word {name!r} in {self.code!r}", word=name)
        return found

    def look(self, table: str, name: str) -> Any:
        """A noun or another entry of one of the tables."""
        found = getattr(self, table).get(name)
        if found is None:
            raise InternalError("no-phrase", f"no entry {name!r} among the {table} in {self.code!r}", word=name)
        return found
