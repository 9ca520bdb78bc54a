"""Undead: the graveyard gives cards back, and undead trophies count together."""

from __future__ import annotations

from tests.enchanters.quick import a_fight, might
from tests.table import a_table, seat


def test_shield_gives_two_defence_above_and_one_below() -> None:
    assert might(items=["shield"]) == (0, 3)
    assert might(items=["shield", "dagger"]) == (3, 1)


def test_shield_hides_its_owner_from_others_also_from_their_gifts() -> None:
    table = a_table(
        town=["pickpocket-row"],
        you=seat(items=["ritual-mask"], wounds=1, crystals=1),
        left=seat(items=["shield"], crystals=3),
        right=seat(crystals=3),
        far=seat(items=["shield", "dagger"], crystals=3),
        track=["goblin"],
    )

    table.choose("use:mask-curse")

    assert table.offered() == ["player:p3", "player:p4"]


def test_shield_protects_only_while_it_is_the_top_item() -> None:
    table = a_table(you=seat(items=["dagger"]), left=seat(items=["shield", "fist"]), track=["axe"])
    table.choose("travel:axe")
    assert table.left.wounds == 1


def test_shield_does_not_hide_its_owner_from_themselves() -> None:
    table = a_table(you=seat(items=["shield"], wounds=2, attack_bonus=3), track=["unicorn"]).choose("travel:unicorn")
    assert table.you.wounds == 0


def test_shield_keeps_crystals_from_pickpockets() -> None:
    table = a_table(town=["pickpocket-row"], you=seat(), left=seat(items=["shield"], crystals=3), track=["goblin"])
    table.choose("rest:pickpocket-row-lift")
    assert (table.you.crystals, table.left.crystals) == (2, 3)


def test_soulfire_drop_gives_one_attack_above_and_one_below() -> None:
    assert might(items=["soulfire-drop"]) == (2, 0)
    assert might(items=["soulfire-drop", "leather-armour"]) == (1, 3)


def test_soulfire_drop_takes_the_top_card_of_the_graveyard_with_its_effect() -> None:
    table = a_table(
        you=seat(items=["soulfire-drop"]), left=seat(), graveyard=["goblin", "axe"], track=["ogre", "dagger"]
    )

    table.choose("rest:soulfire-call", "journey:axe")

    assert table.you.items == ["soulfire-drop", "axe"]
    assert table.left.wounds == 1
    assert table.graveyard == ["goblin", "ogre"]  # what the rest discards arrives afterwards
    assert table.turn == "left"


def test_soulfire_drop_may_leave_the_card_where_it_is() -> None:
    table = a_table(you=seat(items=["soulfire-drop"]), graveyard=["axe"], track=["ogre"])

    table.choose("rest:soulfire-call")
    assert table.offered() == ["journey:axe", "no"]
    table.choose("no")

    assert (table.you.items, table.graveyard) == (["soulfire-drop"], ["axe", "ogre"])


def test_soulfire_drop_calls_nothing_from_an_empty_graveyard() -> None:
    table = a_table(you=seat(items=["soulfire-drop"]), track=["axe"])
    assert table.refused()["rest:soulfire-call"] == "not-possible"


def test_soulfire_drop_makes_one_fight_a_foe_without_a_price() -> None:
    table = a_table(
        you=seat(items=["soulfire-drop"], attack_bonus=4, crystals=0), graveyard=["black-knight"], track=["ogre"]
    )

    table.choose("rest:soulfire-call", "journey:black-knight")

    assert (table.you.trophies, table.you.wounds) == (["black-knight"], 4)
    assert table.graveyard == ["ogre"]


def test_soulfire_drop_and_a_foe_that_stands_cost_one_card_of_the_track_only() -> None:
    table = a_table(you=seat(items=["soulfire-drop"]), graveyard=["black-knight"], track=["ogre", "goblin", "dagger"])

    table.choose("rest:soulfire-call", "journey:black-knight")

    assert (table.you.trophies, table.you.wounds) == ([], 4)
    assert table.graveyard == ["black-knight", "ogre"]
    assert table.track[:2] == ["goblin", "dagger"]


def test_soulfire_drop_finds_its_foe_under_what_was_discarded_in_the_fight() -> None:
    table = a_table(
        you=seat(items=["soulfire-drop"], trophies=["gnoll"], attack_bonus=1),
        graveyard=["black-knight"],
        track=["ogre"],
    )

    table.choose("rest:soulfire-call", "journey:black-knight", "use:gnoll-throw")

    assert table.you.trophies == ["black-knight"]
    assert table.graveyard == ["gnoll", "ogre"]


def test_soulfire_drop_gives_a_trap_away() -> None:
    table = a_table(you=seat(items=["soulfire-drop"]), left=seat(), graveyard=["trap"], track=["ogre"])
    table.choose("rest:soulfire-call", "journey:trap")
    assert (table.you.items, table.left.items) == (["soulfire-drop"], ["fist", "trap"])


def test_scythe_reaps_one_attack_and_more_for_each_two_undead() -> None:
    trophies = ["skeleton", "goblin", "vampire", "dracolich", "lich"]
    table = a_table(you=seat(items=["scythe"], trophies=trophies, crystals=1), track=["ogre"])
    assert table.you.attack == 1

    table.choose("use:scythe-reap")

    assert (table.you.attack, table.you.crystals) == (1 + 1 + 2, 0)
    assert table.refused()["use:scythe-reap"] == "used-this-turn"


def test_scythe_without_undead_still_reaps_one() -> None:
    table = a_table(you=seat(items=["scythe"], trophies=["skeleton"], crystals=1), track=["ogre"])
    assert table.choose("use:scythe-reap").you.attack == 2


def test_scythe_costs_attack_above_and_gives_two_below() -> None:
    assert might(items=["scythe"]) == (1, 0)
    assert might(items=["scythe", "leather-armour"]) == (2, 3)


def test_of_the_crypt_scores_for_each_two_undead_also_when_covered() -> None:
    trophies = ["skeleton", "dracolich", "vampire", "goblin", "lich"]
    table = a_table(you=seat(enchantments=["of-the-crypt", "of-enchanting"], trophies=trophies))
    assert table.you.glory == 2 + 13 + 5 + 2 + 7 + 2


def test_of_the_crypt_gives_one_defence_above() -> None:
    assert might(enchantments=["of-the-crypt"]) == (0, 1)
    assert might(enchantments=["of-the-crypt", "of-enchanting"]) == (0, 0)


def test_of_gravedigging_swaps_the_first_card_of_the_track_with_the_graveyard() -> None:
    table = a_table(
        you=seat(enchantments=["of-gravedigging"], crystals=1), graveyard=["ogre", "axe"], track=["goblin", "dagger"]
    )

    table.choose("use:gravedig-swap")

    assert table.track == ["axe", "dagger"]
    assert table.graveyard == ["ogre", "goblin"]
    assert table.you.crystals == 0
    assert table.left.wounds == 0  # a swapped card does nothing
    assert table.refused()["use:gravedig-swap"] == "used-this-turn"


def test_of_gravedigging_needs_a_card_in_both_places() -> None:
    no_grave = a_table(you=seat(enchantments=["of-gravedigging"], crystals=1), track=["goblin"])
    assert no_grave.refused()["use:gravedig-swap"] == "not-possible"

    no_track = a_table(you=seat(enchantments=["of-gravedigging"], crystals=1), graveyard=["goblin"], track=[])
    assert no_track.refused()["use:gravedig-swap"] == "not-possible"


def test_of_gravedigging_gives_one_defence_above_and_one_attack_below() -> None:
    assert might(enchantments=["of-gravedigging"]) == (1, 1)
    assert might(enchantments=["of-gravedigging", "of-enchanting"]) == (1, 0)


def test_of_gravedigging_in_a_fight_does_not_end_the_fight() -> None:
    table = a_table(
        you=seat(enchantments=["of-gravedigging"], attack_bonus=2, crystals=1),
        graveyard=["axe"],
        track=["goblin", "dagger"],
    )

    table.choose("travel:goblin", "use:gravedig-swap")

    assert table.you.trophies == ["goblin"]
    assert table.graveyard == []
    assert table.track[:2] == ["axe", "dagger"]


def test_of_gravedigging_buries_a_foe_that_is_then_not_beaten() -> None:
    table = a_table(you=seat(enchantments=["of-gravedigging"], crystals=1), graveyard=["axe"], track=["ogre", "dagger"])

    table.choose("travel:ogre", "use:gravedig-swap")

    assert table.you.trophies == []
    assert table.graveyard == ["ogre", "axe"]  # the Axe was the first card when the turn ended
    assert table.track[0] == "dagger"


def test_of_dread_takes_two_strength_from_monsters() -> None:
    assert a_fight("ogre", attack=5, enchantments=["of-dread"]).you.wounds == 2 * (6 - 2 - 1)
    assert a_fight("gnoll", attack=3, enchantments=["of-dread"]).you.wounds == 0


def test_of_dread_frightens_no_dragon() -> None:
    assert a_fight("red-dragon", attack=12, enchantments=["of-dread"]).you.wounds == 8 - 1


def test_of_dread_gives_one_defence_below_and_frightens_nobody_when_covered() -> None:
    assert might(enchantments=["of-dread"]) == (0, 1)
    assert a_fight("goblin", attack=2, enchantments=["of-dread", "of-enchanting"]).you.wounds == 3 - 1


def test_skeleton_has_health_two_strength_two_and_two_glory() -> None:
    won = a_fight("skeleton", attack=2, defence=1)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["skeleton"], 1, 1)
    assert a_fight("skeleton", attack=1).you.trophies == []


def test_skeleton_swaps_the_first_remaining_card_with_the_graveyard() -> None:
    table = a_table(you=seat(attack_bonus=1), graveyard=["axe"], track=["skeleton", "goblin", "dagger"])

    table.choose("travel:skeleton")

    assert table.track[:2] == ["axe", "dagger"]
    assert table.graveyard == ["goblin"]
    assert table.left.wounds == 0


def test_skeleton_swaps_before_the_track_is_refilled() -> None:
    table = a_table(you=seat(attack_bonus=1), graveyard=["axe"], track=["skeleton"], deck=["ogre", "goblin"])

    table.choose("travel:skeleton")

    assert (table.track, table.graveyard) == (["goblin", "ogre"], ["axe"])


def test_skeleton_swaps_nothing_with_an_empty_graveyard() -> None:
    table = a_table(you=seat(attack_bonus=1), track=["skeleton", "goblin"]).choose("travel:skeleton")
    assert (table.track[0], table.graveyard) == ("goblin", [])


def test_skeleton_that_is_not_beaten_swaps_nothing() -> None:
    table = a_table(you=seat(), graveyard=["axe"], track=["goblin", "skeleton"], phase="before-blow", foe="skeleton")
    assert table.graveyard == ["axe", "goblin"]
    assert table.track[0] == "skeleton"


def test_skeleton_called_from_the_graveyard_swaps_what_lay_under_it() -> None:
    table = a_table(
        you=seat(items=["soulfire-drop"]), graveyard=["axe", "skeleton"], track=["goblin", "dagger"]
    ).choose("rest:soulfire-call", "journey:skeleton")

    assert table.you.trophies == ["skeleton"]
    assert table.graveyard == ["goblin", "axe"]  # swapped in, then discarded by the rest
    assert table.track[0] == "dagger"


def test_vampire_has_health_five_strength_four_and_five_glory() -> None:
    won = a_fight("vampire", attack=5, defence=3)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["vampire"], 1, 4)
    assert a_fight("vampire", attack=4).you.trophies == []


def test_vampire_wounds_every_other_player_once_it_is_beaten() -> None:
    won = a_fight("vampire", attack=5)
    assert (won.left.wounds, won.right.wounds) == (1, 1)

    lost = a_fight("vampire", attack=4)
    assert (lost.left.wounds, lost.right.wounds) == (0, 0)


def test_vampire_passes_by_who_stands_behind_a_shield() -> None:
    table = a_table(you=seat(attack_bonus=5), left=seat(items=["shield"]), right=seat(), track=["vampire"])
    table.choose("travel:vampire")
    assert (table.left.wounds, table.right.wounds) == (0, 1)


def test_lich_has_health_eight_strength_five_and_seven_glory() -> None:
    won = a_fight("lich", attack=8, defence=4)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["lich"], 1, 6)
    assert a_fight("lich", attack=7).you.trophies == []


def test_lich_on_top_raises_the_top_card_of_the_graveyard_for_a_crystal() -> None:
    table = a_table(you=seat(trophies=["lich"], crystals=1), graveyard=["axe"], track=["goblin"])

    table.choose("rest:lich-raise", "journey:axe")

    assert (table.you.items, table.you.crystals) == (["fist", "axe"], 0)
    assert table.graveyard == ["goblin"]


def test_lich_raises_nothing_unpaid_covered_or_from_an_empty_graveyard() -> None:
    unpaid = a_table(you=seat(trophies=["lich"]), graveyard=["axe"], track=["goblin"])
    assert unpaid.refused()["rest:lich-raise"] == "costs-crystals"

    empty = a_table(you=seat(trophies=["lich"], crystals=1), track=["goblin"])
    assert empty.refused()["rest:lich-raise"] == "not-possible"

    covered = a_table(you=seat(trophies=["lich", "goblin"], crystals=1), graveyard=["axe"], track=["goblin"])
    assert "rest:lich-raise" not in covered.offered()


def test_lich_raises_a_foe_that_covers_it() -> None:
    table = a_table(you=seat(trophies=["lich"], crystals=1, attack_bonus=1), graveyard=["goblin"], track=["ogre"])
    table.choose("rest:lich-raise", "journey:goblin")
    assert table.you.trophies == ["lich", "goblin"]


def test_dracolich_has_health_eight_strength_five_and_thirteen_glory() -> None:
    won = a_fight("dracolich", attack=8, defence=4)
    assert (won.you.trophies, won.you.wounds, won.you.glory) == (["dracolich"], 1, 12)
    assert a_fight("dracolich", attack=7).you.trophies == []


def test_dracolich_grows_with_the_undead_trophies_of_its_fighter() -> None:
    undead = ["skeleton", "goblin", "vampire", "lich", "roc"]
    won = a_fight("dracolich", attack=11, trophies=undead)
    assert (won.you.trophies, won.you.wounds) == ([*undead, "dracolich"], 8)
    assert a_fight("dracolich", attack=10, trophies=undead).you.trophies == undead


def test_dracolich_does_not_grow_with_the_trophies_of_others() -> None:
    table = a_table(you=seat(attack_bonus=7), left=seat(trophies=["skeleton", "lich"]), track=["dracolich"])
    table.choose("travel:dracolich")
    assert (table.you.trophies, table.you.wounds) == (["dracolich"], 5)
