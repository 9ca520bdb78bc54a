"""Playing gems and relics: what counts as a play, and playing one twice."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.core.steps import resolves
from deckwright.effects.amounts import evaluate
from deckwright.effects.conditions import judges
from deckwright.effects.triggers import fire
from deckwright.effects.vocabulary.turns import TimesThisTurn
from deckwright.games.aeons_end.lookup import Board, card_of
from deckwright.games.aeons_end.table import PLAYED
from deckwright.games.aeons_end.vocabulary.cards import NthThisTurn, PlayAgain, PlayTwice


def start_play(game: Board, seat: int, card: int) -> None:
    """A play begins: it is counted before its effect."""
    fire(game, seat, "played", card)
    block = game.rules.texts["play"].get(game.cards[card], -1)
    if block >= 0 and not game.do_at_once(block, seat):
        game.push(block, {"you": seat, "this": card, "source": -1})


@resolves(PlayAgain)
def _play_again(game: Board, scope: Scope, step: PlayAgain) -> None:
    start_play(game, scope.seat("you"), scope.card("this"))


@judges(NthThisTurn)
def _nth(game: Board, scope: Scope, condition: NthThisTurn) -> bool:
    times = TimesThisTurn(condition.event, named=card_of(game, scope.card("this")).id)
    return evaluate(game, scope, times) == condition.times


@resolves(PlayTwice)
def _play_twice(game: Board, scope: Scope, step: PlayTwice) -> None:
    you = scope.seat("you")
    for card in scope.several(step.cards):
        game.move(card, PLAYED + you)
        game.tell("played", seat=you, card=card)
        game.push(game.rules.block("play-again"), {"you": you, "this": card})
        start_play(game, you, card)
