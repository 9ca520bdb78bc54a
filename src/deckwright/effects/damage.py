"""Damage and healing: doubled, reduced or prevented on the way, and what happens at zero.

What a dealer adds is worked out first, then what the one who suffers takes off. What it means that the last life is
gone is the game's to say (``CardRules.ran_out``, ``CardRules.card_beaten``): death, exhaustion, the end.
"""

from __future__ import annotations

from typing import Final

from deckwright.core.game import Scope, mark_key
from deckwright.core.steps import resolves
from deckwright.effects.amounts import spelled_out
from deckwright.effects.feasibility import possible_if
from deckwright.effects.lookup import CardGame
from deckwright.effects.modifiers import modified
from deckwright.effects.picks import room_for, seats_called
from deckwright.effects.triggers import DAMAGED, HEALED, fire
from deckwright.effects.turns import changed
from deckwright.effects.vocabulary.damage import Damage, Heal, Hit

DEALT: Final = "damage_dealt"
ATTACK: Final = "attack_damage"
TAKEN: Final = "damage_taken"
HEALING: Final = "healing"
ATTACKING: Final = "#attack"
"""Marks the scope of an attack under way."""


class InTurn:
    """What one step starts for several players or cards: the first one's deaths and answers come first.

    The stack does last what was started first, so everything started waits until the step is done.
    """

    __slots__ = ("game", "scope", "waiting")

    def __init__(self, game: CardGame, scope: Scope) -> None:
        self.game = game
        self.scope = scope
        self.waiting: list[list[Scope]] = []

    def wait(self) -> None:
        """Set aside what was started since the last one."""
        stack = self.game.stack
        if stack and stack[-1] is not self.scope:
            above = stack.index(self.scope) + 1
            self.waiting.append(stack[above:])
            del stack[above:]

    def go_on(self) -> None:
        """Put everything on the stack, the first one's on top."""
        if self.game.outcome is None:
            for scopes in reversed(self.waiting):
                self.game.stack += scopes


# -- players ---------------------------------------------------------------------------------------------------


def damage(game: CardGame, seat: int, amount: int, *, dealer: int = -1, what: str = "life", card: int = -1) -> int:
    """A seat suffers damage from a card, reduced by what protects it; returns how much it really lost."""
    struck, amount = amount, changed(game, seat, TAKEN, amount, used=True, about=card) if amount > 0 else 0
    if amount != struck:
        game.reckon("protection", amount - struck)
    if amount <= 0 or game.outcome is not None:
        return 0
    counter = game.rules.layout.counter_at(what, seat)
    had = game.counters[counter]
    lost = -game.add(counter, -amount)
    game.tell("damaged", seat=seat, what=what, amount=lost)
    if had <= amount:
        game.rules.ran_out(game, seat, what, had, amount - lost, dealer, card)
    if lost:
        fire(game, seat, DAMAGED)
    return lost


def heal(game: CardGame, seat: int, amount: int, *, what: str = "life") -> int:
    """A seat is healed, perhaps more than once over; returns by how much."""
    amount = max(0, min(changed(game, seat, HEALING, amount, used=True), room_for(game, seat, what)))
    healed = game.add(game.rules.layout.counter_at(what, seat), amount)
    if healed:
        game.tell("healed", seat=seat, what=what, amount=healed)
        fire(game, seat, HEALED)
    return healed


def dealt_by(game: CardGame, scope: Scope, amount: int) -> int:
    """Damage with what its dealer adds: in an attack that is the attacker, even when the effect is sent back."""
    if ATTACKING in scope.names:
        attacker = scope.seat("attacker")
        strengthened = changed(game, attacker, ATTACK, amount, used=True) if attacker >= 0 else amount
    else:
        strengthened = changed(game, scope.seat("you"), DEALT, amount, used=True)
    if strengthened != amount:
        game.reckon("strengthened", strengthened - amount)
    return strengthened


def dealer_of(scope: Scope) -> int:
    """Whose doing damage is: in an attack the attacker's, or his who sent the effect back; else yours."""
    return scope.seat("dealer" if ATTACKING in scope.names else "you")


@resolves(Damage)
def _damage(game: CardGame, scope: Scope, step: Damage) -> None:
    amount = dealt_by(game, scope, spelled_out(game, scope, step.amount))
    dealer = scope.seat(step.dealer) if step.dealer else dealer_of(scope)
    returned = ATTACKING in scope.names and scope.seat("target") != scope.seat("defender")
    in_turn = InTurn(game, scope)
    for seat in _sufferers(game, scope, step):
        had = game.counters[game.rules.layout.counter_at(step.what, seat)]
        lost = damage(game, seat, amount, dealer=dealer, what=step.what, card=scope.card("this"))
        _remember(scope, step.hurt, seat, lost > 0 and not returned)
        _remember(scope, step.fallen, seat, 0 < had == lost and not returned)
        in_turn.wait()
    in_turn.go_on()


def _sufferers(game: CardGame, scope: Scope, step: Damage | Heal) -> tuple[int, ...]:
    layout = game.rules.layout
    if layout.counter_owner[layout.counter(step.what)] < 0:
        return (-1,)
    return seats_called(game, scope, step.who)


def _remember(scope: Scope, name: str, one: int, really: bool) -> None:
    if name and really:
        scope.names[name] = (*scope.several(name), one)


@resolves(Heal)
def _heal(game: CardGame, scope: Scope, step: Heal) -> None:
    amount = spelled_out(game, scope, step.amount)
    in_turn = InTurn(game, scope)
    for seat in _sufferers(game, scope, step):
        heal(game, seat, amount, what=step.what)
        in_turn.wait()
    in_turn.go_on()


@possible_if(Heal, gift=True)
def _can_heal(game: CardGame, scope: Scope, step: Heal) -> bool:
    return any(room_for(game, seat, step.what) > 0 for seat in _sufferers(game, scope, step))


# -- cards -----------------------------------------------------------------------------------------------------


def hit(game: CardGame, card: int, amount: int, *, dealer: int = -1, mark: int = 0) -> int:
    """Deal damage to a card, reduced by what is printed on it; returns how many tokens it lost."""
    rules = game.rules
    eyes = Scope(0, 0, {"you": dealer, "this": card})
    struck, amount = amount, modified(game, eyes, TAKEN, amount, rules.modifiers[game.cards[card]])
    if amount != struck:
        game.reckon("protection", amount - struck)
    lost = -game.mark(card, mark, -amount) if amount > 0 else 0
    game.tell("hit", seat=dealer, card=card, amount=lost)
    if lost:
        if not game.marks[mark_key(card, mark)]:
            rules.card_beaten(game, card, dealer)
        fire(game, dealer, DAMAGED, about=card)
    return lost


@resolves(Hit)
def _hit(game: CardGame, scope: Scope, step: Hit) -> None:
    amount = dealt_by(game, scope, spelled_out(game, scope, step.amount))
    mark = game.rules.mark_names.index(step.what)
    in_turn = InTurn(game, scope)
    for card in scope.several(step.cards):
        had = game.marks.get(mark_key(card, mark), 0)
        lost = hit(game, card, amount, dealer=dealer_of(scope), mark=mark)
        _remember(scope, step.hurt, card, lost > 0)
        _remember(scope, step.fallen, card, 0 < had == lost)
        in_turn.wait()
    in_turn.go_on()
