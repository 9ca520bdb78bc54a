"""Reviews of finished games: worked out in the background, decision by decision, while people do something else.

A review belongs to the table, not to a page: whoever reloads, or comes from another device, finds it as far as it is.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Literal

from deckwright.coach.reviewing import Decision, Grade, Measured, Review, decisions_of, reviewed, said_at
from deckwright.coach.telling import Teller
from deckwright.errors import DeckwrightError, InternalError, PlayerError
from deckwright.records import Session
from deckwright.table import thinking
from deckwright.table.bodies import ReviewInfo, ReviewMove, ReviewSeat
from deckwright.table.positions import Reader
from deckwright.text.grammar import capital

if TYPE_CHECKING:
    from deckwright.table.room import Room
    from deckwright.table.thinking import Thinkers

log = logging.getLogger("deckwright.table")

AT_ONCE = 3
"""Decisions that are measured between two looks at whether somebody has cancelled."""
BUDGET = 30.0
"""Seconds that these may take."""
KEPT = 40
"""Reviews that are kept, the latest."""

Stage = Literal["working", "done", "cancelled", "failed"]


class Reviewing:
    """The review of one game."""

    def __init__(self, session: Session, thinkers: Thinkers) -> None:
        self._session = session
        self._thinkers = thinkers
        self._measured: list[Measured] = []
        self._total = 0
        self._found: Review | None = None
        self._error: DeckwrightError | None = None
        self.stage: Stage = "working"
        self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            decisions = await asyncio.to_thread(decisions_of, self._session)
            self._total = len(decisions)
            for first in range(0, len(decisions), AT_ONCE):
                self._measured += await self._measure(decisions[first : first + AT_ONCE])
            self._found = await asyncio.to_thread(reviewed, self._session, self._measured)
            self.stage = "done"
        except asyncio.CancelledError:
            self.stage = "cancelled"
            self._error = PlayerError("review-cancelled", "the review was cancelled")
        except Exception as error:
            log.exception("a review failed")
            self.stage = "failed"
            self._error = error if isinstance(error, DeckwrightError) else InternalError("crash", str(error))

    async def _measure(self, decisions: list[Decision]) -> list[Measured]:
        return await self._thinkers.do(BUDGET, thinking.measure_all, self._session.rules.name, decisions)

    def cancel(self) -> None:
        self._task.cancel()

    async def settled(self) -> None:
        """Wait until it has ended, one way or the other."""
        await asyncio.wait([self._task])

    def told(self, reader: Reader) -> ReviewInfo:
        """The review in words, as far as it is."""
        lang = reader.language
        found = self._found
        if found is None:
            message = capital(lang.error(self._error)) if self._error is not None else ""
            return ReviewInfo(self.stage, len(self._measured), self._total, message)
        teller = Teller(lang, reader.rules, reader.names)
        moments = {one.step for seat in range(self._session.seats) for one in found.moments(seat)}
        return ReviewInfo(
            stage="done",
            measured=len(self._measured),
            total=self._total,
            unit=found.unit,
            unit_label=lang.say(f"coach-in-{found.unit}"),
            grades={grade: lang.say(f"coach-grade-{grade}") for grade in Grade},
            steps=found.steps,
            moves=[self._move(teller, found, one, told=one.step in moments) for one in found.decisions],
            seats=[self._seat(reader, found, seat) for seat in range(self._session.seats)],
        )

    def _move(self, teller: Teller, found: Review, one: Measured, *, told: bool) -> ReviewMove:
        if not told:
            return ReviewMove(one.step, one.seat, one.grade)
        rival = one.best if one.best != one.key else one.rival
        chosen, best = (said_at(self._session, one.step, one.seat, key) for key in (one.key, rival))
        about = "move" if one.grade is Grade.BRILLIANT else "better"
        return ReviewMove(
            one.step,
            one.seat,
            one.grade,
            teller.verdict(one, found.scale, chosen, best),
            teller.reasons(one.reasons, found.scale, about=about),
        )

    def _seat(self, reader: Reader, found: Review, seat: int) -> ReviewSeat:
        course = found.courses[seat]
        return ReviewSeat(
            seat=seat,
            name=reader.names[seat],
            grades={str(grade): count for grade, count in found.grades(seat).items()},
            value=_rounded(course.value),
            luck=_rounded(course.luck),
            choices=_rounded(course.choices),
            others=_rounded(course.others),
            chance=[round(one, 4) for one in course.chance],
            moments=[one.step for one in found.moments(seat)],
        )


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, 2) for number in numbers]


class Reviews:
    """The reviews of a server, by the code of the table."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: dict[str, Reviewing] = {}

    def begin(self, room: Room) -> Reviewing:
        """Review a game, unless it is under way or done."""
        code = room.record.code
        if room.rules.pack:
            raise PlayerError("no-review-own", "games with cards of one's own are not reviewed")
        known = self._kept.get(code)
        if known is not None and known.stage in ("working", "done"):
            return known
        session = room.playing().session
        if not room.finished:
            raise PlayerError("not-finished", "the game is not over yet")
        begun = self._kept[code] = Reviewing(session, self._thinkers)
        for old in [one for one, review in self._kept.items() if review.stage != "working"][:-KEPT]:
            del self._kept[old]
        return begun

    def find(self, room: Room) -> Reviewing:
        """The review of a game that somebody has asked for."""
        found = self._kept.get(room.record.code)
        if found is None:
            raise PlayerError("no-review", "nobody has asked for a review of this game yet")
        return found

    def close(self) -> None:
        for review in self._kept.values():
            review.cancel()
