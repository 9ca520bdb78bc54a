"""Flow: choosing, deciding, repeating.

Authors write nested words (``May``, ``OneOf``, ``If``, ``Repeat``, ``ForEach``). Compiling lays them out flat with
relative jumps, so that a card under way is one scope with one position, easy to copy and to save.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import Step, answers, asks, resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.conditions import holds
from deckwright.effects.picks import VERB_OF, CardIn, TopOf, candidates, seats_called
from deckwright.effects.words import Computed, Condition, Name, Pick, Steps, word

# -- what authors write ----------------------------------------------------------------------------------------


@word
class Let(Step, frozen=True):
    """Choose something and give it a name. As many as there are, if there are too few."""

    name: str
    pick: Pick
    count: int | Computed = 1
    up_to: bool = False
    """Whether fewer may be chosen, or none."""
    by: Name = "you"
    """Who chooses: a name, or ``anyone`` for a decision all players take together."""


@word
class May(Step, frozen=True):
    """Do something, or leave it. Not offered when it cannot be done."""

    steps: tuple[Step, ...]
    by: Name = "you"


@word
class OneOf(Step, frozen=True):
    """Do one of several things. One that can be done in full goes before one that cannot."""

    branches: tuple[tuple[Step, ...], ...]
    by: Name = "you"


@word
class If(Step, frozen=True):
    """Do something if a condition holds, perhaps something else if not."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@word
class Repeat(Step, frozen=True):
    """Do something several times."""

    times: int | Computed
    steps: tuple[Step, ...]


@word
class ForEach(Step, frozen=True):
    """Do something for each player or each chosen card, one after the other, under a name."""

    name: str
    of: Name
    """``all``, ``others``, or a name chosen before."""
    steps: tuple[Step, ...]


# -- what it becomes -------------------------------------------------------------------------------------------


class Forget(Step, frozen=True):
    """Empty a name before something is chosen under it."""

    name: str


class Choose(Step, frozen=True):
    """Ask for one more under a name, until there are enough."""

    name: str
    pick: Pick
    count: int | Computed
    up_to: bool
    by: str
    purpose: str


class Skip(Step, frozen=True):
    """Go some steps on, or back."""

    by: int


class Unless(Step, frozen=True):
    """Skip some steps unless a condition holds."""

    condition: Condition
    skip: int


class Offer(Step, frozen=True):
    """Ask whether to do the following steps."""

    steps: tuple[Step, ...]
    by: str
    skip: int


class Fork(Step, frozen=True):
    """Ask which way to go."""

    branches: tuple[tuple[Step, ...], ...]
    by: str
    skips: tuple[int, ...]


class Countdown(Step, frozen=True):
    """Remember how many times are left."""

    name: str
    times: int | Computed


class Again(Step, frozen=True):
    """Once more, or skip the loop when no times are left."""

    name: str
    skip: int


class LineUp(Step, frozen=True):
    """Remember whose turns come in a loop."""

    name: str
    of: str


class Next(Step, frozen=True):
    """Give a name to the next in line, or skip the loop when there is none."""

    line: str
    name: str
    skip: int


# -- compiling -------------------------------------------------------------------------------------------------


class _Loops:
    """Names of loops, unique within a block."""

    def __init__(self) -> None:
        self.made = 0

    def name(self) -> str:
        self.made += 1
        return f"#{self.made}"


Expander = Callable[[Any, "Callable[[Steps], list[Step]]"], list[Step]]
EXPANDERS: dict[type[Step], Expander] = {}
"""Words of other modules that are written in terms of flow: how each is laid out."""


def flatten(steps: Steps) -> list[Step]:
    """Lay nested steps out flat, with relative jumps."""
    return _flatten(steps, _Loops())


def _flatten(steps: Steps, loops: _Loops) -> list[Step]:
    flat: list[Step] = []
    for position, step in enumerate(steps):
        match step:
            case Let(name, pick, count, up_to, by):
                purpose = purpose_of(name, steps[position + 1 :])
                flat += [Forget(name), Choose(name, pick, count, up_to, by, purpose)]
            case May(inner, by):
                body = _flatten(inner, loops)
                flat += [Offer(inner, by, len(body)), *body]
            case If(condition, then, otherwise):
                yes, no = _flatten(then, loops), _flatten(otherwise, loops)
                if no:
                    flat += [Unless(condition, len(yes) + 1), *yes, Skip(len(no)), *no]
                else:
                    flat += [Unless(condition, len(yes)), *yes]
            case OneOf(branches, by):
                flat += _fork(branches, by, [_flatten(branch, loops) for branch in branches])
            case Repeat(times, inner):
                loop, body = loops.name(), _flatten(inner, loops)
                flat += [Countdown(loop, times), Again(loop, len(body) + 1), *body, Skip(-len(body) - 2)]
            case ForEach(name, of, inner):
                loop, body = loops.name(), _flatten(inner, loops)
                flat += [LineUp(loop, of), Next(loop, name, len(body) + 1), *body, Skip(-len(body) - 2)]
            case _ if type(step) in EXPANDERS:
                flat += EXPANDERS[type(step)](step, lambda inner: _flatten(inner, loops))
            case _:
                flat.append(step)
    return flat


def _fork(branches: tuple[Steps, ...], by: str, bodies: list[list[Step]]) -> list[Step]:
    total = sum(len(body) + 1 for body in bodies)
    flat: list[Step] = []
    skips = []
    for body in bodies:
        skips.append(len(flat))
        flat += body
        flat.append(Skip(total - len(flat) - 1))
    return [Fork(branches, by, tuple(skips)), *flat]


def purpose_of(name: str, later: Steps) -> str:
    """What a choice is for, told by the first step that uses its name: ``discard``, ``destroy``, …"""
    for step in later:
        if getattr(step, "cards", None) == name:
            return type(step).__name__.lower()
    return ""


# -- asking ----------------------------------------------------------------------------------------------------


def askers_of(game: Game, scope: Scope, by: str) -> tuple[int, ...]:
    """The seats that decide."""
    if by == "anyone":
        return tuple(range(game.seats))
    return (scope.seat(by),)


def choices(game: Game, scope: Scope, pick: Pick, chosen: tuple[int, ...]) -> list[int]:
    """What can still be chosen. Equal cards in a zone without order are offered once."""
    found = [one for one in candidates(game, scope, pick) if one not in chosen]
    if not isinstance(pick, CardIn | TopOf):
        return found
    layout = game.rules.layout
    seen: set[tuple[int, int]] = set()
    distinct = []
    for card in found:
        place = game.place[card]
        if not layout.zone_of[place].ordered:
            face = (place, game.cards[card])
            if face in seen:
                continue
            seen.add(face)
        distinct.append(card)
    return distinct


@resolves(Forget)
def _forget(game: Game, scope: Scope, step: Forget) -> None:
    scope.names[step.name] = ()


@asks(Choose)
def _ask_choose(game: Game, scope: Scope, step: Choose) -> Question | None:
    wanted = evaluate(game, scope, step.count)
    while True:
        chosen = scope.several(step.name)
        if len(chosen) >= wanted:
            return None
        found = choices(game, scope, step.pick, chosen)
        if not found:
            return None
        if len(found) == 1 and not step.up_to:
            # Nothing to decide: it is chosen without a question. The step will not be asked again.
            scope.names[step.name] = (*chosen, found[0])
            continue
        break
    verb = VERB_OF[type(step.pick)]
    options: list[Option] = [(verb, one, -1) for one in found]
    if step.up_to:
        options.append(("done", -1, -1))
    purpose = f"{verb}-{step.purpose}" if step.purpose else verb
    return Question(purpose, askers_of(game, scope, step.by), options, about=scope.card("this"))


@answers(Choose)
def _answer_choose(game: Game, scope: Scope, step: Choose, option: Option) -> None:
    if option[0] == "done":
        return
    scope.names[step.name] = (*scope.several(step.name), option[1])
    scope.at -= 1  # ask again: perhaps there is more to choose


@resolves(Skip)
def _skip(game: Game, scope: Scope, step: Skip) -> None:
    scope.at += step.by


@resolves(Unless)
def _unless(game: Game, scope: Scope, step: Unless) -> None:
    if not holds(game, scope, step.condition):
        scope.at += step.skip


@asks(Offer)
def _ask_offer(game: Game, scope: Scope, step: Offer) -> Question | None:
    if not possible(game, scope, step.steps):
        scope.at += step.skip
        return None
    return Question("may", askers_of(game, scope, step.by), [("yes", -1, -1), ("no", -1, -1)], about=scope.card("this"))


@answers(Offer)
def _answer_offer(game: Game, scope: Scope, step: Offer, option: Option) -> None:
    if option[0] == "no":
        scope.at += step.skip


@asks(Fork)
def _ask_fork(game: Game, scope: Scope, step: Fork) -> Question | None:
    ways = [i for i, branch in enumerate(step.branches) if possible(game, scope, branch)]
    if not ways:
        ways = list(range(len(step.branches)))
    if len(ways) == 1:
        scope.at += step.skips[ways[0]]
        return None
    options: list[Option] = [("branch", way, -1) for way in ways]
    return Question("one-of", askers_of(game, scope, step.by), options, about=scope.card("this"))


@answers(Fork)
def _answer_fork(game: Game, scope: Scope, step: Fork, option: Option) -> None:
    scope.at += step.skips[option[1]]


@resolves(Countdown)
def _countdown(game: Game, scope: Scope, step: Countdown) -> None:
    scope.names[step.name] = evaluate(game, scope, step.times)


@resolves(Again)
def _again(game: Game, scope: Scope, step: Again) -> None:
    left = scope.seat(step.name)
    if left <= 0:
        scope.at += step.skip
    else:
        scope.names[step.name] = left - 1


@resolves(LineUp)
def _line_up(game: Game, scope: Scope, step: LineUp) -> None:
    scope.names[step.name] = seats_called(game, scope, step.of)


@resolves(Next)
def _next(game: Game, scope: Scope, step: Next) -> None:
    line = scope.several(step.line)
    if not line:
        scope.at += step.skip
    else:
        scope.names[step.name] = line[0]
        scope.names[step.line] = line[1:]


# -- what can be done ------------------------------------------------------------------------------------------

Feasibility = Callable[[Game, Scope, Any], bool]
_FEASIBLE: dict[type[Step], Feasibility] = {}


def possible_if(kind: type[Step]) -> Callable[[Feasibility], Feasibility]:
    """Register when a step can be done in full. Unregistered steps always can."""

    def register(function: Feasibility) -> Feasibility:
        _FEASIBLE[kind] = function
        return function

    return register


def possible(game: Game, scope: Scope, steps: Steps) -> bool:
    """Whether steps could be done in full as the table lies now."""
    named = {step.name for step in steps if isinstance(step, Let)}
    for step in steps:
        check = _FEASIBLE.get(type(step))
        if check is None:
            continue
        if named and not named.isdisjoint(_names_in(step)) and not isinstance(step, Let):
            continue  # it depends on what will be chosen
        if not check(game, scope, step):
            return False
    return True


def _names_in(step: Step) -> set[str]:
    return {value for field in step.__struct_fields__ if isinstance(value := getattr(step, field), str)}


@possible_if(Let)
def _can_let(game: Game, scope: Scope, step: Let) -> bool:
    whose = getattr(step.pick, "whose", "you")
    if whose not in scope.names and whose not in ("all", "others"):
        return True  # it depends on a player still to be chosen
    if step.up_to:
        return bool(candidates(game, scope, step.pick))
    return len(candidates(game, scope, step.pick)) >= evaluate(game, scope, step.count)


@possible_if(OneOf)
def _can_one_of(game: Game, scope: Scope, step: OneOf) -> bool:
    return any(possible(game, scope, branch) for branch in step.branches)
