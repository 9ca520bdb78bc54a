"""Gnolls: trophies are a resource, one's own and the others'."""

from __future__ import annotations

from tests.enchanters.quick import a_fight, might
from tests.table import a_table, seat


def test_trap_weakens_its_owner_and_still_a_little_when_covered() -> None:
    assert might(items=["long-sword", "leather-armour", "trap"]) == (0, 0)
    assert might(items=["warhammer", "warhammer", "silver-lance", "trap"], enchantments=["of-scales"]) == (1, 1)
    assert might(items=["trap", "leather-armour"]) == (0, 2)


def test_trap_goes_on_the_items_of_another_player() -> None:
    table = a_table(
        you=seat(items=["dagger"]),
        left=seat(items=["long-sword"], enchantments=["of-scales"]),
        right=seat(items=["shield", "fist"]),
        track=["trap"],
    )
    assert (table.left.attack, table.left.defence) == (2, 5)

    table.choose("travel:trap")
    assert table.offered() == ["player:p2", "player:p3"]
    table.choose("left")

    assert table.left.items == ["long-sword", "trap"]
    assert (table.left.attack, table.left.defence) == (0, 1)
    assert table.you.items == ["dagger"]
    assert table.right.items == ["shield", "fist"]


def test_trap_needs_no_question_in_a_duel() -> None:
    table = a_table(you=seat(), left=seat(), track=["trap"]).choose("travel:trap")
    assert table.left.items == ["fist", "trap"]
    assert table.turn == "left"


def test_trap_cannot_be_laid_behind_a_shield() -> None:
    table = a_table(you=seat(), left=seat(items=["shield"]), right=seat(), track=["trap"]).choose("travel:trap")
    assert (table.left.items, table.right.items) == (["shield"], ["fist", "trap"])


def test_trap_goes_to_the_graveyard_when_nobody_can_be_chosen() -> None:
    table = a_table(you=seat(), left=seat(items=["shield"]), track=["trap"]).choose("travel:trap")
    assert table.graveyard == ["trap"]
    assert (table.you.items, table.left.items) == (["fist"], ["shield"])


def test_bolas_gives_two_attack_above_and_one_below() -> None:
    assert might(items=["bolas"]) == (3, 0)
    assert might(items=["bolas", "leather-armour"]) == (1, 3)


def test_bolas_makes_the_chosen_player_discard_any_monster() -> None:
    table = a_table(you=seat(), left=seat(trophies=["gnoll", "unicorn", "manticore"]), right=seat(), track=["bolas"])

    table.choose("travel:bolas", "left")
    assert table.asked == ["left"]
    assert table.offered() == ["pick:gnoll", "pick:unicorn", "pick:manticore"]
    table.choose("unicorn")

    assert table.left.trophies == ["gnoll", "manticore"]
    assert table.graveyard == ["unicorn"]
    assert table.you.items == ["fist", "bolas"]


def test_bolas_may_be_thrown_at_oneself() -> None:
    table = a_table(you=seat(trophies=["goblin", "ogre"]), left=seat(trophies=["ogre"]), track=["bolas"])

    table.choose("travel:bolas", "you", "goblin")

    assert table.you.trophies == ["ogre"]
    assert table.left.trophies == ["ogre"]


def test_bolas_catches_no_dragon() -> None:
    table = a_table(you=seat(), left=seat(trophies=["red-dragon"]), track=["bolas"]).choose("travel:bolas", "left")
    assert table.left.trophies == ["red-dragon"]
    assert table.graveyard == []


def test_bolas_cannot_choose_who_stands_behind_a_shield() -> None:
    table = a_table(you=seat(), left=seat(items=["shield"], trophies=["ogre"]), right=seat(), track=["bolas"])
    table.choose("travel:bolas")
    assert table.offered() == ["player:p1", "player:p3"]


def test_bolas_may_be_thrown_at_oneself_from_behind_ones_own_shield() -> None:
    table = a_table(you=seat(items=["shield"], trophies=["goblin"]), track=["bolas"]).choose("travel:bolas", "you")
    assert table.you.trophies == []


def test_necklace_gives_one_of_each_above_and_one_attack_below() -> None:
    assert might(items=["necklace"]) == (2, 1)
    assert might(items=["necklace", "leather-armour"]) == (1, 3)


def test_necklace_trades_one_of_ones_own_monsters_for_seven_crystals() -> None:
    table = a_table(
        you=seat(items=["necklace"], trophies=["goblin", "ogre"]), left=seat(trophies=["cultist"]), track=["dagger"]
    )

    table.choose("use:necklace-trade")
    assert table.offered() == ["pick:goblin", "pick:ogre"]
    table.choose("goblin")

    assert (table.you.crystals, table.you.trophies) == (7, ["ogre"])
    assert table.graveyard == ["goblin"]
    assert table.refused()["use:necklace-trade"] == "used-this-turn"


def test_necklace_takes_no_dragon_and_nothing_without_a_monster() -> None:
    table = a_table(you=seat(items=["necklace"], trophies=["red-dragon"]), track=["dagger"])
    assert table.refused()["use:necklace-trade"] == "not-possible"


def test_of_fury_adds_attack_for_each_two_monsters() -> None:
    table = a_table(
        you=seat(enchantments=["of-fury"], trophies=["goblin", "ogre", "cultist", "giant", "roc"], crystals=1),
        track=["dagger"],
    )
    assert table.you.attack == 3

    table.choose("use:fury-rage")

    assert (table.you.attack, table.you.crystals) == (5, 0)
    assert table.refused()["use:fury-rage"] == "used-this-turn"


def test_of_fury_does_not_count_dragons() -> None:
    table = a_table(
        you=seat(enchantments=["of-fury"], trophies=["goblin", "red-dragon"], crystals=1), track=["dagger"]
    ).choose("use:fury-rage")
    assert table.you.attack == 3


def test_of_fury_gives_one_attack_above_and_one_below() -> None:
    assert might(enchantments=["of-fury"]) == (2, 0)
    assert might(enchantments=["of-fury", "of-enchanting"]) == (1, 0)


def test_of_the_hunt_pays_a_crystal_for_a_monster() -> None:
    table = a_table(you=seat(enchantments=["of-the-hunt"], attack_bonus=1), track=["goblin"]).choose("travel:goblin")
    assert table.you.crystals == 1


def test_of_the_hunt_pays_nothing_for_a_dragon_or_a_lost_fight() -> None:
    assert a_fight("red-dragon", attack=12, enchantments=["of-the-hunt"]).you.crystals == 0
    assert a_fight("goblin", attack=0, enchantments=["of-the-hunt"]).you.crystals == 0


def test_of_the_hunt_gives_one_attack_below_and_does_not_work_covered() -> None:
    assert might(enchantments=["of-the-hunt"]) == (1, 0)
    assert a_fight("goblin", attack=2, enchantments=["of-the-hunt", "of-enchanting"]).you.crystals == 0


def test_of_savagery_costs_defence_until_it_is_covered() -> None:
    assert might(items=["leather-armour"], enchantments=["of-savagery"]) == (3, 1)
    assert might(items=["leather-armour"], enchantments=["of-savagery", "of-enchanting"]) == (2, 3)


def test_gnoll_has_health_three_strength_one_and_two_glory() -> None:
    won = a_fight("gnoll", attack=3)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["gnoll"], 1, 1)
    assert a_fight("gnoll", attack=2).you.trophies == []


def test_gnoll_on_top_may_be_thrown_for_three_attack() -> None:
    table = a_table(you=seat(trophies=["dracon", "gnoll"]), track=["dagger"])
    assert table.you.attack == 1

    table.choose("use:gnoll-throw")

    assert table.you.trophies == ["dracon"]
    assert table.graveyard == ["gnoll"]
    assert table.you.attack == 1 + 3 + 1  # the Dracon below counts again


def test_gnoll_thrown_uncovers_the_next_gnoll_to_throw() -> None:
    table = a_table(you=seat(trophies=["gnoll", "gnoll", "gnoll"]), track=["dagger"])

    table.choose("use:gnoll-throw", "use:gnoll-throw", "use:gnoll-throw")

    assert table.you.attack == 1 + 9
    assert (table.you.trophies, table.graveyard) == ([], ["gnoll", "gnoll", "gnoll"])


def test_gnoll_that_is_covered_cannot_be_thrown() -> None:
    table = a_table(you=seat(trophies=["gnoll", "goblin"]), track=["dagger"])
    assert "use:gnoll-throw" not in table.offered()
    assert "use:gnoll-throw" not in table.refused()


def test_gnoll_thrown_in_a_fight_may_win_it() -> None:
    table = a_table(you=seat(trophies=["gnoll"], attack_bonus=1), track=["manticore"])

    table.choose("travel:manticore")
    assert table.prompt == "before-blow"
    table.choose("use:gnoll-throw")

    assert (table.you.trophies, table.graveyard) == (["manticore"], ["gnoll"])


def test_gnoll_thrown_is_no_monster_for_what_comes_after() -> None:
    table = a_table(
        you=seat(enchantments=["of-fury"], trophies=["goblin", "gnoll"], crystals=1), track=["dagger"]
    ).choose("use:gnoll-throw", "use:fury-rage")
    assert table.you.attack == 3 + 3


def test_manticore_has_health_five_strength_two_and_six_glory() -> None:
    won = a_fight("manticore", attack=5, defence=1).choose("left")
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["manticore"], 1, 5)
    assert a_fight("manticore", attack=4).you.trophies == []


def test_manticore_costs_its_winner_and_another_player_a_monster() -> None:
    table = a_table(
        you=seat(trophies=["gnoll", "ogre", "red-dragon"], attack_bonus=5),
        left=seat(trophies=["goblin", "cultist"]),
        right=seat(trophies=["goblin"]),
        track=["manticore"],
    )

    table.choose("travel:manticore")
    assert table.offered() == ["pick:gnoll", "pick:ogre"]
    table.choose("gnoll", "left")
    assert table.asked == ["left"]
    table.choose("goblin")

    assert table.you.trophies == ["ogre", "red-dragon", "manticore"]
    assert (table.left.trophies, table.right.trophies) == (["cultist"], ["goblin"])
    assert table.graveyard == ["gnoll", "goblin"]


def test_manticore_that_is_the_first_monster_stays() -> None:
    table = a_table(you=seat(attack_bonus=5), left=seat(trophies=["goblin"]), track=["manticore"])
    table.choose("travel:manticore")
    assert (table.you.trophies, table.left.trophies) == (["manticore"], [])


def test_manticore_lets_others_be_when_all_stand_behind_shields() -> None:
    table = a_table(
        you=seat(trophies=["goblin"], attack_bonus=5),
        left=seat(items=["shield"], trophies=["ogre"]),
        right=seat(items=["shield"], trophies=["ogre"]),
        track=["manticore"],
    ).choose("travel:manticore")

    assert table.you.trophies == ["manticore"]
    assert (table.left.trophies, table.right.trophies) == (["ogre"], ["ogre"])


def test_manticore_costs_nothing_when_the_fight_is_lost() -> None:
    table = a_table(you=seat(trophies=["goblin"]), left=seat(trophies=["ogre"]), track=["manticore", "dagger"])
    table.choose("travel:manticore")
    assert (table.you.trophies, table.left.trophies) == (["goblin"], ["ogre"])


def test_roc_has_health_eight_strength_four_and_seven_glory() -> None:
    won = a_fight("roc", attack=8, defence=3).choose("left")
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["roc"], 1, 6)
    assert a_fight("roc", attack=7).you.trophies == []


def test_roc_brings_a_monster_that_another_player_picks() -> None:
    table = a_table(you=seat(attack_bonus=8), left=seat(trophies=["cultist", "goblin"]), right=seat(), track=["roc"])

    table.choose("travel:roc", "left")
    assert table.asked == ["left"]
    table.choose("goblin")

    assert table.you.trophies == ["goblin", "roc"]
    assert table.left.trophies == ["cultist"]


def test_roc_prey_was_not_beaten_and_does_nothing() -> None:
    table = a_table(
        you=seat(enchantments=["of-the-hunt"], attack_bonus=8), left=seat(trophies=["pegasus"]), track=["roc"]
    ).choose("travel:roc")

    assert table.you.trophies == ["pegasus", "roc"]
    assert table.you.crystals == 1  # for the Roc alone; the Pegasus pays nothing


def test_roc_finds_nothing_where_there_are_no_monsters() -> None:
    table = a_table(you=seat(attack_bonus=8), left=seat(trophies=["red-dragon"]), track=["roc"]).choose("travel:roc")
    assert (table.you.trophies, table.left.trophies) == (["roc"], ["red-dragon"])


def test_roc_finds_nobody_when_all_stand_behind_shields() -> None:
    table = a_table(
        you=seat(trophies=["goblin"], attack_bonus=8), left=seat(items=["shield"], trophies=["ogre"]), track=["roc"]
    ).choose("travel:roc")
    assert (table.you.trophies, table.left.trophies) == (["goblin", "roc"], ["ogre"])


def test_bronze_dragon_has_health_eleven_strength_six_and_twelve_glory() -> None:
    won = a_fight("bronze-dragon", attack=11, defence=4).choose("left")
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["bronze-dragon"], 2, 10)
    assert a_fight("bronze-dragon", attack=10).you.trophies == []


def test_bronze_dragon_costs_monsters_but_no_dragons() -> None:
    table = a_table(
        you=seat(trophies=["red-dragon", "goblin"], attack_bonus=11),
        left=seat(trophies=["pink-dragon"]),
        track=["bronze-dragon"],
    ).choose("travel:bronze-dragon")

    assert table.you.trophies == ["red-dragon", "bronze-dragon"]
    assert table.left.trophies == ["pink-dragon"]
    assert table.graveyard == ["goblin"]
