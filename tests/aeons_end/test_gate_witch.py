"""Gate Witch and her cards."""

from __future__ import annotations

from functools import partial

from deckwright.core import view
from tests.aeons_end import test_basic_nemesis as basic
from tests.aeons_end.mages_table import a_nemesis, seat

BOTH = {"boxes": "base,war-eternal"}
EXPERT = {**BOTH, "difficulty": "expert"}
PAIRS = {**BOTH, "four_turns": "pairs"}

against = partial(a_nemesis, "gate-witch", options=BOTH)
resolved = partial(basic.resolved, nemesis="gate-witch", options=BOTH)
acting = partial(basic.acting, nemesis="gate-witch", options=BOTH)
last_token = partial(basic.last_token, nemesis="gate-witch", options=BOTH)

FIRST_TURN = {"turn_deck": ["turn-2", "turn-2", "turn-nemesis"], "turn_discard": ["turn-1", "turn-1", "turn-nemesis"]}
SECOND_TURN = {"turn_deck": ["turn-2", "turn-2"], "turn_discard": ["turn-nemesis", "turn-1", "turn-1", "turn-nemesis"]}


def test_gate_witch_begins_with_seventy_life_and_a_token_and_unleashes_one_more() -> None:
    table = against(phase="set-up", turn_deck=["turn-1"], turn_discard=[])
    assert (table.nemesis_life, table.nemesis_tokens) == (70, 1)
    assert table.order("unleash").nemesis_tokens == 2


def test_gate_witch_accelerates_time_at_five_tokens_after_the_first_nemesis_turn() -> None:
    table = against(nemesis_tokens=5, **FIRST_TURN).order("nemesis turn")
    assert (table.nemesis_tokens, table.turn_discard) == (1, ["turn-1", "turn-1"])
    assert sorted(table.turn_deck) == ["turn-2", "turn-2", "turn-nemesis", "turn-nemesis"]
    assert len(table.happened("shuffled")) == 1


def test_gate_witch_loses_three_tokens_at_increased_difficulty() -> None:
    assert against(nemesis_tokens=6, **FIRST_TURN, options=EXPERT).order("nemesis turn").nemesis_tokens == 3


def test_gate_witch_does_not_accelerate_time_below_five_tokens() -> None:
    table = against(nemesis_tokens=4, **FIRST_TURN).order("nemesis turn")
    assert (table.nemesis_tokens, table.turn_deck) == (4, FIRST_TURN["turn_deck"])


def test_gate_witch_does_not_accelerate_time_after_the_second_nemesis_turn() -> None:
    table = against(nemesis_tokens=6, **SECOND_TURN).order("nemesis turn")
    assert (table.nemesis_tokens, table.turn_deck) == (6, SECOND_TURN["turn_deck"])


def test_gate_witch_has_the_next_turn_if_the_turn_deck_was_empty() -> None:
    table = against(nemesis_tokens=5, turn_deck=[], turn_discard=["turn-1", "turn-2", "turn-nemesis"])
    assert table.order("nemesis turn").turn_deck == ["turn-nemesis"]


def test_deep_abomination_hits_each_player_for_each_of_their_turn_cards() -> None:
    table = acting("deep-abomination", turn_discard=["turn-1", "turn-nemesis", "turn-2", "turn-1"])
    assert (table.you.life, table.left.life, table.gravehold) == (8, 9, 30)


def test_deep_abomination_hits_twice_with_one_damage_and_not_once_with_two() -> None:
    table = acting("deep-abomination", seat(life=1), turn_discard=["turn-1", "turn-1"]).choose("breach:p1@1")
    assert (table.you.life, table.gravehold) == (0, 28)


def test_deep_abomination_lets_the_players_decide_for_the_wild_card_after_the_others() -> None:
    table = acting("deep-abomination", right=seat(), turn_discard=["turn-any", "turn-2"])
    assert (table.left.life, table.asked) == (9, ["you", "left", "right"])
    assert table.choose("player:p3").right.life == 9


def test_deep_abomination_hits_one_of_two_players_who_share_a_card() -> None:
    table = acting("deep-abomination", right=seat(), far=seat(), turn_discard=["turn-3-4"], options=PAIRS)
    assert (table.offered(), table.asked) == (["player:p3", "player:p4"], ["you", "left", "right", "far"])
    assert table.choose("player:p4").far.life == 9


def test_deep_abomination_hits_both_players_whose_two_cards_are_there() -> None:
    discarded = ["turn-1-2", "turn-3-4", "turn-1-2"]
    table = acting("deep-abomination", right=seat(), far=seat(), turn_discard=discarded, options=PAIRS)
    table.choose("player:p2")
    assert (table.you.life, table.left.life, table.offered()) == (9, 9, ["player:p3", "player:p4"])
    assert table.save_and_load().choose("player:p3").right.life == 9


def test_deep_abomination_hits_nobody_without_turn_cards() -> None:
    table = acting("deep-abomination", turn_discard=["turn-nemesis"])
    assert (table.you.life, table.left.life) == (10, 10)


def test_hasten_hits_a_player_by_tokens_then_unleashes_and_goes_under_the_deck() -> None:
    table = resolved("hasten", nemesis_tokens=3, nemesis_deck=["vex", "smite"]).choose("player:p2")
    assert (table.left.life, table.nemesis_tokens) == (7, 4)
    assert (table.nemesis_deck, table.nemesis_discard, table.nemesis_drawn) == (["hasten", "vex", "smite"], [], [])


def test_hasten_hits_nobody_without_tokens() -> None:
    table = resolved("hasten", nemesis_tokens=0)
    assert (table.nemesis_tokens, table.prompt) == (1, "main")


def test_hasten_is_not_the_attack_that_was_discarded_last() -> None:
    table = resolved("hasten", nemesis_tokens=0, nemesis_discard=["slaughter"])
    assert table.order("resolve", "engulf").gravehold == 27


def test_hasten_goes_under_the_deck_when_it_was_stopped_and_is_repeated() -> None:
    table = resolved("engulf", nemesis_tokens=2, nemesis_discard=["hasten"], nemesis_deck=["vex"]).choose("player:p1")
    assert (table.you.life, table.nemesis_tokens) == (8, 3)
    assert (table.nemesis_deck, table.nemesis_discard) == (["hasten", "vex"], ["engulf"])


def test_temporal_nimbus_unleashes_and_makes_her_draw_two_cards() -> None:
    table = against(
        nemesis_play=[{"card": "temporal-nimbus", "power": 1}], nemesis_deck=["vex", "topple", "null-scion", "smite"]
    )
    table.order("nemesis turn")
    assert (table.nemesis_tokens, table.gravehold) == (3, 28)
    assert (table.nemesis_play, table.nemesis_deck) == (["null-scion"], ["vex", "topple"])
    assert table.order("nemesis turn").nemesis_deck == ["vex"]


def test_temporal_nimbus_counts_before_time_is_accelerated() -> None:
    play = [{"card": "temporal-nimbus", "power": 1}]
    table = against(nemesis_tokens=1, nemesis_play=play, nemesis_deck=["vex", "smite", "slaughter"], **FIRST_TURN)
    assert table.order("nemesis turn").nemesis_tokens == 1


def test_temporal_nimbus_unleashes_three_times_for_a_card_that_is_not_there() -> None:
    table = against(nemesis_play=[{"card": "temporal-nimbus", "power": 1}, "null-scion"], nemesis_deck=["smite"])
    table.order("nemesis main").order("nemesis draw")
    assert (table.nemesis_tokens, table.nemesis_deck) == (1 + 1 + 2 + 3, [])


def test_temporal_nimbus_is_discarded_for_six_aether() -> None:
    assert "remove:temporal-nimbus" in against(seat(aether=6), nemesis_play=["temporal-nimbus"]).offered()
    assert "remove:temporal-nimbus" in against(seat(aether=5), nemesis_play=["temporal-nimbus"]).refused()


def test_nether_spiral_leaves_one_player_card_discarded() -> None:
    discarded = ["turn-2", "turn-nemesis", "turn-1", "turn-nemesis"]
    table = last_token("nether-spiral", turn_deck=[], turn_discard=discarded)
    assert (table.asked, table.offered()) == (["you", "left"], ["pick:turn-2", "pick:turn-1"])
    table.choose("pick:turn-2")
    assert (table.turn_discard, sorted(table.turn_deck)) == (["turn-2"], ["turn-1", "turn-nemesis", "turn-nemesis"])


def test_nether_spiral_shuffles_everything_in_if_no_player_card_is_there() -> None:
    table = last_token("nether-spiral", turn_deck=["turn-1"], turn_discard=["turn-nemesis", "turn-nemesis"])
    assert (table.turn_discard, sorted(table.turn_deck)) == ([], ["turn-1", "turn-nemesis", "turn-nemesis"])


def test_nether_spiral_is_discarded_for_seven_aether() -> None:
    assert "remove:nether-spiral" in against(seat(aether=7), nemesis_play=["nether-spiral"]).offered()
    assert "remove:nether-spiral" in against(seat(aether=6), nemesis_play=["nether-spiral"]).refused()


def test_paradox_beast_hits_gravehold_by_tokens() -> None:
    table = acting("paradox-beast", nemesis_tokens=4)
    assert (table.gravehold, table.marks("nemesis_play")) == (26, [{"life": 8}])


def test_portal_wretch_hits_whoever_has_most_charges() -> None:
    assert acting("portal-wretch", seat(charges=1)).you.life == 8
    nobody = acting("portal-wretch")
    assert nobody.asked == ["you", "left"]
    assert nobody.choose("player:p2").left.life == 8


def test_portal_wretch_brings_a_nemesis_turn_back_when_it_is_discarded() -> None:
    table = against(nemesis_play=["portal-wretch"], **SECOND_TURN).order("damage", {"portal-wretch": 8})
    assert (table.nemesis_discard, table.turn_deck.count("turn-nemesis")) == (["portal-wretch"], 1)
    assert table.turn_discard.count("turn-nemesis") == 1


def test_portal_wretch_brings_nothing_back_where_no_nemesis_turn_was() -> None:
    table = against(nemesis_play=["portal-wretch"], turn_deck=["turn-2"], turn_discard=["turn-1"])
    table.order("damage", {"portal-wretch": 8})
    assert (table.turn_deck, table.happened("shuffled")) == (["turn-2"], [])


def test_distort_takes_the_next_players_turn_away() -> None:
    table = resolved("distort", turn_deck=["turn-nemesis", "turn-2"], turn_discard=["turn-1"], nemesis_deck=["vex"])
    assert (table.nemesis_tokens, table.gravehold) == (1, 30)
    assert (table.turn_deck, table.turn_discard) == (["turn-nemesis"], ["turn-1", "turn-2"])
    assert (table.nemesis_deck, table.nemesis_discard) == (["distort", "vex"], [])


def test_distort_hits_gravehold_if_the_nemesis_comes_next() -> None:
    table = resolved("distort", turn_deck=["turn-2", "turn-nemesis"], turn_discard=["turn-1"])
    assert (table.gravehold, table.turn_deck) == (25, ["turn-2", "turn-nemesis"])


def test_distort_makes_a_new_turn_deck_first_if_there_is_none() -> None:
    table = resolved("distort", turn_deck=[], turn_discard=["turn-1", "turn-1"])
    assert (table.turn_deck, table.turn_discard) == (["turn-1"], ["turn-1"])


def test_infinite_enmity_unleashes_up_to_six_tokens_and_goes_under_the_deck() -> None:
    table = last_token("infinite-enmity", nemesis_tokens=2, nemesis_deck=["vex", "topple"])
    assert (table.nemesis_tokens, len(table.happened("unleash"))) == (6, 4)
    assert (table.nemesis_deck, table.nemesis_play, table.nemesis_discard) == (
        ["infinite-enmity", "vex", "topple"],
        [],
        [],
    )


def test_infinite_enmity_does_not_unleash_from_six_tokens_on() -> None:
    assert last_token("infinite-enmity", nemesis_tokens=7).nemesis_tokens == 7


def test_infinite_enmity_is_discarded_for_eight_aether() -> None:
    table = against(seat(aether=8), nemesis_play=["infinite-enmity"], nemesis_deck=["vex"])
    table.choose("remove:infinite-enmity")
    assert (table.nemesis_discard, table.nemesis_deck) == (["infinite-enmity"], ["vex"])


def test_rift_scourge_hits_a_player_for_four() -> None:
    assert acting("rift-scourge").choose("player:p1").you.life == 6


def test_rift_scourge_goes_under_the_deck_when_it_is_beaten() -> None:
    table = against(nemesis_play=["rift-scourge"], nemesis_deck=["vex"]).order("damage", {"rift-scourge": 13})
    assert (table.nemesis_deck, table.nemesis_discard, table.nemesis_play) == (["rift-scourge", "vex"], [], [])


def test_rift_scourge_comes_back_with_all_its_life() -> None:
    table = against(nemesis_play=["rift-scourge"], nemesis_deck=[]).order("damage", {"rift-scourge": 13})
    assert table.order("nemesis draw").marks("nemesis_play") == [{"life": 13}]


def test_rift_scourge_goes_under_the_deck_when_it_is_discarded_from_it() -> None:
    table = resolved("vex", nemesis_deck=["smite", "topple", "rift-scourge"])
    assert (table.nemesis_deck, table.nemesis_discard) == (["rift-scourge", "smite"], ["topple", "vex"])


def test_rift_scourge_is_no_trophy() -> None:
    hunter = seat(mage="quilius", breach_1=["extinguish"])
    table = against(hunter, nemesis_play=[{"card": "rift-scourge", "life": 1}], phase="casting")
    table.choose("cast:extinguish@1", "target:rift-scourge")
    assert (table.nemesis_deck[0], table.you.trophies) == ("rift-scourge", 0)


def test_rift_scourge_under_the_deck_is_known_to_everybody() -> None:
    table = against(nemesis_play=["rift-scourge"], nemesis_deck=["topple"]).order("damage", {"rift-scourge": 13})
    deck = next(zone for zone in view(table.game, 1).zones if zone.name == "nemesis_deck")
    assert [card and card.id for card in deck.cards] == ["rift-scourge", None]
