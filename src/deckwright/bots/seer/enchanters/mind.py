"""How seer thinks about Enchanters: thrifty's plans, judged by a learned value."""

from __future__ import annotations

from typing import cast

from deckwright.bots.seer.enchanters.features import FEATURES, Features
from deckwright.bots.seer.thinking import Plan
from deckwright.bots.seer.values import Value, fitting
from deckwright.bots.thrifty.enchanters.plans import Turns
from deckwright.bots.thrifty.enchanters.prices import Offers
from deckwright.bots.thrifty.enchanters.worth import Worth
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.rules import Enchanters
from deckwright.games.enchanters.scoring import final_scores
from deckwright.games.enchanters.table import MAIN_ACTION_DONE
from deckwright.rules.contract import Rules


class LearnedWorth(Features):
    """What a position is worth by a learned value: the margin it foretells over the rivals."""

    def __init__(self, rules: Enchanters, offers: Offers, value: Value) -> None:
        super().__init__(rules, offers)
        self._value = fitting(value, rules.name, FEATURES)

    def of(self, game: Board, seat: int) -> float:
        glory = self.foretold(game)
        mine = glory.pop(seat)
        return mine - (max(glory) + sum(glory) / len(glory)) / 2

    def foretold(self, game: Board) -> list[float]:
        """The glory that each seat will have, up to a number that is the same for all."""
        time, seats = self.read(game)
        if game.outcome is not None or not time:
            return list(final_scores(game))
        weights = self._value.weights_at(game.seats, time)
        return [sum(map(float.__mul__, weights, features)) for features in seats]


class EnchantersMind:
    """Looks ahead in turns: main actions are searched, the rest of a turn follows by rules of thumb."""

    def __init__(self, rules: Enchanters, dice: Dice, value: Value | None) -> None:
        offers = Offers(rules)
        worth = Worth(rules, offers) if value is None else LearnedWorth(rules, offers, value)
        self._turns = Turns(rules, offers, worth, dice)

    def look_at(self, game: Board) -> None:
        self._turns.worth.look_at(game)

    def plans(self, game: Board, seat: int) -> list[Plan]:
        return self._turns.plans(game, seat, openings=True)

    def at_a_glance(self, game: Board, seat: int, plan: Plan) -> float:
        return self._turns.value(game, seat, plan)

    def deserves_thought(self, game: Board) -> bool:
        return game.question is not None and game.question.prompt == "turn" and not game.counters[MAIN_ACTION_DONE]

    def carry_out(self, game: Board, seat: int, plan: Plan) -> None:
        self._turns.follow(game, seat, plan)
        self._turns.play_out_turn(game, seat)

    def take_turn(self, game: Board) -> None:
        self._turns.play_out_turn(game, game.turn)

    def answer(self, game: Board, seat: int) -> Option:
        return self._turns.answer(game, seat)

    def worth(self, game: Board, seat: int) -> float:
        return self._turns.worth.of(game, seat)


def make_mind(rules: Rules, dice: Dice, value: Value | None) -> EnchantersMind:
    return EnchantersMind(cast(Enchanters, rules), dice, value)


def make_learner(rules: Rules) -> Features:
    enchanters = cast(Enchanters, rules)
    return Features(enchanters, Offers(enchanters))
