"""Gems of the base box."""

from __future__ import annotations

from tests.aeons_end.mages_table import a_main_phase, seat
from tests.table import a_table


def test_jade_gives_two_aether() -> None:
    table = a_main_phase(seat(hand=["jade"])).play("jade")
    assert table.you.aether == 2
    assert table.you.played == ["jade"]


def test_sifters_pearl_lets_each_player_discard_the_top_of_their_deck() -> None:
    table = a_main_phase(seat(hand=["sifters-pearl"], deck=["crystal", "spark"]), seat(deck=["spark", "jade"]))

    table.play("sifters-pearl").choose("yes", by="you").choose("no", by="left")

    assert table.you.aether == 2
    assert (table.you.deck, table.you.discard) == (["crystal"], ["spark"])
    assert (table.left.deck, table.left.discard) == (["spark", "jade"], [])


def test_sifters_pearl_begins_with_who_plays_it_and_goes_round_to_the_exhausted_too() -> None:
    table = a_table(
        "aeons-end",
        you=seat(deck=["spark"], exhausted=True),
        left=seat(hand=["sifters-pearl"], deck=["jade"]),
        right=seat(deck=["ignite"]),
        turn="left",
        phase="main",
    ).play("sifters-pearl")
    asked = []
    while table.prompt == "may":
        asked += table.asked
        table.choose("yes")
    assert (asked, table.you.discard) == (["left", "right", "you"], ["spark"])


def test_sifters_pearl_turns_a_discard_pile_over_for_an_empty_deck() -> None:
    table = a_main_phase(seat(hand=["sifters-pearl"], discard=["jade", "spark"]))
    table.play("sifters-pearl").choose("no")
    assert (table.you.deck, table.you.discard) == (["spark", "jade"], [])


def test_sifters_pearl_skips_who_has_no_cards() -> None:
    table = a_main_phase(seat(hand=["sifters-pearl"])).play("sifters-pearl")
    assert table.you.aether == 2
    assert table.prompt == "main"


def test_vriswood_amber_may_go_on_top_of_the_deck_when_gained() -> None:
    table = a_main_phase(seat(aether=6), supply=["vriswood-amber"])

    table.choose("gain:vriswood-amber", "yes", "gain:vriswood-amber", "no")

    assert (table.you.deck, table.you.discard) == (["vriswood-amber"], ["vriswood-amber"])


def test_vriswood_amber_gives_two_aether() -> None:
    assert a_main_phase(seat(hand=["vriswood-amber"])).play("vriswood-amber").you.aether == 2


def test_diamond_cluster_gives_two_more_only_the_second_time() -> None:
    table = a_main_phase(seat(hand=["diamond-cluster"] * 3))
    table.play("diamond-cluster")
    assert table.you.aether == 2
    table.play("diamond-cluster")
    assert table.you.aether == 6
    table.play("diamond-cluster")
    assert table.you.aether == 8


def test_searing_ruby_gives_one_aether_for_spells_only() -> None:
    table = a_main_phase(seat(hand=["searing-ruby"]), supply=["sifters-pearl", "phoenix-flame"]).play("searing-ruby")
    assert (table.you.aether, table.you.aether_for_spells) == (2, 1)
    assert "gain:phoenix-flame" in table.offered()
    assert table.refused()["gain:sifters-pearl"] == "costs-aether"


def test_burning_opal_pays_an_allys_card_with_one_of_yours() -> None:
    table = a_main_phase(seat(hand=["burning-opal", "spark"]), seat(deck=["jade"]))
    table.play("burning-opal").choose("pick:spark")
    assert (table.you.aether, table.you.discard, table.left.hand) == (3, ["spark"], ["jade"])


def test_burning_opal_need_not_discard() -> None:
    table = a_main_phase(seat(hand=["burning-opal", "spark"]), seat(deck=["jade"]))
    table.play("burning-opal").choose("done")
    assert (table.you.hand, table.left.hand) == (["spark"], [])


def test_clouded_sapphire_charges_an_ally_the_first_time() -> None:
    table = a_main_phase(seat(hand=["clouded-sapphire"] * 2)).play("clouded-sapphire", "clouded-sapphire")
    assert (table.you.aether, table.left.charges) == (6, 1)


def test_clouded_sapphire_cannot_charge_a_full_ally() -> None:
    table = a_main_phase(seat(hand=["clouded-sapphire"]), seat(mage="jian", charges=4)).play("clouded-sapphire")
    assert (table.you.aether, table.left.charges) == (3, 4)
