"""Verbs: what happens to numbers and cards."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, BoostName, Computed, CounterName, MarkName, Name, One, ZoneName, word


@word
class Gain(Step, frozen=True):
    """A player, or each of several, gets some of something, as much as there is room for."""

    what: CounterName
    amount: int | Computed
    who: Name = "you"


@word
class Lose(Step, frozen=True):
    """A player, or each of several, loses some of something: as much as there is."""

    what: CounterName
    amount: int | Computed
    who: Name = "you"


@word
class Pay(Step, frozen=True):
    """A player gives up some of something, all of it or not at all."""

    what: CounterName
    amount: int | Computed
    who: Name = "you"
    purpose: str = ""
    """What it pays for, if not everything may be spent on that."""
    fallen: Binding = ""
    """A name for those who gave up the last of what they live by."""


@word
class Transfer(Step, frozen=True):
    """Move some of something from one player to another: as much as there is."""

    what: CounterName
    amount: int | Computed
    to: One
    giver: One = "you"


@word
class Double(Step, frozen=True):
    """A player gets as much of something again as there is."""

    what: CounterName
    who: Name = "you"


@word
class Boost(Step, frozen=True):
    """A value of a player is higher until the turn ends."""

    what: BoostName
    amount: int | Computed
    who: Name = "you"


@word
class SetTo(Step, frozen=True):
    """A number of a player, or of each of several, becomes so much; this is neither gain nor loss."""

    what: CounterName
    amount: int | Computed
    who: Name = "you"


@word
class Roll(Step, frozen=True):
    """Throw a die and give the result a name."""

    name: Binding
    sides: int = 6


@word
class Move(Step, frozen=True):
    """Put chosen cards on top of a zone, or under it."""

    cards: Name
    to: ZoneName
    whose: One = "you"
    under: bool = False


@word
class Discard(Step, frozen=True):
    """Discard chosen cards."""

    cards: Name


@word
class Destroy(Step, frozen=True):
    """Destroy chosen cards."""

    cards: Name


@word
class Acquire(Step, frozen=True):
    """A player gains chosen cards; they go on the discard pile, or on another zone of theirs."""

    cards: Name
    who: One = "you"
    to: ZoneName = "discard"


@word
class Shuffle(Step, frozen=True):
    """Shuffle a zone."""

    zone: ZoneName
    whose: One = "you"


@word
class Reveal(Step, frozen=True):
    """Show chosen cards to everybody."""

    cards: Name


@word
class PutTokens(Step, frozen=True):
    """Put tokens on chosen cards."""

    what: MarkName
    amount: int | Computed
    cards: Name = "this"


@word
class TakeTokens(Step, frozen=True):
    """Take tokens off chosen cards: as many as there are."""

    what: MarkName
    amount: int | Computed
    cards: Name = "this"


class AcquireIt(Step, frozen=True):
    """The card this is about is gained, when nothing else happens to it instead."""


class DestroyIt(Step, frozen=True):
    """The card this is about is destroyed, when nothing else happens to it instead."""
