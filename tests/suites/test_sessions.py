"""A session: answers, undo and redo at any depth, files in between; wrong answers change nothing."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from deckwright.core import Dice, waiting_for
from deckwright.errors import PlayerError
from deckwright.records import Session, gamefile, state_hash
from tests.suites.playing import at_plain_tables, steadily
from tests.suites.setups import SETUPS, Setup
from tests.suites.test_saved_games import played_session

numbers = st.integers(0, 1000)


class ASession(RuleBasedStateMachine):
    """Whatever is done, the table is the one that stood there after the same answers before."""

    setups: tuple[Setup, ...]

    @initialize(number=numbers, seed=numbers)
    def sit_down(self, number: int, seed: int) -> None:
        self.setup = self.setups[number % len(self.setups)]
        self.session = self.setup.new_session(seed)
        self.past = [state_hash(self.session.game)]
        self.future: list[str] = []

    @precondition(lambda self: self.session.game.question is not None)
    @rule(picks=st.lists(numbers, min_size=1, max_size=12))
    def answer(self, picks: list[int]) -> None:
        for pick in picks:
            if self.session.game.question is None:
                return
            seats = waiting_for(self.session.game)
            seat = seats[pick % len(seats)]
            keys = self.session.rules.keys(self.session.game, self.session.game.question.options_of(seat))
            self.session.answer(keys[pick % len(keys)], seat=seat, version=self.session.game.version)
            self.past.append(state_hash(self.session.game))
            self.future.clear()

    @precondition(lambda self: len(self.past) > 1)
    @rule(depth=st.integers(1, 30))
    def undo(self, depth: int) -> None:
        for _ in range(min(depth, len(self.past) - 1)):
            self.session.undo()
            self.future.append(self.past.pop())

    @precondition(lambda self: self.future)
    @rule(depth=st.integers(1, 30))
    def redo(self, depth: int) -> None:
        for _ in range(min(depth, len(self.future))):
            self.session.redo()
            self.past.append(self.future.pop())

    @precondition(lambda self: len(self.past) > 1)
    @rule(depth=st.integers(1, 30))
    def undo_and_redo(self, depth: int) -> None:
        depth = min(depth, len(self.past) - 1)
        events = self.session.events[:]
        self.undo(depth)
        self.redo(depth)
        assert self.session.events == events

    @rule()
    def put_it_into_a_file_and_open_it_again(self) -> None:
        text = gamefile.encode(self.session.to_file())
        self.session = Session.from_file(self.setup.rules, gamefile.decode(text))

    @rule(number=numbers)
    def look_back(self, number: int) -> None:
        step = number % len(self.past)
        assert state_hash(self.session.at(step)) == self.past[step]

    @rule()
    def answer_wrongly(self) -> None:
        game = self.session.game
        if game.question is None:
            with pytest.raises(PlayerError) as over:
                self.session.answer("yes")
            assert over.value.code == "over"
            return
        with pytest.raises(PlayerError) as not_offered:
            self.session.answer("travel:to-the-moon")
        assert not_offered.value.code == "not-offered"
        with pytest.raises(PlayerError) as stale:
            self.session.answer("yes", version=game.version + 1)
        assert stale.value.code == "stale"
        others = [seat for seat in range(self.setup.seats + 1) if seat not in waiting_for(game)]
        with pytest.raises(PlayerError) as not_asked:
            self.session.answer("yes", seat=others[-1])
        assert not_asked.value.code == "not-asked"

    @invariant()
    def it_is_the_table_it_was(self) -> None:
        assert state_hash(self.session.game) == self.past[-1]
        assert len(self.session.answers) == len(self.past) - 1
        assert len(self.session.undone) == len(self.future)
        assert self.session.game.version == len(self.past) - 1


@pytest.mark.parametrize("game", sorted({setup.game for setup in SETUPS}))
def test_a_session_remembers_and_forgets_as_it_is_told(game: str) -> None:
    class ASessionOfThisGame(ASession):
        setups = tuple(setup for setup in SETUPS if setup.game == game)

    run_state_machine_as_test(ASessionOfThisGame, settings=steadily(40))


@at_plain_tables
def test_undo_to_the_start_and_redo_to_the_end_is_the_same_game(setup: Setup) -> None:
    session = played_session(setup, 5)
    end, answers = state_hash(session.game), session.answers[:]

    while session.answers:
        session.undo()
    assert state_hash(session.game) == state_hash(setup.new_game(5))

    while session.undone:
        session.redo()
    assert state_hash(session.game) == end
    assert session.answers == answers


@at_plain_tables
def test_another_answer_after_undo_ends_what_could_be_redone(setup: Setup) -> None:
    session = setup.new_session(9)
    dice = Dice(9)
    first = session.rules.keys(session.game, session.game.question.options_of(waiting_for(session.game)[0]))
    session.answer(first[dice.below(len(first))])
    session.undo()
    session.answer(first[0])

    with pytest.raises(PlayerError, match="there is nothing to redo"):
        session.redo()
