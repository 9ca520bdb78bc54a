"""Attacks and defences.

An attack names players. Each may answer with a defence before the effect reaches them: one after the other, each struck
before the next answers (``in-turn``); all of them before anybody is struck (``first``); or all at once and in secret
(``secretly``). A defence is a text of the defending card. It may send the effect back: then the attacker suffers
it, with the defender's numbers, and cannot defend, since an effect is not an attack.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from deckwright.core.errors import AuthorError, InternalError
from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import Step, answers, asks, collects, resolves
from deckwright.effects.damage import ATTACKING
from deckwright.effects.flow import Forget, Lay, LineUp, Next, Skip, expands, forgets
from deckwright.effects.lookup import rules_of
from deckwright.effects.texts import perform
from deckwright.effects.words import Name, Steps, word

DEFENCE = "defence"
_DEFENDING = "#defending"
"""Marks the scope of an attack while defences against it are carried out."""


@word
class Attack(Step, frozen=True):
    """Attack players: who does not avoid it suffers the effect.

    In the effect ``target`` suffers, and ``defender`` is the player attacked, whose numbers count: they are the same
    unless the effect was sent back. Afterwards ``avoided`` tells who escaped, ``sent_back`` who sent it back.
    """

    gives: ClassVar[tuple[str, ...]] = ("target", "defender", "attacker", "dealer")
    leaves: ClassVar[tuple[str, ...]] = ("avoided", "sent_back")

    whom: Name
    effect: Steps
    declare: Literal["in-turn", "first", "secretly"] = "in-turn"
    attacker: Name = "you"
    """Nobody, if empty: then there is nobody to send the effect back to."""


@word
class Avoid(Step, frozen=True):
    """In a defence: you escape the attack."""


@word
class SendBack(Step, frozen=True):
    """In a defence: the effect that you escape is suffered by the attacker."""


class BeginAttack(Step, frozen=True):
    """The attack begins: whoever it is that attacks."""

    attacker: str


class EndAttack(Step, frozen=True):
    """What comes now is no attack any more."""


class Defend(Step, frozen=True):
    """Ask the defender for a defence."""


class DefendTogether(Step, frozen=True):
    """Ask all defenders at the same time."""

    line: str


class Aim(Step, frozen=True):
    """The effect goes to the defender, or back to the attacker; or it is skipped."""

    skip: int


@expands(Attack)
def _lay_attack(step: Attack, lay: Lay, later: Steps) -> list[Step]:
    line, body = lay.name(), lay(step.effect)
    if any(isinstance(one, BeginAttack) for one in body):
        raise AuthorError("bad-word", "an attack inside the effect of an attack needs a text of its own")
    begin = [*forgets(step.effect), *map(Forget, step.leaves), BeginAttack(step.attacker), LineUp(line, step.whom)]
    strike: list[Step] = [Aim(len(body)), *body]
    if step.declare == "in-turn":
        return [*begin, *_for_each_defender(line, [Defend(), *strike]), EndAttack()]
    second = lay.name()
    declare = [DefendTogether(line)] if step.declare == "secretly" else _for_each_defender(line, [Defend()])
    return [*begin, LineUp(second, line), *declare, *_for_each_defender(second, strike), EndAttack()]


def _for_each_defender(line: str, steps: list[Step]) -> list[Step]:
    return [Next(line, "defender", len(steps) + 1), *steps, Skip(-len(steps) - 2)]


# -- the attack ------------------------------------------------------------------------------------------------


@resolves(BeginAttack)
def _begin(game: Game, scope: Scope, step: BeginAttack) -> None:
    attacker = scope.seat(step.attacker) if step.attacker else -1
    scope.names["attacker"] = attacker
    scope.names[ATTACKING] = 1
    game.tell("attacked", seat=attacker, card=scope.card("this"))


@resolves(EndAttack)
def _end(game: Game, scope: Scope, step: EndAttack) -> None:
    del scope.names[ATTACKING]


@resolves(Aim)
def _aim(game: Game, scope: Scope, step: Aim) -> None:
    scope.names.pop(_DEFENDING, None)
    defender, attacker = scope.seat("defender"), scope.seat("attacker")
    sent_back = defender in scope.several("sent_back")
    target = attacker if sent_back else defender
    if target < 0 or (not sent_back and defender in scope.several("avoided")):
        scope.at += step.skip
        return
    scope.names["target"] = target
    scope.names["dealer"] = defender if sent_back else attacker


# -- the answers -----------------------------------------------------------------------------------------------


def _defences(game: Game, scope: Scope, seat: int) -> list[Option]:
    cards = rules_of(game).defences(game, seat, scope.card("this"))
    return [*(("defend", card, -1) for card in cards), ("no", -1, -1)] if cards else []


def _defend(game: Game, scope: Scope, given: dict[int, Option]) -> None:
    """Carry defences out in their order; each tells the attack below it what became of the effect."""
    defences = [(seat, card) for seat, (verb, card, _) in given.items() if verb == "defend"]
    for seat, card in defences:
        scope.names[_DEFENDING] = 1
        game.tell("defended", seat=seat, card=card)
    for seat, card in reversed(defences):
        perform(game, card, DEFENCE, seat, {"attacker": scope.seat("attacker")})


@asks(Defend)
def _ask_defend(game: Game, scope: Scope, step: Defend) -> Question | None:
    seat = scope.seat("defender")
    options = _defences(game, scope, seat)
    return Question("defend", (seat,), options, about=scope.card("this")) if options else None


@answers(Defend)
def _answer_defend(game: Game, scope: Scope, step: Defend, option: Option) -> None:
    _defend(game, scope, {scope.seat("defender"): option})


@asks(DefendTogether)
def _ask_together(game: Game, scope: Scope, step: DefendTogether) -> Question | None:
    each = {seat: options for seat in scope.several(step.line) if (options := _defences(game, scope, seat))}
    return Question("defend", tuple(each), [], about=scope.card("this"), each=each) if each else None


@collects(DefendTogether)
def _collect_together(game: Game, scope: Scope, step: DefendTogether, given: dict[int, Option]) -> None:
    _defend(game, scope, {seat: given[seat] for seat in scope.several(step.line) if seat in given})


def _attack_under_way(game: Game) -> Scope:
    for scope in reversed(game.stack):
        if _DEFENDING in scope.names:
            return scope
    raise InternalError("no-attack", "a defence is carried out though nobody attacks")


@resolves(Avoid)
def _avoid(game: Game, scope: Scope, step: Avoid) -> None:
    attack = _attack_under_way(game)
    attack.names["avoided"] = (*attack.several("avoided"), scope.seat("you"))


@resolves(SendBack)
def _send_back(game: Game, scope: Scope, step: SendBack) -> None:
    attack = _attack_under_way(game)
    attack.names["sent_back"] = (*attack.several("sent_back"), scope.seat("you"))
