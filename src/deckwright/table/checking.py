"""Looking through all stored tables: can each of them still be opened and played on?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from deckwright.errors import DeckwrightError
from deckwright.table.room import Room
from deckwright.table.settings import settings_for, was_used
from deckwright.table.storage import Store, check_file
from deckwright.table.thinking import Thinkers
from deckwright.table.workshop import Workshop


class Checked(msgspec.Struct, frozen=True):
    """A table that was looked at."""

    code: str
    game: str
    version: int
    trouble: DeckwrightError | None = None
    """Why it cannot be played on."""


async def check_tables(folder: Path, looked_at: Callable[[Checked], None]) -> None:
    """Play every journal again, as opening the table would, and report one table after the other."""
    settings = settings_for(folder)
    if settings.file is not None:
        check_file(settings.file, known=was_used(folder))
    store = Store(settings.database)
    try:
        await store.open()
        for code in await store.codes():
            record, room = None, None
            try:
                record = await store.find(code)
                if record is None:
                    continue
                room = Room(record, store, Thinkers(1), Workshop(), settings)
                await room.load()
                trouble: DeckwrightError | None = room.stopped
            except DeckwrightError as error:  # a game that is no longer installed, a damaged table
                trouble = error
            game, version = record.game if record is not None else "", room.version if room is not None else 0
            looked_at(Checked(code, game, version, trouble))
    finally:
        await store.close()
