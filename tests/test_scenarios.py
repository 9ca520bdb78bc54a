"""Every scenario file holds; a broken one, and one that does not hold, says exactly what and where."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from deckwright.core import DeckwrightError
from deckwright.games.aeons_end import orders, phases
from deckwright.games.aeons_end import position as aeons_end_position
from deckwright.games.enchanters import position
from deckwright.scenarios import Case, read_cases, read_file, run_case, run_file
from deckwright.scenarios.checks import CHECKS, EventCheck, ZoneCheck
from deckwright.scenarios.files import Cases, Setup
from deckwright.scenarios.position import GENERAL_WORDS
from deckwright.scenarios.runner import END_TURN, SAVE_AND_LOAD, Refused

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


def test_the_docs_name_every_key() -> None:
    records = (Case, Cases, Setup, ZoneCheck, EventCheck, Refused)
    keys = {field.encode_name for record in records for field in msgspec.structs.fields(record)}
    keys |= {*CHECKS, *GENERAL_WORDS, SAVE_AND_LOAD, END_TURN}
    keys |= {*position.TABLE_WORDS, *position.DIRECTIVES, *position.PHASES}
    keys |= {*aeons_end_position.TABLE_WORDS, *aeons_end_position.SEAT_WORDS, *aeons_end_position.OTHER_NAMES}
    keys |= {*orders.DIRECTIVES, *phases.PHASES}
    documented = set(re.findall(r"`([^`\n]+)`", DOCS.read_text()))

    assert keys - documented == set()


def play(text: str) -> str:
    """What is wrong with a scenario, in one string."""
    try:
        results = [run_case(case, file="bad.yaml") for case in read_cases(text.encode(), where="bad.yaml")]
    except DeckwrightError as error:
        return error.message
    return "\n".join(str(result) for result in results)


def in_a_case(rest: str) -> str:
    return play(f"game: enchanters\ncase: x\n{rest}")


# -- files that cannot be read


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "game: [",
            "bad.yaml is not readable YAML: line 1, column 8: expected the node content, but found '<stream end>'",
        ),
        (
            "game: enchanters\ngame: x",
            "bad.yaml is not readable YAML: line 2, column 1: the key 'game' is written twice",
        ),
        ("- axe", "bad.yaml is not a scenario: it should be a mapping with game and case or cases"),
        ("", "bad.yaml is not a scenario: it should be a mapping with game and case or cases"),
        ("game: enchanters\ncases: []", "bad.yaml: cases is empty"),
        ("game: enchanters\ncases: [{then: {turn: p1}}]", "bad.yaml: case #1: needs 'case'"),
        (
            "case: x\nposition: {}\nthen: {turn: p1}",
            "bad.yaml: case 'x': needs 'game', here or once for the whole file",
        ),
        (
            "game: enchanters\ncases:\n- &a {case: x, position: {}, then: {turn: p1}}\n- *a",
            "bad.yaml: there are two cases 'x'",
        ),
        (
            "game: enchanter\ncase: x\nposition: {}\nthen: {turn: p1}",
            "bad.yaml: case 'x': no game 'enchanter' (did you mean 'enchanters'?); there are ['enchanters']",
        ),
    ],
)
def test_broken_file_is_one_sentence(text: str, message: str) -> None:
    assert play(text).partition("; there are ")[0] == message.partition("; there are ")[0]


def test_file_that_is_not_text_is_one_sentence() -> None:
    with pytest.raises(DeckwrightError, match=r"^bad.yaml is not a scenario: it is not UTF-8 text$"):
        read_cases(b"\xff\xfe\x00", where="bad.yaml")


def test_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DeckwrightError, match=r"^cannot read '.*none.yaml': No such file or directory$"):
        run_file(tmp_path / "none.yaml")


# -- cases that cannot be meant


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("positon: {}", "unknown key 'positon' (did you mean 'position'?)"),
        ("position: {}\nrules: 3", "rules: expected str, got int"),
        ("position: {}\ndo: travel:axe", "do: expected list, got str"),
        ("position: {}", "checks nothing; it needs 'then' or a 'check'"),
        ("then: {turn: p1}", "needs either 'position' or 'setup'"),
        ("position: {options: {}}\nthen: {turn: p1}", "position: write 'options' beside 'position', not in it"),
        ("setup: {seats: 2, sed: 3}\nthen: {turn: p1}", "setup: unknown key 'sed' (did you mean 'seed'?)"),
        ("setup: {seats: 5}\nthen: {turn: p1}", "enchanters is for 2 to 4 players, not 5"),
        (
            "position: {}\noptions: {edition: newest}\nthen: {turn: p1}",
            "edition cannot be 'newest' (did you mean 'newer'?)",
        ),
    ],
)
def test_case_that_cannot_be_meant_names_file_case_and_key(rest: str, message: str) -> None:
    assert in_a_case(rest).split("; it ")[0] == f"bad.yaml: case 'x': {message}".split("; it ")[0]


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("p1: {itmes: [axe]}", "p1.itmes: a seat of enchanters has no 'itmes' (did you mean 'items'?)"),
        ("grave: [axe]", "grave: the table of enchanters has no 'grave' (did you mean 'graveyard'?)"),
        (
            "p1: {track: [axe]}",
            "p1.track: a seat of enchanters has no 'track'; it is the table's: write it beside p1, p2…",
        ),
        (
            "items: [axe]",
            "items: the table of enchanters has no 'items'; it is a seat's: write it under p1, p2…",
        ),
        ("track: [axxe]", "track: no card 'axxe' in enchanters (did you mean 'axe'?)"),
        ("track: 6", "track: expected cards such as [axe, goblin], got 6"),
        ("track: [6]", "track: expected a card such as 'axe', got 6"),
        ("track: [{axe: 1}]", "track: no mark 'axe' on cards of enchanters"),
        ("p1: {items: [goblin]}", "p1.items: 'goblin' is of kind monster, only item lies there"),
        ("town: axe", "town: 'axe' is of kind item, only town lies there"),
        ("p1: {crystals: -1}", "p1.crystals: it is never below zero, but -1 is given"),
        ("p1: {crystals: many}", "p1.crystals: expected a whole number, got 'many'"),
        (
            "p1: {attack_printed: 3}",
            "p1.attack_printed: it is added up from the cards and cannot be given",
        ),
        ("p1: axe", "p1: expected what the seat has, got 'axe'"),
        ("seats: 2, p3: {}", "p3: there are only 2 seats"),
        ("turn: p3", "turn: expected a seat from p1 to p2, got 'p3'"),
        ("phase: 3", "phase: expected a word, got 3"),
        ("phase: before-blow", "foe: it is missing; which card is fought?"),
        ("foe: goblin", "foe: it needs the phase before-blow or after-blow"),
        ("phase: before-blow, foe: axe, track: [axe]", "foe: 'axe' is nothing to fight"),
        ("used: [fire-blaze]", "used: p1 has no 'fire-blaze'"),
        ("used: 3", "used: expected actions such as [scimitar-slash], got 3"),
    ],
)
def test_position_that_cannot_be_meant_names_the_place(position: str, message: str) -> None:
    told = in_a_case(f"position: {{{position}}}\nthen: {{turn: p1}}")

    assert told.partition("; there are ")[0] == f"bad.yaml: case 'x': position.{message}"


def test_unknown_phase_and_a_foe_that_is_not_there_are_named() -> None:
    assert "position.phase: enchanters has no 'befor-blow' (did you mean 'before-blow'?)" in in_a_case(
        "position: {phase: befor-blow}\nthen: {turn: p1}"
    )
    assert "position.foe: no 'goblin#2' on the track or on top of the graveyard; there are ['goblin']" in in_a_case(
        "position: {phase: after-blow, foe: goblin#2, track: [goblin]}\nthen: {turn: p1}"
    )
    assert "position.phase: in the newer edition nobody may act after the blow" in in_a_case(
        "position: {phase: after-blow, foe: goblin, track: [goblin]}\noptions: {edition: newer}\nthen: {turn: p1}"
    )


@pytest.mark.parametrize(
    ("then", "message"),
    [
        (
            "offerd: [end]",
            "offerd: the table of enchanters has no zone, counter or fact 'offerd' (did you mean 'offered'?)",
        ),
        (
            "p1: {crystalls: 3}",
            "p1.crystalls: a seat of enchanters has no zone, counter or fact 'crystalls' (did you mean 'crystals'?)",
        ),
        ("p3: {crystals: 3}", "p3: expected a seat from p1 to p2, got 'p3'"),
        ("p1: 3", "p1: expected what must hold of the seat, got 3"),
        ("p1: {crystals: [3]}", "p1.crystals: [3] cannot be compared with 0"),
        ("p1: {fights: {ogre: {health: 5}}}", "p1.fights: there is no 'ogre', only []"),
        ("track: {cuont: 6}", "track: unknown key 'cuont' (did you mean 'count'?)"),
        ("track: {count: six}", "track: count: expected int, got str"),
        ("track: {kinds: {monsters: 0}}", "track.kinds: no card has 'monsters'"),
        ("track: {printed: {kingdm: {goblins: 0}}}", "track.printed.kingdm: no card has 'goblins'"),
        ("track: [axxe]", "track: no card 'axxe' in enchanters (did you mean 'axe'?)"),
        ("not offered: [axxe]", "not offered: 'axxe' can never be offered in enchanters (did you mean 'axe'?)"),
        ("events: won", "events: expected a list of events, got 'won'"),
        ("events: [{evnt: won}]", "events #1: unknown key 'evnt' (did you mean 'event'?)"),
        ("over: 1", "over: expected true or false, got 1"),
        ("winners: [you]", "winners: expected a seat from p1 to p2, got 'you'"),
        ("scores: 39", "scores: expected scores such as {p1: 39}, got 39"),
    ],
)
def test_expectation_that_cannot_be_meant_names_the_place(then: str, message: str) -> None:
    told = in_a_case(f"position: {{}}\nthen: {{{then}}}")

    assert re.split("; there are |; it may have ", told)[0] == f"bad.yaml: case 'x': then.{message}"


@pytest.mark.parametrize(
    ("do", "message"),
    [
        ("{unleash: 2}", "'unleash' is nothing to do; there are ['check', 'refused', 'take']"),
        (
            "{refused: use:scimitar-slsh}",
            "'use:scimitar-slsh' can never be offered in enchanters (did you mean 'scimitar-slash'?)",
        ),
        ("{refused: usee:scimitar-slash}", "'usee:scimitar-slash' has no known verb (did you mean 'use'?)"),
        (
            "{refused: end, becuase: x}",
            "unknown key 'becuase' (did you mean 'because'?); it may have ['refused', 'because', 'need', 'have']",
        ),
        ("{check: {turn: p1}, take: axe}", "expected one thing to do, got {'check': {'turn': 'p1'}, 'take': 'axe'}"),
        ("{check: 3}", "check: expected what must hold, got 3"),
        ("p5 end", "'p5 end': expected a seat from p1 to p2, got 'p5'"),
        ("{take: axe}", "take: no 'axe' on the track or on top of the graveyard; there are []"),
    ],
)
def test_step_that_cannot_be_meant_names_its_number(do: str, message: str) -> None:
    told = in_a_case(f"position: {{}}\ndo: [rest:normaltown-pay, {do}]\nthen: {{turn: p1}}")

    assert told == f"bad.yaml: case 'x': do #2: {message}"


# -- cases that do not hold


@pytest.mark.parametrize(
    ("then", "difference"),
    [
        ("p1: {crystals: 4}", "p1.crystals: expected 4, got 3"),
        ("p1: {attack: 2}", "p1.attack: expected 2, got 1"),
        ("p2: {items: [fist, axe]}", "p2.items: expected [fist, axe], got [fist]"),
        ("graveyard: [goblin, axe]", "graveyard: expected [goblin, axe], got [axe, goblin]"),
        ("graveyard: {count: 3}", "graveyard.count: expected 3, got 2"),
        ("graveyard: {top: axe}", "graveyard.top: expected [axe], got [goblin]"),
        ("graveyard: {bottom: [goblin]}", "graveyard.bottom: expected [goblin], got [axe]"),
        ("graveyard: {holds: [axe x2]}", "graveyard.holds: expected [axe, axe], got [axe, goblin]"),
        ("graveyard: {lacks: [ogre, axe]}", "graveyard.lacks: expected no axe, got [axe, goblin]"),
        ("graveyard: {any order: [goblin]}", "graveyard.any order: expected [goblin], got [axe, goblin]"),
        ("graveyard: {kinds: {item: 2}}", "graveyard.kinds.item: expected 2, got 1"),
        ("graveyard: {tags: {minor: 0}}", "graveyard.tags.minor: expected 0, got 1"),
        ("graveyard: {printed: {kingdom: {goblins: 1}}}", "graveyard.printed.kingdom.goblins: expected 1, got 2"),
        ("graveyard: {within top: 1, kinds: {item: 1}}", "graveyard.kinds.item: expected 1, got 0"),
        ("graveyard: {within bottom: 1, kinds: {monster: 1}}", "graveyard.kinds.monster: expected 1, got 0"),
        ("graveyard + track: {count: 2}", "graveyard + track.count: expected 2, got 3"),
        ("p1: {fights: {ogre: {health: 6}}}", "p1.fights.ogre.health: expected 6, got 5"),
        ("turn: p2", "turn: expected p2, got p1"),
        ("asked: [p1, p2]", "asked: expected [p1, p2], got [p1]"),
        ("question: journey", "question: expected journey, got turn"),
        (
            "offered: [end, travel:ogre]",
            "offered: expected travel:ogre among the options, got [use:normaltown-sharpen, end] (main-action-done)",
        ),
        ("offered exactly: [end]", "offered exactly: expected [end], got [end, use:normaltown-sharpen]"),
        ("not offered: [end]", "not offered: expected end not offered, got [use:normaltown-sharpen, end]"),
        (
            "not offered: {travel:ogre: costs-crystals}",
            "not offered.travel:ogre: expected costs-crystals, got main-action-done",
        ),
        (
            "events: [{event: acted, what: normaltown-inn}]",
            "events #1: expected {event: acted, what: normaltown-inn}, "
            "got [{event: acted, card: normaltown, what: normaltown-pay, seat: p1, amount: 0, total: 0}, "
            "{event: counted, what: crystals, seat: p1, amount: 3, total: 3}]",
        ),
        (
            "events: [counted, acted]",
            "events #2: expected {event: acted}, got []",
        ),
        ("over: true", "over: expected true, got false"),
        ("winners: [p1]", "winners: expected [p1], got the game goes on"),
        ("ending: treason", "ending: expected treason, got the game goes on"),
        ("graveyard from top: [axe, goblin]", "graveyard from top: expected [axe, goblin], got [goblin, axe]"),
        ("scores: {p1: 3}", "scores.p1: expected 3, got the game goes on"),
    ],
)
def test_what_does_not_hold_is_named_with_what_was_expected_and_what_is(then: str, difference: str) -> None:
    told = in_a_case(
        f"position: {{graveyard: [axe, goblin], track: [ogre]}}\ndo: [rest:normaltown-pay]\nthen: {{{then}}}"
    )

    assert told == f"bad.yaml: case 'x': then.{difference}"


@pytest.mark.parametrize(
    ("do", "difference"),
    [
        (
            "travel:ogre",
            "expected travel:ogre to be possible, got 'travel:ogre' is not offered to p1 (main-action-done); "
            "the options are ['use:normaltown-sharpen', 'end']",
        ),
        (
            "p2 end",
            "expected p2 end to be possible, got p2 is not asked and cannot choose 'end'; the game waits for p1",
        ),
        ("{check: {p1: {crystals: 4}}}", "p1.crystals: expected 4, got 3"),
        ("{refused: end}", "refused: expected end to be refused, got it is offered to p1"),
        ("{refused: travel:ogre, because: costs-crystals}", "because: expected costs-crystals, got main-action-done"),
        ("{refused: p2 end, because: main-action-done}", "because: expected main-action-done, got not-asked"),
        ("{refused: travel:axe, because: main-action-done}", "because: expected main-action-done, got no reason given"),
    ],
)
def test_step_that_goes_otherwise_is_named_by_its_number(do: str, difference: str) -> None:
    told = in_a_case(f"position: {{track: [ogre]}}\ndo: [rest:normaltown-pay, {do}]\nthen: {{turn: p1}}")

    assert told.replace("do #2.", "do #2: ") == f"bad.yaml: case 'x': do #2: {difference}"


def test_everything_must_hold_for_every_seed() -> None:
    told = in_a_case("setup: {seats: 2, seed: [1, 2]}\nthen: {track: {count: 5}}")

    assert told.splitlines() == [
        "bad.yaml: case 'x': seed 1: then.track.count: expected 5, got 6",
        "bad.yaml: case 'x': seed 2: then.track.count: expected 5, got 6",
    ]


def test_all_that_differs_is_told_at_once() -> None:
    told = in_a_case("position: {}\nthen: {turn: p2, p1: {crystals: 1, wounds: 1}}")

    assert [line.partition("then.")[2] for line in told.splitlines()] == [
        "turn: expected p2, got p1",
        "p1.crystals: expected 1, got 0",
        "p1.wounds: expected 1, got 0",
    ]


# -- steps


def test_end_turn_does_nothing_when_the_turn_has_ended_by_itself() -> None:
    assert in_a_case("position: {}\ndo: [rest:normaltown-inn, end turn]\nthen: {turn: p2}").endswith("holds")
    assert in_a_case("position: {}\ndo: [rest:normaltown-pay, end turn]\nthen: {turn: p2}").endswith("holds")


def test_words_that_yaml_would_take_for_truth_values_are_answers() -> None:
    assert in_a_case(
        "position: {graveyard: [axe], p1: {items: [fist, soulfire-drop]}}\n"
        "do: [rest:soulfire-call, save and load, no]\nthen: {turn: p2, graveyard: [axe]}"
    ).endswith("holds")


def test_directive_leaves_the_question_that_stood() -> None:
    assert in_a_case(
        "position: {track: [roc], p2: {trophies: [goblin]}, deck: []}\n"
        "do: [{take: roc}, {check: {p1: {trophies: [goblin, roc], wounds: 0}, question: turn}}, rest:normaltown-inn]\n"
        "then: {over: true, winners: [p1]}"
    ).endswith("holds")
