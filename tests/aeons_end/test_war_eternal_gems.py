"""Gems of War Eternal."""

from __future__ import annotations

import pytest

from tests.aeons_end.mages_table import a_main_phase, seat
from tests.table import a_table


def test_frozen_magmite_lets_the_next_card_gained_go_on_top_of_the_deck() -> None:
    table = a_main_phase(seat(hand=["frozen-magmite"], deck=["spark"]), supply=["jade"])

    table.play("frozen-magmite").choose("gain:jade", "yes")

    assert (table.you.aether, table.you.deck, table.you.discard) == (0, ["spark", "jade"], [])


def test_frozen_magmite_is_used_up_by_the_next_gain_even_if_it_is_declined() -> None:
    table = a_main_phase(seat(hand=["frozen-magmite"], aether=2), supply=["jade"])
    table.play("frozen-magmite").choose("gain:jade", "no", "gain:jade")
    assert (table.you.discard, table.prompt) == (["jade", "jade"], "main")


def test_frozen_magmite_played_twice_attaches_to_the_same_gain() -> None:
    table = a_main_phase(seat(hand=["frozen-magmite"] * 2), supply=["jade"])
    table.play("frozen-magmite", "frozen-magmite").choose("gain:jade", "yes", "gain:jade")
    assert (table.you.deck, table.you.discard) == (["jade"], ["jade"])


def test_frozen_magmite_serves_one_gain_though_a_prism_plays_it_twice() -> None:
    table = a_main_phase(seat(hand=["unstable-prism", "frozen-magmite"]), supply=["jade"])
    table.play("unstable-prism").choose("branch:0", "gain:jade", "no", "gain:jade")
    assert (table.you.aether, table.you.discard, table.prompt) == (0, ["jade", "jade"], "main")


def test_frozen_magmite_ends_with_the_turn() -> None:
    table = a_main_phase(seat(hand=["frozen-magmite"])).play("frozen-magmite")
    assert table.you.next_gain_on_deck == 1
    assert table.end_turn().you.next_gain_on_deck == 0


def test_frozen_magmite_also_serves_a_card_that_costs_nothing() -> None:
    table = a_main_phase(seat(hand=["frozen-magmite"])).play("frozen-magmite").order("gain card", "ignite")
    assert table.choose("yes").you.deck == ["ignite"]


def test_frozen_magmite_leaves_nothing_to_ask_of_amber_on_the_deck() -> None:
    table = a_main_phase(seat(hand=["frozen-magmite"], aether=1), supply=["vriswood-amber"])
    table.play("frozen-magmite").choose("gain:vriswood-amber", "yes")
    assert (table.you.deck, table.prompt) == (["vriswood-amber"], "main")


def test_dread_diamond_pays_for_a_prepped_spell_of_yours() -> None:
    table = a_main_phase(seat(hand=["dread-diamond"], breach_1=["spark"]), seat(breach_1=["ignite"]))

    table.play("dread-diamond").choose("pick:spark")

    assert (table.you.aether, table.you.breach_1, table.you.discard) == (3, [], ["spark"])
    assert table.left.breach_1 == ["ignite"]


def test_dread_diamond_need_not_discard() -> None:
    table = a_main_phase(seat(hand=["dread-diamond"], breach_1=["spark"])).play("dread-diamond").choose("done")
    assert (table.you.aether, table.you.breach_1) == (2, ["spark"])


def test_dread_diamond_frees_both_breaches_of_a_wide_spell() -> None:
    you = seat(mage="jian", hand=["dread-diamond", "spark", "ignite"], breach_1=["pyrotechnic-surge"])
    table = a_main_phase(you).play("dread-diamond").choose("pick:pyrotechnic-surge", "prep:spark@1", "prep:ignite@2")
    assert (table.you.breach_1, table.you.breach_2) == (["spark"], ["ignite"])


def test_volcanic_glass_gives_two_aether() -> None:
    assert a_main_phase(seat(hand=["volcanic-glass"])).play("volcanic-glass").you.aether == 2


def test_volcanic_glass_gives_an_ally_another_for_two_aether() -> None:
    table = a_main_phase(seat(aether=5), seat(deck=["spark"]), supply=["volcanic-glass"])

    table.choose("gain:volcanic-glass", "yes")

    assert (table.you.aether, table.you.discard) == (0, ["volcanic-glass"])
    assert (table.left.deck, len(table.supply_1)) == (["spark", "volcanic-glass"], 5)
    assert table.prompt == "main"


def test_volcanic_glass_need_not_be_shared() -> None:
    table = a_main_phase(seat(aether=5), supply=["volcanic-glass"]).choose("gain:volcanic-glass", "no")
    assert (table.you.aether, table.left.deck) == (2, [])


def test_volcanic_glass_cannot_be_shared_when_it_was_the_last() -> None:
    table = a_main_phase(seat(aether=5), supply={"volcanic-glass": 1}).choose("gain:volcanic-glass")
    assert (table.you.aether, table.prompt) == (2, "main")


def test_volcanic_glass_may_be_shared_from_the_devoured_pile() -> None:
    supply = {"volcanic-glass": 1, "ignite": 3}
    table = a_main_phase(seat(aether=5), nemesis="prince-of-gluttons", supply=supply, devoured=["volcanic-glass"])
    table.choose("gain:volcanic-glass", "yes")
    assert (table.you.aether, table.left.deck, table.special_discard) == (0, ["volcanic-glass"], [])


def test_volcanic_glass_is_shared_in_ones_own_turn_only() -> None:
    table = a_main_phase(left=seat(aether=2), supply=["volcanic-glass"]).order("gain card", {"p2": "volcanic-glass"})
    assert (table.left.discard, table.prompt) == (["volcanic-glass"], "main")


@pytest.mark.parametrize("bound", ["aether_for_gems", "aether_for_spells"])
def test_volcanic_glass_is_not_shared_for_aether_that_only_gains_cards(bound: str) -> None:
    table = a_main_phase(seat(aether=4, **{bound: 4}), supply=["volcanic-glass"])
    table.order("gain card", "volcanic-glass").choose("yes")
    assert (table.you.aether, getattr(table.you, bound)) == (2, 4)

    table = a_main_phase(seat(aether=1, **{bound: 4}), supply=["volcanic-glass"])
    assert table.order("gain card", "volcanic-glass").prompt == "main"


def test_volcanic_glass_is_shared_for_aether_that_gains_no_relics_and_spells() -> None:
    table = a_main_phase(seat(aether=1, aether_not_for_relics_and_spells=4), supply=["volcanic-glass"])
    table.choose("gain:volcanic-glass", "yes")
    assert (table.you.aether, table.you.aether_not_for_relics_and_spells) == (0, 0)
    assert table.left.deck == ["volcanic-glass"]


def test_volcanic_glass_does_not_chain_when_one_is_alone() -> None:
    table = a_table("aeons-end", you=seat(aether=7), phase="main", supply=["volcanic-glass"])
    table.choose("gain:volcanic-glass", "yes")
    assert (table.you.discard, table.you.deck) == (["volcanic-glass"], ["volcanic-glass"])
    assert (table.you.aether, table.prompt) == (2, "main")


def test_breach_ore_gives_two_aether() -> None:
    assert a_main_phase(seat(hand=["breach-ore"])).play("breach-ore").choose("branch:0").you.aether == 2


def test_breach_ore_focuses_the_breach_with_the_lowest_cost() -> None:
    you = seat(mage="kadir", hand=["breach-ore"], breaches={"II": "closed 0", "III": "closed 3"})
    table = a_main_phase(you).play("breach-ore").choose("branch:1")
    assert (table.you.aether, table.you.breaches["II"], table.you.breaches["III"]) == (0, "closed 1", "closed 3")


def test_breach_ore_opens_a_breach_at_its_last_turn() -> None:
    table = a_main_phase(seat(mage="kadir", hand=["breach-ore"], breaches={"II": "closed 3"}))
    assert table.play("breach-ore").choose("branch:1").you.breaches["II"] == "opened"


def test_breach_ore_gives_aether_when_no_breach_is_closed() -> None:
    you = seat(mage="jian", hand=["breach-ore"], breaches={"III": "opened", "IV": "opened"})
    assert a_main_phase(you).play("breach-ore").you.aether == 2


@pytest.mark.parametrize(
    ("places", "aether"),
    [
        ({}, 2),
        ({"nemesis_play": ["haze-spewer"]}, 2),
        ({"nemesis_discard": ["awaken", "skewer"]}, 3),
        ({"nemesis_play": ["needlemaw"]}, 3),
        ({"nemesis_discard": ["obliterate"]}, 3),
    ],
)
def test_scoria_slag_gives_one_more_from_nemesis_tier_two_on(places: dict[str, object], aether: int) -> None:
    assert a_main_phase(seat(hand=["scoria-slag"]), **places).play("scoria-slag").you.aether == aether


@pytest.mark.parametrize(
    ("discarded", "aether"),
    [(["turn-1"], 2), (["turn-nemesis", "turn-1"], 4), (["turn-nemesis", "turn-nemesis", "turn-1"], 4)],
)
def test_erratic_ingot_gives_two_more_after_a_turn_of_the_nemesis(discarded: list[str], aether: int) -> None:
    table = a_main_phase(seat(hand=["erratic-ingot"]), turn_discard=discarded).play("erratic-ingot")
    assert table.you.aether == aether


def test_bloodstone_jewel_gives_three_aether() -> None:
    assert a_main_phase(seat(hand=["bloodstone-jewel"])).play("bloodstone-jewel").you.aether == 3


def test_bloodstone_jewel_gives_three_aether_back_the_first_time_it_is_gained_in_a_turn() -> None:
    table = a_main_phase(seat(aether=12), supply=["bloodstone-jewel"])
    assert table.choose("gain:bloodstone-jewel").you.aether == 9
    assert table.choose("gain:bloodstone-jewel").you.aether == 3


def test_bloodstone_jewel_gives_aether_back_though_another_card_was_gained_before() -> None:
    table = a_main_phase(seat(aether=8), supply=["jade", "bloodstone-jewel"])
    assert table.choose("gain:jade", "gain:bloodstone-jewel").you.aether == 3


def test_bloodstone_jewel_gives_nothing_outside_ones_own_turn() -> None:
    table = a_main_phase(supply=["bloodstone-jewel"]).order("gain card", {"p2": "bloodstone-jewel"})
    assert (table.left.discard, table.left.aether) == (["bloodstone-jewel"], 0)
