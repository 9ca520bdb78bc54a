"""Modifiers: what changes numbers while a card is in force, and what happens when something happens."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.core.game import Scope
from deckwright.effects.amounts import evaluate
from deckwright.effects.lookup import CardGame
from deckwright.effects.vocabulary.modifiers import Adds, Limits, Multiplies
from deckwright.effects.words import Modifier


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
