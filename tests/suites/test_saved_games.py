"""Saving at each question, files, and the same game on another machine."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from deckwright import games
from deckwright.core import Dice, Game, choose
from deckwright.records import Session, from_bytes, gamefile, state_hash, to_bytes
from tests.suites.playing import at_every_table, questions_of, random_answer, steadily
from tests.suites.setups import PLAIN_SETUPS, Setup


@at_every_table
@steadily(2)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_game_saved_and_loaded_at_every_question_is_the_game_played_without(setup: Setup, seed: int) -> None:
    game, dice = setup.new_game(seed), Dice(seed)
    while game.question is not None:
        data = to_bytes(game)
        loaded = from_bytes(setup.rules, data)
        assert to_bytes(loaded) == data
        assert loaded.place == game.place
        assert what_is_asked(loaded) == what_is_asked(game)
        seat, option = random_answer(loaded, dice)
        choose(loaded, option, seat)
        game = loaded

    straight = setup.new_game(seed)
    for _ in questions_of(straight, Dice(seed)):
        pass
    over = from_bytes(setup.rules, to_bytes(game))
    assert state_hash(over) == state_hash(game) == state_hash(straight)
    assert (over.question, over.outcome) == (None, straight.outcome)


def what_is_asked(game: Game) -> tuple[object, ...]:
    question = game.question
    assert question is not None
    return (question.prompt, question.seats, question.options, question.each, question.about)


def played_session(setup: Setup, seed: int) -> Session:
    """A game that was played to its end."""
    session = setup.new_session(seed)
    dice = Dice(seed)
    while session.game.question is not None:
        seat, option = random_answer(session.game, dice)
        options = session.game.question.options_of(seat)
        session.answer(setup.rules.keys(session.game, options)[options.index(option)], seat=seat)
    return session


@at_every_table
def test_a_game_file_played_again_gives_the_same_game(setup: Setup) -> None:
    live = played_session(setup, 11)

    text = gamefile.encode(live.to_file())
    replayed = Session.from_file(setup.rules, gamefile.decode(text))

    assert state_hash(replayed.game) == state_hash(live.game)
    assert replayed.answers == live.answers
    assert replayed.events == live.events
    assert gamefile.encode(replayed.to_file()) == text


@at_every_table
def test_a_state_is_never_larger_than_five_kilobytes(setup: Setup) -> None:
    assert max(len(to_bytes(game)) for game in questions_of(setup.new_game(11), Dice(11))) <= 5_000


@at_every_table
def test_a_session_and_a_bare_game_agree(setup: Setup) -> None:
    session = played_session(setup, 12)
    game = setup.new_game(12)
    dice = Dice(12)
    for _ in questions_of(game, dice):
        pass
    assert state_hash(game) == state_hash(session.game)


FINGERPRINTS = """
import sys
from deckwright.core import Dice
from deckwright.records import state_hash
from tests.suites.playing import questions_of
from tests.suites.setups import Setup
import msgspec
for game, seats, options in msgspec.json.decode(sys.argv[1]):
    table = Setup(game, seats, options).new_game(2024)
    print(state_hash(table))
    for _ in questions_of(table, Dice(5)):
        pass
    print(state_hash(table))
"""


def test_equal_seeds_give_equal_games_in_every_process() -> None:
    root = Path(__file__).parents[2]
    setups = msgspec.json.encode([(setup.game, setup.seats, setup.options) for setup in PLAIN_SETUPS]).decode()

    prints = [
        subprocess.run(
            [sys.executable, "-c", FINGERPRINTS, setups],
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for hash_seed in ("1", "31337")
    ]

    assert len(set(prints[0])) == len(prints[0]) == 2 * len(PLAIN_SETUPS)
    assert prints[0] == prints[1]


def test_neighbouring_seeds_give_different_games() -> None:
    for name in games.names():
        setup = Setup(name, games.load(name).max_seats)
        assert len({state_hash(setup.new_game(seed)) for seed in range(50)}) == 50
