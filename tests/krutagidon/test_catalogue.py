"""Every worked example and every doubt of the catalogue of Krutagidon is played by scenarios."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest

from deckwright import games
from deckwright.scenarios import Case, read_file
from deckwright.text.gamewords import package_of
from deckwright.text.rulings import Ruling, books_of

EXAMPLES = [
    "setup_starting_deck",
    "setup_properties_two_to_four",
    "setup_properties_five",
    "setup_familiar_choice",
    "setup_promo_without_board",
    "setup_legends_2_players",
    "setup_legends_3_players",
    "setup_legends_4_players",
    "setup_legends_5_players",
    "setup_market_without_mayhem",
    "setup_token_stack_size",
    "setup_side_stacks",
    "turn_example_four_signs",
    "buy_split_of_four_power",
    "buy_then_play_more",
    "buy_several_wild_magic",
    "market_refill_at_start",
    "end_of_turn_order",
    "reshuffle_only_when_needed",
    "familiar_bought",
    "familiar_never_bought",
    "defence_only_for_self",
    "defence_does_not_cancel_the_rest",
    "attack_resolved_target_by_target",
    "interaction_attack_waits_for_all",
    "only_the_target_defends",
    "strongest_enemy_tie",
    "equal_lives_neither_weaker_nor_stronger",
    "left_and_right_with_two_players",
    "mayhem_plural_targets",
    "familiar_one_effect_only",
    "redirect_ignores_legality",
    "redirect_cannot_be_defended",
    "redirect_uses_defenders_numbers",
    "redirect_from_multi_target_attack",
    "puff_does_not_redirect",
    "defence_text_not_used_when_played",
    "legend_defeated",
    "one_legend_per_turn",
    "group_attack_on_reveal",
    "group_attack_outside_turns",
    "legend_from_hand",
    "ongoing_goes_to_discard_when_bought",
    "ongoing_counts_as_played_once",
    "ongoing_control_scope",
    "discard_defaults_to_hand",
    "destroyed_wild_magic_returns",
    "gain_without_match",
    "gain_mayhem",
    "limp_wand_shortage_order",
    "finish_card_before_triggers",
    "wild_magic_takes_normal_card",
    "wild_magic_takes_ongoing",
    "wild_magic_schoolkids",
    "limp_wand_stack_empty",
    "limp_wand_no_type",
    "limp_wand_scoring",
    "mayhem_pauses_refill",
    "mayhem_attack_declarations",
    "mayhem_pass_left_avoided",
    "mayhem_no_attacker",
    "mayhem_opt_out",
    "mayhem_never_owned",
    "mayhem_c_one_card_many_receivers",
    "mayhem_d_needs_four_lives",
    "mayhem_d_stop_after_death",
    "mayhem_o_own_target",
    "mayhem_r_big_bone",
    "mayhem_s_t_declare_first",
    "death_basic",
    "death_token_damage_after_resurrection",
    "death_eleven_lives",
    "death_more_than_four",
    "death_penalty",
    "last_token_ends_game",
    "prize_for_kill",
    "prize_draw",
    "prize_not_for_suicide",
    "prize_not_for_group_attack",
    "prize_for_mayhem_played_by_card",
    "healing_cap",
    "healing_above_twenty",
    "choose_each_time",
    "enemy_versus_wizard",
    "big_bone_counts_until_scoring",
    "big_bone_raises_counts",
    "opt_out_with_no_mayhem_defence_token",
    "twin_tongue_short_deck",
    "dragon_eggs_single",
    "rod_order",
    "rod_redirected",
    "ongoing_objects_counted",
    "karpatych_compulsory",
    "rlyeh_needs_other_destroyer",
    "rlyeh_with_group_attack",
    "overmind_no_expensive_card",
    "necromantics_needs_two_tokens",
    "no_damage_dealt_conditions",
    "wand_on_self",
    "sweet_kitty_any_card",
    "sweet_kitty_token",
    "fatalizer_token_choice",
    "sixer_mart_doubles_mayhem_healing",
    "dwt_wand_allergy_scope",
    "dwt_group_attack_pass_to_self",
    "dwt_killer_is_neutral",
    "dwt_killer_is_self",
    "dwt_killer_token_later",
    "prop_four_lives",
    "prop_pairs_wild_magic",
    "end_legends_exhausted",
    "end_market_cannot_refill",
    "end_all_cards_return",
    "tie_break_legends",
    "tie_break_tokens",
]

DOUBTS = {
    1: "who-is-struck-first",
    2: "cards-taken-from-the-main-deck",
    3: "the-doctor-doubles-the-turn",
    4: "mayhem-q-has-no-attacker",
    5: "mayhem-w-is-the-legends",
    6: "a-tokens-group-attack-can-be-avoided",
    7: "a-played-mayhem-has-an-attacker",
    8: "kills-by-what-comes-back",
    9: "the-last-lives-can-be-paid",
    10: "overmind-and-defences",
    11: "double-then-add",
    12: "the-last-token",
    13: "defence-on-your-own-turn",
    14: "who-avoids-is-not-compared",
    15: "defeating-is-buying",
    16: "names-of-printings",
    17: "names-of-printings",
    18: "necromantics-needs-tokens",
    19: "the-prize-discards-any-card",
    20: "harpies-and-fists",
}
"""By the number of the doubt, the ruling that settles it."""
AGREED = {2: ("takes", "discard"), 3: ("drink", "once"), 19: ("prize", "drawn")}
"""The doubts of which the players may choose the other reading, and how they choose it."""

FOLDER = Path(__file__).parents[1] / "scenarios" / "krutagidon"
CASES = {path.name: read_file(path) for path in sorted(FOLDER.glob("*.yaml"))}


def players_of_examples() -> dict[str, list[Case]]:
    """The cases that play each example: they name it in brackets where they say what rules they come from."""
    found = defaultdict(list)
    for cases in CASES.values():
        for case in cases:
            for example in re.findall(r"\(([a-z0-9_]+)\)", case.rules):
                found[example].append(case)
    return found


def ruling_on(doubt: int) -> Ruling:
    books = books_of(package_of(games.load("krutagidon")))
    return next(one for book in books for one in book.rulings() if one.id == DOUBTS[doubt])


def scenarios_of(ruling: Ruling) -> list[Case]:
    return [case for file, name in ruling.scenarios() for case in CASES[file] if case.case == name]


def test_every_example_is_played_by_a_scenario_that_checks_what_comes_of_it() -> None:
    played = players_of_examples()
    assert len(set(EXAMPLES)) == 115
    assert set(played) == set(EXAMPLES)
    assert [case.case for cases in played.values() for case in cases if not case.then] == []


def test_every_doubt_is_settled() -> None:
    assert list(DOUBTS) == list(range(1, 21))


@pytest.mark.parametrize("doubt", DOUBTS)
def test_a_doubt_is_a_ruling_that_a_scenario_plays(doubt: int) -> None:
    assert scenarios_of(ruling_on(doubt))


@pytest.mark.parametrize(("doubt", "option", "value"), [(doubt, *agreed) for doubt, agreed in AGREED.items()])
def test_the_other_reading_of_a_doubt_can_be_agreed_on(doubt: int, option: str, value: str) -> None:
    [offered] = [one for one in games.load("krutagidon").setup_options if one.name == option]
    assert value in offered.values
    readings = [str(case.options.get(option, offered.default)) for case in scenarios_of(ruling_on(doubt))]
    assert {offered.default, value} <= set(readings)
