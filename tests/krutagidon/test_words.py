"""The texts of cards: idioms say what the steps do."""

from __future__ import annotations

from random import Random

import pytest

from deckwright import games
from deckwright.core import view, waiting_for
from deckwright.core.views import event_view
from deckwright.games.krutagidon.definitions import Card
from deckwright.records import Session
from deckwright.text import LANGUAGES, language
from deckwright.text.messages import Messages, words_of
from tests.krutagidon.idioms import FILE, idioms, lines
from tests.krutagidon.table import Table


def test_no_idiom_outlives_the_steps_it_was_written_after() -> None:
    assert FILE.read_text("utf-8").splitlines() == lines(), "read the idiom again, then see tests/krutagidon/idioms.py"


def test_every_idiom_is_about_a_text_of_a_card() -> None:
    rules = games.load("krutagidon")
    for card_id, part in idioms().values():
        card = rules.definitions[rules.number_of(card_id)]
        assert isinstance(card, Card)
        assert part == "rule" or getattr(card, part), (card_id, part)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_cards_have_the_same_text_but_a_different_effect(code: str) -> None:
    rules = games.load("krutagidon")
    told: dict[tuple[str, ...], Card] = {}
    for card in rules.definitions:
        assert isinstance(card, Card)
        before = told.setdefault(tuple(language(code).rules_text(rules, card.id)), card)
        parts = ("play", "aim", "attack", "defence", "group_attack", "event", "token", "death", "modifiers")
        assert all(getattr(before, part) == getattr(card, part) for part in parts), (before.id, card.id)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_and_answer_has_words(code: str) -> None:
    rules, lang, dice = games.load("krutagidon"), language(code), Random(5)
    for seed in range(3):
        session = Session(rules, 2 + seed, seed=seed, setup={"length": "short"})
        for _ in range(250):
            if session.game.outcome is not None:
                break
            seat = waiting_for(session.game)[0]
            question = view(session.game, seat).question
            assert question is not None
            assert lang.question(rules, question)
            assert all(lang.option(rules, option, None, question) for option in question.options)
            active = [option for option in question.options if option.verb != "end"] or question.options
            session.answer(dice.choice(active).key, seat=seat)


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_card_asks_in_its_own_words_is_asked_by_a_card(code: str) -> None:
    folder = words_of("deckwright.games.krutagidon")
    assert folder is not None
    rules = games.load("krutagidon")
    for key in (key for key in Messages(code, [folder]).own_keys() if key.startswith("ask-")):
        assert any(key.startswith(f"ask-{card.id}-") for card in rules.definitions), key


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_familiar_names_its_wizard_and_a_card_its_copies(code: str) -> None:
    rules, lang = games.load("krutagidon"), language(code)
    assert all(lang.printed(rules, card.id)[0] for card in rules.definitions if card.kind == "familiar")
    assert lang.printed(rules, "twins")[0].startswith("2 ")
    assert lang.printed(rules, "sunface") == []


@pytest.mark.parametrize(
    ("code", "looks", "revealed"),
    [
        ("en", "Olena looks at Sign", "Olena reveals Sign"),
        ("uk", "Olena дивиться на карту «Знак»", "Olena відкриває карту «Знак»"),
        ("ru", "Olena смотрит карту «Знак»", "Olena раскрывает карту «Знак»"),
    ],
)
def test_what_only_one_wizard_looks_at_is_not_called_revealed(code: str, looks: str, revealed: str) -> None:
    def log(card: str, seat: int) -> list[str | None]:
        table = Table(p1={"hand": [card], "deck": ["sign"]})
        table.do(f"play:{card}")
        seen = [event_view(table.game, event, seat) for event in table.playing.events]
        return [language(code).event(table.game.rules, event, ["Olena", "Marko"]) for event in seen]

    assert looks in log("acid-dragon", seat=0)
    assert not {looks, revealed} & set(log("acid-dragon", seat=1))
    assert revealed in log("bag-of-joy", seat=0)
    assert revealed in log("bag-of-joy", seat=1)
