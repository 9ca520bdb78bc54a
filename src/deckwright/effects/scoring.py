"""Scoring: what is printed on a player's cards, and formulas worked out at the end."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.core.game import Scope
from deckwright.effects.amounts import evaluate
from deckwright.effects.lookup import CardGame


def worth(game: CardGame, seat: int, cards: Iterable[int], field: str) -> int:
    """What cards are worth to a seat: a number or a formula printed in a field; nothing if they have none."""
    total = 0
    for card in cards:
        printed = getattr(game.rules.definitions[game.cards[card]], field, 0)
        if printed:
            total += evaluate(game, Scope(0, 0, {"you": seat, "this": card}), printed)
    return total


def best(scores: list[int], *breakers: list[int]) -> list[int]:
    """The seats that win: the highest score, then the highest of each tie-breaker; who still ties shares the win."""
    ranks = [tuple(ranks) for ranks in zip(scores, *breakers, strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
