"""The sentence that says what is going on: to those who are asked, and to those who wait."""

from __future__ import annotations

import pytest
from tests.aeons_end.mages_table import a_main_phase, seat

from deckwright.core import view
from deckwright.table.positions import Reader
from deckwright.text import language


def status(viewer: int, code: str = "en", *, about: int | None = None) -> str:
    """What somebody reads while the first mage's Tourmaline Shard asks the second."""
    game = a_main_phase(seat(hand=["tourmaline-shard"]), seat(hand=["crystal"])).play("tourmaline-shard").game
    assert game.question is not None
    reader = Reader(language(code), game.rules, ["Boris", "Anna"])
    return reader.position(view(game, viewer), step=0, about=game.question.about if about is None else about).status


@pytest.mark.parametrize(
    ("code", "turn"), [("en", "Boris’s turn. "), ("uk", "Ходить Boris. "), ("ru", "Ходит Boris. ")]
)
def test_whoever_is_asked_by_anothers_card_reads_whose_turn_it_is(code: str, turn: str) -> None:
    assert status(1, code).startswith(turn)


def test_whoever_is_asked_by_anothers_card_reads_which_card_asks() -> None:
    assert "Tourmaline Shard" in status(1)


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("en", "Waiting for Anna to answer “Tourmaline Shard”"),
        ("uk", "Чекаємо на відповідь: Anna («Уламок турмаліну»)"),
        ("ru", "Ждём ответа: Anna («Осколок турмалина»)"),
    ],
)
def test_whoever_waits_reads_which_card_they_wait_for(code: str, sentence: str) -> None:
    assert status(0, code) == sentence


def test_a_card_that_nobody_else_sees_is_not_named() -> None:
    assert status(0, about=10_000) == "Waiting for Anna"
