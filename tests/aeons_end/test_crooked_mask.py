"""Crooked Mask, its corruptions and its cards."""

from __future__ import annotations

from functools import partial

from tests.aeons_end import test_basic_nemesis as basic
from tests.aeons_end.mages_table import a_nemesis, seat

against = partial(a_nemesis, "crooked-mask")
resolved = partial(basic.resolved, nemesis="crooked-mask")
acting = partial(basic.acting, nemesis="crooked-mask")
last_token = partial(basic.last_token, nemesis="crooked-mask")


def test_crooked_mask_puts_a_corruption_into_a_shuffled_deck() -> None:
    table = against(seat(deck=["spark"], discard=["jade"]), corruptions=["contagion"]).order("unleash")
    table.choose("player:p1")
    assert (sorted(table.you.deck), table.you.discard) == (["contagion", "jade", "spark"], [])


def test_crooked_mask_hurts_gravehold_when_no_corruption_is_left() -> None:
    table = against(corruptions=[]).order("unleash").choose("player:p1")
    assert table.gravehold == 28


def test_crooked_mask_spreads_destroyed_corruptions_at_increased_difficulty() -> None:
    options = {"difficulty": "expert"}
    table = against(corruptions=[], options=options).order("resolve", "lust-for-power").choose("player:p2")
    assert table.left.discard == ["lust-for-power"]


def test_blind_abandon_hurts_and_may_destroy_a_card() -> None:
    table = resolved("blind-abandon", seat(hand=["spark"]), corruptions=["contagion"]).choose("pick:spark")
    assert (table.you.life, table.destroyed) == (9, ["spark"])
    assert table.special_deck == ["blind-abandon", "contagion"]


def test_contagion_brings_a_free_card_back() -> None:
    table = resolved("contagion", seat(discard=["spark", "jade"]))
    assert (table.you.life, table.you.hand, table.you.discard) == (9, ["spark"], ["jade"])


def test_delirium_veil_hurts_gravehold_and_focuses_a_breach() -> None:
    table = resolved("delirium-veil", seat(mage="brama")).choose("breach:p1@2")
    assert (table.gravehold, table.you.breaches["II"]) == (28, "closed 2")


def test_dire_wisdom_gives_a_spell_and_three_corruptions() -> None:
    table = resolved("dire-wisdom", supply=["ignite"], corruptions=["contagion", "grim-sight", "fever-of-war"])
    assert table.you.discard == ["ignite"]
    assert table.you.deck == ["fever-of-war", "grim-sight", "contagion"]


def test_endless_hunger_trades_gravehold_for_life() -> None:
    table = resolved("endless-hunger", seat(life=5))
    assert (table.gravehold, table.you.life) == (27, 7)


def test_fever_of_war_hurts_both_sides() -> None:
    table = resolved("fever-of-war")
    assert (table.you.life, table.nemesis_life) == (9, 68)


def test_grim_sight_may_destroy_the_top_of_your_deck() -> None:
    table = resolved("grim-sight", seat(deck=["jade", "spark"])).choose("yes")
    assert (table.gravehold, table.you.deck, table.destroyed) == (28, ["jade"], ["spark"])


def test_insatiable_avarice_puts_the_cheapest_gem_into_your_hand() -> None:
    table = resolved("insatiable-avarice", supply=["jade", "burning-opal"])
    assert (table.you.life, table.you.hand) == (8, ["jade"])


def test_lust_for_power_charges_you_for_a_life() -> None:
    table = resolved("lust-for-power")
    assert (table.you.life, table.you.charges) == (9, 1)


def test_nothingness_costs_two_cards_and_two_life_and_brings_a_turn_back() -> None:
    table = resolved(
        "nothingness",
        seat(hand=["spark", "spark"]),
        turn_deck=["turn-nemesis"],
        turn_discard=["turn-1"],
    )
    assert (table.you.hand, table.you.life) == ([], 8)
    assert sorted(table.turn_deck) == ["turn-1", "turn-nemesis"]


def test_reckless_might_hurts_by_half_the_cost_of_the_relic() -> None:
    table = resolved("reckless-might", supply=["bottled-vortex"])
    assert (table.you.deck, table.you.life) == (["bottled-vortex"], 8)


def test_reckless_might_hurts_nobody_without_a_relic() -> None:
    assert resolved("reckless-might").you.life == 10


def test_burden_shares_two_corruptions_and_focuses_a_breach() -> None:
    table = resolved("burden", seat(mage="brama"), seat(mage="jian"), corruptions=["contagion", "grim-sight"])
    table.choose("player:p1", "player:p2", "player:p1", "breach:p1@2")
    assert (table.you.deck, table.left.deck) == (["grim-sight"], ["contagion"])
    assert table.you.breaches["II"] == "closed 2"


def test_corrupter_corrupts_whoever_hits_it() -> None:
    table = against(corruptions=["contagion"], nemesis_play=["corrupter"]).order("damage", {"corrupter": 2})
    assert table.you.deck == ["contagion"]
    assert acting("corrupter").gravehold == 29


def test_tempt_takes_crystals_and_gives_a_card() -> None:
    table = resolved("tempt", seat(hand=["crystal", "crystal", "spark"]), supply=["jade", "dark-fire"])
    assert (table.you.hand, table.you.life) == (["spark"], 7)
    assert table.you.discard == ["crystal", "crystal", "jade"]


def test_pain_sower_hurts_one_and_focuses_another() -> None:
    table = acting("pain-sower", seat(mage="brama"), seat(mage="kadir")).choose("player:p1", "breach:p2@2")
    assert (table.you.life, table.left.breaches["II"]) == (8, "closed 3")


def test_twisting_madness_heals_the_nemesis() -> None:
    table = last_token("twisting-madness", gravehold=20, nemesis_life=50)
    assert (table.gravehold, table.nemesis_life) == (23, 63)


def test_twisting_madness_is_discarded_for_four_cards() -> None:
    mine = seat(hand=["spark"] * 4, deck=["jade"])
    table = against(mine, nemesis_play=["twisting-madness"]).choose("remove:twisting-madness")
    assert (table.you.hand, table.nemesis_discard) == (["jade"], ["twisting-madness"])


def test_vex_hurts_gravehold_for_each_card_of_tier_three() -> None:
    table = resolved("vex", nemesis_deck=["vex", "needlemaw", "topple", "sunder"])
    assert (table.gravehold, table.nemesis_discard) == (22, ["sunder", "topple", "vex"])


def test_crooked_mask_afflict_corrupts_two_players_and_heals_them() -> None:
    table = resolved(
        "crooked-mask-afflict",
        seat(life=5),
        seat(life=5),
        corruptions=["contagion", "grim-sight", "fever-of-war", "nothingness"],
    ).choose("player:p1")
    assert (len(table.you.deck), len(table.left.deck), table.you.life, table.left.life) == (2, 2, 6, 6)


def test_bedlam_sage_heals_gravehold_and_strikes_the_strongest() -> None:
    table = acting("bedlam-sage", seat(life=9), seat(life=8), gravehold=20)
    assert (table.gravehold, table.you.life, table.left.life) == (22, 6, 8)


def test_ruin_priest_trades_three_cards_for_corruptions() -> None:
    table = acting(
        "ruin-priest",
        seat(hand=["spark"] * 3),
        seat(hand=["spark"]),
        corruptions=["contagion", "grim-sight", "fever-of-war"],
    )
    assert sorted(table.you.hand) == ["contagion", "fever-of-war", "grim-sight"]
    assert table.you.discard == ["spark"] * 3
