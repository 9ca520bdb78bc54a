"""The seal of a deal: published before the first card, checked by anybody after the last."""

from __future__ import annotations

import hashlib


def seal(seed: str, salt: str) -> str:
    """What is published of a seed before the game: it cannot be guessed from this, nor changed afterwards."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
