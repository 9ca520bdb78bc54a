"""Turns at Krutagidon by rules of thumb: try every answer, play before buying, and keep what stands best.

``Turns.answer`` is a policy: it answers for any seat inside an imagined game.
"""

from __future__ import annotations

from deckwright.bots.thrifty.krutagidon.reading import counts_plays, only_gives_power
from deckwright.bots.thrifty.krutagidon.worth import POWER_LEFT_OVER, POWER_TO_SPEND, Worth
from deckwright.core.questions import Option, Question
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
BEFORE_THE_GAME = ("property", "familiar")
"""What is chosen to be kept, before there is a table to judge."""


class Turns:
    """Plays what helps, most helpful first; then buys what the table is better with; then ends the turn."""

    def __init__(self, rules: Krutagidon, worth: Worth, depth: int = DEPTH) -> None:
        self.worth = worth
        self._depth = depth
        cards = rules.card_of
        self._plain = [only_gives_power(card) for card in cards]
        self._in_order = [counts_plays(card) for card in cards]
        """Cards that ask how many were played before them."""

    def answer(self, game: Board, seat: int) -> Option:
        """What a seat that is asked answers, in a game where nothing is left to imagine."""
        question = game.question
        assert question is not None
        options = question.options_of(seat)
        if len(options) == 1:
            return options[0]
        if question.prompt == "turn":
            return self.play(game, seat, options) or self.buy(game, seat, options) or options[-1]
        if question.prompt in BEFORE_THE_GAME:
            return max(options, key=lambda option: self.keeps(game, option))
        return max(options, key=lambda option: self.after(game, seat, option))

    def play(self, game: Board, seat: int, options: list[Option]) -> Option | None:
        """The card or the action that helps most; ``None`` if nothing does."""
        faces = game.cards
        played = [option for option in options if option[0] == "play"]
        if not any(self._in_order[faces[card]] for _, card, _ in played):
            for option in played:
                if self._plain[faces[option[1]]]:
                    return option  # nothing to think about
        tried = played + [option for option in options if option[0] == "use"]
        return self._best(game, seat, tried, POWER_TO_SPEND)

    def buy(self, game: Board, seat: int, options: list[Option]) -> Option | None:
        """What the table is better with; ``None`` if nothing is."""
        return self._best(game, seat, [option for option in options if option[0] == "buy"], POWER_LEFT_OVER)

    def keeps(self, game: Board, option: Option) -> float:
        """Which of the things dealt before the game to keep: by what it is worth itself."""
        return self.worth.kept[game.cards[option[1]]]

    def after(self, game: Board, seat: int, option: Option, power: float = POWER_TO_SPEND) -> float:
        """How the table stands after an answer and what follows from it."""
        return self._after(game, seat, option, self._depth, power)

    def settle(self, game: Board) -> None:
        """Answer whatever is asked until somebody is at their turn's menu again."""
        while (question := game.question) is not None and question.prompt != "turn":
            asked = waiting_for(game)[0]
            choose(game, self.answer(game, asked), asked)

    def play_out_turn(self, game: Board) -> None:
        """Let everybody play on until the turn is over."""
        turns = game.turns
        while game.question is not None and game.turns == turns:
            asked = waiting_for(game)[0]
            choose(game, self.answer(game, asked), asked)

    def _best(self, game: Board, seat: int, tried: list[Option], power: float) -> Option | None:
        if not tried:
            return None
        now = self.worth.advantage(game, seat, power)
        gains = [(self.after(game, seat, option, power) - now, option) for option in tried]
        gain, best = max(gains, key=lambda one: one[0])
        return best if gain > WORTH_DOING else None

    def _after(self, game: Board, seat: int, option: Option, depth: int, power: float) -> float:
        other = game.copy()
        choose(other, option, seat)
        for _ in range(MOST_ANSWERS):
            question = other.question
            if question is None or question.prompt == "turn":
                break
            asked = waiting_for(other)[0]
            options = question.options_of(asked)
            if asked == seat and len(options) > 1 and question.each is None:
                if depth:
                    return max(self._after(other, seat, one, depth - 1, power) for one in options[:MOST_OPTIONS])
                choose(other, options[0], seat)
            else:
                choose(other, _of_others(question, options), asked)
        return self.worth.advantage(other, seat, power)


def _of_others(question: Question, options: list[Option]) -> Option:
    """What somebody else answers there: nobody defends."""
    return options[-1] if question.prompt == "defend" else options[0]
