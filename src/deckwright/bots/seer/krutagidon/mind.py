"""How seer thinks about Krutagidon: what to buy with the power of a turn is tried in imagined deals.

Cards are played by the quick policy; the search is over the baskets of cards that the power of a turn buys, and over
the answers to an attack. Each is played out to the end of the game: a purchase pays off many turns later, and what a
position is worth before that says too little. A position is worth the points that a wizard will be ahead.
"""

from __future__ import annotations

from typing import cast

from deckwright.bots.seer.krutagidon.features import Features, LearnedWorth
from deckwright.bots.seer.krutagidon.policy import END, Policy, policy_of
from deckwright.bots.seer.thinking import Plan
from deckwright.bots.seer.values import UnfitValue, Value, value_of
from deckwright.bots.thrifty.krutagidon.turns import Turns
from deckwright.bots.thrifty.krutagidon.worth import Worth
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.core.run import choose, waiting_for
from deckwright.games.krutagidon.lookup import Board
from deckwright.games.krutagidon.rules import Krutagidon
from deckwright.rules.contract import Rules

MOST_PLANS = 12
"""So many baskets are listed …"""
CLOSE = 2.5
"""… that bring, by the policy's reckoning, no more points less than the best one."""
LIMIT = 4000
"""No turn takes so many answers."""


class KrutagidonMind:
    """Judges by what was learned, or by thrifty's rules of thumb."""

    def __init__(self, rules: Krutagidon, dice: Dice, value: Value | None) -> None:
        self._policy = policy_of(rules, value) if value is not None else Policy(rules, {}, {})
        self._worth = LearnedWorth(self._policy, value, rules.name) if value is not None else None
        self._thumb = Turns(rules, Worth(rules)) if value is None else None
        self._gains: dict[tuple[Option, ...], float] = {}

    def look_at(self, game: Board) -> None:
        """Nothing is the same for all positions."""

    def plans(self, game: Board, seat: int) -> list[Plan]:
        question = game.question
        assert question is not None
        options = question.options_of(seat)
        found = self._shopping(game, seat, options) if question.prompt == "turn" else [[option] for option in options]
        best = self.answer(game, seat)
        if self._thumb is not None:
            firsts = dict.fromkeys([best, *[plan[0] for plan in found]])
            self._gains = {(option,): -float(number) for number, option in enumerate(firsts)}
            return [[option] for option in firsts]
        if question.prompt != "turn":
            found = [[best], *[plan for plan in found if plan[0] != best]]
            self._gains = {tuple(plan): -float(number) for number, plan in enumerate(found)}
        return found

    def _shopping(self, game: Board, seat: int, options: list[Option]) -> list[Plan]:
        """What to do at the menu: play whatever does something, then one of the baskets that bring most."""
        play = self._policy.next_play(game, seat, options)
        if play is not None:
            self._gains = {(play,): 0.0}
            return [[play]]
        baskets = [(gain, [*basket, END]) for gain, basket in self._policy.baskets(game, seat, options)]
        ordered = sorted([*baskets, (self._policy.w["least"], [END])], key=lambda one: -one[0])
        near = [one for one in ordered[:MOST_PLANS] if one[0] >= ordered[0][0] - CLOSE]
        self._gains = {tuple(basket): gain for gain, basket in near}
        return [basket for _, basket in near]

    def at_a_glance(self, game: Board, seat: int, plan: Plan) -> float:
        return self._gains.get(tuple(plan), 0.0)

    def deserves_thought(self, game: Board) -> bool:
        return self._thumb is None and game.question is not None and game.question.prompt in ("turn", "defend")

    def carry_out(self, game: Board, seat: int, plan: Plan) -> None:
        turns = game.turns
        first = True
        for option in plan:
            question = game.question
            if question is None or game.turns != turns or (not first and question.prompt != "turn"):
                break
            same = option if first else _offered(game, seat, option)
            first = False
            if same is not None:
                choose(game, same, seat)
                self._settle(game)
        self._play(game, turns + 1)

    def take_turn(self, game: Board) -> None:
        self._play(game, game.turns + 1)

    def _settle(self, game: Board) -> None:
        """Let everybody answer what an action leads to, until somebody is at the menu again."""
        for _ in range(LIMIT):
            if game.question is None or game.question.prompt == "turn":
                return
            seat = waiting_for(game)[0]
            choose(game, self._policy(game, seat), seat)

    def _play(self, game: Board, until: int) -> None:
        """Let everybody play on until so many turns have ended."""
        for _ in range(LIMIT):
            if game.question is None or game.turns >= until:
                return
            seat = waiting_for(game)[0]
            choose(game, self._policy(game, seat), seat)

    def answer(self, game: Board, seat: int) -> Option:
        return self._policy(game, seat) if self._thumb is None else self._thumb.answer(game, seat)

    def worth(self, game: Board, seat: int) -> float:
        """How many points a wizard is ahead of the others."""
        return self._policy.advantage(game, seat) if self._worth is None else self._worth.of(game, seat)


def _offered(game: Board, seat: int, option: Option) -> Option | None:
    """The option that buys an equal card, if there is still one."""
    assert game.question is not None
    options = game.question.options_of(seat)
    if option in options:
        return option
    face = game.cards[option[1]] if option[1] >= 0 else -1
    return next((one for one in options if one[0] == option[0] and one[1] >= 0 and game.cards[one[1]] == face), None)


def make_mind(rules: Rules, dice: Dice, value: Value | None) -> KrutagidonMind:
    return KrutagidonMind(cast(Krutagidon, rules), dice, value)


def make_learner(rules: Rules) -> Features:
    """What reads the features, with what comes with the package, if anything does."""
    krutagidon = cast(Krutagidon, rules)
    try:
        return Features(policy_of(krutagidon, value_of(rules.name)))
    except UnfitValue:
        return Features(Policy(krutagidon, {}, {}))
