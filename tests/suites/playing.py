"""Random play, one question at a time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from deckwright.core import Dice, Game, Option, choose, waiting_for
from tests.suites.setups import PLAIN_SETUPS, SETUPS

at_every_table = pytest.mark.parametrize("setup", SETUPS, ids=str)
"""Once for each set-up of each game."""
at_plain_tables = pytest.mark.parametrize("setup", PLAIN_SETUPS, ids=str)
"""Once for each game and number of players."""

LONGEST = 20_000
"""More answers than any game needs: one that asks for more does not end."""


def steadily(examples: int) -> settings:
    """So many examples, the same in every run, however slow the machine."""
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )


def random_answer(game: Game, dice: Dice) -> tuple[int, Option]:
    """One of the seats that are asked, and one of its options."""
    waiting = waiting_for(game)
    seat = waiting[dice.below(len(waiting))]
    assert game.question is not None
    options = game.question.options_of(seat)
    return seat, options[dice.below(len(options))]


def questions_of(game: Game, dice: Dice, *, choices: tuple[int, ...] = ()) -> Iterator[Game]:
    """Play to the end and stop at every question. The first answers can be told; then the dice decide."""
    for number in range(LONGEST):
        if game.question is None:
            return
        yield game
        seat, option = random_answer(game, dice)
        if number < len(choices):
            options = game.question.options_of(seat)
            option = options[choices[number] % len(options)]
        choose(game, option, seat)
    pytest.fail(f"no end after {LONGEST} answers")


def play_on(game: Game, dice: Dice, answers: int) -> None:
    """Give some random answers, or fewer if the game ends."""
    for _ in range(answers):
        if game.question is None:
            return
        seat, option = random_answer(game, dice)
        choose(game, option, seat)
