"""A nemesis is a plug-in: without its file and its line in the registry, the rest of the game is whole."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import deckwright

PACKAGE = Path(deckwright.__file__).parent
NEMESES = Path("games") / "aeons_end" / "nemeses"
REGISTRY = NEMESES / "__init__.py"
MODULES = sorted(
    file.stem for file in (PACKAGE / NEMESES).glob("*.py") if f'"{file.stem}",' in (PACKAGE / REGISTRY).read_text()
)

THE_REST_OF_THE_GAME = """
import sys
from deckwright import games
from deckwright import bots
from deckwright.core import Dice, choose, waiting_for
from deckwright.rules import start
from deckwright.text import LANGUAGES, be_strict, language
from deckwright.text.gamewords import game_words, package_of

gone = sys.argv[1]
be_strict()
rules = games.load("aeons-end")
nemeses = [rules.card_of[number].id for number in rules.nemeses]
assert len(nemeses) == 7 and gone not in nemeses, nemeses
assert not any(card.nemesis == gone for card in rules.card_of)

for code in LANGUAGES:
    words = game_words(code, package_of(rules))
    for card in rules.card_of:
        for line in words.rules_text(rules, card.id):
            assert line, card.id

for number, nemesis in enumerate(nemeses):
    options = {"boxes": "base,war-eternal", "nemesis": nemesis, "difficulty": "expert" if number % 2 else "normal"}
    game = start(rules, 2, rules.check_setup(2, options), seed=number)
    dice = Dice(number)
    for _ in range(400):
        if game.outcome is not None:
            break
        seat = waiting_for(game)[0]
        choices = game.question.options_of(seat)
        choose(game, choices[dice.below(len(choices))], seat)

assert bots.bot("seer", rules, 1)
game = start(rules, 1, rules.check_setup(1, {}), seed=1)
for _ in range(10):
    seat, _, option = bots.answer({0: bots.bot("thrifty", rules, 1)}, game)
    choose(game, option, seat)
"""


def without(nemesis: str, folder: Path) -> None:
    """Copy the package, all but one nemesis."""
    shutil.copytree(PACKAGE, folder / "deckwright", ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    (folder / "deckwright" / NEMESES / f"{nemesis}.py").unlink()
    registry = folder / "deckwright" / REGISTRY
    lines = registry.read_text().splitlines(keepends=True)
    left = [line for line in lines if line.strip() != f'"{nemesis}",']
    assert len(left) == len(lines) - 1
    registry.write_text("".join(left))


@pytest.mark.parametrize("nemesis", MODULES)
def test_a_nemesis_can_be_taken_out(nemesis: str, tmp_path: Path) -> None:
    without(nemesis, tmp_path)

    played = subprocess.run(
        [sys.executable, "-c", THE_REST_OF_THE_GAME, nemesis.replace("_", "-")],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert played.returncode == 0, played.stderr


def test_there_are_eight() -> None:
    assert len(MODULES) == 8
