"""Amounts: numbers worked out when they are needed."""

from __future__ import annotations

from deckwright.effects.words import Computed, CountName, Field, MarkName, Name, One, word


@word
class Per(Computed, frozen=True):
    """For every so many of something a player has: floor(count / every) × times."""

    of: CountName
    every: int = 1
    times: int = 1
    who: One = "you"


@word
class HowMany(Computed, frozen=True):
    """How many cards or players a name stands for."""

    name: Name
    times: int = 1


@word
class TheNumber(Computed, frozen=True):
    """The number that was chosen or thrown under a name."""

    name: One


@word
class Printed(Computed, frozen=True):
    """A number printed on a chosen card, such as its cost; of several cards together."""

    what: Field
    card: Name


@word
class Highest(Computed, frozen=True):
    """The highest number of a kind that is printed on any of several cards; 0 if there are none."""

    what: Field
    cards: Name


@word
class Tokens(Computed, frozen=True):
    """How many tokens of a kind lie on a card."""

    what: MarkName
    card: Name = "this"


@word
class Sum(Computed, frozen=True):
    """Several amounts together."""

    of: tuple[int | Computed, ...]


@word
class Less(Computed, frozen=True):
    """An amount reduced by another, not below zero."""

    amount: int | Computed
    by: int | Computed


@word
class Half(Computed, frozen=True):
    """Half of an amount, rounded up or down."""

    of: int | Computed
    up: bool = True


@word
class Lower(Computed, frozen=True):
    """The lower of two amounts."""

    one: int | Computed
    other: int | Computed


@word
class Times(Computed, frozen=True):
    """An amount several times over."""

    factor: int
    amount: int | Computed


@word
class Ranked(Computed, frozen=True):
    """An amount for the player who has the most of something, or the fewest; all who tie get it."""

    by: CountName
    amount: int | Computed
    fewest: bool = False
