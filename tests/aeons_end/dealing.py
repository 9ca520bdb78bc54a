"""Games as they are dealt, and what lies where."""

from __future__ import annotations

from deckwright.core import Dice, Game
from deckwright.games.aeons_end.definitions import Card
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.games.aeons_end.table import PILES, SUPPLY
from deckwright.rules.start import bare_table

RULES = aeons_end()
SEEDS = range(8)


def laid(seats: int = 2, seed: int = 1, **options: str) -> Game:
    """A table laid for a new game, before the first turn-order card is drawn."""
    checked = RULES.check_setup(seats, options)
    dice = Dice(seed)
    game = bare_table(RULES, seats, checked, RULES.deal_cards(seats, checked, dice), dice.state)
    RULES.set_up(game)
    return game


def cards_in(game: Game, zone: int) -> list[Card]:
    return [RULES.card_of[game.cards[card]] for card in game.zones[zone]]


def piles_of(game: Game) -> list[tuple[str, int]]:
    """The card and the size of each supply pile."""
    return [(cards_in(game, SUPPLY + pile)[0].id, len(game.zones[SUPPLY + pile])) for pile in range(PILES)]


def fits(slots: list[tuple[str, int, int]], cards: list[Card]) -> bool:
    """Whether cards fill slots of kind, least and most cost, one each."""
    if not slots:
        return not cards
    kind, least, most = slots[0]
    return any(
        fits(slots[1:], cards[:index] + cards[index + 1 :])
        for index, card in enumerate(cards)
        if card.kind == kind and least <= card.cost <= most
    )
