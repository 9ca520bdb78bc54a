"""How the game ends."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.effects.conditions import holds
from deckwright.games.aeons_end.lookup import Board, card_of, kind_of
from deckwright.games.aeons_end.table import NEMESIS, NEMESIS_DECK, NEMESIS_PLAY, SPECIAL_PLAY, UNDOABLE
from deckwright.games.aeons_end.vocabulary.turn_order import WonAtEndOfTurn


def players_win(game: Board, reason: str) -> None:
    if game.outcome is None:
        game.end(list(range(game.seats)), [], reason)


def players_lose(game: Board, reason: str) -> None:
    if game.outcome is None:
        game.end([], [], reason)


def check_victory(game: Board) -> None:
    """What the players may have won by when a turn ends: the rule of the nemesis, or its last card."""
    if game.derived[UNDOABLE]:
        nemesis = game.zones[NEMESIS][0]
        scope = Scope(0, 0, {"you": max(game.turn, 0), "this": nemesis})
        for modifier in card_of(game, nemesis).modifiers:
            if isinstance(modifier, WonAtEndOfTurn) and holds(game, scope, modifier.condition):
                players_win(game, "nemesis-undone")
    check_empty_nemesis(game)


def check_empty_nemesis(game: Board) -> None:
    """The players win when the nemesis has no cards left and nothing in play that has to be beaten."""
    if game.zones[NEMESIS_DECK] or game.zones[NEMESIS_PLAY]:
        return
    if not any(game.rules.kinds[kind_of(game, card)].must_fall for card in game.zones[SPECIAL_PLAY]):
        players_win(game, "nemesis-out-of-cards")
