"""The supply: nine piles, and gaining cards from them."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.core.questions import Option, Question, question_or_only
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.conditions import judges
from deckwright.effects.feasibility import possible_if
from deckwright.effects.flow import askers_of, forget_first
from deckwright.effects.texts import perform
from deckwright.effects.triggers import GAINED, fire
from deckwright.games.aeons_end.lookup import Board, card_of, own
from deckwright.games.aeons_end.table import (
    DECK,
    DISCARD,
    LAYOUT,
    NEXT_GAIN_ON_DECK,
    NEXT_GAIN_TO_ALLY,
    OFFERING,
    PILES,
    SOLD,
    SUPPLY,
)
from deckwright.games.aeons_end.vocabulary import cards as words
from deckwright.games.aeons_end.vocabulary.cards import GainQuietly


def piles(game: Board) -> list[int]:
    """The top card of each supply pile that still has cards, and what the nemesis offers besides."""
    found = [pile[-1] for pile in game.zones[SUPPLY : SUPPLY + PILES] if pile]
    return found + own(game).offers(game) if game.derived[OFFERING] else found


def empty_piles(game: Board) -> int:
    """How many of the piles have no card left."""
    return sum(game.counters[SOLD + pile] > 0 and not game.zones[SUPPLY + pile] for pile in range(PILES))


def gain(game: Board, seat: int, card: int, place: int, *, quietly: bool = False) -> None:
    """A player gains a card: what was said of the next gain and what the card does on being gained come first."""
    game.tell("gained", seat=seat, card=card)
    game.move(card, place)
    if game.derived[OFFERING]:
        own(game).supply_shrank(game)
        if game.outcome is not None:
            return
    if game.counters[NEXT_GAIN_TO_ALLY + seat]:
        # Last of all: whoever puts the card on their deck by what comes before has picked that place for it.
        game.counters[NEXT_GAIN_TO_ALLY + seat] = 0
        game.push(game.rules.block("gained-to-ally"), {"you": seat, "this": card, "place": place})
    fire(game, seat, GAINED, about=card)
    if not quietly:
        perform(game, card, "on-gain", seat)
    if game.counters[NEXT_GAIN_ON_DECK + seat]:
        # Asked once, however many cards say it, and before the card's own text: ``next_time`` would do neither.
        game.counters[NEXT_GAIN_ON_DECK + seat] = 0
        game.push(game.rules.block("gained-on-deck"), {"you": seat, "this": card})


def is_empty(game: Board, number: int) -> bool:
    """Whether the supply has a pile of this card, and no card is left in it."""
    sold = game.counters[SOLD : SOLD + PILES]
    return number + 1 in sold and not game.zones[SUPPLY + sold.index(number + 1)]


def offers(game: Board, scope: Scope, step: words.GainCard) -> list[int]:
    """The cards that may be gained."""
    most = None if step.cost_at_most is None else evaluate(game, scope, step.cost_at_most)
    found = [
        card
        for card in piles(game)
        if (not step.kind or card_of(game, card).kind == step.kind)
        and (not step.named or card_of(game, card).id == step.named)
        and (most is None or card_of(game, card).cost <= most)
    ]
    if step.cheapest and found:
        low = min(card_of(game, card).cost for card in found)
        found = [card for card in found if card_of(game, card).cost == low]
    return found


forget_first(words.GainCard)
forget_first(words.GainQuietly)


@asks(words.GainCard)
@asks(words.GainQuietly)
def _ask_gain(game: Board, scope: Scope, step: words.GainCard) -> Question | Option | None:
    options: list[Option] = [("gain", card, -1) for card in offers(game, scope, step)]
    return question_or_only("gain-free", askers_of(game, scope, step.who), options, scope.card("this"))


@answers(words.GainCard)
@answers(words.GainQuietly)
def _gain(game: Board, scope: Scope, step: words.GainCard, option: Option) -> None:
    seat, card = scope.seat(step.who), option[1]
    scope.names[step.name] = (card,)
    gain(game, seat, card, LAYOUT.zone_at(step.to, seat), quietly=isinstance(step, GainQuietly))


@possible_if(words.GainCard)
@possible_if(words.GainQuietly)
def _can_gain(game: Board, scope: Scope, step: words.GainCard) -> bool:
    return bool(offers(game, scope, step))


@asks(words.PassOn)
def _ask_pass_on(game: Board, scope: Scope, step: words.PassOn) -> Question | Option | None:
    you, card = scope.seat("you"), scope.card("this")
    options: list[Option] = [("player", ally, -1) for ally in game.rules.group(game, you, "others")]
    if game.place[card] != DISCARD + you:
        if game.place[card] != scope.number("place"):
            return None
        options.append(("no", -1, -1))
    return question_or_only("gained-to-ally", (you,), options, card)


@answers(words.PassOn)
def _answer_pass_on(game: Board, scope: Scope, step: words.PassOn, option: Option) -> None:
    if option[0] == "player":
        game.move(scope.card("this"), DISCARD + option[1])


@possible_if(words.PutOnDeck)
def _can_put_on_deck(game: Board, scope: Scope, step: words.PutOnDeck) -> bool:
    return game.place[scope.card("this")] == DISCARD + scope.seat("you")


@resolves(words.PutOnDeck)
def _put_on_deck(game: Board, scope: Scope, step: words.PutOnDeck) -> None:
    game.move(scope.card("this"), DECK + scope.seat("you"))


@judges(words.PileIsEmpty)
def _pile_is_empty(game: Board, scope: Scope, condition: words.PileIsEmpty) -> bool:
    return is_empty(game, game.cards[scope.card("this")])


@judges(words.AnotherLeft)
def _another_left(game: Board, scope: Scope, condition: words.AnotherLeft) -> bool:
    return game.cards[scope.card("this")] in [game.cards[card] for card in piles(game)]
