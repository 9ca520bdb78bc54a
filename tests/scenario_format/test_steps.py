"""What the steps of a case do, and what a case may leave out."""

from __future__ import annotations

import pytest

from tests.scenario_format.saying import in_a_case, in_aeons_end


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
