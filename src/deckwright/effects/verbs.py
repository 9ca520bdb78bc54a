"""Verbs: what effects do to cards and numbers."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.core.steps import resolves
from deckwright.effects.amounts import evaluate, spelled_out
from deckwright.effects.feasibility import possible_if
from deckwright.effects.lookup import CardGame
from deckwright.effects.picks import room_for, seats_called
from deckwright.effects.purses import available, spend
from deckwright.effects.triggers import DESTROYED, GAINED, happen
from deckwright.effects.turns import changed
from deckwright.effects.vocabulary.verbs import (
    Acquire,
    AcquireIt,
    Boost,
    Destroy,
    DestroyIt,
    Discard,
    Double,
    Gain,
    Lose,
    Move,
    Pay,
    PutTokens,
    Reveal,
    Roll,
    SetTo,
    Shuffle,
    TakeTokens,
    Transfer,
)

# -- how ---------------------------------------------------------------------------------------------------------


def boost_counter(game: CardGame, what: str, seat: int) -> int:
    """The counter that holds the bonus of this turn to a value."""
    return game.rules.layout.counter_at(f"{what}_bonus", seat)


@resolves(Gain)
def _gain(game: CardGame, scope: Scope, step: Gain) -> None:
    amount = spelled_out(game, scope, step.amount)
    if amount:
        layout = game.rules.layout
        limited = step.what in game.rules.ceilings
        for seat in seats_called(game, scope, step.who):
            more = _as_value(game, seat, step.what, amount)
            fits = max(0, min(more, room_for(game, seat, step.what))) if limited else more
            game.add(layout.counter_at(step.what, seat), fits)


def _as_value(game: CardGame, seat: int, what: str, amount: int) -> int:
    """What is gained or lost of a counter that modifiers may change."""
    return changed(game, seat, what, amount) if what in game.rules.changeable else amount


@possible_if(Gain, gift=True)
def _can_gain(game: CardGame, scope: Scope, step: Gain) -> bool:
    if step.what not in game.rules.ceilings:
        return True
    amount = evaluate(game, scope, step.amount)
    return all(room_for(game, seat, step.what) >= amount for seat in seats_called(game, scope, step.who))


@resolves(Lose)
def _lose(game: CardGame, scope: Scope, step: Lose) -> None:
    amount = spelled_out(game, scope, step.amount)
    if amount:
        layout = game.rules.layout
        for seat in seats_called(game, scope, step.who):
            game.add(layout.counter_at(step.what, seat), -_as_value(game, seat, step.what, amount))


@resolves(Pay)
def _pay(game: CardGame, scope: Scope, step: Pay) -> None:
    amount = evaluate(game, scope, step.amount)
    fallen = []
    for seat in seats_called(game, scope, step.who):
        spend(game, seat, step.what, amount, step.purpose)
        if _paid_all(game, scope, step, seat, amount):
            fallen.append(seat)
    if step.fallen:
        scope.names[step.fallen] = tuple(fallen)


def _paid_all(game: CardGame, scope: Scope, step: Pay, seat: int, amount: int) -> bool:
    """Whether a seat has paid the last of something vital; then it has run out of it, by its own doing."""
    rules = game.rules
    if step.what not in rules.vital or game.counters[rules.layout.counter_at(step.what, seat)]:
        return False
    rules.ran_out(game, seat, step.what, amount, 0, seat, scope.card("this"))
    return True


@possible_if(Pay)
def _can_pay(game: CardGame, scope: Scope, step: Pay) -> bool:
    amount = evaluate(game, scope, step.amount)
    seats = seats_called(game, scope, step.who)
    return all(available(game, seat, step.what, step.purpose) >= amount for seat in seats)


@resolves(Transfer)
def _transfer(game: CardGame, scope: Scope, step: Transfer) -> None:
    layout = game.rules.layout
    giver, to = scope.seat(step.giver), scope.seat(step.to)
    if giver < 0 or to < 0:
        return  # nobody could be chosen
    moved = -game.add(layout.counter_at(step.what, giver), -evaluate(game, scope, step.amount))
    game.add(layout.counter_at(step.what, to), moved)


@resolves(Double)
def _double(game: CardGame, scope: Scope, step: Double) -> None:
    for seat in seats_called(game, scope, step.who):
        counter = game.rules.layout.counter_at(step.what, seat)
        game.add(counter, game.counters[counter])


@resolves(Boost)
def _boost(game: CardGame, scope: Scope, step: Boost) -> None:
    amount = evaluate(game, scope, step.amount)
    for seat in seats_called(game, scope, step.who):
        game.add(boost_counter(game, step.what, seat), amount)


@resolves(SetTo)
def _set_to(game: CardGame, scope: Scope, step: SetTo) -> None:
    amount = evaluate(game, scope, step.amount)
    for seat in seats_called(game, scope, step.who):
        counter = game.rules.layout.counter_at(step.what, seat)
        game.add(counter, amount - game.counters[counter])


@resolves(Roll)
def _roll(game: CardGame, scope: Scope, step: Roll) -> None:
    scope.names[step.name] = game.roll(step.sides)


@resolves(Move)
def _move(game: CardGame, scope: Scope, step: Move) -> None:
    place = game.rules.layout.zone_at(step.to, scope.seat(step.whose))
    for card in scope.several(step.cards):
        game.rules.move(game, card, place, under=step.under)


@resolves(Discard)
def _discard(game: CardGame, scope: Scope, step: Discard) -> None:
    for card in scope.several(step.cards):
        game.rules.move(game, card, game.rules.discard_place(game, card))


@possible_if(Destroy)
def _can_destroy(game: CardGame, scope: Scope, step: Destroy) -> bool:
    """What is destroyed already cannot be destroyed again."""
    return all(game.place[card] != game.rules.destroy_place(game, card) for card in scope.several(step.cards))


@resolves(Destroy)
def _destroy(game: CardGame, scope: Scope, step: Destroy) -> None:
    cards = scope.several(step.cards)
    if happen(game, DESTROYED, cards, "destroying"):
        return
    for card in cards:
        game.rules.move(game, card, game.rules.destroy_place(game, card))


def acquire(game: CardGame, seat: int, cards: tuple[int, ...], place: int) -> None:
    """A seat gains cards, which go to a place of its own unless something else happens instead."""
    if happen(game, GAINED, cards, "gaining", seat=seat, place=place):
        return
    for card in cards:
        game.rules.move(game, card, place)


@resolves(Acquire)
def _acquire(game: CardGame, scope: Scope, step: Acquire) -> None:
    seat = scope.seat(step.who)
    acquire(game, seat, scope.several(step.cards), game.rules.layout.zone_at(step.to, seat))


@resolves(AcquireIt)
def _acquire_it(game: CardGame, scope: Scope, step: AcquireIt) -> None:
    game.rules.move(game, scope.card("about"), scope.seat("place"))


@resolves(DestroyIt)
def _destroy_it(game: CardGame, scope: Scope, step: DestroyIt) -> None:
    card = scope.card("about")
    game.rules.move(game, card, game.rules.destroy_place(game, card))


@resolves(Shuffle)
def _shuffle(game: CardGame, scope: Scope, step: Shuffle) -> None:
    game.shuffle(game.rules.layout.zone_at(step.zone, scope.seat(step.whose)))


@resolves(Reveal)
def _reveal(game: CardGame, scope: Scope, step: Reveal) -> None:
    for card in scope.several(step.cards):
        game.show(card)


@resolves(PutTokens)
def _put_tokens(game: CardGame, scope: Scope, step: PutTokens) -> None:
    amount = evaluate(game, scope, step.amount)
    for card in scope.several(step.cards):
        game.mark(card, game.rules.mark_names.index(step.what), amount)


@resolves(TakeTokens)
def _take_tokens(game: CardGame, scope: Scope, step: TakeTokens) -> None:
    amount = evaluate(game, scope, step.amount)
    for card in scope.several(step.cards):
        game.mark(card, game.rules.mark_names.index(step.what), -amount)
