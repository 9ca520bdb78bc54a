"""What is written down and read again: the state as bytes, sessions with undo, game files, the seal of a deal."""

from deckwright.records.gamefile import GameFile
from deckwright.records.saves import from_bytes, state_hash, to_bytes
from deckwright.records.sealing import Seal, Share
from deckwright.records.session import Given, Session

__all__ = [
    "GameFile",
    "Given",
    "Seal",
    "Session",
    "Share",
    "from_bytes",
    "state_hash",
    "to_bytes",
]
