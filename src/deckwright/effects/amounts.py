"""Amounts: numbers worked out when a step needs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deckwright.core.game import Game, Scope, mark_key
from deckwright.effects.lookup import CardGame
from deckwright.effects.vocabulary.amounts import (
    Half,
    Highest,
    HowMany,
    Less,
    Lower,
    Per,
    Printed,
    Ranked,
    Sum,
    TheNumber,
    Times,
    Tokens,
)
from deckwright.effects.words import Amount, Computed
from deckwright.errors import InternalError

Evaluator = Callable[[Game[Any], Scope, Any], int]
_EVALUATORS: dict[type[Computed], Evaluator] = {}


def evaluates(kind: type[Computed]) -> Callable[[Evaluator], Evaluator]:
    """Register what works out an amount."""

    def register(function: Evaluator) -> Evaluator:
        _EVALUATORS[kind] = function
        return function

    return register


def evaluate(game: CardGame, scope: Scope, amount: Amount) -> int:
    """The number an amount stands for right now."""
    if isinstance(amount, int):
        return amount
    return _EVALUATORS[type(amount)](game, scope, amount)


def spelled_out(game: CardGame, scope: Scope, amount: Amount) -> int:
    """As ``evaluate``, for a step that is about to use the number: whoever listens hears its parts first."""
    if game.events is not None:
        _spell_out(game, scope, amount, 1)
    return evaluate(game, scope, amount)


def _spell_out(game: CardGame, scope: Scope, amount: Amount, sign: int) -> None:
    match amount:
        case Per(of, every, times, who):
            game.reckon(of, sign * times, count(game, scope.seat(who), of) // every)
        case Sum(parts):
            for part in parts:
                _spell_out(game, scope, part, sign)
        case Less(whole, by) if sign > 0:
            _spell_out(game, scope, whole, 1)
            _spell_out(game, scope, by, -1)
        case Times(factor, part):
            game.reckon("", sign * factor, evaluate(game, scope, part))
        case _:
            game.reckon("", sign * evaluate(game, scope, amount))


def count(game: CardGame, seat: int, what: str) -> int:
    """How many of something a seat has: a count of the rules, or a counter."""
    counter = game.rules.counts.get(what)
    if counter is not None:
        return counter(game, seat)
    return game.counters[game.rules.layout.counter_at(what, seat)]


def printed(game: CardGame, card: int, what: str) -> int:
    """A number printed on a card; 0 if this kind of card has none."""
    value = getattr(game.rules.definitions[game.cards[card]], what, 0)
    if not isinstance(value, int):
        raise InternalError("not-a-number", f"{what!r} of a card is {value!r}, not a number")
    return value


@evaluates(Per)
def _per(game: CardGame, scope: Scope, amount: Per) -> int:
    return count(game, scope.seat(amount.who), amount.of) // amount.every * amount.times


@evaluates(HowMany)
def _how_many(game: CardGame, scope: Scope, amount: HowMany) -> int:
    return len(scope.several(amount.name)) * amount.times


@evaluates(TheNumber)
def _the_number(game: CardGame, scope: Scope, amount: TheNumber) -> int:
    return max(scope.seat(amount.name), 0)


@evaluates(Printed)
def _printed(game: CardGame, scope: Scope, amount: Printed) -> int:
    return sum(printed(game, card, amount.what) for card in scope.several(amount.card))


@evaluates(Highest)
def _highest(game: CardGame, scope: Scope, amount: Highest) -> int:
    return max((printed(game, card, amount.what) for card in scope.several(amount.cards)), default=0)


@evaluates(Tokens)
def _tokens(game: CardGame, scope: Scope, amount: Tokens) -> int:
    mark = game.rules.mark_names.index(amount.what)
    return sum(game.marks.get(mark_key(card, mark), 0) for card in scope.several(amount.card))


@evaluates(Sum)
def _sum(game: CardGame, scope: Scope, amount: Sum) -> int:
    return sum(evaluate(game, scope, part) for part in amount.of)


@evaluates(Less)
def _less(game: CardGame, scope: Scope, amount: Less) -> int:
    return max(0, evaluate(game, scope, amount.amount) - evaluate(game, scope, amount.by))


@evaluates(Half)
def _half(game: CardGame, scope: Scope, amount: Half) -> int:
    whole = evaluate(game, scope, amount.of)
    return (whole + 1) // 2 if amount.up else whole // 2


@evaluates(Lower)
def _lower(game: CardGame, scope: Scope, amount: Lower) -> int:
    return min(evaluate(game, scope, amount.one), evaluate(game, scope, amount.other))


@evaluates(Times)
def _times(game: CardGame, scope: Scope, amount: Times) -> int:
    return amount.factor * evaluate(game, scope, amount.amount)


@evaluates(Ranked)
def _ranked(game: CardGame, scope: Scope, amount: Ranked) -> int:
    had = [count(game, seat, amount.by) for seat in range(game.seats)]
    best = min(had) if amount.fewest else max(had)
    return evaluate(game, scope, amount.amount) if had[scope.seat("you")] == best else 0
