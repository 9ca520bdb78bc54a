"""Basic nemesis cards of War Eternal. Rageborne unleashes: each unleash is one fury."""

from __future__ import annotations

from tests.aeons_end.mages_table import a_main_phase, a_nemesis, seat
from tests.aeons_end.test_basic_nemesis import acting, last_token, resolved


def test_afflict_unleashes_and_hits_a_player_who_may_take_a_discarded_card_back() -> None:
    table = resolved("afflict", left=seat(discard=["jade", "spark"])).choose("player:p2")
    assert (table.tokens, table.left.life, table.asked) == (1, 7, ["left"])
    table.choose("pick:jade")
    assert (table.left.hand, table.left.discard, table.nemesis_discard) == (["jade"], ["spark"], ["afflict"])


def test_afflict_leaves_the_discard_pile_to_who_declines() -> None:
    table = resolved("afflict", seat(discard=["jade"])).choose("player:p1", "done")
    assert (table.you.life, table.you.hand, table.you.discard) == (7, [], ["jade"])


def test_afflict_asks_for_no_card_where_none_was_discarded() -> None:
    table = resolved("afflict").choose("player:p1")
    assert (table.you.life, table.prompt) == (7, "main")


def test_catacomb_drone_unleashes_and_hits_gravehold_every_turn() -> None:
    table = acting("catacomb-drone")
    assert (table.tokens, table.gravehold, table.marks("nemesis_play")) == (1, 29, [{"life": 5}])


def test_encroach_hits_the_player_of_the_next_turn_card() -> None:
    table = resolved("encroach", turn_deck=["turn-nemesis", "turn-2"])
    assert (table.tokens, table.left.life, table.gravehold) == (1, 8, 30)
    assert table.turn_deck == ["turn-nemesis", "turn-2"]


def test_encroach_hits_gravehold_if_the_nemesis_comes_next() -> None:
    table = resolved("encroach", turn_deck=["turn-2", "turn-nemesis"])
    assert (table.gravehold, table.left.life, table.turn_deck) == (27, 10, ["turn-2", "turn-nemesis"])


def test_encroach_leaves_the_wild_card_to_the_players() -> None:
    table = resolved("encroach", right=seat(), turn_deck=["turn-any"])
    assert (table.asked, table.offered()) == (["you", "left", "right"], ["player:p1", "player:p2", "player:p3"])
    assert table.choose("player:p3").right.life == 8


def test_encroach_makes_a_new_turn_deck_first_if_there_is_none() -> None:
    table = resolved("encroach", turn_deck=[], turn_discard=["turn-1", "turn-1"])
    assert (table.you.life, table.turn_deck, table.turn_discard) == (8, ["turn-1", "turn-1"], [])


def test_heart_of_nothing_unleashes_twice_or_hits_for_four() -> None:
    assert last_token("heart-of-nothing").choose("branch:0").tokens == 2
    table = last_token("heart-of-nothing").choose("branch:1", "player:p2")
    assert (table.tokens, table.left.life) == (0, 6)


def test_heart_of_nothing_is_discarded_for_four_cards() -> None:
    table = a_main_phase(seat(hand=["spark"] * 4), nemesis_play=["heart-of-nothing"]).choose("remove:heart-of-nothing")
    assert (table.you.discard, table.nemesis_discard) == (["spark"] * 4, ["heart-of-nothing"])
    few = a_main_phase(seat(hand=["spark"] * 3), nemesis_play=["heart-of-nothing"])
    assert few.refused()["remove:heart-of-nothing"] == "not-possible"


def test_howling_spinners_hit_a_player_for_two() -> None:
    table = acting("howling-spinners").choose("player:p2")
    assert (table.left.life, table.marks("nemesis_play")) == (8, [{"life": 5}])


def test_night_unending_hits_gravehold_by_the_spells_of_whoever_has_most() -> None:
    table = last_token(
        "night-unending", seat(mage="jian", breach_1=["spark"], breach_2=["ignite"]), seat(breach_1=["spark"])
    )
    assert (table.gravehold, table.nemesis_discard) == (26, ["night-unending"])


def test_night_unending_asks_nobody_in_a_tie_and_spares_gravehold_without_spells() -> None:
    tied = last_token("night-unending", seat(breach_1=["spark"]), seat(breach_1=["spark"]))
    assert (tied.gravehold, tied.prompt) == (28, "main")
    assert last_token("night-unending").gravehold == 30


def test_night_unending_cannot_be_discarded() -> None:
    table = a_main_phase(seat(aether=20), nemesis_play=["night-unending"])
    assert table.refused()["remove:night-unending"] == "cannot-be-discarded"


def test_nix_takes_a_life_and_the_dearest_card_in_hand() -> None:
    table = resolved("nix", seat(hand=["spark", "ignite", "jade"]), seat(hand=["spark"])).choose("player:p1")
    assert (table.tokens, table.you.life, table.you.discard, table.you.hand) == (1, 9, ["ignite"], ["spark", "jade"])


def test_nix_lets_the_player_choose_among_equally_dear_cards() -> None:
    table = resolved("nix", seat(hand=["crystal", "spark"]))
    assert (table.asked, table.offered()) == (["you"], ["pick:crystal", "pick:spark"])
    assert table.choose("pick:spark").you.discard == ["spark"]


def test_nix_picks_somebody_with_cards_if_there_is_anybody() -> None:
    table = resolved("nix", seat(hand=["jade"]))
    assert (table.you.life, table.left.life, table.you.discard) == (9, 10, ["jade"])
    empty = resolved("nix").choose("player:p2")
    assert (empty.left.life, empty.nemesis_discard) == (9, ["nix"])


def test_nix_takes_a_corruption_only_if_nothing_else_is_left() -> None:
    table = a_nemesis("crooked-mask", seat(hand=["nothingness", "crystal"]), corruptions=["contagion"])
    table.order("resolve", "nix").choose("player:p2")
    assert (table.you.discard, table.you.hand) == (["crystal"], ["nothingness"])


def test_planar_collision_unleashes_twice() -> None:
    assert last_token("planar-collision").tokens == 2


def test_planar_collision_is_discarded_for_two_prepped_spells_of_ones_own() -> None:
    mine = seat(mage="jian", breach_1=["spark"], breach_2=["ignite"])
    table = a_main_phase(mine, nemesis_play=["planar-collision"]).choose("remove:planar-collision", "pick:spark")
    assert (table.you.discard, table.nemesis_discard) == (["spark", "ignite"], ["planar-collision"])
    shared = a_main_phase(seat(breach_1=["spark"]), seat(breach_1=["spark"]), nemesis_play=["planar-collision"])
    assert shared.refused()["remove:planar-collision"] == "not-possible"


def test_thrash_takes_two_cards_of_any_players() -> None:
    table = resolved("thrash", seat(hand=["jade", "spark"]), seat(hand=["crystal"]))
    table.choose("pick:jade", by="left").choose("pick:crystal", by="you")
    assert (table.tokens, table.you.discard, table.left.discard) == (1, ["jade"], ["crystal"])


def test_thrash_takes_what_there_is() -> None:
    assert resolved("thrash", seat(hand=["jade"])).you.discard == ["jade"]


def test_aphotic_sun_hits_whoever_has_most_charges_and_takes_them() -> None:
    table = last_token("aphotic-sun", seat(charges=2), seat(charges=3))
    assert (table.tokens, table.left.life, table.left.charges, table.you.charges) == (1, 7, 0, 2)


def test_aphotic_sun_leaves_the_choice_if_nobody_has_charges() -> None:
    table = last_token("aphotic-sun")
    assert table.asked == ["you", "left"]
    assert table.choose("player:p1").you.life == 7


def test_aphotic_sun_is_discarded_for_seven_aether() -> None:
    assert "remove:aphotic-sun" in a_main_phase(seat(aether=7), nemesis_play=["aphotic-sun"]).offered()
    assert "remove:aphotic-sun" in a_main_phase(seat(aether=6), nemesis_play=["aphotic-sun"]).refused()


def test_chaos_flail_shuffles_a_deck_and_destroys_the_dearer_of_its_top_cards() -> None:
    table = last_token("chaos-flail", seat(deck=["spark"], discard=["jade"]))
    assert (table.tokens, table.destroyed, table.you.deck, table.you.discard) == (2, ["jade"], ["spark"], [])


def test_chaos_flail_may_strike_who_has_only_the_card_to_be_destroyed() -> None:
    table = last_token("chaos-flail", seat(deck=["spark"], discard=["jade"]), seat(deck=["crystal"]))
    table.choose("player:p2")
    assert (table.destroyed, table.left.deck) == (["crystal"], [])


def test_chaos_flail_lets_the_player_choose_between_equals() -> None:
    table = last_token("chaos-flail", left=seat(deck=["spark", "crystal"]))
    assert table.asked == ["left"]
    table.choose("pick:spark")
    assert (table.destroyed, table.left.deck) == (["spark"], ["crystal"])


def test_chaos_flail_destroys_the_only_card() -> None:
    table = last_token("chaos-flail", seat(discard=["spark"]))
    assert (table.destroyed, table.you.deck, table.you.discard) == (["spark"], [], [])


def test_chaos_flail_is_discarded_for_seven_aether() -> None:
    assert "remove:chaos-flail" in a_main_phase(seat(aether=7), nemesis_play=["chaos-flail"]).offered()
    assert "remove:chaos-flail" in a_main_phase(seat(aether=6), nemesis_play=["chaos-flail"]).refused()


def test_mage_ender_hits_whoever_opened_most_breaches() -> None:
    assert acting("mage-ender", left=seat(mage="jian")).left.life == 8
    tied = acting("mage-ender")
    assert tied.asked == ["you", "left"]
    assert tied.choose("player:p1").you.life == 8


def test_mage_ender_has_nine_life() -> None:
    assert resolved("mage-ender").marks("nemesis_play") == [{"life": 9}]


def test_mangleroot_gnaws_at_gravehold_and_wastes_away() -> None:
    table = acting("mangleroot")
    assert (table.gravehold, table.marks("nemesis_play")) == (27, [{"life": 10}])
    last = acting({"card": "mangleroot", "life": 2})
    assert (last.gravehold, last.nemesis_discard) == (27, ["mangleroot"])


def test_morbid_gyre_unleashes_twice_and_takes_three_cards_of_any_players() -> None:
    table = last_token("morbid-gyre", seat(hand=["jade", "spark"]), seat(hand=["crystal", "spark"]))
    table.choose("pick:jade", "pick:crystal", "pick:spark#2")
    assert (table.tokens, table.you.hand, table.left.hand) == (2, ["spark"], [])


def test_morbid_gyre_is_discarded_for_seven_aether() -> None:
    table = a_main_phase(seat(aether=7), nemesis_play=["morbid-gyre"]).choose("remove:morbid-gyre")
    assert (table.you.aether, table.nemesis_discard) == (0, ["morbid-gyre"])


def test_mutilate_takes_two_prepped_spells_of_any_players_and_hits_one() -> None:
    table = resolved("mutilate", seat(mage="jian", breach_1=["spark"], breach_2=["ignite"]), seat(breach_1=["spark"]))
    table.choose("pick:ignite", "pick:spark#2", "player:p1")
    assert (table.tokens, table.you.life, table.you.discard, table.left.discard) == (1, 8, ["ignite"], ["spark"])


def test_mutilate_hits_even_if_there_are_fewer_spells() -> None:
    table = resolved("mutilate", left=seat(breach_1=["spark"])).choose("player:p2")
    assert (table.left.life, table.left.discard) == (8, ["spark"])


def test_null_scion_unleashes_every_turn() -> None:
    table = acting("null-scion")
    assert (table.tokens, table.marks("nemesis_play")) == (1, [{"life": 11}])


def test_smite_unleashes_twice_and_hits_gravehold() -> None:
    table = resolved("smite")
    assert (table.tokens, table.gravehold, table.nemesis_discard) == (2, 28, ["smite"])


def test_apocalypse_ritual_hits_gravehold_by_nemesis_turns() -> None:
    first = last_token("apocalypse-ritual", turn_deck=["turn-nemesis"], turn_discard=["turn-1", "turn-nemesis"])
    assert first.gravehold == 25
    second = last_token("apocalypse-ritual", turn_deck=["turn-2"], turn_discard=["turn-nemesis", "turn-nemesis"])
    assert second.gravehold == 20


def test_apocalypse_ritual_is_discarded_for_eight_aether() -> None:
    assert "remove:apocalypse-ritual" in a_main_phase(seat(aether=8), nemesis_play=["apocalypse-ritual"]).offered()
    assert "remove:apocalypse-ritual" in a_main_phase(seat(aether=7), nemesis_play=["apocalypse-ritual"]).refused()


def test_banish_hits_whoever_has_most_spells_prepped() -> None:
    table = resolved("banish", seat(mage="jian", breach_1=["spark"], breach_2=["spark"]), seat(breach_1=["spark"]))
    assert (table.tokens, table.you.life, table.left.life) == (2, 8, 10)


def test_banish_hits_nobody_without_spells() -> None:
    table = resolved("banish")
    assert (table.tokens, table.you.life, table.left.life, table.prompt) == (2, 10, 10, "main")


def test_cataclysmic_fate_hits_the_weakest_who_is_not_exhausted() -> None:
    table = last_token("cataclysmic-fate", seat(life=6), seat(life=9), right=seat(exhausted=True))
    assert (table.you.life, table.left.life, table.gravehold) == (2, 9, 30)


def test_cataclysmic_fate_is_discarded_for_a_dear_spell_and_its_breach() -> None:
    mine = seat(breaches={"II": "closed 1"}, breach_1=["spark"], breach_2=["dark-fire"])
    table = a_main_phase(mine, nemesis_play=["cataclysmic-fate"]).choose("remove:cataclysmic-fate")
    assert (table.destroyed, table.nemesis_discard) == (["dark-fire"], ["cataclysmic-fate"])
    assert (table.you.breaches["I"], table.you.breaches["II"], table.you.breach_1) == ("opened", "none", ["spark"])


def test_cataclysmic_fate_needs_a_spell_of_cost_five() -> None:
    table = a_main_phase(seat(breach_1=["ignite"]), nemesis_play=["cataclysmic-fate"])
    assert table.refused()["remove:cataclysmic-fate"] == "not-possible"


def test_cataclysmic_fate_discards_another_spell_of_the_destroyed_breach() -> None:
    table = a_main_phase(seat(breach_1=["dark-fire", "spark"]), nemesis_play=["cataclysmic-fate"])
    table.choose("remove:cataclysmic-fate")
    assert (table.destroyed, table.you.discard, table.you.breaches["I"]) == (["dark-fire"], ["spark"], "none")


def test_cataclysmic_fate_takes_one_breach_of_a_spell_that_fills_two() -> None:
    table = a_main_phase(seat(mage="jian", breach_1=["crystallize"]), nemesis_play=["cataclysmic-fate"])
    table.choose("remove:cataclysmic-fate")
    assert (table.asked, table.offered()) == (["you"], ["breach:p1@1", "breach:p1@2"])
    table.save_and_load().choose("breach:p1@2")
    assert (table.destroyed, table.nemesis_discard) == (["crystallize"], ["cataclysmic-fate"])
    assert (table.you.breaches["I"], table.you.breaches["II"]) == ("opened", "none")


def test_engulf_repeats_the_attack_discarded_last() -> None:
    table = resolved("engulf", nemesis_discard=["slaughter", "topple", "bane-sire"])
    assert (table.tokens, table.gravehold) == (2, 26)
    assert table.nemesis_discard == ["slaughter", "bane-sire", "topple", "engulf"]


def test_engulf_does_nothing_without_an_attack() -> None:
    table = resolved("engulf", nemesis_discard=["bane-sire", "woven-sky"])
    assert (table.tokens, table.gravehold) == (0, 30)
    assert table.nemesis_discard == ["bane-sire", "woven-sky", "engulf"]


def test_engulf_repeats_an_attack_that_was_stopped() -> None:
    table = a_main_phase(seat(mage="adelheim", charges=5), nemesis_deck=["vex", "engulf", "topple"])
    table.order("nemesis draw").choose("ability:adelheim")
    assert (table.gravehold, table.nemesis_discard) == (30, ["topple"])
    table.order("nemesis draw")
    assert (table.gravehold, table.tokens, table.nemesis_discard) == (26, 2, ["topple", "engulf"])


def test_monstrosity_of_omens_loses_one_life_a_hit() -> None:
    table = a_main_phase(seat(), nemesis_play=["monstrosity-of-omens"]).order("damage", {"monstrosity-of-omens": 7})
    assert table.marks("nemesis_play") == [{"life": 4}]


def test_monstrosity_of_omens_hits_gravehold_by_its_life() -> None:
    assert acting("monstrosity-of-omens").gravehold == 25
    assert acting({"card": "monstrosity-of-omens", "life": 2}).gravehold == 28


def test_quell_hits_gravehold_or_unleashes_three_times() -> None:
    assert resolved("quell").choose("branch:0").gravehold == 23
    assert resolved("quell").choose("branch:1").tokens == 3


def test_throttle_destroys_the_three_dearest_cards_in_hand() -> None:
    table = resolved("throttle", seat(hand=["crystal", "ignite", "spark", "dark-fire", "jade"]))
    assert (table.tokens, table.you.hand) == (2, ["crystal", "spark"])
    assert sorted(table.destroyed) == ["dark-fire", "ignite", "jade"]


def test_throttle_lets_the_player_choose_among_the_last_equals() -> None:
    table = resolved("throttle", left=seat(hand=["crystal", "ignite", "spark", "jade"]))
    assert (table.asked, table.offered()) == (["left"], ["pick:crystal", "pick:spark"])
    table.choose("pick:spark")
    assert (table.left.hand, sorted(table.destroyed)) == (["crystal"], ["ignite", "jade", "spark"])


def test_throttle_picks_somebody_with_three_cards_if_there_is_anybody() -> None:
    table = resolved("throttle", seat(hand=["crystal"] * 2), seat(hand=["crystal"] * 3))
    assert (table.you.hand, table.left.hand) == (["crystal"] * 2, [])
    fewer = resolved("throttle", seat(hand=["crystal", "jade"]), seat(hand=["crystal"]))
    assert (fewer.you.hand, fewer.left.hand, sorted(fewer.destroyed)) == ([], ["crystal"], ["crystal", "jade"])


def test_withering_beam_destroys_the_two_dearest_prepped_spells_of_all() -> None:
    table = last_token(
        "withering-beam", seat(mage="jian", breach_1=["spark"], breach_2=["dark-fire"]), seat(breach_1=["ignite"])
    )
    assert (table.tokens, sorted(table.destroyed), table.you.breach_1) == (2, ["dark-fire", "ignite"], ["spark"])


def test_withering_beam_lets_the_players_choose_among_the_last_equals() -> None:
    mine = seat(mage="jian", breach_1=["ignite"], breach_2=["dark-fire"])
    table = last_token("withering-beam", mine, seat(breach_1=["ignite"]))
    assert (table.asked, table.offered()) == (["you", "left"], ["pick:ignite", "pick:ignite#2"])
    table.choose("pick:ignite#2")
    assert (table.you.breach_1, table.left.breach_1) == (["ignite"], [])


def test_withering_beam_takes_two_equals_without_asking() -> None:
    mine = seat(mage="jian", breach_1=["ignite"], breach_2=["spark"])
    table = last_token("withering-beam", mine, seat(breach_1=["ignite"]))
    assert (table.destroyed, table.you.breach_2, table.prompt) == (["ignite", "ignite"], ["spark"], "main")


def test_withering_beam_takes_what_there_is_and_cannot_be_discarded() -> None:
    assert last_token("withering-beam", seat(breach_1=["spark"])).destroyed == ["spark"]
    rich = a_main_phase(seat(aether=20), nemesis_play=["withering-beam"])
    assert rich.refused()["remove:withering-beam"] == "cannot-be-discarded"
