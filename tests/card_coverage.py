"""Which cards have tests of their own.

A test of a card is called after it, ``test_of_fire_…`` for ``of-fire``, lies in ``tests/<game>/`` and asserts
something. This is read from the source, so that the answer is the same whichever tests run, in how many processes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from deckwright import games

TESTS = Path(__file__).parent


def cards_of(game: str) -> list[str]:
    """The ids of all cards of a game."""
    return [definition.id for definition in games.load(game).definitions]


def untested_cards(game: str) -> list[str]:
    """The cards of a game that no test is called after."""
    cards = cards_of(game)
    by_name = {card.replace("-", "_"): card for card in cards}
    tests = asserting_tests(TESTS / game.replace("-", "_"))
    tested = {by_name[name] for test in tests if (name := _longest_start(test, by_name))}
    return [card for card in cards if card not in tested]


def _longest_start(test: str, names: dict[str, str]) -> str:
    """The longest name that a test begins with: ``test_unicorn_horn_heals`` is no test of ``unicorn``."""
    words = test.removeprefix("test_").split("_")
    starts = ("_".join(words[:length]) for length in range(len(words), 0, -1))
    return next((start for start in starts if start in names), "")


def asserting_tests(folder: Path) -> Iterator[str]:
    """The names of the test functions in a folder that can fail."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and _asserts(node):
                yield node.name


def _asserts(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(node, ast.Assert) or (isinstance(node, ast.Attribute) and node.attr == "raises")
        for node in ast.walk(function)
    )
