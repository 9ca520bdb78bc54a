"""Relics of the base box."""

from __future__ import annotations

from tests.aeons_end.mages_table import a_main_phase, seat


def test_flexing_dagger_makes_the_next_focus_three_cheaper() -> None:
    table = a_main_phase(seat(mage="kadir", hand=["flexing-dagger"], aether=1))
    table.play("flexing-dagger").choose("branch:0", "focus:3")
    assert (table.you.aether, table.you.breaches["III"]) == (1, "closed 2")
    assert table.refused()["focus:3"] == "costs-aether"


def test_flexing_dagger_can_be_thrown() -> None:
    table = a_main_phase(seat(hand=["flexing-dagger"])).play("flexing-dagger").choose("branch:1")
    assert table.destroyed == ["flexing-dagger"]
    assert table.nemesis_life == 69


def test_flexing_dagger_waits_while_a_breach_is_focused_without_paying() -> None:
    table = a_main_phase(seat(mage="kadir", hand=["flexing-dagger", "focusing-orb"]))
    table.play("flexing-dagger").choose("branch:0").play("focusing-orb").choose("breach:p1@2", "focus:3")
    assert (table.you.breaches["II"], table.you.breaches["III"]) == ("closed 3", "closed 2")


def test_bottled_vortex_destroys_itself_and_up_to_two_cards_and_draws() -> None:
    table = a_main_phase(seat(hand=["bottled-vortex", "crystal"], discard=["spark"], deck=["jade"]))
    table.play("bottled-vortex").choose("pick:crystal", "pick:spark")
    assert table.destroyed == ["bottled-vortex", "crystal", "spark"]
    assert (table.you.hand, table.you.discard) == (["jade"], [])


def test_bottled_vortex_may_spare_everything() -> None:
    table = a_main_phase(seat(hand=["bottled-vortex", "crystal"], deck=["jade"]))
    table.play("bottled-vortex").choose("done")
    assert table.destroyed == ["bottled-vortex"]
    assert sorted(table.you.hand) == ["crystal", "jade"]


def test_unstable_prism_plays_a_gem_twice_and_destroys_it() -> None:
    table = a_main_phase(seat(hand=["unstable-prism", "jade"])).play("unstable-prism").choose("branch:0")
    assert (table.you.aether, table.destroyed, table.you.played) == (4, ["jade"], ["unstable-prism"])


def test_unstable_prism_gives_aether_without_a_gem() -> None:
    table = a_main_phase(seat(hand=["unstable-prism", "spark"])).play("unstable-prism")
    assert table.you.aether == 2


def test_blasting_staff_casts_a_spell_prepped_this_turn_for_two_more() -> None:
    table = a_main_phase(seat(hand=["blasting-staff", "spark"]))
    table.choose("prep:spark@1").play("blasting-staff").choose("yes")
    assert table.nemesis_life == 67
    assert table.you.discard == ["spark"]


def test_blasting_staff_leaves_older_spells_alone() -> None:
    table = a_main_phase(seat(hand=["blasting-staff"], breach_1=["spark"])).play("blasting-staff")
    assert table.you.breach_1 == ["spark"]
    assert table.prompt == "main"


def test_focusing_orb_focuses_any_players_breach() -> None:
    table = a_main_phase(seat(mage="brama", hand=["focusing-orb"]), seat(mage="xaxos"), gravehold=20)
    table.play("focusing-orb").choose("branch:0", "breach:p2@2")
    assert table.left.breaches["II"] == "closed 1"


def test_focusing_orb_focuses_while_gravehold_has_lost_nothing() -> None:
    table = a_main_phase(seat(mage="brama", hand=["focusing-orb"]), seat(mage="xaxos")).play("focusing-orb")
    assert (table.prompt, table.destroyed) == ("focus", [])


def test_focusing_orb_is_destroyed_for_nothing_where_nothing_can_be_focused_or_healed() -> None:
    opened = {"II": "opened", "III": "opened", "IV": "opened"}
    table = a_main_phase(seat(mage="brama", breaches=opened, hand=["focusing-orb"]), seat(breaches=opened))
    table.play("focusing-orb")
    assert (table.prompt, table.destroyed, table.gravehold) == ("main", ["focusing-orb"], 30)


def test_focusing_orb_can_be_destroyed_for_gravehold() -> None:
    table = a_main_phase(seat(hand=["focusing-orb"]), gravehold=20).play("focusing-orb").choose("branch:1")
    assert (table.gravehold, table.destroyed) == (23, ["focusing-orb"])


def test_mages_talisman_charges_you_and_an_ally() -> None:
    table = a_main_phase(seat(hand=["mages-talisman"])).play("mages-talisman")
    assert (table.you.charges, table.left.charges) == (1, 1)


def test_mages_talisman_charges_a_lonely_mage_twice() -> None:
    from tests.table import a_table

    table = a_table("aeons-end", you=seat(hand=["mages-talisman"]), phase="main").play("mages-talisman")
    assert table.you.charges == 2
