"""How seer thinks about Aeon's End: whole turns, tried in imagined deals and played on by the quick policy.

What is free in the main phase is done by rule, except for the ability. The search is over what the aether of a turn
goes into, whether a spell is cast or stays in its breach, and nearly all other questions: whom it hits, who suffers,
what is given up. A position is worth the chance to win, and a lost game what the nemesis has lost.
"""

from __future__ import annotations

from typing import cast

from deckwright.bots.bot import decide, may_step_in, step_in
from deckwright.bots.seer.aeons_end.bundles import bundles, in_order, offered
from deckwright.bots.seer.aeons_end.features import FEATURES, Chance, dealt
from deckwright.bots.seer.aeons_end.policy import Policy, policy_of
from deckwright.bots.seer.aeons_end.purchases import END, purse_of
from deckwright.bots.seer.thinking import Plan
from deckwright.bots.seer.values import UnfitValue, Value, fitting, value_of
from deckwright.bots.thrifty.aeons_end.player import Thrifty
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.core.run import choose, waiting_for
from deckwright.games.aeons_end.lookup import Board
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.aeons_end.table import TURN_DECK, TURN_DISCARD
from deckwright.rules.contract import Rules

MOST_PLANS = 12
"""So many ways to spend the aether of a turn are listed …"""
CLOSE = 0.6
"""… that bring, by the policy's reckoning, at least so much of what the best one brings."""
SENSIBLE = 8.0
"""At other questions, answers that come so near to the policy's own at a glance, in damage …"""
DOUBT = 3.0
"""… and where the policy goes by no more than a glance, so near."""
CASTINGS = 4
"""So many answers are thought about when spells are cast: the order matters little."""
WITHOUT_ABILITY = 2
"""So many ways to spend the aether are compared with using the ability at once …"""
ABILITY = 5.0
"""… which at a glance is better by so much, in damage: the policy has found that it helps."""
PER_DAMAGE = 0.01
"""What a damage is worth at a glance, as a chance to win."""
DEALT = 0.4
"""What all life of the nemesis would count in a lost game: who wins is mostly luck, and this is less so."""
GLANCED_AT = frozenset({"ward", "cancel"})
"""Questions at which the best answer at a glance is the policy's own."""
LEFT_TO_THE_POLICY = frozenset({"discard-order"})
"""Questions that make little difference and are asked all the time: not worth looking ahead."""
LIMIT = 4000
"""No game takes so many answers."""


class AeonsEndMind:
    """Judges by what was learned, or by thrifty's rules of thumb."""

    def __init__(self, rules: AeonsEnd, dice: Dice, value: Value | None) -> None:
        learned = _of_the_package(rules) if value is None else value
        self._policy = policy_of(rules, learned) if learned is not None else Policy(rules, {}, {})
        self._chance = Chance(self._policy.outlook, learned) if learned is not None else None
        self._thumb = Thrifty(rules, dice.below(1 << 53)) if value is None else None
        self._gains: dict[tuple[Option, ...], float] = {}

    def look_at(self, game: Board) -> None:
        self._policy.outlook.look_at(game)

    def plans(self, game: Board, seat: int) -> list[Plan]:
        assert game.question is not None
        found = self._sensible(game, seat, game.question.options_of(seat))
        if self._thumb is not None:
            best = decide(self._thumb, game, seat)[1]
            firsts = dict.fromkeys([best, *[plan[0] for plan in found]])
            self._gains = {(option,): -float(number) for number, option in enumerate(firsts)}
            return [[option] for option in firsts]
        return found

    def _sensible(self, game: Board, seat: int, options: list[Option]) -> list[Plan]:
        """What a sensible player would think about; what each brings is remembered."""
        assert game.question is not None
        policy = self._policy
        if game.question.prompt == "main" and seat == game.turn:
            return self._ways_to_spend(game, seat, options)
        best = policy(game, seat)
        others = [option for option in policy.distinct(game, options) if option != best]
        if self._thumb is not None:
            return [[best], *[[option] for option in others]]
        worth = policy.foreseen(game, seat, best)
        if game.question.prompt == "casting":
            return self._ways_to_cast(game, seat, best, worth, others)
        by_glance = game.question.prompt in GLANCED_AT
        least = worth - (DOUBT if by_glance else SENSIBLE)
        self._gains = {(best,): PER_DAMAGE * worth}
        for option in others:
            foreseen = policy.foreseen(game, seat, option)
            if foreseen >= least:
                self._gains[option,] = PER_DAMAGE * foreseen
        if not by_glance:
            self._gains[best,] = max(self._gains.values())
        return [list(plan) for plan in self._gains]

    def _ways_to_spend(self, game: Board, seat: int, options: list[Option]) -> list[Plan]:
        """What the aether of a turn may go into; or whatever is free, of which only the ability is in doubt."""
        policy = self._policy
        free = policy.free_move(game, seat, options)
        if free is not None and (free[0] != "ability" or self._thumb is not None):
            return [[free]]
        goods = policy.purchases.goods(game, seat, options)
        found = bundles(goods, purse_of(game, seat), policy.outlook.sheet.w["again"])
        if not found:
            near = [(0.0, [END])]
        else:
            near = [
                (gain, in_order(game, bundle)) for gain, bundle in found[:MOST_PLANS] if gain >= CLOSE * found[0][0]
            ]
        if free is not None:
            near = [(near[0][0] + ABILITY, [free]), *near[:WITHOUT_ABILITY]]
        self._gains = {tuple(plan): PER_DAMAGE * gain for gain, plan in near}
        return [plan for _, plan in near]

    def _ways_to_cast(self, game: Board, seat: int, best: Option, worth: float, others: list[Option]) -> list[Plan]:
        """The policy's own choice, and if they come near, leaving the spells in their breaches and other spells."""
        seen = [(min(worth, self._policy.foreseen(game, seat, option)), option) for option in others]
        near = sorted([one for one in seen if one[0] >= worth - SENSIBLE], key=lambda one: (one[1] != END, -one[0]))
        self._gains = {(best,): PER_DAMAGE * worth}
        for foreseen, option in near[: CASTINGS - 1]:
            self._gains[option,] = PER_DAMAGE * foreseen
        return [list(plan) for plan in self._gains]

    def at_a_glance(self, game: Board, seat: int, plan: Plan) -> float:
        return self._gains.get(tuple(plan), 0.0)

    def deserves_thought(self, game: Board) -> bool:
        if self._thumb is not None or game.question is None:
            return False
        return game.question.prompt not in LEFT_TO_THE_POLICY

    def carry_out(self, game: Board, seat: int, plan: Plan) -> None:
        turns = game.turns
        choose(game, plan[0], seat)
        for option in plan[1:]:
            question = game.question
            if question is None or question.prompt != "main" or game.turn != seat or game.turns != turns:
                break
            same = offered(game, seat, option)
            if same is not None:
                choose(game, same, seat)
        self._play(game, turns + 1)

    def take_turn(self, game: Board) -> None:
        """Play on for a round: as many turns as there are turn-order cards."""
        self._play(game, game.turns + len(game.zones[TURN_DECK]) + len(game.zones[TURN_DISCARD]))

    def _play(self, game: Board, until: int) -> None:
        """Let everybody play on until so many turns have ended."""
        for _ in range(LIMIT):
            if game.question is None or game.turns >= until:
                return
            seat, option = self._next(game)
            choose(game, option, seat)

    def _next(self, game: Board) -> tuple[int, Option]:
        for seat in sorted(may_step_in(game)):
            option = self._policy.steps_in(game, seat)
            if option is not None:
                return seat, option
        seat = waiting_for(game)[0]
        return seat, self._policy(game, seat)

    def answer(self, game: Board, seat: int) -> Option:
        return self._policy(game, seat)

    def steps_in(self, game: Board, seat: int) -> Option | None:
        """What to do while somebody else is asked, or nothing."""
        if self._thumb is not None:
            found = step_in(self._thumb, game, seat)
            return None if found is None else found[1]
        return self._policy.steps_in(game, seat)

    def worth(self, game: Board, seat: int) -> float:
        """The chance to win, or how near a lost game came to that."""
        if game.outcome is not None:
            return 1.0 if game.outcome["winners"] else DEALT * dealt(game)
        return self._chance.of(game) if self._chance is not None else 0.5


def _of_the_package(rules: AeonsEnd) -> Value | None:
    """What comes with the package, if it fits."""
    try:
        return fitting(value_of(rules.name), rules.name, FEATURES)
    except UnfitValue:
        return None


def make_mind(rules: Rules, dice: Dice, value: Value | None) -> AeonsEndMind:
    return AeonsEndMind(cast(AeonsEnd, rules), dice, value)
