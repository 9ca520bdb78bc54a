"""What is kept of a failure of ours, for whoever looks into it."""

from __future__ import annotations

import sys
import time

from deckwright import __version__
from deckwright.cli import saved_games
from deckwright.errors import FileError
from deckwright.records.gamefile import write_bytes


def keep_report(about: str, happened: str) -> str:
    """Write down how something failed; returns where, or the last line if that cannot be written either."""
    path = saved_games.home() / "crashes" / f"crash-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    try:
        write_bytes(f"deckwright {__version__}, Python {sys.version}\n{about}\n\n{happened}".encode(), path)
    except FileError:
        return happened.strip().splitlines()[-1]
    return str(path)
