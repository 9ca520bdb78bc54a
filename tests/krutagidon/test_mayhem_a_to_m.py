"""The mayhems A to M, as they happen when they turn up in the market."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat


def test_mayhem_a_discards_the_hand_for_two_cards_or_gives_a_limp_wand() -> None:
    table = a_fray(you=seat(hand=["fizzle"]), left=seat(hand=["blaze"])).order("resolve", "mayhem-a")
    assert table.asked == ["you"]
    table.choose("yes", by="you").choose("no", by="left")
    assert (table.you.hand, table.you.discard) == (["sign", "sign"], ["fizzle"])
    assert (table.left.hand, table.left.discard) == (["blaze"], ["limp-wand"])


def test_mayhem_a_may_be_taken_with_an_empty_hand() -> None:
    table = a_fray(you=seat(hand=[]), left=seat(hand=[])).order("resolve", "mayhem-a")
    table.choose("yes", by="you").choose("yes", by="left")
    assert (table.you.hand, table.left.hand, table.you.discard) == (["sign"] * 2, ["sign"] * 2, [])


def test_mayhem_b_hits_all_who_are_strongest() -> None:
    table = a_fray(you=seat(life=9), left=seat(life=15), right=seat(life=15)).order("resolve", "mayhem-b")
    assert (table.you.life, table.left.life, table.right.life) == (9, 9, 9)


def test_mayhem_b_does_not_pass_to_the_next_strongest_if_it_is_avoided() -> None:
    table = a_fray(you=seat(life=9), left=seat(life=15, hand=["mad-cat-lady"]), right=seat(life=14))
    table.order("resolve", "mayhem-b").choose("defend:mad-cat-lady")
    assert (table.you.life, table.left.life, table.right.life) == (9, 15, 14)


def test_mayhem_c_gives_the_dearest_top_card_to_whoever_has_the_cheapest() -> None:
    table = a_fray(
        you=seat(deck=["sign", "blaze"]), left=seat(deck=["sign", "sunface"]), right=seat(deck=["sign", "fizzle"])
    ).order("resolve", "mayhem-c")
    assert (table.you.deck, table.left.deck, table.right.deck) == (["sign", "blaze"], ["sign"], ["sign", "fizzle"])
    assert table.right.discard == ["sunface"]


def test_mayhem_c_lets_the_giver_choose_among_several_receivers() -> None:
    table = a_fray(you=seat(deck=["fizzle"]), left=seat(deck=["sunface"]), right=seat(deck=["sign"]))
    table.order("resolve", "mayhem-c")
    assert (table.asked, table.offered()) == (["left"], ["player:p1", "player:p3"])
    table.choose("right")
    assert (table.you.discard, table.right.discard) == ([], ["sunface"])


def test_mayhem_c_does_nothing_if_all_costs_are_equal() -> None:
    table = a_fray(you=seat(deck=["fizzle"]), left=seat(deck=["sign"])).order("resolve", "mayhem-c")
    assert (table.you.deck, table.left.deck, table.prompt) == (["fizzle"], ["sign"], "turn")


def test_mayhem_c_makes_several_givers_give_a_card_each() -> None:
    table = a_fray(
        you=seat(deck=["fizzle"]), left=seat(deck=["sign", "blaze"]), right=seat(deck=["sign", "twins"])
    ).order("resolve", "mayhem-c")
    assert sorted(table.you.discard) == ["blaze", "twins"]


def test_mayhem_c_leaves_out_whoever_avoids_it() -> None:
    table = a_fray(
        you=seat(deck=["blaze"]), left=seat(deck=["sunface"], hand=["mad-cat-lady"]), right=seat(deck=["sign"])
    )
    table.order("resolve", "mayhem-c").choose("defend:mad-cat-lady")
    assert (table.left.deck, table.right.discard) == (["sunface"], ["blaze"])


def test_mayhem_d_destroys_cards_for_four_lives_each() -> None:
    table = a_fray(you=seat(hand=["fizzle", "fizzle", "sign"], life=10), left=seat()).order("resolve", "mayhem-d")
    table.choose("fizzle").choose("fizzle")
    assert (table.you.life, table.you.hand, table.destroyed) == (2, ["sign"], ["fizzle", "fizzle"])
    assert table.prompt == "turn", "two lives are not enough"


def test_mayhem_d_is_not_offered_with_three_lives() -> None:
    table = a_fray(you=seat(hand=["fizzle"], life=3), left=seat()).order("resolve", "mayhem-d")
    assert (table.you.life, table.you.hand, table.prompt) == (3, ["fizzle"], "turn")


def test_mayhem_d_may_take_the_last_lives_but_not_go_on() -> None:
    table = a_fray(
        you=seat(hand=["fizzle", "fizzle"], life=4), left=seat(), token_stack=["dwt-minus-two", "dwt-minus-four"]
    ).order("resolve", "mayhem-d")
    table.choose("fizzle")
    assert (table.you.life, table.you.hand, table.destroyed) == (20, ["fizzle"], ["fizzle"])
    assert (table.you.tokens, table.left.objects, table.prompt) == (["dwt-minus-four"], [], "turn")


def test_mayhem_e_gives_the_dearest_hand_two_limp_wands() -> None:
    table = a_fray(you=seat(hand=["blaze"]), left=seat(hand=["gutsy-sin", "snot-knight"]), right=seat()).order(
        "resolve", "mayhem-e"
    )
    assert (table.you.discard, table.left.discard, table.right.discard) == (["limp-wand"] * 2, ["limp-wand"] * 2, [])


def test_mayhem_e_leaves_out_whoever_avoids_it() -> None:
    table = a_fray(you=seat(hand=["sign"]), left=seat(hand=["mad-cat-lady", "sunface"])).order("resolve", "mayhem-e")
    table.choose("defend:mad-cat-lady")
    assert (table.you.discard, table.left.discard) == (["limp-wand"] * 2, ["mad-cat-lady"])


def test_mayhem_f_destroys_one_of_two_cards_and_takes_the_other() -> None:
    table = a_fray(you=seat(deck=["sign", "blaze", "fizzle"]), left=seat(deck=["sign", "sign"]))
    table.order("resolve", "mayhem-f").choose("fizzle", by="you").choose("sign", by="left")
    assert (table.you.hand, table.you.life, table.you.deck) == (["blaze"], 15, ["sign"])
    assert (table.left.hand, table.left.life, sorted(table.destroyed)) == (["sign"], 20, ["fizzle", "sign"])


def test_mayhem_f_destroys_an_only_card() -> None:
    table = a_fray(you=seat(deck=["blaze"]), left=seat(deck=["sign", "sign"])).order("resolve", "mayhem-f")
    assert (table.you.hand, table.you.deck, table.you.life, "blaze" in table.destroyed) == ([], [], 20, True)


def test_mayhem_g_swaps_the_lives_of_weakest_and_strongest() -> None:
    table = a_fray(you=seat(life=3), left=seat(life=12), right=seat(life=24)).order("resolve", "mayhem-g")
    assert (table.you.life, table.left.life, table.right.life) == (24, 12, 3)


def test_mayhem_g_lets_the_active_wizard_choose_among_the_tied() -> None:
    table = a_fray(you=seat(life=12), left=seat(life=3), right=seat(life=3)).order("resolve", "mayhem-g")
    assert table.asked == ["you"]
    table.choose("right")
    assert (table.you.life, table.left.life, table.right.life) == (3, 3, 12)


def test_mayhem_g_does_nothing_if_all_are_equal() -> None:
    table = a_fray(you=seat(life=12), left=seat(life=12)).order("resolve", "mayhem-g")
    assert (table.you.life, table.left.life, table.prompt) == (12, 12, "turn")


def test_mayhem_h_shuffles_everything_and_draws_five() -> None:
    table = a_fray(
        you=seat(hand=["blaze"], deck=["sign"] * 3, discard=["fizzle"] * 3, played=["twins"], ongoing=["sixer-mart"]),
        left=seat(hand=["sign"], deck=["sign"] * 3, discard=["fizzle"]),
    ).order("resolve", "mayhem-h")
    assert (len(table.you.hand), len(table.you.deck), table.you.discard) == (5, 2, [])
    assert (table.you.played, table.you.ongoing) == (["twins"], ["sixer-mart"])
    assert (len(table.left.hand), table.left.deck) == (5, [])


def test_mayhem_i_turns_a_random_card_into_wild_magic() -> None:
    table = a_fray(you=seat(hand=["fizzle", "fizzle"]), left=seat(hand=[]), wild_magic=["wild-magic"] * 3).order(
        "resolve", "mayhem-i"
    )
    assert (sorted(table.you.hand), table.destroyed) == (["fizzle", "wild-magic"], ["fizzle"])
    assert (table.left.hand, table.wild_magic) == (["wild-magic"], ["wild-magic"])


def test_mayhem_i_returns_a_destroyed_wild_magic_before_the_gain() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat(hand=["mad-cat-lady"]), wild_magic=[])
    table.order("resolve", "mayhem-i").choose("defend:mad-cat-lady")
    assert (table.you.hand, table.wild_magic, table.destroyed) == (["wild-magic"], [], [])


def test_mayhem_j_gains_the_top_card_of_the_main_deck_and_destroys_your_own() -> None:
    table = a_fray(you=seat(deck=["sign", "fizzle"]), left=seat(), main=["blaze", "twins", "sunface"])
    table.order("resolve", "mayhem-j").choose("yes", by="you").choose("no", by="left")
    assert (table.you.discard, table.you.deck, table.destroyed) == (["sunface"], ["sign"], ["fizzle"])
    assert (table.left.discard, table.main) == ([], ["blaze", "twins"])


def test_mayhem_j_destroys_a_mayhem_it_meets_and_still_costs_a_card() -> None:
    table = a_fray(you=seat(deck=["sign", "fizzle"]), left=seat(), main=["blaze", "mayhem-p"], mayhem=[])
    table.order("resolve", "mayhem-j").choose("yes", by="you").choose("no", by="left")
    assert (table.you.discard, table.you.deck, table.you.life) == ([], ["sign"], 20)
    assert (table.main, "mayhem-p" in table.mayhem) == (["blaze"], True)


def test_mayhem_k_destroys_the_dearest_card_to_heal() -> None:
    table = a_fray(you=seat(hand=["sign", "blaze", "twins"], life=5), left=seat(hand=["sign"], life=5))
    table.order("resolve", "mayhem-k").choose("yes", by="you")
    assert sorted(table.offered()) == ["pick:blaze", "pick:twins"]
    table.choose("blaze").choose("no", by="left")
    assert (table.you.life, sorted(table.you.hand), table.destroyed) == (18, ["sign", "twins"], ["blaze"])
    assert (table.left.life, table.left.hand) == (5, ["sign"])


def test_mayhem_k_needs_a_card_in_hand() -> None:
    table = a_fray(you=seat(hand=[], life=5), left=seat(life=5)).order("resolve", "mayhem-k")
    assert (table.you.life, table.prompt) == (5, "turn")


def test_mayhem_l_plays_two_destroyed_mayhems() -> None:
    table = a_fray(you=seat(life=20), left=seat(life=10), mayhem=["mayhem-p", "mayhem-b"]).order("resolve", "mayhem-l")
    assert (table.you.life, table.left.life) == (9, 5), "in either order"
    assert sorted(table.mayhem) == ["mayhem-b", "mayhem-l", "mayhem-p"]


def test_mayhem_l_plays_what_there_is() -> None:
    table = a_fray(you=seat(), left=seat(), mayhem=["mayhem-p"]).order("resolve", "mayhem-l")
    assert (table.you.life, table.left.life) == (15, 15)
    table = a_fray(you=seat(), left=seat(), mayhem=[]).order("resolve", "mayhem-l")
    assert (table.you.life, table.mayhem) == (20, ["mayhem-l"])


def test_mayhem_m_takes_as_many_cards_as_the_destroyed_card_is_worth() -> None:
    table = a_fray(
        you=seat(hand=["blaze"], discard=["sign"]),
        left=seat(hand=["fizzle"]),
        main=["blaze", "twins", "sunface", "scorcher"],
    ).order("resolve", "mayhem-m")
    table.choose("yes", by="you").choose("blaze", by="you").choose("yes", by="left")
    assert (sorted(table.you.hand), table.left.hand) == (["scorcher", "sunface"], [])
    assert sorted(table.destroyed) == ["blaze", "fizzle"]


def test_mayhem_m_counts_a_star_as_three_and_loses_mayhems_on_the_way() -> None:
    table = a_fray(you=seat(discard=["big-bone"]), left=seat(), main=["blaze", "twins", "mayhem-p", "scorcher"])
    table.order("resolve", "mayhem-m").choose("yes", by="you")
    assert (sorted(table.you.hand), table.main) == (["scorcher", "twins"], ["blaze"])
    assert "mayhem-p" in table.mayhem
