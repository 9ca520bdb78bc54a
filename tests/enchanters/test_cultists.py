"""Cultists: wounds are money, to be paid and passed on."""

from __future__ import annotations

from tests.enchanters.quick import a_fight, might
from tests.table import a_table, seat


def test_dagger_gives_two_attack_above_and_one_below() -> None:
    assert might(items=["dagger"]) == (3, 0)
    assert might(items=["dagger", "leather-armour"]) == (1, 3)


def test_ritual_mask_moves_a_wound_to_another_player() -> None:
    table = a_table(
        you=seat(items=["ritual-mask"], wounds=2, crystals=1), left=seat(), right=seat(wounds=1), track=["goblin"]
    )

    table.choose("use:mask-curse", "right")

    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (1, 0, 2)
    assert table.you.crystals == 0
    assert table.refused()["use:mask-curse"] == "used-this-turn"


def test_ritual_mask_moves_nothing_when_there_is_no_wound() -> None:
    table = a_table(you=seat(items=["ritual-mask"], crystals=1), left=seat(), track=["goblin"]).choose("use:mask-curse")
    assert (table.you.wounds, table.left.wounds, table.you.crystals) == (0, 0, 0)


def test_ritual_mask_cannot_curse_who_stands_behind_a_shield() -> None:
    table = a_table(
        you=seat(items=["ritual-mask"], wounds=2, crystals=1), left=seat(items=["shield"]), track=["goblin"]
    ).choose("use:mask-curse")
    assert (table.you.wounds, table.left.wounds, table.you.crystals) == (2, 0, 0)


def test_ritual_mask_gives_one_defence_above_and_one_below() -> None:
    assert might(items=["ritual-mask"]) == (0, 2)
    assert might(items=["ritual-mask", "dagger"]) == (3, 1)


def test_blood_chalice_pours_two_crystals_for_a_wound_once_a_turn() -> None:
    table = a_table(you=seat(items=["blood-chalice"]), track=["goblin"])

    table.choose("use:chalice-pour")

    assert (table.you.wounds, table.you.crystals) == (1, 2)
    assert table.refused()["use:chalice-pour"] == "used-this-turn"


def test_blood_chalice_costs_defence_above_and_gives_one_of_each_below() -> None:
    assert might(items=["leather-armour", "blood-chalice"]) == (1, 1)
    assert might(items=["blood-chalice", "leather-armour"]) == (1, 4)


def test_of_leeches_heals_a_wound_for_a_monster() -> None:
    table = a_fight("black-knight", attack=6, defence=3, enchantments=["of-leeches"], wounds=2)
    assert table.you.wounds == 2 + 1 - 1


def test_of_leeches_heals_nothing_for_a_dragon_or_when_covered() -> None:
    assert a_fight("red-dragon", attack=12, defence=8, enchantments=["of-leeches"], wounds=2).you.wounds == 2
    covered = a_fight("goblin", attack=2, defence=3, enchantments=["of-leeches", "of-enchanting"], wounds=2)
    assert covered.you.wounds == 2


def test_of_leeches_gives_one_attack_below() -> None:
    assert might(enchantments=["of-leeches"]) == (1, 0)
    assert might(enchantments=["of-leeches", "of-enchanting"]) == (1, 0)


def test_of_sacrifice_buys_attack_with_wounds_as_often_as_one_dares() -> None:
    table = a_table(you=seat(enchantments=["of-sacrifice"]), track=["goblin"])
    assert table.you.attack == 2

    table.choose("use:sacrifice-offer", "use:sacrifice-offer", "use:sacrifice-offer")

    assert (table.you.attack, table.you.wounds) == (5, 3)
    assert "use:sacrifice-offer" in table.offered()


def test_of_sacrifice_may_be_used_a_thousand_times_in_a_turn() -> None:
    table = a_table(you=seat(enchantments=["of-sacrifice"]), track=["goblin"])
    table.choose(*["use:sacrifice-offer"] * 1000)
    assert table.you.attack == 1002
    assert "use:sacrifice-offer" in table.refused()


def test_of_sacrifice_may_win_a_fight_after_the_blow() -> None:
    table = a_table(you=seat(enchantments=["of-sacrifice"], defence_bonus=4), track=["black-knight"])

    table.choose("travel:black-knight", "face:black-knight")
    assert table.prompt == "after-blow"
    table.choose(*["use:sacrifice-offer"] * 4, "strike:black-knight")

    assert (table.you.trophies, table.you.wounds) == (["black-knight"], 4)


def test_of_sacrifice_gives_one_attack_below() -> None:
    assert might(enchantments=["of-sacrifice", "of-enchanting"]) == (1, 0)


def test_of_curses_moves_two_wounds_to_another_player() -> None:
    table = a_table(you=seat(wounds=3), left=seat(), right=seat(), track=["of-curses"])

    table.choose("travel:of-curses", "right")

    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (1, 0, 2)
    assert table.you.enchantments == ["of-enchanting", "of-curses"]


def test_of_curses_moves_no_more_than_there_is() -> None:
    table = a_table(you=seat(wounds=1), left=seat(wounds=4), track=["of-curses"]).choose("travel:of-curses")
    assert (table.you.wounds, table.left.wounds) == (0, 5)


def test_of_curses_curses_nobody_behind_a_shield() -> None:
    table = a_table(you=seat(wounds=3), left=seat(items=["shield"]), track=["of-curses"]).choose("travel:of-curses")
    assert (table.you.wounds, table.left.wounds) == (3, 0)
    assert table.you.enchantments == ["of-enchanting", "of-curses"]


def test_of_curses_gives_one_defence_below() -> None:
    assert might(enchantments=["of-curses"]) == (0, 1)
    assert might(enchantments=["of-curses", "of-enchanting"]) == (0, 1)


def test_cultist_has_health_two_strength_two_and_two_glory() -> None:
    won = a_fight("cultist", attack=2, defence=2).choose("left")
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["cultist"], 0, 2)

    lost = a_fight("cultist", attack=1)
    assert (lost.you.trophies, lost.you.wounds) == ([], 2)


def test_cultist_moves_a_wound_also_one_of_its_own_blow() -> None:
    table = a_fight("cultist", attack=2, defence=0).choose("right")
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (1, 0, 1)


def test_black_knight_has_health_six_strength_four_and_five_glory() -> None:
    won = a_fight("black-knight", attack=6, defence=3)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["black-knight"], 1, 4)
    assert a_fight("black-knight", attack=5).you.trophies == []


def test_elder_being_has_health_eight_strength_six_and_eight_glory() -> None:
    won = a_fight("elder-being", attack=8, defence=5)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["elder-being"], 1, 7)
    assert a_fight("elder-being", attack=7).you.trophies == []


def test_elder_being_wounds_every_other_player_once_it_is_beaten() -> None:
    won = a_fight("elder-being", attack=8, defence=6)
    assert (won.you.wounds, won.left.wounds, won.right.wounds) == (0, 1, 1)

    lost = a_fight("elder-being", attack=7, defence=6)
    assert (lost.left.wounds, lost.right.wounds) == (0, 0)


def test_elder_being_passes_by_who_stands_behind_a_shield() -> None:
    table = a_table(you=seat(attack_bonus=8), left=seat(items=["shield"]), right=seat(), track=["elder-being"])
    table.choose("travel:elder-being")
    assert (table.left.wounds, table.right.wounds) == (0, 1)


def test_black_dragon_has_health_eleven_strength_eight_and_twelve_glory() -> None:
    won = a_fight("black-dragon", attack=11, defence=8).choose("left")
    assert (won.you.trophies, won.you.glory) == (["black-dragon"], 12)

    lost = a_fight("black-dragon", attack=10, defence=7)
    assert (lost.you.trophies, lost.you.wounds) == ([], 1)


def test_black_dragon_moves_three_wounds_to_another_player() -> None:
    table = a_fight("black-dragon", attack=11, defence=6, wounds=4).choose("left")
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (3, 3, 0)
