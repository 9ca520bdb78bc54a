"""What a seat can work out from what it sees, worked out for it."""

from __future__ import annotations

from typing import Final

from deckwright.core.views import OPEN, sees
from deckwright.games.krutagidon.forecast import attack_under_way, outcomes
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.scoring import ledger, score, score_parts, tie_broken_by
from deckwright.games.krutagidon.setup import kept_by
from deckwright.games.krutagidon.table import (
    BOARD,
    DECK,
    LEGEND,
    LEGENDS,
    LIFE,
    MAIN,
    OBJECTS,
    OWNED_PLACES,
    TOKEN_STACK,
)
from deckwright.games.krutagidon.turn import PHASES, for_sale, price

LOOKED_AT: Final = ("top", "shown", "gone")
"""What cards call the cards that they look at on top of a deck."""


def facts(game: Board, seat: int) -> dict[str, object]:
    """Boards, who is strongest and weakest, prices, what is left to come, and the step of the turn."""
    seats = range(game.seats)
    life = game.counters[LIFE : LIFE + game.seats]
    found: dict[str, object] = {
        "wizards": [wizard_of(game, one) for one in seats],
        "strongest": [life[one] == max(life) for one in seats],
        "weakest": [life[one] == min(life) for one in seats],
        "left": [(one + 1) % game.seats for one in seats],
        "right": [(one - 1) % game.seats for one in seats],
        "has_prize": [holds_prize(game, one) for one in seats],
        "prize": holder_of(game, game.rules.grand_prize),
        "rlyeh": holder_of(game, game.rules.rlyeh),
        "legends_left": len(game.zones[LEGENDS]) + len(game.zones[LEGEND]),
        "main_left": len(game.zones[MAIN]),
        "tokens_left": len(game.zones[TOKEN_STACK]),
        "cards_owned": [sum(len(game.zones[place + one]) for place in OWNED_PLACES) for one in seats],
        "step": step_of_turn(game),
    }
    attack = attack_under_way(game)
    if attack is not None:
        found["attack"] = attack
    if game.question is not None and game.question.each is not None:
        found["asked"] = list(game.question.each)
    if looked := looked_at(game, seat):
        found["looked_at"] = looked
    if seat >= 0:
        if answers := outcomes(game, seat):
            found["outcomes"] = answers
        if kept := kept_by(game, seat):
            found["kept"] = kept
        found["prices"] = {str(card): price(game, seat, card) for card in for_sale(game, seat)}
    if game.options["scores"] == "shown" or game.outcome is not None or seat == OPEN:
        found["scores"] = [score(game, one) for one in seats]
    if game.outcome is not None:
        found["ended_by"] = game.ending
        found["ledger"] = ledger(game)
        found["tie_broken_by"] = tie_broken_by(game)
        found["score_parts"] = [score_parts(game, one) for one in seats]
    return found


def looked_at(game: Board, seat: int) -> list[int]:
    """The cards on top of decks that what is being asked deals with, as far as this seat sees them."""
    scope = next((one for one in reversed(game.stack) if any(name in one.names for name in LOOKED_AT)), None)
    if scope is None or game.question is None:
        return []
    decks = (MAIN, *range(DECK, DECK + game.seats))
    cards = dict.fromkeys(card for name in LOOKED_AT for card in scope.several(name))
    return [card for card in cards if game.place[card] in decks and sees(game, seat, game.place[card], card)]


def wizard_of(game: Board, seat: int) -> str:
    """The board of a wizard: the one that the familiar belongs to."""
    familiar = game.counters[BOARD + seat] - 1
    return game.rules.card_of[familiar].wizard if familiar >= 0 else ""


def holds_prize(game: Board, seat: int) -> bool:
    return holder_of(game, game.rules.grand_prize) == seat


def holder_of(game: Board, thing: int) -> int:
    """Who has the grand prize or R'lyeh; -1 for nobody."""
    return next(
        (seat for seat in range(game.seats) if any(game.cards[c] == thing for c in game.zones[OBJECTS + seat])), -1
    )


def step_of_turn(game: Board) -> str:
    """Where the turn under way stands, by the name of its phase; empty before the first turn and after the last."""
    turn = game.rules.block("turn")
    for scope in game.stack:
        if scope.block == turn:
            return max((at, phase) for phase, at in PHASES.items() if at < max(scope.at, 1))[1]
    return ""
