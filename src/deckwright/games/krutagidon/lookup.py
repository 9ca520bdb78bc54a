"""From a game to its rules and what is printed on its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from deckwright.core.game import Game
from deckwright.games.krutagidon.definitions import Card

if TYPE_CHECKING:
    from deckwright.games.krutagidon.rules import Krutagidon


Board: TypeAlias = "Game[Krutagidon]"
"""A game of Krutagidon."""


def card_of(game: Board, card: int) -> Card:
    """What is printed on a card."""
    return game.rules.card_of[game.cards[card]]
