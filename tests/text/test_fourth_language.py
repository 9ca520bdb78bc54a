"""A language is tables and messages: one that nobody has written code for can be spoken at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.text.messages import Messages
from deckwright.text.phrases import GENERAL
from deckwright.text.tables import Tables
from deckwright.text.telling import Telling
from tests.proving.wizards import wizards
from tests.text import samples

FOLDER = Path(__file__).with_name("fourth")
POLISH = {
    "up to one": "możesz odrzucić kartę ze swojej ręki. Dobierz 1 kartę",
    "up to several": "zniszcz do 2 kart ze swojej ręki lub stosu kart odrzuconych i zyskaj 2 moce za każdą "
    "zniszczoną kartę",
    "a friend chooses": "wybrany inny gracz wybiera jedno: dobrać 1 kartę; albo zyskać 2 życia",
    "if not": "jeśli masz mniej niż 10 żyć, odzyskaj 5 żyć. W przeciwnym razie strać 1 życie i zyskaj 1 moc",
}
"""Genders, cases and plurals of a language that has them, in the texts of ``samples``."""


def in_polish() -> Telling:
    messages = Messages("pl", [FOLDER])
    return Telling(GENERAL, Tables("pl", FOLDER / "pl.yaml"), wizards(), messages, lambda card_id: card_id)


@pytest.mark.parametrize("sample", POLISH)
def test_a_fourth_language_needs_no_code(sample: str) -> None:
    assert in_polish().text(tuple(samples.TEXTS[sample])) == POLISH[sample]


def test_no_phrase_asks_which_language_it_is_told_in() -> None:
    source = Path(__file__).parents[2] / "src" / "deckwright"
    told = [*(source / "text").rglob("*.py"), *(source / "games").glob("*/words/**/*.py")]
    named = [
        f"{path.relative_to(source)}: {line.strip()}"
        for path in told
        for line in path.read_text("utf-8").splitlines()
        if any(f'"{code}"' in line for code in ("uk", "ru"))
    ]
    assert named == ['text/messages.py: LANGUAGES = ("en", "uk", "ru")']
