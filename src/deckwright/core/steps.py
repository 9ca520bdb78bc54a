"""Steps, and how a step is carried out.

A step is one immutable piece of effect. It changes the state, or asks, or starts other steps. What it does is
a plain function registered for its class:

    @resolves(Mill)
    def mill(game: Game, scope: Scope, step: Mill) -> None: ...

A step that asks has two halves: ``@asks`` builds the question (and must not change anything, since it is
asked again after loading a saved game) or returns the only option there is, ``@answers`` carries out the chosen option.
``@refuses`` lists what you might expect to be offered but is not, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from deckwright.core.declared import Step
from deckwright.errors import InternalError

if TYPE_CHECKING:
    from deckwright.core.game import Game, Scope
    from deckwright.core.mechanics import Mechanics
    from deckwright.core.questions import Option, Question, Refusal

Resolver = Callable[["Game", "Scope", Any], None]
Asker = Callable[["Game", "Scope", Any], "Question | Option | None"]
Answerer = Callable[["Game", "Scope", Any, "Option"], None]
Collector = Callable[["Game", "Scope", Any, "dict[int, Option]"], None]
Change = tuple[int, int, bool]
"""A counter, by how much it changes, and whether each seat has one: then it is the first seat's, meaning ``you``."""
Simplifier = Callable[["Mechanics", Any], "Change | None"]
Refuser = Callable[["Game", "Scope", Any], "list[tuple[Option, Refusal]]"]


class Instruction:
    """A step together with the functions that carry it out: what a definition compiles to."""

    __slots__ = ("answer", "ask", "change", "collect", "refuse", "run", "step")

    def __init__(self, step: Step, rules: Mechanics) -> None:
        kind = type(step)
        self.step = step
        simplify = _SIMPLIFIERS.get(kind)
        self.change = simplify(rules, step) if simplify is not None else None
        """What a plain step comes down to, if it is one."""
        self.run = _RESOLVERS.get(kind) if self.change is None else _changes(*self.change)
        self.ask = _ASKERS.get(kind)
        self.answer = _ANSWERERS.get(kind)
        self.collect = _COLLECTORS.get(kind)
        self.refuse = _REFUSERS.get(kind)
        if self.run is None and self.ask is None:
            raise InternalError("no-resolver", f"nothing resolves the step {kind.__name__}")
        if self.ask is not None and self.answer is None and self.collect is None:
            raise InternalError("no-resolver", f"nothing answers the question of the step {kind.__name__}")


Block = list[Instruction]

_RESOLVERS: dict[type[Step], Resolver] = {}
_ASKERS: dict[type[Step], Asker] = {}
_ANSWERERS: dict[type[Step], Answerer] = {}
_COLLECTORS: dict[type[Step], Collector] = {}
_REFUSERS: dict[type[Step], Refuser] = {}
_SIMPLIFIERS: dict[type[Step], Simplifier] = {}

_F = TypeVar("_F", bound=Callable[..., Any])


def _registrar(table: dict[type[Step], Any], kind: type[Step]) -> Callable[[_F], _F]:
    def register(function: _F) -> _F:
        if kind in table:
            raise InternalError("resolved-twice", f"{kind.__name__} is resolved twice")
        table[kind] = function
        return function

    return register


def resolves(kind: type[Step]) -> Callable[[_F], _F]:
    """Register what carries out a step."""
    return _registrar(_RESOLVERS, kind)


def asks(kind: type[Step]) -> Callable[[_F], _F]:
    """Register what builds the question of a step. It changes nothing.

    ``None`` means there is nothing to ask: go on. An option means that nothing else can be chosen: it is chosen.
    """
    return _registrar(_ASKERS, kind)


def answers(kind: type[Step]) -> Callable[[_F], _F]:
    """Register what carries out the chosen option of a step."""
    return _registrar(_ANSWERERS, kind)


def collects(kind: type[Step]) -> Callable[[_F], _F]:
    """Register what carries out the options that several seats chose at the same time."""
    return _registrar(_COLLECTORS, kind)


def refuses(kind: type[Step]) -> Callable[[_F], _F]:
    """Register what tells why obvious options are missing."""
    return _registrar(_REFUSERS, kind)


def simplifies(kind: type[Step]) -> Callable[[_F], _F]:
    """Register what tells, when a card is compiled, which plain change of a number a step comes down to, if any."""
    return _registrar(_SIMPLIFIERS, kind)


def _changes(counter: int, change: int, own: bool) -> Resolver:
    def change_own(game: Game, scope: Scope, step: object) -> None:
        game.add(counter + scope.seat("you"), change)

    def change_shared(game: Game, scope: Scope, step: object) -> None:
        game.add(counter, change)

    return change_own if own else change_shared
