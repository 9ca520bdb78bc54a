"""Exhaustion in the middle of an Unleash: a made-up nemesis whose Unleash wounds, since none of the base box does."""

from __future__ import annotations

import pytest

from deckwright.authoring.writing import let
from deckwright.games.aeons_end import rules as rules_module
from deckwright.games.aeons_end.cards import BOXES
from deckwright.games.aeons_end.definitions import NEMESIS, Card, of_box
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.aeons_end.vocabulary.damage import LowestLife
from deckwright.games.aeons_end.writing import gravehold_suffers, suffer
from tests.table import Table, a_table, seat

GNAWER = Card(
    id="gnawer",
    kind=NEMESIS,
    life=50,
    unleash=(let("player", LowestLife(), by="anyone"), suffer(1, who="player"), gravehold_suffers(1)),
)
"""Unleash: the player with the lowest life suffers 1 damage, then Gravehold suffers 1 damage."""


@pytest.fixture(scope="module")
def rules() -> AeonsEnd:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules_module, "BOXES", BOXES | {"proving": of_box("proving", [GNAWER])})
        return AeonsEnd()


def against_gnawer(rules: AeonsEnd, **lives: int) -> Table:
    seats = {name: seat(life=life, charges=1) for name, life in lives.items()}
    return a_table(rules, nemesis="gnawer", options={"boxes": "base,proving"}, **seats)  # type: ignore[arg-type]


def test_an_unleash_is_finished_before_the_exhaustion_it_caused(rules: AeonsEnd) -> None:
    table = against_gnawer(rules, you=1, left=9)

    table.order("unleash")

    # Gravehold lost 1 by the Unleash under way, then 1 by each of the two that exhaustion brings.
    assert (table.prompt, table.asked) == ("destroy-breach", ["you"])
    assert (table.you.life, table.left.life, table.gravehold) == (0, 7, 27)
    told = [(event.what, event.seat, event.total) for event in table.happened("counted")]
    assert told[:3] == [("life", 0, 0), ("gravehold", -1, 29), ("life", 1, 8)]


def test_the_rest_of_the_exhaustion_follows(rules: AeonsEnd) -> None:
    table = against_gnawer(rules, you=1, left=9).order("unleash").choose("breach:p1@2")

    assert (table.you.charges, table.you.breaches["II"], table.prompt) == (0, "none", "main")


def test_a_second_unleash_waits_for_the_exhaustion_of_the_first(rules: AeonsEnd) -> None:
    table = against_gnawer(rules, you=1, left=9)

    table.order("unleash", 2)
    assert (table.prompt, table.left.life) == ("destroy-breach", 7)
    table.choose("breach:p1@2")

    assert (table.left.life, table.gravehold, table.prompt) == (6, 26, "main")


def test_a_further_player_is_exhausted_before_the_first_goes_on(rules: AeonsEnd) -> None:
    table = against_gnawer(rules, you=1, left=2, right=9)

    table.order("unleash")
    assert (table.asked, table.left.life, table.right.life, table.gravehold) == (["left"], 0, 7, 25)
    table.choose("breach:p2@2")
    assert (table.asked, table.left.charges, table.you.charges) == (["you"], 0, 1)
    table.choose("breach:p1@3")

    assert (table.you.charges, table.you.breaches["III"], table.prompt) == (0, "none", "main")


def test_one_exhausted_by_the_first_unleash_is_done_with_before_the_second(rules: AeonsEnd) -> None:
    table = against_gnawer(rules, you=1, left=1, right=9)

    table.order("unleash").choose("player:you")
    assert (table.asked, table.right.life) == (["left"], 7)
    table.choose("breach:p2@2")

    assert (table.asked, table.right.life, table.gravehold) == (["you"], 6, 25)


def test_the_last_player_exhausted_loses_the_game_at_once(rules: AeonsEnd) -> None:
    table = against_gnawer(rules, you=1, left=2)

    table.order("unleash")

    assert (table.outcome, table.game.ending) == ({"winners": [], "scores": []}, "all-exhausted")
    assert (table.left.life, table.left.charges) == (0, 1)


def test_alone_the_unleashes_of_exhaustion_strike_gravehold_for_the_exhausted(rules: AeonsEnd) -> None:
    table = against_gnawer(rules, you=1).order("unleash").choose("breach:p1@2")

    # 1 of the first Unleash; of the other two each 1, and 2 for the damage of who has no life.
    assert (table.gravehold, table.prompt) == (23, "main")


def test_excess_damage_comes_last(rules: AeonsEnd) -> None:
    table = against_gnawer(rules, you=2, left=9)

    table.order("damage", {"p1": 5})
    assert (table.prompt, table.gravehold) == ("destroy-breach", 28)
    table.choose("breach:p1@2")

    assert table.gravehold == 22


def test_exhaustion_under_way_can_be_saved_and_loaded(rules: AeonsEnd) -> None:
    table = against_gnawer(rules, you=1, left=2, right=9).order("unleash").save_and_load()

    table.choose("breach:p2@2").save_and_load().choose("breach:p1@3")

    assert (table.prompt, table.gravehold, table.right.life) == ("main", 25, 7)
