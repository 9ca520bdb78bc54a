"""What the pages about bots show is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from deckwright import bots
from deckwright.bots.seer import LEVELS

FOLDER = Path(__file__).parents[2] / "docs"
DOCS = FOLDER / "writing-a-bot.md"


@pytest.mark.parametrize("page", ["writing-a-bot.md", "bots.md"])
def test_the_examples_run(page: str) -> None:
    result = doctest.testfile(str(FOLDER / page), module_relative=False, encoding="utf-8")

    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("name", bots.names())
def test_every_bot_is_told_of(name: str) -> None:
    assert f"`{name}`" in DOCS.read_text("utf-8")


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_level_is_told_of(level: str) -> None:
    assert f"`{level}`" in (FOLDER / "bots.md").read_text("utf-8")
