"""Decks of mages are never shuffled, but for the few effects that say so."""

from __future__ import annotations

from deckwright.core.game import Scope
from deckwright.core.steps import resolves
from deckwright.effects.decks import top_cards
from deckwright.effects.picks import seats_called
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.table import DECK, DISCARD
from deckwright.games.aeons_end.vocabulary.cards import DestroyTopOfDeck, ShuffleDiscardIntoDeck


@resolves(ShuffleDiscardIntoDeck)
def _shuffle(game: Board, scope: Scope, step: ShuffleDiscardIntoDeck) -> None:
    for seat in seats_called(game, scope, step.who):
        for card in list(game.zones[DISCARD + seat]):
            game.move(card, DECK + seat)
        game.shuffle(DECK + seat)


@resolves(DestroyTopOfDeck)
def _destroy_top(game: Board, scope: Scope, step: DestroyTopOfDeck) -> None:
    for seat in seats_called(game, scope, step.who):
        for card in top_cards(game, DECK + seat, step.count):
            game.rules.move(game, card, game.rules.destroy_place(game, card))
