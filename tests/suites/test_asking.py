"""Asking never acts: whatever a step asks, and even if it asks nothing, the state stays as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.core import Dice, Game, Question, Scope
from deckwright.core.steps import Asker
from deckwright.records import to_bytes
from deckwright.rules import Rules
from tests.proving.mages import mages
from tests.proving.test_everywhere import questions
from tests.proving.wizards import wizards
from tests.suites.playing import at_every_table, questions_of, steadily
from tests.suites.setups import FORCED, Setup, make_ready_of

seeds = st.integers(0, 2**32 - 1)


def asked_twice(ask: Asker) -> Asker:
    """The same question, put twice: it is the same, and the state stays as it was."""

    def ask_twice(game: Game, scope: Scope, step: Any) -> object:
        before = to_bytes(game)
        asked = ask(game, scope, step)
        assert to_bytes(game) == before, f"asking {step} has changed the state"
        assert plain(ask(game, scope, step)) == plain(asked)
        return asked

    return ask_twice  # type: ignore[return-value]


def plain(asked: object) -> object:
    if isinstance(asked, Question):
        return (asked.prompt, asked.seats, asked.options, asked.about, asked.chosen, asked.each, asked.apart)
    return asked


@contextmanager
def everything_asked_twice(rules: Rules) -> Iterator[None]:
    codes = rules.codes
    rules.codes = [[(ask and asked_twice(ask), *code) for ask, *code in block] for block in codes]
    try:
        yield
    finally:
        rules.codes = codes


@at_every_table
@steadily(2)
@given(seed=seeds)
def test_asking_changes_nothing(setup: Setup, seed: int) -> None:
    with everything_asked_twice(setup.rules):
        for _ in questions_of(setup.new_game(seed), Dice(seed)):
            pass


@pytest.mark.parametrize("setup", FORCED, ids=str)
def test_asking_changes_nothing_when_everything_is_used(setup: Setup) -> None:
    make_ready = make_ready_of(setup.game)
    with everything_asked_twice(setup.rules):
        for game in questions_of(setup.new_game(1), Dice(1)):
            make_ready(game)


@pytest.mark.parametrize(("make", "seats"), [(wizards, 3), (mages, 2)])
def test_asking_changes_nothing_in_the_proving_games(make: Callable[[], Rules], seats: int) -> None:
    rules = make()
    with everything_asked_twice(rules):
        for seed in range(8):
            for _ in questions(rules, seats, seed):
                pass
