"""What the cards of Krutagidon count."""

from __future__ import annotations

from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.table import HAND, OBJECTS, ONGOING, TOKENS


def dead_wizard_tokens(game: Board, seat: int) -> int:
    """Dead wizard tokens; each Big Bone in play counts as one more until the final scoring."""
    bone = game.rules.big_bone
    return len(game.zones[TOKENS + seat]) + sum(game.cards[card] == bone for card in game.zones[ONGOING + seat])


def ongoing_objects(game: Board, seat: int) -> int:
    """Ongoing cards in play, the grand prize, R'lyeh, and dead wizard tokens that are ongoing."""
    lasting = game.rules.is_ongoing
    tokens = sum(lasting[game.cards[card]] for card in game.zones[TOKENS + seat])
    return len(game.zones[ONGOING + seat]) + len(game.zones[OBJECTS + seat]) + tokens


def hand_cost(game: Board, seat: int) -> int:
    """What the cards in hand cost together."""
    printed = game.rules.card_of
    return sum(printed[game.cards[card]].cost for card in game.zones[HAND + seat])
