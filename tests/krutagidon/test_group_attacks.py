"""The group attacks of the legends, as they happen when a legend is turned over."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat


def test_voom_has_no_group_attack() -> None:
    table = a_fray(you=seat(), left=seat()).order("reveal legend", "voom")
    assert (table.you.life, table.left.life, table.prompt) == (20, 20, "turn")


def test_krazztar_passes_cards_to_the_left_and_hurts_twice_their_cost() -> None:
    table = a_fray(
        you=seat(hand=["snot-knight"]), left=seat(hand=["blaze", "fizzle"]), right=seat(hand=["gutsy-sin"])
    ).order("reveal legend", "krazztar")
    table.choose("fizzle", by="left")
    assert (table.you.discard, table.left.discard, table.right.discard) == (
        ["gutsy-sin"],
        ["snot-knight"],
        ["fizzle"],
    )
    assert (table.you.life, table.left.life, table.right.life) == (14, 16, 20)


def test_krazztar_moves_no_card_and_hurts_nobody_before_all_have_answered() -> None:
    table = a_fray(
        you=seat(hand=["mad-cat-lady"]), left=seat(hand=["mad-cat-lady"]), right=seat(hand=["gutsy-sin"])
    ).order("reveal legend", "krazztar")
    table.choose("no", by="left")
    assert (table.prompt, table.you.hand, table.right.hand) == ("defend", ["mad-cat-lady"], ["gutsy-sin"])
    assert (table.you.life, table.left.life, table.right.life) == (20, 20, 20)
    table.choose("no", by="you")
    assert (table.you.life, table.left.life, table.right.life) == (14, 14, 14)


def test_krazztar_leaves_out_whoever_avoids_it() -> None:
    table = a_fray(
        you=seat(hand=["snot-knight"]), left=seat(hand=["mad-cat-lady"]), right=seat(hand=["gutsy-sin"])
    ).order("reveal legend", "krazztar")
    table.choose("defend:mad-cat-lady", by="left")
    assert (table.you.hand, table.you.discard, table.you.life) == (["snot-knight"], ["gutsy-sin"], 14)
    assert (table.left.discard, table.left.life) == (["mad-cat-lady"], 20)


def test_twin_tongue_discards_dear_cards_from_five_and_puts_the_rest_back() -> None:
    table = a_fray(you=seat(deck=["sign", "blaze", "fizzle", "twins", "fizzle", "fizzle"]), left=seat(deck=[])).order(
        "reveal legend", "twin-tongue"
    )
    table.choose("fizzle").choose("fizzle")
    assert sorted(table.you.discard) == ["blaze", "twins"]
    assert table.you.deck == ["sign", "fizzle", "fizzle", "fizzle"]


def test_twin_tongue_shuffles_a_short_deck_but_not_what_is_already_revealed() -> None:
    table = a_fray(you=seat(deck=["blaze", "sign", "sign"], discard=["twins", "sunface"]), left=seat(deck=[])).order(
        "reveal legend", "twin-tongue"
    )
    table.choose("sign")
    assert sorted(table.you.discard) == ["blaze", "sunface", "twins"]
    assert table.you.deck == ["sign", "sign"]


def test_bananamancer_deals_five_and_gives_limp_wands() -> None:
    table = a_fray(you=seat(), left=seat(hand=["mad-cat-lady"])).order("reveal legend", "bananamancer")
    table.choose("defend:mad-cat-lady")
    assert (table.you.life, table.you.discard) == (15, ["limp-wand"])
    assert (table.left.life, table.left.discard) == (20, ["mad-cat-lady"])


def test_lady_britta_gives_a_limp_wand_for_each_creature_in_the_market() -> None:
    table = a_fray(you=seat(), left=seat(), market=["twins", "snot-knight", "blaze"]).order(
        "reveal legend", "lady-britta"
    )
    assert (table.you.discard, table.left.discard) == (["limp-wand"] * 2, ["limp-wand"] * 2)


def test_sign_of_the_cosmos_discards_two_cards_and_an_ongoing_card() -> None:
    table = a_fray(
        you=seat(hand=["sign", "sign"], ongoing=["sixer-mart"]), left=seat(hand=["blaze"], ongoing=[])
    ).order("reveal legend", "sign-of-the-cosmos")
    assert (table.you.hand, sorted(table.you.discard), table.you.ongoing) == ([], ["sign", "sign", "sixer-mart"], [])
    assert (table.left.hand, table.left.discard) == ([], ["blaze"])


def test_dire_warning_leaves_one_card_of_each_kind() -> None:
    table = a_fray(
        you=seat(hand=["sign", "wand", "blaze", "limp-wand", "limp-wand", "wild-magic", "wild-magic"]), left=seat()
    ).order("reveal legend", "dire-warning")
    assert sorted(table.offered()) == ["pick:sign", "pick:wand"]
    table.choose("sign")
    kept = ["blaze", "limp-wand", "limp-wand", "wild-magic", "wild-magic"]
    assert table.destroyed in (["sign"], ["wand"])
    assert sorted([*table.you.hand, *table.destroyed]) == sorted([*kept, "sign", "wand"])


def test_constantine_levels_everybody_to_the_weakest() -> None:
    table = a_fray(you=seat(life=18), left=seat(life=7, hand=["mad-cat-lady"]), right=seat(life=25))
    table.order("reveal legend", "constantine").choose("defend:mad-cat-lady", by="left")
    assert (table.you.life, table.left.life, table.right.life) == (7, 7, 7)


def test_lord_blacklord_deals_seven() -> None:
    table = a_fray(you=seat(), left=seat()).order("reveal legend", "lord-blacklord")
    assert (table.you.life, table.left.life) == (13, 13)


def test_skullsville_deals_three_for_each_card_worth_points() -> None:
    table = a_fray(
        you=seat(hand=["blaze", "dragon-eggs", "sign", "limp-wand"]), left=seat(hand=["sign", "fizzle"])
    ).order("reveal legend", "skullsville")
    assert (table.you.life, table.left.life) == (14, 20)


def test_masha_the_chopper_gives_limp_wands_for_dear_cards() -> None:
    table = a_fray(you=seat(hand=["blaze", "woolly-gang", "gutsy-sin"]), left=seat()).order(
        "reveal legend", "masha-the-chopper"
    )
    assert (table.you.discard, table.left.discard) == (["limp-wand"] * 2, [])


def test_doctor_had_a_drink_discards_dear_cards() -> None:
    table = a_fray(you=seat(hand=["blaze", "woolly-gang", "sunface"]), left=seat()).order(
        "reveal legend", "doctor-had-a-drink"
    )
    assert (table.you.hand, sorted(table.you.discard)) == (["woolly-gang"], ["blaze", "sunface"])
