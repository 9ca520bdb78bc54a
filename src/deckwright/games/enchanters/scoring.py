"""Glory: on cards, from formulas, less wounds, and the town's bonus."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.effects.amounts import evaluate
from deckwright.games.enchanters.lookup import Board, definition
from deckwright.games.enchanters.table import TOWN, WOUNDS
from deckwright.games.enchanters.values import PILES


def score_parts(game: Board, seat: int) -> dict[str, int]:
    """Where a seat's glory comes from."""
    scope = Scope(0, 0, {"you": seat})
    printed = formulas = 0
    for pile in PILES:
        for card in game.zones[pile + seat]:
            half = definition(game, card).bottom
            printed += half.glory
            if half.score:
                formulas += evaluate(game, scope, half.score)
    town = sum(evaluate(game, scope, definition(game, card).bottom.score) for card in game.zones[TOWN])
    return {"cards": printed, "bonuses": formulas, "wounds": -game.counters[WOUNDS + seat], "town": town}


def final_scores(game: Board) -> list[int]:
    """The glory of each seat."""
    return [sum(score_parts(game, seat).values()) for seat in range(game.seats)]


def glory_so_far(game: Board) -> list[int]:
    """The glory of each seat were the game to end with this turn: what was bought for the turn does not score."""
    settled = game.copy()
    for counter in game.rules.layout.turn_counters:
        settled.counters[counter] = 0
    return final_scores(settled)
