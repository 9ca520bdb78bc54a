"""The spells of the main deck."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat


def test_wont_let_go_puts_the_next_card_on_top_of_the_deck() -> None:
    table = a_fray(you=seat(hand=["wont-let-go"], power=3), left=seat(), market=["snot-knight", "robot-tongue"])
    table.play("wont-let-go").choose("buy:snot-knight", "buy:robot-tongue")
    assert (table.you.deck[-1], table.you.discard, table.you.power) == ("snot-knight", ["robot-tongue"], 0)


def test_wont_let_go_twice_covers_two_cards() -> None:
    table = a_fray(
        you=seat(hand=["wont-let-go", "wont-let-go"], power=2), left=seat(), market=["snot-knight", "robot-tongue"]
    )
    table.play("wont-let-go", "wont-let-go").choose("buy:snot-knight", "buy:robot-tongue")
    assert (table.you.deck[-2:], table.you.discard) == (["snot-knight", "robot-tongue"], [])


def test_wont_let_go_lapses_at_the_end_of_the_turn() -> None:
    table = a_fray(you=seat(hand=["wont-let-go"], deck=["sign"] * 10), left=seat(), market=["snot-knight"])
    table.play("wont-let-go").end_turn().end_turn()
    table.play("sign", "sign").choose("buy:snot-knight")
    assert "snot-knight" in table.you.discard


def test_wont_let_go_covers_a_defeated_legend() -> None:
    table = a_fray(you=seat(hand=["wont-let-go"], power=7), left=seat(), legend=["voom"], legends=["krazztar"])
    table.play("wont-let-go").choose("buy:voom")
    assert table.you.deck[-1] == "voom"


def test_nauseatico_attacks_with_the_cost_of_every_card_bought() -> None:
    table = a_fray(
        you=seat(hand=["nauseatico"], power=9), left=seat(), right=seat(), market=["snot-knight", "gutsy-sin", "blaze"]
    )
    table.play("nauseatico")
    assert table.you.hand == ["sign"]
    table.choose("buy:snot-knight").choose("left")
    table.choose("buy:gutsy-sin").choose("right")
    assert (table.left.life, table.right.life) == (18, 17)


def test_nauseatico_can_be_avoided_each_time() -> None:
    table = a_fray(
        you=seat(hand=["nauseatico"], power=5), left=seat(hand=["mad-cat-lady"]), market=["snot-knight", "gutsy-sin"]
    )
    table.play("nauseatico").choose("buy:snot-knight").choose("defend:mad-cat-lady").choose("buy:gutsy-sin")
    assert table.left.life == 17


def test_nauseatico_twice_attacks_twice() -> None:
    table = a_fray(you=seat(hand=["nauseatico", "nauseatico"], power=5), left=seat(), market=["blaze"])
    table.play("nauseatico", "nauseatico").choose("buy:blaze")
    assert table.left.life == 10


def test_nauseatico_attacks_for_a_defeated_legend() -> None:
    table = a_fray(you=seat(hand=["nauseatico"], power=8), left=seat(), legend=["voom"], legends=["krazztar"])
    table.play("nauseatico").choose("buy:voom")
    assert table.left.life == 12


def test_blaze_gives_three_power() -> None:
    assert a_fray(you=seat(hand=["blaze"])).play("blaze").you.power == 3


def test_gutsy_sin_deals_five_to_a_chosen_enemy() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(), right=seat()).play("gutsy-sin").choose("right")
    assert (table.you.power, table.left.life, table.right.life) == (2, 20, 15)


def test_wonderful_day_draws_or_defends() -> None:
    assert a_fray(you=seat(hand=["wonderful-day"])).play("wonderful-day").you.hand == ["sign"]
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["wonderful-day"], life=10))
    table.play("gutsy-sin").choose("defend:wonderful-day")
    assert (table.left.life, table.left.hand) == (13, ["sign"])


def test_woolly_gang_takes_a_creature_or_gives_power() -> None:
    table = a_fray(you=seat(hand=["woolly-gang"], discard=["blaze", "twins"])).play("woolly-gang")
    assert (table.you.hand, table.you.discard, table.you.power) == (["twins"], ["blaze"], 0)
    table = a_fray(you=seat(hand=["woolly-gang"], discard=["blaze"])).play("woolly-gang")
    assert (table.you.hand, table.you.power) == ([], 2)


def test_scorcher_gives_power_and_its_defence_hurts_the_attacker() -> None:
    assert a_fray(you=seat(hand=["scorcher"])).play("scorcher").you.power == 2
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["scorcher"]))
    table.play("gutsy-sin").choose("defend:scorcher")
    assert (table.you.life, table.left.life, table.left.hand) == (18, 20, ["sign"])


def test_scorcher_hurts_nobody_where_nobody_attacks() -> None:
    table = a_fray(left=seat(hand=["scorcher"]), right=seat(life=5))
    table.order("resolve", "mayhem-p").choose("defend:scorcher")
    assert (table.you.life, table.left.life, table.right.life, table.left.hand) == (15, 20, 5, ["sign"])


def test_mega_fist_hits_the_left_or_the_right_enemy() -> None:
    table = a_fray(you=seat(hand=["mega-fist"]), left=seat(), right=seat(), far=seat()).play("mega-fist")
    assert table.offered() == ["player:p2", "player:p4"], "not the wizard opposite"
    table.choose("far")
    assert (table.you.hand, table.you.power, table.left.life, table.far.life) == (["sign"], 0, 20, 14)


def test_blood_guts_mess_draws_three_with_three_tokens_or_gives_power() -> None:
    table = a_fray(
        you=seat(hand=["blood-guts-mess"], tokens=["dwt-minus-two", "dwt-minus-four"], ongoing=["big-bone"])
    ).play("blood-guts-mess")
    assert (table.you.hand, table.you.power) == (["sign"] * 3, 0)
    table = a_fray(you=seat(hand=["blood-guts-mess"], tokens=["dwt-minus-two", "dwt-minus-four"]))
    table.play("blood-guts-mess")
    assert (table.you.hand, table.you.power) == ([], 2)


def test_epic_clash_counts_defence_cards_in_the_targets_discard_pile() -> None:
    table = a_fray(
        you=seat(hand=["epic-clash"], discard=["scorcher"]),
        left=seat(discard=["robot-tongue", "dragon-eggs", "little-coin", "sign"]),
    )
    table.play("epic-clash")
    assert (table.you.power, table.left.life) == (3, 14)


def test_epic_clash_redirected_counts_the_defenders_pile_as_it_was() -> None:
    table = a_fray(
        you=seat(hand=["epic-clash"], discard=["scorcher", "mad-cat-lady", "goofy-gorilla"]),
        left=seat(hand=["little-coin"], discard=["robot-tongue", "dragon-eggs"]),
    )
    table.play("epic-clash").choose("defend:little-coin")
    assert (table.you.life, table.left.life) == (16, 20)


def test_necromantics_swaps_tokens_and_both_take_effect() -> None:
    table = a_fray(
        you=seat(hand=["necromantics"], tokens=["dwt-two-limp-wands", "dwt-minus-two"]),
        left=seat(hand=["sign", "fizzle", "wand"], tokens=["dwt-draw-one", "dwt-minus-four"]),
    )
    table.play("necromantics")
    assert table.you.power == 3
    table.choose("left").choose("dwt-two-limp-wands").choose("dwt-draw-one")
    assert sorted(table.you.tokens) == ["dwt-draw-one", "dwt-minus-two"]
    assert sorted(table.left.tokens) == ["dwt-minus-four", "dwt-two-limp-wands"]
    assert (table.you.hand, table.left.discard) == (["sign"], ["limp-wand", "limp-wand"])


def test_necromantics_needs_a_real_token_on_both_sides() -> None:
    table = a_fray(you=seat(hand=["necromantics"], ongoing=["big-bone"]), left=seat(tokens=["dwt-minus-two"]))
    table.play("necromantics")
    assert (table.you.power, table.left.tokens, table.you.ongoing) == (3, ["dwt-minus-two"], ["big-bone"])
    assert table.prompt == "turn"


def test_necromantics_may_be_declined() -> None:
    table = a_fray(
        you=seat(hand=["necromantics"], tokens=["dwt-minus-two"]), left=seat(tokens=["dwt-minus-four"])
    ).play("necromantics")
    table.choose("done")
    assert (table.you.tokens, table.left.tokens) == (["dwt-minus-two"], ["dwt-minus-four"])


def test_necromantics_can_be_avoided() -> None:
    table = a_fray(
        you=seat(hand=["necromantics"], tokens=["dwt-minus-two"]),
        left=seat(hand=["mad-cat-lady"], tokens=["dwt-minus-four"]),
    )
    table.play("necromantics").choose("left").choose("defend:mad-cat-lady")
    assert (table.you.tokens, table.left.tokens) == (["dwt-minus-two"], ["dwt-minus-four"])


def test_necromantics_does_not_hurt_a_killer_nor_resurrect() -> None:
    table = a_fray(
        you=seat(hand=["necromantics"], tokens=["dwt-eight-damage-to-killer"]),
        left=seat(tokens=["dwt-back-with-eleven"]),
    )
    table.play("necromantics").choose("left")
    assert (table.you.tokens, table.left.tokens) == (["dwt-back-with-eleven"], ["dwt-eight-damage-to-killer"])
    assert (table.you.life, table.left.life) == (20, 20)


def test_dismantlius_may_destroy_a_card_in_the_discard_pile() -> None:
    table = a_fray(you=seat(hand=["dismantlius"], discard=["fizzle", "sign"])).play("dismantlius")
    table.choose("yes").choose("fizzle")
    assert (table.you.power, table.you.discard, table.destroyed) == (1, ["sign"], ["fizzle"])
    table = a_fray(you=seat(hand=["dismantlius"], discard=["fizzle"])).play("dismantlius").choose("no")
    assert table.destroyed == []


def test_annihilageddon_spell_deals_seven_to_everybody_else() -> None:
    table = a_fray(you=seat(hand=["annihilageddon-spell"]), left=seat(), right=seat()).play("annihilageddon-spell")
    assert (table.you.power, table.you.life, table.left.life, table.right.life) == (3, 20, 13, 13)
