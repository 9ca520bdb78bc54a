"""Thrifty at Krutagidon: try every answer in imagination, play before buying, and keep what stands best."""

from __future__ import annotations

from typing import cast

from deckwright.bots.bot import Knowledge
from deckwright.bots.thrifty.krutagidon.reading import counts_plays, only_gives_power
from deckwright.bots.thrifty.krutagidon.worth import POWER_LEFT_OVER, POWER_TO_SPEND, Worth
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.core.rules import Rules
from deckwright.core.run import choose, waiting_for
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.rules import Krutagidon

DEPTH = 2
"""How many of its own answers in a row it looks ahead."""
MOST_OPTIONS = 8
"""Beyond the first answer it looks at no more than these."""
MOST_ANSWERS = 24
"""What takes more answers than these is judged where it stands."""
WORTH_DOING = 0.01


class Thrifty:
    """Plays what helps, most helpful first; then buys what the table is better with; then ends the turn."""

    name = "thrifty"

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules = cast(Krutagidon, rules)
        self._worth = Worth(self._rules)
        self._dice = Dice(seed)
        cards = self._rules.card_of
        self._plain = {f"play:{card.id}" for card in cards if only_gives_power(card)}
        self._in_order = {f"play:{card.id}" for card in cards if counts_plays(card)}
        """Cards that ask how many were played before them."""

    def choose(self, knowledge: Knowledge) -> str:
        keys, seat = knowledge.options, knowledge.seat
        if len(keys) == 1:
            return keys[0]
        if self._in_order.isdisjoint(keys):
            for key in keys:
                if key in self._plain:
                    return key  # nothing to think about
        game = knowledge.imagine(self._dice)
        question = game.question
        assert question is not None
        options = question.options_of(seat)
        if question.prompt == "turn":
            best = self._turn(game, seat, options)
        elif question.each is not None:
            best = max(options, key=lambda option: self._keeps(game, option))
        else:
            best = max(options, key=lambda option: self._after(game, seat, option, DEPTH))
        return keys[options.index(best)]

    def _turn(self, game: Board, seat: int, options: list[Option]) -> Option:
        """Play as long as it helps, then buy as long as it helps."""
        for verbs, power in ((("play", "use"), POWER_TO_SPEND), (("buy",), POWER_LEFT_OVER)):
            tried = [option for option in options if option[0] in verbs]
            now = self._worth.advantage(game, seat, power)
            gains = [(self._after(game, seat, option, DEPTH, power) - now, option) for option in tried]
            if gains:
                gain, best = max(gains, key=lambda one: one[0])
                if gain > WORTH_DOING:
                    return best
        return options[-1]

    def _keeps(self, game: Board, option: Option) -> float:
        """Which of several things to keep that are chosen in secret: by what it is worth itself."""
        face = game.cards[option[1]]
        return self._worth.use[face] + self._worth.lasting[face]

    def _after(self, game: Board, seat: int, option: Option, depth: int, power: float = POWER_TO_SPEND) -> float:
        """How the table stands after an answer and what follows from it."""
        other = game.copy()
        choose(other, option, seat)
        return self._value(other, seat, depth, power)

    def _value(self, game: Board, seat: int, depth: int, power: float) -> float:
        for _ in range(MOST_ANSWERS):
            question = game.question
            if question is None or question.prompt == "turn":
                break
            asked = waiting_for(game)[0]
            options = question.options_of(asked)
            if asked == seat and len(options) > 1 and question.each is None:
                if depth == 0:
                    choose(game, options[0], seat)
                    continue
                return max(self._after(game, seat, option, depth - 1, power) for option in options[:MOST_OPTIONS])
            choose(game, options[-1] if question.prompt == "defend" else options[0], asked)
        return self._worth.advantage(game, seat, power)
