"""Phrasebooks: how each word of the vocabulary is told, in every language at once.

A phrase is a small function registered for a word. It says who does what; the words and their forms come from the
tables of a language (``tables``), the sentences from its messages (``words/phrases.<code>.ftl``), which choose the
cases they need: ``хід переходить до { GEN($player) }``. A game lays its phrases on top of the general ones:

    PHRASES = Phrasebook(GENERAL)

    @PHRASES.phrase(Journey)
    def _journey(t: Telling, step: Journey) -> Clause:
        return sentence(t.say("text-journey"))

    PHRASES.fixed(StrikesAll)      # always the message ``text-strikes-all``

What a phrase is given and gives back depends on the word's role: a step ``(t, step)`` a ``Clause`` or several; a pick
``(t, pick)`` what it describes; an amount ``(t, amount)`` a ``Quantity``; a condition ``(t, condition, holds)`` and a
modifier ``(t, modifier)`` their text.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from typing import Any, TypeVar

from deckwright.core.declared import Step
from deckwright.effects.words import name_of
from deckwright.errors import InternalError
from deckwright.text.clauses import sentence

_F = TypeVar("_F", bound=Callable[..., Any])


class Phrasebook:
    """The phrases of the general vocabulary, or those a game adds."""

    def __init__(self, parent: Phrasebook | None = None) -> None:
        self.phrases: ChainMap[type, Callable[..., Any]] = (
            ChainMap({}) if parent is None else parent.phrases.new_child()
        )

    def phrase(self, *words: type) -> Callable[[_F], _F]:
        """Register the phrase of a word."""

        def register(function: _F) -> _F:
            for word in words:
                self.phrases[word] = function
            return function

        return register

    def fixed(self, *words: type) -> None:
        """Words that always mean the same: their sentence is the message of their name."""
        for word in words:
            self.phrases[word] = _fixed(f"text-{name_of(word).replace('_', '-')}")

    def general(self, word: object) -> Callable[..., Any]:
        """The phrase that a word has in any game."""
        return self.phrases.parents[type(word)]

    def of(self, word: object, code: str = "") -> Callable[..., Any]:
        """The phrase of a word."""
        found = self.phrases.get(type(word))
        if found is None:
            name = name_of(type(word))
            raise InternalError("no-phrase", f"no phrase for the word {name!r} in {code!r}", word=name)
        return found


def _fixed(key: str) -> Callable[..., Any]:
    def told(t: Any, word: object) -> Any:
        text = t.say(key)
        return sentence(text) if isinstance(word, Step) else text

    return told
