"""Starting cards, wild magic, limp wands and the two objects."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat


def test_sign_gives_one_power() -> None:
    assert a_fray(you=seat(hand=["sign"])).play("sign").you.power == 1


def test_fizzle_does_nothing() -> None:
    table = a_fray(you=seat(hand=["fizzle"]), left=seat()).play("fizzle")
    assert (table.you.power, table.you.hand, table.you.played, table.left.life) == (0, [], ["fizzle"], 20)


def test_wand_gives_one_power_and_deals_one_to_any_wizard() -> None:
    table = a_fray(you=seat(hand=["wand"]), left=seat(), right=seat()).play("wand")
    assert table.offered() == ["player:p1", "player:p2", "player:p3"]
    table.choose("left")
    assert (table.you.power, table.left.life, table.you.hand) == (1, 19, [])


def test_wand_draws_two_if_it_kills() -> None:
    table = a_fray(you=seat(hand=["wand"]), left=seat(life=1), token_stack=["dwt-minus-two", "dwt-minus-four"])
    table.play("wand").choose("left")
    assert (table.you.hand, table.left.life, table.you.objects) == (["sign", "sign"], 20, ["grand-prize"])


def test_wand_draws_for_a_suicide_but_wins_no_prize() -> None:
    table = a_fray(you=seat(hand=["wand"], life=1), left=seat(), token_stack=["dwt-minus-two", "dwt-minus-four"])
    table.play("wand").choose("you")
    assert (table.you.hand, table.you.life, table.you.objects) == (["sign", "sign"], 20, [])
    assert table.you.tokens == ["dwt-minus-four"]


def test_wild_magic_gives_two_power() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat()).play("wild-magic").choose("branch:0")
    assert (table.you.power, table.you.played) == (2, ["wild-magic"])


def test_wild_magic_plays_the_top_card_of_an_enemys_deck() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat(deck=["sign", "gutsy-sin"]), right=seat())
    table.play("wild-magic").choose("branch:1").choose("left").choose("right")
    assert (table.you.power, table.right.life) == (2, 15)
    assert (table.left.deck, table.left.discard, table.you.played) == (["sign"], ["gutsy-sin"], ["wild-magic"])


def test_wild_magic_keeps_an_ongoing_card() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat(deck=["sixer-mart"])).play("wild-magic").choose("branch:1")
    assert (table.you.ongoing, table.left.discard) == (["sixer-mart"], [])
    table.end_turn()
    assert table.you.ongoing == ["sixer-mart"]


def test_wild_magic_makes_the_enemy_shuffle_first() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat(deck=[], discard=["blaze"]))
    table.play("wild-magic").choose("branch:1")
    assert (table.you.power, table.left.discard) == (3, ["blaze"])


def test_wild_magic_does_nothing_to_an_enemy_without_cards() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat(deck=[])).play("wild-magic")
    if table.prompt != "turn":
        table.choose("branch:1")
    assert table.prompt == "turn"


def test_wild_magic_may_chain() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat(deck=["blaze", "wild-magic"]))
    table.play("wild-magic").choose("branch:1").choose("branch:1")
    assert (table.you.power, sorted(table.left.discard)) == (3, ["blaze", "wild-magic"])


def test_wild_magic_costs_three_and_any_number_may_be_bought() -> None:
    table = a_fray(you=seat(power=6), left=seat(), wild_magic=["wild-magic"] * 3)
    table.choose("buy:wild-magic", "buy:wild-magic")
    assert (table.you.discard, table.you.power, table.wild_magic) == (["wild-magic"] * 2, 0, ["wild-magic"])


def test_wild_magic_returns_to_its_pile_when_destroyed() -> None:
    table = a_fray(you=seat(hand=["dismantlius"], discard=["wild-magic"]), left=seat(), wild_magic=[])
    table.play("dismantlius").choose("yes")
    assert (table.wild_magic, table.destroyed) == (["wild-magic"], [])


def test_limp_wand_may_be_played_for_nothing() -> None:
    table = a_fray(you=seat(hand=["limp-wand"]), left=seat()).play("limp-wand")
    assert (table.you.power, table.you.played) == (0, ["limp-wand"])


def test_limp_wand_returns_to_its_pile_when_destroyed() -> None:
    table = a_fray(you=seat(hand=["dismantlius"], discard=["limp-wand"]), left=seat(), limp_wands=[])
    table.play("dismantlius").choose("yes")
    assert (table.limp_wands, table.destroyed) == (["limp-wand"], [])


def test_limp_wand_costs_a_point() -> None:
    table = a_fray(you=seat(discard=["limp-wand"] * 4), left=seat(), token_stack=[]).end_turn()
    assert table.outcome["scores"] == [-4, 0]


def test_limp_wand_cannot_be_bought() -> None:
    table = a_fray(you=seat(power=9), left=seat())
    assert not [key for key in table.offered() if "limp" in key]


def test_rlyeh_puts_destroyed_cards_into_an_enemys_discard_pile() -> None:
    table = a_fray(you=seat(hand=["dismantlius"], discard=["cthulhu", "fizzle"]), left=seat(), right=seat())
    table.play("dismantlius").choose("yes").choose("fizzle").choose("right")
    assert (table.right.discard, table.destroyed) == (["fizzle"], [])


def test_rlyeh_takes_limp_wands_and_wild_magic_too() -> None:
    table = a_fray(you=seat(hand=["dismantlius"], deck=["cthulhu"], discard=["limp-wand"]), left=seat(), limp_wands=[])
    table.play("dismantlius").choose("yes")
    assert (table.left.discard, table.limp_wands) == (["limp-wand"], [])


def test_rlyeh_works_when_a_group_attack_destroys() -> None:
    table = a_fray(you=seat(hand=["sign", "fizzle"], discard=["cthulhu"]), left=seat(), right=seat())
    table.order("reveal legend", "dire-warning")
    table.choose("sign", by="you").choose("left", by="you")
    assert (table.you.hand, table.left.discard) == (["sign"], ["fizzle"])


def test_rlyeh_moves_with_cthulhu_even_if_cthulhu_is_destroyed() -> None:
    table = a_fray(you=seat(hand=["dismantlius"], discard=["cthulhu"]), left=seat()).play("dismantlius").choose("yes")
    assert (table.left.discard, table.left.objects, table.you.objects) == (["cthulhu"], ["rlyeh"], [])


def test_rlyeh_does_not_change_where_market_cards_go() -> None:
    table = a_fray(
        you=seat(hand=["mudbeard-thinker"], discard=["cthulhu"]), left=seat(), market=["blaze"], main=["twins"]
    )
    table.play("mudbeard-thinker").choose("yes")
    assert (table.destroyed, table.left.discard) == (["blaze"], [])


def test_grand_prize_draws_six_and_discards_one() -> None:
    table = a_fray(you=seat(objects=["grand-prize"], deck=["sign"] * 5 + ["fizzle"] * 2), left=seat()).end_turn()
    assert table.asked == ["you"]
    table.choose("fizzle")
    assert sorted(table.you.hand) == ["fizzle"] + ["sign"] * 4
    assert (table.you.discard, table.turn) == (["fizzle"], "left")


def test_grand_prize_passes_from_killer_to_killer() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"]),
        left=seat(life=5, objects=["grand-prize"]),
        token_stack=["dwt-minus-two", "dwt-minus-four"],
    ).play("gutsy-sin")
    assert (table.you.objects, table.left.objects) == (["grand-prize"], [])
