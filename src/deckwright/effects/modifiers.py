"""Modifiers: what changes numbers while a card is in force, and what happens when something happens."""

from __future__ import annotations

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
    modifiers: list[tuple[Modifier, Scope]],
    against: str = "",
    named: str = "",
) -> int:
    """As ``modified``, for modifiers that each know other names; ``named`` is the card that the value comes from."""
    factor, limits = 1, []
    for modifier, scope in modifiers:
        if type(modifier) is Adds:
            if (
                modifier.to == what
                and (not modifier.against or modifier.against == against)
                and (not modifier.named or modifier.named == named)
            ):
                lowest = min(value, modifier.least)
                value += evaluate(game, scope, modifier.amount)
                if modifier.least:
                    value = max(value, lowest)
        elif type(modifier) is Multiplies:
            if modifier.what == what and (not modifier.against or modifier.against == against):
                factor *= modifier.factor
        elif (
            type(modifier) is Limits and modifier.what == what and (not modifier.against or modifier.against == against)
        ):
            limits.append(evaluate(game, scope, modifier.most))
    value = max(0, value) * factor
    return min(value, *limits) if limits else value


def changes(modifier: Modifier) -> str:
    """The value that a modifier changes; empty if it changes none."""
    if isinstance(modifier, Adds):
        return modifier.to
    return modifier.what if isinstance(modifier, Multiplies | Limits) else ""
