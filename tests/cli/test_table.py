"""The table fits its terminal and shows every option, in every language."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from deckwright import games
from deckwright.cli.story import Story
from deckwright.cli.table import Drawing
from deckwright.core import OPEN, Dice, Session, View, view, waiting_for
from deckwright.text import LANGUAGES, be_strict, language

NAMES = ["Олександра", "Boris", "Vira", "Dmytro"]


def a_session(seats: int, answers: int, seed: int = 7, game: str = "enchanters") -> Session:
    """A game some random answers old."""
    session = Session(games.load(game), seats, seed=seed)
    dice = Dice(seed)
    for _ in range(answers):
        if session.game.question is None:
            break
        keys = session.rules.keys(session.game, session.game.question.options_of(waiting_for(session.game)[0]))
        session.answer(keys[dice.below(len(keys))])
    return session


def drawn(session: Session, code: str, *, seat: int | None = None, width: int = 80, height: int = 24) -> str:
    """What the terminal shows."""
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
    asked = waiting_for(session.game)
    looks = seat if seat is not None else asked[0] if asked else 0
    lang = language(code)
    names = NAMES[: session.seats]
    happened = Story(session, lang, names).since_own_answer(looks)
    console.print(Drawing(session.rules, lang, names).table(view(session.game, looks), happened, console))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def a_view(session: Session) -> View:
    return view(session.game, waiting_for(session.game)[0])


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_and_the_line_to_type_in_fit_80_by_24(code: str, seats: int) -> None:
    for answers in range(0, 200, 21):
        shown = drawn(a_session(seats, answers), code).splitlines()
        assert len(shown) <= 23
        assert all(len(line) <= 80 for line in shown)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_mages_and_their_nemesis_fit_80_by_24(code: str, seats: int) -> None:
    for answers in range(0, 80, 11):
        shown = drawn(a_session(seats, answers, game="aeons-end"), code).splitlines()
        assert len(shown) <= 23
        assert all(len(line) <= 80 for line in shown)
        assert "[en]" not in "".join(shown)
        assert "[counter-" not in "".join(shown)


def test_breaches_are_shown_as_they_are_turned() -> None:
    shown = drawn(a_session(2, 0, game="aeons-end"), "en", width=120, height=40)

    assert "●" in shown
    assert "◔" in shown


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30), (120, 40), (160, 50)])
def test_every_option_is_shown_with_its_number(width: int, height: int) -> None:
    for answers in range(0, 120, 13):
        session = a_session(3, answers)
        question = a_view(session).question
        assert question is not None
        shown = " ".join(drawn(session, "en", width=width, height=height).replace("│", " ").split())
        for number, option in enumerate(question.options, 1):
            label = language("en").option(session.rules, option, NAMES)
            card = language("en").card(session.rules, option.card) if option.card else ""
            assert f" {number} {label[:60]}" in shown or f"[{number}] {label}" in shown or f"[{number}] {card}" in shown


def test_a_large_terminal_is_told_what_the_cards_do() -> None:
    session = a_session(3, 0)
    track = next(zone for zone in a_view(session).zones if zone.name == "track")
    assert track.cards[0] is not None
    text = language("en").rules_text(session.rules, track.cards[0].id)[0]

    assert text[:30] in drawn(session, "en", width=160, height=50)
    assert text[:30] not in drawn(session, "en", width=80, height=24)


def test_cards_that_are_not_known_are_only_counted() -> None:
    session = a_session(2, 0)
    deck = next(zone for zone in a_view(session).zones if zone.name == "deck")

    assert f"Adventure deck {deck.count}\n" in drawn(session, "en")
    assert f"Adventure deck {deck.count}: …" in drawn(session, "en", seat=OPEN)


def test_the_end_names_the_winner_and_all_scores() -> None:
    session = a_session(2, 10_000)
    assert session.game.outcome is not None
    winner = NAMES[session.game.outcome["winners"][0]]
    scores = session.game.outcome["scores"]

    shown = drawn(session, "en")

    assert f"{winner} wins!" in shown
    assert f"{NAMES[0]}: {scores[0]} · {NAMES[1]}: {scores[1]}".replace("-", "−") in shown


@pytest.fixture
def strict() -> Iterator[None]:
    """A missing word is an error."""
    be_strict()
    yield
    be_strict(False)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.usefixtures("strict")
def test_the_table_has_words_for_everything(code: str) -> None:
    for answers in range(0, 200, 23):
        assert drawn(a_session(3, answers), code)
        assert drawn(a_session(3, answers), code, width=160, height=50)
