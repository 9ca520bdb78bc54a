"""What can be done: whether steps are possible as the table lies, in full, in part, or for a price.

A choice between things to do hangs on it: a ``may`` is offered, and a branch of ``one_of`` is open, only if its steps
can be done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from deckwright.core.declared import Step
from deckwright.core.game import Game, Scope
from deckwright.effects.lookup import CardGame
from deckwright.effects.words import Steps, mentions, names_bound

Feasibility = Callable[[Game[Any], Scope, Any], bool]
Check = tuple[Feasibility, Step]
"""A step, and what tells whether it can be done."""
_FEASIBLE: dict[type[Step], Feasibility] = {}
_GIFTS: dict[type[Step], Feasibility] = {}


def possible_if(kind: type[Step], *, gift: bool = False) -> Callable[[Feasibility], Feasibility]:
    """Register when a step can be done in full. Unregistered steps always can.

    A gift is something you get: if you give something for it, you may do so even if there is no room for the gift.
    """

    def register(function: Feasibility) -> Feasibility:
        _FEASIBLE[kind] = function
        if gift:
            _GIFTS[kind] = function
        return function

    return register


def gift_if(kind: type[Step]) -> Callable[[Feasibility], Feasibility]:
    """Register that a step is a gift, and when it is worth having though not all of it can be had."""

    def register(function: Feasibility) -> Feasibility:
        _GIFTS[kind] = function
        return function

    return register


_PLANS: dict[int, tuple[Steps, list[Check]]] = {}
_MOST_PLANS: Final = 4096
"""Far more than the cards of a game have; only steps made up on the spot could be more."""


def possible(game: CardGame, scope: Scope, steps: Steps) -> bool:
    """Whether steps could be done in full as the table lies now."""
    plan = _PLANS.get(id(steps))
    if plan is None or plan[0] is not steps:
        if len(_PLANS) >= _MOST_PLANS:
            _PLANS.clear()
        plan = _PLANS[id(steps)] = (steps, checks_of(steps))
    for check, step in plan[1]:  # noqa: SIM110  (asked at every menu; a generator would double its cost)
        if not check(game, scope, step):
            return False
    return True


def worthwhile(game: CardGame, scope: Scope, steps: Steps) -> bool:
    """Whether steps left to a player are worth offering: all but gifts can be done, and something would be done."""
    given = tuple(step for step in steps if type(step) not in _GIFTS)
    if len(given) == len(steps):
        return possible(game, scope, steps)
    if not all(check(game, scope, step) for check, step in checks_of(given)):
        return False
    missed: set[str] = set()
    for step in steps:
        gift = _GIFTS.get(type(step))
        if not mentions(step).isdisjoint(missed) or (gift is not None and not gift(game, scope, step)):
            missed.update(names_bound((step,)))
        else:
            return True
    return False


def steps_possible(game: CardGame, scope: Scope, steps: Steps) -> int:
    """How many of the steps could be done, where not all can: none that speaks of what cannot be chosen."""
    missing: set[str] = set()
    count = 0
    for number, step in enumerate(steps):
        if not mentions(step).isdisjoint(missing):
            continue
        if all(check(game, scope, one) for check, one in checks_of(steps[: number + 1]) if one is step):
            count += 1
        else:
            missing.update(names_bound((step,)))
    return count


def checks_of(steps: Steps, *kinds: type[Step]) -> list[Check]:
    """What to look at to tell whether steps can be done, or those of some kinds.

    A step that speaks of what earlier ones will choose depends on that choice: it cannot be told beforehand.
    """
    checks = []
    for number, step in enumerate(steps):
        check = _FEASIBLE.get(type(step))
        if check is None or (kinds and not isinstance(step, kinds)):
            continue
        if mentions(step).isdisjoint(names_bound(steps[:number])):
            checks.append((check, step))
    return checks
