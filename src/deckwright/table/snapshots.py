"""How a table lies, written down now and then: shown where its journal can no longer be played."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from deckwright.core import OPEN, SPECTATOR, View, view
from deckwright.core.declared import Sight
from deckwright.core.shown import ZoneView
from deckwright.errors import FileError
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
        try:
            return msgspec.json.decode(self._room.record.snapshot or b"", type=View)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            code = self._room.record.code
            raise FileError("damaged-snapshot", f"table {code}: its snapshot is damaged", table=code) from error

    def as_seen(self, lay: View, seat: int) -> View:
        """How the table lay, as a seat may see it: the game may go on some day, so no card is turned over before."""
        if lay.outcome is not None:
            return lay
        zones = [zone if self._shows(zone, seat) else msgspec.structs.replace(zone, cards=[]) for zone in lay.zones]
        return msgspec.structs.replace(lay, you=seat, zones=zones)

    def _shows(self, zone: ZoneView, seat: int) -> bool:
        """Whether a seat sees the cards of a zone. Of one that the rules of today do not have, nobody knows."""
        layout = self._room.rules.layout
        if not layout.has_zone(zone.name):
            return False
        sight = layout.zone_of[layout.zone(zone.name)].sight
        return sight == Sight.PUBLIC or (sight == Sight.OWNER and zone.seat == seat >= 0)

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
        game = room.played.session.game
        lies = view(game, OPEN)
        if game.outcome is None:
            lies = msgspec.structs.replace(lies, facts=game.rules.facts(game, SPECTATOR))
        return {room.record.id: msgspec.json.encode(lies)}
