"""People and bots around a table: who answers, and what is taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright import games
from deckwright.cli.seating import PERSON, players_of, seat_names
from deckwright.cli.sitting import Sitting
from deckwright.core import Dice, waiting_for
from deckwright.errors import PlayerError
from deckwright.records import Session, state_hash
from deckwright.rules import Rules
from deckwright.text import language
from tests.proving.mages import mages
from tests.proving.wizards import wizards
from tests.table import a_table

NOWHERE = Path("nowhere")


def a_sitting(rules: Rules, *players: str, seed: int = 3, setup: dict[str, str] | None = None) -> Sitting:
    session = Session(rules, len(players), seed=seed, players=list(players), setup=setup)
    return Sitting(session, language("en"), NOWHERE)


def enchanters(*players: str) -> Sitting:
    return a_sitting(games.load("enchanters"), *players, setup={"first": "1"})


def answer_first(sitting: Sitting) -> None:
    """Whoever of the people is asked takes the first option."""
    seat = sitting.asked()
    assert seat is not None
    question = sitting.view(seat).question
    assert question is not None
    sitting.answer(seat, question.options[0].key)


def play_to_the_end(sitting: Sitting) -> None:
    """People answer at random."""
    dice = Dice(1)
    while not sitting.is_over:
        sitting.let_bots_play()
        seat = sitting.asked()
        if seat is not None:
            question = sitting.view(seat).question
            assert question is not None
            sitting.answer(seat, question.options[dice.below(len(question.options))].key)


@pytest.mark.parametrize("players", [(PERSON, "random"), (PERSON, "random", "random"), (PERSON, PERSON, "random")])
@pytest.mark.parametrize("rules", [games.load("enchanters"), wizards(), mages()], ids=lambda rules: rules.name)
def test_people_and_bots_play_any_game_to_its_end(rules: Rules, players: tuple[str, ...]) -> None:
    sitting = a_sitting(rules, *players)

    play_to_the_end(sitting)

    assert {given.seat for given in sitting.session.answers} <= set(range(len(players)))


def test_bots_never_take_a_decision_that_is_the_peoples() -> None:
    sitting = a_sitting(mages(), "random", PERSON)
    shared = 0
    for _ in range(60):
        sitting.let_bots_play()
        assert 1 in waiting_for(sitting.session.game)
        shared += len(waiting_for(sitting.session.game)) > 1
        answer_first(sitting)
    assert shared


def somebody_with_a_charged_ability() -> Sitting:
    """A game of Aeon's End in the main phase of a bot, while Kadir, who may act in it, is a person's."""
    sitting = a_sitting(games.load("aeons-end"), "random", PERSON, setup={"mages": "adelheim,kadir"})
    sitting.session.game = a_table(
        "aeons-end", you={"mage": "adelheim"}, left={"mage": "kadir", "charges": 5}, phase="main"
    ).game
    return sitting


def test_a_person_may_step_in_during_the_turn_of_a_bot() -> None:
    sitting = somebody_with_a_charged_ability()

    sitting.let_bots_play()

    assert sitting.session.answers == []
    assert (sitting.asked(), sitting.may_let_pass(1)) == (1, True)
    question = sitting.view(1).question
    assert question is not None
    assert [option.key for option in question.options] == ["ability:kadir"]


def test_a_turn_that_was_let_pass_goes_on_without_asking_again() -> None:
    sitting = somebody_with_a_charged_ability()
    sitting.let_bots_play()

    sitting.let_pass(1)
    sitting.let_bots_play()

    assert sitting.session.answers
    assert {given.seat for given in sitting.session.answers} == {0}


def test_a_person_is_asked_again_in_the_next_turn_of_a_bot() -> None:
    sitting = somebody_with_a_charged_ability()
    first = sitting.session.game.turn
    sitting.let_bots_play()
    while not sitting.is_over and sitting.session.game.turn == first:
        sitting.let_pass(1)
        sitting.let_bots_play()

    while not sitting.is_over and not sitting.may_let_pass(1):
        answer_first(sitting)
        sitting.let_bots_play()

    assert sitting.may_let_pass(1)


def test_whose_turn_it_is_lets_nothing_pass() -> None:
    sitting = a_sitting(games.load("aeons-end"), PERSON, "random", setup={"mages": "adelheim,kadir"})
    sitting.session.game = a_table("aeons-end", you={"mage": "kadir", "charges": 5}, left={}, phase="main").game

    assert sitting.asked() == 0
    assert not sitting.may_let_pass(0)


def test_taking_back_goes_to_ones_own_last_decision() -> None:
    sitting = enchanters(PERSON, "random", "random")
    answer_first(sitting)
    sitting.let_bots_play()
    before, given = state_hash(sitting.session.game), len(sitting.session.answers)
    answer_first(sitting)
    while not sitting.let_bots_play():
        before, given = state_hash(sitting.session.game), len(sitting.session.answers)
        answer_first(sitting)

    sitting.take_back()

    assert (state_hash(sitting.session.game), len(sitting.session.answers)) == (before, given)
    assert sitting.asked() == 0


def test_giving_again_brings_back_what_the_bots_answered() -> None:
    sitting = enchanters(PERSON, "random")
    answer_first(sitting)
    while not sitting.let_bots_play():
        answer_first(sitting)
    after = state_hash(sitting.session.game)

    sitting.take_back()
    sitting.give_again()

    assert state_hash(sitting.session.game) == after
    assert sitting.session.undone == []


def test_what_bots_did_before_ones_first_decision_cannot_be_taken_back() -> None:
    sitting = enchanters("random", PERSON)
    sitting.let_bots_play()
    given = list(sitting.session.answers)
    assert given

    with pytest.raises(PlayerError, match="nothing to undo"):
        sitting.take_back()

    assert sitting.session.answers == given


def test_alone_or_together_one_takes_back_freely_but_not_against_others() -> None:
    assert enchanters(PERSON, "random").takes_back_freely
    assert not enchanters(PERSON, PERSON).takes_back_freely
    assert a_sitting(mages(), PERSON, PERSON).takes_back_freely


def test_against_others_nothing_is_half_taken_back() -> None:
    sitting = enchanters(PERSON, PERSON, "random")
    while not sitting.let_bots_play():
        answer_first(sitting)
    given = list(sitting.session.answers)

    with pytest.raises(PlayerError, match="shown something new"):
        sitting.take_back()

    assert sitting.session.answers == given


def test_a_file_that_names_too_few_players_leaves_the_other_seats_to_people() -> None:
    assert players_of(["random"], 3) == ["random", PERSON, PERSON]
    assert players_of([], 2) == [PERSON, PERSON]
    assert players_of([PERSON, "random", "thrifty"], 2) == [PERSON, "random"]


def test_everybody_is_called_by_a_name_of_their_own() -> None:
    lang = language("en")
    assert seat_names(lang, [PERSON, "random", "random", "thrifty"], []) == [
        "Player 1",
        "Random 1",
        "Random 2",
        "Thrifty",
    ]
    assert seat_names(lang, [PERSON, "thrifty"], ["Olena"]) == ["Olena", "Thrifty"]
    assert seat_names(lang, [PERSON, PERSON], ["", "Taras"]) == ["Player 1", "Taras"]
