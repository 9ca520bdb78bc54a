"""The page for authors: its list of words is the vocabulary, and what it shows can be read."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from deckwright.authoring.glossary import entry, with_glossary
from deckwright.authoring.packs import read_steps
from deckwright.authoring.writing import card_in, destroy, gain, let, may
from deckwright.effects.words import WORDS

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-card.md"


def test_the_list_of_words_is_up_to_date() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_glossary(page) == page, "run scripts/list-words"


@pytest.mark.parametrize("name", [name for name, cls in WORDS.items() if cls.__module__.startswith("deckwright.")])
def test_every_word_tells_its_meaning(name: str) -> None:
    cls = WORDS[name]
    assert cls.__doc__ != cls.__mro__[1].__doc__
    assert entry(cls)[0].endswith((".", "`"))


def test_the_pack_and_the_card_on_the_page_say_the_same() -> None:
    (written,) = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    steps = read_steps(msgspec.yaml.decode(written), "page")
    assert steps == (gain(aether=2), may(let("burned", card_in("hand")), destroy("burned")))
