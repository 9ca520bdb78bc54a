"""Rounds: counted from the turns, also where cards decide whose turn it is."""

from __future__ import annotations

import random

import pytest

from deckwright import games
from deckwright.core.events import Event
from deckwright.core.run import waiting_for
from deckwright.records import Session
from deckwright.story import Rounds


def played(name: str, seats: int, answers: int, **setup: str) -> Session:
    rules = games.load(name)
    session = Session(rules, seats, seed=5, setup=setup)
    chance = random.Random(5)
    for _ in range(answers):
        game = session.game
        if game.question is None:
            break
        seat = waiting_for(game)[0]
        session.answer(chance.choice(rules.keys(game, game.question.options_of(seat))), seat=seat)
    return session


def turns_by_round(session: Session, counted: Rounds) -> list[list[int]]:
    """Whose turns each round had, as the count cuts them."""
    turns = {kind for kind, beat in session.rules.story.items() if beat == "turn"}
    found: list[list[int]] = []
    for step, events in enumerate([session.opening, *session.events], start=-1):
        begun = counted.begun(session, step)
        for number, event in enumerate(events):
            if event.kind not in turns:
                continue
            if number in begun:
                found.append([])
                assert begun[number] == len(found)
            found[-1].append(event.seat)
    return found


@pytest.mark.parametrize(("seats", "cards"), [(1, 5), (2, 6), (3, 6), (4, 6)])
def test_a_round_of_aeons_end_is_once_through_the_turn_order_deck(seats: int, cards: int) -> None:
    session = played("aeons-end", seats, 400)
    *whole, last = turns_by_round(session, Rounds(session.rules))
    assert whole
    for turns in whole:
        assert len(turns) == cards
        assert turns.count(-1) == 2
    assert len(last) <= cards


@pytest.mark.parametrize("name", ["enchanters", "krutagidon"])
def test_a_round_of_rivals_begins_when_the_first_of_them_is_on_turn_again(name: str) -> None:
    session = played(name, 3, 300)
    *whole, _ = turns_by_round(session, Rounds(session.rules))
    assert whole
    first = whole[0][0]
    for turns in whole:
        assert turns[0] == first
        assert set(turns) == {0, 1, 2}


def test_what_was_undone_is_counted_again() -> None:
    session = played("aeons-end", 2, 120)
    counted, again = Rounds(session.rules), Rounds(session.rules)
    before = [counted.number(session, step) for step in range(len(session.answers) + 1)]
    again.number(session, len(session.answers))
    again.forget_from(40)
    assert [again.number(session, step) for step in range(len(session.answers) + 1)] == before
    assert before[0] == 1
    assert max(before) > 2


def test_a_turn_order_card_that_goes_back_alone_begins_no_round() -> None:
    """As when a turn is warded: its card is shuffled back, and the round goes on."""
    session = played("aeons-end", 2, 0)
    shown, turn = session.rules.turn_event, Event("turn", seat=0)
    session.opening[:] = [Event(shown, seat=0, card=1), turn, Event(shown, seat=0, card=2)]
    session.opening += [Event("moved", card=2), Event(shown, seat=0, card=2), turn]
    assert list(Rounds(session.rules).begun(session, -1).values()) == [1]
    session.opening += [Event("moved", card=1), Event("moved", card=2), Event(shown, seat=0, card=2), turn]
    assert list(Rounds(session.rules).begun(session, -1).values()) == [1, 2]
