"""How a table lies, written down now and then: shown where its journal can no longer be played."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from deckwright.core import OPEN, View, view
from deckwright.table.storage import StorageError

if TYPE_CHECKING:
    from deckwright.table.room import Room

log = logging.getLogger("deckwright.table")

EVERY = 25
"""Answers between two snapshots."""


class Snapshots:
    """What was last written down of how a table lies."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._of = -1
        """The version of the last one."""

    def last(self) -> View:
        """How the table lay when it was last written down."""
        written = self._room.record.snapshot
        assert written is not None
        return msgspec.json.decode(written, type=View)

    def note(self, before: int) -> None:
        """The table has changed since version ``before``: write it down if it is time."""
        room = self._room
        if room.finished or room.version // EVERY != before // EVERY:
            room.later(self.keep())

    async def keep(self) -> None:
        """Write down how the table lies, all cards face up."""
        room = self._room
        if room.played is None:
            return
        try:
            await room.store.keep_snapshots(self.new())
        except StorageError as error:
            log.warning("table %s: no snapshot: %s", room.record.code, error)

    def new(self) -> dict[int, bytes]:
        """How the table lies, by its number, unless that is on disk already."""
        room = self._room
        if room.played is None or self._of == room.version:
            return {}
        self._of = room.version
        return {room.record.id: msgspec.json.encode(view(room.played.session.game, OPEN))}
