"""Carapace Queen, her husks and her cards."""

from __future__ import annotations

from functools import partial

from tests.aeons_end import test_basic_nemesis as basic
from tests.aeons_end.mages_table import a_nemesis, seat

against = partial(a_nemesis, "carapace-queen")
resolved = partial(basic.resolved, nemesis="carapace-queen")
acting = partial(basic.acting, nemesis="carapace-queen")
last_token = partial(basic.last_token, nemesis="carapace-queen")


def test_carapace_queen_begins_with_sixty_life_and_two_husks() -> None:
    table = against(phase="set-up", turn_deck=["turn-1"], turn_discard=[])
    assert (table.nemesis_life, table.husks) == (60, 2)


def test_carapace_queen_unleashes_two_husks_or_three_at_increased_difficulty() -> None:
    assert against(husks=1).order("unleash").husks == 3
    assert against(husks=1, options={"difficulty": "expert"}).order("unleash").husks == 4


def test_husk_beyond_the_fifteenth_costs_gravehold_a_life() -> None:
    table = against(husks=14).order("unleash")
    assert (table.husks, table.gravehold) == (15, 29)


def test_husk_swallows_damage_unless_one_pays_to_spread_it() -> None:
    you = seat(breach_1=["dark-fire"], hand=["spark", "spark"])
    table = against(you, husks=3, phase="casting").choose("cast:dark-fire@1", "pick:spark", "pick:spark", "target:husk")
    wasted = table.choose("no")
    assert (wasted.husks, wasted.you.life) == (2, 10)


def test_husk_after_husk_dies_for_one_damage_to_oneself() -> None:
    you = seat(breach_1=["dark-fire"], hand=["spark", "spark"])
    table = against(you, husks=3, phase="casting").choose("cast:dark-fire@1", "pick:spark", "pick:spark", "target:husk")
    table.choose("yes")
    assert (table.husks, table.you.life) == (0, 9)


def test_broodwomb_lays_a_husk() -> None:
    assert acting("broodwomb", husks=0).husks == 1


def test_broodwomb_cannot_be_hurt_behind_husks() -> None:
    you = seat(breach_1=["spark"])
    guarded = against(you, husks=1, nemesis_play=["broodwomb"], phase="casting").choose("cast:spark@1")
    assert "target:broodwomb" not in guarded.offered()
    bare = against(you, husks=0, nemesis_play=["broodwomb"], phase="casting").choose("cast:spark@1")
    assert "target:broodwomb" in bare.offered()


def test_endless_throng_swarms() -> None:
    assert resolved("endless-throng", husks=3).husks == 7
    assert resolved("endless-throng", husks=10).gravehold == 25


def test_endless_throng_strikes_the_weakest_at_eleven_husks() -> None:
    table = resolved("endless-throng", seat(life=5), husks=12)
    assert (table.you.life, table.husks) == (2, 11)


def test_endless_throng_ends_the_game_at_thirteen_husks() -> None:
    table = resolved("endless-throng", husks=13)
    assert table.winners == []
    assert table.outcome is not None


def test_endless_throng_takes_a_prepped_spell_at_four_husks() -> None:
    table = resolved("endless-throng", left=seat(breach_1=["spark"]), husks=6)
    assert (table.left.discard, table.husks) == (["spark"], 8)


def test_hatch_counts_discarded_turn_cards() -> None:
    table = resolved("hatch", husks=0, turn_deck=["turn-2"], turn_discard=["turn-nemesis", "turn-2", "turn-1"])
    assert table.husks == 3


def test_blot_the_sun_swarms_unleashes_and_swarms() -> None:
    table = last_token("blot-the-sun", husks=7)
    assert (table.gravehold, table.husks) == (20, 9)


def test_foul_multitudes_gives_husks_two_life_while_in_play() -> None:
    table = resolved("foul-multitudes", husks=[1])
    assert table.husks == 3
    assert [mark["life"] for mark in table.marks("special_play")] == [2, 2, 2]


def test_foul_multitudes_heals_damaged_husks_at_the_end_of_a_turn() -> None:
    table = against(seat(deck=["spark"] * 5), husks=[1, 2], nemesis_play=["foul-multitudes"]).choose("end")
    assert sorted(mark["life"] for mark in table.marks("special_play")) == [2, 2]


def test_infest_swarms_twice_or_hits_for_four() -> None:
    assert resolved("infest", husks=0).choose("branch:0").husks == 6
    assert resolved("infest", husks=0).choose("branch:1", "player:p1").you.life == 6


def test_legion_beacon_unleashes_twice_at_once() -> None:
    assert resolved("legion-beacon", husks=0).husks == 4


def test_legion_beacon_burns_half_the_husks_into_gravehold_and_swarms() -> None:
    table = last_token("legion-beacon", husks=5)
    assert (table.gravehold, table.husks) == (24, 6)


def test_maggot_engine_lives_twice_as_long_as_there_are_husks() -> None:
    table = resolved("maggot-engine", husks=1)
    assert (table.husks, table.marks("nemesis_play")) == (7, [{"life": 14}])


def test_maggot_engine_swarms_every_turn() -> None:
    assert acting({"card": "maggot-engine", "life": 4}, husks=0).husks == 4


def test_spawn_swarms_unleashes_and_swarms() -> None:
    table = resolved("spawn", husks=7)
    assert (table.gravehold, table.husks) == (20, 9)
