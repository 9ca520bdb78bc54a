"""Attacks and defences.

An attack names players. Each may answer with a defence before the effect reaches them: one after the other, each struck
before the next answers (``in-turn``); all of them before anybody is struck (``first``); or all at once and in secret
(``secretly``). A defence is a text of the defending card. It may send the effect back: then the attacker suffers
it, with the defender's numbers, and cannot defend, since an effect is not an attack.
"""

from __future__ import annotations

from typing import Final

from deckwright.core.declared import Step
from deckwright.core.game import Scope, Value
from deckwright.core.questions import Option, Question, options_about
from deckwright.core.steps import answers, asks, collects, resolves
from deckwright.effects.damage import ATTACKING
from deckwright.effects.flow import Lay, expands, forgets
from deckwright.effects.lookup import CardGame
from deckwright.effects.picks import seats_called
from deckwright.effects.texts import perform
from deckwright.effects.vocabulary.attack import (
    LEAVES,
    AfterAttack,
    Aim,
    Attack,
    Avoid,
    BeginAttack,
    Defend,
    DefendTogether,
    EndAttack,
    Leave,
    Postpone,
    Resume,
    SendBack,
)
from deckwright.effects.vocabulary.flow import Forget, LineUp, Next, Skip
from deckwright.effects.words import Steps
from deckwright.errors import AuthorError, InternalError

DEFENCE: Final = "defence"
_DEFEND: Final = options_about("defend")
_DEFENDING: Final = "#defending"
"""Marks the scope of an attack while defences against it are carried out."""
TARGETS: Final = "#targets"
"""In the scope of an attack: all whom it strikes."""
_WAITING: Final = "#waiting"
"""In the scope of an attack: the defences that go on after sending it back, each as seat, block, step and card."""


@expands(Attack)
def _lay_attack(step: Attack, lay: Lay, later: Steps) -> list[Step]:
    line, body = lay.name(), lay(step.effect)
    if any(isinstance(one, BeginAttack) for one in body):
        raise AuthorError("bad-word", "an attack inside the effect of an attack needs a text of its own")
    begin = [*forgets(step.effect), *map(Forget, LEAVES), LineUp(line, step.whom)]
    begin.append(BeginAttack(step.attacker, line, step.out))
    strike: list[Step] = [Aim(len(body)), *body, Resume()]
    if step.declare == "in-turn":
        return [*begin, *_for_each_defender(line, [Defend(), *strike]), EndAttack()]
    second = lay.name()
    declare = [DefendTogether(line)] if step.declare == "secretly" else _for_each_defender(line, [Defend()])
    return [*begin, LineUp(second, line), *declare, *_for_each_defender(second, strike), EndAttack()]


@expands(AfterAttack)
def _lay_after(step: AfterAttack, lay: Lay, later: Steps) -> list[Step]:
    body = lay(step.steps)
    return [Postpone(len(body) + 1), *body, Leave()]


def _for_each_defender(line: str, steps: list[Step]) -> list[Step]:
    return [Next(line, "defender", len(steps) + 1), *steps, Skip(-len(steps) - 2)]


# -- the attack ------------------------------------------------------------------------------------------------


@resolves(BeginAttack)
def _begin(game: CardGame, scope: Scope, step: BeginAttack) -> None:
    attacker = scope.seat(step.attacker) if step.attacker else -1
    scope.names["attacker"] = attacker
    scope.names[ATTACKING] = 1
    targets = scope.names[TARGETS] = scope.several(step.whom)
    out = seats_called(game, scope, step.out) if step.out else ()
    scope.names["avoided"] = tuple(seat for seat in targets if seat in out)
    game.tell("attacked", seat=attacker, card=scope.card("this"))
    for seat in targets:
        game.tell("targeted", seat=seat, card=scope.card("this"))


@resolves(EndAttack)
def _end(game: CardGame, scope: Scope, step: EndAttack) -> None:
    del scope.names[ATTACKING], scope.names[TARGETS]


@resolves(Aim)
def _aim(game: CardGame, scope: Scope, step: Aim) -> None:
    scope.names.pop(_DEFENDING, None)
    defender, attacker = scope.seat("defender"), scope.seat("attacker")
    sent_back = defender in scope.several("sent_back")
    target = attacker if sent_back else defender
    if target < 0 or (not sent_back and defender in scope.several("avoided")):
        scope.at += step.skip
        return
    scope.names["target"] = target
    scope.names["dealer"] = defender if sent_back else attacker


@resolves(Postpone)
def _postpone(game: CardGame, scope: Scope, step: Postpone) -> None:
    later = Scope(scope.block, scope.at, dict(scope.names))
    scope.at += step.skip
    for index in range(len(game.stack) - 1, -1, -1):
        if ATTACKING in game.stack[index].names:
            game.stack.insert(index, later)
            return
    game.stack.append(later)


@resolves(Leave)
def _leave(game: CardGame, scope: Scope, step: Leave) -> None:
    scope.at = len(game.rules.blocks[scope.block])


# -- the answers -----------------------------------------------------------------------------------------------


def _defences(game: CardGame, scope: Scope, seat: int) -> list[Option]:
    if seat in scope.several("avoided"):
        return []  # who stays out needs no defence
    rules, against = game.rules, scope.card("this")
    if not rules.may_defend(game, seat, against):
        return []
    options: list[Option] = [_DEFEND[card] for card in rules.defences(game, seat, against)]
    options.append(("no", -1, -1))
    return options


def _defend(game: CardGame, scope: Scope, given: dict[int, Option]) -> None:
    """Carry defences out in their order; each tells the attack below it what became of the effect."""
    defences = [(seat, card) for seat, (verb, card, _) in given.items() if verb == "defend"]
    for seat, card in defences:
        scope.names[_DEFENDING] = 1
        game.tell("defended", seat=seat, card=card)
    for seat, card in reversed(defences):
        perform(game, card, DEFENCE, seat, {"attacker": scope.seat("attacker")})


@asks(Defend)
def _ask_defend(game: CardGame, scope: Scope, step: Defend) -> Question | None:
    seat = scope.seat("defender")
    options = _defences(game, scope, seat)
    if not options:
        game.settle(("no", -1, -1))
        return None
    return Question("defend", (seat,), options, about=scope.card("this"))


@answers(Defend)
def _answer_defend(game: CardGame, scope: Scope, step: Defend, option: Option) -> None:
    _defend(game, scope, {scope.seat("defender"): option})


@asks(DefendTogether)
def _ask_together(game: CardGame, scope: Scope, step: DefendTogether) -> Question | None:
    each = {seat: options for seat in scope.several(step.line) if (options := _defences(game, scope, seat))}
    return Question("defend", tuple(each), [], about=scope.card("this"), each=each) if each else None


@collects(DefendTogether)
def _collect_together(game: CardGame, scope: Scope, step: DefendTogether, given: dict[int, Option]) -> None:
    _defend(game, scope, {seat: given[seat] for seat in scope.several(step.line) if seat in given})


def _attack_under_way(game: CardGame) -> Scope:
    for scope in reversed(game.stack):
        if _DEFENDING in scope.names:
            return scope
    raise InternalError("no-attack", "a defence is carried out though nobody attacks")


@resolves(Avoid)
def _avoid(game: CardGame, scope: Scope, step: Avoid) -> None:
    attack = _attack_under_way(game)
    attack.names["avoided"] = (*attack.several("avoided"), scope.seat("you"))


@resolves(SendBack)
def _send_back(game: CardGame, scope: Scope, step: SendBack) -> None:
    attack, you = _attack_under_way(game), scope.seat("you")
    if attack.seat("attacker") < 0:
        return  # there is nobody to send it back to
    game.tell("sent-back", seat=you, card=scope.card("this"))
    attack.names["sent_back"] = (*attack.several("sent_back"), you)
    # The rest of this text waits until the attacker has suffered the effect.
    attack.names[_WAITING] = (*attack.several(_WAITING), you, scope.block, scope.at, scope.card("this"))
    scope.at = len(game.rules.blocks[scope.block])


@resolves(Resume)
def _resume(game: CardGame, scope: Scope, step: Resume) -> None:
    waiting, defender = scope.several(_WAITING), scope.seat("defender")
    for first in range(0, len(waiting), 4):
        seat, block, at, card = waiting[first : first + 4]
        if seat == defender:
            scope.names[_WAITING] = waiting[:first] + waiting[first + 4 :]
            names: dict[str, Value] = {"you": seat, "this": card, "source": -1, "attacker": scope.seat("attacker")}
            game.stack.append(Scope(block, at, names))
            return
