"""What lies open on a deck while somebody is asked about it, and only then."""

from __future__ import annotations

from typing import Any

import msgspec

from deckwright import games
from deckwright.core import SPECTATOR, view
from deckwright.effects.vocabulary.decks import LookAt
from deckwright.games.krutagidon.facts import LOOKED_AT
from tests.krutagidon.fray import a_fray, seat
from tests.table import Table


def looked_at(table: Table, seat: int) -> list[str]:
    """The cards that a seat is shown while it decides."""
    game = table.game
    numbers: Any = view(game, seat).facts.get("looked_at", [])
    return [game.rules.definitions[game.cards[n]].id for n in numbers]


def test_a_revealed_card_is_shown_to_all_while_its_fate_is_asked() -> None:
    table = a_fray(you=seat(hand=["utter-rubbish"]), left=seat(deck=["blaze", "fizzle"]))
    table.play("utter-rubbish").choose("no", by="left")
    assert [looked_at(table, one) for one in (0, 1, SPECTATOR)] == [["fizzle"]] * 3


def test_what_you_alone_look_at_is_shown_to_nobody_else() -> None:
    table = a_fray(you=seat(hand=["acid-dragon"], deck=["blaze", "fizzle"]))
    table.play("acid-dragon")
    assert [looked_at(table, one) for one in (0, 1, SPECTATOR)] == [["fizzle"], [], []]


def test_a_card_that_is_known_on_a_deck_is_not_shown_when_something_else_is_asked() -> None:
    table = a_fray(you=seat(hand=["acid-dragon", "sign"], deck=["blaze", "fizzle"]))
    table.play("acid-dragon").choose("no")
    table.order("resolve", "mayhem-a")
    assert looked_at(table, 0) == []


def _looks(thing: object) -> set[str]:
    if isinstance(thing, msgspec.Struct):
        own = {thing.name} if isinstance(thing, LookAt) and thing.zone in ("deck", "main") else set()
        return own.union(*(_looks(getattr(thing, field)) for field in thing.__struct_fields__))
    if isinstance(thing, tuple | list):
        return set[str]().union(*map(_looks, thing))
    return set()


def test_cards_call_what_they_look_at_by_the_names_that_are_shown() -> None:
    names = set[str]().union(*(_looks(card) for card in games.load("krutagidon").definitions))
    assert names == set(LOOKED_AT)
