"""Thrifty at Aeon's End: try every option in imagination, and spend aether where it brings most."""

from __future__ import annotations

from typing import NamedTuple, cast

from deckwright.bots.bot import Knowledge
from deckwright.bots.thrifty.aeons_end.foresight import Foresight
from deckwright.bots.thrifty.aeons_end.worth import Worth
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.games.aeons_end.breaches import prepped_spells
from deckwright.games.aeons_end.definitions import THE_NEMESIS
from deckwright.games.aeons_end.lookup import Board, card_of, is_exhausted, own
from deckwright.games.aeons_end.own_rules import nothing
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.aeons_end.table import AETHERS, HAND
from deckwright.rules.contract import Rules

SAMPLES = {"ward": 3}
"""Where much hangs on cards nobody has seen, several games are imagined."""
WORTH_DOING = 0.02
"""What brings less is left alone."""
AGAIN = 0.75
"""The second of two equal purchases brings so much of the first."""


class Purchase(NamedTuple):
    """Something to spend aether on."""

    option: Option
    price: int
    gain: float


class Thrifty:
    """Plays what helps at once, then buys what brings most for the aether, and answers everything else by foresight."""

    name = "thrifty"

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules = cast(AeonsEnd, rules)
        self._worth = Worth(self._rules)
        self._foresight = Foresight(self._rules, self._worth)
        self._dice = Dice(seed)

    def choose(self, knowledge: Knowledge) -> str:
        if len(knowledge.options) == 1:
            return knowledge.options[0]
        seat = knowledge.seat
        game = knowledge.imagine(self._dice)
        question = game.question
        assert question is not None
        options = question.options_of(seat)
        match question.prompt:
            case "main" if seat == game.turn:
                best = self._main_phase(game, seat, options)
            case "discard-order":
                best = max(options, key=lambda option: self._worth.aether[game.cards[option[1]]])
            case "whose-turn":
                best = max(options, key=lambda option: self._readiness(game, option[1]))
            case "arrange":
                best = min(options, key=lambda option: card_of(game, option[1]).turn_of == THE_NEMESIS)
            case prompt:
                best = self._foreseen(game, seat, options, knowledge, SAMPLES.get(prompt, 1))
        return knowledge.options[options.index(best)]

    def step_in(self, knowledge: Knowledge) -> str | None:
        """Use the ability in somebody else's turn, if that helps more than keeping it."""
        game = knowledge.imagine(self._dice)
        question = game.question
        assert question is not None
        options = question.options_of(knowledge.seat)
        self._foresight.look_at(game)
        before = self._foresight.worth(game)
        gains = [self._foresight.settled(self._foresight.after(game, one, knowledge.seat)) - before for one in options]
        best = max(gains)
        return knowledge.options[gains.index(best)] if best > WORTH_DOING else None

    def _foreseen(self, game: Board, seat: int, options: list[Option], knowledge: Knowledge, samples: int) -> Option:
        """The option after which the position is worth most."""
        values = dict.fromkeys(self._foresight.distinct(game, options), 0.0)
        for number in range(samples):
            if number:
                game = knowledge.imagine(self._dice)
            self._foresight.look_at(game)
            for option in values:
                values[option] += self._foresight.settled(self._foresight.after(game, option, seat))
        best = max(values, key=values.__getitem__)
        if best[0] == "cast" and _is_cloaked(game):  # small hits take the cloaks off for the big ones
            casts = [option for option in values if option[0] == "cast"]
            return min(casts, key=lambda option: self._worth.damage[game.cards[option[1]]])
        return best

    def _main_phase(self, game: Board, seat: int, options: list[Option]) -> Option:
        """First whatever helps and costs no aether; then the purchases that bring most together; then end."""
        if not any(option[0] == "remove" for option in options):  # cards of the hand may be the price of that
            for option in options:
                if option[0] == "play" and self._worth.only_aether[game.cards[option[1]]]:
                    return option
        self._foresight.look_at(game)
        before = self._foresight.worth(game)
        purse = _purse(game, seat)
        purse_worth = self._worth.purse(game, seat)
        free: list[tuple[float, Option]] = []
        purchases: list[Purchase] = []
        for option in self._foresight.distinct(game, options):
            if option[0] == "end":
                continue
            later = self._foresight.after(game, option, seat)
            price = purse - _purse(later, seat)
            gain = self._foresight.settled(later) - before
            if price > 0:
                purchases.append(Purchase(option, price, gain + purse_worth - self._worth.purse(later, seat)))
            elif gain > WORTH_DOING:
                free.append((gain, option))
        if free:
            plays = [one for one in free if one[1][0] == "play"]
            removals = [one for one in free if one[1][0] == "remove"]
            return max(removals or plays or free, key=lambda one: one[0])[1]
        wanted = _best_together([one for one in purchases if one.gain > WORTH_DOING], purse)
        return max(wanted, key=lambda one: one.price).option if wanted else ("end", -1, -1)

    def _readiness(self, game: Board, seat: int) -> float:
        """Who makes most of a turn right now?"""
        spells = [game.cards[card] for card in prepped_spells(game, seat)]
        hand = [game.cards[card] for card in game.zones[HAND + seat]]
        worth = self._worth
        # From 0.0, since compiled code takes a sum that may begin with 0 for a whole number.
        ready = sum((worth.damage[face] for face in spells), 0.0) + sum((worth.aether[face] for face in hand), 0.0)
        return ready - is_exhausted(game, seat)


def _is_cloaked(game: Board) -> bool:
    """Whether tokens turn damage away from the nemesis, and every hit takes one off."""
    return own(game).struck is not nothing


def _purse(game: Board, seat: int) -> int:
    """All aether that is left to spend."""
    return sum(game.counters[counter + seat] for counter in AETHERS)


def _best_together(purchases: list[Purchase], aether: int) -> list[Purchase]:
    """The purchases that bring most together for so much aether; each at most twice."""
    best: list[tuple[float, list[Purchase]]] = [(0.0, [])] * (aether + 1)
    for one in purchases:
        for copy in (one.gain, one.gain * AGAIN):
            for left in range(aether, one.price - 1, -1):
                gain, others = best[left - one.price]
                if gain + copy > best[left][0]:
                    best[left] = (gain + copy, [*others, one])
    return best[aether][1]
