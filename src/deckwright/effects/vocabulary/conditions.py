"""Conditions: what holds or does not."""

from __future__ import annotations

from deckwright.effects.words import Computed, Condition, CountName, KindName, Name, One, TagName, ZoneName, word


@word
class AtLeast(Condition, frozen=True):
    """A player has at least so many of something."""

    of: CountName
    amount: int | Computed
    who: One = "you"


@word
class AtMost(Condition, frozen=True):
    """A player has at most so many of something."""

    of: CountName
    amount: int | Computed
    who: One = "you"


@word
class Reaches(Condition, frozen=True):
    """One amount is at least another."""

    amount: int | Computed
    goal: int | Computed


@word
class Exactly(Condition, frozen=True):
    """One amount is exactly another."""

    amount: int | Computed
    goal: int | Computed


@word
class Chosen(Condition, frozen=True):
    """Something was chosen under this name."""

    name: Name


@word
class Is(Condition, frozen=True):
    """A chosen card is of a kind or carries a tag."""

    card: Name
    kind: KindName = ""
    tag: TagName = ""


@word
class LiesIn(Condition, frozen=True):
    """A chosen card lies in one of some zones, no matter whose."""

    card: Name
    zones: tuple[ZoneName, ...]


@word
class Same(Condition, frozen=True):
    """Two names stand for the same card or player."""

    one: Name
    other: Name


@word
class Belongs(Condition, frozen=True):
    """A chosen card or player is one of those that another name stands for."""

    one: Name
    to: Name


@word
class Agreed(Condition, frozen=True):
    """It was agreed before the game that a set-up option has a value."""

    option: str
    value: str


@word
class Not(Condition, frozen=True):
    """The contrary."""

    condition: Condition


@word
class Both(Condition, frozen=True):
    """All of several conditions."""

    conditions: tuple[Condition, ...]


@word
class Either(Condition, frozen=True):
    """At least one of several conditions."""

    conditions: tuple[Condition, ...]


@word
class Provided(Computed, frozen=True):
    """An amount if a condition holds, else nothing."""

    condition: Condition
    amount: int | Computed
