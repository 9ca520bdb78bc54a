"""From the numbers of the state to what they mean in Aeon's End."""

from __future__ import annotations

from typing import Final, TypeAlias

from deckwright.core.game import Game
from deckwright.games.aeons_end.definitions import INCREASED, Card
from deckwright.games.aeons_end.own_rules import Nemesis
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.table import CHARGES, LIFE, NEMESIS, NEMESIS_DISCARD, NEMESIS_PLAY, SOCKETS

Board: TypeAlias = Game[Rulebook]
"""A game of Aeon's End."""


def card_of(game: Board, card: int) -> Card:
    """What is printed on a card."""
    return game.rules.card_of[game.cards[card]]


def kind_of(game: Board, card: int) -> str:
    return game.rules.kind_of[game.cards[card]]


def one_of_each(game: Board, cards: list[int]) -> list[int]:
    """The first card of each face."""
    faces: dict[int, int] = {}
    faces_of = game.cards
    for card in cards:
        if faces_of[card] not in faces:
            faces[faces_of[card]] = card
    return list(faces.values())


AETHER: Final = "aether"
OTHER: Final = "other"
"""What aether is spent on when it is not for gaining a card."""


def sockets(game: Board, seat: int) -> int:
    """How many charges a mage's ability holds."""
    return game.derived[SOCKETS][seat]


def charge_room(game: Board, seat: int) -> int:
    """How many more charges fit."""
    return sockets(game, seat) - game.counters[CHARGES + seat]


def nemesis_of(game: Board) -> Card:
    """The nemesis of this game."""
    return card_of(game, game.zones[NEMESIS][0])


def own(game: Board) -> Nemesis:
    """What the nemesis of this game brings."""
    return game.rules.own[game.cards[game.zones[NEMESIS][0]]]


def is_exhausted(game: Board, seat: int) -> bool:
    return game.counters[LIFE + seat] <= 0


def nemesis_tier(game: Board) -> int:
    """The highest tier among nemesis cards in play or discarded."""
    cards = game.zones[NEMESIS_PLAY] + game.zones[NEMESIS_DISCARD]
    return max((card_of(game, card).tier for card in cards), default=0)


def increased_difficulty(game: Board) -> bool:
    return game.options["difficulty"] in INCREASED
