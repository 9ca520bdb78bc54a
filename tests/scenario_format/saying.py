"""What is said about a scenario that cannot be read, cannot be meant, or does not hold."""

from __future__ import annotations

from deckwright.errors import DeckwrightError
from deckwright.scenarios import read_cases, run_case


def play(text: str) -> str:
    """What is wrong with a scenario, in one string."""
    try:
        results = [run_case(case, file="bad.yaml") for case in read_cases(text.encode(), where="bad.yaml")]
    except DeckwrightError as error:
        return error.message
    return "\n".join(str(result) for result in results)


def in_a_case(rest: str) -> str:
    return play(f"game: enchanters\ncase: x\n{rest}")


def in_aeons_end(rest: str) -> str:
    """What is wrong with a case of Aeon's End, or that it holds."""
    return play(f"game: aeons-end\ncase: x\n{rest}").removeprefix("bad.yaml: case 'x': ")
