"""The wizard cards of the main deck."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat


def test_sunface_gives_power_draws_and_deals_ten() -> None:
    table = a_fray(you=seat(hand=["sunface"]), left=seat(), right=seat())
    table.play("sunface").choose("left")
    assert (table.you.power, table.you.hand) == (2, ["sign"])
    assert (table.left.life, table.right.life) == (10, 20)


def test_sunface_still_gives_power_and_a_card_if_the_attack_is_avoided() -> None:
    table = a_fray(you=seat(hand=["sunface"]), left=seat(hand=["robot-tongue"]))
    table.play("sunface").choose("defend:robot-tongue")
    assert (table.you.power, table.you.hand, table.left.life) == (2, ["sign"], 20)


def test_vi_ar_virtual_wizard_gives_two_power() -> None:
    assert a_fray(you=seat(hand=["vi-ar-virtual-wizard"])).play("vi-ar-virtual-wizard").you.power == 2


def test_vi_ar_virtual_wizard_defends_draws_two_and_discards_one_of_them() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"]),
        left=seat(hand=["vi-ar-virtual-wizard", "fizzle"], deck=["sign", "wand", "sign"]),
    )
    table.play("gutsy-sin").choose("defend:vi-ar-virtual-wizard")
    assert table.asked == ["left"]
    assert table.offered() == ["pick:sign", "pick:wand"], "not the fizzle: only the cards just drawn"
    table.choose("wand")
    assert sorted(table.left.hand) == ["fizzle", "sign"]
    assert (table.left.discard, table.left.life) == (["vi-ar-virtual-wizard", "wand"], 20)


def test_shameful_snakewolf_hits_each_weaker_enemy_after_healing() -> None:
    table = a_fray(
        you=seat(hand=["shameful-snakewolf"], life=13), left=seat(life=14), right=seat(life=15), far=seat(life=16)
    )
    table.play("shameful-snakewolf")
    assert (table.you.power, table.you.life) == (2, 15)
    assert (table.left.life, table.right.life, table.far.life) == (9, 15, 16)


def test_shameful_snakewolf_hits_everybody_who_is_weaker() -> None:
    table = a_fray(you=seat(hand=["shameful-snakewolf"]), left=seat(life=10), right=seat(life=21), far=seat(life=22))
    table.play("shameful-snakewolf")
    assert (table.left.life, table.right.life, table.far.life) == (5, 16, 22)


def test_abraca_labrador_draws_and_heals() -> None:
    table = a_fray(you=seat(hand=["abraca-labrador"], life=24)).play("abraca-labrador")
    assert (table.you.hand, table.you.life, table.you.power) == (["sign"], 25, 0)


def test_festering_trepanner_makes_each_enemy_discard_a_card_of_their_choice() -> None:
    table = a_fray(
        you=seat(hand=["festering-trepanner", "sign"]), left=seat(hand=["sign", "fizzle"]), right=seat(hand=["wand"])
    )
    table.play("festering-trepanner")
    assert table.asked == ["left"]
    table.choose("fizzle")
    assert (table.left.hand, table.left.discard) == (["sign"], ["fizzle"])
    assert (table.right.hand, table.right.discard) == ([], ["wand"])
    assert (table.you.hand, table.you.power) == (["sign"], 2)


def test_trouble_princess_hurts_as_much_as_the_top_card_costs() -> None:
    table = a_fray(you=seat(hand=["trouble-princess"]), left=seat(deck=["sign", "sunface"]))
    table.play("trouble-princess")
    assert (table.left.life, table.left.deck, table.you.power) == (13, ["sign", "sunface"], 2)


def test_trouble_princess_makes_a_new_deck_first() -> None:
    table = a_fray(you=seat(hand=["trouble-princess"]), left=seat(deck=[], discard=["twins"]))
    table.play("trouble-princess")
    assert (table.left.life, table.left.deck, table.left.discard) == (15, ["twins"], [])


def test_mad_cat_lady_draws_for_you_and_an_enemy_who_cannot_avoid_it() -> None:
    table = a_fray(you=seat(hand=["mad-cat-lady"]), left=seat(hand=["robot-tongue"]), right=seat())
    table.play("mad-cat-lady").choose("left")
    assert (table.you.power, table.you.hand) == (1, ["sign"])
    assert (table.left.hand, table.right.hand) == (["robot-tongue", "sign"], [])


def test_mad_cat_lady_only_avoids() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["mad-cat-lady"]))
    table.play("gutsy-sin").choose("defend:mad-cat-lady")
    assert (table.left.life, table.left.hand, table.left.discard) == (20, [], ["mad-cat-lady"])


def test_billy_hellish_as_the_first_card_changes_the_hand() -> None:
    table = a_fray(you=seat(hand=["billy-hellish", "fizzle", "wand"])).play("billy-hellish")
    assert (table.you.power, table.you.hand) == (1, ["sign"] * 4)
    assert sorted(table.you.discard) == ["fizzle", "wand"]


def test_billy_hellish_as_the_second_card_only_gives_power() -> None:
    table = a_fray(you=seat(hand=["sign", "billy-hellish", "fizzle"])).play("sign", "billy-hellish")
    assert (table.you.power, table.you.hand) == (2, ["fizzle"])


def test_billy_hellish_is_not_troubled_by_ongoing_cards_of_earlier_turns() -> None:
    table = a_fray(you=seat(hand=["billy-hellish", "fizzle"], ongoing=["sixer-mart"])).play("billy-hellish")
    assert table.you.hand == ["sign"] * 4


def test_billy_hellish_inside_wild_magic_is_not_the_first_card() -> None:
    table = a_fray(you=seat(hand=["wild-magic", "fizzle"]), left=seat(deck=["billy-hellish"]))
    table.play("wild-magic").choose("branch:1")
    assert (table.you.power, table.you.hand, table.left.discard) == (1, ["fizzle"], ["billy-hellish"])


def test_misha_unicorn_slayer_takes_the_top_card_or_destroys_it() -> None:
    table = a_fray(you=seat(hand=["misha-unicorn-slayer"], deck=["sign", "fizzle"])).play("misha-unicorn-slayer")
    assert len(table.offered()) == 2, "it cannot stay on the deck"
    table.choose("branch:1")
    assert (table.you.hand, table.you.deck, table.destroyed) == ([], ["sign"], ["fizzle"])

    table = a_fray(you=seat(hand=["misha-unicorn-slayer"], deck=["sign", "wand"])).play("misha-unicorn-slayer")
    table.choose("branch:0")
    assert (table.you.hand, table.you.deck, table.destroyed) == (["wand"], ["sign"], [])


def test_karpatych_san_has_to_take_a_spell_from_the_discard_pile() -> None:
    table = a_fray(you=seat(hand=["karpatych-san"], discard=["blaze", "sign", "gutsy-sin"])).play("karpatych-san")
    assert table.offered() == ["pick:blaze", "pick:gutsy-sin"]
    table.choose("blaze")
    assert (table.you.hand, table.you.discard, table.you.power) == (["blaze"], ["sign", "gutsy-sin"], 0)


def test_karpatych_san_without_a_spell_gives_two_power() -> None:
    table = a_fray(you=seat(hand=["karpatych-san"], discard=["sign", "twins"])).play("karpatych-san")
    assert (table.you.hand, table.you.power) == ([], 2)


def test_overmind_makes_the_target_discard_a_dear_card() -> None:
    table = a_fray(you=seat(hand=["overmind"]), left=seat(hand=["twins", "sunface", "snot-knight"]))
    table.play("overmind")
    assert table.asked == ["left"]
    assert sorted(table.offered()) == ["pick:sunface", "pick:twins"]
    table.choose("twins")
    assert (table.left.discard, table.left.life, table.you.power) == (["twins"], 20, 2)


def test_overmind_hurts_a_target_who_avoids_it_with_a_dear_card_in_hand() -> None:
    table = a_fray(you=seat(hand=["overmind"]), left=seat(hand=["twins", "robot-tongue"]))
    table.play("overmind").choose("defend:robot-tongue").choose("no")
    assert (table.left.life, table.left.hand) == (15, ["twins"])


def test_overmind_counts_the_defence_card_itself_as_dear() -> None:
    table = a_fray(you=seat(hand=["overmind"]), left=seat(hand=["unholy-grail"]))
    table.play("overmind").choose("defend:unholy-grail")
    assert (table.left.life, table.you.life) == (15, 15)


def test_overmind_does_nothing_to_a_target_without_dear_cards() -> None:
    table = a_fray(you=seat(hand=["overmind"]), left=seat(hand=["robot-tongue", "sign"]))
    table.play("overmind").choose("defend:robot-tongue").choose("no")
    assert (table.left.life, table.left.hand) == (20, ["sign"])
    table = a_fray(you=seat(hand=["overmind"]), left=seat(hand=["sign"]))
    table.play("overmind")
    assert (table.left.life, table.left.hand) == (20, ["sign"])


def test_overmind_redirected_hits_the_attackers_hand_and_still_hurts_the_defender() -> None:
    table = a_fray(you=seat(hand=["overmind", "blaze", "twins"]), left=seat(hand=["little-coin", "sunface"]))
    table.play("overmind").choose("defend:little-coin")
    assert table.asked == ["you"]
    table.choose("blaze")
    assert (table.you.discard, table.you.life, table.left.life) == (["blaze"], 20, 15)
    assert "sunface" in table.left.hand


def test_sweet_kitty_heals_the_cost_of_any_discarded_card() -> None:
    table = a_fray(you=seat(hand=["sweet-kitty", "twins"], life=10)).play("sweet-kitty")
    assert sorted(table.offered()) == ["pick:sign", "pick:twins"]
    table.choose("twins")
    assert (table.you.life, table.you.hand, table.you.discard) == (15, ["sign", "sign"], ["twins"])


def test_sweet_kitty_at_25_lives_shuffles_a_token_of_your_choice_back() -> None:
    table = a_fray(
        you=seat(hand=["sweet-kitty", "twins"], life=21, tokens=["dwt-minus-two", "dwt-minus-four"]),
        token_stack=["dwt-draw-one"],
    )
    table.play("sweet-kitty").choose("twins").choose("dwt-minus-four")
    assert (table.you.life, table.you.tokens) == (25, ["dwt-minus-two"])
    assert sorted(table.token_stack) == ["dwt-draw-one", "dwt-minus-four"]


def test_sweet_kitty_looks_at_lives_after_the_healing_even_if_there_were_25_before() -> None:
    table = a_fray(
        you=seat(hand=["sweet-kitty"], life=25, tokens=["dwt-minus-two"]), token_stack=["dwt-draw-one"]
    ).play("sweet-kitty")
    assert (table.you.tokens, len(table.token_stack)) == ([], 2)


def test_sweet_kitty_cannot_shuffle_a_big_bone_away() -> None:
    table = a_fray(you=seat(hand=["sweet-kitty"], life=25, ongoing=["big-bone"]), token_stack=["dwt-draw-one"])
    table.play("sweet-kitty")
    assert (table.you.ongoing, table.token_stack) == (["big-bone"], ["dwt-draw-one"])


def test_sweet_kitty_does_not_undo_what_a_token_did() -> None:
    table = a_fray(
        you=seat(hand=["sweet-kitty"], life=25, tokens=["dwt-destroy-random-hand"]),
        token_stack=["dwt-draw-one"],
        destroyed=["sunface"],
    )
    table.play("sweet-kitty")
    assert (table.you.tokens, table.destroyed) == ([], ["sunface"])


def test_braggart_fingers_gives_less_power_for_each_token() -> None:
    table = a_fray(you=seat(hand=["braggart-fingers"], tokens=["dwt-minus-two"], ongoing=["big-bone", "big-bone"]))
    assert table.play("braggart-fingers").you.power == 2


def test_braggart_fingers_never_takes_power_below_zero() -> None:
    tokens = ["dwt-minus-two", "dwt-minus-four", "dwt-draw-one", "dwt-one-limp-wand", "dwt-discard-three"]
    table = a_fray(you=seat(hand=["sign", "braggart-fingers", "sign"], tokens=tokens, ongoing=["big-bone", "big-bone"]))
    table.play("sign", "braggart-fingers")
    assert table.you.power == 0
    assert table.play("sign").you.power == 1
