"""Goblins: foes hit hard and often twice, so armour comes first."""

from __future__ import annotations

from tests.enchanters.quick import a_fight, might
from tests.table import a_table, seat


def test_axe_gives_two_attack_above_and_one_below() -> None:
    assert might(items=["axe"]) == (3, 0)
    assert might(items=["axe", "leather-armour"]) == (1, 3)


def test_axe_wounds_every_other_player_for_each_two_attack() -> None:
    table = a_table(you=seat(items=["dagger", "dagger"]), left=seat(), right=seat(), track=["axe"])

    table.choose("travel:axe")

    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (0, 2, 2)
    assert table.you.items == ["dagger", "dagger", "axe"]


def test_axe_does_not_count_its_own_attack() -> None:
    table = a_table(you=seat(items=["fist"]), track=["axe"]).choose("travel:axe")
    assert table.left.wounds == 0


def test_axe_counts_attack_bought_this_turn() -> None:
    table = a_table(you=seat(items=["dagger"], crystals=2), track=["axe"])
    table.choose("use:normaltown-sharpen", "travel:axe")
    assert table.left.wounds == 2


def test_axe_passes_by_who_stands_behind_a_shield() -> None:
    table = a_table(you=seat(items=["dagger"]), left=seat(items=["shield"]), right=seat(), track=["axe"])
    table.choose("travel:axe")
    assert (table.left.wounds, table.right.wounds) == (0, 1)


def test_axe_wounds_nobody_when_attack_is_below_zero() -> None:
    table = a_table(you=seat(items=["trap"], enchantments=["of-stone"]), track=["axe"]).choose("travel:axe")
    assert table.left.wounds == 0


def test_helmet_gives_one_defence_above_and_one_below() -> None:
    assert might(items=["helmet"]) == (0, 2)
    assert might(items=["helmet", "dagger"]) == (3, 1)


def test_helmet_braces_for_a_crystal_once_a_turn() -> None:
    table = a_table(you=seat(items=["helmet"], crystals=2), track=["dagger"])

    table.choose("use:helmet-brace")

    assert (table.you.defence, table.you.crystals) == (5, 1)
    assert table.refused()["use:helmet-brace"] == "used-this-turn"


def test_helmet_cannot_be_braced_without_a_crystal() -> None:
    table = a_table(you=seat(items=["helmet"], crystals=0), track=["dagger"])
    assert table.refused()["use:helmet-brace"] == "costs-crystals"


def test_helmet_braced_before_the_blow_turns_it_away() -> None:
    table = a_table(you=seat(items=["dagger", "helmet"], attack_bonus=1, crystals=1), track=["goblin"])

    table.choose("travel:goblin", "use:helmet-brace")

    assert (table.you.wounds, table.you.trophies) == (0, ["goblin"])


def test_helmet_does_not_help_against_another_players_giant() -> None:
    table = a_table(you=seat(attack_bonus=8), left=seat(items=["helmet"], crystals=5), track=["giant"])

    table.choose("travel:giant")

    assert table.left.wounds == 3
    assert table.left.crystals == 5


def test_leather_armour_gives_two_defence_above_and_one_below() -> None:
    assert might(items=["leather-armour"]) == (0, 3)
    assert might(items=["leather-armour", "dagger"]) == (3, 1)


def test_of_fire_turns_defence_into_attack_and_keeps_the_defence() -> None:
    table = a_table(
        you=seat(items=["leather-armour", "shield"], enchantments=["of-fire"], crystals=2), track=["dagger"]
    )
    assert (table.you.attack, table.you.defence) == (1, 4)

    table.choose("use:fire-blaze")

    assert (table.you.attack, table.you.defence, table.you.crystals) == (5, 4, 0)
    assert table.refused()["use:fire-blaze"] == "used-this-turn"


def test_of_fire_counts_defence_bought_before_but_not_after() -> None:
    table = a_table(you=seat(items=["helmet"], enchantments=["of-fire"], crystals=5), track=["dagger"])
    table.choose("use:helmet-brace", "use:fire-blaze")
    assert table.you.attack == 1 + 5

    table = a_table(you=seat(items=["helmet"], enchantments=["of-fire"], crystals=5), track=["dagger"])
    table.choose("use:fire-blaze", "use:helmet-brace")
    assert table.you.attack == 1 + 2


def test_of_fire_may_be_paid_for_nothing() -> None:
    table = a_table(you=seat(items=["trap"], enchantments=["of-fire"], crystals=2), track=["dagger"])

    table.choose("use:fire-blaze")

    assert (table.you.attack, table.you.defence, table.you.crystals) == (0, 0, 0)


def test_of_fire_gives_one_attack_below() -> None:
    assert might(enchantments=["of-fire"]) == (1, 0)
    assert might(enchantments=["of-fire", "of-enchanting"]) == (1, 0)


def test_of_stone_trades_attack_for_defence_until_it_is_covered() -> None:
    assert might(items=["dagger"], enchantments=["of-stone"]) == (1, 4)
    assert might(items=["dagger"], enchantments=["of-stone", "of-enchanting"]) == (3, 2)


def test_of_stone_cannot_push_attack_below_zero() -> None:
    assert might(enchantments=["of-stone"]) == (0, 4)


def test_of_the_bulwark_scores_for_each_two_defence() -> None:
    bare = a_table(you=seat(enchantments=["of-the-bulwark"]))
    assert (bare.you.defence, bare.you.glory) == (1, 0)

    clad = a_table(you=seat(items=["leather-armour", "shield"], enchantments=["of-the-bulwark"]))
    assert (clad.you.defence, clad.you.glory) == (5, 2)


def test_of_the_bulwark_gives_one_defence_above() -> None:
    assert might(enchantments=["of-the-bulwark"]) == (0, 1)
    assert might(enchantments=["of-the-bulwark", "of-enchanting"]) == (0, 0)


def test_of_the_bulwark_scores_covered_as_well() -> None:
    table = a_table(you=seat(items=["leather-armour", "shield"], enchantments=["of-the-bulwark", "of-enchanting"]))
    assert (table.you.defence, table.you.glory) == (4, 2)


def test_goblin_has_health_two_strength_three_and_two_glory() -> None:
    won = a_fight("goblin", attack=2, defence=1)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["goblin"], 2, 0)

    lost = a_fight("goblin", attack=1)
    assert (lost.you.trophies, lost.you.wounds) == ([], 3)


def test_ogre_has_health_five_and_six_glory() -> None:
    won = a_fight("ogre", attack=5, defence=6)
    assert (won.you.trophies, won.you.glory) == (["ogre"], 6)
    assert a_fight("ogre", attack=4, defence=6).you.trophies == []


def test_ogre_doubles_the_wounds_that_get_through() -> None:
    assert a_fight("ogre", attack=5, defence=3).you.wounds == 6
    assert a_fight("ogre", attack=5, defence=5).you.wounds == 2


def test_ogre_blocked_in_full_does_no_harm() -> None:
    assert a_fight("ogre", attack=5, defence=6).you.wounds == 0
    assert a_fight("ogre", attack=5, defence=9).you.wounds == 0


def test_giant_has_health_eight_strength_five_and_eight_glory() -> None:
    won = a_fight("giant", attack=8, defence=5)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["giant"], 0, 8)

    lost = a_fight("giant", attack=7, defence=4)
    assert (lost.you.trophies, lost.you.wounds) == ([], 1)


def test_giant_strikes_every_player_against_their_own_defence() -> None:
    table = a_table(
        you=seat(items=["leather-armour", "helmet"], attack_bonus=8, crystals=0),
        left=seat(items=["helmet"]),
        right=seat(items=["shield", "leather-armour"], enchantments=["of-stone"]),
        track=["giant"],
    )

    table.choose("travel:giant")

    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (2, 3, 0)
    assert [event.seat for event in table.happened("struck")] == [0, 1, 2]


def test_giant_strikes_in_turn_order_from_the_fighter() -> None:
    table = a_table(
        turn="left", you=seat(), left=seat(attack_bonus=8), right=seat(), far=seat(), track=["giant"]
    ).choose("travel:giant")
    assert [event.seat for event in table.happened("struck")] == [1, 2, 3, 0]


def test_giant_strikes_the_others_even_when_the_fighter_fails() -> None:
    table = a_fight("giant", attack=0)
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (5, 5, 5)


def test_giant_does_not_reach_who_stands_behind_a_shield() -> None:
    table = a_table(you=seat(attack_bonus=8), left=seat(items=["shield"]), right=seat(), track=["giant"])

    table.choose("travel:giant")

    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (5, 0, 5)


def test_giant_strikes_a_shield_bearer_who_fights_it() -> None:
    table = a_table(you=seat(items=["shield"], attack_bonus=8), track=["giant"]).choose("travel:giant")
    assert table.you.wounds == 2


def test_giant_is_weaker_for_everyone_when_the_fighter_spreads_dread() -> None:
    table = a_table(
        you=seat(enchantments=["of-dread"], attack_bonus=8),
        left=seat(enchantments=["of-dread", "of-enchanting"]),
        right=seat(),
        track=["giant"],
    ).choose("travel:giant")
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (2, 2, 3)


def test_giant_is_not_weakened_by_the_dread_of_another_player() -> None:
    table = a_table(you=seat(attack_bonus=8), left=seat(enchantments=["of-dread"]), track=["giant"])
    table.choose("travel:giant")
    assert (table.you.wounds, table.left.wounds) == (5, 4)


def test_iron_dragon_has_health_eleven_and_thirteen_glory() -> None:
    won = a_fight("iron-dragon", attack=11)
    assert (won.you.trophies, won.you.glory) == (["iron-dragon"], 13 - 7)
    assert a_fight("iron-dragon", attack=10).you.trophies == []


def test_iron_dragon_ignores_defence_bought_this_turn() -> None:
    table = a_table(town=["dwarfburg"], you=seat(items=["helmet"], attack_bonus=11, crystals=3), track=["iron-dragon"])

    table.choose("use:helmet-brace", "use:dwarfburg-armour", "travel:iron-dragon")

    assert table.you.wounds == 7 - 2


def test_iron_dragon_respects_what_works_against_every_dragon() -> None:
    table = a_table(
        you=seat(items=["helmet"], enchantments=["of-a-dragon"], attack_bonus=11), track=["iron-dragon"]
    ).choose("travel:iron-dragon")
    assert table.you.wounds == 7 - 2 - 3
