"""Positions that no game of Enchanters can come to are refused, each with its place."""

from __future__ import annotations

import pytest

from deckwright.errors import AuthorError
from tests.table import a_table, seat


def told_of(**table: object) -> str:
    """What is wrong with a table."""
    with pytest.raises(AuthorError) as told:
        a_table(**table)  # type: ignore[arg-type]
    return told.value.message


def test_there_is_exactly_one_town() -> None:
    assert told_of(town=[]) == "position.town: expected one town, got []"
    assert told_of(town=["alea", "normaltown"]) == "position.town: expected one town, got ['alea', 'normaltown']"
    assert a_table(town="alea").town == ["alea"]


def test_the_track_has_six_places() -> None:
    assert told_of(track=["axe x7"]) == "position.track: it has 6 places, but 7 cards are given"
    assert a_table(track=["axe x6"]).track == ["axe"] * 6


def test_the_first_track_is_formed_from_the_deck() -> None:
    given = "position.track: in the phase set-up it is formed from the deck and cannot be given"

    assert told_of(phase="set-up", track=["axe"], deck=["axe"]) == given
    assert a_table(phase="set-up", track=[], deck=["axe"]).track == ["axe"]


def test_no_position_begins_while_a_card_is_being_taken() -> None:
    taken = "position.taking: no position begins while a card is being taken; the directive 'take' takes one"

    assert told_of(taking=["axe"]) == taken
    assert a_table(taking=[]).taking == []


@pytest.mark.parametrize("counter", ["first_card_leaves", "main_action_done"])
def test_what_is_so_or_not_is_never_above_one(counter: str) -> None:
    assert told_of(**{counter: 5}) == f"position.{counter}: it is never above 1, but 5 is given"
    assert getattr(a_table(you=seat(crystals=2), **{counter: 1}), counter) == 1  # type: ignore[arg-type]


@pytest.mark.parametrize("counter", ["attack_printed", "defence_printed", "modifying_tops", "answering_tops", "needy"])
def test_what_follows_from_the_cards_cannot_be_given(counter: str) -> None:
    assert told_of(you={counter: 1}) == f"position.p1.{counter}: it follows from the cards and cannot be given"


def test_a_table_holds_no_more_cards_than_a_game_can_have() -> None:
    most = a_table(deck=["axe x251"]).game

    assert len(most.cards) == 256
    assert told_of(deck=["axe x252"]) == ("position.deck: with it there are 257 cards, more than the 256 there can be")


def test_a_number_beyond_all_games_is_refused() -> None:
    assert told_of(you=seat(wounds=10**20)) == (
        f"position.p1.wounds: it is never above 1000000000, but {10**20} is given"
    )


def test_the_half_with_the_dragons_is_remembered_and_may_be_given() -> None:
    assert a_table(lower_half=12).lower_half == 12
