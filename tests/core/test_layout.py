"""The layout: where each zone and counter lies, and who sees a card arrive there."""

from __future__ import annotations

import pytest

from deckwright.errors import InternalError
from tests.core.bidding import LAYOUT


def test_a_zone_of_a_seat_lies_as_many_places_after_the_first() -> None:
    hand = LAYOUT.zone("hand")
    assert [LAYOUT.zone_at("hand", seat) for seat in range(4)] == [hand, hand + 1, hand + 2, hand + 3]
    assert [LAYOUT.owner_of[hand + seat] for seat in range(4)] == [0, 1, 2, 3]


def test_a_shared_zone_is_the_same_for_all() -> None:
    assert {LAYOUT.zone_at("deck", seat) for seat in range(4)} == {LAYOUT.zone("deck")}
    assert LAYOUT.owner_of[LAYOUT.zone("deck")] == -1


def test_counters_lie_like_zones() -> None:
    assert LAYOUT.counter_at("points", 2) == LAYOUT.counter("points") + 2
    assert LAYOUT.counter_at("rounds", 2) == LAYOUT.counter("rounds")


def test_who_sees_a_card_arrive_depends_on_the_sight_of_the_zone() -> None:
    seers = {zone.name: LAYOUT.seers[LAYOUT.zone(zone.name)] for zone in LAYOUT.zones}
    assert seers == {"box": 0, "deck": 0, "table": 0b1111, "vault": 0, "hand": 0b0001}
    assert [LAYOUT.seers[LAYOUT.zone("hand") + seat] for seat in range(4)] == [0b0001, 0b0010, 0b0100, 0b1000]


def test_turn_counters_and_floors_are_known() -> None:
    haste = LAYOUT.counter("haste")
    assert LAYOUT.turn_counters == [haste, haste + 1, haste + 2, haste + 3]
    assert LAYOUT.floored[LAYOUT.counter("points")]
    assert not LAYOUT.floored[LAYOUT.counter("debt")]


def test_a_counter_may_be_given_and_has_room_unless_its_game_says_otherwise() -> None:
    points = LAYOUT.counter_of[LAYOUT.counter("points")]
    assert (points.follows_from, points.most) == ("", 1_000_000_000)


def test_what_is_not_there_is_named_with_what_is() -> None:
    assert not LAYOUT.has_zone("attic")
    assert not LAYOUT.has_counter("fame")
    with pytest.raises(InternalError, match=r"no zone 'attic'; there are \['box', 'deck', 'hand', 'table', 'vault'\]"):
        LAYOUT.zone_at("attic", 0)
    with pytest.raises(InternalError, match=r"no counter 'fame'; there are \['debt', 'haste', 'points', 'rounds'\]"):
        LAYOUT.counter_at("fame", 0)
