"""Rageborne and its cards."""

from __future__ import annotations

from deckwright.core import view
from tests.aeons_end.mages_table import a_main_phase, a_nemesis, seat
from tests.aeons_end.test_basic_nemesis import acting, last_token, resolved


def test_rageborne_begins_with_seventy_life_and_a_fury() -> None:
    table = a_main_phase(seat(), phase="set-up", turn_deck=["turn-1"], turn_discard=[])
    assert (table.nemesis_life, table.tokens) == (70, 1)


def test_rageborne_strikes_once_at_four_fury_and_spends_three() -> None:
    table = a_main_phase(fury=7, strikes=["devastate"], nemesis_deck=["vex", "needlemaw"]).order("nemesis turn")
    assert (table.gravehold, table.tokens) == (25, 4)


def test_rageborne_spends_one_fury_at_increased_difficulty() -> None:
    options = {"difficulty": "expert"}
    table = a_main_phase(fury=4, strikes=["devastate"], nemesis_deck=["vex", "needlemaw"], options=options)
    assert table.order("nemesis turn").tokens == 3


def test_rageborne_does_not_strike_below_four_fury() -> None:
    table = a_main_phase(fury=3, strikes=["devastate"], nemesis_deck=["vex", "needlemaw"]).order("nemesis turn")
    assert (table.gravehold, table.tokens) == (30, 3)


def test_rageborne_has_more_fury_than_there_are_tokens_in_the_box() -> None:
    assert a_main_phase(fury=15).order("unleash").tokens == 16


def test_convoke_hits_a_player_for_four() -> None:
    table = resolved("convoke", fury=4).choose("player:p2")
    assert (table.left.life, table.tokens) == (6, 1)


def test_devastate_hits_gravehold_for_five() -> None:
    assert resolved("devastate").gravehold == 25


def test_eviscerate_hits_the_weakest_for_two() -> None:
    assert resolved("eviscerate", seat(life=3)).you.life == 1


def test_frenzy_hits_whoever_opened_most_breaches() -> None:
    assert resolved("frenzy", seat(mage="jian")).you.life == 7


def test_raze_hits_gravehold_and_a_player() -> None:
    table = resolved("raze").choose("player:p1")
    assert (table.gravehold, table.you.life) == (27, 9)


def test_seize_takes_the_two_costliest_spells_of_all() -> None:
    table = resolved("seize", seat(mage="jian", breach_1=["spark"], breach_2=["dark-fire"]), seat(breach_1=["ignite"]))
    assert (table.you.discard, table.left.discard, table.you.breach_1) == (["dark-fire"], ["ignite"], ["spark"])


def test_cleave_strikes() -> None:
    table = resolved("cleave", strikes=["devastate"], fury=5)
    assert (table.gravehold, table.tokens) == (25, 2)


def test_provoker_hits_gravehold_by_fury() -> None:
    assert acting("provoker", fury=3).gravehold == 27


def test_unrelenting_ire_unleashes_three_times_in_the_second_nemesis_turn() -> None:
    table = resolved("unrelenting-ire", turn_deck=["turn-2"], turn_discard=["turn-nemesis", "turn-nemesis", "turn-1"])
    assert table.tokens == 3


def test_unrelenting_ire_unleashes_once_in_the_first() -> None:
    table = resolved("unrelenting-ire", turn_deck=["turn-nemesis"], turn_discard=["turn-nemesis", "turn-1"])
    assert table.tokens == 1


def test_blood_cry_unleashes_four_times() -> None:
    assert last_token("blood-cry").tokens == 4


def test_blood_cry_is_discarded_for_four_charges_of_ones_own() -> None:
    table = a_main_phase(seat(charges=4), nemesis_play=["blood-cry"]).choose("remove:blood-cry")
    assert (table.you.charges, table.nemesis_discard) == (0, ["blood-cry"])
    poor = a_main_phase(seat(charges=3), seat(charges=3), nemesis_play=["blood-cry"])
    assert poor.refused()["remove:blood-cry"] == "not-possible"


def test_invoke_carnage_hits_for_one_more_than_fury() -> None:
    table = last_token("invoke-carnage", fury=2).choose("player:p1")
    assert (table.tokens, table.you.life) == (3, 6)


def test_scorn_hits_gravehold_or_unleashes() -> None:
    assert acting("scorn").choose("branch:0").gravehold == 27
    assert acting("scorn").choose("branch:1").tokens == 2


def test_avatar_of_wrath_strikes_every_turn() -> None:
    assert acting("avatar-of-wrath", strikes=["devastate"], fury=3).gravehold == 25


def test_onslaught_takes_as_many_cards_as_there_is_fury() -> None:
    table = resolved("onslaught", seat(hand=["spark", "jade"]), seat(hand=["spark", "crystal"]))
    table.choose("pick:jade").choose("pick:crystal").choose("pick:spark")
    assert (table.tokens, len(table.you.hand) + len(table.left.hand)) == (3, 1)


def test_rolling_death_strikes_twice() -> None:
    table = last_token("rolling-death", strikes=["devastate"], fury=7)
    assert (table.gravehold, table.tokens) == (20, 1)


def test_views_tell_which_tokens_a_nemesis_gathers_and_when_they_matter_at_the_end_of_its_turn() -> None:
    boxes = {"rageborne": "base", "gate-witch": "war-eternal", "carapace-queen": "base"}
    told = {name: view(a_nemesis(name, options={"boxes": box}).game, 0).facts["tokens"] for name, box in boxes.items()}
    assert told == {"rageborne": {"tokens": 4}, "gate-witch": {"nemesis_tokens": 5}, "carapace-queen": {}}
