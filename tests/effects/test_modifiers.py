"""Modifiers, and what they do to damage and healing."""

from __future__ import annotations

import pytest

from deckwright.authoring.writing import (
    adds,
    another_player,
    card_in,
    chosen,
    every,
    gain,
    heal,
    hit,
    how_many,
    if_,
    let,
    limits,
    may,
    multiplies,
    next_time,
    per,
    prevents,
    put_tokens,
    suffers,
    table_suffers,
    this_turn,
)
from deckwright.core import Scope
from deckwright.effects.modifiers import Modifier, modified
from tests.effects.laboratory import Laboratory, Written, effect
from tests.table import a_table, seat


def changed(value: int, *modifiers: Modifier, against: str = "") -> int:
    """A value of somebody with three wounds after some modifiers."""
    game = a_table(Laboratory(), you=seat(wounds=3)).game
    return modified(game, Scope(0, 0, {"you": 0}), "healing", value, modifiers, against)


@pytest.mark.parametrize(
    ("value", "modifiers", "result"),
    [
        (4, (), 4),
        (-4, (), 0),
        (4, (adds(healing=2),), 6),
        (4, (adds(healing=-6),), 0),
        (4, (adds(healing=per("wounds")), adds(healing=1)), 8),
        (4, (adds(damage_taken=2),), 4),
        (4, (multiplies("healing", 2),), 8),
        (4, (multiplies("healing", 2), adds(healing=1)), 10),
        (4, (multiplies("healing", 2), multiplies("healing", 3)), 24),
        (4, (multiplies("damage_taken", 2),), 4),
        (4, (prevents("healing"), adds(healing=9)), 0),
        (4, (limits("healing", 3),), 3),
        (2, (limits("healing", 3),), 2),
        (4, (limits("healing", 5), multiplies("healing", 2)), 5),
        (4, (limits("healing", per("wounds")), limits("healing", 5)), 3),
        (4, (adds(healing=-6, least=1),), 1),
        (1, (adds(healing=-6, least=2),), 1),
        (4, (adds(healing=-1, least=1),), 3),
        (-1, (adds(healing=-6), adds(healing=8)), 1),
    ],
)
def test_what_adds_comes_before_what_multiplies_and_what_limits_last(
    value: int, modifiers: tuple[Modifier, ...], result: int
) -> None:
    assert changed(value, *modifiers) == result


def test_a_modifier_against_a_kind_works_against_that_kind_only() -> None:
    both = (
        adds(healing=2, against="foe"),
        multiplies("healing", 2, against="relic"),
        limits("healing", 1, against="treasure"),
    )
    assert changed(4, *both, against="foe") == 6
    assert changed(4, *both, against="relic") == 8
    assert changed(4, *both, against="treasure") == 1
    assert changed(4, *both) == 4


# -- damage and healing


def test_damage_takes_life_and_stops_at_zero() -> None:
    table = effect(suffers(4, who="all"), you=seat(life=10), left=seat(life=3), right=seat(life=4))
    assert (table.you.life, table.left.life, table.right.life) == (6, 0, 0)
    assert [(event.seat, event.amount) for event in table.happened("ran-out")] == [(1, 1), (2, 0)]


def test_damage_may_hit_the_table_itself() -> None:
    assert effect(table_suffers(doom=3), doom=5).doom == 2


def test_those_who_were_hurt_and_those_who_fell_can_be_named() -> None:
    table = effect(
        suffers(4, who="all", hurt="hurt", fallen="fallen"),
        gain(crystals=how_many("hurt")),
        gain(scrip=1, who="fallen"),
        you=seat(life=10),
        left=seat(life=3),
        right=seat(life=0),
    )
    assert table.you.crystals == 2
    assert (table.you.scrip, table.left.scrip, table.right.scrip) == (0, 1, 0)


def test_cards_in_play_protect_their_owner() -> None:
    written = (Written("ward", adds(damage_taken=-1, least=1)), Written("mirror", prevents("damage_taken")))
    table = effect(
        suffers(3, who="all"),
        written=written,
        you=seat(life=9, play=["ward"]),
        left=seat(life=9, play=["mirror"]),
        right=seat(life=9),
    )
    assert (table.you.life, table.left.life, table.right.life) == (7, 9, 6)


def test_cards_in_play_strengthen_their_owner() -> None:
    table = effect(
        suffers(3, who="others"),
        written=(Written("axe", adds(damage_dealt=2)),),
        you=seat(play=["axe"]),
        left=seat(life=9),
        right=seat(life=9, play=["axe"]),
    )
    assert (table.left.life, table.right.life) == (4, 4)


def test_a_card_not_in_play_changes_nothing() -> None:
    table = effect(suffers(3), written=(Written("ward", prevents("damage_taken")),), you=seat(life=9, hand=["ward"]))
    assert table.you.life == 6


def test_healing_is_changed_and_stops_at_the_most_there_can_be() -> None:
    doubled = (Written("gem", multiplies("healing", 2)),)
    assert effect(heal(2), written=doubled, you=seat(life=3, play=["gem"])).you.life == 7
    assert effect(heal(2), written=doubled, you=seat(life=8, play=["gem"])).you.life == 10
    assert effect(heal(2), you=seat(life=3)).you.life == 5


def test_healing_is_possible_only_where_there_is_room() -> None:
    assert effect(may(heal(1)), you=seat(life=9)).prompt == "may"
    assert effect(may(heal(1)), you=seat(life=10)).prompt == "quiet"


def test_a_card_with_life_tokens_is_hit_until_it_is_beaten() -> None:
    steps = (put_tokens(life=3), hit(2, "this", hurt="hurt", fallen="fallen"))
    wounded = effect(
        *steps,
        if_(chosen("hurt"), [gain(crystals=1)]),
        if_(chosen("fallen"), [gain(scrip=1)]),
        you=seat(play=["imp"]),
        this="imp",
    )
    assert (wounded.you.play, wounded.you.marks("play")) == (["imp"], [{"life": 1}])
    assert (wounded.you.crystals, wounded.you.scrip) == (1, 0)

    beaten = effect(
        *steps,
        hit(2, "this", fallen="fallen"),
        if_(chosen("fallen"), [gain(scrip=1)]),
        you=seat(play=["imp"]),
        this="imp",
    )
    assert (beaten.you.play, beaten.you.discard, beaten.you.scrip) == ([], ["imp"], 1)


def test_what_is_printed_on_a_card_may_protect_it() -> None:
    tough = (Written("imp", limits("damage_taken", 1)),)
    table = effect(put_tokens(life=5), hit(4, "this"), written=tough, you=seat(play=["imp"]), this="imp")
    assert table.you.marks("play") == [{"life": 4}]


# -- for this turn


def test_what_is_started_for_this_turn_works_as_often_as_it_happens() -> None:
    table = effect(this_turn(adds(damage_taken=-1)), suffers(3), suffers(3), you=seat(life=9))
    assert table.you.life == 5


def test_what_works_the_next_time_works_once() -> None:
    table = effect(next_time(adds(damage_taken=-1)), suffers(3), suffers(3), you=seat(life=9))
    assert table.you.life == 4

    twice = effect(next_time(adds(damage_taken=-1), times=2), suffers(3), suffers(3), suffers(3), you=seat(life=10))
    assert twice.you.life == 10 - 2 - 2 - 3


def test_what_is_started_twice_works_twice_over() -> None:
    table = effect(this_turn(adds(damage_taken=-1)), this_turn(adds(damage_taken=-1)), suffers(4), you=seat(life=9))
    assert table.you.life == 7

    again = effect(
        every("them", card_in("hand")), *[this_turn(multiplies("healing", 2))] * 2, heal(1), you=seat(life=1)
    )
    assert again.you.life == 5


def test_it_may_be_started_for_another() -> None:
    table = effect(
        let("rival", another_player()),
        this_turn(prevents("damage_taken"), who="rival"),
        suffers(3, who="all"),
        seats=2,
        you=seat(life=9),
        left=seat(life=9),
    )
    assert (table.you.life, table.left.life) == (6, 9)
