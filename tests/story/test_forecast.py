"""The forecast of the nemesis's next turn, compared with what then happens."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.core import SPECTATOR, Dice, Game, resample, run
from deckwright.story import Change, Foreseen, beats, forecast
from deckwright.table.foretelling import foretold
from deckwright.table.positions import Reader
from deckwright.text import language
from tests.aeons_end.mages_table import a_main_phase, a_nemesis, seat
from tests.suites.playing import questions_of, steadily
from tests.suites.setups import SETUPS, Setup
from tests.suites.test_secrets import listening
from tests.table import Table

NEMESIS_SETUPS = [setup for setup in SETUPS if setup.game == "aeons-end"]
seeds = st.integers(0, 2**32 - 1)


def happens(game: Game) -> list[Change]:
    """The numbers that change when the nemesis takes its turn now, up to the first choice."""
    later = game.copy()
    later.question = None
    later.given = {}
    later.stack[-1].at -= 1
    later.rules.begin_coming_turn(later)
    later.push(later.rules.block("nemesis-turn"), {"you": 0})
    heard = listening(later)
    run(later)
    told = beats(later, heard, SPECTATOR, turn=-1)
    return [msgspec.structs.replace(change, event=0) for beat in told for change in beat.changes]


def sure_changes(lines: list[Foreseen]) -> list[Change]:
    """What the forecast is sure of, up to the first choice."""
    found: list[Change] = []
    for line in lines:
        if not line.sure:
            break
        found += line.changes
        if line.choice:
            break
    return found


@pytest.mark.parametrize("setup", NEMESIS_SETUPS, ids=str)
@steadily(2)
@given(seed=seeds)
def test_what_is_foretold_for_sure_is_what_happens(setup: Setup, seed: int) -> None:
    dice = Dice(seed)
    for game in questions_of(setup.new_game(seed), dice):
        if dice.below(10):
            continue
        foretold = sure_changes(forecast(game))
        assert happens(game)[: len(foretold)] == foretold


@pytest.mark.parametrize("setup", NEMESIS_SETUPS, ids=str)
@steadily(1)
@given(seed=seeds)
def test_the_forecast_depends_only_on_what_everybody_knows(setup: Setup, seed: int) -> None:
    dice = Dice(seed)
    for game in questions_of(setup.new_game(seed), dice):
        if dice.below(25) or game.question is None or game.question.each is not None:
            continue
        assert forecast(resample(game, SPECTATOR, dice)) == forecast(game)


def test_a_minion_that_counts_fury_is_foretold_with_its_sum() -> None:
    table = a_main_phase(fury=3, nemesis_play=["provoker"], nemesis_deck=["vex", "vex"])
    line = forecast(table.game)[0]
    assert (line.kind, line.card, line.choice, line.unknown, line.sure) == ("acts", "provoker", False, False, True)
    (change,) = line.changes
    assert (change.what, change.before, change.after) == ("gravehold", 30, 27)
    assert [(term.what, term.amount, term.times) for term in change.terms] == [("tokens", 1, 3)]


@pytest.mark.parametrize(
    ("fury", "minion", "idle"), [(0, "provoker", True), (1, "provoker", False), (0, "scorn", False)]
)
def test_a_minion_of_which_nothing_will_come_is_foretold_as_such(fury: int, minion: str, idle: bool) -> None:
    table = a_main_phase(fury=fury, nemesis_play=[minion], nemesis_deck=["vex", "vex"])
    assert [line.idle for line in forecast(table.game)][:2] == [idle, False]


def test_a_choice_of_the_players_is_foretold_as_a_choice() -> None:
    table = a_main_phase(seat(), nemesis_play=["scorn"], nemesis_deck=["vex", "vex"])
    assert forecast(table.game)[0].choice


def test_after_a_choice_nothing_is_foretold_for_sure() -> None:
    table = a_main_phase(seat(), fury=1, nemesis_play=["needlemaw", "scorn", "provoker"], nemesis_deck=["vex", "vex"])
    assert [line.sure for line in forecast(table.game)][:3] == [True, True, False]


def test_what_hangs_on_a_card_that_nobody_has_seen_is_unknown() -> None:
    table = a_nemesis(
        "rageborne",
        nemesis_play=["avatar-of-wrath", "provoker"],
        strikes=["devastate", "raze"],
        nemesis_deck=["vex", "vex"],
    )
    strike, after = forecast(table.game)[:2]
    assert (strike.card, strike.unknown, strike.sure, strike.changes) == ("avatar-of-wrath", True, False, ())
    assert not after.sure


def test_the_card_that_will_be_drawn_is_unknown_but_for_its_tier() -> None:
    table = a_main_phase(nemesis_deck=["awaken", "awaken"])
    line = next(line for line in forecast(table.game) if line.kind == "draws")
    assert (line.card, line.number, line.changes, line.unknown) == ("", 2, (), True)


@pytest.mark.parametrize("others", combinations(["convoke", "eviscerate", "frenzy", "raze", "seize"], 2))
def test_a_strike_that_chance_will_pick_is_unknown_however_the_first_deals_fall(others: tuple[str, str]) -> None:
    table = a_main_phase(fury=4, strikes=["devastate", *others], nemesis_deck=["vex"])
    assert forecast(table.game)[-1].unknown
    assert "Gravehold −5" not in in_words(table)[-1]


def test_a_choice_that_only_some_strikes_bring_is_not_promised() -> None:
    table = a_main_phase(seat(), fury=4, strikes=["devastate", "raze"], nemesis_deck=["vex", "vex"])
    assert in_words(table)[-1] == ["unknown"]


def test_the_only_strike_there_is_is_known() -> None:
    table = a_main_phase(fury=4, strikes=["devastate"], nemesis_deck=["vex", "vex"])
    assert in_words(table)[-1] == ["Gravehold −5", "Fury −3"]


def test_a_power_with_tokens_left_only_counts_down() -> None:
    table = a_main_phase(nemesis_play=["agony-field"], nemesis_deck=["vex", "vex"])
    line = forecast(table.game)[0]
    assert (line.kind, line.number) == ("counts", 1)


def test_a_game_without_a_common_foe_has_no_forecast() -> None:
    enchanters = next(setup for setup in SETUPS if setup.game == "enchanters")
    assert forecast(enchanters.new_game(1)) == []


def in_words(table: Table) -> list[list[str]]:
    """The forecast of a position as somebody reads it in English, line by line."""
    reader = Reader(language("en"), table.game.rules, ["Olena", "Maks"])
    return [[effect.text for effect in line.effects] for line in foretold(reader, forecast(table.game))]


def test_what_changes_no_number_is_still_said() -> None:
    table = a_nemesis("carapace-queen", nemesis_play=["bane-sire"], nemesis_deck=["vex", "vex"])
    assert in_words(table)[0] == ["what its card says"]


def test_what_the_end_of_the_game_forestalls_is_said_to_come_too_late() -> None:
    table = a_main_phase(gravehold=2, nemesis_play=["needlemaw", "provoker"], fury=3, nemesis_deck=["vex", "vex"])
    fall, *later = in_words(table)
    assert fall == ["Gravehold −2", "the game is lost"]
    assert later == [["the game is over before that"]] * 2
