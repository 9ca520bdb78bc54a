"""A table as a game file, and who may have it."""

from __future__ import annotations

import msgspec

from deckwright.errors import PlayerError
from deckwright.records import GameFile
from deckwright.records.sealing import Seal, commitment
from deckwright.table.gathering import shares_of
from deckwright.table.journal import written_answers
from deckwright.table.rereading import file_of
from deckwright.table.room import Room
from deckwright.table.schema import PersonRecord
from deckwright.table.sealing import drop_seal


async def file_for(room: Room, person: PersonRecord | None) -> GameFile:
    """The file for somebody who asks for it.

    A file tells the seed, hence every card to come: it is given of a finished game, or to somebody who plays alone. The
    seal of a game under way is dropped for good by that, since others may still sit down.
    """
    if room.gathering.stage != "playing":
        raise PlayerError("not-begun", "the game has not begun")
    if not _may_have_file(room, person):
        raise PlayerError("file-secret", "the file of a game under way tells every card to come")
    if not room.finished:
        assert person is not None
        async with room.lock:
            await drop_seal(room, "file", person.id)
    return await table_file(room)


def _may_have_file(room: Room, person: PersonRecord | None) -> bool:
    if room.finished:
        return True
    return (
        person is not None
        and room.seating.alone
        and room.seating.owners <= {person.id}
        and (person.host or person.id in room.seating.owners)
    )


async def table_file(room: Room) -> GameFile:
    """The table as a game file."""
    chairs = room.seating.seats
    players = [chair.bot or "you" for chair in chairs]
    names = [chair.name for chair in chairs]
    if room.session is not None:
        room.session.players, room.session.names = players, names
        return msgspec.structs.replace(room.session.to_file(), fair=_fair(room))
    answers, undone = written_answers(await room.store.entries(room.record.id))
    return msgspec.structs.replace(
        file_of(room.record, len(chairs)),
        players=players,
        names=names,
        answers=answers,
        undone=undone,
        fair=_fair(room),
        snapshot=room.snapshot,
    )


def _fair(room: Room) -> Seal | None:
    """How the deal came about, once the game is over."""
    record = room.record
    if not room.finished or not record.secret or record.unsealed:
        return None
    return Seal(commitment(record.secret), record.secret, shares_of(record))
