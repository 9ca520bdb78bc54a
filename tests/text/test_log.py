"""The log leaves nothing out that a player would want to read."""

from __future__ import annotations

import msgspec
import pytest

from deckwright import games
from deckwright.core import event_view
from deckwright.core.shown import EventView
from deckwright.text import LANGUAGES, language
from tests.aeons_end.mages_table import a_main_phase
from tests.aeons_end.test_basic_nemesis import resolved
from tests.table import Table, seat

NAMES = ["Olena", "Taras"]


def log_of(table: Table, code: str = "en") -> list[str]:
    game = table.game
    lines = (language(code).event(game.rules, event_view(game, event, 0), NAMES) for event in table.events)
    return [line for line in lines if line]


def test_a_prepped_spell_that_is_discarded_is_in_the_log_with_its_owner() -> None:
    table = resolved("dispel", seat(mage="jian", breach_1=["spark"], breach_2=["ignite"]), seat(breach_1=["spark"]))
    assert "Olena discards a prepped spell: Ignite" in log_of(table)


def test_a_spell_that_is_cast_is_not_told_to_be_discarded() -> None:
    table = a_main_phase(seat(hand=["garnet-shard"], breach_1=["spark"]))
    table.choose("play:garnet-shard").choose("branch:1")
    assert "Olena casts Spark" in log_of(table)
    assert not any("discards" in line for line in log_of(table))


def test_cards_drawn_by_an_effect_are_in_the_log() -> None:
    table = resolved("skewer", seat(deck=["spark"])).choose("player:p1")
    assert "Olena draws Spark" in log_of(table)


def test_what_an_enemy_draws_by_an_effect_is_in_the_log_but_not_which_card() -> None:
    rules = games.load("krutagidon")
    drawn = EventView("moved", origin="deck", origin_seat=1, goal="hand", goal_seat=1, cause="twins")
    assert language("en").event(rules, drawn, NAMES) == "Taras draws a card"
    known = msgspec.structs.replace(drawn, card="sign")
    assert language("en").event(rules, known, NAMES) == "Taras draws Sign"


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_lost_a_destroyed_card_is_named(code: str) -> None:
    event = EventView("moved", card="spark", origin="hand", origin_seat=1, goal="destroyed")
    rules = a_main_phase(seat()).game.rules
    assert (language(code).event(rules, event, NAMES) or "").endswith("(Taras)")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_swarm_says_how_many_husks_there_are(code: str) -> None:
    rules = a_main_phase(seat()).game.rules
    assert "5" in (language(code).event(rules, EventView("swarm", amount=5)) or "")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_gift_names_who_receives_it(code: str) -> None:
    event = EventView("moved", card="jade", origin="discard", origin_seat=0, goal="discard", goal_seat=1)
    rules = a_main_phase(seat()).game.rules
    assert "Taras" in (language(code).event(rules, event, NAMES) or "")
