"""The process where cards of people's own are checked, and where answers at tables with such cards are tried first.

A card may do something for ever, or for long. What lasts is refused; and of what is short the server does no more, at
all such tables together, than leaves everybody else their server.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from deckwright.errors import DeckwrightError, PlayerError
from deckwright.records import Session, to_bytes
from deckwright.table import crafting
from deckwright.table.bodies import PackOfCards
from deckwright.table.limits import Bucket, OutOfTime
from deckwright.table.thinking import Thinkers

if TYPE_CHECKING:
    from deckwright.rules import Rules

log = logging.getLogger("deckwright.table")

P = ParamSpec("P")
T = TypeVar("T")

WARM_UP = 60.0
"""Seconds that reading the words of a game in all languages may take."""
REHEARSAL = 3.0
"""Seconds after which a rehearsal is given up."""
AT_ONCE, SHARE = 10.0, 0.1
"""Seconds that answers at such tables may take in all at once, and of each second in the long run."""


class Workshop:
    """Works on what strangers wrote, apart from everything else."""

    def __init__(self) -> None:
        # A card is not to blame for what else the machine does: its time is that of the processor.
        self._crafters = Thinkers(1, processor=True)
        self._ready: dict[str, asyncio.Task[None]] = {}
        """The games for which cards are written, and what gets ready for it."""
        self._seconds = Bucket(AT_ONCE, SHARE)

    def open(self, game: str) -> asyncio.Task[None]:
        """Somebody is about to write cards: the words of the game are read before the first card waits for them."""
        if game not in self._ready:
            self._ready[game] = asyncio.create_task(self._get_ready(game))
        return self._ready[game]

    async def _get_ready(self, game: str) -> None:
        try:
            await self._crafters.do(WARM_UP, crafting.warm_up, game)
        except DeckwrightError as error:
            log.warning("the workshop of %s is not ready: %s", game, error)

    def close(self) -> None:
        for task in self._ready.values():
            task.cancel()
        self._crafters.close()

    async def do(self, game: str, budget: float, work: Callable[P, T], *args: P.args, **facts: P.kwargs) -> T:
        """Have something done with cards of a game."""
        await asyncio.shield(self.open(game))
        return await self._crafters.do(budget, work, *args, **facts)

    async def read(self, budget: float, data: bytes, code: str) -> PackOfCards:
        """Read a pack of whatever game."""
        return await self._crafters.do(budget, crafting.read_pack, data, code)

    # -- answers -------------------------------------------------------------------------------------------------------

    async def turn(self, rules: Rules) -> None:
        """Wait until there is time for one more answer: bots are in no hurry."""
        while rules.pack and self._seconds.empty:
            await asyncio.sleep(1 / SHARE)

    async def rehearse_for_person(self, session: Session, answers: list[tuple[int, str]]) -> None:
        """Refuse answers that the table could not give at once, or that are one too many."""
        if session.rules.pack and self._seconds.empty:
            raise PlayerError("slow-down", "the tables with cards of somebody's own are busy; wait a little")
        await self.rehearse(session, answers)

    async def rehearse(self, session: Session, answers: list[tuple[int, str]]) -> None:
        """Refuse answers that the table could not give at once. Those of printed cards need no rehearsal."""
        rules = session.rules
        if not rules.pack:
            return
        state = to_bytes(session.game)
        try:
            took = await self.do(rules.name, REHEARSAL, crafting.rehearse, rules.source, state, answers)
        except OutOfTime as error:
            raise PlayerError("card-slow", "this answer takes too long") from error
        self._seconds.drink(took)
