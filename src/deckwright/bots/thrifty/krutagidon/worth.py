"""What a table is worth to a wizard: points, a good deck, life, and what the others have."""

from __future__ import annotations

from deckwright.bots.thrifty.krutagidon.reading import defence_of, lasting_use, play_of
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.rules import Krutagidon
from deckwright.games.krutagidon.table import (
    DECK,
    DISCARD,
    HAND,
    LEGEND,
    LEGENDS,
    LIFE,
    MAIN,
    OBJECTS,
    ONGOING,
    PLAYED,
    POWER,
    TOKEN_STACK,
    TOKENS,
)

POINTS_PER_POWER = 0.22
"""What one power in every hand of a turn is worth in points."""
HAND_CARDS = 5
POWER_TO_SPEND = 0.55
"""Power that can still be spent this turn."""
POWER_LEFT_OVER = 0.1
"""The same when nothing is left to play: it can only buy something else."""
CARD_IN_HAND = 0.3
"""What a card brings that can still be played, by its use."""
LIVES = 0.11
PRIZE = 2.0
STAR = 2.0
"""What a card is worth whose points are worked out at the end."""


class Worth:
    """Judges tables for a game of Krutagidon."""

    def __init__(self, rules: Krutagidon) -> None:
        cards = rules.card_of
        self.play = [play_of(card) for card in cards]
        self.use = [play + defence_of(card) for play, card in zip(self.play, cards, strict=True)]
        self.lasting = [lasting_use(card) for card in cards]
        self.kept = [use + lasting for use, lasting in zip(self.use, self.lasting, strict=True)]
        """What each thing is worth that is chosen before the game."""
        self.points = [float(card.points) if isinstance(card.points, int) else STAR for card in cards]
        self._prize = rules.grand_prize

    def advantage(self, game: Board, seat: int, power: float = POWER_TO_SPEND) -> float:
        """How much better a wizard stands than the others, on average and compared with the best of them.

        ``power`` is what one power is worth that can still be spent this turn.
        """
        left = self.turns_left(game)
        own = self._standing(game, seat, left, power)
        others = [self._standing(game, one, left, power) for one in range(game.seats) if one != seat]
        return own - 0.6 * sum(others) / len(others) - 0.4 * max(others)

    def turns_left(self, game: Board) -> float:
        """About how many turns each wizard still has."""
        zones = game.zones
        legends = 1.7 * (len(zones[LEGENDS]) + len(zones[LEGEND]))
        tokens = 1.5 * len(zones[TOKEN_STACK])
        cards = len(zones[MAIN]) / (1.6 * game.seats)
        return max(0.5, min(legends, tokens, cards))

    def _standing(self, game: Board, seat: int, left: float, power: float) -> float:
        zones, faces = game.zones, game.cards
        points = use = 0.0
        count = 0
        for place in (DECK, HAND, DISCARD, PLAYED):
            for card in zones[place + seat]:
                face = faces[card]
                points += self.points[face]
                use += self.use[face]
                count += 1
        total = points + POINTS_PER_POWER * left * HAND_CARDS * use / max(count, HAND_CARDS)
        for card in zones[ONGOING + seat]:
            total += self.points[faces[card]] + POINTS_PER_POWER * left * self.lasting[faces[card]]
        for card in zones[TOKENS + seat]:
            total += self.points[faces[card]]
        for card in zones[OBJECTS + seat]:
            total += PRIZE if faces[card] == self._prize else 0.5
        uses = self.play if seat == game.turn else self.use
        total += CARD_IN_HAND * sum(uses[faces[card]] + 0.1 for card in zones[HAND + seat])
        total += power * game.counters[POWER + seat]
        return total + LIVES * game.counters[LIFE + seat]
