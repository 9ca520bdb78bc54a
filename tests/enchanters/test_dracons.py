"""Dracons: big game. Attack in bursts, spoils for trophies, dragons worth hunting."""

from __future__ import annotations

from tests.enchanters.quick import a_fight, might
from tests.table import a_table, seat


def test_scimitar_slashes_for_a_crystal_once_a_turn() -> None:
    table = a_table(you=seat(items=["scimitar"], crystals=2), track=["goblin"])
    assert table.you.attack == 1

    table.choose("use:scimitar-slash")

    assert (table.you.attack, table.you.crystals) == (4, 1)
    assert table.refused()["use:scimitar-slash"] == "used-this-turn"


def test_scimitar_bonus_ends_with_the_turn() -> None:
    table = a_table(you=seat(items=["scimitar"], crystals=1), track=["dagger", "dagger"])
    table.choose("use:scimitar-slash", "rest:normaltown-pay", "end")
    assert table.turn == "left"
    assert table.you.attack == 1


def test_scimitar_cannot_slash_when_covered_or_unpaid() -> None:
    covered = a_table(you=seat(items=["scimitar", "dagger"], crystals=1), track=["goblin"])
    assert "use:scimitar-slash" not in covered.offered()

    broke = a_table(you=seat(items=["scimitar"]), track=["goblin"])
    assert broke.refused()["use:scimitar-slash"] == "costs-crystals"


def test_flail_pays_two_crystals_for_every_foe_beaten() -> None:
    assert a_fight("goblin", attack=2, items=["flail"]).you.crystals == 2
    assert a_fight("red-dragon", attack=12, items=["flail"]).you.crystals == 2
    assert a_fight("ogre", attack=0, items=["flail"]).you.crystals == 0


def test_flail_gives_one_attack_above_and_one_below() -> None:
    assert might(items=["flail"]) == (2, 0)
    assert might(items=["flail", "leather-armour"]) == (1, 3)


def test_flail_pays_nothing_for_a_card_taken() -> None:
    table = a_table(you=seat(items=["flail"]), track=["of-scales"]).choose("travel:of-scales")
    assert table.you.crystals == 0


def test_warhammer_costs_defence_above_and_gives_one_attack_below() -> None:
    assert might(items=["leather-armour", "warhammer"], enchantments=["of-scales"]) == (4, 3)
    assert might(items=["warhammer", "leather-armour"]) == (1, 3)


def test_of_a_dragon_gives_three_of_each_against_dragons_only() -> None:
    won = a_fight("red-dragon", attack=8, defence=4, enchantments=["of-a-dragon"])
    assert (won.you.trophies, won.you.wounds) == (["red-dragon"], 1)  # 8 + 3 + 1 below; 4 + 3

    monster = a_fight("black-knight", attack=4, defence=3, enchantments=["of-a-dragon"])
    assert (monster.you.trophies, monster.you.wounds) == ([], 1)


def test_of_a_dragon_lifts_a_sum_below_zero_before_it_is_cut_off() -> None:
    table = a_table(you=seat(items=["trap"], enchantments=["of-a-dragon"]), track=["red-dragon"])
    assert table.you.attack == 0

    table.choose("travel:red-dragon")

    assert [event.amount for event in table.happened("strike")] == [-2 + 1 + 3]


def test_of_a_dragon_gives_one_attack_below() -> None:
    assert might(enchantments=["of-a-dragon"]) == (1, 0)
    assert might(enchantments=["of-a-dragon", "of-enchanting"]) == (1, 0)


def test_of_glory_pays_four_crystals_for_a_dragon_only() -> None:
    assert a_fight("red-dragon", attack=12, enchantments=["of-glory"]).you.crystals == 4
    assert a_fight("goblin", attack=2, enchantments=["of-glory"]).you.crystals == 0


def test_of_glory_scores_for_each_three_monsters_also_when_covered() -> None:
    trophies = ["goblin", "goblin", "goblin", "goblin", "goblin", "red-dragon"]
    with_glory = a_table(you=seat(enchantments=["of-glory", "of-enchanting"], trophies=trophies))
    assert with_glory.you.glory == 10 + 15 + 1

    with_glory = a_table(you=seat(enchantments=["of-glory"], trophies=[*trophies, "goblin"]))
    assert with_glory.you.glory == 12 + 15 + 2


def test_of_scales_gives_two_defence_above_and_one_below() -> None:
    assert might(enchantments=["of-scales"]) == (0, 3)
    assert might(enchantments=["of-scales", "of-enchanting"]) == (0, 1)


def test_serpent_fly_has_health_three_strength_two_and_two_glory() -> None:
    won = a_fight("serpent-fly", attack=3, defence=1)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["serpent-fly"], 1, 1)
    assert a_fight("serpent-fly", attack=2).you.trophies == []


def test_serpent_fly_on_top_may_be_milked_for_three_crystals() -> None:
    table = a_table(you=seat(trophies=["dragon-turtle", "serpent-fly"]), track=["goblin"])
    assert table.you.defence == 0

    table.choose("use:serpent-fly-milk")

    assert (table.you.crystals, table.you.trophies, table.graveyard) == (3, ["dragon-turtle"], ["serpent-fly"])
    assert table.you.defence == 1  # the Dragon Turtle below counts again


def test_serpent_fly_that_is_covered_cannot_be_milked() -> None:
    table = a_table(you=seat(trophies=["serpent-fly", "goblin"]), track=["goblin"])
    assert "use:serpent-fly-milk" not in table.offered()


def test_dracon_has_health_six_strength_three_and_five_glory() -> None:
    won = a_fight("dracon", attack=6, defence=2)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["dracon"], 1, 4)
    assert a_fight("dracon", attack=5).you.trophies == []


def test_dracon_gives_one_attack_while_it_is_on_top() -> None:
    assert might(trophies=["dracon"]) == (1, 0)
    assert might(trophies=["dracon", "goblin"]) == (0, 0)


def test_dragon_turtle_has_health_nine_strength_three_and_eight_glory() -> None:
    won = a_fight("dragon-turtle", attack=9, defence=2)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["dragon-turtle"], 1, 7)
    assert a_fight("dragon-turtle", attack=8).you.trophies == []


def test_dragon_turtle_gives_one_defence_while_it_is_on_top() -> None:
    assert might(trophies=["dragon-turtle"]) == (0, 1)
    assert might(trophies=["dragon-turtle", "goblin"]) == (0, 0)


def test_red_dragon_has_health_twelve_strength_eight_and_fifteen_glory() -> None:
    won = a_fight("red-dragon", attack=12, defence=7)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["red-dragon"], 1, 14)
    assert a_fight("red-dragon", attack=11).you.trophies == []
