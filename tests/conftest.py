"""What every run of the tests reports: how many cards have tests of their own."""

from __future__ import annotations

import pytest

from deckwright import games
from tests.card_coverage import cards_of, untested_cards

SHOWN = 10
"""More missing cards than this are not listed by name."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("cards with tests of their own")
    for game in games.names():
        terminalreporter.line(f"{game}: {_covered(game)}")


def _covered(game: str) -> str:
    try:
        cards, missing = cards_of(game), untested_cards(game)
    except Exception as error:  # the tests of this game tell more; here it must not hide them
        return f"cannot be loaded ({error})"
    tested = f"{len(cards) - len(missing)} of {len(cards)}"
    if not missing:
        return tested
    rest = f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
    return f"{tested}; without: {', '.join(missing[:SHOWN])}{rest}"
