"""The log leaves nothing out that a player would want to read."""

from __future__ import annotations

import msgspec
import pytest

from deckwright.core import event_view
from deckwright.core.views import question_view
from deckwright.text import LANGUAGES, language
from tests.aeons_end.mages_table import a_main_phase
from tests.aeons_end.test_basic_nemesis import resolved
from tests.aeons_end.test_carapace_queen import resolved as swarmed
from tests.aeons_end.test_spells import cast
from tests.aeons_end.test_war_eternal_mages import BOTH
from tests.krutagidon.fray import a_fray
from tests.table import Table, seat

NAMES = ["Olena", "Taras"]


def log_of(table: Table, code: str = "en", *, seen_by: int = 0) -> list[str]:
    game = table.game
    lines = (language(code).event(game.rules, event_view(game, event, seen_by), NAMES) for event in table.events)
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
    table = a_fray(you=seat(hand=["twins"])).play("twins")
    assert log_of(table, seen_by=1).count("Olena draws a card") == 2
    assert log_of(table).count("Olena draws Sign") == 2


def test_a_death_is_told_before_the_kill_the_prize_and_the_return() -> None:
    table = a_fray(you=seat(hand=["mega-fist"]), left=seat(life=3), token_stack=["dwt-minus-two", "dwt-minus-four"])
    log = log_of(table.play("mega-fist"))
    assert log[log.index("Taras dies!") :] == [
        "Taras dies!",
        "Olena has killed an enemy with Mega-Fist!",
        "Olena takes the grand prize",
        "Taras is back from the dead",
        "Taras: +20 lives (now 20)",
        "Taras gets a dead wizard token: Four Points More to Lose",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_lost_a_destroyed_card_is_named(code: str) -> None:
    ally = seat(discard=["jade", "spark"])
    table = a_main_phase(seat(hand=["conclave-scroll"]), ally, supply={"conclave-scroll": 0, "jade": 7})
    table.play("conclave-scroll").choose("yes", by="you")
    assert table.destroyed == ["spark"]
    assert [line for line in log_of(table, code) if line.endswith("(Taras)")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_turn_order_card_that_is_shown_bears_the_name_of_whose_turn_it_means(code: str) -> None:
    table = cast("flare", turn_deck=["turn-2"], turn_discard=["turn-1"])
    [line] = [line for line in log_of(table, code) if "Taras" in line]
    assert not any(digit in line for digit in "12")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_swarm_says_how_many_husks_there_are(code: str) -> None:
    table = swarmed("endless-throng", husks=3)
    [swarm] = table.happened("swarm")
    line = language(code).event(table.game.rules, event_view(table.game, swarm, 0), NAMES)
    assert str(swarm.amount) in (line or "")
    assert line in log_of(table, code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_gift_names_who_receives_it(code: str) -> None:
    table = a_main_phase(seat(mage="mist-we", charges=6, breach_1=["spark"]), options=BOTH)
    table.choose("ability:mist-we", "pick:spark")
    assert table.left.hand == ["spark"]
    given = [line for line in log_of(table, code) if "Taras" in line]
    assert language(code).card(table.game.rules, "spark") in " ".join(given)


@pytest.mark.parametrize("code", LANGUAGES)
def test_tokens_that_a_mayhem_passes_round_are_told_with_who_had_them(code: str) -> None:
    table = a_fray(you=seat(tokens=["dwt-draw-one"]), left=seat(tokens=["dwt-minus-two"]))
    table = table.order("resolve", "mayhem-r")
    names = [language(code).card(table.game.rules, token) for token in ("dwt-draw-one", "dwt-minus-two")]
    for player, token in zip(NAMES, names, strict=True):
        told = [line for line in log_of(table, code) if token in line]
        assert player in told[0], "the first line says who gives it up"
        assert len(told) >= 2


@pytest.mark.parametrize("code", LANGUAGES)
def test_who_cannot_defend_is_not_asked_whether_to(code: str) -> None:
    table = a_fray(you=seat(hand=["wand"]), left=seat(hand=["scorcher"])).choose("play:wand").choose("player:p2")
    game, lang = table.game, language(code)
    assert game.question is not None
    able = question_view(game, game.question, 1)
    takes = [option for option in able.options if option.verb == "no"]
    helpless = msgspec.structs.replace(able, options=takes)
    assert lang.question(game.rules, able).endswith("?")
    assert not lang.question(game.rules, helpless).endswith("?")
    assert lang.option(game.rules, takes[0], NAMES, helpless) == lang.say("option-no-defend") != lang.say("option-no")
