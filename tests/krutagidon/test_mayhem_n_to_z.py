"""The mayhems N to Z, as they happen when they turn up in the market."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat


def test_mayhem_n_puts_signs_back_on_the_deck() -> None:
    table = a_fray(you=seat(deck=["fizzle"], discard=["sign", "wand", "sign"]), left=seat(discard=["wand"]))
    table.order("resolve", "mayhem-n")
    assert (table.you.deck, table.you.discard, table.left.discard) == (["fizzle", "sign", "sign"], ["wand"], ["wand"])


def test_mayhem_o_plays_your_attacks_against_yourself() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin", "sign"]), left=seat(hand=["fatalizer"])).order("resolve", "mayhem-o")
    assert (table.you.life, table.left.life) == (15, 16)
    assert (sorted(table.you.hand), table.you.power) == (["gutsy-sin", "sign"], 0)


def test_mayhem_o_aims_at_you_whatever_the_attack_asks_for() -> None:
    table = a_fray(you=seat(hand=["shameful-snakewolf", "mega-fist", "annihilageddon-spell"]), left=seat())
    table.order("resolve", "mayhem-o").choose("mega-fist").choose("shameful-snakewolf")
    assert (table.you.life, table.left.life) == (2, 20)


def test_mayhem_o_lets_you_defend_against_yourself() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin", "mad-cat-lady"]), left=seat()).order("resolve", "mayhem-o")
    assert table.asked == ["you"]
    table.choose("defend:mad-cat-lady")
    assert (table.you.life, table.you.hand, table.you.discard) == (20, ["gutsy-sin"], ["mad-cat-lady"])


def test_mayhem_o_is_a_suicide_and_rewards_the_attacker() -> None:
    table = a_fray(you=seat(hand=["wand"], life=1), left=seat(), token_stack=["dwt-minus-two", "dwt-minus-four"])
    table.order("resolve", "mayhem-o")
    assert (table.you.life, table.you.objects, table.left.objects) == (20, [], [])
    assert sorted(table.you.hand) == ["sign", "sign", "wand"]


def test_mayhem_o_ignores_attacks_that_come_later() -> None:
    table = a_fray(you=seat(hand=["nauseatico", "necromantics"]), left=seat()).order("resolve", "mayhem-o")
    assert (table.you.life, table.prompt) == (20, "turn")


def test_mayhem_p_hits_wizards_with_ten_lives_or_more() -> None:
    table = a_fray(you=seat(life=10), left=seat(life=9), right=seat(life=25)).order("resolve", "mayhem-p")
    assert (table.you.life, table.left.life, table.right.life) == (5, 9, 20)


def test_mayhem_q_resolves_the_attacks_in_the_market_from_left_to_right() -> None:
    table = a_fray(
        you=seat(life=20),
        left=seat(life=20),
        right=seat(life=20),
        market=["gutsy-sin", "blaze", "annihilageddon-spell"],
    ).order("resolve", "mayhem-q")
    assert table.asked == ["you"]
    table.choose("left")
    assert (table.you.life, table.left.life, table.right.life, table.you.power) == (20, 8, 13, 0)


def test_mayhem_q_has_no_attacker() -> None:
    table = a_fray(
        you=seat(),
        left=seat(hand=["little-coin"]),
        market=["gutsy-sin"],
    ).order("resolve", "mayhem-q")
    table.choose("defend:little-coin")
    assert (table.you.life, table.left.life) == (20, 20)


def test_mayhem_q_gives_nobody_the_prize() -> None:
    table = a_fray(
        you=seat(), left=seat(life=5), market=["gutsy-sin"], token_stack=["dwt-minus-two", "dwt-minus-four"]
    ).order("resolve", "mayhem-q")
    assert (table.left.life, table.you.objects) == (20, [])


def test_mayhem_r_deals_tokens_out_again_and_they_act() -> None:
    table = a_fray(
        you=seat(tokens=["dwt-draw-one"]), left=seat(tokens=["dwt-minus-two"]), right=seat(ongoing=["big-bone"])
    ).order("resolve", "mayhem-r")
    assert sorted(table.you.tokens + table.left.tokens) == ["dwt-draw-one", "dwt-minus-two"]
    assert (len(table.you.tokens), len(table.left.tokens), table.right.tokens) == (1, 1, [])
    assert len(table.you.hand) == int(table.you.tokens == ["dwt-draw-one"])
    assert len(table.left.hand) == int(table.left.tokens == ["dwt-draw-one"])


def test_mayhem_r_lets_you_choose_the_token() -> None:
    table = a_fray(you=seat(tokens=["dwt-draw-one", "dwt-minus-two"]), left=seat()).order("resolve", "mayhem-r")
    assert table.asked == ["you"]
    table.choose("dwt-minus-two")
    assert (sorted(table.you.tokens), table.you.hand) == (["dwt-draw-one", "dwt-minus-two"], [])


def test_mayhem_s_lets_the_right_enemy_destroy_cards() -> None:
    table = a_fray(
        you=seat(hand=["fizzle"], discard=["limp-wand"]),
        left=seat(hand=["mad-cat-lady"]),
        right=seat(hand=["mad-cat-lady"]),
    ).order("resolve", "mayhem-s")
    table.choose("no", by="left").choose("defend:mad-cat-lady", by="right")
    assert table.asked == ["right"], "you did not avoid it, so your right enemy may destroy"
    table.choose("no", by="right")
    assert table.asked == ["you"], "your left enemy did not avoid it, and you sit to the right"
    table.choose("yes").choose("yes")
    assert (table.you.hand, table.you.discard, table.destroyed) == ([], [], ["fizzle"])


def test_mayhem_t_draws_for_the_left_enemy_of_each_who_did_not_avoid() -> None:
    table = a_fray(you=seat(), left=seat(hand=["mad-cat-lady"]), right=seat()).order("resolve", "mayhem-t")
    table.choose("defend:mad-cat-lady")
    assert (table.you.hand, table.left.hand, table.right.hand) == (["sign"] * 2, ["sign"] * 2, [])


def test_mayhem_u_takes_the_top_card_of_the_main_deck_and_hurts() -> None:
    table = a_fray(you=seat(), left=seat(), main=["scorcher", "blaze", "sunface"]).order("resolve", "mayhem-u")
    assert (table.you.hand, table.you.life, table.left.hand, table.left.life) == (["sunface"], 13, ["blaze"], 15)


def test_mayhem_u_gives_nothing_and_hurts_nobody_if_it_meets_a_mayhem() -> None:
    table = a_fray(you=seat(), left=seat(), main=["scorcher", "blaze", "mayhem-p"], mayhem=[]).order(
        "resolve", "mayhem-u"
    )
    assert (table.you.hand, table.you.life, table.left.hand, table.left.life) == ([], 20, ["blaze"], 15)
    assert sorted(table.mayhem) == ["mayhem-p", "mayhem-u"]


def test_mayhem_v_hits_wizards_with_ten_lives_or_fewer() -> None:
    table = a_fray(you=seat(life=10), left=seat(life=11), right=seat(life=4)).order("resolve", "mayhem-v")
    assert (table.you.life, table.left.life, table.right.life) == (7, 11, 1)


def test_mayhem_w_repeats_the_group_attack_of_the_current_legend() -> None:
    table = a_fray(you=seat(), left=seat(), legend=["lord-blacklord"]).order("resolve", "mayhem-w")
    assert (table.you.life, table.left.life) == (13, 13)


def test_mayhem_w_does_nothing_with_voom() -> None:
    table = a_fray(you=seat(), left=seat(), legend=["voom"]).order("resolve", "mayhem-w")
    assert (table.you.life, table.left.life, table.prompt) == (20, 20, "turn")


def test_mayhem_w_is_the_legends_attack_and_may_be_avoided_despite_the_token() -> None:
    table = a_fray(
        you=seat(),
        left=seat(hand=["mad-cat-lady"], tokens=["dwt-no-mayhem-defence"]),
        legend=["lord-blacklord"],
    ).order("resolve", "mayhem-w")
    table.choose("defend:mad-cat-lady")
    assert (table.you.life, table.left.life) == (13, 20)


def test_mayhem_x_draws_for_the_cheapest_hand() -> None:
    table = a_fray(you=seat(hand=["sign", "fizzle"]), left=seat(hand=[]), right=seat(hand=["snot-knight"])).order(
        "resolve", "mayhem-x"
    )
    assert (len(table.you.hand), len(table.left.hand), len(table.right.hand)) == (4, 2, 1)


def test_mayhem_y_puts_a_limp_wand_on_top_of_every_deck() -> None:
    table = a_fray(you=seat(), left=seat(hand=["mad-cat-lady"])).order("resolve", "mayhem-y")
    table.choose("defend:mad-cat-lady")
    assert (table.you.deck[-1], table.left.deck[-1]) == ("limp-wand", "sign")


def test_mayhem_z_discards_an_ongoing_card() -> None:
    table = a_fray(
        you=seat(ongoing=["sixer-mart", "big-bone"]),
        left=seat(ongoing=["golden-oldies"], objects=["grand-prize"], tokens=["dwt-wand-allergy"]),
    ).order("resolve", "mayhem-z")
    table.choose("big-bone")
    assert (table.you.ongoing, table.you.discard) == (["sixer-mart"], ["big-bone"])
    assert (table.left.ongoing, table.left.objects, table.left.tokens) == ([], ["grand-prize"], ["dwt-wand-allergy"])
