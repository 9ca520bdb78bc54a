"""Scenarios: a position laid by hand, answers to give, and what must then hold."""

from deckwright.scenarios.checks import Difference
from deckwright.scenarios.files import Case, read_cases, read_file
from deckwright.scenarios.position import lay_out
from deckwright.scenarios.runner import Playing, Result, run_case, run_file

__all__ = [
    "Case",
    "Difference",
    "Playing",
    "Result",
    "lay_out",
    "read_cases",
    "read_file",
    "run_case",
    "run_file",
]
