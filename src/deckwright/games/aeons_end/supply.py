"""The supply: nine piles, and gaining cards from them."""

from __future__ import annotations

from deckwright.core.game import Game, Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import Step, answers, asks, resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.flow import askers_of, possible_if
from deckwright.effects.texts import perform
from deckwright.effects.words import Binding, Computed, KindName, Name, ZoneName, word
from deckwright.games.aeons_end.damage import players_lose
from deckwright.games.aeons_end.lookup import card_of, nemesis_of
from deckwright.games.aeons_end.table import DECK, DISCARD, LAYOUT, PILES, SOLD, SPECIAL_DISCARD, SUPPLY


@word
class GainCard(Step, frozen=True):
    """A player gains a card from the supply without paying; it goes on the discard pile unless said otherwise."""

    kind: KindName = ""
    cost_at_most: int | Computed | None = None
    who: Name = "you"
    to: ZoneName = "discard"
    cheapest: bool = False
    """Only from the cheapest piles of the kind."""
    name: Binding = "gained"


def piles(game: Game) -> list[int]:
    """The top card of each supply pile that still has cards, and of the devoured pile if there is one."""
    tops = [game.zones[SUPPLY + pile][-1] for pile in range(PILES) if game.zones[SUPPLY + pile]]
    if nemesis_of(game).devours and game.zones[SPECIAL_DISCARD]:
        tops.append(game.zones[SPECIAL_DISCARD][-1])
    return tops


def empty_piles(game: Game) -> int:
    """How many of the piles have no card left."""
    return sum(game.counters[SOLD + pile] > 0 and not game.zones[SUPPLY + pile] for pile in range(PILES))


def gain(game: Game, seat: int, card: int, place: int) -> None:
    """A player gains a card: what it does on being gained comes before anything else happens to it."""
    game.tell("gained", seat=seat, card=card)
    game.move(card, place)
    check_supply(game)
    if game.outcome is None:
        perform(game, card, "on-gain", seat)


def check_supply(game: Game) -> None:
    """A nemesis that devours the supply wins when all piles are empty."""
    if nemesis_of(game).devours and not any(game.zones[SUPPLY + pile] for pile in range(PILES)):
        players_lose(game, "supply-devoured")


def offers(game: Game, scope: Scope, step: GainCard) -> list[int]:
    """The cards that may be gained."""
    most = None if step.cost_at_most is None else evaluate(game, scope, step.cost_at_most)
    found = [
        card
        for card in piles(game)
        if (not step.kind or card_of(game, card).kind == step.kind)
        and (most is None or card_of(game, card).cost <= most)
    ]
    if step.cheapest and found:
        low = min(card_of(game, card).cost for card in found)
        found = [card for card in found if card_of(game, card).cost == low]
    return found


@asks(GainCard)
def _ask_gain(game: Game, scope: Scope, step: GainCard) -> Question | None:
    scope.names[step.name] = ()
    found = offers(game, scope, step)
    if len(found) < 2:
        for card in found:
            _gain(game, scope, step, card)
        return None
    options: list[Option] = [("gain", card, -1) for card in found]
    return Question("gain-free", askers_of(game, scope, step.who), options, about=scope.card("this"))


@answers(GainCard)
def _answer_gain(game: Game, scope: Scope, step: GainCard, option: Option) -> None:
    _gain(game, scope, step, option[1])


def _gain(game: Game, scope: Scope, step: GainCard, card: int) -> None:
    seat = scope.seat(step.who)
    scope.names[step.name] = (card,)
    gain(game, seat, card, LAYOUT.zone_at(step.to, seat))


@possible_if(GainCard)
def _can_gain(game: Game, scope: Scope, step: GainCard) -> bool:
    return bool(offers(game, scope, step))


@word
class PutOnDeck(Step, frozen=True):
    """The card just gained goes on top of the deck instead of the discard pile."""


@possible_if(PutOnDeck)
def _can_put_on_deck(game: Game, scope: Scope, step: PutOnDeck) -> bool:
    return game.place[scope.card("this")] == DISCARD + scope.seat("you")


@resolves(PutOnDeck)
def _put_on_deck(game: Game, scope: Scope, step: PutOnDeck) -> None:
    game.move(scope.card("this"), DECK + scope.seat("you"))
