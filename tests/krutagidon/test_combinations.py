"""Cards that meet: effects sent back, deaths in the middle of attacks, owners that change, mayhems inside mayhems."""

from __future__ import annotations

from tests.krutagidon.fray import a_fray, seat

TWO_QUIET = ["dwt-minus-two", "dwt-minus-four"]


def test_a_discard_sent_back_is_the_attackers_choice() -> None:
    table = a_fray(you=seat(hand=["festering-trepanner", "sign", "fizzle"]), left=seat(hand=["little-coin", "sign"]))
    table.play("festering-trepanner").choose("defend:little-coin")
    assert table.asked == ["you"]
    table.choose("fizzle")
    assert (table.you.hand, table.you.discard) == (["sign"], ["fizzle"])


def test_a_limp_wand_sent_back_goes_to_the_attacker() -> None:
    table = a_fray(you=seat(hand=["grubby-staff"]), left=seat(hand=["little-coin"]))
    table.play("grubby-staff").choose("defend:little-coin")
    assert (table.you.life, table.you.discard, table.left.life) == (17, ["limp-wand"], 20)


def test_tokens_are_not_swapped_if_the_attack_is_redirected() -> None:
    table = a_fray(
        you=seat(hand=["necromantics"], tokens=["dwt-minus-two"]),
        left=seat(hand=["little-coin"], tokens=["dwt-minus-four"]),
    )
    table.play("necromantics").choose("left").choose("defend:little-coin")
    assert (table.you.tokens, table.left.tokens, table.prompt) == (["dwt-minus-two"], ["dwt-minus-four"], "turn")


def test_an_attacker_killed_by_a_token_in_the_middle_of_an_attack_still_finishes_it() -> None:
    table = a_fray(
        you=seat(hand=["annihilageddon-spell"], life=8),
        left=seat(life=7),
        right=seat(life=20),
        token_stack=["dwt-minus-two", "dwt-minus-four", "dwt-eight-damage-to-killer"],
    ).play("annihilageddon-spell")
    assert (table.you.life, table.you.tokens) == (20, ["dwt-minus-four"])
    assert (table.left.life, table.right.life) == (20, 13)
    assert table.left.objects == ["grand-prize"]


def test_each_victim_of_one_attack_takes_a_token_before_the_next_is_hit() -> None:
    table = a_fray(
        you=seat(hand=["annihilageddon-spell"]),
        left=seat(life=7),
        right=seat(life=7),
        token_stack=["dwt-draw-one", "dwt-minus-two", "dwt-minus-four"],
    ).play("annihilageddon-spell")
    assert (table.left.tokens, table.right.tokens) == (["dwt-minus-four"], ["dwt-minus-two"])


def test_a_kill_that_is_no_attack_makes_the_arena_leave_at_once() -> None:
    table = a_fray(
        you=seat(hand=["voom"], ongoing=["annihilageddon-arena"]),
        left=seat(life=1),
        legend=["krazztar"],
        token_stack=TWO_QUIET,
    ).play("voom")
    assert (table.you.ongoing, "annihilageddon-arena" in table.you.discard) == ([], True)


def test_a_kill_by_a_defence_makes_the_arena_leave() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"], life=5),
        left=seat(hand=["unholy-grail"], ongoing=["annihilageddon-arena"]),
        token_stack=TWO_QUIET,
    )
    table.play("gutsy-sin").choose("defend:unholy-grail")
    assert (table.left.ongoing, table.left.objects, table.you.life) == ([], ["grand-prize"], 20)


def test_two_ways_to_the_top_of_the_deck_ask_nothing() -> None:
    table = a_fray(
        you=seat(hand=["wont-let-go"], property=["prop-cheap-on-top"], power=4),
        left=seat(),
        market=["snot-knight", "robot-tongue"],
    )
    table.play("wont-let-go").choose("buy:snot-knight")
    assert (table.prompt, table.you.deck[-1]) == ("turn", "snot-knight")


def test_rats_may_give_cthulhu_away_and_rlyeh_with_it() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["skater-rats-from-mars", "cthulhu"]))
    assert table.left.objects == ["rlyeh"]
    table.play("gutsy-sin").choose("defend:skater-rats-from-mars").choose("yes").choose("cthulhu")
    assert (table.you.discard, table.you.objects, table.left.objects) == (["cthulhu"], ["rlyeh"], [])


def test_rlyeh_sends_away_what_a_mayhem_destroys() -> None:
    table = a_fray(you=seat(hand=["fizzle"], discard=["cthulhu"]), left=seat(hand=["mad-cat-lady"]))
    table.order("resolve", "mayhem-i").choose("defend:mad-cat-lady")
    assert (table.you.hand, table.destroyed) == (["wild-magic"], [])
    assert sorted(table.left.discard) == ["fizzle", "mad-cat-lady"]


def test_wild_magic_takes_an_enemys_eggs_for_good() -> None:
    table = a_fray(you=seat(hand=["wild-magic"], life=10), left=seat(deck=["dragon-eggs"]))
    table.play("wild-magic").choose("branch:1")
    assert (table.you.life, table.you.ongoing, table.left.discard) == (13, ["dragon-eggs"], [])


def test_wild_magic_borrows_a_familiar() -> None:
    table = a_fray(you=seat(hand=["wild-magic"], life=10), left=seat(deck=["sir-snotlane-the-blessed"]))
    table.play("wild-magic").choose("branch:1")
    assert (table.you.power, table.you.life, table.left.discard) == (2, 16, ["sir-snotlane-the-blessed"])


def test_a_borrowed_wand_hurts_an_allergic_wizard_more() -> None:
    table = a_fray(you=seat(hand=["wild-magic"]), left=seat(deck=["wand"], tokens=["dwt-wand-allergy"]))
    table.play("wild-magic").choose("branch:1").choose("left")
    assert table.left.life == 16


def test_a_limp_wand_is_no_wand_to_an_allergic_wizard() -> None:
    table = a_fray(you=seat(hand=["grubby-staff"]), left=seat(tokens=["dwt-wand-allergy"])).play("grubby-staff")
    assert table.left.life == 17


def test_wild_magic_counts_no_kind_but_the_card_it_plays_does() -> None:
    table = a_fray(
        you=seat(hand=["sign", "blaze", "robot-tongue", "wild-magic"], property=["prop-four-types"]),
        left=seat(deck=["snot-knight"]),
    )
    table.play("sign", "blaze", "robot-tongue", "wild-magic").choose("branch:1")
    assert (table.you.power, table.you.hand) == (1 + 3 + 1 + 2 + 1, ["sign"])


def test_who_stays_out_of_a_mayhem_stays_out_of_those_it_plays() -> None:
    table = a_fray(
        you=seat(hand=["sign-of-the-cosmos"]), left=seat(life=20), mayhem=["mayhem-p", "mayhem-l"], chance="mayhem-l"
    )
    table.play("sign-of-the-cosmos").choose("no")
    assert (table.you.life, table.left.life) == (20, 15)


def test_a_mayhem_inside_a_played_mayhem_is_its_players_doing() -> None:
    table = a_fray(
        you=seat(hand=["sign-of-the-cosmos"]),
        left=seat(life=3),
        mayhem=["mayhem-v", "mayhem-l"],
        token_stack=TWO_QUIET,
        chance="mayhem-l",
    )
    table.play("sign-of-the-cosmos").choose("no")
    assert (table.left.life, table.you.objects) == (20, ["grand-prize"])


def test_mayhem_w_does_nothing_while_the_top_legend_is_face_down() -> None:
    table = a_fray(you=seat(power=8), left=seat(), legend=["voom"], legends=["lord-blacklord"])
    table.choose("buy:voom").order("resolve", "mayhem-w")
    assert (table.you.life, table.left.life, table.prompt) == (20, 20, "turn")


def test_a_token_without_a_death_does_not_bring_you_back_with_eleven_lives() -> None:
    table = a_fray(you=seat(life=15), left=seat()).order("resolve", "dwt-back-with-eleven")
    assert (table.you.life, table.you.tokens) == (15, ["dwt-back-with-eleven"])


def test_a_group_attack_by_a_token_hits_after_the_resurrection() -> None:
    table = a_fray(
        you=seat(hand=["gutsy-sin"]),
        left=seat(life=5, hand=["fizzle"]),
        legend=["lord-blacklord"],
        token_stack=["dwt-minus-two", "dwt-group-attack-on-you"],
    ).play("gutsy-sin")
    assert (table.left.life, table.left.tokens) == (13, ["dwt-group-attack-on-you"])


def test_an_effect_sent_back_to_a_dying_attacker_is_the_defenders_kill() -> None:
    table = a_fray(
        you=seat(hand=["annihilageddon-spell"], life=7),
        left=seat(hand=["macliver"]),
        right=seat(),
        token_stack=TWO_QUIET,
    )
    table.play("annihilageddon-spell").choose("defend:macliver")
    assert (table.you.life, table.left.objects, table.right.life) == (20, ["grand-prize"], 13)


def test_a_group_attack_cannot_be_redirected() -> None:
    table = a_fray(you=seat(), left=seat(hand=["little-coin"])).order("reveal legend", "lord-blacklord")
    table.choose("defend:little-coin")
    assert (table.you.life, table.left.life, table.left.hand) == (13, 20, ["sign"])


def test_taxes_change_the_price_but_not_what_a_card_costs() -> None:
    table = a_fray(
        you=seat(hand=["nauseatico"], tokens=["dwt-tax-wizard-spell"], power=4), left=seat(), market=["gutsy-sin"]
    )
    table.play("nauseatico").choose("buy:gutsy-sin")
    assert (table.you.power, table.left.life) == (0, 17)


def test_healing_by_a_property_is_doubled_too() -> None:
    table = a_fray(
        you=seat(hand=["snot-knight"], property=["prop-creature-healing"], ongoing=["sixer-mart"], life=10),
        left=seat(),
    ).play("snot-knight")
    assert table.you.life == 12


def test_a_lent_property_works_at_once() -> None:
    table = a_fray(
        you=seat(hand=["constantine", "snot-knight"], property=["prop-pairs"], life=10),
        left=seat(),
        chance="prop-creature-healing",
    )
    table.play("constantine")
    assert table.you.loan == ["prop-creature-healing"]
    assert table.play("snot-knight").you.life == 11


def test_power_lost_to_tokens_is_lost_twice_after_the_doctor() -> None:
    table = a_fray(
        you=seat(hand=["doctor-had-a-drink", "braggart-fingers"], tokens=["dwt-minus-two", "dwt-minus-four"]),
        left=seat(),
    )
    table.play("doctor-had-a-drink", "braggart-fingers")
    assert table.you.power == 6


def test_five_wizards_sit_in_a_ring() -> None:
    table = a_fray(
        you=seat(hand=["battle-sax"]), left=seat(), right=seat(), far=seat(), p5={"deck": ["sign"]}, seats=5
    ).play("battle-sax")
    assert (table.left.life, table.right.life, table.far.life) == (15, 20, 20)
