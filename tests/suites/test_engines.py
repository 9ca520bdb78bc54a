"""Compiled or not, copied or not: the same seed and answers pass through the same states."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from deckwright.compiled import PURE, look
from tests.suites.playing import at_every_table
from tests.suites.setups import Setup
from tests.suites.traces import trace


def traces(**environment: str) -> list[str]:
    """The traces of all tables, made by another process."""
    rest = {name: value for name, value in os.environ.items() if name != PURE}
    command = [sys.executable, "-m", "tests.suites.traces"]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, cwd=root, env=rest | environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_both_engines_pass_through_the_same_states() -> None:
    usual, plain = traces(), traces(**{PURE: "1"})

    assert usual[0] == ("compiled" if look()[0].compiled else "pure")
    assert plain[0] == "pure"
    assert usual[1:] == plain[1:]


@at_every_table
def test_a_game_played_on_copies_passes_through_the_same_states(setup: Setup) -> None:
    assert trace(setup, 5, copied=True, most=120) == trace(setup, 5, most=120)
