"""New tables: set up, continued from a file or from a finished game, or laid again for the same people."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import msgspec

from deckwright import bots, games
from deckwright.core import OPEN, View, view
from deckwright.errors import PlayerError
from deckwright.games import own_cards
from deckwright.lessons.practice import OPTION, seats_of
from deckwright.records import GameFile, Given, Session
from deckwright.records.gamefile import can_play
from deckwright.records.sealing import key_of, new_secret
from deckwright.rules import Rules
from deckwright.rules.beginnings import BEGINNINGS
from deckwright.scenarios.trying import seats_of as seats_to_try
from deckwright.table import thinking
from deckwright.table.bodies import ContinueFrom, NewSeat, NewTable, Practise, TryCard
from deckwright.table.limits import OutOfTime
from deckwright.table.names import checked_name
from deckwright.table.rereading import deal_record
from deckwright.table.room import Room
from deckwright.table.schema import Entry, PersonRecord, SeatRecord, TableRecord, hashed, now
from deckwright.table.seating import checked_bot

if TYPE_CHECKING:
    from deckwright.table.hall import Hall

P = ParamSpec("P")
T = TypeVar("T")

FILE_BUDGET = 10.0
"""Seconds that playing an uploaded file again may take."""

Spends = Callable[[float], None]
"""Is told how many seconds playing a game again has taken."""
Founded = tuple[Room, str, list[int]]
"""A new table, the token of the person who made it, and their seats."""


class Founding:
    """How tables come into being on a server."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def set_up(self, wanted: NewTable) -> Founded:
        """A table for a new game. With a lobby the game begins when everybody is ready."""
        rules = games.load(wanted.game)
        secret = "" if wanted.seed else _new_secret(wanted.setup)
        seed = _checked_seed(wanted.seed) if wanted.seed else _seed_from(secret)
        session = Session(rules, len(wanted.seats), seed=seed, setup=wanted.setup)
        record = _record(session.to_file(), view(session.game, OPEN), secret=secret)
        if wanted.lobby:
            record = _gathering(record)
        return await self._keep(record, [], [], wanted.seats, wanted.name)

    async def practise(self, game: str, ruling: str, wanted: Practise) -> Founded:
        """A table that shows a ruling, with all its seats for whoever asks."""
        rules = games.load(game)
        seats = await asyncio.to_thread(seats_of, rules, ruling)
        table = NewTable(game, [NewSeat("here")] * seats, {OPTION: ruling}, wanted.name, wanted.language, seed="1")
        return await self.set_up(table)

    async def try_card(self, game: str, pack: str, wanted: TryCard) -> Founded:
        """A table to try a card of one's own on, with all its seats for whoever made it."""
        setup = {own_cards.PACK: pack}
        rules = await asyncio.to_thread(games.played, game, setup)
        seats = await asyncio.to_thread(seats_to_try, rules)
        session = await asyncio.to_thread(Session, rules, seats, seed=1, setup=setup)
        record = _record(session.to_file(), view(session.game, OPEN))
        return await self._keep(record, [], [], [NewSeat("here")] * seats, wanted.name)

    async def continue_from(self, room: Room, wanted: ContinueFrom, spends: Spends) -> Founded:
        """A table that begins where a finished game stood before an answer."""
        session = room.session
        if session is None or not room.finished:
            raise PlayerError("not-finished", "the game is not over yet")
        if not 0 <= wanted.step <= len(session.answers):
            raise PlayerError("no-step", f"no answer {wanted.step}; there are {len(session.answers)}", step=wanted.step)
        if len(wanted.seats) != session.seats:
            raise PlayerError("seats-differ", f"this game has {session.seats} seats", seats=session.seats)
        file = msgspec.structs.replace(
            session.to_file(), answers=[str(given) for given in session.answers[: wanted.step]], undone=[]
        )
        shorter = await _played_again(session.rules, file, spends)
        return await self._keep_session(shorter, wanted.seats, wanted.name)

    async def upload(self, data: bytes, spends: Spends) -> Founded:
        """A table that continues where a file ends. A file of other rules can be looked at only."""
        try:
            file = await self._hall.readers.do(FILE_BUDGET, thinking.read_file, data)
        except OutOfTime:
            spends(FILE_BUDGET)
            raise
        rules, seconds = await asyncio.to_thread(_timed, games.played, file.game, file.setup)
        spends(seconds)
        seated = [] if rules.pack else bots.names(rules)  # bots know no cards of somebody's own
        wanted = [
            NewSeat("bot", "", player) if player in seated else NewSeat("here", name)
            for player, name in zip(file.players, file.names, strict=True)
        ]
        if can_play(rules, file):
            return await self._keep_session(await _played_again(rules, file, spends), wanted, "")
        assert file.snapshot is not None
        answers = [Given.parse(answer) for answer in file.answers]
        return await self._keep(_record(file, file.snapshot), answers, [], wanted, "")

    async def rematch(self, room: Room) -> str:
        """The same game again for the same people, at a new table; returns its code."""
        await room.load_record()
        if room.record.next:
            return room.record.next
        seating = room.seating
        # Who was sent away stays so: their token is worth nothing at the next table either.
        numbers = {person.id: number for number, person in enumerate(seating.people)}
        secret = _new_secret(room.record.setup)
        session = Session(room.rules, len(seating.seats), seed=_seed_from(secret), setup=room.record.setup)
        record = _record(session.to_file(), view(session.game, OPEN), secret=secret)
        if len(seating.players) > 1:
            record = _gathering(record)
        chairs = [
            msgspec.structs.replace(chair, person=numbers.get(chair.person) if chair.person is not None else None)
            for chair in seating.seats
        ]
        store = self._hall.store
        made = await store.make_table(record, chairs, seating.people)
        await store.set_next(room.record.id, made.code)
        async with room.lock:
            await room.load_record()
        room.announce(room, "record")
        room.wake()
        return room.record.next

    async def _keep_session(self, session: Session, wanted: list[NewSeat], name: str) -> Founded:
        record = _record(session.to_file(), view(session.game, OPEN))
        return await self._keep(record, session.answers, session.undone, wanted, name)

    async def _keep(
        self, record: TableRecord, answers: list[Given], undone: list[Given], wanted: list[NewSeat], name: str
    ) -> Founded:
        token, rules = secrets.token_urlsafe(24), games.played(record.game, record.setup)
        chairs = []
        for seat, one in enumerate(wanted):
            bot = checked_bot(one.bot, rules) if one.who == "bot" else ""
            chairs.append(SeatRecord(seat, 0 if one.who == "here" else None, bot, checked_name(one.name)))
        mine = [chair.seat for chair in chairs if chair.person is not None]
        host = PersonRecord(0, hashed(token), checked_name(name) or (chairs[mine[0]].name if mine else ""), True)
        made = await self._hall.store.make_table(record, chairs, [host], _journal(answers, undone))
        room = await self._hall.room(made.code)
        room.bots.let_answer()
        return room, token, mine


def _timed(work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> tuple[T, float]:
    """Do something, and say how many seconds of the processor it took."""
    begun = time.thread_time()
    return work(*args, **facts), time.thread_time() - begun


async def _played_again(rules: Rules, file: GameFile, spends: Spends) -> Session:
    """A game from its file."""
    session, seconds = await asyncio.to_thread(_timed, Session.from_file, rules, file)
    spends(2 * seconds)  # opening its table takes as long again
    return session


def _new_secret(setup: Mapping[str, object]) -> str:
    """A secret to deal from. Where everybody knows how the table is laid there is none, and nothing to seal."""
    return new_secret() if BEGINNINGS.keys().isdisjoint(setup) else ""


def _seed_from(secret: str) -> int:
    return key_of(secret, []) if secret else 1


def _record(file: GameFile, snapshot: View, *, secret: str = "") -> TableRecord:
    """What is kept of a new table. It is sealed if its deal comes from a secret of the server."""
    return TableRecord(
        game=file.game,
        rules=file.rules,
        setup=file.setup,
        seed=str(file.seed),
        salt=secrets.token_hex(16),
        sealed=bool(secret),
        made_at=now(),
        snapshot=msgspec.json.encode(snapshot),
        secret=secret,
        used_at=now(),
        deal=deal_record(file),
    )


def _gathering(record: TableRecord) -> TableRecord:
    """A table that waits for its people, and is dealt when they are ready.

    If it is sealed, nothing of its deal exists yet but the server's share.
    """
    hidden = None if record.sealed else record.snapshot
    seed = "" if record.sealed else record.seed
    return msgspec.structs.replace(record, stage="gathering", seed=seed, snapshot=hidden, deal=None)


def _journal(answers: list[Given], undone: list[Given]) -> list[Entry]:
    """Answers as a journal: those that were undone are given, and undone."""
    given = [*answers, *reversed(undone)]
    entries = [Entry(version, "answer", one.seat, one.key) for version, one in enumerate(given, start=1)]
    if undone:
        entries.append(Entry(len(entries) + 1, "undo", -1, str(len(answers))))
    return entries


def _checked_seed(text: str) -> int:
    """A seed as people write it: a number, or the 64 hexadecimal digits of a sealed game's key."""
    if re.fullmatch("[0-9a-fA-F]{64}", text):
        return int(text, 16) | 1 << 255
    if not re.fullmatch("[0-9]{1,19}", text) or int(text) >= 2**63:  # what a game file can hold
        raise PlayerError("bad-seed", f"a seed is a number, not {text!r}", seed=text)
    return int(text)
