"""The seal of a deal: published before the first card, checked by anybody after the last."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from deckwright.table.room import Room


def seal(seed: str, salt: str) -> str:
    """What is published of a seed before the game: it cannot be guessed from this, nor changed afterwards."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


async def drop_seal(room: Room, why: Literal["file", "alone"], person: int) -> None:
    """Somebody may know what is to come: the table says so from now on. Whoever calls this holds the lock."""
    if not room.record.sealed or room.record.unsealed:
        return
    await room.store.drop_seal(room.record.id, why)
    await room.load_record()
    await room.company.report("unsealed" if why == "file" else "unsealed-alone", person)
    room.announce(room, "record")
    room.wake()
