"""Undo and its etiquette: free with friends, asked for between rivals, over when a contest is over.

An answer belongs to whoever gave it, as the journal says, not to whoever sits there now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from deckwright.core import Game
from deckwright.errors import PlayerError
from deckwright.table.journal import Giver, Played
from deckwright.table.positions import Reader
from deckwright.table.proposals import Proposal
from deckwright.table.schema import Entry, PersonRecord
from deckwright.text.grammar import capital

if TYPE_CHECKING:
    from deckwright.table.room import Room

Extent = Literal["step", "phase", "turn", "round"]
"""How far an undo goes: my last answer, or back to where its phase, its turn, or the turn before began."""


class Offer(msgspec.Struct, frozen=True):
    """Whether somebody can undo now."""

    possible: bool = False
    why: str = ""
    """Why not, as a sentence."""
    asks: list[int] = []
    """The seats of those who would have to agree."""


class Undoing:
    """Undo and redo at a table."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def offer(self, person: PersonRecord | None, reader: Reader) -> Offer:
        """What a person can undo now, for the button."""
        try:
            step = self.target(person, "step")
            asks = self._room.seating.seats_of_people(self.must_agree(person, step))
        except PlayerError as error:
            return Offer(why=capital(reader.language.error(error)))
        return Offer(possible=True, asks=asks)

    def can_redo(self, person: PersonRecord | None) -> bool:
        try:
            self._redo_count(person)
        except PlayerError:
            return False
        return True

    # -- doing it --------------------------------------------------------------------------------------------------

    async def undo(self, person: PersonRecord | None, version: int, extent: Extent = "step") -> None:
        """Undo a person's last answer, or as far as they say, with what bots answered since."""
        async with self._room.lock:
            self._room.at(version)
            await self._ask_or_undo(person, self.target(person, extent), extent)
        self._room.bots.let_answer()

    async def undo_to(self, person: PersonRecord | None, version: int, step: int) -> None:
        """Return to the table before an answer."""
        async with self._room.lock:
            self._room.at(version)
            await self._ask_or_undo(person, step, "step")
        self._room.bots.let_answer()

    async def _ask_or_undo(self, person: PersonRecord | None, step: int, extent: Extent) -> None:
        must_agree = self.must_agree(person, step)
        assert person is not None
        if must_agree:
            await self._room.proposals.propose(
                Proposal(
                    kind="undo",
                    by=person.id,
                    asked=sorted(must_agree),
                    version=self._room.version,
                    step=step,
                    extent=extent,
                )
            )
            return
        await self.carry_out(person.id, step, extent)

    async def carry_out(self, person: int, step: int, extent: str) -> None:
        """Undo, and tell everybody who did."""
        room = self._room
        session = room.playing().session
        count = len(session.answers) - step
        while len(session.answers) > step:
            session.undo()
        report = room.company.line("undone", person, count=count, extent=extent)
        await room.write([Entry(room.version + 1, "undo", -1, str(step), person)], report)

    async def redo(self, person: PersonRecord | None, version: int) -> None:
        """Give again what was undone: an answer of a person, and what bots answered then."""
        room = self._room
        async with room.lock:
            session = room.at(version)
            count = self._redo_count(person)
            assert person is not None
            await room.workshop.rehearse_for_person(session, [*reversed(session.undone[-count:])])
            for _ in range(count):
                session.redo()
            report = room.company.line("redone", person.id, count=count)
            await room.write([Entry(version + 1, "redo", -1, str(count), person.id)], report)
        room.bots.let_answer()

    # -- who may ---------------------------------------------------------------------------------------------------

    def target(self, person: PersonRecord | None, extent: Extent) -> int:
        """Where an undo leads: before the last answer of a person; between rivals, of this person."""
        played = self._room.playing()
        self._check_takes_part(person)
        assert person is not None
        free = self._room.seating.undo_is_free
        for step in range(self._room.step - 1, -1, -1):
            giver = self._giver(played, step)
            if giver.person == person.id or (free and not giver.bot):
                return self._beginning(played, step, extent)
        raise PlayerError("nothing-to-undo", "there is nothing to undo")

    def must_agree(self, person: PersonRecord | None, step: int) -> set[int]:
        """The people who have to agree before the answers from ``step`` on are undone."""
        room = self._room
        played = room.playing()
        self._check_takes_part(person)
        assert person is not None
        if not 0 <= step < room.step:
            raise PlayerError("nothing-to-undo", "there is nothing to undo")
        if room.seating.undo_is_free:
            return set()
        acted = {self._giver(played, number).person for number in range(step, room.step)}
        mine_first = self._giver(played, step).person == person.id
        if played.session.showed_since(step) or not mine_first:
            acted |= room.seating.players
        return {one for one in acted if one is not None and one in room.seating.owners} - {person.id}

    def _redo_count(self, person: PersonRecord | None) -> int:
        played = self._room.playing()
        self._check_takes_part(person)
        assert person is not None
        undone = played.undone
        if not undone:
            raise PlayerError("nothing-to-redo", "there is nothing to redo")
        givers = [self._known(giver, given.seat) for given, giver in undone]
        if not self._room.seating.undo_is_free and givers[0].person != person.id:
            raise PlayerError("undo-others", "somebody else has answered since")
        count = 1
        while count < len(givers) and givers[count].bot:
            count += 1
        return count

    def _check_takes_part(self, person: PersonRecord | None) -> None:
        room = self._room
        if person is None or not room.seating.seats_of(person):
            raise PlayerError("not-seated", "you have to sit at the table to do this")
        if room.finished and room.rules.competitive:
            raise PlayerError("undo-over", "a contest that is over stays as it ended")

    def _giver(self, played: Played, step: int) -> Giver:
        return self._known(played.givers[step], played.session.answers[step].seat)

    def _known(self, giver: Giver, seat: int) -> Giver:
        """Who gave an answer; where the journal does not say, whoever has the seat."""
        if giver.person is not None or giver.bot:
            return giver
        chair = self._room.seating.at(seat)
        return Giver(chair.person, "" if chair.person is not None else chair.bot)

    # -- phases, turns, rounds -------------------------------------------------------------------------------------

    def _beginning(self, played: Played, step: int, extent: Extent) -> int:
        """Where the phase or the turn of an answer began, or the turn before it of the same seat."""
        session = played.session
        if extent == "step":
            return step
        if extent == "phase":
            phase = _phase(session.at(step))
            while step > 0 and not self._begins_turn(played, step) and _phase(session.at(step - 1)) == phase:
                step -= 1
            return step
        step = self._turn_of(played, step)
        if extent == "turn":
            return step
        whose = session.at(step).turn
        while step > 0:
            step = self._turn_of(played, step - 1)
            if session.at(step).turn == whose:
                break
        return step

    def _turn_of(self, played: Played, step: int) -> int:
        """The first answer of a turn."""
        while step > 0 and not self._begins_turn(played, step):
            step -= 1
        return step

    def _begins_turn(self, played: Played, step: int) -> bool:
        kind = self._room.rules.turn_event
        return any(event.kind == kind for event in played.session.events[step - 1])


def _phase(game: Game) -> tuple[tuple[int, int], ...]:
    """How far the turn itself has got, whatever cards are being resolved in it."""
    names = game.rules.block_names
    return tuple((scope.block, scope.at) for scope in game.stack[:2] if not names[scope.block].startswith("card "))
