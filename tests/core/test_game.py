"""The state: moving and showing cards, counting, rolling, and the events that tell of it."""

from __future__ import annotations

from deckwright.core import Event
from deckwright.core.game import Scope
from tests.core.bidding import DECK, HAND, LAYOUT, POINTS, TABLE, VAULT, dealt

DEBT = LAYOUT.counter("debt")


def test_a_card_is_put_on_top_of_a_zone_or_under_it() -> None:
    game = dealt(["one", "two"], ["three"], deck=["four", "five"])
    deck = game.zones[DECK][:]
    first, second = game.zones[HAND]

    game.move(first, DECK)
    game.move(second, DECK, under=True)

    assert game.zones[DECK] == [second, *deck, first]
    assert game.zones[HAND] == []
    assert (game.place[first], game.place[second]) == (DECK, DECK)


def test_drawing_takes_the_top_card_or_nothing() -> None:
    game = dealt(["one"], ["two"], deck=["three", "four"])
    bottom, top = game.zones[DECK]

    assert [game.draw(DECK, HAND) for _ in range(3)] == [top, bottom, -1]
    assert game.zones[HAND][1:] == [top, bottom]
    assert game.place[top] == HAND


def test_who_has_seen_a_card_knows_it_wherever_it_goes_until_it_is_shuffled() -> None:
    game = dealt(["one"], ["two"], deck=["three"])
    (card,) = game.zones[HAND]

    game.move(card, DECK)
    assert game.seen[card] == 0b01
    game.move(card, TABLE)
    assert game.seen[card] & 0b11 == 0b11
    game.move(card, DECK)
    assert game.seen[card] & 0b11 == 0b11
    game.shuffle(DECK)
    assert game.seen[card] == 0


def test_a_shuffled_hand_is_still_known_to_its_owner_only() -> None:
    game = dealt(["one", "two"], ["three"])
    card = game.zones[HAND][0]
    game.show(card)
    game.shuffle(HAND)
    assert game.seen[card] == 0b01


def test_shuffling_uses_the_games_own_chance() -> None:
    deck = ["one", "two", "three", "four", "five", "six"]
    one, other = dealt(["one"], ["two"], deck=deck), dealt(["one"], ["two"], deck=deck)
    before = one.rng
    one.shuffle(DECK)
    other.shuffle(DECK)
    assert one.zones[DECK] == other.zones[DECK]
    assert one.rng == other.rng != before


def test_a_card_may_be_shown_to_one_seat_or_to_all() -> None:
    game = dealt(["one"], ["two"], ["three"])
    (card,) = game.zones[HAND]
    game.show(card, 2)
    assert game.seen[card] == 0b101
    game.show(card)
    assert game.seen[card] == 0b111


def test_a_counter_stops_at_zero_unless_it_may_fall_below() -> None:
    game = dealt(["one"], ["two"])
    assert game.add(POINTS, 3) == 3
    assert game.add(POINTS, -5) == -3
    assert game.counters[POINTS] == 0
    assert game.add(DEBT, -5) == -5
    assert game.counters[DEBT] == -5


def test_a_die_shows_one_to_its_number_of_sides() -> None:
    game = dealt(["one"], ["two"])
    assert {game.roll(4) for _ in range(200)} == {1, 2, 3, 4}


def test_a_mark_on_a_card_stops_at_zero() -> None:
    game = dealt(["one"], ["two"])
    assert game.mark(0, 1, 2) == 2
    assert game.mark(0, 1, -5) == -2
    assert game.marks[1] == 0


def test_events_are_written_only_while_somebody_listens() -> None:
    game = dealt(["one"], ["two"], deck=["three"])
    game.draw(DECK, HAND)
    assert game.events is None

    game.events = heard = []
    (other,) = game.zones[HAND + 1]
    game.move(other, TABLE)
    game.add(POINTS, 2)
    game.add(POINTS, 0)
    game.tell("cheer", seat=1, what="hooray", amount=3)
    assert heard == [
        Event("moved", seat=-1, card=other, origin=HAND + 1, goal=TABLE, seers=game.seen[other]),
        Event("counted", seat=0, what="points", amount=2, total=2),
        Event("cheer", seat=1, what="hooray", amount=3),
    ]


def test_nobody_listens_to_a_copy() -> None:
    game = dealt(["one"], ["two"])
    game.events = []
    assert game.copy().events is None


def test_the_seers_of_a_move_are_those_who_saw_the_card_leave_or_arrive() -> None:
    game = dealt(["one"], ["two"], deck=["three"])
    game.events = heard = []
    (card,) = game.zones[HAND + 1]
    game.move(card, VAULT)
    drawn = game.draw(DECK, HAND)
    assert [event.seers for event in heard] == [0b10, 0b01]
    assert heard[1].card == drawn


def test_a_name_is_found_however_it_was_put_together() -> None:
    scope = Scope(0, 0, {"".join(("tar", "get")): 7})

    assert scope.card("target") == 7
    assert scope.several("".join(("t", "arget"))) == (7,)


def test_a_name_that_was_dropped_stands_for_nothing_and_the_others_for_what_they_did() -> None:
    scope = Scope(0, 0, {f"#{number}": number for number in range(300)})
    for number in range(0, 300, 3):
        del scope.names[f"#{number}"]

    found = [scope.number(f"#{number}") for number in range(300)]

    assert found == [-1 if number % 3 == 0 else number for number in range(300)]
