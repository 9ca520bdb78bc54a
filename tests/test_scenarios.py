"""Every scenario file holds, and so does every example in the docs, which name all that a scenario can say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import msgspec
import pytest

from deckwright.effects.picks import VERB_OF
from deckwright.effects.vocabulary.flow import Choose, ChooseTogether
from deckwright.games import load
from deckwright.games.aeons_end import phases
from deckwright.games.aeons_end import position as aeons_end_position
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.enchanters import position
from deckwright.scenarios import Case, read_cases, read_file, run_case
from deckwright.scenarios.checks import CHECKS, EventCheck, ZoneCheck
from deckwright.scenarios.files import Cases, Setup
from deckwright.scenarios.position import GENERAL_WORDS
from deckwright.scenarios.relations import RELATIONS
from deckwright.scenarios.runner import END_TURN, GO_ON, SAVE_AND_LOAD, STOP_AT, Refused

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").rglob("*.yaml"))
CASES = [(path, case) for path in FILES for case in read_file(path)]
DOCS = HERE.parent / "docs" / "scenarios.md"
EXAMPLES_IN_DOCS = re.findall(r"```yaml\n(.*?)```", DOCS.read_text(), flags=re.DOTALL)

RULEBOOK_EXAMPLES = [
    "setup_three_players",
    "setup_initial_track_from_the_bottom",
    "setup_two_players",
    "scimitar_action",
    "normaltown_repeatable_action",
    "repeatable_action_needs_the_full_price",
    "effect_as_far_as_possible",
    "plain_action_once_per_turn",
    "rest_in_normaltown",
    "travel_cost",
    "travel_not_affordable",
    "only_one_main_action",
    "manticore_fight",
    "boost_before_the_blow",
    "failed_fight",
    "failed_fight_in_the_first_slot",
    "ogre_double_damage",
    "ogre_fully_blocked",
    "giant_hits_everyone",
    "pink_dragon_doubles_wounds",
    "dragons_fight_like_monsters_but_are_not_monsters",
    "negative_values_stop_at_zero",
    "covered_card_keeps_its_lower_half",
    "covered_action_is_gone",
    "uncovered_again",
    "immediate_effect_before_joining",
    "unnamed_cards_are_the_owners",
    "owner_picks_the_card",
    "trap_is_given_away",
    "bolas_on_oneself",
    "roc_takes_a_monster",
    "manticore_with_other_trophies",
    "manticore_cannot_discard_itself",
    "bronze_dragon_like_manticore",
    "axe_with_boost",
    "soulfire_takes_gear_from_the_graveyard",
    "soulfire_meets_a_monster",
    "soulfire_cannot_reach_this_turns_card",
    "of_fire",
    "of_fury",
    "final_score",
    "end_of_game",
    "track_shrinks_when_the_deck_is_empty",
    "variant_fast_invasion",
    "variant_super_fast_raid",
    "variant_dragons_from_the_deep",
    "newer_setup",
    "newer_fight_order",
    "newer_double_damage",
    "newer_discard_for_benefit",
    "newer_transfer_is_not_healing",
    "newer_skeleton_swap",
    "newer_shield",
    "newer_dracolich_grows",
    "newer_one_rest_per_turn",
    "newer_last_cards",
]


AEONS_END_EXAMPLES = (
    "we_setup_dezmodia",
    "we_spend_aether_scoria",
    "we_spend_aether_charges",
    "we_spend_aether_totem_and_charge",
    "we_spend_aether_illegal",
    "we_breach_options_focus_II",
    "we_breach_options_other",
    "we_breach_open_II",
    "ae_setup_kadir",
    "turn_order_two_players",
    "ae_nemesis_setup_rageborne",
    "ae_supply_deck_destruction",
    "first_turn",
    "ae_casting_phase",
    "ae_cast_allys_dark_fire",
    "main_phase_free_order",
    "ae_spend_aether_ruby",
    "ae_spend_aether_charges",
    "ae_spend_aether_jade_and_charge",
    "ae_first_draw_phase",
    "ae_breach_options_focus_II",
    "ae_breach_options_focus_III",
    "ae_breach_options_open_II",
    "breach_any_order",
    "breach_adjacency",
    "ae_draw_phase",
    "ae_nemesis_main_phase",
    "ae_draw_attack",
    "ae_draw_minion",
    "ae_draw_power",
    "empty_nemesis_deck",
    "ambiguity_lowest_life_tie",
    "ambiguity_no_charges",
    "as_much_as_possible_ae",
    "as_much_as_possible_we",
    "ae_exhaustion",
    "exhausted_player_damage",
    "exhausted_lowest_life",
    "victory_nemesis_zero",
    "victory_nemesis_empty",
    "defeat",
    "solo_ally_charge",
    "solo_you_and_ally",
    "solo_exhaustion",
    "we_reveal_returns",
    "we_turn_order_pairs_first",
    "we_turn_order_pairs_second",
    "we_nemesis_setup_umbra_titan",
    "we_supply_deck_destruction",
    "we_casting_phase",
    "we_cast_allys_thoughtform",
    "we_draw_phase",
    "we_nemesis_main_phase",
    "we_draw_attack",
    "we_draw_minion",
    "we_draw_power",
    "we_exhaustion",
    "we_exhaustion_during_unleash",
    "we_nemesis_tier",
)
"""Worked examples of the rulebooks of Aeon's End."""
AEONS_END_RULINGS = (
    "main_phase_order",
    "main_phase_only_cards_with_slots",
    "power_countdown_in_own_slot",
    "power_resolves_and_leaves",
    "slot_skipped_if_card_gone",
    "no_slot_for_newcomers",
    "minion_dying_in_own_effect",
    "draw_attack",
    "draw_minion_or_power",
    "cancel_drawn_card",
    "empty_nemesis_deck",
    "discarding_from_empty_nemesis_deck",
    "end_of_nemesis_turn_rules",
    "most_recent_of_type",
    "returned_minion",
    "player_damage_below_life",
    "player_damage_exhausts",
    "exhausted_player_damage",
    "exhaustion_sequence",
    "exhaustion_breach_choice",
    "exhaustion_timing_in_card",
    "exhausted_player_rules",
    "zero_damage",
    "prevention_of_team_damage",
    "solo_exhaustion",
    "gravehold_damage",
    "healing_caps",
    "ambiguity",
    "or_choice",
    "or_choice_needs_full_amount",
    "as_much_as_possible",
    "any_player_must_be_able",
    "single_target_no_candidate",
    "collective_total",
    "collective_most_expensive",
    "two_different_players",
    "a_different_player",
    "optional_steps",
    "damage_target",
    "overkill",
    "damage_reduction_order",
    "untargetable_when_all_prevented",
    "on_damage_trigger",
    "minion_death",
    "nemesis_damages_own_minion",
    "to_discard_use",
    "to_discard_full_only",
    "no_to_discard_clause",
    "turn_order_deck",
    "turn_order_reshuffle",
    "current_card_counts",
    "wild_card",
    "shuffle_into_turn_order",
    "reveal_keeps_card",
    "free_focus",
    "win_nemesis_life",
    "win_nemesis_out_of_cards",
    "loss_gravehold",
    "loss_all_exhausted",
    "special_conditions",
    "simultaneous_end",
    "nemesis_deck_building",
    "tier0_cards",
    "difficulty_levels",
    "setup_order",
    "solo_general",
    "spell_discard_timing",
    "start_and_end_hooks",
    "forced_casting",
    "start_of_nemesis_turn_rules",
    "returned_power",
    "repeated_attack",
    "nemesis_tier",
    "exhaustion_during_unleash",
    "nested_exhaustion",
    "any_player_with_combined_effect",
    "damage_half_survives",
    "most_expensive_in_hand",
    "variant_four_players",
    "variant_four_players_effects",
)
"""Rulings on the nemesis and on what happens to everybody."""


@pytest.mark.parametrize(
    ("path", "case"), CASES, ids=[f"{path.parent.name}/{path.stem}-{case.case}" for path, case in CASES]
)
def test_scenario_holds(path: Path, case: Case) -> None:
    result = run_case(case, file=path.name)

    assert result.holds, str(result)


def test_every_example_of_the_enchanters_rulebook_is_a_scenario() -> None:
    played = {case.case for path, case in CASES if path.parent.name == "enchanters"}

    assert set(RULEBOOK_EXAMPLES) <= played


def test_every_example_and_ruling_of_aeons_end_is_a_scenario() -> None:
    played = {case.case for path, case in CASES if path.parent.name == "aeons_end"}

    assert set(AEONS_END_EXAMPLES) | set(AEONS_END_RULINGS) <= played
    assert (len(AEONS_END_EXAMPLES), len(AEONS_END_RULINGS)) == (59, 80)


@pytest.mark.parametrize("text", EXAMPLES_IN_DOCS)
def test_example_in_the_docs_holds(text: str) -> None:
    for case in read_cases(text.encode(), where="docs/scenarios.md"):
        result = run_case(case)
        assert result.holds, str(result)


def test_python_in_the_docs_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE.parent)
    (code,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(), flags=re.DOTALL)

    exec(code, {})


def test_the_sessions_in_the_docs_go_as_written() -> None:
    assert doctest.testfile(str(DOCS), module_relative=False).failed == 0


def test_the_docs_name_every_key() -> None:
    records = (Case, Cases, Setup, ZoneCheck, EventCheck, Refused)
    keys = {field.encode_name for record in records for field in msgspec.structs.fields(record)}
    keys |= {*CHECKS, *GENERAL_WORDS, SAVE_AND_LOAD, END_TURN, STOP_AT, GO_ON, *RELATIONS}
    keys |= {*position.TABLE_WORDS, *position.DIRECTIVES, *position.PHASES}
    keys |= {*AeonsEnd.table_words, *AeonsEnd.seat_words, *AeonsEnd.other_names}
    keys |= {*AeonsEnd.directives, *phases.PHASES, *phases.BOUNDARIES}
    documented = set(re.findall(r"`([^`\n]+)`", DOCS.read_text()))

    assert keys - documented == set()


def test_the_docs_name_every_ending_and_question_of_aeons_end() -> None:
    folder = Path(aeons_end_position.__file__).parent
    source = "".join(path.read_text() for path in sorted(folder.rglob("*.py")))
    codes = set(re.findall(r'players_(?:win|lose)\(game, "([a-z-]+)"', source))
    codes |= set(re.findall(r'Question\("([a-z-]+)"', source))
    for step in (one.step for block in load("aeons-end").blocks for one in block):
        if isinstance(step, Choose | ChooseTogether):
            verb = VERB_OF[type(step.pick)]
            codes.add(f"{verb}-{step.purpose}" if step.purpose else verb)
    documented = set(re.findall(r"`([^`\n]+)`", DOCS.read_text()))

    assert {"no-tokens-left", "share", "pick-cast"} <= codes <= documented
