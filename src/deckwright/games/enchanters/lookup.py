"""From a game to what is printed on its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from deckwright.core.game import Game

if TYPE_CHECKING:
    from deckwright.games.enchanters.definitions import Card
    from deckwright.games.enchanters.rules import Enchanters

Board: TypeAlias = "Game[Enchanters]"
"""A game of Enchanters."""


def definition(game: Board, card: int) -> Card:
    return game.rules.card_of[game.cards[card]]


def is_foe(game: Board, card: int) -> bool:
    return game.rules.is_foe[game.cards[card]]
