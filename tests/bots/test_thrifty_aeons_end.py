"""Thrifty at Aeon's End: sensible on single tables, and much better than chance over whole games."""

from __future__ import annotations

import pytest

from deckwright.bots import bot, decide, names
from deckwright.core import Dice, Game, choose, new_game, resample, waiting_for
from deckwright.games import load
from deckwright.games.aeons_end.table import NEMESIS_LIFE
from tests.table import Table, a_table, seat

NEMESES = ["rageborne", "carapace-queen", "crooked-mask", "prince-of-gluttons"]


def answers_of(table: Table, phase: str) -> list[str]:
    """What thrifty answers until the phase is over."""
    game, answers = table.game, []
    player = bot("thrifty", game.rules, seed=1)
    whose = game.turn
    while game.question is not None and game.turn == whose and not (answers and answers[-1] == "end"):
        if phase == "casting" and game.question.prompt == "main":
            break
        asked = waiting_for(game)[0]
        key, option = decide(player, game, asked)
        answers.append(key)
        choose(game, option, asked)
    return answers


def answer(table: Table) -> str:
    """What thrifty answers to the question on the table."""
    return decide(bot("thrifty", table.game.rules, seed=1), table.game, waiting_for(table.game)[0])[0]


def main_phase(you: dict[str, object], left: dict[str, object] | None = None, **table: object) -> list[str]:
    return answers_of(a_table("aeons-end", you=you, left=left or {}, phase="main", **table), "main")


def casting(you: dict[str, object], left: dict[str, object] | None = None, **table: object) -> Table:
    return a_table("aeons-end", you=you, left=left or {}, phase="casting", **table)


def finish(game: Game, player: str, seed: int) -> Game:
    """Play a game out, all seats with the same bot."""
    seated = [bot(player, game.rules, seed=seed + number) for number in range(game.seats)]
    while game.question is not None:
        asked = waiting_for(game)[0]
        choose(game, decide(seated[asked], game, asked)[1], asked)
    return game


def test_it_is_the_strongest_bot_for_the_game() -> None:
    assert names(load("aeons-end"))[-1] == "thrifty"


def test_gems_are_played_and_their_aether_is_spent() -> None:
    done = main_phase(seat(mage="kadir", hand=["crystal"] * 4, deck=["spark"] * 6))

    assert done.count("play:crystal") == 4
    assert len(done) > 5
    assert done[-1] == "end"


def test_spells_are_prepped_the_better_one_where_there_is_room_for_one() -> None:
    done = main_phase(seat(mage="kadir", hand=["spark", "essence-theft"]))

    assert "prep:essence-theft@1" in done
    assert "prep:spark@1" not in done


def test_prepped_spells_are_cast() -> None:
    table = casting(seat(mage="jian", breach_1=["spark"], breach_2=["essence-theft"]))

    done = answers_of(table, "casting")

    assert {"cast:spark@1", "cast:essence-theft@2"} <= set(done)


def test_the_last_blow_goes_to_the_nemesis() -> None:
    table = casting(seat(breach_1=["spark"]), nemesis_life=1, nemesis_play=["needlemaw"]).choose("cast:spark@1")

    assert answer(table) == "target:rageborne"


def test_a_minion_is_beaten_before_the_nemesis_is_wounded() -> None:
    table = casting(seat(breach_1=["spark"]), nemesis_play=[{"card": "needlemaw", "life": 1}]).choose("cast:spark@1")

    assert answer(table) == "target:needlemaw"


def test_a_void_burns_the_poorest_cards() -> None:
    hand = ["searing-ruby", "spark", "spark", "essence-theft"]
    done = answers_of(casting(seat(breach_1=["consuming-void"], hand=hand, deck=["crystal"] * 6)), "casting")

    assert [key for key in done if key.startswith("pick:")] == ["pick:spark", "pick:spark"]


@pytest.mark.parametrize("weak", ["left", "you"])
def test_damage_goes_to_whoever_can_bear_it(weak: str) -> None:
    lives = {"you": 10, "left": 10, weak: 3}
    table = a_table("aeons-end", you=seat(life=lives["you"]), left=seat(life=lives["left"]), phase="main")
    table.order("resolve", "skewer")

    assert answer(table) == ("player:p1" if weak == "left" else "player:p2")


def test_a_dreadful_power_is_bought_off() -> None:
    hand = ["jade", "jade", "jade", "jade", "crystal"]
    table = seat(mage="kadir", hand=hand)
    done = main_phase(table, nemesis_play=[{"card": "rolling-death", "power": 1}], gravehold=6)

    assert "remove:rolling-death" in done


def test_gems_are_discarded_side_by_side_the_best_first() -> None:
    table = a_table("aeons-end", you=seat(played=["crystal", "jade", "bottled-vortex"]), left={}, phase="draw")

    assert answers_of(table, "draw")[:2] == ["discard:jade", "discard:crystal"]


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("seats", [1, 3])
def test_it_chooses_by_what_its_seat_can_see(nemesis: str, seats: int) -> None:
    """Deal the unseen again, and an equal bot chooses the same."""
    rules = load("aeons-end")
    game = new_game(rules, seats, seed=5, options={"nemesis": nemesis, "market": "random"})
    dice, own = Dice(9), Dice(3)
    for _ in range(60):
        if game.question is None:
            break
        asked = waiting_for(game)[0]
        elsewhere = resample(game, asked, dice)
        seed = own.below(1000)
        key, option = decide(bot("thrifty", rules, seed=seed), game, asked)
        assert decide(bot("thrifty", rules, seed=seed), elsewhere, asked)[0] == key
        choose(game, option, asked)


def test_equal_seeds_play_equal_games() -> None:
    def played() -> list[int]:
        return finish(new_game(load("aeons-end"), 2, seed=11), "thrifty", seed=4).counters

    assert played() == played()


@pytest.mark.parametrize("nemesis", NEMESES)
def test_it_wounds_every_nemesis_far_more_than_chance_does(nemesis: str) -> None:
    def left(player: str) -> int:
        game = new_game(load("aeons-end"), 2, seed=2, options={"nemesis": nemesis})
        return finish(game, player, seed=1).counters[NEMESIS_LIFE]

    assert left("thrifty") <= left("random") - 15


def test_it_beats_rageborne_now_and_then_at_least() -> None:
    """The rate over many more games is in docs/aeons-end-bots.md."""
    ends = [finish(new_game(load("aeons-end"), 2, seed=seed), "thrifty", seed).outcome for seed in range(8)]

    assert sum(bool(end and end["winners"]) for end in ends) >= 2
