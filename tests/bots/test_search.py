"""Looking ahead, where the solution is known."""

from __future__ import annotations

from collections import Counter

from deckwright.bots import Knowledge, decide
from deckwright.bots.seer import LEVELS, Budget, Seer
from deckwright.bots.seer.thinking import Plan, Thought
from deckwright.core import Dice, Game, waiting_for
from deckwright.core.questions import Option
from deckwright.core.randomness import below
from deckwright.games import load
from deckwright.games.krutagidon.table import DECK
from deckwright.rules import new_game
from tests.krutagidon.table import Table
from tests.table import a_table, seat


class Bets:
    """A mind for a game of two plans: nothing for certain, or a bet that wins in six of ten deals, and else loses."""

    def look_at(self, game: Game) -> None:
        self.wins = below(game.rng, 10)[0] < 6

    def plans(self, game: Game, seat: int) -> list[Plan]:
        assert game.question is not None
        return [[option] for option in game.question.options[:2]]

    def at_a_glance(self, game: Game, seat: int, plan: Plan) -> float:
        return 0.0

    def deserves_thought(self, game: Game) -> bool:
        return True

    def carry_out(self, game: Game, seat: int, plan: Plan) -> None:
        self.bets = self.plans(game, seat).index(plan) == 1

    def take_turn(self, game: Game) -> None:
        raise AssertionError("no turn is played on")

    def answer(self, game: Game, seat: int) -> Option:
        raise AssertionError("nobody is asked")

    def worth(self, game: Game, seat: int) -> float:
        return (1.0 if self.wins else -1.0) if self.bets else 0.0


def thought(seed: int, deals: int) -> Thought:
    game = new_game(load("enchanters"), 2, seed=2)
    mind = Thought(Bets(), Knowledge.of(game, waiting_for(game)[0]), Dice(seed), Budget(deals=deals, turns=0))
    while not mind.done:
        mind.step()
    return mind


def share_of_right_choices(deals: int) -> float:
    return sum(one.best == one.plans[1] for one in (thought(seed, deals) for seed in range(60))) / 60


def test_the_more_deals_the_surer_the_better_plan_is_found() -> None:
    few, many = share_of_right_choices(4), share_of_right_choices(400)
    assert few < many
    assert many == 1.0


def test_chance_is_sampled_as_often_as_it_comes() -> None:
    worth = thought(1, deals=2000).worth[1]
    assert len(worth) == 1000
    # 600 are expected; fewer than 540 or more than 660 come up once in ten thousand times.
    assert 540 <= sum(one > 0 for one in worth) <= 660


def test_every_unseen_card_is_on_top_of_the_deck_equally_often() -> None:
    game = Table(p1={"hand": ["sign"], "deck": ["sign", "wand", "fizzle"]}).game
    deals = Knowledge.of(game, 0).imagine_several(Dice(5), 900)

    tops = Counter(game.rules.card_of[one.cards[one.zones[DECK][-1]]].id for one in deals)

    assert set(tops) == {"sign", "wand", "fizzle"}
    # 300 are expected of each; fewer than 240 or more than 360 come up once in fifty thousand times.
    assert all(240 <= count <= 360 for count in tops.values())


def test_it_finds_the_win_in_the_last_turn() -> None:
    """One glory behind: only the gnoll's trophy wins, and resting would be safer otherwise."""
    table = a_table(
        you=seat(items=["fist", "leather-armour", "dagger"], crystals=3),
        left=seat(items=["fist", "leather-armour"], trophies=["goblin"]),
        track=["gnoll"],
        deck=[],
    )
    for level in LEVELS[1:]:
        assert decide(Seer(table.game.rules, 1, level), table.game, 0)[0] == "travel:gnoll", level.name
