"""Krutagidon: each number of players with each way to begin, and each doubt decided the other way."""

from __future__ import annotations

from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.table import (
    BORROWED,
    LIFE,
    MARKET,
    MARKET_SIZE,
    MOST_LIFE,
    OBJECTS,
    OWNED_PLACES,
    REVEALED,
)

SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {"familiars": "random", "properties": "picked", "drink": "once", "takes": "discard", "prize": "drawn"}),
    (3, {"familiars": "picked", "properties": "random", "promos": "off", "scores": "shown"}),
    (4, {"length": "short", "scores": "shown", "takes": "discard"}),
    (5, {"promos": "off", "length": "short", "prize": "drawn"}),
]


def promises(game: Board) -> None:
    """What holds at every question of Krutagidon."""
    rules, zones, question = game.rules, game.zones, game.question
    assert len(zones[MARKET]) <= MARKET_SIZE
    for seat in range(game.seats):
        assert 0 <= game.counters[LIFE + seat] <= MOST_LIFE
    cthulhu = next(card for card, face in enumerate(game.cards) if face == rules.cthulhu)
    owner = rules.layout.owner_of[game.place[cthulhu]]
    holders = [
        seat for seat in range(game.seats) if any(game.cards[card] == rules.rlyeh for card in zones[OBJECTS + seat])
    ]
    if game.place[cthulhu] != BORROWED:
        assert holders == (
            [owner] if owner >= 0 and any(game.place[cthulhu] == p + owner for p in OWNED_PLACES) else []
        )
    if question is not None and question.prompt == "turn":
        assert not zones[REVEALED]
        assert not zones[BORROWED]
        assert all(game.counters[LIFE + seat] > 0 for seat in range(game.seats))
        assert any(verb == "end" for verb, *_ in question.options)
