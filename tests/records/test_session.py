"""A session: who may answer, what may be undone, and files of other rules."""

from __future__ import annotations

import msgspec
import pytest

from deckwright.errors import PlayerError
from deckwright.records import Given, Session, state_hash
from tests.core.bidding import DECK, HAND, bidding, dealt


def a_session(*hands: list[str]) -> Session:
    """A session at a table that was laid by hand."""
    session = Session(bidding(), len(hands), seed=1)
    session.game = dealt(*hands)
    return session


def refused(code: str, session: Session, *args: object, **kwargs: object) -> str:
    """The sentence an answer is refused with; the table stays as it was."""
    before = state_hash(session.game)
    with pytest.raises(PlayerError) as error:
        session.answer(*args, **kwargs)
    assert error.value.code == code
    assert state_hash(session.game) == before
    assert "\n" not in str(error.value)
    return str(error.value)


def test_an_answer_for_an_old_version_is_refused() -> None:
    session = a_session(["one"], ["two"])
    session.answer("pick:one", seat=0, version=0)
    assert refused("stale", session, "pick:two", seat=1, version=0) == (
        "answer is for version 0, the game is at version 1"
    )


def test_an_answer_that_is_not_offered_is_refused_with_the_nearest_and_all_options() -> None:
    session = a_session(["one", "three"], ["two"])
    assert refused("not-offered", session, "pick:thre", seat=0) == (
        "'pick:thre' is not offered (did you mean 'pick:three'?); the options are ['pick:one', 'pick:three']"
    )
    assert refused("not-offered", session, "", seat=0) == (
        "'' is not offered; the options are ['pick:one', 'pick:three']"
    )


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    session = a_session(["one"], ["two"], ["three"])
    session.answer("pick:two", seat=1)
    assert (
        refused("already-answered", session, "pick:two", seat=1) == "p2 has answered already; the game waits for p1, p3"
    )
    assert refused("not-asked", session, "pick:two", seat=7) == "p8 is not asked; the game waits for p1, p3"


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    session = a_session(["one"], ["two"])
    session.answer("pick:one")
    session.answer("pick:two")
    assert refused("over", session, "yes") == "the game is over"


def test_without_a_seat_the_first_one_asked_answers() -> None:
    session = a_session(["one"], ["two"])
    session.answer("pick:one")
    assert session.answers == [Given((0, "pick:one"))]


def test_an_answer_tells_what_it_caused() -> None:
    session = a_session(["one"], ["two"])
    assert session.answer("pick:one", seat=0) == []
    events = session.answer("pick:two", seat=1)
    assert [event.kind for event in events] == ["moved", "moved", "counted", "ended"]
    assert session.events == [[], events]
    assert session.game.events is None


def test_an_error_in_the_rules_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = a_session(["one"], ["two"])
    session.answer("pick:one", seat=0)
    before = state_hash(session.game)

    def broken(*args: object) -> None:
        session.game.zones[HAND].clear()
        raise ZeroDivisionError

    monkeypatch.setattr(bidding().blocks[0][0], "collect", broken)
    with pytest.raises(ZeroDivisionError):
        session.answer("pick:two", seat=1)

    assert state_hash(session.game) == before
    assert session.answers == [Given((0, "pick:one"))]
    monkeypatch.undo()
    session.answer("pick:two", seat=1)
    assert session.game.outcome is not None


def test_there_is_nothing_to_undo_or_redo_at_the_start() -> None:
    session = a_session(["one"], ["two"])
    with pytest.raises(PlayerError, match=r"^there is nothing to undo$"):
        session.undo()
    with pytest.raises(PlayerError, match=r"^there is nothing to redo$"):
        session.redo()


def test_what_showed_nothing_may_be_undone_by_anyone() -> None:
    session = a_session(["one", "two"], ["two"])
    session.answer("pick:one", seat=0)
    assert session.can_undo(free=False)
    assert session.undo(free=False) == Given((0, "pick:one"))


def test_what_showed_cards_may_be_undone_only_where_undo_is_free() -> None:
    session = a_session(["one", "two"], ["two", "three"])
    session.answer("pick:one", seat=0)
    session.answer("pick:two", seat=1)  # the bids are laid open

    assert not session.can_undo(free=False)
    with pytest.raises(PlayerError, match=r"^this cannot be undone: it has shown something new$"):
        session.undo(free=False)
    assert session.can_undo(free=True)
    assert session.undo() == Given((1, "pick:two"))


def test_what_used_chance_counts_as_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    session = a_session(["one", "two"], ["two", "three"])
    session.answer("pick:one", seat=0)
    monkeypatch.setattr(bidding().blocks[0][0], "collect", lambda game, *rest: game.shuffle(DECK) or game.roll(6))
    session.answer("pick:two", seat=1)
    assert not session.can_undo(free=False)


def test_answers_read_and_write_as_seat_and_key() -> None:
    assert str(Given((1, "pick:six#2"))) == "p2 pick:six#2"
    given = Given.parse("p12 pick:six")
    assert (given.seat, given.key) == (11, "pick:six")


@pytest.mark.parametrize(
    "text", ["", "p1", "p1 ", "pick:six", "1 pick:six", "px pick:six", "p² pick:six", "p pick:six"]
)
def test_an_answer_that_cannot_be_read_shows_how_one_reads(text: str) -> None:
    with pytest.raises(PlayerError) as error:
        Given.parse(text)
    assert str(error.value) == f"an answer reads 'p1 travel:axe', not {text!r}"


def test_a_file_of_other_rules_is_not_played_wrong() -> None:
    file = Session(bidding(), 2, seed=1).to_file()
    older = msgspec.structs.replace(file, rules=2)
    with pytest.raises(PlayerError, match=r"^the game was played under bidding rules 2, these are 3$") as error:
        Session.from_file(bidding(), older)
    assert error.value.code == "other-rules"
    assert older.snapshot is not None


def test_a_file_whose_answers_do_not_fit_names_the_first_that_does_not() -> None:
    session = Session(bidding(), 2, seed=1)
    session.answer(session.rules.keys(session.game, session.game.question.options_of(0))[0], seat=0)
    file = session.to_file()
    broken = msgspec.structs.replace(file, answers=[*file.answers, "p2 travel:axe"])
    with pytest.raises(
        PlayerError, match=r"^answer 2 of the file cannot be given: 'travel:axe' is not offered"
    ) as error:
        Session.from_file(bidding(), broken)
    assert error.value.code == "broken-replay"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"seats": 9}, "bidding is for 2 to 4 players, not 9"),
        ({"setup": {"hands": "huge"}}, "hands cannot be 'huge'; it is one of ['small', 'large']"),
        ({"setup": {"feet": "two"}}, "no option 'feet' in bidding"),
        ({"answers": ["travel:axe"]}, "an answer reads 'p1 travel:axe', not 'travel:axe'"),
        ({"undone": ["?"]}, "an answer reads 'p1 travel:axe', not '?'"),
    ],
)
def test_a_file_that_cannot_be_meant_is_refused(change: dict[str, object], says: str) -> None:
    file = msgspec.structs.replace(Session(bidding(), 2, seed=1).to_file(), **change)
    with pytest.raises(PlayerError) as error:
        Session.from_file(bidding(), file)
    assert says in str(error.value)


def test_what_was_undone_can_be_redone_after_loading() -> None:
    session = Session(bidding(), 2, seed=1)
    key = session.rules.keys(session.game, session.game.question.options_of(0))[0]
    session.answer(key, seat=0)
    after = state_hash(session.game)
    session.undo()

    loaded = Session.from_file(bidding(), session.to_file())
    loaded.redo()

    assert state_hash(loaded.game) == after


def test_the_table_before_an_answer_can_be_looked_at() -> None:
    session = a_session(["one"], ["two"])
    start = state_hash(session.game)
    session.answer("pick:one", seat=0)
    assert state_hash(session.at(0)) == start
    assert state_hash(session.at(1)) == state_hash(session.game)
    session.at(1).move_all(HAND, DECK)
    assert session.game.zones[HAND]
