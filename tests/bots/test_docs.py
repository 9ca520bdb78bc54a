"""What docs/writing-a-bot.md shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from deckwright import bots

DOCS = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"


def test_the_examples_run() -> None:
    result = doctest.testfile(str(DOCS), module_relative=False, encoding="utf-8")

    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_is_told_of(name: str) -> None:
    assert f"`{name}`" in DOCS.read_text("utf-8")
