"""Cases that cannot be meant: the slip is named with its file, its case and its place."""

from __future__ import annotations

import re

import pytest

from tests.scenario_format.saying import in_a_case, in_aeons_end, play


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
        ("{unleash: 2}", "'unleash' is not a directive here; there are ['check', 'refused', 'take']"),
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
