"""The people around a table: coming and going, seats, names and talk."""

from __future__ import annotations

import secrets
from collections import Counter
from typing import TYPE_CHECKING

from deckwright.errors import PlayerError
from deckwright.table.limits import Bucket
from deckwright.table.proposals import Proposal
from deckwright.table.schema import ChatRecord, PersonRecord, SeatRecord, hashed
from deckwright.table.sealing import drop_seal
from deckwright.table.seating import Seating

if TYPE_CHECKING:
    from collections.abc import Callable

    from deckwright.table.room import Room

PEOPLE = 100
"""How many may come to one table without a seat; an open seat can always be taken."""
PER_ADDRESS = 12
"""How many of them from one address, while the table is open."""
LINES_AT_ONCE, LINES_PER_SECOND = 5, 0.5
CHAT_KEPT = 100
"""Lines of chat that newcomers get to read."""


class Company:
    """Who is at a table, and what they say."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.chat: list[ChatRecord] = []
        self._came_from: Counter[str] = Counter()
        self._breath: dict[str, Bucket] = {}
        """What each of those who speak may still say."""

    # -- coming ----------------------------------------------------------------------------------------------------

    async def person(self, token: str) -> PersonRecord:
        """Whoever a token belongs to."""
        room = self._room
        known = room.seating.by_token(hashed(token))
        if known is None:
            async with room.lock:
                await room.load_seating()  # perhaps they came through another server
            known = room.seating.by_token(hashed(token))
        if known is None:
            raise PlayerError("bad-token", "this token belongs to nobody at this table")
        return known

    async def join(self, name: str, seat: int | None, address: str = "") -> tuple[str, PersonRecord]:
        """Somebody comes to the table, and sits down if they want to; returns their token."""
        token, room = secrets.token_urlsafe(24), self._room
        async with room.lock:
            newcomer = PersonRecord(0, "", name, False)
            if seat is not None:
                room.seating.taken(seat, newcomer)
            onlooker = seat is None or bool(self._who_lets_in(seat, newcomer))
            if onlooker and (room.seating.onlookers >= PEOPLE or self._came_from[address] >= PER_ADDRESS):
                raise PlayerError("table-full", f"there is no room for more than {PEOPLE} people", most=PEOPLE)
            self._came_from[address] += onlooker
            person = await room.store.add_person(room.record.id, token, name, unheard=self._is_wary)
            await room.load_seating()
            room.announce(room, "seats")
        if seat is not None:
            await self.take_seat(seat, person)
        return token, person

    # -- seats -----------------------------------------------------------------------------------------------------

    async def take_seat(self, seat: int, person: PersonRecord) -> None:
        """Sit down on an open seat, or take my own back from a bot; the host is asked where somebody was sent away."""
        room = self._room
        async with room.lock:
            room.seating.taken(seat, person)
            must_agree = self._who_lets_in(seat, person)
            proposal = Proposal(kind="sit-down", by=person.id, asked=sorted(must_agree), seat=seat)
            if must_agree:
                await room.proposals.propose(proposal)
            else:
                await self.carry_out(proposal)
        room.bots.let_answer()

    def _who_lets_in(self, seat: int, person: PersonRecord) -> set[int]:
        """Who has to agree before somebody sits down.

        Nobody, as a rule. Once the host has sent somebody away, the host: that person could come back under any name.
        """
        if person.host or self._room.seating.at(seat).person == person.id or not self._is_wary:
            return set()
        return self._hosts()

    @property
    def _is_wary(self) -> bool:
        """Whether somebody was sent away from this table."""
        return any(one.sent_away for one in self._room.seating.people)

    def _hosts(self) -> set[int]:
        """Those who decide who may sit down or talk; one of them has to be here."""
        hosts = {one.id for one in self._room.seating.people if one.host}
        here = {page.person.id for page in self._room.pages if page.person is not None}
        if hosts.isdisjoint(here | self._room.present()[0]):
            raise PlayerError("host-decides", "the host, who is not here now, has to let you sit down or talk")
        return hosts

    async def rename_seat(self, seat: int, name: str, person: PersonRecord) -> None:
        async with self._room.lock:
            await self._change_seat(lambda seating: seating.renamed(seat, name, person))

    async def hand_over(self, seat: int, bot: str, person: PersonRecord) -> None:
        """Leave a seat to a bot, or to whoever takes it; for somebody else's seat, ask those concerned."""
        room = self._room
        async with room.lock:
            must_agree = self._must_agree(seat, bot, person)
            proposal = Proposal(kind="hand-over", by=person.id, asked=sorted(must_agree), seat=seat, bot=bot)
            if must_agree:
                await room.proposals.propose(proposal)
            else:
                await self.carry_out(proposal)
        room.bots.let_answer()

    def _must_agree(self, seat: int, bot: str, person: PersonRecord) -> set[int]:
        """Who has to agree before a seat changes hands; nobody for one's own, or where nobody plays against others."""
        room, seating = self._room, self._room.seating
        chair = seating.at(seat)
        if chair.person == person.id:
            return set()
        if not (person.host or seating.seats_of(person)):
            raise PlayerError("not-yours", f"seat {seat + 1} is not yours", seat=seat + 1)
        present, _ = room.present()
        others = (present & seating.players) - {person.id}
        if chair.person is None:
            if not person.host:
                raise PlayerError("not-yours", f"seat {seat + 1} is not yours", seat=seat + 1)
            untouched = room.step == 0 or not seating.competitive or not chair.bot
            return set() if untouched else others
        if chair.person in present:
            return {chair.person}
        if not bot and seating.competitive:
            # The clock only lets a bot sit in: whoever took an open seat would see the rival's cards and keep them.
            if not others:
                raise PlayerError("only-a-bot", f"only a bot may sit in for seat {seat + 1}", seat=seat + 1)
            return others
        if room.away_for(chair.person) >= room.settings.absence:
            return set()
        if not others and seating.competitive:
            left = max(1, round(room.settings.absence - room.away_for(chair.person)))
            raise PlayerError("still-expected", f"wait {left} s for them to return", seconds=left)
        return others

    async def carry_out(self, proposal: Proposal) -> None:
        """Do what was agreed on. Whoever calls this holds the lock."""
        if proposal.kind == "send-away":
            await self._send_away(proposal.person, proposal.by)
            return
        if proposal.kind == "sit-down":
            await self._sit_down(proposal.seat, proposal.by)
            return
        if proposal.kind == "talk":
            await self._let_talk(proposal.by, proposal.text)
            return
        before = self._room.seating.at(proposal.seat)
        if not proposal.bot:
            await self._drop_seal_of_one_who_played_alone(proposal.by)
        await self._change_seat(lambda seating: seating.handed_over(proposal.seat, proposal.bot))
        kind = "bot-sits-in" if proposal.bot else "seat-opened"
        await self.report(kind, proposal.by, seat=proposal.seat, bot=proposal.bot, name=before.name)

    async def _sit_down(self, seat: int, who: int) -> None:
        person = self._room.seating.by_id(who)
        assert person is not None
        if person.unheard:
            await self._room.store.let_talk(who)
        await self._change_seat(lambda seating: seating.taken(seat, person))
        await self.report("sat-down", who, seat=seat)

    async def _drop_seal_of_one_who_played_alone(self, person: int) -> None:
        """A seat of a contest opens: who played it alone may have looked ahead by undo, or into other hands."""
        room, seating = self._room, self._room.seating
        looked = room.version > 0 or len(seating.seats_of_people(seating.owners)) > 1
        if room.gathering.stage == "playing" and not room.finished and seating.competitive and seating.alone and looked:
            await drop_seal(room, "alone", person)

    async def replace_bot(self, seat: int, broken: str, bot: str, why: str) -> None:
        """A bot has broken down: another one has its seat. Whoever calls this holds the lock."""
        await self._change_seat(lambda seating: seating.handed_over(seat, bot))
        await self.report("bot-broke", -1, seat=seat, broken=broken, bot=bot, why=why)

    async def _change_seat(self, change: Callable[[Seating], SeatRecord]) -> None:
        room = self._room
        after = change(room.seating)
        changed = await room.store.change_seat(room.record.id, room.seating.at(after.seat), after)
        await room.load_seating()
        if changed:
            room.announce(room, "seats")
            await room.gathering.look_again()
        room.wake()
        if not changed:
            raise PlayerError("seat-taken", f"seat {after.seat + 1} is taken", seat=after.seat + 1)

    # -- going -----------------------------------------------------------------------------------------------------

    async def send_away(self, who: int, person: PersonRecord) -> None:
        """The host asks somebody to leave; those who play are sent away only if all others agree."""
        room = self._room
        async with room.lock:
            seating = room.seating
            if not person.host or who == person.id or seating.by_id(who) is None:
                raise PlayerError("only-host", "only the host can send somebody else away")
            asked: set[int] = set()
            if who in seating.players and room.step:
                asked = seating.players - {who, person.id}
                if not asked:
                    raise PlayerError("nobody-to-agree", "nobody else plays here who could agree to this")
            proposal = Proposal(kind="send-away", by=person.id, asked=sorted(asked), person=who)
            if asked:
                await room.proposals.propose(proposal)
            else:
                await self._send_away(who, person.id)

    def guests(self) -> list[tuple[int, str]]:
        """Who is here without a seat, by name."""
        owners = self._room.seating.owners
        here = {page.person for page in self._room.pages if page.person is not None and page.person.id not in owners}
        return sorted((person.id, person.name) for person in here)

    async def _send_away(self, who: int, by: int) -> None:
        room = self._room
        gone = room.seating.by_id(who)
        await room.store.send_away(who)
        for chair in room.seating.seats:
            if chair.person == who:
                await room.store.change_seat(room.record.id, chair, SeatRecord(chair.seat))
        await room.load_seating()
        room.announce(room, "seats")
        await self.report("sent-away", by, name=gone.name if gone is not None else "")
        room.wake()

    async def rename(self, person: PersonRecord, name: str) -> None:
        """Another name for somebody around the table."""
        room = self._room
        async with room.lock:
            await room.store.rename_person(person.id, name)
            await room.load_seating()
            room.announce(room, "seats")
            room.wake()

    # -- talk ------------------------------------------------------------------------------------------------------

    async def load_chat(self) -> None:
        after = self.chat[-1].id if self.chat else 0
        self.chat += await self._room.store.said(self._room.record.id, after=after, last=CHAT_KEPT)
        del self.chat[:-CHAT_KEPT]

    async def say(self, person: PersonRecord, text: str, address: str = "") -> None:
        """Say something to everybody at the table. Guests from one address share what they may say."""
        seats = self._room.seating.seats_of(person)
        speaker = f"seat {seats[0]}" if seats else address
        if not self._breath.setdefault(speaker, Bucket(LINES_AT_ONCE, LINES_PER_SECOND)).take():
            raise PlayerError("slow-down", "too many messages; wait a little")
        async with self._room.lock:
            if person.unheard:
                await self._ask_to_talk(person, text)
            else:
                await self._keep(ChatRecord(name=person.name, seat=seats[0] if seats else -1, text=text))

    async def _ask_to_talk(self, person: PersonRecord, text: str) -> None:
        """Ask the host to let a newcomer talk: whoever was sent away could come back under any name."""
        hosts, standing = self._hosts(), self._room.proposals.pending
        if standing is not None and standing.by == person.id:
            raise PlayerError("proposal-pending", "the host has been asked already")
        await self._room.proposals.propose(Proposal(kind="talk", by=person.id, asked=sorted(hosts), text=text))

    async def _let_talk(self, who: int, text: str) -> None:
        person = self._room.seating.by_id(who)
        assert person is not None
        await self._room.store.let_talk(who)
        await self._room.load_seating()
        self._room.announce(self._room, "seats")
        await self._keep(ChatRecord(name=person.name, text=text))

    async def report(self, kind: str, by: int, **facts: object) -> None:
        """Tell everybody what somebody did to the table. Whoever calls this holds the lock."""
        await self._keep(self.line(kind, by, **facts))

    def line(self, kind: str, by: int, **facts: object) -> ChatRecord:
        """What the table reports when somebody does something to it."""
        seating = self._room.seating
        person, seats = seating.by_id(by), seating.seats_of_people({by})
        seat = seats[0] if seats else -1
        name = (seating.at(seat).name if seat >= 0 else "") or (person.name if person is not None else "")
        return ChatRecord(name=name, seat=seat, kind=kind, facts=facts)

    async def _keep(self, line: ChatRecord) -> None:
        await self._room.store.say(self._room.record.id, line)
        await self.reported()

    async def reported(self) -> None:
        """Something was said or reported, and is on disk: everybody hears it."""
        await self.load_chat()
        self._room.announce(self._room, "chat")
        self._room.wake()
