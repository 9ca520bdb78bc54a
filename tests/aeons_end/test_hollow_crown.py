"""Hollow Crown, its acolytes with their blood magic, and its cards."""

from __future__ import annotations

from functools import partial

import pytest

from deckwright.errors import AuthorError
from tests.aeons_end import test_basic_nemesis as basic
from tests.aeons_end.mages_table import a_nemesis, seat
from tests.table import Table, a_table

BOTH = {"boxes": "base,war-eternal"}
EXPERT = {**BOTH, "difficulty": "expert"}

against = partial(a_nemesis, "hollow-crown", options=BOTH)
resolved = partial(basic.resolved, nemesis="hollow-crown", options=BOTH)
acting = partial(basic.acting, nemesis="hollow-crown", options=BOTH)
last_token = partial(basic.last_token, nemesis="hollow-crown", options=BOTH)


def weak(acolyte: str, life: int) -> dict[str, object]:
    return {"card": acolyte, "life": life}


def unleashed(acolyte: object, *seats: dict[str, object], **table: object) -> Table:
    """The only acolyte in play works its blood magic."""
    return against(*seats, acolytes=[acolyte], **table).order("unleash")


def lives(table: Table) -> list[int]:
    """The life of the acolytes in play, the oldest first."""
    return [marks["life"] for marks in table.marks("special_play")]


# -- the nemesis


@pytest.mark.parametrize("difficulty", ["normal", "expert", "extinction"])
def test_hollow_crown_begins_with_one_life_and_two_of_nine_acolytes(difficulty: str) -> None:
    table = against(phase="set-up", turn_deck=["turn-1"], turn_discard=[], options={**BOTH, "difficulty": difficulty})
    assert (table.nemesis_life, lives(table)) == (1, [11, 11])
    assert (len(table.special_deck), table.special_discard) == (7, [])


def test_hollow_crown_has_an_acolyte_less_for_beginners_and_still_one_life() -> None:
    options = {**BOTH, "difficulty": "beginner"}
    table = against(phase="set-up", turn_deck=["turn-1"], turn_discard=[], options=options)
    assert (table.nemesis_life, len(table.special_play), len(table.special_deck)) == (1, 2, 6)
    assert len(table.special_discard) == 1


def test_hollow_crown_unleashes_the_blood_magic_of_the_acolyte_with_most_life() -> None:
    table = against(acolytes=[weak("lurzan", 4), "nhavkalas"]).order("unleash")
    assert (table.gravehold, lives(table)) == (27, [4, 10])


def test_hollow_crown_lets_the_players_break_a_tie() -> None:
    table = against(acolytes=["lurzan", "nhavkalas", weak("mord", 3)]).order("unleash")
    assert table.offered() == ["pick:lurzan", "pick:nhavkalas"]
    assert table.choose("pick:nhavkalas").gravehold == 27


def test_hollow_crown_unleashes_all_acolytes_at_increased_difficulty_and_spares_them() -> None:
    table = against(seat(life=3), acolytes=[weak("nhavkalas", 1), "lurzan"], options=EXPERT).order("unleash")
    assert (table.gravehold, table.you.life, lives(table)) == (27, 2, [1, 11])


def test_hollow_crown_unleashes_nothing_without_acolytes() -> None:
    table = against(acolytes=[]).order("unleash", 2)
    assert (table.gravehold, table.you.life, table.left.life) == (30, 10, 10)


def test_hollow_crown_cannot_be_damaged() -> None:
    table = against(seat(breach_1=["spark"]), acolytes=["bezu", "mord"], phase="casting").choose("cast:spark@1")
    assert table.offered() == ["target:bezu", "target:mord"]
    alone = against(seat(breach_1=["spark"]), acolytes=[], phase="casting").choose("cast:spark@1")
    assert (alone.prompt, alone.nemesis_life, alone.outcome) == ("main", 1, None)


def test_hollow_crown_does_not_even_suffer_what_strikes_it_alone() -> None:
    table = against(acolytes=["bezu"]).order("damage", {"nemesis": 5})
    assert (table.nemesis_life, table.outcome) == (1, None)


def test_hollow_crown_hits_gravehold_for_an_exhausted_player_instead_of_unleashing() -> None:
    table = against(seat(life=2, charges=2), acolytes=["nhavkalas"]).order("damage", {"p1": 3})
    assert (table.gravehold, lives(table), table.prompt) == (26, [11], "destroy-breach")
    table.choose("breach:p1@1")
    assert (table.gravehold, table.you.charges) == (24, 0)


def test_hollow_crown_is_beaten_when_no_acolyte_is_in_play_at_the_end_of_a_turn() -> None:
    table = against(seat(deck=["spark"] * 5), acolytes=[weak("bezu", 2)], acolyte_deck=[])
    table.order("damage", {"bezu": 2})
    assert (table.special_play, table.outcome) == ([], None)
    table.choose("end")
    assert (table.winners, table.game.ending) == (["you", "left"], "nemesis-undone")


def test_hollow_crown_is_beaten_at_the_end_of_its_own_turn_too() -> None:
    table = against(acolytes=[], nemesis_deck=["vex", "infernal-domain"]).order("nemesis turn")
    assert table.winners == ["you", "left"]


def test_hollow_crown_goes_on_while_one_acolyte_is_left() -> None:
    table = against(seat(deck=["spark"] * 5), acolytes=[weak("bezu", 1)], acolyte_deck=[]).choose("end")
    assert table.outcome is None


def test_hollow_crown_out_of_cards_is_not_beaten_while_an_acolyte_stands() -> None:
    table = against(seat(deck=["spark"] * 5), acolytes=["bezu"], nemesis_deck=[]).choose("end")
    assert table.outcome is None


def test_hollow_crown_replaces_a_discarded_acolyte_from_the_deck() -> None:
    table = against(acolytes=[weak("bezu", 2), "mord"], acolyte_deck=["solara", "lurzan"])
    table.order("damage", {"bezu": 5})
    assert (table.special_play, lives(table)) == (["mord", "lurzan"], [11, 11])
    assert (table.special_discard, table.special_deck, table.nemesis_discard) == (["bezu"], ["solara"], [])


def test_hollow_crown_does_not_reshuffle_its_acolytes() -> None:
    table = against(acolytes=[weak("bezu", 2), "mord"], acolyte_deck=[], acolyte_discard=["solara"])
    table.order("damage", {"bezu": 2})
    assert (table.special_play, table.special_discard) == (["mord"], ["solara", "bezu"])


def test_hollow_crown_skips_acolytes_in_its_main_phase() -> None:
    table = against(acolytes=["nhavkalas"]).order("nemesis main")
    assert (table.gravehold, lives(table)) == (30, [11])


def test_hollow_crown_finishes_the_unleash_before_it_deals_with_who_was_exhausted() -> None:
    table = against(seat(life=1), seat(life=5), acolytes=["holadran"], options=EXPERT).order("unleash")
    table.choose("player:p1")
    assert (table.you.life, table.left.life, table.prompt, table.gravehold) == (0, 4, "destroy-breach", 26)


# -- acolytes


def test_bezu_strikes_gravehold_and_itself_by_the_most_spells_of_one_player() -> None:
    table = unleashed("bezu", seat(mage="jian", breach_1=["spark"], breach_2=["spark"]), seat(breach_1=["spark"]))
    assert (table.gravehold, lives(table)) == (28, [9])


def test_bezu_does_nothing_without_spells() -> None:
    table = unleashed("bezu")
    assert (table.gravehold, lives(table), table.prompt) == (30, [11], "main")


def test_edryss_tragg_suffers_only_if_its_victim_is_weak() -> None:
    strong = unleashed("edryss-tragg", seat(life=8)).choose("player:p1")
    assert (strong.you.life, lives(strong)) == (6, [11])
    weakened = unleashed("edryss-tragg", seat(life=7)).choose("player:p1")
    assert (weakened.you.life, lives(weakened)) == (5, [9])


def test_edryss_tragg_may_be_spared() -> None:
    table = resolved("enslave", seat(life=7), acolytes=["edryss-tragg"]).choose("player:p1")
    assert (table.you.life, lives(table)) == (5, [11])


def test_holadran_hits_two_different_players() -> None:
    table = a_table(
        "aeons-end", seats=3, phase="main", nemesis="hollow-crown", acolytes=["holadran"], options=BOTH
    ).order("unleash")
    table.choose("player:p3")
    assert table.offered() == ["player:p1", "player:p2"]
    table.choose("player:p1")
    assert (table.you.life, table.left.life, table.right.life) == (9, 10, 9)


def test_holadran_hits_a_single_player_twice() -> None:
    table = a_table("aeons-end", seats=1, phase="main", nemesis="hollow-crown", acolytes=["holadran"], options=BOTH)
    assert table.order("unleash").you.life == 8


def test_kurgax_hits_gravehold_and_a_player() -> None:
    table = unleashed("kurgax").choose("player:p2")
    assert (table.gravehold, table.left.life) == (29, 9)


def test_lurzan_hits_the_weakest_and_not_gravehold() -> None:
    table = unleashed("lurzan", seat(life=4), seat(life=6))
    assert (table.you.life, table.left.life, table.gravehold) == (3, 6, 30)


def test_mord_hits_gravehold_or_takes_a_charge() -> None:
    hard = unleashed("mord", seat(charges=1)).choose("branch:0")
    assert (hard.gravehold, hard.you.charges, lives(hard)) == (27, 1, [11])
    cunning = unleashed("mord", seat(charges=1)).choose("branch:1")
    assert (cunning.gravehold, cunning.you.charges, lives(cunning)) == (29, 0, [10])


def test_mord_takes_no_charge_where_there_is_none() -> None:
    assert unleashed("mord").gravehold == 27


def test_mord_spared_leaves_both_ways_open() -> None:
    table = resolved("enslave", seat(charges=1), acolytes=["mord"])
    assert table.offered() == ["branch:gravehold-suffers", "branch:lose-charges"]
    table.choose("branch:1")
    assert (table.gravehold, table.you.charges, lives(table)) == (29, 0, [11])


def test_nhavkalas_hits_gravehold_for_three_and_itself_for_one() -> None:
    table = unleashed("nhavkalas")
    assert (table.gravehold, lives(table)) == (27, [10])


def test_ren_goda_hits_for_two_or_for_one_and_the_dearest_card() -> None:
    blow = unleashed("ren-goda", seat(hand=["jade"])).choose("branch:0", "player:p2")
    assert blow.left.life == 8
    theft = unleashed("ren-goda", seat(hand=["spark", "jade", "crystal"])).choose("branch:1")
    assert (theft.you.life, theft.you.discard) == (9, ["jade"])


def test_ren_goda_lets_the_victim_choose_among_equally_dear_cards() -> None:
    table = unleashed("ren-goda", seat(hand=["spark", "crystal"])).choose("branch:1")
    assert table.asked == ["you"]
    assert table.choose("pick:spark").you.discard == ["spark"]


def test_ren_goda_only_hits_when_all_hands_are_empty() -> None:
    assert unleashed("ren-goda").choose("player:p1").you.life == 8


def test_solara_takes_two_cards_from_who_has_them_and_suffers_three() -> None:
    table = unleashed("solara", seat(hand=["spark"]), seat(hand=["spark", "jade", "crystal"]))
    table.choose("pick:jade", "pick:spark")
    assert (table.left.discard, table.you.hand, lives(table)) == (["jade", "spark"], ["spark"], [8])


def test_solara_takes_what_there_is_from_the_largest_hand() -> None:
    table = unleashed("solara", seat(hand=["spark"]))
    assert (table.you.discard, lives(table)) == (["spark"], [8])


def test_solara_may_die_of_its_own_magic_and_is_replaced() -> None:
    table = unleashed(weak("solara", 3), seat(hand=["spark", "spark"]), acolyte_deck=["mord"])
    assert (table.special_play, lives(table), table.special_discard) == (["mord"], [11], ["solara"])


# -- cards


def test_beseech_renews_the_weakest_acolyte_and_unleashes() -> None:
    table = resolved("beseech", acolytes=[weak("bezu", 2), "kurgax"], acolyte_deck=["mord", "nhavkalas"])
    assert (table.special_play, table.special_deck) == (["kurgax", "nhavkalas"], ["bezu", "mord"])
    assert table.special_discard == []
    table.choose("pick:nhavkalas")
    assert (table.gravehold, lives(table)) == (27, [11, 10])


def test_beseech_brings_the_same_acolyte_back_whole_from_an_empty_deck() -> None:
    table = resolved("beseech", acolytes=[weak("nhavkalas", 2)], acolyte_deck=[])
    assert (table.special_play, lives(table), table.gravehold) == (["nhavkalas"], [10], 27)


def test_enslave_lets_every_acolyte_work_the_oldest_first_and_spares_them() -> None:
    table = resolved("enslave", seat(life=4), acolytes=[weak("nhavkalas", 1), "lurzan"])
    magic = [table.game.rules.definitions[table.game.cards[event.card]].id for event in table.happened("blood-magic")]
    assert (magic, table.gravehold, table.you.life, lives(table)) == (["nhavkalas", "lurzan"], 27, 3, [1, 11])


def test_thronewatch_drives_the_weakest_acolyte_and_hurts_it() -> None:
    table = acting("thronewatch", acolytes=[weak("nhavkalas", 5), "mord"])
    assert (table.gravehold, lives(table)) == (27, [3, 11])


def test_thronewatch_never_drives_itself() -> None:
    table = acting(weak("thronewatch", 1), acolytes=["nhavkalas"])
    assert (table.gravehold, table.marks("nemesis_play"), lives(table)) == (27, [{"life": 1}], [9])


def test_thronewatch_hurts_no_successor_of_an_acolyte_that_died() -> None:
    table = acting("thronewatch", acolytes=[weak("nhavkalas", 1)], acolyte_deck=["mord"])
    assert (table.special_play, lives(table)) == (["mord"], [11])


def test_ascend_unleashes_heals_the_weakest_acolyte_and_drives_it() -> None:
    table = resolved("ascend", acolytes=[weak("nhavkalas", 5), weak("kurgax", 6)])
    table.choose("player:p1")
    assert (table.gravehold, table.you.life, lives(table)) == (26, 9, [10, 6])


def test_infernal_domain_calls_one_more_acolyte_and_lets_all_work() -> None:
    table = last_token("infernal-domain", acolytes=["nhavkalas"], acolyte_deck=["bezu", "lurzan"]).choose("player:p1")
    assert (table.special_play, table.gravehold, table.you.life) == (["nhavkalas", "lurzan"], 27, 9)
    assert lives(table) == [11, 11]


def test_infernal_domain_is_discarded_for_eight_aether() -> None:
    table = against(seat(aether=8), acolytes=["bezu"], nemesis_play=["infernal-domain"]).choose(
        "remove:infernal-domain"
    )
    assert table.nemesis_discard == ["infernal-domain"]


def test_reign_drives_the_strongest_acolyte_hurts_it_and_unleashes_twice() -> None:
    table = resolved("reign", acolytes=["nhavkalas", weak("bezu", 1)])
    assert (table.gravehold, lives(table)) == (21, [2, 1])


def test_reign_hurts_nobody_if_the_acolyte_is_gone() -> None:
    table = resolved("reign", acolytes=[weak("nhavkalas", 1)], acolyte_deck=["bezu"])
    assert (table.special_play, lives(table), table.gravehold) == (["bezu"], [11], 27)


def test_dominate_lets_every_acolyte_work_twice() -> None:
    table = resolved("dominate", acolytes=["nhavkalas"])
    assert (table.gravehold, lives(table)) == (24, [11])


def test_nameless_faith_shuffles_the_last_two_back_and_lets_all_work() -> None:
    table = last_token(
        "nameless-faith", acolytes=["nhavkalas"], acolyte_deck=["mord"], acolyte_discard=["bezu", "kurgax", "solara"]
    )
    assert (sorted(table.special_deck), table.special_discard) == (["kurgax", "mord", "solara"], ["bezu"])
    assert table.gravehold == 27


def test_nameless_faith_makes_do_with_what_was_discarded() -> None:
    table = last_token("nameless-faith", acolytes=["nhavkalas"], acolyte_deck=[], acolyte_discard=["bezu"])
    assert (table.special_deck, table.special_discard) == (["bezu"], [])
    none = last_token("nameless-faith", acolytes=["nhavkalas"], acolyte_deck=["mord"], acolyte_discard=[])
    assert (none.special_deck, none.gravehold) == (["mord"], 27)


def test_viscera_bride_heals_the_weakest_acolyte_and_drives_it_twice() -> None:
    table = acting("viscera-bride", acolytes=[weak("nhavkalas", 5), "bezu"])
    assert (table.gravehold, lives(table)) == (24, [9, 11])


def test_viscera_bride_stops_when_the_acolyte_dies() -> None:
    hands = seat(hand=["spark"] * 2)
    table = acting("viscera-bride", hands, acolytes=[weak("bezu", 11), weak("solara", 1)], acolyte_deck=["mord"])
    assert lives(table) == [11, 5]
    spells = seat(
        mage="jian", breach_1=["spark"] * 2, breach_2=["spark"], breach_3=["spark"] * 4, breach_4=["spark"] * 4
    )
    doomed = acting("viscera-bride", spells, acolytes=[weak("bezu", 1)], acolyte_deck=["mord"])
    assert (doomed.special_play, doomed.special_discard, doomed.gravehold) == (["mord"], ["bezu"], 19)


# -- positions


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"acolytes": ["bezu"], "acolyte_deck": ["bezu"]}, "special_deck: 'bezu' lies in special_play already"),
        ({"acolytes": [{"card": "bezu", "life": 12}]}, "special_play: 'bezu' has 12 life, more than the 11"),
        ({"acolytes": ["thronewatch"]}, "special_play: 'thronewatch' is of kind minion, only husk or acolyte lies"),
    ],
)
def test_acolytes_that_cannot_be_laid_out_say_why(table: dict[str, object], message: str) -> None:
    with pytest.raises(AuthorError) as told:
        against(**table)
    assert told.value.message.startswith(f"position.{message}")
