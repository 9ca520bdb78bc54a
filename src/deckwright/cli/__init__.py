"""The command ``deckwright``."""

from deckwright.cli.entry import main

__all__ = ["main"]
