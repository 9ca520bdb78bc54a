"""The guard: a game that would never ask again stops with an error that says where, and the table stays as it was."""

from __future__ import annotations

import pickle

import pytest

from deckwright.core import Game, Option, Question, Scope, Step, answers, asks, resolves, run
from deckwright.core.run import MOST_STEPS
from deckwright.errors import InternalError
from deckwright.records import Session, state_hash
from deckwright.rules import new_game
from tests.core.bidding import POINTS, Bidding


class Spin(Step, frozen=True):
    """Goes back to itself for ever."""


class Begin(Step, frozen=True):
    """Asks whether to spin."""


@resolves(Spin)
def _spin(game: Game, scope: Scope, step: Spin) -> None:
    game.counters[POINTS] += 1
    scope.at -= 1


@asks(Begin)
def _ask_begin(game: Game, scope: Scope, step: Begin) -> Question | None:
    return Question("begin", (0,), [("yes", -1, -1), ("no", -1, -1)])


@answers(Begin)
def _answer_begin(game: Game, scope: Scope, step: Begin, option: Option) -> None:
    if option[0] == "no":
        game.end([0], [])


class Spinning(Bidding):
    """A game that may spin."""

    name = "spinning"

    def __init__(self, *steps: Step) -> None:
        super().__init__()
        self.add_block("top", steps)

    def set_up(self, game: Game) -> None:
        super().set_up(game)
        game.stack.clear()
        game.push(self.block("top"), {})


def test_steps_without_end_are_an_error_that_names_game_block_and_step() -> None:
    rules = Spinning(Begin(), Spin())
    game = new_game(rules, 2, seed=1)
    game.stack[-1].at = 1
    with pytest.raises(InternalError, match=r"^spinning: .* without a question; next comes step 1") as error:
        run(game)
    assert error.value.code == "endless"
    assert error.value.facts == {"game": "spinning", "block": "top", "number": 1, "step": "Spin"}
    assert game.counters[POINTS] == MOST_STEPS


def test_a_set_up_without_end_names_the_seed() -> None:
    with pytest.raises(InternalError, match=r"\(seed 7\)$") as error:
        new_game(Spinning(Spin()), 2, seed=7)
    assert error.value.facts["seed"] == 7


def test_a_session_keeps_the_table_before_the_answer_that_would_never_end() -> None:
    session = Session(Spinning(Begin(), Spin()), 2, seed=5)
    before = state_hash(session.game)

    with pytest.raises(InternalError) as error:
        session.answer("yes")

    assert (error.value.code, error.value.facts["seed"]) == ("endless", 5)
    assert state_hash(session.game) == before
    assert session.answers == []
    session.answer("no")
    assert session.game.outcome is not None


def test_an_error_comes_whole_from_another_process() -> None:
    error = InternalError("endless", "it never ends", block="top")
    arrived = pickle.loads(pickle.dumps(error))
    assert (type(arrived), arrived.code, str(arrived), arrived.facts) == (
        InternalError,
        "endless",
        "it never ends",
        {"block": "top"},
    )
