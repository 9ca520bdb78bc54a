"""Spells of the base box."""

from __future__ import annotations

from tests.aeons_end.mages_table import a_main_phase, cast, seat
from tests.table import a_table


def test_phoenix_flame_deals_four_for_a_charge() -> None:
    table = cast("phoenix-flame", seat(charges=1)).choose("branch:0")
    assert (table.nemesis_life, table.you.charges) == (66, 0)


def test_phoenix_flame_deals_two_without_one() -> None:
    assert cast("phoenix-flame").nemesis_life == 68
    assert cast("phoenix-flame", seat(charges=1)).choose("branch:1").nemesis_life == 68


def test_spectral_echo_deals_two_and_may_destroy_a_card() -> None:
    table = cast("spectral-echo", seat(hand=["crystal", "spark"])).choose("pick:crystal")
    assert (table.nemesis_life, table.destroyed, table.you.hand) == (68, ["crystal"], ["spark"])


def test_spectral_echo_may_spare_all_cards() -> None:
    assert cast("spectral-echo", seat(hand=["crystal"])).choose("done").destroyed == []


def test_amplify_vision_focuses_your_cheapest_closed_breach() -> None:
    table = cast("amplify-vision", seat(mage="kadir"))
    assert (table.nemesis_life, table.you.breaches["II"]) == (68, "closed 3")


def test_amplify_vision_deals_three_when_it_opens_the_last_breach() -> None:
    table = cast("amplify-vision", seat(mage="kadir", breaches={"II": "opened", "III": "opened", "IV": "closed 3"}))
    assert (table.nemesis_life, table.you.breaches["IV"]) == (67, "opened")


def test_amplify_vision_cast_by_another_focuses_a_breach_of_the_caster() -> None:
    table = a_main_phase(seat(mage="brama", hand=["garnet-shard"]), seat(mage="kadir", breach_1=["amplify-vision"]))
    table.play("garnet-shard").choose("branch:1")
    assert (table.you.breaches["II"], table.left.breaches["II"]) == ("closed 2", "closed 2")


def test_amplify_vision_of_the_first_edition_passes_over_a_breach_at_its_last_sector() -> None:
    table = cast("amplify-vision", seat(mage="brama", breaches={"II": "closed 3"}), options={"edition": "1"})
    assert (table.you.breaches["II"], table.you.breaches["III"]) == ("closed 3", "closed 1")


def test_ignite_deals_two_and_charges_an_ally() -> None:
    table = cast("ignite")
    assert (table.nemesis_life, table.left.charges) == (68, 1)


def test_lava_tendril_deals_three() -> None:
    assert cast("lava-tendril").nemesis_life == 67


def test_lava_tendril_burns_at_the_end_of_a_casting_phase_while_prepped() -> None:
    table = a_table("aeons-end", you=seat(breach_1=["lava-tendril"]), left={}, phase="casting").choose("end")
    assert table.nemesis_life == 69
    assert table.you.breach_1 == ["lava-tendril"]


def test_dark_fire_deals_three_for_each_card_discarded() -> None:
    table = cast("dark-fire", seat(hand=["crystal", "jade", "spark"])).choose("pick:jade", "pick:crystal")
    assert (table.nemesis_life, table.you.hand) == (64, ["spark"])
    assert table.you.discard == ["dark-fire", "jade", "crystal"]


def test_dark_fire_deals_nothing_without_cards() -> None:
    assert cast("dark-fire", seat(hand=["crystal"])).choose("done").nemesis_life == 70


def test_essence_theft_heals_a_player_for_a_card() -> None:
    table = cast("essence-theft", seat(hand=["crystal"], life=5), left=seat(life=7))
    table.choose("pick:crystal", "player:p2")
    assert (table.nemesis_life, table.you.life, table.left.life) == (67, 5, 8)


def test_essence_theft_cannot_heal_the_exhausted() -> None:
    table = cast("essence-theft", seat(hand=["crystal"], life=5), left=seat(exhausted=True)).choose("pick:crystal")
    assert (table.you.life, table.left.life) == (6, 0)


def test_feral_lightning_is_prepped_to_a_closed_breach_without_focusing() -> None:
    table = a_main_phase(seat(mage="brama", hand=["feral-lightning", "spark"], breach_1=["spark"]))
    assert "prep:feral-lightning@3" in table.offered()
    assert "prep:spark@3" not in table.offered()


def test_feral_lightning_deals_three() -> None:
    assert cast("feral-lightning").nemesis_life == 67


def test_oblivion_swell_adds_the_cost_of_a_gem() -> None:
    table = cast("oblivion-swell", seat(hand=["burning-opal", "spark"])).choose("pick:burning-opal")
    assert (table.nemesis_life, table.you.hand) == (63, ["spark"])


def test_oblivion_swell_adds_the_gem_to_the_same_hit() -> None:
    table = cast("oblivion-swell", seat(hand=["burning-opal"]), nemesis_play=["cauterizer"])
    table.choose("pick:burning-opal", "target:cauterizer")
    assert (table.marks("nemesis_play"), table.nemesis_life) == ([{"life": 2}], 70)


def test_oblivion_swell_gives_an_aether_a_turn_while_prepped() -> None:
    table = a_main_phase(seat(breach_1=["oblivion-swell"])).choose("use:oblivion-swell")
    assert table.you.aether == 1
    assert table.refused()["use:oblivion-swell"] == "used-this-turn"


def test_oblivion_swell_stays_used_when_it_is_cast_and_prepped_again() -> None:
    table = a_main_phase(seat(mage="kadir", charges=5, hand=["garnet-shard"], breach_1=["oblivion-swell"]))
    table.choose("use:oblivion-swell").play("garnet-shard").choose("branch:1")
    table.choose("ability:kadir", "pick:oblivion-swell", "prep:oblivion-swell@1")
    assert table.refused()["use:oblivion-swell"] == "used-this-turn"


def test_chaos_arc_counts_spells_in_neighbouring_breaches() -> None:
    table = a_table(
        "aeons-end",
        you=seat(
            mage="jian", breach_1=["spark"], breach_2=["chaos-arc"], breaches={"III": "opened"}, breach_3=["spark"]
        ),
        left={},
        phase="casting",
    )
    assert table.choose("cast:chaos-arc@2").nemesis_life == 63


def test_chaos_arc_does_not_count_across_a_gap() -> None:
    table = a_table(
        "aeons-end",
        you=seat(mage="jian", breach_1=["chaos-arc"], breaches={"II": "none", "III": "opened"}, breach_3=["spark"]),
        left={},
        phase="casting",
    )
    assert table.choose("cast:chaos-arc@1").nemesis_life == 67


def test_chaos_arc_counts_every_spell_beside_it_and_none_in_its_own_breach() -> None:
    you = seat(mage="jian", breach_1=["chaos-arc", "spark"], breach_2=["spark", "spark"])
    table = a_table("aeons-end", you=you, left={}, phase="casting")
    assert table.choose("cast:chaos-arc@1").nemesis_life == 63


def test_chaos_arc_cast_by_another_counts_beside_its_owners_breach() -> None:
    you = seat(mage="jian", hand=["garnet-shard"], breach_1=["spark"], breach_2=["spark"])
    table = a_main_phase(you, seat(mage="brama", breach_1=["chaos-arc"])).play("garnet-shard")
    assert table.choose("branch:1", "cast:chaos-arc@1").nemesis_life == 67


def test_planar_insight_counts_opened_breaches() -> None:
    assert cast("planar-insight", seat(mage="brama")).nemesis_life == 67
    assert cast("planar-insight", seat(mage="jian")).nemesis_life == 66


def test_wildfire_whip_casts_any_players_spell_for_two_aether() -> None:
    table = a_main_phase(seat(aether=4, breach_1=["wildfire-whip"]), seat(breach_1=["spark"]))

    table.choose("use:wildfire-whip", "cast:spark@1")

    assert (table.you.aether, table.nemesis_life) == (2, 69)
    assert table.left.discard == ["spark"]
    assert "use:wildfire-whip" in table.offered()


def test_wildfire_whip_deals_four() -> None:
    assert cast("wildfire-whip").nemesis_life == 66


def test_arcane_nexus_takes_a_played_gem_back_once_a_turn() -> None:
    table = a_main_phase(seat(hand=["jade"], breach_1=["arcane-nexus"])).play("jade").choose("use:arcane-nexus")
    assert (table.you.hand, table.you.aether) == (["jade"], 2)
    table.play("jade")
    assert table.you.aether == 4
    assert table.refused()["use:arcane-nexus"] == "used-this-turn"


def test_arcane_nexus_deals_four() -> None:
    assert cast("arcane-nexus").nemesis_life == 66


def test_consuming_void_deals_three_for_each_card_destroyed() -> None:
    table = cast("consuming-void", seat(hand=["crystal", "spark"])).choose("pick:crystal", "pick:spark")
    assert (table.nemesis_life, sorted(table.destroyed)) == (64, ["crystal", "spark"])
