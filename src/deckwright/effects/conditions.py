"""Conditions: what must hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deckwright.core.game import Game, Scope
from deckwright.effects.amounts import count, evaluate, evaluates
from deckwright.effects.lookup import CardGame
from deckwright.effects.vocabulary.conditions import (
    Agreed,
    AtLeast,
    AtMost,
    Belongs,
    Both,
    Chosen,
    Either,
    Exactly,
    Is,
    LiesIn,
    Not,
    Provided,
    Reaches,
    Same,
)
from deckwright.effects.words import Condition

Judge = Callable[[Game[Any], Scope, Any], bool]
_JUDGES: dict[type[Condition], Judge] = {}


def judges(kind: type[Condition]) -> Callable[[Judge], Judge]:
    """Register what decides a condition."""

    def register(function: Judge) -> Judge:
        _JUDGES[kind] = function
        return function

    return register


def holds(game: CardGame, scope: Scope, condition: Condition) -> bool:
    """Whether a condition is true right now."""
    return _JUDGES[type(condition)](game, scope, condition)


@judges(AtLeast)
def _at_least(game: CardGame, scope: Scope, condition: AtLeast) -> bool:
    return count(game, scope.seat(condition.who), condition.of) >= evaluate(game, scope, condition.amount)


@judges(AtMost)
def _at_most(game: CardGame, scope: Scope, condition: AtMost) -> bool:
    return count(game, scope.seat(condition.who), condition.of) <= evaluate(game, scope, condition.amount)


@judges(Reaches)
def _reaches(game: CardGame, scope: Scope, condition: Reaches) -> bool:
    return evaluate(game, scope, condition.amount) >= evaluate(game, scope, condition.goal)


@judges(Exactly)
def _exactly(game: CardGame, scope: Scope, condition: Exactly) -> bool:
    return evaluate(game, scope, condition.amount) == evaluate(game, scope, condition.goal)


@judges(Chosen)
def _chosen(game: CardGame, scope: Scope, condition: Chosen) -> bool:
    return bool(scope.several(condition.name))


@judges(Is)
def _is(game: CardGame, scope: Scope, condition: Is) -> bool:
    for card in scope.several(condition.card):
        definition = game.rules.definitions[game.cards[card]]
        if condition.kind and definition.kind != condition.kind:
            return False
        if condition.tag and condition.tag not in definition.tags:
            return False
    return bool(scope.several(condition.card))


@judges(LiesIn)
def _lies_in(game: CardGame, scope: Scope, condition: LiesIn) -> bool:
    cards = scope.several(condition.card)
    zone_of = game.rules.layout.zone_of
    return bool(cards) and all(zone_of[game.place[card]].name in condition.zones for card in cards)


@judges(Same)
def _same(game: CardGame, scope: Scope, condition: Same) -> bool:
    return scope.seat(condition.one) == scope.seat(condition.other) >= 0


@judges(Belongs)
def _belongs(game: CardGame, scope: Scope, condition: Belongs) -> bool:
    return scope.seat(condition.one) in scope.several(condition.to)


@judges(Agreed)
def _agreed(game: CardGame, scope: Scope, condition: Agreed) -> bool:
    return game.options.get(condition.option) == condition.value


@judges(Not)
def _not(game: CardGame, scope: Scope, condition: Not) -> bool:
    return not holds(game, scope, condition.condition)


@judges(Both)
def _both(game: CardGame, scope: Scope, condition: Both) -> bool:
    return all(holds(game, scope, one) for one in condition.conditions)


@judges(Either)
def _either(game: CardGame, scope: Scope, condition: Either) -> bool:
    return any(holds(game, scope, one) for one in condition.conditions)


@evaluates(Provided)
def _provided(game: CardGame, scope: Scope, amount: Provided) -> int:
    return evaluate(game, scope, amount.amount) if holds(game, scope, amount.condition) else 0
