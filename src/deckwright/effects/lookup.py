"""From a game to the rules that its vocabulary needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deckwright.core.game import Game

if TYPE_CHECKING:
    from deckwright.effects.card_rules import CardRules


def rules_of(game: Game) -> CardRules:
    return game.rules  # type: ignore[return-value]  # typing.cast would cost as much again


def kind_of(game: Game, card: int) -> str:
    """The kind of a card; empty for no card."""
    return game.rules.definitions[game.cards[card]].kind if card >= 0 else ""
