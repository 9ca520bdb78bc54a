"""Modifiers: what changes numbers while a card is in force, and what happens when something happens."""

from __future__ import annotations

import msgspec

from deckwright.core.game import Game, Scope
from deckwright.effects.amounts import evaluate
from deckwright.effects.words import Computed, KindName, Modifier, Steps, word


@word
class Adds(Modifier, frozen=True):
    """A value is higher or lower; perhaps only against a kind of foe. Not below zero."""

    to: str
    amount: int | Computed
    against: KindName = ""


@word
class Multiplies(Modifier, frozen=True):
    """A value counts several times, after everything that adds to it."""

    what: str
    factor: int
    against: KindName = ""


class When(msgspec.Struct, frozen=True):
    """An ability that answers an event: obligatory, not an action."""

    event: str
    steps: Steps
    against: KindName = ""
    """Only if the event concerns a card of this kind."""


def modified(
    game: Game, scope: Scope, what: str, value: int, modifiers: tuple[Modifier, ...], against: str = ""
) -> int:
    """A value after all modifiers that concern it: first what adds, then what multiplies."""
    factor = 1
    for modifier in modifiers:
        if isinstance(modifier, Adds):
            if modifier.to == what and (not modifier.against or modifier.against == against):
                value += evaluate(game, scope, modifier.amount)
        elif (
            isinstance(modifier, Multiplies)
            and modifier.what == what
            and (not modifier.against or modifier.against == against)
        ):
            factor *= modifier.factor
    return max(0, value) * factor
