"""Games whose cards carry texts, and what kind a card of theirs is."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from deckwright.core.game import Game

if TYPE_CHECKING:
    from deckwright.effects.card_rules import CardRules

CardGame: TypeAlias = "Game[CardRules]"
"""A game whose cards have texts, abilities and actions: what most of the vocabulary works on."""


def kind_of(game: Game, card: int) -> str:
    """The kind of a card; empty for no card."""
    return game.rules.definitions[game.cards[card]].kind if card >= 0 else ""
