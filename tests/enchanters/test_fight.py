"""Fights: the foe strikes, the fighter strikes, and what may happen in between."""

from __future__ import annotations

from deckwright.core import OPEN, event_view
from tests.table import a_table, seat

NEWER = {"edition": "newer"}


def test_the_foe_strikes_first_and_the_fighter_may_act_before_and_after() -> None:
    table = a_table(you=seat(crystals=8, defence_bonus=1, attack_bonus=2), track=["manticore"])

    table.choose("travel:manticore")
    assert (table.prompt, table.you.wounds) == ("before-blow", 0)
    table.choose("use:normaltown-sharpen", "face:manticore")
    assert (table.prompt, table.you.wounds) == ("after-blow", 1)
    table.choose("use:normaltown-sharpen", "strike:manticore")

    assert (table.you.trophies, table.you.crystals) == (["manticore"], 4)


def test_defence_bought_after_the_blow_comes_too_late() -> None:
    table = a_table(town=["dwarfburg"], you=seat(crystals=2, attack_bonus=2), track=["goblin"])
    table.choose("travel:goblin", "face:goblin", "use:dwarfburg-armour")
    assert table.you.wounds == 3


def test_attack_that_equals_health_wins() -> None:
    assert a_table(you=seat(attack_bonus=1), track=["goblin"]).choose("travel:goblin").you.trophies == ["goblin"]
    assert a_table(you=seat(), track=["goblin"]).choose("travel:goblin").you.trophies == []


def test_a_lost_fight_leaves_the_foe_and_discards_the_first_card() -> None:
    table = a_table(
        you=seat(crystals=2, defence_bonus=2), track=["dagger", "axe", "black-knight", "helmet"], deck=["ogre", "roc"]
    )

    table.choose("travel:black-knight")

    assert (table.you.crystals, table.you.wounds, table.you.trophies) == (0, 2, [])
    assert table.track == ["axe", "black-knight", "helmet", "roc", "ogre"]
    assert table.graveyard == ["dagger"]


def test_a_lost_fight_in_the_first_place_buries_the_foe_itself() -> None:
    table = a_table(you=seat(), track=["giant", "dagger"]).choose("travel:giant")
    assert table.graveyard == ["giant"]
    assert table.track[0] == "dagger"


def test_a_lost_fight_discards_only_when_the_turn_ends() -> None:
    table = a_table(you=seat(crystals=2), track=["giant", "dagger"])
    table.choose("travel:giant", "face:giant", "strike:giant")
    assert (table.track[:2], table.graveyard) == (["giant", "dagger"], [])
    table.choose("end")
    assert (table.track[0], table.graveyard) == ("dagger", ["giant"])


def test_a_lost_fight_for_the_last_card_ends_the_game() -> None:
    table = a_table(you=seat(), track=["giant"], deck=[]).choose("travel:giant")
    assert table.outcome is not None
    assert table.graveyard == ["giant"]


def test_a_lost_fight_shows_the_next_player_the_foe_one_place_nearer() -> None:
    table = a_table(you=seat(crystals=1), left=seat(), track=["dagger", "ogre"]).choose("travel:ogre")
    assert "travel:ogre" in table.offered()
    assert table.track[0] == "ogre"


def test_wounds_never_heal_by_too_much_defence() -> None:
    table = a_table(you=seat(attack_bonus=1, defence_bonus=9, wounds=4), track=["goblin"]).choose("travel:goblin")
    assert table.you.wounds == 4


def test_defence_below_zero_counts_as_zero() -> None:
    table = a_table(you=seat(items=["trap"], attack_bonus=4), track=["goblin"]).choose("travel:goblin")
    assert (table.you.defence, table.you.wounds) == (0, 3)


def test_attack_below_zero_counts_as_zero_but_bonuses_are_added_to_the_sum() -> None:
    table = a_table(you=seat(items=["trap"], enchantments=["of-stone"], crystals=4), track=["goblin"])
    assert table.you.attack == 0

    table.choose("use:normaltown-sharpen", "use:normaltown-sharpen")

    assert table.you.attack == 0  # -4 printed, +2 bought
    assert table.choose("travel:goblin").you.trophies == []


def test_immediate_effects_happen_before_the_trophy_joins_and_rewards_after() -> None:
    table = a_table(you=seat(items=["flail"], trophies=["goblin"], attack_bonus=5), track=["manticore"])

    table.choose("travel:manticore")

    happened = [event_view(table.game, event, OPEN) for event in table.events]
    won = [event.kind for event in happened].index("won")
    assert [(event.card or event.what, event.goal) for event in happened[won + 1 : won + 5]] == [
        ("manticore", "taking"),
        ("goblin", "graveyard"),
        ("manticore", "trophies"),
        ("crystals", ""),
    ]


def test_rewards_come_in_the_order_of_the_piles() -> None:
    table = a_table(you=seat(items=["flail"], enchantments=["of-the-hunt"], attack_bonus=2), track=["goblin"]).choose(
        "travel:goblin"
    )
    assert [event.amount for event in table.happened("counted") if event.what == "crystals"] == [2, 1]


def test_a_fight_may_be_saved_between_the_blows() -> None:
    table = a_table(you=seat(crystals=2, attack_bonus=3), track=["manticore"])
    table.choose("travel:manticore", "face:manticore").save_and_load()
    assert table.prompt == "after-blow"
    table.choose("use:normaltown-sharpen")
    assert table.you.trophies == ["manticore"]


def test_in_the_newer_edition_a_fight_needs_enough_attack_to_start() -> None:
    table = a_table(options=NEWER, you=seat(attack_bonus=4), track=["black-knight"])
    assert table.refused()["travel:black-knight"] == "attack-too-low"

    stronger = a_table(options=NEWER, you=seat(attack_bonus=5), track=["black-knight"])
    assert "travel:black-knight" in stronger.offered()


def test_in_the_newer_edition_the_foe_strikes_back_before_its_effect() -> None:
    table = a_table(options=NEWER, you=seat(attack_bonus=9, crystals=9), track=["pink-dragon"])

    table.choose("travel:pink-dragon")

    assert (table.you.trophies, table.you.wounds) == (["pink-dragon"], 10)
    assert table.happened("failed") == []


def test_in_the_newer_edition_attack_may_be_bought_before_the_fight() -> None:
    table = a_table(options=NEWER, you=seat(attack_bonus=4, crystals=2), track=["black-knight"])
    table.choose("use:normaltown-sharpen", "travel:black-knight")
    assert table.you.trophies == ["black-knight"]


def test_in_the_newer_edition_immediate_effects_come_before_the_trophy_joins_too() -> None:
    table = a_table(options=NEWER, you=seat(trophies=["goblin"], attack_bonus=5), track=["manticore"])
    table.choose("travel:manticore")
    assert (table.you.trophies, table.graveyard) == (["manticore"], ["goblin"])


def test_in_the_newer_edition_a_journey_to_the_graveyard_needs_enough_attack_as_well() -> None:
    weak = a_table(options=NEWER, you=seat(items=["soulfire-drop"]), graveyard=["black-knight"], track=["ogre"])
    assert weak.refused()["rest:soulfire-call"] == "not-possible"

    strong = a_table(
        options=NEWER, you=seat(items=["soulfire-drop"], attack_bonus=4), graveyard=["black-knight"], track=["ogre"]
    ).choose("rest:soulfire-call", "journey:black-knight")
    assert strong.you.trophies == ["black-knight"]

    gear = a_table(options=NEWER, you=seat(items=["soulfire-drop"]), graveyard=["axe"], track=["ogre"])
    assert "rest:soulfire-call" in gear.offered()
