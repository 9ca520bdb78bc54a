"""Before the game: people find their seats, say that they are ready, and make the deal together.

Being ready is a commitment: each device chooses a share of the deal and publishes its hash. When everybody is ready the
shares are revealed, and the game begins. See ``deckwright.records.sealing`` for why nobody can choose the deal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from deckwright.core import OPEN, view
from deckwright.errors import PlayerError
from deckwright.records import Session
from deckwright.records.sealing import Share, commitment, is_share, key_of, new_secret
from deckwright.table.rereading import deal_record
from deckwright.table.schema import PersonRecord, SeatRecord, TableRecord
from deckwright.table.seating import checked_bot

if TYPE_CHECKING:
    from deckwright.table.room import Room

REVEAL_WITHIN = 20.0
"""Seconds for the devices to reveal their shares."""


def shares_of(record: TableRecord) -> list[Share]:
    """The players' shares, in the order they committed to them."""
    return [Share(share["name"], share["commitment"], share["nonce"]) for share in record.shares]


class Gathering:
    """A table whose game has not begun."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._clock: asyncio.TimerHandle | None = None

    @property
    def stage(self) -> str:
        return self._room.record.stage

    @property
    def ready(self) -> set[int]:
        """The people who have committed to a share."""
        return {int(share["person"]) for share in self._room.record.shares}

    async def set_ready(self, person: PersonRecord, committed: str) -> None:
        """Somebody is ready, with the hash of their share, or (empty) is not."""
        room = self._room
        if committed and not is_share(committed):
            raise PlayerError("bad-share", "a share is 64 hexadecimal digits")
        async with room.lock:
            self._check_stage("gathering")
            if person.id not in room.seating.players:
                raise PlayerError("not-seated", "you have to sit at the table to do this")
            seat = room.seating.seats_of_people({person.id})[0]
            name = room.seating.at(seat).name or f"p{seat + 1}"
            mine = {"person": str(person.id), "name": name, "commitment": committed, "nonce": ""}

            def change(record: TableRecord) -> TableRecord | None:
                others = [share for share in record.shares if share["person"] != str(person.id)]
                if record.stage != "gathering":
                    return None
                return msgspec.structs.replace(record, shares=[*others, mine] if committed else others)

            await self._change(change)
            await self._reveal_if_all_are_ready()

    async def start(self, person: PersonRecord, bot: str) -> None:
        """The host fills the open seats with bots; the game begins when everybody else is ready."""
        room = self._room
        async with room.lock:
            self._check_stage("gathering")
            if not person.host:
                raise PlayerError("only-host-starts", "only the host can start with bots")
            bot = checked_bot(bot, room.rules)
            for chair in room.seating.seats:
                if chair.person is None and not chair.bot:
                    await room.store.change_seat(room.record.id, chair, SeatRecord(chair.seat, None, bot))
            await room.load_seating()
            room.announce(room, "seats")
            await self._reveal_if_all_are_ready()
            room.wake()

    async def look_again(self) -> None:
        """After somebody came or went. Whoever calls this holds the lock."""
        if self.stage == "gathering":
            await self._reveal_if_all_are_ready()

    async def reveal(self, person: PersonRecord, nonce: str) -> None:
        """A device reveals its share."""
        room = self._room
        async with room.lock:
            mine = next((share for share in room.record.shares if share["person"] == str(person.id)), None)
            if mine is not None and nonce and mine["nonce"] == nonce:
                return  # a device that lost its line says it again, perhaps after the game has begun
            self._check_stage("revealing")
            if mine is None or not is_share(nonce) or commitment(nonce) != mine["commitment"]:
                raise PlayerError("bad-share", "this is not the share that was committed to")

            def change(record: TableRecord) -> TableRecord | None:
                shares = [
                    {**share, "nonce": nonce} if share["person"] == str(person.id) else share for share in record.shares
                ]
                return msgspec.structs.replace(record, shares=shares) if record.stage == "revealing" else None

            await self._change(change)
            if all(share["nonce"] for share in room.record.shares):
                await self._begin()
        room.bots.let_answer()

    # -- in order --------------------------------------------------------------------------------------------------

    def _check_stage(self, stage: str) -> None:
        if self.stage != stage:
            raise PlayerError("begun" if self.stage == "playing" else "not-now", f"the table is {self.stage}")

    async def _change(self, change: Callable[[TableRecord], TableRecord | None]) -> None:
        room = self._room
        await room.store.change_record(room.record.id, change)
        await room.load_record()
        room.announce(room, "record")
        room.wake()

    async def _reveal_if_all_are_ready(self) -> None:
        seating = self._room.seating
        if seating.has_open_seat or not seating.players <= self.ready:
            return
        players = {str(person) for person in seating.players}

        def change(record: TableRecord) -> TableRecord | None:
            shares = [share for share in record.shares if share["person"] in players]
            if record.stage != "gathering" or len(shares) != len(players):
                return None
            return msgspec.structs.replace(record, stage="revealing", shares=shares)

        await self._change(change)
        if self.stage == "revealing":
            if not self._room.record.shares:
                await self._begin()  # bots among themselves
            else:
                self._clock = asyncio.get_running_loop().call_later(
                    REVEAL_WITHIN, lambda: self._room.later(self._give_up())
                )

    async def _begin(self) -> None:
        room, record = self._room, self._room.record
        seed = key_of(record.secret, shares_of(record)) if record.sealed else int(record.seed)
        session = await asyncio.to_thread(
            lambda: Session(room.rules, len(room.seating.seats), seed=seed, setup=record.setup)
        )
        snapshot = msgspec.json.encode(view(session.game, OPEN))
        deal = deal_record(session.to_file())

        def change(record: TableRecord) -> TableRecord | None:
            if record.stage != "revealing":
                return None
            return msgspec.structs.replace(
                record,
                stage="playing",
                rules=room.rules.version,
                seed=str(seed),
                snapshot=snapshot,
                deal=deal,
            )

        await self._change(change)
        if self._clock is not None:
            self._clock.cancel()
        room.announce(room, "begun")

    async def _give_up(self) -> None:
        """Somebody did not reveal their share: everything is thrown away, the server's share too."""
        room = self._room
        async with room.lock:
            if self.stage != "revealing":
                return
            silent = [share["name"] for share in room.record.shares if not share["nonce"]]
            secret = new_secret() if room.record.sealed else ""

            def change(record: TableRecord) -> TableRecord | None:
                if record.stage != "revealing":
                    return None
                return msgspec.structs.replace(record, stage="gathering", shares=[], secret=secret)

            await self._change(change)
            await room.company.report("not-revealed", -1, name=", ".join(silent))
