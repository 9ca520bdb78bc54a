"""The turn: the market is refilled, cards are played and bought, and the end comes in seven steps."""

from __future__ import annotations

from typing import Any, Final

from deckwright.core.declared import Step
from deckwright.core.game import Scope
from deckwright.core.questions import ALONE, Option, Question, Refusal, options_about
from deckwright.core.steps import answers, asks, refuses, resolves
from deckwright.effects.actions import missing, usable, use
from deckwright.effects.decks import draw_several
from deckwright.effects.modifiers import applied
from deckwright.effects.texts import perform
from deckwright.effects.triggers import fire
from deckwright.effects.turns import changed, changers, tally, turn_ends
from deckwright.effects.verbs import acquire
from deckwright.games.krutagidon import definitions as kinds
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.scoring import count_still_turns, final_scores, is_over, why_over
from deckwright.games.krutagidon.table import (
    BOX,
    DECK,
    DISCARD,
    FAMILIAR,
    HAND,
    HAND_SIZE,
    LEGEND,
    LEGENDS,
    LOAN,
    MAIN,
    MARKET,
    MARKET_SIZE,
    MAYHEM,
    OBJECTS,
    ONGOING,
    PLAYED,
    POWER,
    REVEALED,
    SHORT_MARKET,
    SPENT,
    TOKENS,
    WILD_MAGIC,
)
from deckwright.games.krutagidon.vocabulary import (
    BeginTurn,
    ClearPlay,
    DiscardHand,
    DrawHand,
    EndOfTurn,
    MayhemOver,
    Menu,
    NextTurn,
    Refill,
    RevealLegend,
    StartOfTurn,
)

_PLAY: Final = options_about("play")
_BUY: Final = options_about("buy")
_END: Final[Any] = ("end", -1, -1)
MAIN_PART: Final = "main"
"""When actions of properties may be used."""


TURN: tuple[Step, ...] = (
    BeginTurn(),
    Refill(),
    StartOfTurn(),
    Menu(),
    DiscardHand(),
    EndOfTurn(),
    ClearPlay(),
    DrawHand(),
    RevealLegend(),
    NextTurn(),
)
PHASES = {"turn": 0, "refill": 1, "start": 2, "main": 3, "end": 4, "draw": 7, "legend": 8}
"""Where a position may begin: the step of the turn."""


# -- the start -------------------------------------------------------------------------------------------------


@resolves(BeginTurn)
def _begin(game: Board, scope: Scope, step: BeginTurn) -> None:
    scope.names["you"] = game.turn
    game.tell("turn", seat=game.turn)


@resolves(Refill)
def _refill(game: Board, scope: Scope, step: Refill) -> None:
    if refill(game, game.turn):
        scope.at -= 1  # go on when the mayhem is over
    elif len(game.zones[MARKET]) < MARKET_SIZE:
        game.counters[SHORT_MARKET] = 1


def refill(game: Board, active: int, size: int = MARKET_SIZE) -> bool:
    """Fill the market; returns whether a mayhem came up, which is resolved first."""
    zones, kind_of = game.zones, game.rules.kind_of
    while len(zones[MARKET]) < size and zones[MAIN]:
        card = zones[MAIN][-1]
        if kind_of[game.cards[card]] == kinds.MAYHEM:
            game.draw(MAIN, REVEALED)
            start_mayhem(game, card, active)
            return True
        game.draw(MAIN, MARKET)
    return False


def start_mayhem(game: Board, card: int, active: int) -> None:
    """A mayhem of the market is resolved: nobody's doing, and everybody takes part."""
    rules = game.rules
    game.tell("mayhem", seat=active, card=card)
    game.push(rules.block("mayhem-over"), {"you": active, "this": card})
    perform(game, card, "event", active, {"takers": rules.group(game, active, "all"), "out": ()})


@resolves(MayhemOver)
def _mayhem_over(game: Board, scope: Scope, step: MayhemOver) -> None:
    game.move(scope.card("this"), MAYHEM)


@resolves(StartOfTurn)
def _start(game: Board, scope: Scope, step: StartOfTurn) -> None:
    fire(game, game.turn, "turn-starts")


# -- playing and buying ----------------------------------------------------------------------------------------


def is_taxed(game: Board, seat: int) -> bool:
    """Whether a dead wizard token changes what a wizard pays."""
    faces, taxing = game.cards, game.rules.taxing
    for token in game.zones[TOKENS + seat]:  # noqa: SIM110  (asked at every menu; a generator would double its cost)
        if faces[token] in taxing:
            return True
    return False


def price(game: Board, seat: int, card: int) -> int:
    """The power that a card costs a wizard, with the taxes of dead wizard tokens."""
    rules, face = game.rules, game.cards[card]
    if is_taxed(game, seat):
        return changed(game, seat, "price", rules.cost_of[face], against=rules.kind_of[face])
    return rules.cost_of[face]


def for_sale(game: Board, seat: int) -> list[int]:
    """All that a wizard may buy, if there is power enough."""
    zones = game.zones
    cards = zones[MARKET][:]
    if zones[WILD_MAGIC]:
        cards.append(zones[WILD_MAGIC][-1])
    cards += zones[FAMILIAR + seat]
    cards += zones[LEGEND]
    return cards


@asks(Menu)
def _ask_menu(game: Board, scope: Scope, step: Menu) -> Question | None:
    you, cards = game.turn, game.cards
    options: list[Option] = []
    faces: set[int] = set()
    for card in game.zones[HAND + you]:
        face = cards[card]
        if face not in faces:
            faces.add(face)
            options.append(_PLAY[card])
    power = game.counters[POWER + you]
    if power > 1:
        costs, kind_of = game.rules.cost_of, game.rules.kind_of
        taxes = changers(game, you, "price") if is_taxed(game, you) else []
        for card in for_sale(game, you):
            face = cards[card]
            cost = applied(game, "price", costs[face], taxes, kind_of[face]) if taxes else costs[face]
            if cost <= power:
                options.append(_BUY[card])
    options += usable(game, you, MAIN_PART)
    options.append(_END)
    return Question("turn", ALONE[you], options)


@refuses(Menu)
def _refuse_menu(game: Board, scope: Scope, step: Menu) -> list[tuple[Option, Refusal]]:
    you = game.turn
    power = game.counters[POWER + you]
    dear = [(card, price(game, you, card)) for card in for_sale(game, you)]
    refused: list[tuple[Option, Refusal]] = [
        (("buy", card, -1), ("costs-power", cost, power)) for card, cost in dear if cost > power
    ]
    return refused + missing(game, you, MAIN_PART)


@answers(Menu)
def _answer_menu(game: Board, scope: Scope, step: Menu, option: Option) -> None:
    verb, card, number = option
    if verb == "end":
        return
    scope.at -= 1
    if verb == "play":
        play(game, game.turn, card)
    elif verb == "buy":
        buy(game, game.turn, card)
    else:
        use(game, game.turn, card, number)


def play(game: Board, you: int, card: int) -> None:
    """Play a card from hand: it is carried out in full, then whatever answers it."""
    rules = game.rules
    game.tell("played", seat=you, card=card)
    game.move(card, (ONGOING if rules.is_ongoing[game.cards[card]] else PLAYED) + you)
    carry_out(game, you, card)


def carry_out(game: Board, you: int, card: int, owner: int = -1) -> None:
    """The text of a card that is played; played it counts from the beginning, answered it is at the end.

    A card of another ``owner`` is given back in between.
    """
    rules = game.rules
    tally(game, you, rules.plays, card)
    game.push(rules.once_played, {"you": you, "this": card})
    if owner >= 0:
        game.push(rules.block("give-back"), {"you": you, "this": card, "owner": owner})
    perform(game, card, "play", you)


def buy(game: Board, you: int, card: int) -> None:
    """Pay for a card and gain it. A legend that is bought is defeated: what was lent until then goes back."""
    cost = price(game, you, card)
    game.tell("bought", seat=you, card=card, amount=cost)
    game.add(POWER + you, -cost)
    game.counters[SPENT + you] += cost
    if game.place[card] == LEGEND:
        for seat in range(game.seats):
            for lent in list(game.zones[LOAN + seat]):
                game.move(lent, BOX)
    acquire(game, you, (card,), DISCARD + you)


# -- the end ---------------------------------------------------------------------------------------------------


@resolves(DiscardHand)
def _discard_hand(game: Board, scope: Scope, step: DiscardHand) -> None:
    game.move_all(HAND + game.turn, DISCARD + game.turn)


@resolves(EndOfTurn)
def _end_of_turn(game: Board, scope: Scope, step: EndOfTurn) -> None:
    fire(game, game.turn, "turn-ends")


@resolves(ClearPlay)
def _clear_play(game: Board, scope: Scope, step: ClearPlay) -> None:
    game.move_all(PLAYED + game.turn, DISCARD + game.turn)
    game.counters[POWER + game.turn] = 0


@resolves(DrawHand)
def _draw_hand(game: Board, scope: Scope, step: DrawHand) -> None:
    rules, you = game.rules, game.turn
    prize = next((card for card in game.zones[OBJECTS + you] if game.cards[card] == rules.grand_prize), -1)
    if prize >= 0:
        game.push(rules.block("prize-hand"), {"you": you, "this": prize})
    else:
        draw_several(game, DECK + you, HAND + you, HAND_SIZE)


@resolves(RevealLegend)
def _reveal_legend(game: Board, scope: Scope, step: RevealLegend) -> None:
    scope.names["you"] = (game.turn + 1) % game.seats
    turn_ends(game)
    if game.zones[LEGEND] or not game.zones[LEGENDS]:
        return
    game.turn = -1
    legend = game.draw(LEGENDS, LEGEND)
    game.tell("legend", card=legend)
    group_attack(game, legend, scope.seat("you"))


def group_attack(game: Board, legend: int, first: int) -> None:
    """A legend strikes everybody, from some wizard on."""
    perform(game, legend, "group-attack", first, {"victims": game.rules.group(game, first, "all"), "out": ()})


@resolves(NextTurn)
def _next_turn(game: Board, scope: Scope, step: NextTurn) -> None:
    count_still_turns(game)
    if is_over(game):
        winners, scores = final_scores(game)
        game.end(winners, scores, why_over(game))
        return
    game.turn = scope.seat("you")
