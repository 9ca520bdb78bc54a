"""Phrases of the general vocabulary: complete, and proved on the hard cases of a game of battling wizards."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import msgspec
import pytest

import deckwright.effects
from deckwright.effects.vocabulary.flow import Chance, Every, Let
from deckwright.effects.words import WORDS
from deckwright.text import LANGUAGES
from tests.proving.wizards import wizards
from tests.text import samples
from tests.text.wizard_words import a_telling, card_text

for module in pkgutil.iter_modules(deckwright.effects.__path__):
    importlib.import_module(f"deckwright.effects.{module.name}")

GENERAL = [cls for cls in WORDS.values() if cls.__module__.startswith("deckwright.effects.")]
TOLD_WITH_OTHERS = {Let, Every, Chance}
"""Choices are told together with the step that needs them."""
GOLDEN: dict[str, dict[str, list[str]]] = msgspec.yaml.decode(
    (Path(__file__).parent / "wizards" / "golden.yaml").read_bytes(), type=dict[str, dict[str, list[str]]]
)
SAMPLES: dict[str, dict[str, str]] = msgspec.yaml.decode(
    Path(__file__).with_name("samples.yaml").read_bytes(), type=dict[str, dict[str, str]]
)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("word", GENERAL, ids=lambda word: word.__name__)
def test_every_word_has_a_phrase(word: type[msgspec.Struct], code: str) -> None:
    assert word in a_telling(code).book.phrases or word in TOLD_WITH_OTHERS


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", [card.id for card in wizards().definitions])
def test_every_hard_case_can_be_told(card: str, code: str) -> None:
    assert all(card_text(code, card))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("card", GOLDEN)
def test_a_hard_case_reads_well(card: str, code: str) -> None:
    assert card_text(code, card) == GOLDEN[card][code]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("sample", samples.TEXTS)
def test_a_text_reads_well(sample: str, code: str) -> None:
    assert a_telling(code).text(tuple(samples.TEXTS[sample])) == SAMPLES[sample][code]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("sample", samples.MODIFIERS)
def test_a_modifier_reads_well(sample: str, code: str) -> None:
    assert a_telling(code).modifier(samples.MODIFIERS[sample]) == SAMPLES[sample][code]
