"""What happened, told in beats: every event in one of them, with its cause and its sum, and no secrets."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from deckwright import games
from deckwright.core import OPEN, SPECTATOR, Dice, choose
from deckwright.records import Session
from deckwright.story import Beat, Change, beats
from deckwright.text import language
from tests.aeons_end.mages_table import a_main_phase
from tests.krutagidon.fray import a_fray
from tests.suites.playing import at_every_table, questions_of, random_answer, steadily
from tests.suites.setups import Setup
from tests.suites.test_secrets import listening, twin
from tests.table import Table, a_table, seat

seeds = st.integers(0, 2**32 - 1)


def story_of(table: Table, you: int = OPEN) -> list[Beat]:
    return beats(table.game, table.events, you, turn=0)


def changes(table: Table, what: str) -> list[Change]:
    return [change for beat in story_of(table) for change in beat.changes if change.what == what]


def spelled(table: Table, what: str) -> list[str]:
    rules = table.game.rules
    return [
        language("en").sum(rules, [(term.what, term.amount, term.times) for term in change.terms])
        for change in changes(table, what)
        if change.terms
    ]


@at_every_table
@steadily(1)
@given(seed=seeds)
def test_every_event_is_in_exactly_one_beat(setup: Setup, seed: int) -> None:
    dice = Dice(seed)
    game = setup.new_game(seed)
    for _ in range(120):
        if game.question is None:
            return
        turn = game.turn
        happened = listening(game)
        answering, option = random_answer(game, dice)
        choose(game, option, answering)
        parts = beats(game, happened, SPECTATOR, turn=turn)
        assert [number for beat in parts for number in range(beat.first, beat.end)] == list(range(len(happened)))


@at_every_table
@steadily(1)
@given(seed=seeds)
def test_a_sum_comes_to_at_least_what_it_changes(setup: Setup, seed: int) -> None:
    """It may come to more: nobody loses more than they have, nor gains more than there is room for."""
    dice = Dice(seed)
    game = setup.new_game(seed)
    for _ in range(120):
        if game.question is None:
            return
        happened = listening(game)
        answering, option = random_answer(game, dice)
        choose(game, option, answering)
        for beat in beats(game, happened, OPEN, turn=-1):
            for change in beat.changes:
                if change.terms:
                    assert abs(sum(term.value for term in change.terms)) >= abs(change.after - change.before) > 0


@at_every_table
@steadily(2)
@given(seed=seeds)
def test_beats_tell_a_seat_nothing_that_it_cannot_see(setup: Setup, seed: int) -> None:
    """The same answer on two tables that differ only in what stays unseen: the same beats."""
    dice = Dice(seed)
    for game in questions_of(setup.new_game(seed), dice):
        if dice.below(12):
            continue
        answering, option = random_answer(game, dice)
        for you in (SPECTATOR, *range(setup.seats)):
            one = game.copy()
            happened = listening(one)
            choose(one, option, answering)
            other = twin(game, you, dice, one, happened)
            happened_there = listening(other)
            choose(other, option, answering)
            assert msgspec.json.encode(beats(one, happened, you, turn=game.turn)) == msgspec.json.encode(
                beats(other, happened_there, you, turn=game.turn)
            )


def test_a_minion_that_acts_has_a_beat_with_the_number_it_changes() -> None:
    table = a_main_phase(fury=2, nemesis_play=["provoker"], nemesis_deck=["vex", "vex"]).order("nemesis turn")
    beat = next(beat for beat in story_of(table) if beat.card == "provoker")
    assert (beat.kind, beat.seat) == ("act", -1)
    assert [(one.what, one.before, one.after) for one in beat.changes] == [("gravehold", 30, 28)]


def test_damage_for_each_fury_is_spelled_out() -> None:
    table = a_main_phase(fury=3, nemesis_play=["provoker"], nemesis_deck=["vex", "vex"]).order("nemesis turn")
    assert spelled(table, "gravehold") == ["1 × 3 (fury) = 3"]


def test_a_strike_is_told_as_its_card_acting() -> None:
    table = a_main_phase(fury=4, strikes=["devastate"], nemesis_deck=["vex", "vex"]).order("nemesis turn")
    beat = next(beat for beat in story_of(table) if beat.card == "devastate")
    assert [(one.what, one.before - one.after) for one in beat.changes if one.what == "gravehold"] == [("gravehold", 5)]


def test_a_card_that_is_drawn_comes_with_the_beat_that_shows_it() -> None:
    """Nobody sees it on the table before it is turned over."""
    table = a_main_phase(nemesis_play=["provoker"], nemesis_deck=["vex", "needlemaw"]).order("nemesis turn")
    beat = next(beat for beat in story_of(table) if beat.card == "needlemaw")
    told = [(event.kind, event.card) for event in table.events[beat.first : beat.end]]
    assert [kind for kind, card in told if card == beat.n][:2] == ["moved", "nemesis-card"]


def test_what_a_card_does_is_told_with_the_card_though_nobody_announced_it() -> None:
    """After a choice the effect goes on in another answer: its beat still names the card."""
    table = a_table(you=seat(crystals=8, defence_bonus=1, attack_bonus=2), track=["manticore"])
    table.choose("travel:manticore")
    before = len(table.events)
    table.choose("face:manticore")
    told = beats(table.game, table.events[before:], OPEN, turn=0)
    assert [change.what for beat in told if beat.card == "manticore" for change in beat.changes] == ["wounds"]


def test_a_blow_is_spelled_out_as_strength_less_defence() -> None:
    table = a_table(you=seat(crystals=8, defence_bonus=1, attack_bonus=2), track=["manticore"])
    table.choose("travel:manticore", "face:manticore")
    (sum_of_blow,) = spelled(table, "wounds")
    assert sum_of_blow.endswith(f"= {table.you.wounds}")
    assert "(strength) −" in sum_of_blow


def test_the_opening_tells_set_up_and_the_turns_before_the_first_question() -> None:
    """When the nemesis comes first, the board has changed before anybody is asked: the story begins there."""
    for seed in range(20):
        session = Session(games.load("aeons-end"), 1, seed=seed)
        told = beats(session.game, session.opening, 0, turn=-1, opening=True)
        assert told[0].kind == "setup"
        turns = [event.kind for event in session.opening if event.kind in ("turn", "nemesis-turn")]
        assert [("turn" if beat.turn >= 0 else "nemesis-turn") for beat in told if beat.kind == "turn"] == turns
        if "nemesis-turn" in turns:
            return
    raise AssertionError("the nemesis never came first")


def test_a_sum_explains_nothing_that_another_card_does() -> None:
    """Provoker counts fury; that Bane Sire then adds some has nothing to do with that sum."""
    play = ["provoker", "bane-sire"]
    table = a_main_phase(fury=1, nemesis_play=play, nemesis_deck=["vex", "vex"]).order("nemesis turn")
    assert next(change.terms for change in changes(table, "tokens")) == ()


def test_a_defence_is_told_apart_from_the_attack_that_it_answers() -> None:
    table = a_fray(you=seat(hand=["gutsy-sin"]), left=seat(hand=["mad-cat-lady"]))
    table.play("gutsy-sin").choose("defend:mad-cat-lady")
    assert [(beat.seat, beat.card) for beat in story_of(table) if beat.kind == "defence"] == [(1, "mad-cat-lady")]


def test_a_legend_that_comes_is_told_apart_from_its_attack() -> None:
    table = a_fray(you=seat(power=8), left=seat(), legends=["bananamancer"]).choose("buy:voom", "end")
    told = [(beat.kind, beat.turn) for beat in story_of(table) if beat.card == "bananamancer"]
    assert told == [("arrival", -1), ("act", -1)]
