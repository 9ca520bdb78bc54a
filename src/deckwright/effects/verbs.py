"""Verbs: what effects do to cards and numbers."""

from __future__ import annotations

from deckwright.core.game import Game, Scope
from deckwright.core.steps import Step, resolves
from deckwright.effects.amounts import count, evaluate
from deckwright.effects.flow import possible_if
from deckwright.effects.picks import seats_called
from deckwright.effects.words import Computed, CounterName, Name, ZoneName, word

# -- numbers ---------------------------------------------------------------------------------------------------


@word
class Gain(Step, frozen=True):
    """A player, or each of several, gets some of something."""

    what: CounterName
    amount: int | Computed
    who: Name = "you"


@word
class Lose(Step, frozen=True):
    """A player, or each of several, loses some of something: as much as there is."""

    what: CounterName
    amount: int | Computed
    who: Name = "you"


@word
class Pay(Step, frozen=True):
    """A player gives up some of something, all of it or not at all."""

    what: CounterName
    amount: int | Computed
    who: Name = "you"


@word
class Transfer(Step, frozen=True):
    """Move some of something from one player to another: as much as there is."""

    what: CounterName
    amount: int | Computed
    to: Name
    giver: Name = "you"


@word
class Double(Step, frozen=True):
    """A player gets as much of something again as there is."""

    what: CounterName
    who: Name = "you"


@word
class Boost(Step, frozen=True):
    """A value of a player is higher until the turn ends."""

    what: str
    amount: int | Computed
    who: Name = "you"


@word
class Roll(Step, frozen=True):
    """Throw a die and give the result a name."""

    name: str
    sides: int = 6


# -- cards -----------------------------------------------------------------------------------------------------


@word
class Move(Step, frozen=True):
    """Put chosen cards on top of a zone, or under it."""

    cards: Name
    to: ZoneName
    whose: Name = "you"
    under: bool = False


@word
class Discard(Step, frozen=True):
    """Discard chosen cards."""

    cards: Name


@word
class Destroy(Step, frozen=True):
    """Destroy chosen cards."""

    cards: Name


@word
class Shuffle(Step, frozen=True):
    """Shuffle a zone."""

    zone: ZoneName
    whose: Name = "you"


@word
class Reveal(Step, frozen=True):
    """Show chosen cards to everybody."""

    cards: Name


# -- how ---------------------------------------------------------------------------------------------------------


def boost_counter(game: Game, what: str, seat: int) -> int:
    """The counter that holds the bonus of this turn to a value."""
    return game.rules.layout.counter_at(f"{what}_bonus", seat)


@resolves(Gain)
def _gain(game: Game, scope: Scope, step: Gain) -> None:
    amount = evaluate(game, scope, step.amount)
    if amount:
        layout = game.rules.layout
        for seat in seats_called(game, scope, step.who):
            game.add(layout.counter_at(step.what, seat), amount)


@resolves(Lose)
def _lose(game: Game, scope: Scope, step: Lose) -> None:
    amount = evaluate(game, scope, step.amount)
    if amount:
        layout = game.rules.layout
        for seat in seats_called(game, scope, step.who):
            game.add(layout.counter_at(step.what, seat), -amount)


@resolves(Pay)
def _pay(game: Game, scope: Scope, step: Pay) -> None:
    amount = evaluate(game, scope, step.amount)
    for seat in seats_called(game, scope, step.who):
        game.add(game.rules.layout.counter_at(step.what, seat), -amount)


@possible_if(Pay)
def _can_pay(game: Game, scope: Scope, step: Pay) -> bool:
    amount = evaluate(game, scope, step.amount)
    return all(count(game, seat, step.what) >= amount for seat in seats_called(game, scope, step.who))


@resolves(Transfer)
def _transfer(game: Game, scope: Scope, step: Transfer) -> None:
    layout = game.rules.layout
    giver, to = scope.seat(step.giver), scope.seat(step.to)
    if giver < 0 or to < 0:
        return  # nobody could be chosen
    moved = -game.add(layout.counter_at(step.what, giver), -evaluate(game, scope, step.amount))
    game.add(layout.counter_at(step.what, to), moved)


@resolves(Double)
def _double(game: Game, scope: Scope, step: Double) -> None:
    for seat in seats_called(game, scope, step.who):
        counter = game.rules.layout.counter_at(step.what, seat)
        game.add(counter, game.counters[counter])


@resolves(Boost)
def _boost(game: Game, scope: Scope, step: Boost) -> None:
    amount = evaluate(game, scope, step.amount)
    for seat in seats_called(game, scope, step.who):
        game.add(boost_counter(game, step.what, seat), amount)


@resolves(Roll)
def _roll(game: Game, scope: Scope, step: Roll) -> None:
    scope.names[step.name] = game.roll(step.sides)


@resolves(Move)
def _move(game: Game, scope: Scope, step: Move) -> None:
    place = game.rules.layout.zone_at(step.to, scope.seat(step.whose))
    for card in scope.several(step.cards):
        game.rules.move(game, card, place, under=step.under)


@resolves(Discard)
def _discard(game: Game, scope: Scope, step: Discard) -> None:
    for card in scope.several(step.cards):
        game.rules.move(game, card, game.rules.discard_place(game, card))


@resolves(Destroy)
def _destroy(game: Game, scope: Scope, step: Destroy) -> None:
    for card in scope.several(step.cards):
        game.rules.move(game, card, game.rules.destroy_place(game, card))


@resolves(Shuffle)
def _shuffle(game: Game, scope: Scope, step: Shuffle) -> None:
    game.shuffle(game.rules.layout.zone_at(step.zone, scope.seat(step.whose)))


@resolves(Reveal)
def _reveal(game: Game, scope: Scope, step: Reveal) -> None:
    for card in scope.several(step.cards):
        game.show(card)
