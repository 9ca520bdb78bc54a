"""What views tell besides what lies on the table: what is left to come and to buy, prices, sockets."""

from __future__ import annotations

from collections import Counter

from deckwright.games.aeons_end.breaches import NUMERALS, STATES, focus_price, is_closed, open_price, state_of
from deckwright.games.aeons_end.lookup import Board, card_of, is_exhausted, nemesis_of, sockets
from deckwright.games.aeons_end.table import (
    FOCUSED,
    GRAVEHOLD_MOST,
    LIFE_MOST,
    NEMESIS,
    NEMESIS_MOST,
    PILES,
    SOLD,
    SUPPLY,
    TURN_DECK,
)
from deckwright.games.aeons_end.vocabulary.nemesis import LAST_TOKEN_WINS


def facts(game: Board) -> dict[str, object]:
    """What is left to come and to buy, breaches and their prices, sockets of the abilities, most life, and tokens."""
    left = Counter(card_of(game, card).id for card in game.zones[TURN_DECK])
    seats = range(game.seats)
    return {
        "turns_left": dict(sorted(left.items())),
        "sockets": [sockets(game, one) for one in seats],
        "life_most": game.counters[LIFE_MOST],
        "gravehold_most": game.counters[GRAVEHOLD_MOST],
        "nemesis_most": game.counters[NEMESIS_MOST],
        "tokens": game.rules.tokens_of[game.cards[game.zones[NEMESIS][0]]],
        "dwindling": LAST_TOKEN_WINS in nemesis_of(game).modifiers,
        "sold": [_sold(game, pile) for pile in range(PILES)],
        "supply": {sold: len(game.zones[SUPPLY + pile]) for pile in range(PILES) if (sold := _sold(game, pile))},
        **{name: len(each(game)) for own in game.rules.brought for name, each in own.each.items()},
        "breaches": [
            {numeral: STATES[state_of(game, one, breach)] for breach, numeral in enumerate(NUMERALS)} for one in seats
        ],
        "focused": [
            [numeral for numeral, focused in zip(NUMERALS, FOCUSED, strict=True) if game.counters[focused + one]]
            for one in seats
        ],
        "exhausted": [is_exhausted(game, one) for one in seats],
        "breach_prices": [
            {
                numeral: {"focus": focus_price(game, one, breach), "open": open_price(game, one, breach)}
                for breach, numeral in enumerate(NUMERALS)
                if is_closed(state_of(game, one, breach))
            }
            for one in seats
        ],
    }


def _sold(game: Board, pile: int) -> str:
    """The card a supply pile sells, also when none is left; nothing if there is no such pile."""
    number = game.counters[SOLD + pile] - 1
    return game.rules.card_of[number].id if number >= 0 else ""
