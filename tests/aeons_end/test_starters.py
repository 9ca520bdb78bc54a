"""Crystal, Spark, and the mages' own cards."""

from __future__ import annotations

from tests.aeons_end.mages_table import a_main_phase, seat
from tests.aeons_end.test_spells import cast


def test_crystal_gives_an_aether() -> None:
    assert a_main_phase(seat(hand=["crystal"])).play("crystal").you.aether == 1


def test_spark_deals_one_damage() -> None:
    assert cast("spark").nemesis_life == 69


def test_spark_deals_one_more_from_an_opened_third_breach() -> None:
    from tests.table import a_table

    you = seat(breaches={"III": "opened"}, breach_3=["spark"])
    table = a_table("aeons-end", you=you, left={}, phase="casting").choose("cast:spark@3")
    assert table.nemesis_life == 68


def test_amethyst_shard_lets_an_ally_exchange_a_card() -> None:
    table = a_main_phase(seat(hand=["amethyst-shard"]), seat(hand=["spark"], deck=["jade"]))
    table.play("amethyst-shard").choose("yes", "pick:spark", by="left")
    assert table.you.aether == 1
    assert (table.left.hand, table.left.discard) == (["jade"], ["spark"])


def test_amethyst_shard_may_be_declined() -> None:
    table = a_main_phase(seat(hand=["amethyst-shard"]), seat(hand=["spark"], deck=["jade"]))
    table.play("amethyst-shard").choose("no", by="left")
    assert table.left.hand == ["spark"]


def test_buried_light_deals_one_and_gives_an_aether() -> None:
    table = cast("buried-light")
    assert (table.nemesis_life, table.you.aether) == (69, 1)


def test_moonstone_shard_gives_an_aether_for_gems() -> None:
    table = a_main_phase(seat(hand=["moonstone-shard"]), supply=["jade", "flexing-dagger"]).play("moonstone-shard")
    assert (table.you.aether, table.you.aether_for_gems) == (1, 1)
    assert "gain:jade" in table.offered()
    assert table.refused()["gain:flexing-dagger"] == "costs-aether"


def test_emerald_shard_heals_instead_of_giving_aether() -> None:
    table = a_main_phase(seat(hand=["emerald-shard"]), seat(life=4)).play("emerald-shard").choose("branch:1")
    assert (table.you.aether, table.left.life) == (0, 5)


def test_emerald_shard_gives_aether_when_nobody_can_be_healed() -> None:
    assert a_main_phase(seat(hand=["emerald-shard"])).play("emerald-shard").you.aether == 1


def test_quartz_shard_gives_one_more_for_a_players_turn_card() -> None:
    table = a_main_phase(
        seat(hand=["quartz-shard"]), turn_deck=["turn-nemesis", "turn-2"], turn_discard=["turn-1"]
    ).play("quartz-shard")
    assert table.you.aether == 2
    table.choose("yes")
    assert table.turn_deck == ["turn-2", "turn-nemesis"]


def test_quartz_shard_may_leave_the_card_on_top() -> None:
    table = a_main_phase(
        seat(hand=["quartz-shard"]), turn_deck=["turn-2", "turn-nemesis"], turn_discard=["turn-1"]
    ).play("quartz-shard")
    table.choose("no")
    assert table.you.aether == 1
    assert table.turn_deck == ["turn-2", "turn-nemesis"]


def test_garnet_shard_casts_an_allys_spell_whose_card_stays_theirs() -> None:
    table = a_main_phase(seat(hand=["garnet-shard"]), seat(breach_1=["spark"])).play("garnet-shard")
    table.choose("branch:1")
    assert (table.nemesis_life, table.left.discard) == (69, ["spark"])


def test_garnet_shard_gives_aether_when_nothing_is_prepped() -> None:
    assert a_main_phase(seat(hand=["garnet-shard"])).play("garnet-shard").you.aether == 1


def test_tourmaline_shard_lets_an_ally_bleed_to_destroy_a_card() -> None:
    table = a_main_phase(seat(hand=["tourmaline-shard"]), seat(hand=["crystal"], life=6)).play("tourmaline-shard")
    table.choose("yes", by="left")
    assert (table.left.life, table.left.hand, table.destroyed) == (5, [], ["crystal"])


def test_tourmaline_shard_asks_nobody_without_cards() -> None:
    table = a_main_phase(seat(hand=["tourmaline-shard"])).play("tourmaline-shard")
    assert (table.you.aether, table.prompt) == (1, "main")


def test_tourmaline_shard_costs_the_ally_nothing_in_a_turn_without_damage() -> None:
    table = a_main_phase(seat(hand=["tourmaline-shard"]), seat(hand=["crystal"]), warded=1).play("tourmaline-shard")
    table.choose("yes", by="left")
    assert (table.left.life, table.destroyed) == (10, ["crystal"])


def test_flare_deals_three_if_a_player_comes_next() -> None:
    assert cast("flare", turn_deck=["turn-2"], turn_discard=["turn-1"]).nemesis_life == 67


def test_flare_deals_one_if_the_nemesis_comes_next() -> None:
    assert cast("flare", turn_deck=["turn-nemesis"], turn_discard=["turn-1"]).nemesis_life == 69
