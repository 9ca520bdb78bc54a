"""The legends as cards in a deck; their group attacks are in ``test_group_attacks.py``."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat


def test_voom_gives_a_power_draws_and_hurts_everybody_who_cannot_avoid_it() -> None:
    table = a_fray(you=seat(hand=["voom"]), left=seat(hand=["robot-tongue"]), right=seat(), legend=["krazztar"]).play(
        "voom"
    )
    assert (table.you.power, table.you.hand, table.left.life, table.right.life) == (1, ["sign"], 19, 19)


def test_voom_kills_in_turn_order() -> None:
    table = a_fray(
        you=seat(hand=["voom"]),
        left=seat(life=1),
        right=seat(life=1),
        legend=["krazztar"],
        token_stack=["dwt-draw-one", "dwt-minus-two", "dwt-minus-four"],
    ).play("voom")
    assert (table.left.tokens, table.right.tokens) == (["dwt-minus-four"], ["dwt-minus-two"])
    assert table.you.objects == ["grand-prize"]


def test_krazztar_draws_three_and_hurts_you() -> None:
    table = a_fray(you=seat(hand=["krazztar"]), left=seat()).play("krazztar")
    assert (table.you.hand, table.you.life, table.you.power) == (["sign"] * 3, 17, 0)


def test_krazztar_may_be_a_suicide() -> None:
    table = a_fray(
        you=seat(hand=["krazztar"], life=3), left=seat(), token_stack=["dwt-minus-two", "dwt-minus-four"]
    ).play("krazztar")
    assert (table.you.life, table.you.tokens, table.left.objects) == (20, ["dwt-minus-four"], [])


def test_twin_tongue_puts_the_top_card_of_the_main_deck_on_yours() -> None:
    table = a_fray(you=seat(hand=["twin-tongue"]), left=seat(), main=["sunface", "twins"]).play("twin-tongue")
    assert (table.you.deck[-1], table.main, table.you.power) == ("twins", ["sunface"], 0)


def test_twin_tongue_destroys_a_mayhem_and_gives_power() -> None:
    table = a_fray(you=seat(hand=["twin-tongue"]), left=seat(), main=["sunface", "mayhem-p"], mayhem=[])
    table.play("twin-tongue")
    assert (table.you.power, table.you.life, table.mayhem, table.main) == (3, 20, ["mayhem-p"], ["sunface"])


def test_bananamancer_heals_for_starters_in_hand_in_play_and_in_the_discard_pile() -> None:
    table = a_fray(
        you=seat(hand=["bananamancer", "sign", "wand"], discard=["fizzle", "blaze", "limp-wand"], life=10), left=seat()
    )
    table.play("sign", "bananamancer")
    assert (table.you.power, table.you.life) == (3, 13)


def test_lady_britta_destroys_limp_wands_in_hand_and_in_the_discard_pile() -> None:
    table = a_fray(
        you=seat(hand=["lady-britta", "limp-wand"], discard=["limp-wand", "limp-wand"]), left=seat(), limp_wands=[]
    ).play("lady-britta")
    table.choose("limp-wand").choose("yes").choose("limp-wand")
    assert (table.you.power, table.you.hand) == (2, ["sign"])
    assert (table.you.discard, table.limp_wands) == (["limp-wand"], ["limp-wand", "limp-wand"])


def test_lady_britta_without_limp_wands_only_gives_power_and_a_card() -> None:
    table = a_fray(you=seat(hand=["lady-britta"]), left=seat()).play("lady-britta")
    assert (table.you.power, table.you.hand, table.prompt) == (2, ["sign"], "turn")


def test_sign_of_the_cosmos_plays_a_destroyed_mayhem_without_you() -> None:
    table = a_fray(you=seat(hand=["sign-of-the-cosmos"]), left=seat(), mayhem=["mayhem-p"])
    table.play("sign-of-the-cosmos").choose("no")
    assert (table.you.life, table.left.life, table.mayhem) == (20, 15, ["mayhem-p"])


def test_sign_of_the_cosmos_may_be_played_with_you() -> None:
    table = a_fray(you=seat(hand=["sign-of-the-cosmos"], life=3), left=seat(life=15), mayhem=["mayhem-g"])
    table.play("sign-of-the-cosmos").choose("yes")
    assert (table.you.life, table.left.life) == (15, 3)


def test_sign_of_the_cosmos_makes_you_the_attacker_and_the_killer() -> None:
    table = a_fray(
        you=seat(hand=["sign-of-the-cosmos"], life=20),
        left=seat(life=3),
        right=seat(life=10, hand=["scorcher"]),
        mayhem=["mayhem-v"],
        token_stack=["dwt-minus-two", "dwt-minus-four"],
    ).play("sign-of-the-cosmos")
    if table.asked == ["you"]:
        table.choose("no")
    table.choose("defend:scorcher", by="right")
    assert (table.you.objects, table.you.life) == (["grand-prize"], 18)


def test_dire_warning_gives_an_enemy_a_limp_wand_that_cannot_be_avoided() -> None:
    table = a_fray(you=seat(hand=["dire-warning"]), left=seat(hand=["robot-tongue"]), right=seat())
    table.play("dire-warning").choose("left")
    assert (table.you.power, table.left.discard, table.right.discard) == (2, ["limp-wand"], [])


def test_constantine_lends_an_unused_property_until_the_next_legend_is_defeated() -> None:
    table = a_fray(
        you=seat(hand=["constantine"], property=["prop-pairs"], power=12),
        left=seat(property=["prop-four-types"]),
        legend=["voom"],
        legends=["krazztar"],
    )
    table.play("constantine")
    assert table.you.power == 15
    (lent,) = table.you.loan
    assert lent not in ("prop-pairs", "prop-four-types")
    assert table.you.property == ["prop-pairs"]
    table.choose("buy:voom")
    assert (table.you.loan, table.you.property) == ([], ["prop-pairs"])


def test_lord_blacklord_takes_every_treasure_from_the_discard_pile() -> None:
    table = a_fray(you=seat(hand=["lord-blacklord"], discard=["bag-of-joy", "sign", "hexcalibur"]), left=seat())
    table.play("lord-blacklord")
    assert (sorted(table.you.hand), table.you.discard, table.you.power) == (["bag-of-joy", "hexcalibur"], ["sign"], 0)
    table = a_fray(you=seat(hand=["lord-blacklord"], discard=["sign"]), left=seat()).play("lord-blacklord")
    assert (table.you.hand, table.you.power) == ([], 2)


def test_skullsville_takes_every_spell_from_the_discard_pile() -> None:
    table = a_fray(you=seat(hand=["skullsville"], discard=["blaze", "sign", "scorcher"]), left=seat())
    table.play("skullsville")
    assert (sorted(table.you.hand), table.you.discard, table.you.power) == (["blaze", "scorcher"], ["sign"], 0)
    table = a_fray(you=seat(hand=["skullsville"], discard=["sign"]), left=seat()).play("skullsville")
    assert (table.you.hand, table.you.power) == ([], 2)


def test_masha_the_chopper_gives_four_power_and_deals_four() -> None:
    table = a_fray(you=seat(hand=["masha-the-chopper"]), left=seat(), right=seat()).play("masha-the-chopper")
    table.choose("right")
    assert (table.you.power, table.left.life, table.right.life, table.right.discard) == (4, 20, 16, [])


def test_doctor_had_a_drink_doubles_the_power_of_the_whole_turn() -> None:
    table = a_fray(you=seat(hand=["blaze", "doctor-had-a-drink", "sign"]), left=seat(), market=["snot-knight"])
    table.play("blaze").choose("buy:snot-knight")
    assert table.you.power == 1
    table.play("doctor-had-a-drink")
    assert table.you.power == 4, "six were produced, two are spent"
    assert table.play("sign").you.power == 6


def test_doctor_had_a_drink_may_double_only_what_is_there() -> None:
    table = a_fray(
        you=seat(hand=["blaze", "doctor-had-a-drink", "sign"]),
        left=seat(),
        market=["snot-knight"],
        options={"drink": "once"},
    )
    table.play("blaze").choose("buy:snot-knight").play("doctor-had-a-drink")
    assert table.you.power == 2
    assert table.play("sign").you.power == 3
