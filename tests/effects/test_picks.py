"""Picks: what a choice is made from."""

from __future__ import annotations

import pytest

from deckwright.authoring.writing import (
    among,
    another_player,
    any_player,
    at_least,
    at_most,
    card_in,
    counted,
    every,
    gain,
    is_,
    left_of,
    let,
    lies_in,
    not_,
    owner_of,
    per,
    right_of,
    same,
    top_of,
)
from deckwright.effects.vocabulary.picks import Number
from deckwright.effects.words import Pick
from tests.effects.laboratory import effect
from tests.table import seat

HAND = ["axe", "bow", "ward", "gem", "ruby", "imp"]


def offered(pick: Pick, **table: object) -> list[str]:
    """What is offered when something of a pick may be chosen."""
    options = effect(let("it", pick, up_to=True), **table).offered()
    return [key.partition(":")[2] for key in options if key not in ("done", "wait")]


@pytest.mark.parametrize(
    ("pick", "found"),
    [
        (card_in("hand"), HAND),
        (card_in("hand", kind="treasure"), ["gem", "ruby"]),
        (card_in("hand", other_kind="relic"), ["gem", "ruby", "imp"]),
        (card_in("hand", tag="sharp"), ["axe", "bow"]),
        (card_in("hand", kind="relic", tag="long"), ["bow"]),
        (card_in("hand", cost_at_most=3), ["axe", "ward", "gem", "imp"]),
        (card_in("hand", cost_at_least=4), ["bow", "ruby"]),
        (card_in("hand", cost_at_least=2, cost_at_most=per("crystals")), ["axe", "ward"]),
        (card_in("hand", named="ruby"), ["ruby"]),
        (card_in("hand", most="cost"), ["bow"]),
        (card_in("hand", least="cost", kind="relic"), ["ward"]),
        (card_in("hand", other_than="this"), ["bow", "ward", "gem", "ruby", "imp"]),
        (card_in("hand", where=not_(is_("it", tag="sharp"))), ["ward", "gem", "ruby", "imp"]),
        (card_in("discard"), []),
    ],
)
def test_cards_are_found_by_what_is_printed_on_them(pick: Pick, found: list[str]) -> None:
    assert offered(pick, you=seat(hand=HAND, crystals=3), this="axe") == found


def test_cards_are_found_in_several_zones_and_of_several_players() -> None:
    table = {
        "you": seat(hand=["axe"], discard=["gem"]),
        "left": seat(hand=["bow"]),
        "right": seat(hand=["ruby"]),
        "market": ["imp"],
    }
    assert offered(card_in("hand", "discard"), **table) == ["axe", "gem"]
    assert offered(card_in("hand", whose="all"), **table) == ["axe", "bow", "ruby"]
    assert offered(card_in("hand", whose="others"), **table) == ["bow", "ruby"]
    assert offered(card_in("market"), **table) == ["imp"]


def test_the_top_card_of_a_zone_may_be_chosen() -> None:
    table = {"you": seat(discard=["axe", "gem"]), "left": seat(discard=["bow"])}
    assert offered(top_of("discard"), **table) == ["gem"]
    assert offered(top_of("discard", whose="all"), **table) == ["gem", "bow"]
    assert offered(top_of("discard")) == []


def test_of_cards_with_a_name_some_may_be_chosen() -> None:
    table = effect(
        every("them", card_in("hand", kind="relic")),
        let("it", among("them", most="cost"), up_to=True),
        you=seat(hand=HAND),
    )
    assert table.offered() == ["pick:bow", "done"]


@pytest.mark.parametrize(
    ("pick", "found"),
    [
        (any_player(), ["p1", "p2", "p3"]),
        (another_player(), ["p2", "p3"]),
        (any_player(has="wounds"), ["p1", "p3"]),
        (any_player(most="crystals"), ["p2"]),
        (any_player(fewest="crystals"), ["p1", "p3"]),
        (any_player(room="life"), ["p1", "p2"]),
        (any_player(where=at_least(2, "wounds", who="them")), ["p3"]),
        (any_player(where=not_(same("them", "you"))), ["p2", "p3"]),
        (any_player(holding=card_in("hand", whose="them", kind="relic"), count=2), ["p2"]),
        (any_player(holding=card_in("hand", whose="them"), count=5), ["p2"]),
        (left_of(), ["p2"]),
        (right_of(), ["p3"]),
    ],
)
def test_players_are_found_by_what_they_have(pick: Pick, found: list[str]) -> None:
    assert (
        offered(
            pick,
            you=seat(wounds=1, crystals=1, hand=["axe"]),
            left=seat(crystals=4, hand=["axe", "bow", "gem"]),
            right=seat(wounds=2, crystals=1, life=10),
        )
        == found
    )


def test_a_player_already_chosen_may_be_left_out() -> None:
    table = effect(let("one", another_player()), let("two", any_player(other_than="one"), up_to=True)).choose("left")
    assert table.offered() == ["player:p1", "player:p3", "done"]


def test_nobody_to_choose_means_nobody_is_chosen() -> None:
    table = effect(let("one", another_player(has="wounds")), gain(wounds=1, who="one"))
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (0, 0, 0)


def test_the_owner_of_a_card_is_whose_zone_it_lies_in() -> None:
    table = effect(
        every("them", card_in("hand", whose="others")),
        let("who", owner_of("them"), up_to=True),
        right=seat(hand=["axe"]),
    )
    assert table.offered() == ["player:p3", "done"]


def test_numbers_may_be_worked_out() -> None:
    assert offered(Number(2, 4)) == ["2", "3", "4"]
    assert offered(Number(0, per("wounds")), you=seat(wounds=1)) == ["0", "1"]
    assert offered(Number(3, 2)) == []


def test_what_a_pick_finds_can_be_counted() -> None:
    table = effect(gain(crystals=counted(card_in("hand", kind="relic"), times=2)), you=seat(hand=HAND))
    assert table.you.crystals == 6


def test_a_condition_may_speak_of_each_card() -> None:
    pick = card_in("hand", "discard", where=lies_in("it", "discard"))
    assert offered(pick, you=seat(hand=["axe"], discard=["gem", "bow"])) == ["gem", "bow"]


def test_a_condition_may_speak_of_each_player() -> None:
    assert offered(any_player(where=at_most(0, "wounds", who="them")), left=seat(wounds=1)) == ["p1", "p3"]
