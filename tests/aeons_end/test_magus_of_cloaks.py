"""Magus of Cloaks and its cards."""

from __future__ import annotations

from functools import partial

import pytest

from deckwright.errors import AuthorError
from tests.aeons_end import test_basic_nemesis as basic
from tests.aeons_end.mages_table import a_nemesis, seat

BOTH = {"boxes": "base,war-eternal"}
EXPERT = {**BOTH, "difficulty": "expert"}

against = partial(a_nemesis, "magus-of-cloaks", options=BOTH)
resolved = partial(basic.resolved, nemesis="magus-of-cloaks", options=BOTH)
acting = partial(basic.acting, nemesis="magus-of-cloaks", options=BOTH)
last_token = partial(basic.last_token, nemesis="magus-of-cloaks", options=BOTH)


# -- the nemesis


@pytest.mark.parametrize(("difficulty", "life"), [("beginner", 25), ("normal", 35), ("expert", 35), ("extinction", 45)])
def test_magus_of_cloaks_begins_with_four_tokens(difficulty: str, life: int) -> None:
    table = against(phase="set-up", turn_deck=["turn-1"], turn_discard=[], options={**BOTH, "difficulty": difficulty})
    assert (table.nemesis_life, table.nemesis_tokens) == (life, 4)


@pytest.mark.parametrize(
    ("tokens", "damage", "life", "left"),
    [(4, 4, 35, 3), (4, 6, 33, 3), (2, 1, 35, 2), (4, 3, 35, 3), (2, 3, 34, 2), (4, 0, 35, 4)],
)
def test_magus_of_cloaks_turns_damage_away_and_loses_a_token(tokens: int, damage: int, life: int, left: int) -> None:
    table = against(nemesis_tokens=tokens).order("damage", {"nemesis": damage})
    assert (table.nemesis_life, table.nemesis_tokens) == (life, left)


def test_magus_of_cloaks_is_less_cloaked_against_the_second_spell() -> None:
    table = against(nemesis_tokens=4).order("damage", {"nemesis": 6}).order("damage", {"nemesis": 6})
    assert (table.nemesis_life, table.nemesis_tokens) == (30, 2)


def test_magus_of_cloaks_keeps_three_tokens_at_increased_difficulty() -> None:
    table = against(nemesis_tokens=3, options=EXPERT).order("damage", {"nemesis": 5})
    assert (table.nemesis_life, table.nemesis_tokens) == (33, 3)


def test_magus_of_cloaks_counts_the_bonus_of_a_breach_before_its_tokens() -> None:
    you = seat(breaches={"IV": "opened"}, breach_4=["spark"])
    table = against(you, nemesis_tokens=2, nemesis_life=1, phase="casting").choose("cast:spark@4")
    assert (table.nemesis_life, table.prompt) == (1, "main")
    strong = seat(breaches={"IV": "opened"}, breach_4=["ignite"])
    over = against(strong, nemesis_tokens=2, nemesis_life=1, phase="casting").choose("cast:ignite@4")
    assert over.winners == ["you", "left"]


@pytest.mark.parametrize("tokens", [4, 6])
def test_magus_of_cloaks_unleashes_two_tokens_or_hits_gravehold(tokens: int) -> None:
    assert against(nemesis_tokens=tokens).order("unleash").choose("branch:0").nemesis_tokens == tokens + 2
    assert against(nemesis_tokens=tokens).order("unleash").choose("branch:1").gravehold == 28


@pytest.mark.parametrize("tokens", [7, 8])
def test_magus_of_cloaks_must_hit_gravehold_where_two_tokens_do_not_fit(tokens: int) -> None:
    table = against(nemesis_tokens=tokens).order("unleash")
    assert (table.gravehold, table.nemesis_tokens, table.prompt) == (28, tokens, "main")


def test_magus_of_cloaks_may_have_nine_tokens_at_increased_difficulty() -> None:
    table = against(nemesis_tokens=7, options=EXPERT).order("unleash").choose("branch:0")
    assert table.nemesis_tokens == 9
    assert against(nemesis_tokens=8, options=EXPERT).order("unleash").gravehold == 28


@pytest.mark.parametrize(
    ("tokens", "message"),
    [(1, "nemesis_tokens: 'magus-of-cloaks' never has fewer than 2"), (9, "nemesis_tokens: 9 is more than the 8")],
)
def test_magus_of_cloaks_cannot_be_laid_out_with_other_numbers_of_tokens(tokens: int, message: str) -> None:
    with pytest.raises(AuthorError) as told:
        against(nemesis_tokens=tokens)
    assert told.value.message.startswith(f"position.{message}")


# -- cards


def test_dusk_spawn_cloaks_the_magus_when_it_is_hurt_or_dies() -> None:
    hurt = against(nemesis_tokens=4, nemesis_play=["dusk-spawn"]).order("damage", {"dusk-spawn": 2})
    assert (hurt.nemesis_tokens, hurt.marks("nemesis_play")) == (5, [{"life": 3}])
    dead = against(nemesis_tokens=4, nemesis_play=["dusk-spawn"]).order("damage", {"dusk-spawn": 5})
    assert (dead.nemesis_tokens, dead.nemesis_discard) == (5, ["dusk-spawn"])


def test_dusk_spawn_does_not_cloak_beyond_the_limit() -> None:
    table = against(nemesis_tokens=8, nemesis_play=["dusk-spawn"]).order("damage", {"dusk-spawn": 2})
    assert table.nemesis_tokens == 8


def test_dusk_spawn_takes_a_charge_or_hits_for_two() -> None:
    table = acting("dusk-spawn", seat(charges=1)).choose("player:p1")
    assert table.asked == ["you"]
    assert table.choose("branch:0").you.charges == 0
    assert acting("dusk-spawn", seat(charges=1)).choose("player:p1", "branch:1").you.life == 8
    assert acting("dusk-spawn").choose("player:p2").left.life == 8


def test_rising_dark_unleashes_hits_and_burns_a_worthless_spell() -> None:
    you = seat(mage="jian", breach_1=["ignite"], breach_2=["spark"])
    table = last_token("rising-dark", you, nemesis_tokens=8).choose("player:p2")
    assert (table.gravehold, table.left.life, table.destroyed, table.you.breach_1) == (28, 7, ["spark"], ["ignite"])


def test_rising_dark_lets_the_players_pick_two_different_players() -> None:
    table = last_token("rising-dark", seat(breach_1=["spark"]), seat(breach_1=["spark"]), nemesis_tokens=8)
    table.choose("player:p1", "player:p2")
    assert (table.you.life, table.you.breach_1, table.left.breach_1) == (7, ["spark"], [])


def test_rising_dark_burns_nothing_when_every_spell_costs_something() -> None:
    table = last_token("rising-dark", seat(breach_1=["ignite"]), nemesis_tokens=8).choose("player:p1")
    assert (table.destroyed, table.prompt) == ([], "main")


def test_rising_dark_is_discarded_when_the_magus_loses_life() -> None:
    table = against(nemesis_tokens=4, nemesis_play=["rising-dark"]).order("damage", {"nemesis": 4})
    assert (table.nemesis_play, table.nemesis_tokens) == (["rising-dark"], 3)
    table.order("damage", {"nemesis": 4})
    assert (table.nemesis_play, table.nemesis_discard, table.nemesis_life) == ([], ["rising-dark"], 34)


def test_rising_dark_cannot_be_paid_off() -> None:
    table = against(seat(aether=9), nemesis_play=["rising-dark"])
    assert table.refused()["remove:rising-dark"] == "cannot-be-discarded"


def test_twilight_empire_hits_gravehold_by_the_tokens_and_then_adds_one() -> None:
    table = last_token("twilight-empire", nemesis_tokens=4)
    assert (table.gravehold, table.nemesis_tokens) == (26, 5)


def test_ashen_haruspex_turns_two_damage_away() -> None:
    table = against(nemesis_play=["ashen-haruspex"]).order("damage", {"ashen-haruspex": 2})
    assert table.marks("nemesis_play") == [{"life": 5}]
    assert table.order("damage", {"ashen-haruspex": 3}).marks("nemesis_play") == [{"life": 4}]


@pytest.mark.parametrize(("tokens", "damage"), [(2, 1), (7, 4), (8, 4)])
def test_ashen_haruspex_hits_for_half_the_tokens(tokens: int, damage: int) -> None:
    table = acting("ashen-haruspex", nemesis_tokens=tokens).choose("player:p1")
    assert table.you.life == 10 - damage


def test_black_solstice_unleashes_twice_and_takes_a_spell_from_who_has_one() -> None:
    table = last_token("black-solstice", left=seat(breach_1=["spark"]), nemesis_tokens=8)
    assert (table.gravehold, table.left.life, table.left.discard) == (26, 7, ["spark"])


def test_black_solstice_hits_anybody_where_no_spell_is_prepped() -> None:
    assert last_token("black-solstice", nemesis_tokens=8).choose("player:p1").you.life == 7


def test_black_solstice_takes_nothing_more_if_the_breach_of_the_only_spell_is_gone() -> None:
    table = last_token("black-solstice", seat(life=3, breach_1=["spark"]), nemesis_tokens=8)
    table.choose("breach:p1@1")
    assert (table.you.life, table.you.discard, table.prompt) == (0, ["spark"], "main")


def test_black_solstice_is_discarded_when_the_magus_loses_life() -> None:
    table = against(nemesis_tokens=2, nemesis_play=["black-solstice", "rising-dark", "twilight-empire"])
    table.order("damage", {"nemesis": 3})
    assert (table.nemesis_play, table.nemesis_discard) == (["twilight-empire"], ["black-solstice", "rising-dark"])


def test_enshroud_adds_four_tokens_and_burns_two_worthless_spells() -> None:
    you = seat(mage="jian", breach_1=["spark"], breach_2=["ignite"])
    table = resolved("enshroud", you, seat(breach_1=["spark"]), nemesis_tokens=5)
    assert (table.nemesis_tokens, table.destroyed, table.you.breach_2) == (8, ["spark", "spark"], ["ignite"])


def test_enshroud_burns_what_there_is() -> None:
    assert resolved("enshroud", seat(breach_1=["spark"])).destroyed == ["spark"]
    assert resolved("enshroud", seat(breach_1=["ignite"])).destroyed == []


def test_eclipse_burns_the_dearest_spell_and_hits_its_owner() -> None:
    table = resolved("eclipse", seat(breach_1=["spark"]), seat(breach_1=["ignite"]), nemesis_tokens=2)
    assert (table.nemesis_tokens, table.destroyed, table.left.life, table.you.life) == (7, ["ignite"], 8, 10)


def test_eclipse_lets_the_players_break_a_tie() -> None:
    table = resolved("eclipse", seat(breach_1=["spark"]), seat(breach_1=["spark"]))
    table.choose("pick:spark#2")
    assert (table.left.life, table.you.breach_1) == (8, ["spark"])


def test_eclipse_hits_anybody_where_no_spell_is_prepped() -> None:
    assert resolved("eclipse").choose("player:p2").left.life == 8


def test_shadows_reach_cloaks_the_magus_at_once_and_wins_in_the_end() -> None:
    table = resolved("shadows-reach", nemesis_tokens=3)
    assert (table.nemesis_tokens, table.marks("nemesis_play")) == (7, [{"power": 9}])
    lost = last_token("shadows-reach")
    assert (lost.outcome, lost.game.ending) == ({"winners": [], "scores": []}, "nemesis-rule")


def test_veil_daughter_hides_behind_the_tokens_of_the_magus() -> None:
    table = against(nemesis_tokens=3, nemesis_play=["veil-daughter"]).order("damage", {"veil-daughter": 3})
    assert (table.marks("nemesis_play"), table.nemesis_tokens) == ([{"life": 11}], 3)
    assert table.order("damage", {"veil-daughter": 5}).marks("nemesis_play") == [{"life": 9}]


def test_veil_daughter_hits_whoever_has_most_charges() -> None:
    assert acting("veil-daughter", seat(charges=1), seat(charges=2)).left.life == 6
    assert acting("veil-daughter").choose("player:p1").you.life == 6
