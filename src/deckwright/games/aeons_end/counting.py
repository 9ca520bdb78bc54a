"""What amounts can count in Aeon's End, the most of what a player can have, and what aether pays for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deckwright.core.game import Game
from deckwright.effects.vocabulary.purses import Coin
from deckwright.games.aeons_end.breaches import can_turn, is_closed, opened_breaches, prepped_spells, state_of
from deckwright.games.aeons_end.lookup import Board, card_of, nemesis_tier, own, sockets
from deckwright.games.aeons_end.supply import empty_piles
from deckwright.games.aeons_end.table import BREACHES, DISCARD, HAND, LIFE, LIFE_MOST, TROPHIES_MOST, TURN_DISCARD
from deckwright.games.aeons_end.turn_order import nemesis_cards_discarded


def _crystals_in_hand(game: Board, seat: int) -> int:
    number = game.rules.by_id["crystal"]
    return sum(game.cards[card] == number for card in game.zones[HAND + seat])


def _costs(game: Board, seat: int) -> list[int]:
    """What the prepped spells of a seat cost."""
    return [card_of(game, card).cost for card in prepped_spells(game, seat)]


COUNTS: dict[str, Callable[[Game[Any], int], int]] = {
    "hand": lambda game, seat: len(game.zones[HAND + seat]),
    "discard": lambda game, seat: len(game.zones[DISCARD + seat]),
    "opened_breaches": opened_breaches,
    "closed_breaches": lambda game, seat: sum(is_closed(state_of(game, seat, b)) for b in range(BREACHES)),
    "turnable_breaches": lambda game, seat: sum(can_turn(game, seat, b) for b in range(BREACHES)),
    "prepped_spells": lambda game, seat: len(prepped_spells(game, seat)),
    "dear_prepped_spells": lambda game, seat: sum(cost >= 3 for cost in _costs(game, seat)),
    "crystals_in_hand": _crystals_in_hand,
    "players": lambda game, seat: game.seats,
    "empty_piles": lambda game, seat: empty_piles(game),
    "free_prepped_spells": lambda game, seat: sum(cost == 0 for cost in _costs(game, seat)),
    "turn_cards_discarded": lambda game, seat: len(game.zones[TURN_DISCARD]),
    "nemesis_turns_discarded": lambda game, seat: nemesis_cards_discarded(game),
    "nemesis_tier": lambda game, seat: nemesis_tier(game),
}
CEILINGS: dict[str, Callable[[Game[Any], int], int]] = {
    "charges": sockets,
    "life": lambda game, seat: game.counters[LIFE_MOST] if game.counters[LIFE + seat] > 0 else 0,  # unless exhausted
    "trophies": lambda game, seat: TROPHIES_MOST,
    "nemesis_tokens": lambda game, seat: own(game).most_tokens(game),
}
PURSES: dict[str, tuple[Coin, ...]] = {
    "aether": (
        Coin("aether_for_gems", only=("gem",)),
        Coin("aether_for_spells", only=("spell",)),
        Coin("aether_not_for_relics_and_spells", never=("relic", "spell")),
        Coin("aether_for_cards", only=("gem", "relic", "spell")),
        Coin("aether"),
    )
}
