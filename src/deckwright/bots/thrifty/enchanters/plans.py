"""Thrifty at Enchanters: spend the turn in every sensible way in imagination, and take the first step of the best."""

from __future__ import annotations

from typing import cast

from deckwright.bots.bot import Knowledge
from deckwright.bots.thrifty.enchanters.prices import Offers, Purchase
from deckwright.bots.thrifty.enchanters.worth import Worth
from deckwright.core.questions import Option
from deckwright.core.randomness import Dice
from deckwright.core.run import choose
from deckwright.games.enchanters.lookup import Board
from deckwright.games.enchanters.rules import Enchanters
from deckwright.games.enchanters.table import CRYSTALS, MAIN_ACTION_DONE, TRACK
from deckwright.rules.contract import Rules

Plan = list[Option]
"""What to do, in order. The rest of the turn follows by rules of thumb."""

THROWS = 5
"""How often a die is thrown in imagination before a plan that hangs on it is judged."""


class Turns:
    """Ways to spend a turn: what a sensible player would think about, and what each comes to."""

    def __init__(self, rules: Enchanters, offers: Offers, worth: Worth, dice: Dice) -> None:
        self._rules = rules
        self._offers = offers
        self._dice = dice
        self.worth = worth

    def value(self, game: Board, seat: int, plan: Plan) -> float:
        """What the end of the turn is worth after this plan. Where dice fall, they are thrown several times."""
        later = game.copy()
        self.follow(later, seat, plan)
        dice_fell = later.rng != game.rng
        value = self._end_of_turn(later, seat)
        if not dice_fell:
            return value
        for _ in range(THROWS - 1):
            later = game.copy()
            self._dice.below(6)
            later.rng = self._dice.state
            self.follow(later, seat, plan)
            value += self._end_of_turn(later, seat)
        return value / THROWS

    def follow(self, game: Board, seat: int, plan: Plan) -> None:
        """Do what was planned, as far as it goes."""
        for option in plan:
            if game.question is None or option not in game.question.options:
                return
            choose(game, option, seat)

    def _end_of_turn(self, game: Board, seat: int) -> float:
        """Play the turn out, and judge the position. In a rival's turn the position is judged as it lies."""
        self.play_out_turn(game, seat)
        return self.worth.of(game, seat)

    def play_out_turn(self, game: Board, seat: int) -> None:
        """Play on by rules of thumb until the turn of a seat is over."""
        while (question := game.question) is not None and game.turn == seat:
            asked = question.seats[0]
            choose(game, self.answer(game, asked), asked)

    def answer(self, game: Board, seat: int) -> Option:
        """What a sensible player answers: a policy, for any seat in a game where nothing is left to imagine."""
        question, turn = game.question, game.turn
        assert question is not None
        if seat != turn:
            # What a rival picks is good for the rival, hence bad for whoever has the turn.
            return min(self._distinct(game), key=lambda one: self._at_once(game, seat, one, turn))
        plans = self.plans(game, seat, openings=False)
        if len(plans) == 1:
            return plans[0][0]
        if question.prompt in ("turn", "journey"):
            return max(plans, key=lambda plan: self.value(game, seat, plan))[0]
        return max((plan[0] for plan in plans), key=lambda one: self._at_once(game, seat, one, seat))

    def _at_once(self, game: Board, asked: int, option: Option, seat: int) -> float:
        """What the position is worth to a seat right after an option."""
        later = game.copy()
        choose(later, option, asked)
        return self.worth.of(later, seat)

    def plans(self, game: Board, seat: int, *, openings: bool) -> list[Plan]:
        """What a sensible player would think about. Openings: whether one may first do something else."""
        question = game.question
        assert question is not None
        match question.prompt:
            case "turn" if game.counters[MAIN_ACTION_DONE]:
                return self._closings(question.options) if openings else [question.options[-1:]]
            case "turn":
                return self._main_actions(game, seat) + (self._openings(question.options) if openings else [])
            case "before-blow":
                return [[self._before_blow(game, seat, question.about)]]
            case "after-blow":
                return [[self._after_blow(game, seat, question.about)]]
            case _:
                return [[option] for option in self._distinct(game)]

    def _main_actions(self, game: Board, seat: int) -> list[Plan]:
        """Every rest, and every card on the track that can be had: no fight is begun that cannot be won."""
        question = game.question
        assert question is not None
        plans: list[Plan] = [[option] for option in question.options if option[0] == "rest"]
        crystals = game.counters[CRYSTALS + seat]
        for price, card in enumerate(game.zones[TRACK][: crystals + 1]):
            travel = ("travel", card, -1)
            if not self._rules.is_foe[game.cards[card]]:
                plans.append([travel])
                continue
            blades = self._offers.blades(game, seat, card, crystals - price)
            if blades is None:
                continue
            if game.options["edition"] == "newer":
                # There is no buying during a fight: attack comes first, and defence if it pays.
                left = self._offers.crystals_after(game, seat, blades) - price
                shield = self._offers.shield(game, seat, card, left)
                plans.append([*map(_use, blades), *([_use(shield)] if shield else []), travel])
            else:
                plans.append([travel])
        return plans

    def _openings(self, options: list[Option]) -> list[Plan]:
        """Additional actions before the main one, save buying for a fight."""
        return [[option] for option in options if option[0] == "use" and option[2] not in self._offers.by_action]

    def _closings(self, options: list[Option]) -> list[Plan]:
        """After the main action: end the turn, or one more action first."""
        return [options[-1:], *self._openings(options)]

    def _before_blow(self, game: Board, seat: int, foe: int) -> Option:
        """Buy defence if it pays, and if the attack that is missing can still be bought."""
        blades = self._offers.blades(game, seat, foe, game.counters[CRYSTALS + seat])
        shield = None
        if blades is not None:
            shield = self._offers.shield(game, seat, foe, self._offers.crystals_after(game, seat, blades))
        return _use(shield) if shield else ("face", foe, -1)

    def _after_blow(self, game: Board, seat: int, foe: int) -> Option:
        """Buy the attack that is missing, then strike."""
        blades = self._offers.blades(game, seat, foe, game.counters[CRYSTALS + seat])
        return _use(blades[0]) if blades else ("strike", foe, -1)

    def _distinct(self, game: Board) -> list[Option]:
        """The options of the question; of equal cards that lie covered, one is enough."""
        question = game.question
        assert question is not None
        found: dict[object, Option] = {}
        for option in question.options:
            verb, card, detail = option
            covered = verb == "pick" and game.zones[game.place[card]][-1] != card
            found.setdefault((verb, game.cards[card], detail) if covered else option, option)
        return list(found.values())


class Thrifty:
    """Compares the main actions, buys no more than a fight needs, and spends the rest only where it pays at once."""

    name = "thrifty"

    def __init__(self, rules: Rules, seed: int) -> None:
        self._dice = Dice(seed)
        enchanters = cast(Enchanters, rules)
        offers = Offers(enchanters)
        self._turns = Turns(enchanters, offers, Worth(enchanters, offers), self._dice)

    def choose(self, knowledge: Knowledge) -> str:
        if len(knowledge.options) == 1:
            return knowledge.options[0]
        game = knowledge.imagine(self._dice)
        seat = knowledge.seat
        assert game.question is not None
        options = game.question.options
        plans = self._turns.plans(game, seat, openings=True)
        if len(plans) > 1:
            self._turns.worth.look_at(game)
            best = max(plans, key=lambda plan: self._turns.value(game, seat, plan))
        else:
            best = plans[0]
        return knowledge.options[options.index(best[0])]


def _use(purchase: Purchase) -> Option:
    return ("use", *purchase)
