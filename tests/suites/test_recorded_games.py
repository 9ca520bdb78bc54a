"""Recorded games guard against drift: the same answers lead to the same table, release after release.

When rules change on purpose, their version grows and the games are recorded again: ``python -m
tests.suites.test_recorded_games``. The games of older versions stay in their folders and still play: their files tell
their deals. Those in the uppermost folder are from before files did.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from deckwright import games
from deckwright.core import OPEN, view
from deckwright.records import GameFile, Session, gamefile
from tests.suites.setups import Setup
from tests.suites.test_saved_games import played_session

FOLDER = Path(__file__).parent / "recorded"
VERSION = "0.2.0"
RECORDED = {
    "enchanters-duel": (Setup("enchanters", 2, {"town": "normaltown"}), 1),
    "enchanters-dragons-from-the-deep": (Setup("enchanters", 3, {"town": "gravesend", "variant": "dragons"}), 2),
    "enchanters-newer-edition": (Setup("enchanters", 4, {"town": "pickpocket-row", "edition": "newer"}), 3),
    "enchanters-fast-raid": (Setup("enchanters", 2, {"town": "alea", "variant": "fast,super-fast"}), 4),
    "aeons-end-first-game": (Setup("aeons-end", 2), 5),
    "aeons-end-alone-in-the-first-edition": (Setup("aeons-end", 1, {"nemesis": "carapace-queen", "edition": "1"}), 6),
    "aeons-end-corrupted": (Setup("aeons-end", 3, {"nemesis": "crooked-mask", "market": "setup-2"}), 7),
    "aeons-end-shared-turns": (
        Setup("aeons-end", 4, {"boxes": "base,war-eternal", "nemesis": "gate-witch", "four_turns": "pairs"}),
        8,
    ),
    "aeons-end-acolytes": (
        Setup("aeons-end", 2, {"boxes": "war-eternal", "nemesis": "hollow-crown", "difficulty": "beginner"}),
        9,
    ),
    "aeons-end-cloaks": (
        Setup("aeons-end", 3, {"boxes": "war-eternal", "nemesis": "magus-of-cloaks", "difficulty": "expert"}),
        10,
    ),
    "krutagidon-duel": (Setup("krutagidon", 2), 11),
    "krutagidon-short-fray-of-five": (Setup("krutagidon", 5, {"length": "short", "prize": "drawn"}), 12),
    "krutagidon-doubts-decided-otherwise": (
        Setup("krutagidon", 3, {"drink": "once", "takes": "discard", "familiars": "picked", "properties": "random"}),
        13,
    ),
    "aeons-end-drawn-by-lot": (
        Setup("aeons-end", 2, {"boxes": "base,war-eternal", "nemesis": "random", "market": "random"}),
        11,
    ),
}


def replay(file: GameFile) -> Session:
    return Session.from_file(games.load(file.game), file)


def is_from_before_deals(path: Path) -> bool:
    return path.parent == FOLDER


FILES = sorted(FOLDER.rglob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    file = gamefile.read(path)
    assert bool(file.deal) != is_from_before_deals(path)

    now, then = view(replay(file).game, OPEN), file.snapshot

    assert then is not None
    assert now.zones == then.zones
    assert now.counters == then.counters
    assert now.outcome == then.outcome


def test_every_recorded_game_is_played_again() -> None:
    assert {path.stem for path in (FOLDER / VERSION).iterdir()} == set(RECORDED)


def record() -> None:
    """Play the games and write them down, for the version that is being made."""
    for name, (setup, seed) in RECORDED.items():
        file = played_session(setup, seed).to_file()
        file.snapshot = msgspec.structs.replace(file.snapshot, facts={})
        gamefile.write(file, FOLDER / VERSION / f"{name}.json")


if __name__ == "__main__":
    record()
