"""The treasures of the main deck."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat


def test_rap_battle_gear_counts_legends_in_each_targets_discard_pile() -> None:
    table = a_fray(
        you=seat(hand=["rap-battle-gear", "fizzle"]),
        left=seat(discard=["krazztar", "bananamancer"]),
        right=seat(discard=["skullsville"]),
        far=seat(),
    )
    table.play("rap-battle-gear")
    assert (table.you.power, table.left.life, table.right.life, table.far.life) == (2, 12, 16, 20)
    assert table.prompt == "turn", "somebody was hurt: nothing may be destroyed"


def test_rap_battle_gear_may_destroy_a_card_if_nobody_was_hurt() -> None:
    table = a_fray(you=seat(hand=["rap-battle-gear", "fizzle"]), left=seat()).play("rap-battle-gear")
    table.choose("yes")
    assert (table.you.hand, table.destroyed) == ([], ["fizzle"])


def test_rap_battle_gear_hurts_nobody_if_everybody_avoids() -> None:
    table = a_fray(you=seat(hand=["rap-battle-gear", "fizzle"]), left=seat(hand=["mad-cat-lady"], discard=["krazztar"]))
    table.play("rap-battle-gear").choose("defend:mad-cat-lady").choose("yes")
    assert (table.left.life, table.destroyed) == (20, ["fizzle"])


def test_dragon_eggs_heal_and_stay_in_play() -> None:
    table = a_fray(you=seat(hand=["dragon-eggs"], life=10)).play("dragon-eggs")
    assert (table.you.life, table.you.ongoing) == (13, ["dragon-eggs"])
    table.end_turn()
    assert table.you.ongoing == ["dragon-eggs"]


def test_dragon_eggs_defend_from_play() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(ongoing=["dragon-eggs"]))
    table.play("gutsy-sin").choose("defend:dragon-eggs")
    assert (table.left.life, table.left.ongoing, table.left.discard) == (20, [], ["dragon-eggs"])
    assert table.left.hand == ["sign"]


def test_dragon_eggs_do_not_defend_from_the_hand() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["dragon-eggs"])).play("gutsy-sin")
    assert (table.left.life, table.left.hand) == (15, ["dragon-eggs"])


def test_dragon_eggs_are_worth_five_each_as_a_pair() -> None:
    both = a_fray(you=seat(hand=["dragon-eggs"], ongoing=["dragon-eggs"]), left=seat(), token_stack=[])
    one = a_fray(you=seat(discard=["dragon-eggs"]), left=seat(discard=["dragon-eggs"]), token_stack=[])
    assert both.end_turn().outcome["scores"] == [10, 0]
    assert one.end_turn().outcome["scores"] == [0, 0]


def test_golden_oldies_heal_for_everything_ongoing_at_the_start_of_the_turn() -> None:
    table = a_fray(
        you=seat(hand=[]),
        left=seat(
            life=5,
            ongoing=["golden-oldies", "mt-skullzfyre"],
            tokens=["dwt-no-mayhem-defence", "dwt-minus-two"],
            objects=["grand-prize", "rlyeh"],
            discard=["cthulhu"],
        ),
    )
    table.end_turn()
    assert (table.turn, table.left.life) == ("left", 10)


def test_golden_oldies_do_nothing_in_the_turn_they_are_played_nor_in_those_of_others() -> None:
    table = a_fray(you=seat(hand=["golden-oldies"], life=5), left=seat()).play("golden-oldies")
    assert (table.you.life, table.you.ongoing) == (5, ["golden-oldies"])
    table.end_turn()
    assert table.you.life == 5
    table.end_turn()
    assert table.you.life == 6


def test_battle_sax_hits_left_and_right() -> None:
    table = a_fray(you=seat(hand=["battle-sax"]), left=seat(), right=seat(), far=seat()).play("battle-sax")
    assert (table.you.power, table.left.life, table.right.life, table.far.life) == (2, 15, 20, 15)


def test_battle_sax_hits_an_only_enemy_once() -> None:
    table = a_fray(you=seat(hand=["battle-sax"]), left=seat()).play("battle-sax")
    assert table.left.life == 15


def test_unholy_grail_gives_three_power_and_its_defence_hurts() -> None:
    assert a_fray(you=seat(hand=["unholy-grail"])).play("unholy-grail").you.power == 3
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["unholy-grail"]))
    table.play("gutsy-sin").choose("defend:unholy-grail")
    assert (table.you.life, table.left.life, table.left.hand) == (15, 20, ["sign"])


def test_unholy_grail_only_draws_where_nobody_attacks() -> None:
    table = a_fray(you=seat(life=5), left=seat(hand=["unholy-grail"]))
    table.order("resolve", "mayhem-p").choose("defend:unholy-grail")
    assert (table.you.life, table.left.life, table.left.hand) == (5, 20, ["sign"])


def test_rod_of_swinishness_gives_a_worthless_card_after_the_defence_is_declared() -> None:
    table = a_fray(
        you=seat(hand=["rod-of-swinishness", "twins"], discard=["fizzle", "snot-knight"]),
        left=seat(hand=["mad-cat-lady"]),
        right=seat(),
    )
    table.play("rod-of-swinishness").choose("left")
    assert table.asked == ["left"], "first the target declares"
    table.choose("no", by="left")
    assert sorted(table.offered()) == ["pick:fizzle", "pick:sign"]
    table.choose("fizzle")
    assert (sorted(table.left.hand), table.you.discard) == (["fizzle", "mad-cat-lady"], ["snot-knight"])


def test_rod_of_swinishness_redirected_does_nothing() -> None:
    table = a_fray(you=seat(hand=["rod-of-swinishness", "fizzle"]), left=seat(hand=["little-coin"]))
    table.play("rod-of-swinishness").choose("defend:little-coin")
    assert sorted(table.you.hand) == ["fizzle", "sign"]
    assert (table.left.hand, table.prompt) == (["sign"], "turn")


def test_rod_of_swinishness_without_a_worthless_card_gives_nothing() -> None:
    table = a_fray(you=seat(hand=["rod-of-swinishness"], deck=["twins"]), left=seat()).play("rod-of-swinishness")
    assert (table.you.hand, table.left.hand) == (["twins"], [])


def test_grubby_staff_deals_three_and_gives_a_limp_wand() -> None:
    table = a_fray(you=seat(hand=["grubby-staff"]), left=seat(), right=seat()).play("grubby-staff").choose("left")
    assert (table.you.power, table.left.life, table.left.discard) == (1, 17, ["limp-wand"])


def test_grubby_staff_still_deals_damage_if_no_limp_wands_are_left() -> None:
    table = a_fray(you=seat(hand=["grubby-staff"]), left=seat(), limp_wands=[]).play("grubby-staff")
    assert (table.left.life, table.left.discard) == (17, [])


def test_uncle_andys_laurels_give_five_power() -> None:
    assert a_fray(you=seat(hand=["uncle-andys-laurels"])).play("uncle-andys-laurels").you.power == 5


def test_bag_of_joy_heals_the_cost_of_the_top_card() -> None:
    table = a_fray(you=seat(hand=["bag-of-joy"], deck=["sign", "twins"], life=10)).play("bag-of-joy")
    assert (table.you.power, table.you.life, table.you.deck) == (3, 15, ["sign", "twins"])


def test_hexcalibur_takes_a_wizard_card_or_gives_power() -> None:
    table = a_fray(you=seat(hand=["hexcalibur"], discard=["blaze", "sunface"])).play("hexcalibur")
    assert (table.you.hand, table.you.discard, table.you.power) == (["sunface"], ["blaze"], 0)
    table = a_fray(you=seat(hand=["hexcalibur"], discard=["blaze"])).play("hexcalibur")
    assert (table.you.hand, table.you.power) == ([], 2)


def test_utter_rubbish_reveals_top_cards_and_you_decide() -> None:
    table = a_fray(
        you=seat(hand=["utter-rubbish"]), left=seat(deck=["sign", "sunface"]), right=seat(deck=["sign", "fizzle"])
    )
    table.play("utter-rubbish")
    assert table.asked == ["you"]
    table.choose("yes").choose("no")
    assert (table.you.power, table.left.deck, table.left.discard) == (2, ["sign"], ["sunface"])
    assert (table.right.deck, table.right.discard) == (["sign", "fizzle"], [])


def test_robot_tongue_gives_a_power_and_its_defence_may_destroy() -> None:
    assert a_fray(you=seat(hand=["robot-tongue"])).play("robot-tongue").you.power == 1
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["robot-tongue", "sign"], discard=["fizzle"]))
    table.play("gutsy-sin").choose("defend:robot-tongue").choose("yes")
    assert sorted(table.offered()) == ["pick:fizzle", "pick:robot-tongue", "pick:sign"]
    table.choose("fizzle")
    assert (table.left.life, table.left.discard, table.destroyed) == (20, ["robot-tongue"], ["fizzle"])


def test_big_bone_counts_as_a_token_while_it_is_in_play() -> None:
    table = a_fray(you=seat(hand=["big-bone", "necro-dancers"], tokens=["dwt-minus-two"])).play("big-bone")
    assert table.you.ongoing == ["big-bone"]
    assert table.play("necro-dancers").you.power == 3


def test_big_bone_scores_a_point_for_each_real_token() -> None:
    table = a_fray(
        you=seat(hand=["big-bone"], ongoing=["big-bone"], tokens=["dwt-draw-one", "dwt-one-limp-wand"]),
        left=seat(),
        token_stack=[],
    )
    assert table.end_turn().outcome["scores"] == [2 + 2 - 6, 0]
