"""Every ruling can be shown on a practice table, and what it proposes can be played."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.core import waiting_for
from deckwright.errors import PlayerError
from deckwright.lessons.practice import case_of, proposed, seats_of
from deckwright.records import Session
from deckwright.scenarios.answers import offered
from deckwright.text.gamewords import package_of
from deckwright.text.rulings import books_of

ABOUT_NO_CARD = {"link-two-spells", "revealed-cards-go-back"}
"""Rulings on words that no card in the boxes uses yet; only tests can show them."""
RULINGS = [
    (name, ruling.id)
    for name in games.names()
    for book in books_of(package_of(games.load(name)))
    for ruling in book.rulings()
]


def a_practice_table(game: str, ruling: str) -> Session:
    rules = games.load(game)
    return Session(rules, seats_of(rules, ruling), seed=1, setup={"ruling": ruling})


def next_answer(session: Session, ruling: str) -> tuple[int, str] | None:
    """The seat and the answer that are proposed now."""
    given = [answer.key for answer in session.answers]
    for seat in waiting_for(session.game):
        key = proposed(session.rules, ruling, session.game, seat, given)
        if key:
            return seat, key
    return None


def test_every_ruling_that_concerns_cards_in_the_boxes_can_be_shown() -> None:
    assert {ruling for game, ruling in RULINGS if not _is_shown(game, ruling)} == ABOUT_NO_CARD


def _is_shown(game: str, ruling: str) -> bool:
    try:
        case_of(games.load(game), ruling)
    except PlayerError:
        return False
    return True


@pytest.mark.parametrize(("game", "ruling"), [one for one in RULINGS if one[1] not in ABOUT_NO_CARD])
def test_a_practice_table_proposes_what_it_offers_and_is_saved_like_any_other(game: str, ruling: str) -> None:
    session = a_practice_table(game, ruling)
    for _ in range(20):
        found = next_answer(session, ruling)
        if found is None:
            break
        seat, key = found
        assert key in offered(session.game, seat)
        session.answer(key, seat=seat)
    again = Session.from_file(session.rules, session.to_file())
    assert again.game.zones == session.game.zones


def test_the_answers_of_the_scenario_are_proposed_in_their_order() -> None:
    session = a_practice_table("aeons-end", "trophies-of-quilius")
    played = []
    while (found := next_answer(session, "trophies-of-quilius")) is not None:
        session.answer(found[1], seat=found[0])
        played.append(found[1])
    assert [key.partition(":")[0] for key in played] == ["play", "branch", "target"]


def test_what_the_scenario_orders_first_has_happened_already() -> None:
    session = a_practice_table("aeons-end", "equilibrium-of-the-exhausted")
    assert any(event.kind == "counted" and event.what == "gravehold" for event in session.opening)


def test_after_something_else_the_next_answer_that_fits_is_proposed() -> None:
    session = a_practice_table("aeons-end", "worldheart-shard-last")
    session.answer("play:frozen-magmite")
    assert next_answer(session, "worldheart-shard-last") == (0, "play:worldheart-shard")


def test_an_unknown_ruling_is_refused_with_the_one_that_was_meant() -> None:
    with pytest.raises(PlayerError, match="did you mean 'jian-casts-twice'"):
        Session(games.load("aeons-end"), 2, seed=1, setup={"ruling": "jian-cast-twice"})


def test_a_ruling_is_shown_with_the_players_of_its_scenario() -> None:
    with pytest.raises(PlayerError, match="is shown with 3 players, not 2"):
        Session(games.load("enchanters"), 2, seed=1, setup={"ruling": "ties"})
