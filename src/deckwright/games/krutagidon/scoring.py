"""The three ends of the game, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deckwright.effects.scoring import best, worth
from deckwright.games.krutagidon import definitions as kinds
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.table import (
    DESTROYED,
    LAST_TOKEN,
    LEGEND,
    LEGENDS,
    LIFE,
    LIMP_WANDS,
    MAIN,
    MARKET,
    MOST_STILL_TURNS,
    OWNED_PLACES,
    SHORT_MARKET,
    STILL_TURNS,
    STILLNESS,
    TOKEN_STACK,
    TOKENS,
    WILD_MAGIC,
)

_PILES: Final[list[int]] = [MAIN, MARKET, WILD_MAGIC, LIMP_WANDS, TOKEN_STACK, DESTROYED, LEGENDS]
"""What shrinks or grows as long as anything happens."""


def is_over(game: Board) -> bool:
    """No legend is left, or no dead wizard token, the market could not be filled, or nothing happens any more."""
    return bool(why_over(game))


def why_over(game: Board) -> str:
    """Why the game ends with this turn; empty if it goes on."""
    zones = game.zones
    if not zones[LEGEND] and not zones[LEGENDS]:
        return "no-legends"
    if game.counters[SHORT_MARKET]:
        return "short-market"
    if not zones[TOKEN_STACK] or game.counters[LAST_TOKEN]:
        return "no-tokens"
    return "stalemate" if game.counters[STILL_TURNS] >= MOST_STILL_TURNS else ""


def count_still_turns(game: Board) -> None:
    """A turn is over: did anything change? Wizards who have destroyed their decks could go on for ever."""
    zones = game.zones
    now: i64 = 1
    for pile in _PILES:
        now = (now * 331 + len(zones[pile])) % 999_999_937
    for seat in range(game.seats):
        now = (now * 331 + game.counters[LIFE + seat]) % 999_999_937
        owned: i64 = 0
        for place in OWNED_PLACES:
            owned += len(zones[place + seat])
        now = (now * 331 + owned) % 999_999_937
    game.counters[STILL_TURNS] = game.counters[STILL_TURNS] + 1 if now == game.counters[STILLNESS] else 0
    game.counters[STILLNESS] = now


def owned_cards(game: Board, seat: int) -> list[int]:
    """All cards that a wizard owns, wherever they lie."""
    return [card for place in OWNED_PLACES for card in game.zones[place + seat]]


def score(game: Board, seat: int) -> int:
    """Points of all that a wizard owns, less what dead wizard tokens cost."""
    return worth(game, seat, [*owned_cards(game, seat), *game.zones[TOKENS + seat]], "points")


def ledger(game: Board) -> list[dict[str, object]]:
    """Where the points came from, source by source: how many things each wizard has of it, and what they are worth."""
    seats = range(game.seats)
    sources: dict[str, list[list[int]]] = {source: [[] for _ in seats] for source in ("cards", "legends")}
    last: dict[str, list[list[int]]] = {source: [[] for _ in seats] for source in ("limp_wands", "tokens")}
    for seat in seats:
        for card in (*owned_cards(game, seat), *game.zones[TOKENS + seat]):
            source = _source(game, card)
            found = last if source in last else sources
            found.setdefault(source, [[] for _ in seats])[seat].append(card)
    return [
        {
            "of": source,
            "counts": [len(cards) for cards in found],
            "points": [worth(game, seat, cards, "points") for seat, cards in enumerate(found)],
        }
        for source, found in {**sources, **last}.items()
    ]


def _source(game: Board, card: int) -> str:
    """What the points of a card are counted under; a card with a formula stands for itself."""
    printed = game.rules.card_of[game.cards[card]]
    if not isinstance(printed.points, int):
        return printed.id
    return {kinds.LEGEND: "legends", kinds.LIMP: "limp_wands", kinds.TOKEN: "tokens"}.get(printed.kind, "cards")


def score_parts(game: Board, seat: int) -> dict[str, int]:
    """Where a wizard's points come from, in a few numbers: all formulas are one of them."""
    cards: dict[str, list[int]] = {part: [] for part in ("cards", "legends", "formulas", "limp_wands", "tokens")}
    for card in (*owned_cards(game, seat), *game.zones[TOKENS + seat]):
        source = _source(game, card)
        cards[source if source in cards else "formulas"].append(card)
    return {part: worth(game, seat, of, "points") for part, of in cards.items()}


def final_scores(game: Board) -> tuple[list[int], list[int]]:
    """Who wins, and all scores. Ties: most legends, then fewest dead wizard tokens; who still ties shares the win."""
    scores = [score(game, seat) for seat in range(game.seats)]
    return best(scores, *_tie_breakers(game)), scores


def _tie_breakers(game: Board) -> tuple[list[int], list[int]]:
    """What decides between equal scores, in this order: legends, then dead wizard tokens, of which fewer are better."""
    kind_of, seats = game.rules.kind_of, range(game.seats)
    legends = [sum(kind_of[game.cards[card]] == kinds.LEGEND for card in owned_cards(game, seat)) for seat in seats]
    return legends, [-len(game.zones[TOKENS + seat]) for seat in seats]


def tie_broken_by(game: Board) -> str:
    """What decided between equal highest scores: legends, tokens, or nothing because there was no tie or it stands."""
    scores = [score(game, seat) for seat in range(game.seats)]
    legends, tokens = _tie_breakers(game)
    ahead, with_legends, with_tokens = best(scores), best(scores, legends), best(scores, legends, tokens)
    if with_tokens != with_legends:
        return "tokens"
    return "legends" if with_legends != ahead else ""
