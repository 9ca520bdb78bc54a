"""Every scenario file holds; a broken one, and one that does not hold, says exactly what and where."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import msgspec
import pytest

from deckwright.cli.scenarios import run_scenarios
from deckwright.cli.terminal import Ends, Terminal
from deckwright.core import DeckwrightError
from deckwright.effects.picks import VERB_OF
from deckwright.effects.vocabulary.flow import Choose, ChooseTogether
from deckwright.games import load
from deckwright.games.aeons_end import phases
from deckwright.games.aeons_end import position as aeons_end_position
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.enchanters import position
from deckwright.scenarios import Case, read_cases, read_file, run_case, run_file
from deckwright.scenarios.checks import CHECKS, EventCheck, ZoneCheck
from deckwright.scenarios.files import Cases, Setup
from deckwright.scenarios.position import GENERAL_WORDS
from deckwright.scenarios.relations import RELATIONS
from deckwright.scenarios.runner import END_TURN, GO_ON, SAVE_AND_LOAD, STOP_AT, Refused
from deckwright.text import language

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


def play(text: str) -> str:
    """What is wrong with a scenario, in one string."""
    try:
        results = [run_case(case, file="bad.yaml") for case in read_cases(text.encode(), where="bad.yaml")]
    except DeckwrightError as error:
        return error.message
    return "\n".join(str(result) for result in results)


def in_a_case(rest: str) -> str:
    return play(f"game: enchanters\ncase: x\n{rest}")


def in_aeons_end(rest: str) -> str:
    """What is wrong with a case of Aeon's End, or that it holds."""
    return play(f"game: aeons-end\ncase: x\n{rest}").removeprefix("bad.yaml: case 'x': ")


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
    with pytest.raises(DeckwrightError, match=r"^bad.yaml is not readable YAML: line 2: it is not UTF-8 text$"):
        read_cases(b"game: enchanters\n\xff\xfe\x00", where="bad.yaml")


@pytest.mark.parametrize(
    ("data", "english", "ukrainian", "russian"),
    [
        (
            b"game: enchanters\ncase: x\nposition: {track: [goblin], track: [axe]}",
            "bad.yaml is not readable YAML, line 3: the key “track” is written twice",
            "bad.yaml: це не читається як YAML, рядок 3: ключ «track» записано двічі",
            "bad.yaml: это не читается как YAML, строка 3: ключ «track» записан дважды",
        ),
        (
            b"game: enchanters\n? [case]\n: x",
            "bad.yaml is not readable YAML, line 2: a key must be a word",
            "bad.yaml: це не читається як YAML, рядок 2: ключем має бути слово",
            "bad.yaml: это не читается как YAML, строка 2: ключом должно быть слово",
        ),
        (
            b"game: enchanters\ncase: \xff",
            "bad.yaml is not readable YAML, line 2: it is not UTF-8 text",
            "bad.yaml: це не читається як YAML, рядок 2: це не текст у кодуванні UTF-8",
            "bad.yaml: это не читается как YAML, строка 2: это не текст в кодировке UTF-8",
        ),
        (
            b"game: enchanters\ncase: \x01",
            "bad.yaml is not readable YAML, line 2: a character there does not belong in a text",
            "bad.yaml: це не читається як YAML, рядок 2: там символ, якого в тексті не буває",
            "bad.yaml: это не читается как YAML, строка 2: там символ, которого в тексте не бывает",
        ),
        (
            b"[" * 5000,
            "bad.yaml is not readable YAML: its lists and mappings lie too deep in one another",
            "bad.yaml: це не читається як YAML: списки й ключі вкладено надто глибоко",
            "bad.yaml: это не читается как YAML: списки и ключи вложены слишком глубоко",
        ),
        (
            b"game: enchanters\ncase: [x",
            "bad.yaml is not readable YAML, line 2: expected ',' or ']', but got '<stream end>'",
            "bad.yaml: це не читається як YAML, рядок 2: expected ',' or ']', but got '<stream end>'",
            "bad.yaml: это не читается как YAML, строка 2: expected ',' or ']', but got '<stream end>'",
        ),
        (
            b"- axe",
            "bad.yaml is not a scenario: it should be a mapping with game and case or cases",
            "bad.yaml: це не сценарій; на верхньому рівні мають бути ключі game і case або cases",
            "bad.yaml: это не сценарий; на верхнем уровне должны быть ключи game и case или cases",
        ),
    ],
)
def test_why_a_file_cannot_be_read_is_told_in_every_language(
    data: bytes, english: str, ukrainian: str, russian: str
) -> None:
    with pytest.raises(DeckwrightError) as told:
        read_cases(data, where="bad.yaml")

    assert [language(code).error(told.value) for code in ("en", "uk", "ru")] == [english, ukrainian, russian]


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        (
            "en",
            [
                "1 case holds, none differs, 1 file could not be read",
                "1 case holds, none differs, 2 files could not be read",
                "1 case holds, none differs, 5 files could not be read",
            ],
        ),
        (
            "uk",
            [
                "збігається: 1, відрізняється: 0; не вдалося прочитати 1 файл",
                "збігається: 1, відрізняється: 0; не вдалося прочитати 2 файли",
                "збігається: 1, відрізняється: 0; не вдалося прочитати 5 файлів",
            ],
        ),
        (
            "ru",
            [
                "совпадает: 1, отличается: 0; не удалось прочитать 1 файл",
                "совпадает: 1, отличается: 0; не удалось прочитать 2 файла",
                "совпадает: 1, отличается: 0; не удалось прочитать 5 файлов",
            ],
        ),
    ],
)
def test_the_last_line_tells_how_many_files_could_not_be_read(
    code: str, lines: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text("game: enchanters\ncase: x\nposition: {}\nthen: {turn: p1}")
    bad.write_text("game: enchanters\ngame: enchanters")

    told = []
    for unread in (1, 2, 5):
        assert run_scenarios(Terminal(language(code)), [bad] * unread + [good]) == Ends.FILE
        told.append(capsys.readouterr().out.splitlines()[-1])

    assert told == lines


def test_files_that_could_all_be_read_are_not_mentioned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    good = tmp_path / "good.yaml"
    good.write_text("game: enchanters\ncase: x\nposition: {}\nthen: {turn: p1}")

    assert run_scenarios(Terminal(language("en")), [good]) == Ends.FINE
    assert capsys.readouterr().out.splitlines()[-1] == "1 case holds, none differs"


def test_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DeckwrightError, match=r"^cannot read '.*none.yaml': No such file or directory$"):
        run_file(tmp_path / "none.yaml")


# -- cases that cannot be meant


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("positon: {}", "unknown key 'positon' (did you mean 'position'?)"),
        ("position: {}\nrules: 3", "rules: expected text, got 3"),
        ("position: {}\ndo: travel:axe", "do: expected a list, got 'travel:axe'"),
        ("position: {}\ndo: [end, 3]", "do #2: expected text or a mapping, got 3"),
        ("setup: {seats: 2, seed: x}", "setup: seed: expected a whole number or a list, got 'x'"),
        ("setup: {seats: 2, seed: [1, x]}", "setup: seed #2: expected a whole number, got 'x'"),
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


def test_case_that_checks_nothing_hears_of_all_that_checks() -> None:
    told = in_a_case("position: {}\ndo: [rest:normaltown-inn]")

    assert told == "bad.yaml: case 'x': checks nothing; it needs 'then', or a 'check' or 'refused' in 'do'"
    assert in_a_case("position: {}\ndo: [{refused: end}]").endswith("holds")


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
        ("track: 6", "track: expected cards such as [axe, roc], got 6"),
        ("track: [6]", "track: expected a card such as 'axe', got 6"),
        ("track: [{axe: 1}]", "track: no mark 'axe' on cards of enchanters"),
        ("p1: {items: [goblin]}", "p1.items: 'goblin' is of kind monster, only item lies there"),
        ("town: axe", "town: 'axe' is of kind item, only town lies there"),
        ("track: [goblin x1000]", "track: 'goblin x1000' is too many, at most 999 of a card can be given"),
        (
            "deck: {count: 3}",
            "deck: expected cards such as [axe, roc], got {'count': 3}; a position names every card, "
            "a mapping without 'card' tells what must hold",
        ),
        ("p1: {crystals: -1}", "p1.crystals: it is never below zero, but -1 is given"),
        ("p1: {crystals: many}", "p1.crystals: expected a whole number, got 'many'"),
        (
            "p1: {attack_printed: 3}",
            "p1.attack_printed: it follows from the cards and cannot be given",
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


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("gravehold_most: 99", "gravehold_most: it follows from the difficulty and cannot be given"),
        ("life_most: 99", "life_most: it follows from the options and cannot be given"),
        ("nemesis_most: 99", "nemesis_most: it follows from the nemesis and the difficulty and cannot be given"),
        ("sold_1: 4", "sold_1: it follows from the supply and cannot be given"),
        ("warded: 2", "warded: it is never above 1, but 2 is given"),
        ("p1: {focused_2: 2}", "p1.focused_2: it is never above 1, but 2 is given"),
    ],
)
def test_what_the_rules_of_aeons_end_work_out_cannot_be_given(position: str, message: str) -> None:
    told = play(f"game: aeons-end\ncase: x\nposition: {{{position}}}\nthen: {{turn: p1}}")

    assert told == f"bad.yaml: case 'x': position.{message}"


def test_what_the_rules_work_out_can_be_checked_but_is_in_no_list() -> None:
    assert in_a_case("position: {}\nthen: {p1: {attack_printed: 1, needy: 0}}").endswith("holds")

    told = in_a_case("position: {}\nthen: {p1: {neddy: 0}}")
    there_are = told.partition("; there are ")[2]
    assert "'attack_bonus'" in there_are
    for counter in ("attack_printed", "defence_printed", "modifying_tops", "answering_tops", "needy"):
        assert counter not in told
    assert "mean" not in in_a_case("position: {p1: {neddy: 0}}\nthen: {turn: p1}")


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
        ("track: {count: six}", "track: count: expected a whole number or a mapping, got 'six'"),
        ("track: {kinds: {item: 1, monster: x}}", "track: kinds.monster: expected a whole number, got 'x'"),
        ("track: {kinds: {monsters: 0}}", "track.kinds: no card has 'monsters'"),
        (
            "track: {printed: {kingdm: {goblins: 0}}}",
            "track.printed: nothing printed is called 'kingdm' (did you mean 'kingdom'?)",
        ),
        ("track: {printed: {colour: {red: 1}}}", "track.printed: nothing printed is called 'colour'"),
        ("track: {printed: {kingdom: {goblin: 0}}}", "track.printed.kingdom: no card has 'goblin'"),
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
        ("{refused: branch:0}", "'branch:0' can never be offered in enchanters"),
        ("{refused: travel:7}", "'travel:7' can never be offered in enchanters"),
        ("{refused: end:goblin}", "'end:goblin' can never be offered in enchanters"),
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
            "got [{event: turn, seat: p1, amount: 0, total: 0}, "
            "{event: acted, card: normaltown, what: normaltown-pay, seat: p1, amount: 0, total: 0}, "
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
        f"position: {{graveyard: [axe, goblin], track: [ogre], deck: []}}\ndo: [rest:normaltown-pay]\nthen: {{{then}}}"
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


# -- numbers that an option can never have


@pytest.mark.parametrize(
    "key",
    [
        "focus:7",
        "focus:0",
        "open:5",
        "prep:spark@9",
        "cast:spark@0",
        "cast:spark@two",
        "breach:p1@5",
        "play:jade@2",
        "play:7",
        "branch:3",
        "charge:2",
        "spark@9",
    ],
)
def test_number_that_an_option_can_never_have_is_a_slip(key: str) -> None:
    never = f"{key!r} can never be offered in aeons-end"

    assert in_aeons_end(f"position: {{}}\nthen: {{not offered: ['{key}']}}") == f"then.not offered: {never}"
    assert in_aeons_end(f"position: {{}}\ndo: [{{refused: '{key}'}}]") == f"do #1: {never}"


@pytest.mark.parametrize(
    "key",
    ["focus:1", "open:4", "prep:spark@4", "cast:spark@1", "breach:p4@4", "branch:2", "number:12", "spark@2", "spark#2"],
)
def test_number_that_an_option_can_have_may_be_refused(key: str) -> None:
    assert in_aeons_end(f"position: {{}}\nthen: {{not offered: ['{key}']}}") == "holds"


# -- what a game has its own words for


def test_between_turns_it_is_nobodys_turn() -> None:
    wild = "position: {seats: 3, turn_deck from top: [turn-any, turn-nemesis]}\ndo: [end turn]\n"

    assert in_aeons_end(f"{wild}then: {{question: whose-turn, turn: nobody}}") == "holds"
    assert in_aeons_end(f"{wild}then: {{turn: nemesis}}") == "then.turn: expected nemesis, got nobody"
    assert in_aeons_end(f"{wild}then: {{turn: nobdy}}") == (
        "then.turn: expected a seat from p1 to p3 or 'nemesis' or 'nobody', got 'nobdy'"
    )


@pytest.mark.parametrize(
    "position",
    [
        "{seats: 2, p2: {mage: phaedraxa, charges: 5}, phase: between-turns}",
        "{seats: 4, phase: between-turns, turn_deck from top: [turn-1-2, turn-3-4]}",
        "{seats: 2, phase: set-up, nemesis: prince-of-gluttons, supply: [diamond-cluster, searing-ruby]}",
    ],
)
def test_a_ward_a_pair_and_the_set_up_are_nobodys_turn(position: str) -> None:
    assert in_aeons_end(f"options: {{four_turns: pairs}}\nposition: {position}\nthen: {{turn: nobody}}") == "holds"


def test_while_the_nemesis_acts_it_is_its_turn() -> None:
    acting = "position: {seats: 2, turn: nemesis, nemesis_deck: [skewer]}\n"
    ordered = "position: {seats: 2}\ndo: [{resolve: skewer}]\n"
    over = "position: {seats: 2, turn: nemesis, nemesis_deck: [slaughter], gravehold: 1}\n"
    between = "position: {seats: 2, p2: {mage: phaedraxa, charges: 5}, phase: between-turns}\ndo: [{resolve: skewer}]\n"

    for case in (acting, ordered, over, between):
        assert in_aeons_end(f"{case}then: {{turn: nemesis}}") == "holds"


def test_a_game_without_such_turns_does_not_know_the_word() -> None:
    assert in_a_case("position: {}\nthen: {turn: nobody}").endswith(
        "then.turn: expected a seat from p1 to p2, got 'nobody'"
    )


def test_husks_are_counted_or_told_one_by_one() -> None:
    queen = "position: {seats: 2, nemesis: carapace-queen, husks: [2, 1, 2], nemesis_play: [foul-multitudes]}\n"

    assert in_aeons_end(f"{queen}then: {{husks: 3}}") == "holds"
    assert in_aeons_end(f"{queen}then: {{husks: [2, 1, 2]}}") == "holds"
    assert in_aeons_end(f"{queen}then: {{husks: [2, 2, 1]}}") == "then.husks: expected [2, 2, 1], got [2, 1, 2]"
    assert in_aeons_end("position: {}\nthen: {gravehold: [2]}") == "then.gravehold: [2] cannot be compared with 30"


def test_truth_is_told_by_true_and_false() -> None:
    assert in_aeons_end("position: {}\nthen: {p1: {exhausted: no}}") == (
        "then.p1.exhausted: expected true or false, got 'no'"
    )
    assert in_aeons_end("position: {}\nthen: {p1: {exhausted: 0}}") == (
        "then.p1.exhausted: expected true or false, got 0"
    )
    assert in_aeons_end("position: {}\nthen: {p1: {exhausted: false}}") == "holds"


# -- what is chosen without a question


@pytest.mark.parametrize(
    ("position", "answers", "chosen", "then"),
    [
        ("{p1: {breach_1: spark}}", "cast:spark", "target:rageborne", "nemesis_life: 69"),
        ("{p1: {breach_1: spark}}", "cast:spark", "rageborne", "nemesis_life: 69"),
        ("{p1: {hand: [emerald-shard]}}", "play:emerald-shard", "branch:0", "p1: {aether: 1}"),
        ("{p1: {mage: mazahaedron, charges: 4}}", "ability:mazahaedron", "no", "question: main"),
        (
            "{phase: main, p1: {hand: [garnet-shard], breach_1: spark}}",
            "play:garnet-shard, branch:1",
            "cast:spark, target:rageborne",
            "nemesis_life: 69",
        ),
        (
            "{p1: {hand: [crystal]}, p2: {hand: [jade]}}",
            "{resolve: thrash}, pick:crystal",
            "pick:jade",
            "p2: {discard: jade}",
        ),
        ("{p1: {played: [jade x2]}, p2: {}}", "end", "discard:jade, discard:jade", "turn: p2"),
        ("{seats: 1, turn: nemesis, nemesis_deck: [vex, skewer]}", "", "player:p1", "p1: {life: 7}"),
    ],
)
def test_what_is_chosen_without_a_question_may_be_told_or_left_out(
    position: str, answers: str, chosen: str, then: str
) -> None:
    for do in (answers, f"{answers}, {chosen}".removeprefix(", ")):
        case = f"options: {{boxes: [base, war-eternal]}}\nposition: {position}\ndo: [{do}]\nthen: {{{then}}}"
        assert in_aeons_end(case) == "holds"


def test_a_fight_that_does_not_stop_may_be_told_blow_by_blow() -> None:
    fight = "position: {p1: {attack_bonus: 1}, track: [goblin]}\n"

    for do in ("travel:goblin", "travel:goblin, face:goblin, strike:goblin, end", "travel:goblin, strike:goblin"):
        assert in_a_case(f"{fight}do: [{do}]\nthen: {{turn: p2, p1: {{trophies: [goblin]}}}}").endswith("holds")


def test_what_happened_without_a_question_is_told_in_its_order() -> None:
    fight = "position: {p1: {attack_bonus: 1}, track: [goblin]}\n"

    assert "do #3: expected face:goblin to be possible" in in_a_case(
        f"{fight}do: [travel:goblin, strike:goblin, face:goblin]\nthen: {{turn: p2}}"
    )


def test_what_was_not_chosen_cannot_be_told() -> None:
    position = "position: {p1: {breach_1: spark, breaches: {II: opened}, breach_2: spark}, p2: {}}\n"

    assert "do #2: expected target:bane-sire to be possible" in in_aeons_end(
        f"{position}do: [cast:spark@1, target:bane-sire]\nthen: {{turn: p1}}"
    )
    assert "do #3: expected target:rageborne to be possible" in in_aeons_end(
        f"{position}do: [cast:spark@1, end, target:rageborne]\nthen: {{turn: p1}}"
    )


def test_what_is_offered_answers_the_question_that_stands() -> None:
    """The cards of single players hit without a question; then one is asked whom the wild card hits."""
    position = (
        "options: {boxes: [base, war-eternal]}\n"
        "position: {seats: 3, nemesis: gate-witch, nemesis_play: [deep-abomination],"
        " turn_discard: [turn-any, turn-2, turn-1]}\n"
    )

    assert (
        in_aeons_end(f"{position}do: [nemesis main, player:p1]\nthen: {{p1: {{life: 8}}, p2: {{life: 9}}}}") == "holds"
    )


# -- what happened before the first question


def test_events_begin_with_the_case() -> None:
    told = "position: {seats: 2, turn: nemesis, nemesis_deck: [vex, slaughter]}\n"

    assert in_aeons_end(f"{told}then: {{events: [nemesis-card, unleash, turn-card, turn]}}") == "holds"
    assert in_aeons_end("setup: {seats: 2, seed: [1, 2]}\nthen: {events: [turn-card]}") == "holds"
