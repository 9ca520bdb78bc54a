"""The words of the small game of battling wizards that the vocabulary is proved on, in three languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from deckwright.core.declared import Definition
from deckwright.text.gamewords import game_tables
from deckwright.text.messages import Messages, words_of
from deckwright.text.phrases import GENERAL
from deckwright.text.telling import Telling
from tests.proving.wizards import wizards
from tests.proving.wizards_cards import Card

FOLDER = Path(__file__).with_name("wizards")


@cache
def _messages(code: str) -> Messages:
    general = words_of("deckwright.text")
    assert general is not None
    return Messages(code, [general, FOLDER])


def a_telling(code: str) -> Telling:
    """A text about the game of wizards that is yet to be told."""
    return Telling(GENERAL, game_tables(code, FOLDER), wizards(), _messages(code), lambda card_id: card_id)


def card_text(code: str, card_id: str) -> list[str]:
    """What a card of the wizards does."""
    rules = wizards()
    card: Definition = rules.definitions[rules.number_of(card_id)]
    assert isinstance(card, Card)
    told = [
        a_telling(code).text(steps)
        for steps in (card.play, card.defence, card.group_attack, card.event, card.token)
        if steps
    ]
    told += [a_telling(code).modifier(modifier) for modifier in card.modifiers]
    t = a_telling(code)
    return told + ([t.amount(card.points, t.tables.units["points"])] if card.points else [])
