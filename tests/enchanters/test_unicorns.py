"""Unicorns: wounds heal, and a clean record is rewarded."""

from __future__ import annotations

from tests.enchanters.quick import a_fight, might
from tests.table import a_table, seat


def test_long_sword_gives_two_of_each_above_and_one_glory_below() -> None:
    assert might(items=["long-sword"]) == (2, 2)
    assert might(items=["long-sword", "fist"]) == (1, 0)
    assert a_table(you=seat(items=["long-sword", "fist"])).you.glory == 1


def test_unicorn_horn_heals_four_wounds_as_a_rest() -> None:
    table = a_table(you=seat(items=["unicorn-horn"], wounds=6), track=["goblin", "ogre"])

    table.choose("rest:horn-balm")

    assert table.you.wounds == 2
    assert table.graveyard == ["goblin"]
    assert table.turn == "left"


def test_unicorn_horn_heals_no_more_than_there_is() -> None:
    table = a_table(you=seat(items=["unicorn-horn"], wounds=1), track=["goblin"]).choose("rest:horn-balm")
    assert (table.you.wounds, table.graveyard) == (0, ["goblin"])


def test_unicorn_horn_costs_attack_above_and_gives_two_defence_below() -> None:
    assert might(items=["dagger", "fist", "unicorn-horn"]) == (1, 2)
    assert might(items=["unicorn-horn", "dagger"]) == (3, 2)


def test_silver_lance_gives_two_attack_above_and_one_below() -> None:
    assert might(items=["silver-lance"]) == (3, 0)
    assert might(items=["silver-lance", "leather-armour"]) == (1, 3)


def test_of_regeneration_mends_two_wounds_once_a_turn() -> None:
    table = a_table(you=seat(enchantments=["of-regeneration"], wounds=5, crystals=5), track=["goblin"])

    table.choose("use:regeneration-mend")

    assert (table.you.wounds, table.you.crystals) == (3, 4)
    assert table.refused()["use:regeneration-mend"] == "used-this-turn"


def test_of_regeneration_may_be_paid_for_nothing_to_heal() -> None:
    table = a_table(you=seat(enchantments=["of-regeneration"], crystals=1), track=["goblin"])
    table.choose("use:regeneration-mend")
    assert (table.you.wounds, table.you.crystals) == (0, 0)


def test_of_regeneration_costs_defence_above_and_gives_one_of_each_below() -> None:
    assert might(items=["leather-armour"], enchantments=["of-regeneration"]) == (1, 3)
    assert might(items=["leather-armour"], enchantments=["of-regeneration", "of-enchanting"]) == (1, 4)


def test_of_the_rainbow_makes_every_rest_better() -> None:
    table = a_table(you=seat(enchantments=["of-the-rainbow"], wounds=3), track=["goblin"]).choose("rest:normaltown-pay")
    assert (table.you.wounds, table.you.crystals) == (2, 4)


def test_of_the_rainbow_does_nothing_for_a_journey_or_when_covered() -> None:
    travelled = a_table(you=seat(enchantments=["of-the-rainbow"], wounds=3), track=["dagger"]).choose("travel:dagger")
    assert (travelled.you.wounds, travelled.you.crystals) == (3, 0)

    covered = a_table(you=seat(enchantments=["of-the-rainbow", "of-enchanting"], wounds=3), track=["goblin"])
    covered.choose("rest:normaltown-pay")
    assert (covered.you.wounds, covered.you.crystals) == (3, 3)


def test_of_the_rainbow_shines_after_the_rest_is_done() -> None:
    covered_by_the_rest = a_table(
        you=seat(items=["soulfire-drop"], enchantments=["of-the-rainbow"], wounds=3),
        graveyard=["of-scales"],
        track=["goblin"],
    ).choose("rest:soulfire-call", "journey:of-scales")
    assert (covered_by_the_rest.you.wounds, covered_by_the_rest.you.crystals) == (3, 0)

    taken_by_the_rest = a_table(
        you=seat(items=["soulfire-drop"], wounds=3), graveyard=["of-the-rainbow"], track=["goblin"]
    ).choose("rest:soulfire-call", "journey:of-the-rainbow")
    assert (taken_by_the_rest.you.wounds, taken_by_the_rest.you.crystals) == (2, 1)


def test_of_the_rainbow_gives_one_attack_above_and_one_defence_below() -> None:
    assert might(enchantments=["of-the-rainbow"]) == (1, 1)
    assert might(enchantments=["of-the-rainbow", "of-enchanting"]) == (0, 1)


def test_of_purity_scores_three_with_three_wounds_or_fewer() -> None:
    assert a_table(you=seat(enchantments=["of-purity"], wounds=3)).you.glory == 3 - 3
    assert a_table(you=seat(enchantments=["of-purity"], wounds=4)).you.glory == -4


def test_of_purity_scores_covered_and_gives_one_defence_uncovered() -> None:
    assert a_table(you=seat(enchantments=["of-purity", "of-enchanting"])).you.glory == 3
    assert might(enchantments=["of-purity"]) == (0, 1)
    assert might(enchantments=["of-purity", "of-enchanting"]) == (0, 0)


def test_unicorn_has_health_three_strength_two_and_one_glory() -> None:
    won = a_fight("unicorn", attack=3, defence=2)
    assert (won.you.trophies, won.you.glory) == (["unicorn"], 1)

    lost = a_fight("unicorn", attack=2, defence=1)
    assert (lost.you.trophies, lost.you.wounds) == ([], 1)


def test_unicorn_heals_two_wounds_also_those_of_its_own_blow() -> None:
    assert a_fight("unicorn", attack=3, defence=0, wounds=3).you.wounds == 3
    assert a_fight("unicorn", attack=3, defence=1).you.wounds == 0


def test_unicorn_heals_nobody_who_lost() -> None:
    assert a_fight("unicorn", attack=2, defence=2, wounds=3).you.wounds == 3


def test_pegasus_has_health_five_strength_three_and_four_glory() -> None:
    won = a_fight("pegasus", attack=5, defence=2)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["pegasus"], 1, 3)
    assert a_fight("pegasus", attack=4).you.trophies == []


def test_pegasus_brings_two_crystals() -> None:
    assert a_fight("pegasus", attack=5).you.crystals == 2
    assert a_fight("pegasus", attack=4).you.crystals == 0


def test_treant_has_health_eight_strength_five_and_seven_glory() -> None:
    won = a_fight("treant", attack=8, defence=4)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["treant"], 1, 6)
    assert a_fight("treant", attack=7).you.trophies == []


def test_treant_gives_one_defence_even_when_covered() -> None:
    assert might(trophies=["treant"]) == (0, 1)
    assert might(trophies=["treant", "goblin"]) == (0, 1)


def test_pink_dragon_has_health_ten_strength_five_and_fourteen_glory() -> None:
    won = a_fight("pink-dragon", attack=10, defence=5)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["pink-dragon"], 0, 14)

    lost = a_fight("pink-dragon", attack=9, defence=4)
    assert (lost.you.trophies, lost.you.wounds) == ([], 1)


def test_pink_dragon_doubles_all_wounds_those_of_the_fight_included() -> None:
    assert a_fight("pink-dragon", attack=10, defence=3, wounds=4).you.wounds == 12


def test_pink_dragon_doubles_nothing_when_it_is_not_beaten() -> None:
    assert a_fight("pink-dragon", attack=9, defence=3, wounds=4).you.wounds == 6
