"""What the cards of Krutagidon count."""

from __future__ import annotations

from deckwright.core.game import Game
from deckwright.games.krutagidon.lookup import rules_of
from deckwright.games.krutagidon.table import HAND, OBJECTS, ONGOING, TOKENS


def dead_wizard_tokens(game: Game, seat: int) -> int:
    """Dead wizard tokens; each Big Bone in play counts as one more until the final scoring."""
    bone = rules_of(game).big_bone
    return len(game.zones[TOKENS + seat]) + sum(game.cards[card] == bone for card in game.zones[ONGOING + seat])


def ongoing_objects(game: Game, seat: int) -> int:
    """Ongoing cards in play, the grand prize, R'lyeh, and dead wizard tokens that are ongoing."""
    lasting = rules_of(game).is_ongoing
    tokens = sum(lasting[game.cards[card]] for card in game.zones[TOKENS + seat])
    return len(game.zones[ONGOING + seat]) + len(game.zones[OBJECTS + seat]) + tokens


def hand_cost(game: Game, seat: int) -> int:
    """What the cards in hand cost together."""
    printed = rules_of(game).card_of
    return sum(printed[game.cards[card]].cost for card in game.zones[HAND + seat])
