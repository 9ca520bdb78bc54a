"""Flow: choosing, deciding, repeating.

Authors write nested words (``May``, ``OneOf``, ``If``, ``Repeat``, ``ForEach``). Compiling lays them out flat with
relative jumps, so that a card under way is one scope with one position, easy to copy and to save.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.questions import MOST_CARDS, Option, Question, options_about
from deckwright.core.steps import answers, asks, collects, resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.conditions import holds
from deckwright.effects.feasibility import possible, possible_if, steps_possible, worthwhile
from deckwright.effects.lookup import CardGame
from deckwright.effects.picks import VERB_OF, candidates, choices, finds, is_secret, left_over, seats_called
from deckwright.effects.vocabulary.conditions import Chosen, Not
from deckwright.effects.vocabulary.flow import (
    Add,
    Again,
    Chance,
    ChoiceOf,
    Choose,
    ChooseTogether,
    Countdown,
    EachChooses,
    Every,
    ForEach,
    Forget,
    Fork,
    If,
    Let,
    LineUp,
    May,
    Next,
    Note,
    Offer,
    OneByOne,
    OneOf,
    Repeat,
    Skip,
    TakeTogether,
    Unless,
    While,
)
from deckwright.effects.words import (
    Steps,
    name_of,
    names_bound,
)

# -- compiling -------------------------------------------------------------------------------------------------


class Lay:
    """Lays steps out flat, and makes up names that are unique within a block."""

    def __init__(self) -> None:
        self.made = 0

    def name(self) -> str:
        """A name that no author can write."""
        self.made += 1
        return f"#{self.made}"

    def __call__(self, steps: Steps) -> list[Step]:
        flat: list[Step] = []
        for position, step in enumerate(steps):
            expand = EXPANDERS.get(type(step))
            flat += [step] if expand is None else expand(step, self, steps[position + 1 :])
        return flat


Expander = Callable[[Any, Lay, Steps], list[Step]]
EXPANDERS: dict[type[Step], Expander] = {}
"""How each word that contains steps is laid out; it is told which steps follow it."""

_E = TypeVar("_E", bound=Expander)


def expands(kind: type[Step]) -> Callable[[_E], _E]:
    """Register how a word is laid out in simpler steps."""

    def register(function: _E) -> _E:
        EXPANDERS[kind] = function
        return function

    return register


def forget_first(kind: type[Step]) -> None:
    """Before this step asks, the ``name`` it gives is emptied: afterwards it tells whether there was anything."""

    def lay_with_name(step: Any, lay: Lay, later: Steps) -> list[Step]:
        return [Forget(step.name), step] if step.name else [step]

    EXPANDERS[kind] = lay_with_name


def flatten(steps: Steps) -> list[Step]:
    """Lay nested steps out flat, with relative jumps."""
    return Lay()(steps)


def forgets(*steps: Steps) -> list[Step]:
    """Empty the names that steps give, so that afterwards they tell whether the steps were done."""
    return [Forget(name) for name in names_bound(tuple(step for block in steps for step in block))]


@expands(Let)
def _lay_let(step: Let, lay: Lay, later: Steps) -> list[Step]:
    purpose = purpose_of(step.name, later)
    return [Forget(step.name), Choose(step.name, step.pick, step.count, step.up_to, step.by, purpose)]


@expands(EachChooses)
def _lay_each_chooses(step: EachChooses, lay: Lay, later: Steps) -> list[Step]:
    purpose = purpose_of(step.name, later)
    return [ChooseTogether(step.name, step.pick, step.who, purpose), TakeTogether(step.name, step.pick, step.who)]


@expands(May)
def _lay_may(step: May, lay: Lay, later: Steps) -> list[Step]:
    body = lay(step.steps)
    return [*forgets(step.steps), Offer(step.steps, step.by, len(body)), *body]


@expands(If)
def _lay_if(step: If, lay: Lay, later: Steps) -> list[Step]:
    yes, no = lay(step.then), lay(step.otherwise)
    before = forgets(step.then, step.otherwise)
    if not no:
        return [*before, Unless(step.condition, len(yes)), *yes]
    return [*before, Unless(step.condition, len(yes) + 1), *yes, Skip(len(no)), *no]


@expands(OneOf)
def _lay_one_of(step: OneOf, lay: Lay, later: Steps) -> list[Step]:
    bodies = [lay(branch) for branch in step.branches]
    total = sum(len(body) + 1 for body in bodies)
    flat: list[Step] = []
    skips = []
    for body in bodies:
        skips.append(len(flat))
        flat += body
        flat.append(Skip(total - len(flat) - 1))
    return [*forgets(*step.branches), Fork(step.branches, step.by, tuple(skips), branch_names(step.branches)), *flat]


def branch_names(branches: tuple[Steps, ...]) -> tuple[str, ...]:
    """A name for each of several things to do: what it does first; where two do the same, also what comes next."""
    deeds = [_deeds(branch) or ["nothing"] for branch in branches]
    names: list[str] = []
    for number, mine in enumerate(deeds):
        others = [other for position, other in enumerate(deeds) if position != number]
        size = next((n for n in range(1, len(mine)) if all(other[:n] != mine[:n] for other in others)), len(mine))
        name = "-".join(mine[:size])
        names.append(name if name not in names else f"{name}-{number + 1}")
    return tuple(names)


def _deeds(steps: Steps) -> list[str]:
    """What steps do, in one word each; choosing is no deed."""
    found: list[str] = []
    for step in steps:
        inside = getattr(step, "steps", None) or getattr(step, "then", None)
        if isinstance(inside, tuple):
            found += _deeds(inside)
        elif not isinstance(step, Let | Every | Chance | Note):
            usual = {field.name: field.default for field in msgspec.structs.fields(step)}
            what = getattr(step, "what", "")
            names = (name_of(type(step)), what if what != usual.get("what") else "")
            found.append("-".join(filter(None, names)).replace("_", "-"))
    return found


@expands(While)
def _lay_while(step: While, lay: Lay, later: Steps) -> list[Step]:
    body = lay(step.steps)
    round_ = [Unless(step.condition, len(body) + 1), *body]
    if step.most:
        loop = lay.name()
        round_ = [Unless(step.condition, len(body) + 2), Again(loop, len(body) + 1), *body]
        return [Countdown(loop, step.most), *round_, Skip(-len(round_) - 1)]
    return [*round_, Skip(-len(round_) - 1)]


@expands(Repeat)
def _lay_repeat(step: Repeat, lay: Lay, later: Steps) -> list[Step]:
    loop, body = lay.name(), lay(step.steps)
    return [Countdown(loop, step.times), Again(loop, len(body) + 1), *body, Skip(-len(body) - 2)]


@expands(ForEach)
def _lay_for_each(step: ForEach, lay: Lay, later: Steps) -> list[Step]:
    loop, body = lay.name(), lay(step.steps)
    return [LineUp(loop, step.of), Next(loop, step.name, len(body) + 1), *body, Skip(-len(body) - 2)]


@expands(OneByOne)
def _lay_one_by_one(step: OneByOne, lay: Lay, later: Steps) -> list[Step]:
    done, body = lay.name(), lay(step.steps)
    purpose = purpose_of(step.name, step.steps)
    choose = Choose(step.name, step.pick, 1, step.may_stop, step.by, purpose, besides=done, must=step.must)
    round_ = [Forget(step.name), choose, Unless(Chosen(step.name), len(body) + 2), Add(step.name, done), *body]
    begin: list[Step] = [Forget(done)]
    if step.until:
        begin.append(Forget(step.until))
        round_ = [Unless(Not(Chosen(step.until)), len(round_) + 1), *round_]
    if step.most:
        loop = lay.name()
        begin.append(Countdown(loop, step.most))
        round_ = [Again(loop, len(round_) + 1), *round_]
    return [*begin, *round_, Skip(-len(round_) - 1)]


def purpose_of(name: str, later: Steps) -> str:
    """What a choice is for, told by the first step that uses its name: ``discard``, ``destroy``, …"""
    for step in later:
        if getattr(step, "cards", None) == name:
            return type(step).__name__.lower()
    return ""


# -- asking ----------------------------------------------------------------------------------------------------


def askers_of(game: CardGame, scope: Scope, by: str) -> tuple[int, ...]:
    """The seats that decide: with several, any one of them for all; with none, nothing is decided."""
    if by == "anyone":
        return tuple(range(game.seats))
    return seats_called(game, scope, by)


def asking_card(game: CardGame, scope: Scope, seats: tuple[int, ...]) -> int:
    """The card that asks, or -1 if somebody who is asked no longer knows it: it was shuffled into a deck meanwhile."""
    card = scope.card("this")
    if card >= 0:
        known = game.seen[card] | game.rules.layout.seers[game.place[card]]
        for seat in seats:
            if not known >> seat & 1:
                return -1
    return card


@resolves(Forget)
def _forget(game: CardGame, scope: Scope, step: Forget) -> None:
    scope.names[step.name] = ()


@resolves(Add)
def _add(game: CardGame, scope: Scope, step: Add) -> None:
    scope.names[step.to] = scope.several(step.to) + scope.several(step.name)


@resolves(Every)
def _every(game: CardGame, scope: Scope, step: Every) -> None:
    scope.names[step.name] = tuple(left_over(game, scope, step.pick))


@resolves(Chance)
def _chance(game: CardGame, scope: Scope, step: Chance) -> None:
    left = left_over(game, scope, step.pick)
    drawn: list[int] = []
    for _ in range(min(evaluate(game, scope, step.count), len(left))):
        drawn.append(left.pop(game.rules.by_chance(game, left)))
    scope.names[step.name] = tuple(drawn)


@resolves(Note)
def _note(game: CardGame, scope: Scope, step: Note) -> None:
    scope.names[step.name] = evaluate(game, scope, step.amount)


@asks(Choose)
def _ask_choose(game: CardGame, scope: Scope, step: Choose) -> Question | Option | None:
    wanted = evaluate(game, scope, step.count)
    chosen = scope.several(step.name)
    if len(chosen) >= wanted:
        return None
    besides = scope.several(step.besides) if step.besides else ()
    found = choices(game, scope, step.pick, chosen + besides)
    if not found:
        return None
    verb = VERB_OF.get(type(step.pick), "")
    may_stop = step.up_to and (step.must is None or not choices(game, scope, step.must, chosen + besides))
    is_last, destroys = len(found) == 1, step.purpose == "destroy"
    if not may_stop and (is_last or destroys) and not is_secret(game, scope, step.pick, chosen + besides):
        if is_last:
            return (verb, found[0], -1)
        left = left_over(game, scope, step.pick, chosen + besides)
        if len(left) <= wanted - len(chosen):
            return (verb, left[0], -1)  # all of them go, and nobody will ever ask in which order
    seats = askers_of(game, scope, step.by)
    if not seats:
        return None
    known = options_about(verb)
    options: list[Option] = [known[one] if 0 <= one < MOST_CARDS else (verb, one, -1) for one in found]
    if may_stop:
        options.append(("done", -1, -1))
    purpose = f"{verb}-{step.purpose}" if step.purpose else verb
    return Question(purpose, seats, options, about=asking_card(game, scope, seats), chosen=len(chosen))


@answers(Choose)
def _answer_choose(game: CardGame, scope: Scope, step: Choose, option: Option) -> None:
    if option[0] == "done":
        return
    chosen = scope.names[step.name] = (*scope.several(step.name), option[1])
    if len(chosen) != step.count:
        scope.at -= 1  # ask again: perhaps there is more to choose


@asks(ChooseTogether)
def _ask_together(game: CardGame, scope: Scope, step: ChooseTogether) -> Question | None:
    verb = VERB_OF[type(step.pick)]
    found = _choices_of_each(game, scope, step)
    each: dict[int, list[Option]] = {
        seat: [(verb, one, -1) for one in choices]
        for seat, choices in found.items()
        if len(choices) > 1 or is_secret(game, _eyes_of(scope, seat), step.pick, ())
    }
    if not each:
        return None
    purpose = f"{verb}-{step.purpose}" if step.purpose else verb
    return Question(purpose, tuple(each), [], about=asking_card(game, scope, tuple(each)), each=each)


@collects(ChooseTogether)
def _collect_together(game: CardGame, scope: Scope, step: ChooseTogether, given: dict[int, Option]) -> None:
    for seat, option in given.items():
        scope.names[f"{step.name}#{seat}"] = option[1]


@resolves(TakeTogether)
def _take_together(game: CardGame, scope: Scope, step: TakeTogether) -> None:
    found = _choices_of_each(game, scope, step)
    chosen = [scope.names.pop(f"{step.name}#{seat}", one[0]) for seat, one in found.items()]
    scope.names[step.name] = tuple(one for one in chosen if isinstance(one, int))
    scope.names[f"{step.name}#"] = tuple(found)


def _choices_of_each(game: CardGame, scope: Scope, step: ChooseTogether | TakeTogether) -> dict[int, list[int]]:
    """What each seat has to choose from; those with nothing are left out."""
    found = {}
    for seat in seats_called(game, scope, step.who):
        if mine := choices(game, _eyes_of(scope, seat), step.pick, ()):
            found[seat] = mine
    return found


def _eyes_of(scope: Scope, seat: int) -> Scope:
    """The same names, and ``them`` for one of those who choose."""
    return Scope(scope.block, scope.at, {**scope.names, "them": seat})


@finds(ChoiceOf)
def _choice_of(game: CardGame, scope: Scope, pick: ChoiceOf) -> list[int]:
    choosers = scope.several(f"{pick.name}#")
    chosen = scope.several(pick.name)
    return [chosen[choosers.index(seat)] for seat in seats_called(game, scope, pick.who) if seat in choosers]


@resolves(Skip)
def _skip(game: CardGame, scope: Scope, step: Skip) -> None:
    scope.at += step.by


@resolves(Unless)
def _unless(game: CardGame, scope: Scope, step: Unless) -> None:
    if not holds(game, scope, step.condition):
        scope.at += step.skip


@asks(Offer)
def _ask_offer(game: CardGame, scope: Scope, step: Offer) -> Question | Option | None:
    seats = askers_of(game, scope, step.by)
    if not seats or not worthwhile(game, scope, step.steps):
        return ("no", -1, -1)
    return Question("may", seats, [("yes", -1, -1), ("no", -1, -1)], about=asking_card(game, scope, seats))


@answers(Offer)
def _answer_offer(game: CardGame, scope: Scope, step: Offer, option: Option) -> None:
    if option[0] == "no":
        scope.at += step.skip


@asks(Fork)
def _ask_fork(game: CardGame, scope: Scope, step: Fork) -> Question | Option | None:
    ways = [i for i, branch in enumerate(step.branches) if possible(game, scope, branch)]
    if not ways:
        done = [steps_possible(game, scope, branch) for branch in step.branches]
        ways = [i for i, steps in enumerate(done) if steps == max(done)]
    seats = askers_of(game, scope, step.by)
    if len(ways) == 1 or not seats:
        return ("branch", ways[0], -1)
    options: list[Option] = [("branch", way, -1) for way in ways]
    return Question("one-of", seats, options, about=asking_card(game, scope, seats))


@answers(Fork)
def _answer_fork(game: CardGame, scope: Scope, step: Fork, option: Option) -> None:
    scope.at += step.skips[option[1]]


@resolves(Countdown)
def _countdown(game: CardGame, scope: Scope, step: Countdown) -> None:
    scope.names[step.name] = evaluate(game, scope, step.times)


@resolves(Again)
def _again(game: CardGame, scope: Scope, step: Again) -> None:
    left = scope.seat(step.name)
    if left <= 0:
        scope.at += step.skip
    else:
        scope.names[step.name] = left - 1


@resolves(LineUp)
def _line_up(game: CardGame, scope: Scope, step: LineUp) -> None:
    scope.names[step.name] = seats_called(game, scope, step.of)


@resolves(Next)
def _next(game: CardGame, scope: Scope, step: Next) -> None:
    line = scope.several(step.line)
    if not line:
        scope.at += step.skip
    else:
        scope.names[step.name] = line[0]
        scope.names[step.line] = line[1:]


# -- what can be done ------------------------------------------------------------------------------------------


@possible_if(Let)
def _can_let(game: CardGame, scope: Scope, step: Let) -> bool:
    whose = getattr(step.pick, "whose", "you")
    if whose not in scope.names and whose not in ("all", "others"):
        return True  # it depends on a player still to be chosen
    if step.up_to:
        return bool(candidates(game, scope, step.pick))
    return len(candidates(game, scope, step.pick)) >= evaluate(game, scope, step.count)


@possible_if(Every, gift=True)
def _can_take_up(game: CardGame, scope: Scope, step: Every) -> bool:
    """To do something with all there are of a kind, there has to be one."""
    return bool(candidates(game, scope, step.pick))


@possible_if(OneOf)
def _can_one_of(game: CardGame, scope: Scope, step: OneOf) -> bool:
    return any(possible(game, scope, branch) for branch in step.branches)
