"""How a position in Aeon's End looks in a few numbers, and what they say about the chance to win.

The players win or lose together, so a position has one row of features for all of them. Weighed with the weights of a
learned value they give the log-odds of winning, if everybody plays on as the policy does.
"""

from __future__ import annotations

from math import exp

from deckwright.bots.seer.aeons_end.outlook import ALL_CARDS, Outlook
from deckwright.bots.seer.aeons_end.reading import traits_of
from deckwright.bots.seer.values import Value, fitting
from deckwright.games.aeons_end.breaches import OPENED
from deckwright.games.aeons_end.lookup import Board, increased_difficulty
from deckwright.games.aeons_end.table import (
    BREACH_STATES,
    BREACH_ZONES,
    CHARGES,
    GRAVEHOLD,
    GRAVEHOLD_MOST,
    HAND_SIZE,
    LIFE,
    LIFE_MARK,
    LIFE_MOST,
    NEMESIS,
    NEMESIS_DECK,
    NEMESIS_LIFE,
    NEMESIS_MOST,
    NEMESIS_PLAY,
    NEMESIS_TOKENS,
    PILES,
    POWER_MARK,
    SOCKETS,
    SPECIAL_DECK,
    SPECIAL_PLAY,
    SUPPLY,
    TOKENS,
    TURN_DECK,
)

FEATURES = (
    "one",
    "foe-life",
    "gravehold",
    "gravehold-low",
    "life",
    "least-life",
    "exhausted",
    "minions",
    "minion-life",
    "powers",
    "fury",
    "clock",
    "cloaks",
    "gates",
    "husks",
    "corruptions",
    "supply",
    "hits",
    "aether",
    "prepped",
    "breaches",
    "charges",
    "turns-left",
    "untouchable",
    "untouchable-life",
    "cloaked",
    "cloaked-life",
    "devours",
    "corrupting",
    "increased",
    "beginner",
)
"""What the numbers of a position are called, in order."""
LONGEST = 28.0
"""About as many cards as a nemesis deck has: time runs from 1 to 0 with them."""


class Features:
    """Reads positions."""

    features = FEATURES

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook

    def look_at(self, game: Board) -> None:
        self._outlook.look_at(game)

    def read(self, game: Board) -> tuple[float, list[float]]:
        """How much time is left, and the features."""
        look = self._outlook
        look.look_at(game)
        sheet, counters, zones, marks, cards = look.sheet, game.counters, game.zones, game.marks, game.cards
        traits, seats = sheet.traits, game.seats
        time = min(1.5, len(zones[NEMESIS_DECK]) / LONGEST)
        if traits.untouchable:
            foe = sum([marks.get(card * 8 + LIFE_MARK, 0) for card in zones[SPECIAL_PLAY]])
            foe += 11 * len(zones[SPECIAL_DECK])
        else:
            foe = counters[NEMESIS_LIFE]
        lives = [counters[LIFE + seat] / counters[LIFE_MOST] for seat in range(seats)]
        threat = body = soon = 0.0
        for card in zones[NEMESIS_PLAY]:
            left = marks.get(card * 8 + LIFE_MARK, 0)
            if left:
                threat += sheet.threat[cards[card]]
                body += left
            else:
                soon += sheet.threat[cards[card]] / max(1, marks.get(card * 8 + POWER_MARK, 1))
        hits = aether = prepped = 0.0
        charges = 0.0
        breaches = corruptions = 0
        for seat in range(seats):
            opened = look.now.opened[seat]
            power = sheet.power[opened]
            total = gems = 0.0
            count = 0
            for zone in ALL_CARDS:
                for card in zones[zone + seat]:
                    total += power[cards[card]]
                    gems += look.aether[cards[card]]
                    corruptions += look.is_corruption[cards[card]]
                    count += 1
            often = HAND_SIZE / max(HAND_SIZE, count)
            hits += total * often / seats
            aether += gems * often / seats
            for zone in BREACH_ZONES:
                for card in zones[zone + seat]:
                    prepped += power[cards[card]]
            breaches += sum([counters[state + seat] >= OPENED for state in BREACH_STATES])
            charges += counters[CHARGES + seat] / game.derived[SOCKETS][seat]
        theirs = sum([look.is_nemesis_turn[cards[card]] for card in zones[TURN_DECK]])
        tokens = counters[NEMESIS_TOKENS]
        grave = counters[GRAVEHOLD] / counters[GRAVEHOLD_MOST]
        return time, [
            1.0,
            foe / 50,
            grave,
            max(0.0, 0.4 - grave),
            sum(lives) / seats,
            min(lives),
            sum([life <= 0 for life in lives]) / seats,
            threat / 10,
            body / 20,
            soon / 10,
            counters[TOKENS] / 5,
            tokens / 8 if traits.clock else 0.0,
            tokens / 8 if traits.cloaked else 0.0,
            tokens / 8 if not traits.clock and not traits.cloaked else 0.0,
            0.0 if traits.untouchable else len(zones[SPECIAL_PLAY]) / 8,
            corruptions / 8,
            sum([len(zones[SUPPLY + pile]) for pile in range(PILES)]) / 50 if traits.devours else 0.0,
            hits / 10,
            aether / 6,
            prepped / 10,
            breaches / (4 * seats),
            charges / seats,
            (len(zones[TURN_DECK]) - 3 * theirs) / 4,
            float(traits.untouchable),
            foe / 50 if traits.untouchable else 0.0,
            float(traits.cloaked),
            foe / 50 if traits.cloaked else 0.0,
            float(traits.devours),
            float(traits.corrupting),
            float(increased_difficulty(game)),
            float(game.options["difficulty"] == "beginner"),
        ]


class Chance(Features):
    """The chance to win, by a learned value."""

    def __init__(self, outlook: Outlook, value: Value) -> None:
        super().__init__(outlook)
        self._value = fitting(value, "aeons-end", FEATURES)

    def of(self, game: Board) -> float:
        """Between 0 and 1."""
        if game.outcome is not None:
            return float(bool(game.outcome["winners"]))
        time, features = self.read(game)
        weights = self._value.weights_at(game.seats, time)
        return chance(sum(map(float.__mul__, weights, features)))


def chance(odds: float) -> float:
    """The chance that belongs to log-odds."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def dealt(game: Board) -> float:
    """The share of the nemesis' life that is gone; where it cannot be touched, of its acolytes'."""
    if traits_of(game.rules, game.cards[game.zones[NEMESIS][0]]).untouchable:
        left = sum([game.marks.get(card * 8 + LIFE_MARK, 0) for card in game.zones[SPECIAL_PLAY]])
        return max(0.0, 1 - (left + 11 * len(game.zones[SPECIAL_DECK])) / 99)
    return 1 - game.counters[NEMESIS_LIFE] / game.counters[NEMESIS_MOST]
