"""A player's turn: casting phase, main phase, draw phase."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.core.questions import Option, Question
from deckwright.core.steps import answers, asks, resolves
from deckwright.effects.decks import draw_several
from deckwright.games.aeons_end.lookup import Board, one_of_each
from deckwright.games.aeons_end.main_phase import use_ability
from deckwright.games.aeons_end.table import DECK, DISCARD, HAND, HAND_SIZE, IN_TURN_ORDER, MAGE, PLAYED, WARDED
from deckwright.games.aeons_end.vocabulary import turn as words


@asks(words.DrawPhase)
def _ask_discard(game: Board, scope: Scope, step: words.DrawPhase) -> Question | None:
    played = game.zones[PLAYED + game.turn]
    if len(played) < 2 or len(played := one_of_each(game, played)) < 2:
        return None  # equal cards: their order makes no difference
    return Question("discard-order", (game.turn,), [("discard", card, -1) for card in played])


@answers(words.DrawPhase)
def _answer_discard(game: Board, scope: Scope, step: words.DrawPhase, option: Option) -> None:
    game.move(option[1], DISCARD + game.turn)
    scope.at -= 1


@resolves(words.DrawHand)
def _draw_hand(game: Board, scope: Scope, step: words.DrawHand) -> None:
    you = game.turn
    if game.settled is not None:
        for card in game.zones[PLAYED + you]:
            game.settle(("discard", card, -1))
    game.move_all(PLAYED + you, DISCARD + you)
    draw_several(game, DECK + you, HAND + you, HAND_SIZE - len(game.zones[HAND + you]))


@resolves(words.WardTurn)
def _ward(game: Board, scope: Scope, step: words.WardTurn) -> None:
    game.counters[WARDED] = 1


@asks(words.WardWindow)
def _ask_ward(game: Board, scope: Scope, step: words.WardWindow) -> Question | None:
    able = game.rules.charged(game, IN_TURN_ORDER)
    if not able or game.counters[WARDED]:
        return None
    options: list[Option] = [("ability", game.zones[MAGE + seat][0], -1) for seat in able]
    return Question("ward", tuple(able), [*options, ("no", -1, -1)], about=scope.card("card"))


@answers(words.WardWindow)
def _answer_ward(game: Board, scope: Scope, step: words.WardWindow, option: Option) -> None:
    if option[0] == "ability":
        use_ability(game, game.place[option[1]] - MAGE)
