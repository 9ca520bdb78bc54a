"""Views: what each seat may see of each kind of zone, and of what happened."""

from __future__ import annotations

from deckwright.core import OPEN, SPECTATOR, Game, event_view, view
from deckwright.core.shown import ZoneView
from tests.core.bidding import DECK, HAND, LAYOUT, POINTS, TABLE, VAULT, dealt


def zone_of(game: Game, viewer: int, name: str, seat: int = -1) -> ZoneView:
    (found,) = [zone for zone in view(game, viewer).zones if (zone.name, zone.seat) == (name, seat)]
    return found


def ids(game: Game, viewer: int, name: str, seat: int = -1) -> list[str | None]:
    return [card and card.id for card in zone_of(game, viewer, name, seat).cards]


def test_public_cards_are_seen_by_everybody() -> None:
    game = dealt(["one"], ["two"], table=["six", "five"])
    for viewer in (0, 1, SPECTATOR, OPEN):
        assert ids(game, viewer, "table") == ["six", "five"]


def test_a_hand_is_seen_by_its_owner_the_others_see_how_many() -> None:
    game = dealt(["one", "three"], ["two"])
    assert ids(game, 0, "hand", 0) == ["one", "three"]
    for viewer in (1, SPECTATOR):
        assert zone_of(game, viewer, "hand", 0).cards == []
        assert zone_of(game, viewer, "hand", 0).count == 2
    assert ids(game, OPEN, "hand", 1) == ["two"]


def test_a_hidden_pile_is_seen_by_nobody() -> None:
    game = dealt(["one"], ["two"], deck=["three", "four"])
    for viewer in (0, 1, SPECTATOR):
        assert (zone_of(game, viewer, "deck").cards, zone_of(game, viewer, "deck").count) == ([], 2)
    assert ids(game, OPEN, "deck") == ["three", "four"]


def test_a_card_one_put_into_a_hidden_pile_is_still_known_to_oneself() -> None:
    game = dealt(["one"], ["two"], deck=["three", "four"])
    game.move(game.zones[HAND][0], DECK, under=True)
    assert ids(game, 0, "deck") == ["one", None, None]
    assert ids(game, 1, "deck") == []
    assert ids(game, SPECTATOR, "deck") == []


def test_a_card_shown_to_all_is_known_to_the_spectator() -> None:
    game = dealt(["one"], ["two"], deck=["three", "four"])
    game.show(game.zones[DECK][-1])
    for viewer in (0, 1, SPECTATOR):
        assert ids(game, viewer, "deck") == [None, "four"]


def test_a_card_shown_to_one_seat_is_a_secret_from_the_rest() -> None:
    game = dealt(["one"], ["two"], deck=["three"])
    game.show(game.zones[DECK][0], 1)
    assert ids(game, 1, "deck") == ["three"]
    assert ids(game, 0, "deck") == []
    assert ids(game, SPECTATOR, "deck") == []


def test_a_sealed_pile_shows_its_number_only_even_of_known_cards() -> None:
    game = dealt(["one"], ["two"])
    game.move(game.zones[HAND][0], VAULT)
    for viewer in (0, 1, SPECTATOR):
        assert (zone_of(game, viewer, "vault").cards, zone_of(game, viewer, "vault").count) == ([], 1)
    assert ids(game, OPEN, "vault") == ["one"]


def test_a_hand_without_order_is_shown_sorted_so_that_its_order_tells_nothing() -> None:
    game = dealt(["two", "one", "three"], ["two"])
    assert ids(game, 0, "hand", 0) == ["one", "three", "two"]
    game.show(game.zones[HAND][0])
    assert ids(game, 1, "hand", 0) == ["two", None, None]


def test_seats_nobody_sits_at_are_not_shown() -> None:
    game = dealt(["one"], ["two"])
    shown = view(game, 0)
    assert [zone.seat for zone in shown.zones if zone.name == "hand"] == [0, 1]
    assert shown.counters["points"] == [0, 0]


def test_book_keeping_is_not_shown() -> None:
    assert set(view(dealt(["one"], ["two"]), 0).counters) == {"points", "debt", "haste"}


def test_marks_lie_on_the_cards_that_are_seen() -> None:
    game = dealt(["one"], ["two"])
    (card,) = game.zones[HAND]
    game.mark(card, 1, 3)
    (shown,) = zone_of(game, 0, "hand", 0).cards
    assert shown.marks == {"stars": 3}


def test_an_event_names_its_card_only_to_those_who_saw_it() -> None:
    game = dealt(["one"], ["two"], deck=["three"])
    game.events = heard = []
    game.draw(DECK, HAND + 1)

    told = {viewer: event_view(game, heard[0], viewer) for viewer in (0, 1, SPECTATOR, OPEN)}

    assert {viewer: event.card for viewer, event in told.items()} == {0: "", 1: "three", SPECTATOR: "", OPEN: "three"}
    assert told[0].n == -1
    assert (told[0].kind, told[0].origin, told[0].goal, told[0].goal_seat) == ("moved", "deck", "hand", 1)


def test_a_card_laid_open_is_named_to_everybody() -> None:
    game = dealt(["one"], ["two"])
    game.events = heard = []
    game.move(game.zones[HAND][0], TABLE)
    assert [event_view(game, heard[0], viewer).card for viewer in (0, 1, SPECTATOR)] == ["one", "one", "one"]


def test_numbers_are_told_to_everybody() -> None:
    game = dealt(["one"], ["two"])
    game.events = heard = []
    game.add(POINTS + 1, 2)
    told = event_view(game, heard[0], 0)
    assert (told.kind, told.seat, told.what, told.amount, told.total) == ("counted", 1, "points", 2, 2)


def test_all_kinds_of_sight_are_on_this_table() -> None:
    assert {zone.sight.name for zone in LAYOUT.zones} == {"PUBLIC", "OWNER", "HIDDEN", "SEALED"}
