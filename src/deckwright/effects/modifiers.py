"""Modifiers: what changes numbers while a card is in force, and what happens when something happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal

from deckwright.core.game import Scope
from deckwright.effects.amounts import evaluate
from deckwright.effects.lookup import CardGame
from deckwright.effects.words import (
    CardId,
    Computed,
    Condition,
    EventName,
    KindName,
    Modifier,
    Steps,
    ValueName,
    word,
)


@word
class Adds(Modifier, frozen=True):
    """A value is higher or lower; perhaps only against a kind of foe. Not below zero."""

    to: ValueName
    amount: int | Computed
    against: KindName = ""
    least: int = 0
    """What lowers a value does not take it below this; a value that is lower already stays."""
    named: CardId = ""
    """Only if the value comes from a card of this name."""


@word
class Multiplies(Modifier, frozen=True):
    """A value counts several times, after everything that adds to it; 0 times means it is prevented."""

    what: ValueName
    factor: int
    against: KindName = ""


@word
class Limits(Modifier, frozen=True):
    """A value is never more than so much, after everything that adds to it or multiplies it."""

    what: ValueName
    most: int | Computed
    against: KindName = ""


@word
class When(Modifier, frozen=True):
    """An ability that answers an event: obligatory, not an action.

    Its steps know ``who`` the event happened to, and the card it is ``about``.
    """

    gives: ClassVar[tuple[str, ...]] = ("who", "about")

    event: EventName
    steps: Steps
    against: KindName = ""
    """Only if the event concerns a card of this kind."""
    of: Literal["you", "others", "anyone", "this"] = "you"
    """Whose events it answers; ``this``: those that concern this very card, wherever it lies."""
    instead: bool = False
    """Its steps are done instead of what would have happened."""
    condition: Condition | None = None
    limit: int = 0
    """How often in a turn; 0 for no limit."""


def modified(
    game: CardGame, scope: Scope, what: str, value: int, modifiers: tuple[Modifier, ...], against: str = ""
) -> int:
    """A value after all modifiers that concern it: first what adds, then what multiplies, then what limits."""
    if not modifiers:
        return max(0, value)
    return applied(game, what, value, [(modifier, scope) for modifier in modifiers], against)


def applied(
    game: CardGame,
    what: str,
    value: int,
    modifiers: Iterable[tuple[Modifier, Scope]],
    against: str = "",
    named: str = "",
) -> int:
    """As ``modified``, for modifiers that each know other names; ``named`` is the card that the value comes from."""
    factor = 1
    limits: list[int] = []
    for modifier, scope in modifiers:
        if isinstance(modifier, Adds):
            fits = (not modifier.against or modifier.against == against) and modifier.named in ("", named)
            if modifier.to == what and fits:
                lowest = min(value, modifier.least)
                value += evaluate(game, scope, modifier.amount)
                if modifier.least:
                    value = max(value, lowest)
        elif isinstance(modifier, Multiplies):
            if modifier.what == what and (not modifier.against or modifier.against == against):
                factor *= modifier.factor
        elif (
            isinstance(modifier, Limits)
            and modifier.what == what
            and (not modifier.against or modifier.against == against)
        ):
            limits.append(evaluate(game, scope, modifier.most))
    return min([max(0, value) * factor, *limits])


def changes(modifier: Modifier) -> str:
    """The value that a modifier changes; empty if it changes none."""
    if isinstance(modifier, Adds):
        return modifier.to
    return modifier.what if isinstance(modifier, Multiplies | Limits) else ""
