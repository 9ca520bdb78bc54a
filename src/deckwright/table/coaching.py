"""The coach at a table: hints that get more precise while somebody waits, and doubts before a blunder.

All of it is worked out by the processes that think, so that nobody else waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from deckwright.coach.hints import Advice, summed_up
from deckwright.coach.telling import Teller
from deckwright.coach.trying import Deal
from deckwright.core import SPECTATOR
from deckwright.core.views import question_view
from deckwright.errors import PlayerError
from deckwright.records import to_bytes
from deckwright.table import messages as m
from deckwright.table import thinking
from deckwright.table.limits import OutOfTime
from deckwright.table.positions import Reader
from deckwright.table.proposals import Proposal

if TYPE_CHECKING:
    from deckwright.coach.doubts import Doubt
    from deckwright.table.room import Room
    from deckwright.table.schema import PersonRecord
    from deckwright.table.thinking import Thinkers

log = logging.getLogger("deckwright.table")

ROUNDS = (4, 4, 8, 16, 32, 32)
"""In how many deals a hint is measured before the page is told again."""
HINT_BUDGET = 30.0
"""Seconds after which a hint is given up: on a busy server a late one is better than none."""
DOUBT_BUDGET = 1.0
"""Seconds that a look at a move may take, once it has begun."""
DOUBT_PATIENCE = 1.5
"""Seconds after which a move is made without a look: nobody waits for the coach."""


class Coaching:
    """Advises the people at a table."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers

    # -- hints -----------------------------------------------------------------------------------------------------

    async def hint(self, seat: int, version: int) -> AsyncIterator[tuple[Advice, float]]:
        """What the strongest bot would choose, again and again as it gets clearer; with how far the work is."""
        room, do = self._room, self._thinkers.do
        async with room.lock:
            session = room.at(version)
            if room.rules.pack:
                raise PlayerError("no-hint-own", "no hints are given where a card of one's own is tried")
            if seat == SPECTATOR or seat not in room.waiting:
                raise PlayerError("no-hint-now", "a hint is for the player whose turn it is to decide")
            state = to_bytes(session.game)
        game, seed = room.record.game, version + 1
        found = await do(HINT_BUDGET, thinking.consider, game, state, seat, seed)
        keys, deals = found.keys, list[Deal]()
        if len(keys) > 1:
            yield summed_up(found, seat, deals), 0.0
            for count in ROUNDS:
                try:
                    deals += await do(HINT_BUDGET, thinking.try_deals, game, state, seat, seed, keys, len(deals), count)
                except OutOfTime:
                    break  # what is known so far is a hint, too
                if room.version != version:
                    return
                if len(deals) < sum(ROUNDS):
                    yield summed_up(found, seat, deals), len(deals) / sum(ROUNDS)
        yield summed_up(found, seat, deals), 1.0

    def told(self, reader: Reader, seat: int, version: int, advice: Advice, progress: float) -> m.Hint:
        """A hint in words. Whoever calls this holds the lock, and the table is still at the version."""
        game = self._room.playing().session.game
        assert game.question is not None
        question = question_view(game, game.question, seat)
        teller = Teller(reader.language, reader.rules, reader.names)
        return m.Hint(
            version=version,
            choose=advice.key,
            sentence=teller.move(advice, question),
            gain=teller.gain(advice, question),
            reasons=teller.reasons(advice.reasons, advice.scale),
            line=teller.line(advice.line),
            notes=teller.troubles(advice.failed, advice.unfit),
            deals=advice.deals,
            progress=round(progress, 3),
        )

    # -- doubts ----------------------------------------------------------------------------------------------------

    @property
    def may_doubt(self) -> bool:
        """Whether moves may be doubted here: against people only if everybody has agreed."""
        room = self._room
        if room.rules.pack:
            return False
        return not room.rules.competitive or len(room.seating.players) < 2 or room.record.careful

    async def doubt(self, seat: int, version: int, key: str) -> Doubt | None:
        """What is wrong with a move, if it seems a blunder and this is known in time."""
        room = self._room
        async with room.lock:
            if room.version != version or room.session is None or seat not in room.waiting or not self.may_doubt:
                return None
            state = to_bytes(room.session.game)
        look = self._thinkers.do(DOUBT_BUDGET, thinking.doubt, room.record.game, state, seat, key, version + 1)
        try:
            return await asyncio.wait_for(look, DOUBT_PATIENCE)
        except Exception as error:
            log.info("table %s: no look at %r: %s", room.record.code, key, error)
            return None

    def doubted(self, reader: Reader, seat: int, version: int, doubt: Doubt) -> m.Doubt | None:
        """A doubt in words, if the table is still at the version."""
        room = self._room
        if room.version != version or room.session is None or room.session.game.question is None:
            return None
        game = room.session.game
        assert game.question is not None
        question = question_view(game, game.question, seat)
        sentence, *reasons = Teller(reader.language, reader.rules, reader.names).doubt(doubt, question)
        return m.Doubt(version, doubt.key, doubt.better, sentence, reasons)

    async def be_careful(self, person: PersonRecord, *, careful: bool) -> None:
        """Let everybody at the table be asked before a blunder, or nobody; rivals have to agree."""
        room = self._room
        async with room.lock:
            if not room.seating.seats_of(person):
                raise PlayerError("not-seated", "you have to sit at the table to do this")
            asked = room.seating.players - {person.id} if careful else set()
            proposal = Proposal(kind="careful", by=person.id, asked=sorted(asked))
            if asked:
                await room.proposals.propose(proposal)
            else:
                await self.carry_out(person.id, careful=careful)

    async def carry_out(self, by: int, *, careful: bool) -> None:
        """Do what was agreed on. Whoever calls this holds the lock."""
        room = self._room
        await room.store.set_careful(room.record.id, careful)
        await room.load_record()
        await room.company.report("careful" if careful else "not-careful", by)
        room.announce(room, "record")
        room.wake()
