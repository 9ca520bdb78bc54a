"""What a text is made of: whom and what its names mean, clauses, amounts in words."""

from __future__ import annotations

from enum import Enum

import msgspec

from deckwright.core.declared import Step
from deckwright.effects.vocabulary.flow import Chance, Every, Let
from deckwright.effects.words import Amount, Name
from deckwright.text.grammar import Case, Inflected, Noun, Verb


class Sort(Enum):
    """What a name stands for."""

    YOU = "you"
    EACH = "each player"
    OTHERS = "each other player"
    TOGETHER = "the players together"
    PLAYER = "a chosen player"
    CARDS = "cards"
    NUMBER = "a number"


class Referent:
    """Whom or what a name means in the text that is being told."""

    __slots__ = (
        "aftermath",
        "amount",
        "by",
        "done",
        "each",
        "first",
        "let",
        "loops",
        "name",
        "noun",
        "pending",
        "several",
        "sort",
    )

    def __init__(self, name: str, sort: Sort, noun: Noun | None = None, *, several: bool = False) -> None:
        self.name = name
        self.sort = sort
        self.noun = noun
        self.several = several
        self.let: Let | Every | Chance | None = None
        """The choice it comes from."""
        self.amount: Amount | None = None
        """How a number was worked out."""
        self.aftermath = ""
        """What has happened to these players."""
        self.first = ""
        """The words of the first mention, when it comes as a subject."""
        self.each = False
        """One of several players to whom the same happens: *each of them*."""
        self.by = "you"
        """Who chose it."""
        self.loops = False
        """One after the other: *each other player* at first, *that player* afterwards."""
        self.pending = False
        """Not said yet: the first mention describes it."""
        self.done: Verb | None = None
        """What was done to these cards."""


class Described(msgspec.Struct, frozen=True):
    """What a choice is made from: a thing, what sets it apart, and where it lies."""

    noun: Noun
    attributes: str = ""
    zones: tuple[str, ...] = ()
    whose: str = "you"


class Clause(msgspec.Struct):
    """Somebody does something. A whole sentence has nobody and only its ``rest``."""

    doer: Referent | None
    verb: Verb | None
    rest: str
    lasts: str = ""
    """How long it lasts: said once for several clauses."""
    long: bool = False
    """The rest is long: how long it lasts is said before it."""
    chosen: Referent | None = None
    """Whom or what this clause chooses."""
    alone: bool = False
    """A separate sentence, whoever acts before and after."""
    begins: bool = False
    """A new sentence begins here; what follows may join it."""


class Quantity(msgspec.Struct):
    """An amount in words: so many (for each of something), or as many as a clause says, or as a value is."""

    number: int | None = None
    each: str = ""
    as_many: str = ""
    value: str = ""
    of_value: str = ""
    """The value in the genitive, where that differs."""
    or_else: tuple[str, int] | None = None
    """The number at another time, and the message that says when; it takes the number as the things want it."""

    def inflected(self) -> Inflected:
        """The value for a message that chooses the case."""
        return Inflected(lambda case: self.of_value or self.value if case is Case.GEN else self.value)


class ShuffleIn(Step, frozen=True):
    """Cards are put into a pile, which is then shuffled: told as one."""

    cards: Name
    to: str
    whose: Name


def sentence(text: str) -> Clause:
    """A whole sentence that nobody in particular does."""
    return Clause(None, None, text)
