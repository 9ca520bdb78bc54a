"""Spells of War Eternal."""

from __future__ import annotations

import pytest

from tests.aeons_end.mages_table import a_main_phase, cast, seat
from tests.table import Table, a_table


def a_casting_phase(you: dict[str, object], left: dict[str, object] | None = None, **table: object) -> Table:
    """Your casting phase, with an ally at your left."""
    return a_main_phase(you, left, phase="casting", **table)


def test_thoughtform_familiar_counts_your_other_prepped_spells() -> None:
    you = seat(mage="jian", breach_1=["thoughtform-familiar"], breach_2=["spark"])
    table = a_casting_phase(you, seat(breach_1=["spark"]))
    assert table.choose("cast:thoughtform-familiar@1").nemesis_life == 67


def test_thoughtform_familiar_deals_two_on_its_own() -> None:
    assert cast("thoughtform-familiar").nemesis_life == 68


def test_thoughtform_familiar_of_an_ally_counts_the_spells_of_whoever_casts_it() -> None:
    you = seat(mage="jian", hand=["vortex-gauntlet"], breach_1=["ignite"], breach_2=["ignite"])
    left = seat(mage="brama", breaches={"II": "opened"}, breach_1=["thoughtform-familiar"], breach_2=["spark"])

    table = a_main_phase(you, left).play("vortex-gauntlet").choose("cast:thoughtform-familiar@1")

    assert (table.nemesis_life, table.left.hand) == (66, ["thoughtform-familiar"])


def test_thoughtform_familiar_cast_twice_never_counts_itself() -> None:
    table = a_main_phase(seat(mage="jian", charges=4, breach_1=["thoughtform-familiar"])).choose("ability:jian")
    assert table.nemesis_life == 66


def test_carbonize_deals_three_and_may_put_the_next_turn_off() -> None:
    table = cast("carbonize", turn_deck=["turn-nemesis", "turn-2"]).choose("yes")
    assert (table.nemesis_life, table.turn_deck) == (67, ["turn-2", "turn-nemesis"])


def test_carbonize_may_leave_the_next_turn_on_top() -> None:
    table = cast("carbonize", turn_deck=["turn-2", "turn-nemesis"]).choose("no")
    assert table.turn_deck == ["turn-2", "turn-nemesis"]


def test_carbonize_shuffles_an_empty_turn_order_deck_first() -> None:
    table = cast("carbonize", turn_deck=[], turn_discard=["turn-2", "turn-2"]).choose("no")
    assert (table.turn_deck, table.turn_discard) == (["turn-2", "turn-2"], [])


def test_jagged_lightning_focuses_a_breach_of_any_player_for_a_card() -> None:
    table = cast("jagged-lightning", seat(hand=["crystal"]), left=seat(mage="brama"))
    table.choose("pick:crystal", "player:left")
    assert (table.nemesis_life, table.left.breaches["II"]) == (67, "closed 2")
    assert table.you.discard == ["jagged-lightning", "crystal"]


def test_jagged_lightning_may_name_oneself_and_opens_a_breach_at_its_last_turn() -> None:
    you = seat(mage="kadir", hand=["crystal"], breaches={"II": "closed 3"})
    table = cast("jagged-lightning", you).choose("pick:crystal", "player:you")
    assert table.you.breaches["II"] == "opened"


def test_jagged_lightning_need_not_discard() -> None:
    table = cast("jagged-lightning", seat(mage="kadir", hand=["crystal"])).choose("done")
    assert (table.nemesis_life, table.you.hand, table.you.breaches["II"]) == (67, ["crystal"], "closed 2")


def test_kindle_deals_three() -> None:
    assert cast("kindle").nemesis_life == 67


def test_kindle_takes_a_spark_into_its_breach() -> None:
    table = a_main_phase(seat(hand=["spark", "spark"], breach_1=["kindle"])).choose("use:kindle")
    assert (table.you.breach_1, table.you.hand) == (["kindle", "spark"], ["spark"])


def test_kindle_takes_one_spark_at_a_time() -> None:
    table = a_main_phase(seat(hand=["spark"], breach_1=["kindle", "spark"]))
    assert table.refused()["use:kindle"] == "not-possible"


def test_kindle_takes_another_spark_once_the_first_was_cast() -> None:
    table = a_main_phase(seat(hand=["spark", "spark", "blasting-staff"], breach_1=["kindle"]))
    table.choose("use:kindle").play("blasting-staff").choose("yes", "use:kindle")
    assert (table.nemesis_life, table.you.breach_1, table.you.hand) == (67, ["kindle", "spark"], [])


def test_kindle_takes_nothing_but_sparks() -> None:
    table = a_main_phase(seat(hand=["ignite"], breach_1=["kindle"]))
    assert table.refused()["use:kindle"] == "not-possible"
    assert "prep:ignite@1" not in table.offered()


def test_kindle_and_its_spark_are_cast_apart_and_both_get_the_bonus_of_the_breach() -> None:
    you = seat(mage="kadir", breaches={"III": "opened"}, breach_3=["kindle", "spark"])
    table = a_casting_phase(you).choose("cast:kindle@3")
    assert (table.nemesis_life, table.you.breach_3) == (66, ["spark"])
    assert table.choose("cast:spark@3").nemesis_life == 64


def test_kindle_may_leave_its_spark_behind() -> None:
    table = a_casting_phase(seat(breach_1=["kindle", "spark"])).choose("cast:kindle@1", "end")
    assert (table.you.breach_1, table.prompt) == (["spark"], "main")


def test_kindle_takes_a_spark_into_a_closed_breach_too() -> None:
    you = seat(mage="brama", hand=["spark"], breach_3=["kindle"])
    assert a_main_phase(you).choose("use:kindle").you.breach_3 == ["kindle", "spark"]


def test_pyrotechnic_surge_deals_four_and_may_destroy_a_discarded_card() -> None:
    table = cast("pyrotechnic-surge", seat(mage="jian", discard=["crystal"])).choose("pick:crystal")
    assert (table.nemesis_life, table.destroyed, table.you.discard) == (66, ["crystal"], ["pyrotechnic-surge"])


def test_pyrotechnic_surge_may_destroy_itself() -> None:
    table = cast("pyrotechnic-surge", seat(mage="jian")).choose("pick:pyrotechnic-surge")
    assert (table.destroyed, table.you.discard) == (["pyrotechnic-surge"], [])


def test_pyrotechnic_surge_may_spare_all_cards() -> None:
    assert cast("pyrotechnic-surge", seat(mage="jian")).choose("done").destroyed == []


def test_pyrotechnic_surge_fills_two_breaches_and_counts_as_one_spell() -> None:
    you = seat(mage="jian", hand=["pyrotechnic-surge", "spark"])
    table = a_main_phase(you).choose("prep:pyrotechnic-surge@1")
    assert table.refused()["prep:spark"] == "no-free-breach"
    assert table.you.prepped_spells == 1


@pytest.mark.parametrize(
    ("breaches", "focused", "places"),
    [
        ({}, [], ["prep:pyrotechnic-surge@1"]),
        ({}, ["III"], ["prep:pyrotechnic-surge@1", "prep:pyrotechnic-surge@2"]),
        ({"III": "opened"}, [], ["prep:pyrotechnic-surge@1", "prep:pyrotechnic-surge@2"]),
        ({"II": "none", "III": "opened"}, [], []),
    ],
)
def test_pyrotechnic_surge_needs_two_neighbouring_breaches_that_may_both_be_used(
    breaches: dict[str, str], focused: list[str], places: list[str]
) -> None:
    table = a_main_phase(seat(mage="jian", hand=["pyrotechnic-surge"], breaches=breaches, focused=focused))
    assert [key for key in table.offered() if key.startswith("prep:")] == places


def test_pyrotechnic_surge_must_be_cast_if_one_of_its_breaches_is_closed() -> None:
    table = a_casting_phase(seat(mage="brama", breach_1=["pyrotechnic-surge"]))
    assert table.offered() == ["cast:pyrotechnic-surge@1"]
    assert "end" in a_casting_phase(seat(mage="jian", breach_1=["pyrotechnic-surge"])).offered()


@pytest.mark.parametrize(
    ("breaches", "life"),
    [({"III": "opened", "IV": "opened"}, 64), ({"III": "opened"}, 65), ({"IV": "opened"}, 65), ({}, 66)],
)
def test_pyrotechnic_surge_adds_up_the_bonuses_of_its_opened_breaches(breaches: dict[str, str], life: int) -> None:
    you = seat(mage="kadir", breaches=breaches, breach_3=["pyrotechnic-surge"])
    assert a_casting_phase(you).choose("cast:pyrotechnic-surge@3").nemesis_life == life


def test_pyrotechnic_surge_is_discarded_when_either_breach_is_destroyed() -> None:
    you = seat(mage="jian", breach_1=["pyrotechnic-surge"])
    table = a_main_phase(you).order("exhaust", "p1").choose("breach:p1@2")
    assert (table.you.breach_1, table.you.discard) == ([], ["pyrotechnic-surge"])


def test_aurora_deals_three() -> None:
    assert cast("aurora").nemesis_life == 67


def test_aurora_charges_you_once_a_turn_while_prepped() -> None:
    table = a_main_phase(seat(hand=["aurora"])).choose("prep:aurora@1", "use:aurora")
    assert table.you.charges == 1
    assert table.refused()["use:aurora"] == "used-this-turn"


def test_aurora_cannot_charge_a_full_ability() -> None:
    table = a_main_phase(seat(mage="jian", charges=4, breach_1=["aurora"]))
    assert table.refused()["use:aurora"] == "not-possible"


def test_celestial_spire_deals_three() -> None:
    table = cast("celestial-spire", left=seat(deck=["jade"]), supply={"celestial-spire": 1, "ignite": 0})
    assert (table.nemesis_life, table.left.hand) == (67, [])


def test_celestial_spire_lets_an_ally_draw_when_its_pile_is_empty() -> None:
    table = cast("celestial-spire", left=seat(deck=["jade"]), supply={"celestial-spire": 0})
    assert (table.nemesis_life, table.left.hand) == (67, ["jade"])


def test_celestial_spire_lets_a_lonely_mage_draw() -> None:
    table = cast("celestial-spire", seat(deck=["jade"]), left=None, supply={"celestial-spire": 0})
    assert table.you.hand == ["jade"]


def test_convection_field_deals_four() -> None:
    assert cast("convection-field").choose("branch:0").nemesis_life == 66


def test_convection_field_deals_two_and_an_ally_may_destroy_a_card() -> None:
    table = cast("convection-field", left=seat(hand=["crystal", "jade"])).choose("branch:1")
    assert table.nemesis_life == 68
    assert table.choose("pick:crystal", by="left").destroyed == ["crystal"]


def test_convection_field_lets_the_ally_keep_all_cards() -> None:
    table = cast("convection-field", left=seat(hand=["crystal"])).choose("branch:1").choose("done", by="left")
    assert (table.destroyed, table.left.hand) == ([], ["crystal"])


def test_convection_field_gets_the_bonus_of_its_breach_either_way() -> None:
    you = seat(mage="kadir", breaches={"III": "opened"}, breach_3=["convection-field"])
    table = a_casting_phase(you).choose("cast:convection-field@3", "branch:1")
    assert table.nemesis_life == 67


def test_fiery_torrent_counts_the_other_torrents_of_all_players() -> None:
    you = seat(mage="jian", breach_1=["fiery-torrent"], breach_2=["fiery-torrent"])
    table = a_casting_phase(you, seat(breach_1=["fiery-torrent"])).choose("cast:fiery-torrent@1")
    assert table.nemesis_life == 64


def test_fiery_torrent_counts_no_other_spells() -> None:
    assert cast("fiery-torrent", left=seat(breach_1=["spark"])).nemesis_life == 68


def test_fiery_torrent_cast_twice_never_counts_itself() -> None:
    table = a_main_phase(seat(mage="jian", charges=4, breach_1=["fiery-torrent"])).choose("ability:jian")
    assert table.nemesis_life == 66


def test_conjure_the_lost_may_be_destroyed_for_gravehold() -> None:
    table = cast("conjure-the-lost", gravehold=20).choose("yes")
    assert (table.nemesis_life, table.gravehold, table.destroyed) == (65, 24, ["conjure-the-lost"])


def test_conjure_the_lost_may_be_destroyed_though_gravehold_has_lost_nothing() -> None:
    table = cast("conjure-the-lost").choose("yes")
    assert (table.gravehold, table.destroyed) == (30, ["conjure-the-lost"])


def test_conjure_the_lost_may_be_kept() -> None:
    table = cast("conjure-the-lost", gravehold=20).choose("no")
    assert (table.gravehold, table.you.discard) == (20, ["conjure-the-lost"])


def test_conjure_the_lost_of_an_ally_is_destroyed_as_the_caster_decides() -> None:
    table = a_main_phase(seat(hand=["vortex-gauntlet"]), seat(breach_1=["conjure-the-lost"]), gravehold=20)
    table.play("vortex-gauntlet")
    assert table.asked == ["you"]
    assert table.choose("yes").gravehold == 24


def test_conjure_the_lost_is_destroyed_only_once_though_it_is_cast_twice() -> None:
    table = a_main_phase(seat(mage="jian", charges=4, breach_1=["conjure-the-lost"]), gravehold=20)
    table.choose("ability:jian", "yes")
    assert (table.nemesis_life, table.gravehold, table.prompt) == (60, 24, "main")


def test_nova_forge_deals_four() -> None:
    assert cast("nova-forge").nemesis_life == 66


def test_nova_forge_gives_two_aether_a_turn_for_spells_only() -> None:
    table = a_main_phase(seat(aether=1, breach_1=["nova-forge"]), supply=["sifters-pearl", "phoenix-flame"])
    table.choose("use:nova-forge")
    assert table.refused()["gain:sifters-pearl"] == "costs-aether"
    assert table.refused()["use:nova-forge"] == "used-this-turn"
    table.choose("gain:phoenix-flame")
    assert (table.you.aether, table.you.aether_for_spells) == (0, 0)


def test_equilibrium_deals_four() -> None:
    assert cast("equilibrium").nemesis_life == 66


@pytest.mark.parametrize(("damage", "life"), [(4, 7), (2, 9), (1, 9), (0, 10)])
def test_equilibrium_reduces_damage_by_one_but_not_below_one(damage: int, life: int) -> None:
    table = a_main_phase(seat(breach_1=["equilibrium"]), phase="casting").order("damage", {"p1": damage})
    assert table.you.life == life


@pytest.mark.parametrize(("damage", "life"), [(5, 7), (2, 9), (1, 9)])
def test_equilibrium_in_two_breaches_reduces_twice(damage: int, life: int) -> None:
    you = seat(mage="jian", breach_1=["equilibrium"], breach_2=["equilibrium"])
    assert a_main_phase(you).order("damage", {"p1": damage}).you.life == life


def test_equilibrium_protects_nobody_else() -> None:
    table = a_main_phase(seat(breach_1=["equilibrium"])).order("damage", {"p2": 3}).order("damage", {"gravehold": 3})
    assert (table.left.life, table.gravehold) == (7, 27)


def test_equilibrium_works_only_while_prepped() -> None:
    assert a_main_phase(seat(hand=["equilibrium"], discard=["equilibrium"])).order("damage", {"p1": 3}).you.life == 7


def test_equilibrium_of_the_exhausted_reduces_before_gravehold_suffers_twice() -> None:
    table = a_main_phase(seat(breach_1=["equilibrium"], exhausted=True)).order("damage", {"p1": 3})
    assert table.gravehold == 26


def test_reduce_to_ash_deals_four() -> None:
    assert cast("reduce-to-ash").nemesis_life == 66


def test_reduce_to_ash_may_destroy_the_top_of_your_deck_when_the_casting_phase_begins() -> None:
    table = a_main_phase(seat(deck=["jade", "crystal"], breach_1=["reduce-to-ash"]), phase="turn").choose("yes")
    assert (table.destroyed, table.you.deck, table.prompt) == (["crystal"], ["jade"], "casting")


def test_reduce_to_ash_shows_the_card_to_all_even_if_it_stays() -> None:
    you = seat(deck=["jade", "crystal"], breach_1=["reduce-to-ash"])
    table = a_main_phase(you, turn="left").end_turn().choose("no")
    assert (table.you.deck, len(table.happened("revealed"))) == (["jade", "crystal"], 1)


def test_reduce_to_ash_turns_the_discard_pile_over_for_an_empty_deck() -> None:
    table = a_main_phase(seat(discard=["crystal", "jade"], breach_1=["reduce-to-ash"]), phase="turn").choose("yes")
    assert (table.destroyed, table.you.deck, table.you.discard) == (["crystal"], ["jade"], [])


def test_reduce_to_ash_asks_nothing_without_cards() -> None:
    assert a_main_phase(seat(breach_1=["reduce-to-ash"]), phase="turn").prompt == "casting"


def test_crystallize_deals_two_for_each_gem_in_an_allys_hand() -> None:
    table = cast("crystallize", seat(mage="jian", hand=["jade"]), left=seat(hand=["crystal", "spark", "jade"]))
    assert (table.nemesis_life, sorted(table.left.hand)) == (66, ["crystal", "jade", "spark"])
    assert len(table.happened("revealed")) == 3


def test_crystallize_deals_only_the_bonus_of_its_breaches_to_a_hand_without_gems() -> None:
    you = seat(mage="kadir", breaches={"III": "opened", "IV": "opened"}, breach_3=["crystallize"])
    table = a_casting_phase(you, seat(hand=["spark"])).choose("cast:crystallize@3")
    assert table.nemesis_life == 68


def test_crystallize_looks_at_ones_own_hand_when_one_is_alone() -> None:
    you = seat(mage="jian", hand=["jade"], breach_1=["crystallize"])
    table = a_table("aeons-end", you=you, phase="casting").choose("cast:crystallize@1")
    assert table.nemesis_life == 68


def test_crystallize_is_prepped_across_two_breaches() -> None:
    table = a_main_phase(seat(mage="brama", hand=["crystallize"], breaches={"II": "opened"}))
    assert [key for key in table.offered() if key.startswith("prep:")] == ["prep:crystallize@1"]
