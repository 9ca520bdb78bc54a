"""From a game to its rules and what is printed on its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.core.game import Game
from deckwright.games.krutagidon.definitions import Card

if TYPE_CHECKING:
    from deckwright.games.krutagidon.rules import Krutagidon


def rules_of(game: Game) -> Krutagidon:
    return game.rules  # type: ignore[return-value]  # typing.cast would cost as much again


def card_of(game: Game, card: int) -> Card:
    """What is printed on a card."""
    return rules_of(game).card_of[game.cards[card]]
