"""What a table is asked to agree to: an undo between rivals, a bot for somebody, sending somebody
away, letting somebody sit down or talk after that, being asked before blunders.

There is one proposal at a time. It is kept with the table, so that it reaches people through whichever server they
come, and it lapses when the game goes on without it or nobody answers.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Literal

import msgspec

from deckwright.core import SPECTATOR
from deckwright.errors import PlayerError
from deckwright.table.records import ProposalInfo
from deckwright.table.schema import PersonRecord, SeatRecord
from deckwright.text import Language
from deckwright.text.grammar import capital

if TYPE_CHECKING:
    from deckwright.table.room import Room

LAPSES_AFTER = 120.0
"""Seconds until a proposal that nobody answers is void."""
NAMED = 3
"""How many of the answers that an undo would take back are named."""
OF_NEWCOMERS = ("sit-down", "talk")
"""What those ask who are not at the table yet."""


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that somebody wants and others have to agree to."""

    kind: Literal["undo", "hand-over", "send-away", "sit-down", "talk", "careful"]
    by: int
    asked: list[int]
    """The people who have not answered yet."""
    id: str = ""
    until: float = 0.0
    version: int = -1
    """An undo is meant for this version of the table."""
    step: int = -1
    extent: str = ""
    seat: int = -1
    bot: str = ""
    person: int = -1
    text: str = ""
    """What somebody who would like to talk has said first; nobody reads it before the host agrees."""


class Proposals:
    """The proposal at a table, if there is one."""

    def __init__(self, room: Room) -> None:
        self._room = room

    @property
    def pending(self) -> Proposal | None:
        text = self._room.record.proposal
        if not text:
            return None
        proposal = msgspec.json.decode(text, type=Proposal)
        return None if proposal.until < time.time() or self._is_overtaken(proposal) else proposal

    def _is_overtaken(self, proposal: Proposal) -> bool:
        """Whether the game has gone on since, or the seat in question is no longer what it was."""
        room = self._room
        if proposal.kind == "undo":
            return proposal.version != room.version
        if proposal.kind == "sit-down":
            asks = room.seating.by_id(proposal.by)
            return asks is None or asks.sent_away or room.seating.at(proposal.seat) != SeatRecord(proposal.seat)
        if proposal.kind == "talk":
            asks = room.seating.by_id(proposal.by)
            return asks is None or asks.sent_away or not asks.unheard
        if proposal.kind != "hand-over":
            return False
        owner = room.seating.at(proposal.seat).person
        return owner in room.present()[0] and owner not in {proposal.by, *proposal.asked}

    def info(self, language: Language) -> ProposalInfo | None:
        """What everybody is told about the proposal."""
        proposal = self.pending
        if proposal is None:
            return None
        seating = self._room.seating
        names = seating.names(language)
        mine = seating.seats_of_people({proposal.by})
        about = names[proposal.seat] if proposal.seat >= 0 else seating.name_of(proposal.person, language)
        sentence = language.say(
            f"web-propose-{proposal.kind}",
            name=seating.name_of(proposal.by, language),
            about=about,
            to="bot" if proposal.bot else "open",
            bot=language.bot(proposal.bot) if proposal.bot else "",
            extent=proposal.extent,
            count=self._room.step - proposal.step,
        )
        return ProposalInfo(
            id=proposal.id,
            kind=proposal.kind,
            by=mine[0] if mine else -1,
            asked=seating.seats_of_people(set(proposal.asked)),
            sentence=capital(self._with_deeds(sentence, proposal.step, language)),
        )

    def _with_deeds(self, sentence: str, step: int, language: Language) -> str:
        """What an undo would take back: the first line that each answer has in the log, as everybody may read it."""
        if step < 0:
            return sentence
        room = self._room
        bands = room.showing.bands(room.showing.reader(language), SPECTATOR, step, room.step)
        told = [[line.text for beat in band.beats for line in beat.lines if line.text] for band in bands]
        deeds = [lines[0] for lines in told if lines]
        if not deeds:
            return sentence
        what = " · ".join(deeds[:NAMED]) + (" · …" if len(deeds) > NAMED else "")
        return language.say("web-propose-undo-of", sentence=sentence, what=what)

    # Whoever calls these holds the lock of the room.

    async def propose(self, proposal: Proposal) -> None:
        """Ask those who have to agree."""
        standing = self.pending
        # Who is not at the table yet keeps nobody who plays from asking something.
        gives_way = standing is not None and standing.kind in OF_NEWCOMERS and proposal.kind not in OF_NEWCOMERS
        if standing is not None and standing.by != proposal.by and not gives_way:
            raise PlayerError("proposal-pending", "something else is being decided")
        made = msgspec.structs.replace(proposal, id=secrets.token_hex(4), until=time.time() + LAPSES_AFTER)
        await self._change(made)

    async def vote(self, person: PersonRecord, which: str, *, yes: bool) -> None:
        """Agree or refuse; whoever proposed it may withdraw it."""
        proposal = self.pending
        if proposal is None or proposal.id != which:
            raise PlayerError("no-proposal", "this is no longer being decided")
        room = self._room
        if person.id == proposal.by and not yes:
            await self._change(None)
            return
        if person.id not in proposal.asked:
            raise PlayerError("not-asked", "you are not asked")
        if not yes:
            await self._change(None)
            await room.company.report("refused", person.id)
            return
        left = msgspec.structs.replace(proposal, asked=[one for one in proposal.asked if one != person.id])
        if left.asked:
            await self._change(left)
            return
        await self._change(None)
        if proposal.kind == "undo":
            await room.undoing.carry_out(proposal.by, proposal.step, proposal.extent)
        elif proposal.kind == "careful":
            await room.coaching.carry_out(proposal.by, careful=True)
        else:
            await room.company.carry_out(proposal)

    async def _change(self, proposal: Proposal | None) -> None:
        room = self._room
        text = msgspec.json.encode(proposal).decode() if proposal is not None else ""
        changed = await room.store.set_proposal(room.record.id, room.record.proposal, text)
        await room.load_record()
        room.announce(room, "record")
        room.wake()
        if not changed:
            raise PlayerError("proposal-pending", "something else is being decided")
