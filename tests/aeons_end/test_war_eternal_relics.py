"""Relics of War Eternal."""

from __future__ import annotations

from tests.aeons_end.mages_table import a_main_phase, a_nemesis, seat
from tests.table import a_table


def test_mages_totem_destroys_a_gem_played_this_turn_whose_aether_stays() -> None:
    table = a_main_phase(seat(hand=["jade", "mages-totem"]), gravehold=20)
    table.play("jade", "mages-totem").choose("branch:0")
    assert (table.destroyed, table.you.played, table.you.aether) == (["jade"], ["mages-totem"], 2)


def test_mages_totem_destroys_itself_for_gravehold() -> None:
    table = a_main_phase(seat(hand=["jade", "mages-totem"]), gravehold=20)
    table.play("jade", "mages-totem").choose("branch:1")
    assert (table.destroyed, table.gravehold) == (["mages-totem"], 21)


def test_mages_totem_destroys_itself_when_nothing_else_was_played() -> None:
    table = a_main_phase(seat(hand=["mages-totem", "jade"]), gravehold=20).play("mages-totem")
    assert (table.destroyed, table.gravehold, table.you.hand) == (["mages-totem"], 21, ["jade"])


def test_mages_totem_is_not_destroyed_for_a_gravehold_at_full_life_if_something_else_can_be() -> None:
    table = a_main_phase(seat(hand=["jade", "mages-totem"])).play("jade", "mages-totem")
    assert (table.destroyed, table.you.played) == (["jade"], ["mages-totem"])


def test_mages_totem_heals_gravehold_no_further_than_it_began() -> None:
    table = a_main_phase(seat(hand=["mages-totem"])).play("mages-totem")
    assert (table.destroyed, table.gravehold) == (["mages-totem"], 30)


def test_mages_totem_may_destroy_another_totem_without_healing_gravehold() -> None:
    table = a_main_phase(seat(hand=["mages-totem"], played=["mages-totem"]), gravehold=20)
    table.play("mages-totem").choose("branch:0")
    assert (table.destroyed, table.you.played, table.gravehold) == (["mages-totem"], ["mages-totem"], 20)


def test_mages_totem_does_not_destroy_corruptions() -> None:
    table = a_nemesis("crooked-mask", seat(hand=["mages-totem"], played=["contagion"])).play("mages-totem")
    assert (table.destroyed, table.you.played) == (["mages-totem"], ["contagion"])


def test_conclave_scroll_charges_you() -> None:
    table = a_main_phase(seat(hand=["conclave-scroll"]), seat(discard=["spark"]), supply=["conclave-scroll"])
    table.play("conclave-scroll")
    assert (table.you.charges, table.left.discard, table.prompt) == (1, ["spark"], "main")


def test_conclave_scroll_destroys_the_top_of_an_allys_discard_pile_when_its_pile_is_empty() -> None:
    table = a_main_phase(
        seat(hand=["conclave-scroll"]), seat(discard=["jade", "spark"]), supply={"conclave-scroll": 0, "jade": 7}
    )
    table.play("conclave-scroll").choose("yes", by="you")
    assert (table.you.charges, table.destroyed, table.left.discard) == (1, ["spark"], ["jade"])


def test_conclave_scroll_need_not_destroy() -> None:
    table = a_main_phase(seat(hand=["conclave-scroll"]), seat(discard=["spark"]), supply={"conclave-scroll": 0})
    assert table.play("conclave-scroll").choose("no").left.discard == ["spark"]


def test_conclave_scroll_looks_at_its_own_pile_only() -> None:
    table = a_main_phase(
        seat(hand=["conclave-scroll"]), seat(discard=["spark"]), supply={"conclave-scroll": 1, "jade": 0}
    )
    assert table.play("conclave-scroll").prompt == "main"


def test_conclave_scroll_without_a_pile_has_no_empty_one() -> None:
    table = a_main_phase(seat(hand=["conclave-scroll"]), seat(discard=["spark"]), supply={"jade": 0})
    assert table.play("conclave-scroll").prompt == "main"


def test_conclave_scroll_finds_nothing_in_empty_discard_piles() -> None:
    table = a_main_phase(seat(hand=["conclave-scroll"]), supply={"conclave-scroll": 0}).play("conclave-scroll")
    assert (table.you.charges, table.prompt) == (1, "main")


def test_conclave_scroll_reaches_ones_own_discard_pile_when_one_is_alone() -> None:
    you = seat(hand=["conclave-scroll"], discard=["spark"])
    table = a_table("aeons-end", you=you, phase="main", supply={"conclave-scroll": 0})
    assert table.play("conclave-scroll").choose("yes").destroyed == ["spark"]


def test_fiend_catcher_may_destroy_a_card_and_put_off_the_nemesis() -> None:
    table = a_main_phase(
        seat(hand=["fiend-catcher", "spark"], discard=["crystal"]), turn_deck=["turn-2", "turn-1", "turn-nemesis"]
    )
    table.play("fiend-catcher").choose("pick:crystal", "yes")
    assert (table.destroyed, table.you.discard) == (["crystal"], [])
    assert table.turn_deck == ["turn-nemesis", "turn-2", "turn-1"]


def test_fiend_catcher_may_leave_everything_as_it_is() -> None:
    table = a_main_phase(seat(hand=["fiend-catcher", "spark"]), turn_deck=["turn-2", "turn-nemesis"])
    table.play("fiend-catcher").choose("done", "no")
    assert (table.destroyed, table.turn_deck) == ([], ["turn-2", "turn-nemesis"])


def test_fiend_catcher_leaves_a_players_turn_on_top_for_all_to_see() -> None:
    table = a_main_phase(seat(hand=["fiend-catcher"]), turn_deck=["turn-nemesis", "turn-2"]).play("fiend-catcher")
    assert (table.turn_deck, table.prompt) == (["turn-nemesis", "turn-2"], "main")
    assert len(table.happened("revealed")) == 1


def test_fiend_catcher_shuffles_an_empty_turn_order_deck_first() -> None:
    table = a_main_phase(seat(hand=["fiend-catcher"]), turn_deck=[], turn_discard=["turn-nemesis", "turn-nemesis"])
    table.play("fiend-catcher").choose("yes")
    assert (table.turn_deck, table.turn_discard) == (["turn-nemesis"] * 2, [])


def test_cairn_compass_lets_an_ally_prep_a_discarded_spell_even_to_a_closed_breach() -> None:
    table = a_main_phase(seat(hand=["cairn-compass"]), seat(mage="brama", discard=["ignite", "spark", "jade"]))

    table.play("cairn-compass").choose("yes", "prep:ignite@3", by="left")

    assert (table.left.breach_3, table.left.discard) == (["ignite"], ["spark", "jade"])
    assert table.left.breaches["III"] == "closed 0"


def test_cairn_compass_leaves_the_decision_to_the_ally() -> None:
    table = a_main_phase(seat(hand=["cairn-compass"]), seat(discard=["spark"])).play("cairn-compass")
    assert table.asked == ["left"]
    assert table.choose("no").left.discard == ["spark"]


def test_cairn_compass_does_not_prep_to_a_breach_that_is_filled() -> None:
    table = a_main_phase(seat(hand=["cairn-compass"]), seat(mage="brama", breach_1=["spark"], discard=["ignite"]))
    table.play("cairn-compass").choose("yes")
    assert table.offered() == ["prep:ignite@2", "prep:ignite@3", "prep:ignite@4"]


def test_cairn_compass_preps_a_wide_spell_across_two_free_breaches() -> None:
    left = seat(mage="brama", breach_2=["spark"], discard=["crystallize"])
    table = a_main_phase(seat(hand=["cairn-compass"]), left).play("cairn-compass").choose("yes")
    assert (table.left.breach_3, table.left.discard) == (["crystallize"], [])


def test_cairn_compass_asks_nobody_without_a_spell_to_prep() -> None:
    table = a_main_phase(seat(hand=["cairn-compass"]), seat(discard=["jade"])).play("cairn-compass")
    assert table.prompt == "main"


def test_cairn_compass_serves_oneself_when_one_is_alone() -> None:
    you = seat(mage="brama", hand=["cairn-compass"], discard=["spark"])
    table = a_table("aeons-end", you=you, phase="main").play("cairn-compass").choose("yes", "prep:spark@4")
    assert table.you.breach_4 == ["spark"]


def test_primordial_fetish_focuses_any_players_breach() -> None:
    table = a_main_phase(seat(mage="brama", hand=["primordial-fetish"], life=5), seat(mage="xaxos"))
    table.play("primordial-fetish").choose("branch:0", "breach:p2@4")
    assert (table.left.breaches["IV"], table.you.played) == ("closed 2", ["primordial-fetish"])


def test_primordial_fetish_can_be_destroyed_for_life() -> None:
    table = a_main_phase(seat(hand=["primordial-fetish"], life=5)).play("primordial-fetish").choose("branch:1")
    assert (table.you.life, table.destroyed) == (8, ["primordial-fetish"])


def test_primordial_fetish_may_be_destroyed_for_less_life_than_it_gives() -> None:
    table = a_main_phase(seat(hand=["primordial-fetish"], life=9)).play("primordial-fetish")
    assert table.offered() == ["branch:focus-a-breach", "branch:destroy"]
    assert (table.choose("branch:1").you.life, table.destroyed) == (10, ["primordial-fetish"])


def test_primordial_fetish_gives_the_exhausted_no_life() -> None:
    table = a_main_phase(seat(mage="brama", hand=["primordial-fetish"], exhausted=True)).play("primordial-fetish")
    assert table.prompt == "focus"


def test_vortex_gauntlet_casts_an_allys_spell_and_gives_it_back_to_their_hand() -> None:
    table = a_main_phase(seat(hand=["vortex-gauntlet"], breach_1=["ignite"]), seat(breach_1=["spark"]))

    table.play("vortex-gauntlet").choose("cast:spark@1")

    assert (table.nemesis_life, table.you.breach_1) == (69, ["ignite"])
    assert (table.left.hand, table.left.discard, table.left.breach_1) == (["spark"], [], [])


def test_vortex_gauntlet_returns_a_spell_of_yours_to_your_hand() -> None:
    table = a_main_phase(seat(hand=["vortex-gauntlet"], breach_1=["ignite"])).play("vortex-gauntlet")
    assert (table.nemesis_life, table.left.charges, table.you.hand) == (68, 1, ["ignite"])


def test_vortex_gauntlet_does_not_return_a_spell_that_was_destroyed() -> None:
    table = a_main_phase(seat(hand=["vortex-gauntlet"], breach_1=["conjure-the-lost"])).play("vortex-gauntlet")
    table.choose("yes")
    assert (table.destroyed, table.you.hand) == (["conjure-the-lost"], [])


def test_vortex_gauntlet_does_not_return_a_spell_that_was_turned_over_into_the_deck() -> None:
    table = a_main_phase(
        seat(hand=["vortex-gauntlet"]),
        seat(breach_1=["celestial-spire"], discard=["jade"]),
        supply={"celestial-spire": 0},
    )
    table.play("vortex-gauntlet")
    assert (table.left.hand, table.left.deck, table.left.discard) == (["jade"], ["celestial-spire"], [])


def test_vortex_gauntlet_does_nothing_without_a_prepped_spell() -> None:
    table = a_main_phase(seat(hand=["vortex-gauntlet"])).play("vortex-gauntlet")
    assert (table.nemesis_life, table.prompt) == (70, "main")
