"""Seer: it looks ahead without peeking, thinks the same thoughts from the same seed, and plays at five levels."""

from __future__ import annotations

import msgspec
import pytest

from deckwright import bots
from deckwright.bots import Knowledge, answer, decide
from deckwright.bots.seer import LEVELS, Level, Seer
from deckwright.bots.seer.thinking import FEW, Budget, Plan, Thought, paired_difference
from deckwright.bots.seer.values import UnfitValue, fitting, value_of
from deckwright.core import Dice, Game, choose, resample, waiting_for
from deckwright.games import load
from deckwright.rules import new_game
from tests.table import a_table, seat

QUICK = Level(name="quick", budget=Budget(deals=4, turns=1, plans=3))


def a_game(seed: int = 1, seats: int = 2) -> Game:
    return new_game(load("enchanters"), seats, seed=seed)


def played(seed: int, makers: list[Level]) -> Game:
    game = a_game(seed, len(makers))
    players = {place: Seer(game.rules, seed + place, level) for place, level in enumerate(makers)}
    while game.outcome is None:
        asked, _, option = answer(players, game)
        choose(game, option, asked)
    return game


def test_seer_takes_the_last_trophy_rather_than_a_rest() -> None:
    table = a_table(you=seat(items=["fist", "leather-armour", "dagger"], crystals=3), track=["gnoll"], deck=[])

    assert decide(Seer(table.game.rules, 1, QUICK), table.game, 0)[0] == "travel:gnoll"


def test_seer_thinks_the_same_from_the_same_seed() -> None:
    outcomes = [played(5, [QUICK, QUICK]).outcome for _ in range(2)]
    assert outcomes[0] == outcomes[1]


@pytest.mark.parametrize("level", [*LEVELS[:4], QUICK], ids=lambda level: level.name)
def test_no_level_hangs_on_how_the_unseen_lies(level: Level) -> None:
    game = a_game(seed=11)
    dice = Dice(3)
    for number in range(40):
        if game.outcome is not None:
            break
        asked = waiting_for(game)[0]
        chosen = decide(Seer(game.rules, number, level), game, asked)[0]
        elsewhere = resample(game, asked, Dice(100 + number))
        assert decide(Seer(game.rules, number, level), elsewhere, asked)[0] == chosen
        assert game.question is not None
        options = game.question.options_of(asked)
        choose(game, options[dice.below(len(options))], asked)


def test_a_thought_has_a_best_answer_before_it_is_done() -> None:
    game = a_game(seed=2)
    asked = waiting_for(game)[0]
    knowledge = Knowledge.of(game, asked)
    thought = Seer(game.rules, 1, LEVELS[-1]).think(knowledge)

    assert not thought.done
    assert thought.key(thought.best) in knowledge.options
    thought.step()
    assert thought.key(thought.best) in knowledge.options


class Coins:
    """A mind for a game of two plans, of which the second is worth more unless chance is against it."""

    def __init__(self) -> None:
        self.dice = Dice(1)
        self.luck = 0

    def look_at(self, game: Game) -> None:
        self.luck = self.dice.below(3)

    def plans(self, game: Game, seat: int) -> list[Plan]:
        assert game.question is not None
        return [[option] for option in game.question.options[:2]]

    def at_a_glance(self, game: Game, seat: int, plan: Plan) -> float:
        return -float(self.plans(game, seat).index(plan))

    def deserves_thought(self, game: Game) -> bool:
        return True

    def carry_out(self, game: Game, seat: int, plan: Plan) -> None:
        self.chosen = self.plans(game, seat).index(plan)

    def take_turn(self, game: Game) -> None:
        raise AssertionError("no turn is played on")

    def worth(self, game: Game, seat: int) -> float:
        return self.luck + 1.0 if self.chosen else self.luck * 1.0


def test_luck_cancels_out_when_two_plans_are_compared() -> None:
    game = a_game(seed=2)
    thought = Thought(Coins(), Knowledge.of(game, waiting_for(game)[0]), Dice(1), Budget(deals=12, turns=0))
    while not thought.done:
        thought.step()

    first, second = thought.worth[0], thought.worth[1]
    assert paired_difference(second, first) == (1.0, 0.0)
    assert thought.best == thought.plans[1]


def test_a_glance_that_is_trusted_counts_as_much_as_so_many_deals() -> None:
    game = a_game(seed=2)
    asked = waiting_for(game)[0]
    found = []
    for trust in (0.0, 100.0):
        thought = Thought(Coins(), Knowledge.of(game, asked), Dice(1), Budget(deals=12, turns=0, trust=trust))
        while not thought.done:
            thought.step()
        found.append(thought.plans.index(thought.best))

    assert found == [1, 0]


def test_what_is_clearly_behind_is_dropped_before_the_round_is_over() -> None:
    game = a_game(seed=2)
    tried = []
    for until_clear in (False, True):
        budget = Budget(deals=200, turns=0, until_clear=until_clear)
        thought = Thought(Coins(), Knowledge.of(game, waiting_for(game)[0]), Dice(1), budget)
        while not thought.done:
            thought.step()
        assert thought.best == thought.plans[1]
        tried.append(len(thought.worth[1]))

    assert tried == [100, FEW]


def test_plans_that_come_to_the_same_are_not_told_apart_by_more_deals() -> None:
    class SameCoins(Coins):
        def worth(self, game: Game, seat: int) -> float:
            return float(self.luck)

    game = a_game(seed=2)
    budget = Budget(deals=200, turns=0, until_clear=True)
    thought = Thought(SameCoins(), Knowledge.of(game, waiting_for(game)[0]), Dice(1), budget)
    while not thought.done:
        thought.step()

    assert len(thought.worth[0]) == FEW
    assert thought.best == thought.plans[0]


def test_a_paired_difference_comes_with_its_interval() -> None:
    mean, reach = paired_difference([3.0, 5.0, 4.0, 4.0], [1.0, 1.0, 1.0, 1.0])
    assert mean == 3.0
    assert reach == pytest.approx(0.8, abs=0.01)
    assert paired_difference([2.0], [1.0]) == (1.0, float("inf"))


def test_every_level_has_a_bot_of_its_name() -> None:
    for level in LEVELS:
        assert bots.bot(level.name, load("enchanters"), seed=1).name == level.name


def test_the_value_of_the_package_fits_and_is_small() -> None:
    value = value_of("enchanters")
    assert sorted(value.weights) == [2, 3, 4]
    assert all(len(weights) == len(value.features) for weights in value.weights.values())
    assert len(msgspec.json.encode(value)) < 200_000
    assert all(training.explained > 0.2 for training in value.training.values())


def test_a_value_for_another_game_is_refused_with_what_to_do() -> None:
    value = value_of("enchanters")
    with pytest.raises(UnfitValue, match="deckwright train krutagidon") as caught:
        fitting(value, "krutagidon", value.features)
    assert caught.value.code == "unfit-value"


def test_a_thought_knows_how_far_its_best_plan_is_ahead() -> None:
    game = a_game(seed=2)
    thought = Thought(Coins(), Knowledge.of(game, waiting_for(game)[0]), Dice(1), Budget(deals=12, turns=0))
    assert thought.lead() is None
    while not thought.done:
        thought.step()

    assert thought.lead() == (1.0, 0.0)
