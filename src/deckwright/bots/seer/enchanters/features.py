"""What a position in Enchanters comes down to: some numbers per seat, which a learned value weighs."""

from __future__ import annotations

from typing import ClassVar

from deckwright.bots.seer.values import Weights
from deckwright.bots.thrifty.enchanters.worth import PLENTY, Worth
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.scoring import final_scores
from deckwright.games.enchanters.table import (
    ATTACK_PRINTED,
    CRYSTALS,
    DECK,
    DEFENCE_PRINTED,
    ITEMS,
    TRACK,
    TROPHIES,
    WOUNDS,
)
from deckwright.games.enchanters.values import top_cards

FEATURES = (
    "glory",
    "crystals",
    "crystals-to-spare",
    "abilities",
    "hunt",
    "within-reach",
    "attack",
    "defence",
    "attack-on-top",
    "defence-on-top",
    "wounds",
    "items",
    "trophies",
    "to-move",
)
"""The names of the numbers, in their order."""

TURNS = 12.0
"""Turns left to a seat are measured in these."""


class Features(Worth):
    """Reads the numbers off a position, with thrifty's reckoning of foes and abilities."""

    features = FEATURES
    guess: ClassVar[Weights] = [(0.0, 0.0, 0.0)] * len(FEATURES)
    ridge: ClassVar[list[float]] = [30.0] * len(FEATURES)
    remembers = False

    def read(self, game: Board) -> tuple[float, list[list[float]]]:
        """How many turns are left to each seat, in units of ``TURNS``, and the numbers of each seat."""
        left = len(game.zones[DECK]) + len(game.zones[TRACK])
        turns = left / game.seats
        glory = final_scores(game)
        return turns / TURNS, [self._seat(game, seat, turns, glory[seat]) for seat in range(game.seats)]

    def _seat(self, game: Board, seat: int, turns: float, glory: int) -> list[float]:
        counters = game.counters
        crystals = counters[CRYSTALS + seat]
        tops = [game.cards[card] for card in top_cards(game, seat)]
        rules = self._rules
        hunted = within_reach = abilities = 0.0
        if turns:
            hunted = self._hunt(game, seat, tops, turns)
            within_reach = self._best_on_track(game, seat, tops, 0.5)
            abilities = sum(self._ability[top] for top in tops)
        return [
            float(glory),
            float(min(crystals, PLENTY)),
            float(max(0, crystals - PLENTY)),
            abilities,
            hunted,
            within_reach,
            float(counters[ATTACK_PRINTED + seat]),
            float(counters[DEFENCE_PRINTED + seat]),
            float(sum(rules.top_attack[top] for top in tops)),
            float(sum(rules.top_defence[top] for top in tops)),
            float(counters[WOUNDS + seat]),
            float(len(game.zones[ITEMS + seat])),
            float(len(game.zones[TROPHIES + seat])),
            float(game.turn == seat),
        ]
