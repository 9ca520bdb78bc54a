"""Decks: drawing, looking at the top, putting back in some order. What an empty deck means is the game's to say."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.steps import resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.feasibility import gift_if, possible_if
from deckwright.effects.flow import Lay, expands
from deckwright.effects.lookup import CardGame
from deckwright.effects.picks import seats_called
from deckwright.effects.verbs import acquire
from deckwright.effects.vocabulary.decks import Arrange, Draw, GainTop, LookAt
from deckwright.effects.vocabulary.flow import OneByOne
from deckwright.effects.vocabulary.picks import Among
from deckwright.effects.vocabulary.verbs import Move
from deckwright.effects.words import Steps


def draw(game: CardGame, origin: int, to: int) -> int:
    """Draw the top card of a deck, making a new one first if it has run out; returns the card, or -1."""
    if not game.zones[origin]:
        renew(game, origin)
    return game.draw(origin, to)


def draw_several(game: CardGame, origin: int, to: int, count: int) -> None:
    """Draw so many cards, making a new deck when it has run out, as long as there are any."""
    left = count - len(game.zones[origin])
    game.draw_several(origin, to, count)
    if left > 0:
        renew(game, origin)
        game.draw_several(origin, to, left)


def renew(game: CardGame, deck: int) -> None:
    """A deck has run out and one more card of it is needed: make a new one, if the game has a pile for it."""
    pile, shuffled = game.rules.pile_for(deck)
    if pile < 0 or not game.zones[pile]:
        return
    game.move_all(pile, deck, turned=True)
    if shuffled:
        game.shuffle(deck)
    else:
        game.tell("turned-over", seat=game.rules.layout.owner_of[deck])


def top_cards(game: CardGame, place: int, count: int) -> list[int]:
    """The top cards of a deck, the topmost first. When there are too few, a new deck comes under them."""
    if len(game.zones[place]) < count:
        kept = game.zones[place]
        game.zones[place] = []
        renew(game, place)
        game.mine(place).extend(kept)
    return game.zones[place][: -count - 1 : -1] if count > 0 else []


def left_to_draw(game: CardGame, deck: int) -> int:
    """How many cards a deck can still give, with those of which a new one would be made."""
    pile, _ = game.rules.pile_for(deck)
    return len(game.zones[deck]) + (len(game.zones[pile]) if pile >= 0 else 0)


@resolves(Draw)
def _draw(game: CardGame, scope: Scope, step: Draw) -> None:
    layout = game.rules.layout
    count = evaluate(game, scope, step.count)
    drawn: list[int] = []
    for seat in seats_called(game, scope, step.who):
        deck, to = layout.zone_at(step.deck, seat), layout.zone_at(step.to, seat)
        for _ in range(count):
            card = draw(game, deck, to)
            if card < 0:
                break
            drawn.append(card)
    if step.drawn:
        scope.names[step.drawn] = tuple(drawn)


@resolves(GainTop)
def _gain_top(game: CardGame, scope: Scope, step: GainTop) -> None:
    layout = game.rules.layout
    left = list(game.zones[layout.zone_at(step.zone, scope.seat("you"))])
    count = evaluate(game, scope, step.count)
    shares = []
    for seat in seats_called(game, scope, step.who):
        taken = left[: -count - 1 : -1] if count > 0 else []
        del left[len(left) - len(taken) :]
        shares.append((seat, tuple(taken)))
    for seat, cards in reversed(shares):  # what is started last is done first
        acquire(game, seat, cards, layout.zone_at(step.to, seat))
    if step.gained:
        scope.names[step.gained] = tuple(card for _, cards in shares for card in cards)


@resolves(LookAt)
def _look_at(game: CardGame, scope: Scope, step: LookAt) -> None:
    count = evaluate(game, scope, step.count)
    found: list[int] = []
    for seat in seats_called(game, scope, step.whose):
        found += top_cards(game, game.rules.layout.zone_at(step.zone, seat), count)
    seers = (-1,) if step.seen_by == "all" else seats_called(game, scope, step.seen_by)
    for card in found:
        for seat in seers:
            game.show(card, seat)
    scope.names[step.name] = tuple(found)


@expands(Arrange)
def _lay_arrange(step: Arrange, lay: Lay, later: Steps) -> list[Step]:
    name = lay.name()
    move = Move(name, step.to, step.whose, step.under)
    return lay((OneByOne(name, Among(step.cards, folded=True), (move,), by=step.by),))


@possible_if(Draw)
def _can_draw(game: CardGame, scope: Scope, step: Draw) -> bool:
    count = evaluate(game, scope, step.count)
    decks = [game.rules.layout.zone_at(step.deck, seat) for seat in seats_called(game, scope, step.who)]
    return all(left_to_draw(game, deck) >= count for deck in decks)


@gift_if(Draw)
def _can_draw_some(game: CardGame, scope: Scope, step: Draw) -> bool:
    decks = [game.rules.layout.zone_at(step.deck, seat) for seat in seats_called(game, scope, step.who)]
    return any(left_to_draw(game, deck) for deck in decks)
