"""The bots at a table: asked when it is theirs to answer, never in anybody's way."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from typing import TYPE_CHECKING

from deckwright.bots import may_step_in
from deckwright.errors import InternalError, PlayerError
from deckwright.records import to_bytes
from deckwright.table import thinking
from deckwright.table.schema import Entry
from deckwright.table.storage import StorageError
from deckwright.table.thinking import Answered

if TYPE_CHECKING:
    from deckwright.table.room import Room
    from deckwright.table.thinking import Thinkers

log = logging.getLogger("deckwright.table")

FIRST_RETRY, LAST_RETRY = 1.0, 30.0
"""Seconds until a bot tries again after the database failed: each time twice as many."""


class BotPlay:
    """Bots that answer."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._task: asyncio.Task[None] | None = None
        self._again: asyncio.TimerHandle | None = None
        self._patience = FIRST_RETRY

    def let_answer(self) -> None:
        """Let bots answer for as long as they are asked."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._answer())

    def let_answer_later(self) -> None:
        """Let bots answer if the server that should see to it does not."""
        room, version = self._room, self._room.version
        patience = 2 * room.settings.bot_budget + room.settings.bot_pause
        asyncio.get_running_loop().call_later(
            patience, lambda: self.let_answer() if room.version == version and room.pages else None
        )

    @property
    def busy(self) -> bool:
        return self._again is not None or (self._task is not None and not self._task.done())

    def close(self) -> None:
        """Stop the bots: the table is put away."""
        if self._again is not None:
            self._again.cancel()
        if self._task is not None:
            self._task.cancel()

    # -- answering -------------------------------------------------------------------------------------------------

    def _asked(self) -> list[int]:
        """The bots to ask, those who may only step in first. Where people can decide for all, bots keep quiet."""
        room = self._room
        if room.stopped is not None or room.session is None or not (room.pages or room.seating.owners):
            return []  # bots among themselves play while somebody watches
        game = room.session.game
        if game.question is None:
            return []
        others = may_step_in(game)
        waiting = [seat for seat in room.waiting if seat not in others]
        stepping = [seat for seat in sorted(others) if room.seating.bot_at(seat)]
        asked = [seat for seat in waiting if room.seating.bot_at(seat)]
        if game.question.each is None and len(asked) < len(waiting):
            return stepping
        return [*stepping, *asked[:1]]

    async def _answer(self) -> None:
        room = self._room
        try:
            while not room.broken and await self._answer_once():
                self._patience = FIRST_RETRY
        except PlayerError as error:
            # Another server was faster: its bots go on.
            log.info("table %s: %s", room.record.code, error)
        except StorageError as error:
            log.error("table %s: %s", room.record.code, error)
            self._try_again()
        except Exception as error:
            log.exception("table %s: the bots have stopped", room.record.code)
            room.stop(error)

    def _try_again(self) -> None:
        def again() -> None:
            self._again = None
            self.let_answer()

        self._again = asyncio.get_running_loop().call_later(self._patience, again)
        self._patience = min(LAST_RETRY, 2 * self._patience)

    async def _answer_once(self) -> bool:
        """Let one bot answer; says whether to look for another."""
        room = self._room
        await room.workshop.turn(room.rules)
        async with room.lock:
            seats, version = self._asked(), room.version
            if not seats or room.session is None:
                return False
            state = to_bytes(room.session.game)
            stepping = may_step_in(room.session.game)
            luck = self._luck()
        begun = time.monotonic()
        for seat in seats:
            answered = await self._choice(seat, state, luck, steps_in=seat in stepping)
            if answered.key is not None:
                break
        if answered.key is None:
            return room.version != version  # else it is for a person to go on
        if room.pages:
            await asyncio.sleep(max(0.0, room.settings.bot_pause - (time.monotonic() - begun)))
        async with room.lock:
            if room.version == version and seat in self._asked():
                bot = room.seating.bot_at(seat)
                await self._give(seat, answered.key, answered.bot)
                if answered.trouble and answered.bot != bot:
                    await self._replace(seat, bot, answered)
        return True

    async def _replace(self, seat: int, broken: str, answered: Answered) -> None:
        """A bot has broken down: a simpler one plays on at its seat, and everybody at the table is told."""
        log.error(
            "table %s: the bot %s broke down at move %s:\n%s",
            self._room.record.code,
            broken,
            self._room.version,
            answered.trouble,
        )
        why = answered.trouble.strip().splitlines()[-1]
        await self._room.company.replace_bot(seat, broken, answered.bot, why)

    async def _give(self, seat: int, key: str, bot: str) -> None:
        """Answer for a bot, with another of its options should the engine stumble over this one."""
        room = self._room
        session = room.playing().session
        candidates = [key, *(other for other in self._offered(seat) if other != key)]
        for candidate in candidates:
            try:
                await room.workshop.rehearse(session, [(seat, candidate)])
                session.answer(candidate, seat=seat)
            except InternalError as error:
                room.stop(error)
                return
            except Exception as error:
                log.exception("table %s: %r cannot be answered", room.record.code, candidate)
                if candidate == candidates[-1]:
                    room.stop(error)
                continue
            await room.write([Entry(room.version + 1, "answer", seat, candidate, bot=bot)])
            return

    def _luck(self) -> int:
        """What a bot's chance is drawn from: the same after the same answers, so that undo cannot roll it again."""
        assert self._room.session is not None
        answers = "\n".join(str(given) for given in self._room.session.answers)
        return int.from_bytes(hashlib.sha256(f"{self._room.record.salt}:{answers}".encode()).digest()[:7], "big")

    async def _choice(self, seat: int, state: bytes, luck: int, *, steps_in: bool) -> Answered:
        """What a bot answers, or a simpler one for it; chance has the last word if no process answers at all."""
        room = self._room
        bot, code = room.seating.bot_at(seat), room.record.code
        budget, game = room.settings.bot_budget, room.rules.source
        share = self._thinkers.fair_share(budget)
        try:
            return await self._thinkers.do_for(
                code, budget + 1, thinking.choose, game, state, seat, bot, luck, code, share, steps=steps_in
            )
        except Exception as error:
            # A bot never blocks a table: if its process dies, chance answers this once.
            log.warning("table %s: the bot %s gave no answer: %s", code, bot, error)
            return Answered(None if steps_in else random.Random(luck).choice(self._offered(seat)), bot)

    def _offered(self, seat: int) -> list[str]:
        game = self._room.playing().session.game
        return self._room.rules.keys(game, game.question.options_of(seat)) if game.question is not None else [""]
