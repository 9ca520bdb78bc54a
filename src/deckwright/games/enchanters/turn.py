"""The turn: one main action, and additional actions as often as they allow."""

from __future__ import annotations

from typing import Any, Final

from deckwright.core.game import Scope
from deckwright.core.questions import ALONE, Option, Question, Refusal, options_about
from deckwright.core.steps import answers, asks, refuses, resolves
from deckwright.effects.triggers import fire
from deckwright.effects.turns import turn_ends
from deckwright.games.enchanters.actions import BESIDES, MAIN, missing_actions, usable_actions, use
from deckwright.games.enchanters.lookup import Board, is_foe
from deckwright.games.enchanters.scoring import final_scores
from deckwright.games.enchanters.table import (
    CRYSTALS,
    DECK,
    FIRST_CARD_LEAVES,
    MAIN_ACTION_DONE,
    TRACK,
)
from deckwright.games.enchanters.taking import start_fight, take, too_weak
from deckwright.games.enchanters.track import discard_first, refill
from deckwright.games.enchanters.vocabulary import BeginTurn, EndTurn, Menu, Rested

_TRAVEL: Final = options_about("travel")
_END: Final[Any] = ("end", -1, -1)


@resolves(BeginTurn)
def _begin(game: Board, scope: Scope, step: BeginTurn) -> None:
    game.tell("turn", seat=game.turn)


def travel_refusal(game: Board, seat: int, slot: int, card: int) -> Refusal | None:
    """Why a card of the track cannot be travelled to, or ``None`` if it can."""
    if game.counters[MAIN_ACTION_DONE]:
        return ("main-action-done", 0, 0)
    crystals = game.counters[CRYSTALS + seat]
    if slot > crystals:
        return ("costs-crystals", slot, crystals)
    return too_weak(game, seat, card)


@asks(Menu)
def _ask_menu(game: Board, scope: Scope, step: Menu) -> Question | Option:
    counters = game.counters
    if counters[MAIN_ACTION_DONE]:
        options = usable_actions(game, game.turn, BESIDES)
        if not options:
            return ("end", -1, -1)
        options.append(_END)
        return Question("turn", ALONE[game.turn], options)
    you = game.turn
    # Each card costs as many crystals as lie before it, so one reaches the first so many and one.
    travels: list[Option] = []
    for card in game.zones[TRACK][: counters[CRYSTALS + you] + 1]:
        travels.append(_TRAVEL[card])
    if game.options["edition"] == "newer":
        travels = [option for option in travels if too_weak(game, you, option[1]) is None]
    travels += usable_actions(game, you, MAIN)
    return Question("turn", ALONE[you], travels)


@answers(Menu)
def _answer_menu(game: Board, scope: Scope, step: Menu, option: Option) -> None:
    verb, card, number = option
    scope.at -= 1
    you = game.turn
    if verb == "travel":
        game.counters[MAIN_ACTION_DONE] = 1
        price = game.zones[TRACK].index(card)
        if game.events is not None:
            game.tell("travelled", seat=you, card=card, amount=price)
        if price:
            game.add(CRYSTALS + you, -price)
        if is_foe(game, card):
            start_fight(game, you, card)
        elif take(game, you, card):
            refill(game)
    elif verb == "end":
        end_turn(game)
    else:
        use(game, you, card, number)


@refuses(Menu)
def _refuse_menu(game: Board, scope: Scope, step: Menu) -> list[tuple[Option, Refusal]]:
    you = game.turn
    missing: list[tuple[Option, Refusal]] = []
    for slot, card in enumerate(game.zones[TRACK]):
        why = travel_refusal(game, you, slot, card)
        if why is not None:
            missing.append((("travel", card, -1), why))
    main = not game.counters[MAIN_ACTION_DONE]
    missing += missing_actions(game, you, main)
    if main:
        missing.append((("end", -1, -1), ("main-action-first", 0, 0)))
    return missing


@resolves(Rested)
def _rested(game: Board, scope: Scope, step: Rested) -> None:
    fire(game, scope.seat("you"), "rested")


def end_turn(game: Board) -> None:
    """The track moves on, bonuses end, perhaps the game does; else the next player's turn begins."""
    zones = game.zones
    if game.counters[FIRST_CARD_LEAVES]:
        discard_first(game)
        refill(game)
    turn_ends(game)
    if not zones[TRACK] and not zones[DECK]:
        scores = final_scores(game)
        best = max(scores)
        # No tie-break is printed: tied players share the win.
        game.end([seat for seat, score in enumerate(scores) if score == best], scores)
        return
    game.turn = (game.turn + 1) % game.seats
    if game.events is not None:
        game.tell("turn", seat=game.turn)


@resolves(EndTurn)
def _end(game: Board, scope: Scope, step: EndTurn) -> None:
    end_turn(game)
