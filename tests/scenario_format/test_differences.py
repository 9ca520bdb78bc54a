"""Cases that do not hold: what was expected, and what is."""

from __future__ import annotations

import pytest

from tests.scenario_format.saying import in_a_case


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
