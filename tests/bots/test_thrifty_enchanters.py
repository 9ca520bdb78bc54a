"""Thrifty at Enchanters: sensible on single tables, and far better than chance over many games."""

from __future__ import annotations

import pytest

from deckwright.bots import bot, decide
from deckwright.core import choose, waiting_for
from deckwright.games import load
from deckwright.lab import simulate
from tests.table import Table, a_table, seat

QUIET = ["goblin"] * 12
"""Foes enough for a game that goes on for a while."""


def turn_of(table: Table) -> list[str]:
    """What thrifty does with the turn that has begun."""
    game, answers = table.game, []
    whose = game.turn
    player = bot("thrifty", game.rules, seed=1)
    while game.question is not None and game.turn == whose:
        asked = waiting_for(game)[0]
        key, option = decide(player, game, asked)
        answers.append(key)
        choose(game, option, asked)
    return answers


def test_it_buys_the_attack_that_is_missing_and_no_more() -> None:
    table = a_table(you=seat(items=["fist", "dagger"], crystals=9), track=["vampire"])
    assert table.you.attack == 4

    assert turn_of(table) == ["travel:vampire", "face:vampire", "use:normaltown-sharpen", "strike:vampire", "end"]


def test_it_buys_where_attack_is_cheapest() -> None:
    table = a_table(you=seat(items=["fist", "dagger", "scimitar"], crystals=9), track=["vampire"])
    assert table.you.attack == 3

    assert turn_of(table)[2:4] == ["use:scimitar-slash", "strike:vampire"]


def test_it_begins_no_fight_that_it_cannot_win() -> None:
    table = a_table(you=seat(items=["fist", "dagger"], crystals=4, wounds=3), track=["red-dragon"])

    assert turn_of(table)[0].startswith("rest:")


def test_it_buys_defence_where_wounds_would_cost_more() -> None:
    table = a_table(you=seat(items=["fist", *["dagger"] * 4, "helmet"], crystals=1), track=["ogre"])
    assert table.you.attack == 5

    assert turn_of(table) == ["travel:ogre", "use:helmet-brace"]


def test_it_keeps_the_crystals_that_the_attack_will_cost() -> None:
    table = a_table(you=seat(items=["fist", *["dagger"] * 3, "helmet"], crystals=2), track=["vampire"])
    assert table.you.attack == 4

    assert turn_of(table) == ["travel:vampire", "face:vampire", "use:normaltown-sharpen"]


def test_it_buys_no_defence_against_a_foe_that_ignores_it() -> None:
    strong = seat(items=["fist", *["dagger"] * 10, "helmet"], crystals=5)
    table = a_table(you=strong, track=["iron-dragon"], town="dwarfburg")
    assert table.you.attack == 11

    assert turn_of(table)[:3] == ["travel:iron-dragon", "face:iron-dragon", "strike:iron-dragon"]


def test_towards_the_end_it_takes_the_most_glory() -> None:
    strong = seat(items=["fist", *["dagger"] * 9], crystals=2)
    table = a_table(you=strong, left=strong, track=["goblin", "helmet", "dragon-turtle"])

    assert turn_of(table)[0] == "travel:dragon-turtle"


def test_early_it_prefers_gear_to_wages() -> None:
    table = a_table(you=seat(crystals=5), left=seat(crystals=5), track=["long-sword", "of-stone"], deck=QUIET)

    assert turn_of(table)[0] == "travel:long-sword"


def test_it_passes_wounds_to_the_leader() -> None:
    table = a_table(
        you=seat(wounds=2),
        left=seat(),
        right=seat(trophies=["roc", "treant"]),
        track=["of-curses"],
        deck=QUIET,
    )

    assert turn_of(table) == ["travel:of-curses", "player:p3"]


def test_of_its_own_monsters_it_gives_up_the_least() -> None:
    table = a_table(
        you=seat(items=["fist", *["dagger"] * 9], trophies=["roc", "goblin", "vampire"]),
        left=seat(),
        track=["bronze-dragon"],
        town="spa-springs",
    )

    assert turn_of(table) == ["travel:bronze-dragon", "pick:goblin"]


def test_trophies_are_not_sold_for_crystals_that_nobody_can_spend() -> None:
    """Positions with and without a trophy on top were once taken for each other."""
    table = a_table(you=seat(items=["fist", "necklace"], trophies=["roc"], crystals=20), track=["dagger", "dagger"])

    assert "use:necklace-trade" not in turn_of(table)


def test_in_the_newer_edition_attack_is_bought_before_the_fight() -> None:
    table = a_table(you=seat(items=["fist", "dagger"], crystals=9), track=["vampire"], options={"edition": "newer"})
    assert table.you.attack == 4

    assert turn_of(table)[:2] == ["use:normaltown-sharpen", "travel:vampire"]


def test_in_the_newer_edition_nothing_is_bought_a_third_time() -> None:
    table = a_table(you=seat(items=["fist", "axe"], crystals=9), track=["roc"], options={"edition": "newer"})
    assert table.you.attack == 4

    assert turn_of(table)[0].startswith("rest:")


def test_it_beats_chance_in_95_of_100_duels() -> None:
    duels = simulate("enchanters", bots=["thrifty", "random"], games=60, seed=1, processes=1)

    assert duels.games == 60
    assert duels.bots["thrifty"].wins >= 57


@pytest.mark.parametrize("rivals", [2, 3])
def test_it_beats_several_who_play_by_chance(rivals: int) -> None:
    games = simulate("enchanters", bots=["thrifty", *["random"] * rivals], games=12, seed=1, processes=1)

    assert games.games == 12
    assert games.bots["thrifty"].wins >= 11.5


@pytest.mark.parametrize("edition", ["base", "newer"])
def test_it_wins_in_every_town_and_variant(edition: str) -> None:
    rules = load("enchanters")
    towns = next(option for option in rules.setup_options if option.name == "town").values[1:]
    variants = ["", "fast", "super-fast", "dragons", "super-fast,fast,dragons"]

    lost = []
    for number, town in enumerate(towns):
        setup = {"town": town, "edition": edition, "variant": variants[number % len(variants)]}
        rivals = ["random"] * (1 + number % 3)
        games = simulate("enchanters", bots=["thrifty", *rivals], games=1, seed=number, setup=setup, processes=1)
        assert not games.crashes
        if games.bots["thrifty"].wins < 1:
            lost.append(setup)

    assert len(towns) == 21
    assert len(lost) <= 1
