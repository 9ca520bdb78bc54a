"""Who sits where, and what that entitles them to."""

from __future__ import annotations

from collections import Counter

import msgspec

from deckwright import bots
from deckwright.errors import PlayerError
from deckwright.rules import Rules
from deckwright.table.records import SeatInfo
from deckwright.table.schema import PersonRecord, SeatRecord
from deckwright.text import Language


def checked_bot(name: str, rules: Rules) -> str:
    """The name of a bot that plays this game."""
    known = bots.names(rules)
    if name not in known:
        raise PlayerError("unknown-bot", f"no bot {name!r}; there are {known}", bot=name, bots=known)
    return name


class Seating(msgspec.Struct, frozen=True):
    """The seats of a table and the people around it."""

    seats: list[SeatRecord]
    people: list[PersonRecord]
    competitive: bool

    def by_token(self, token: str) -> PersonRecord | None:
        """Whoever a hashed token belongs to, unless they were sent away."""
        return next((person for person in self.people if person.token == token and not person.sent_away), None)

    def by_id(self, person: int) -> PersonRecord | None:
        return next((one for one in self.people if one.id == person), None)

    def at(self, seat: int) -> SeatRecord:
        if not 0 <= seat < len(self.seats):
            raise PlayerError("no-seat", f"no seat {seat + 1}; there are {len(self.seats)}", seats=len(self.seats))
        return self.seats[seat]

    def seats_of(self, person: PersonRecord | None) -> list[int]:
        """The seats a person has, those that a bot plays for them last."""
        if person is None:
            return []
        mine = [chair for chair in self.seats if chair.person == person.id]
        return [chair.seat for chair in sorted(mine, key=lambda chair: (bool(chair.bot), chair.seat))]

    def bot_at(self, seat: int) -> str:
        """The bot that answers for a seat, or empty if a person does or will."""
        return self.seats[seat].bot

    @property
    def owners(self) -> set[int]:
        return {chair.person for chair in self.seats if chair.person is not None}

    @property
    def players(self) -> set[int]:
        """The people who play themselves, not through a bot."""
        return {chair.person for chair in self.seats if chair.person is not None and not chair.bot}

    @property
    def onlookers(self) -> int:
        """How many have come who have no seat."""
        return sum(not person.sent_away and person.id not in self.owners for person in self.people)

    def seats_of_people(self, people: set[int]) -> list[int]:
        """The seats of some people."""
        return [chair.seat for chair in self.seats if chair.person in people]

    @property
    def has_open_seat(self) -> bool:
        return any(chair.person is None and not chair.bot for chair in self.seats)

    @property
    def alone(self) -> bool:
        """One person plays, and nobody else is expected."""
        return len(self.owners) <= 1 and not self.has_open_seat

    @property
    def undo_is_free(self) -> bool:
        """Alone and in co-operative games anything can be taken back; against others only what showed nothing new."""
        return self.alone or not self.competitive

    # -- what may be done ------------------------------------------------------------------------------------------

    def taken(self, seat: int, by: PersonRecord) -> SeatRecord:
        """The seat after somebody sat down on it."""
        chair = self.at(seat)
        if chair.person == by.id:
            return msgspec.structs.replace(chair, bot="")
        # Whoever plays alone, or with others against the game, may sit down in place of a bot.
        opens_bots = by.host and (self.alone or not self.competitive)
        if chair.person is not None or (chair.bot and not opens_bots):
            raise PlayerError("seat-taken", f"seat {seat + 1} is taken", seat=seat + 1)
        if self.competitive and self.owners - {by.id} and by.id in self.owners:
            raise PlayerError("one-seat", "whoever plays against others has one seat")
        return SeatRecord(seat, by.id, "", by.name)

    def handed_over(self, seat: int, bot: str) -> SeatRecord:
        """The seat after it was left to a bot, or to whoever takes it."""
        chair = self.at(seat)
        if not bot:
            return SeatRecord(seat)
        return msgspec.structs.replace(chair, bot=bot, name=chair.name if chair.person is not None else "")

    def renamed(self, seat: int, name: str, by: PersonRecord) -> SeatRecord:
        chair = self.at(seat)
        if chair.person != by.id:
            raise PlayerError("not-yours", f"seat {seat + 1} is not yours", seat=seat + 1)
        return msgspec.structs.replace(chair, name=name)

    # -- how they are called ---------------------------------------------------------------------------------------

    def names(self, language: Language) -> list[str]:
        """What everybody is called, in a language."""
        bots = Counter(chair.bot for chair in self.seats if chair.bot)
        return [self._name(chair, language, bots) for chair in self.seats]

    def name_of(self, person: int, language: Language) -> str:
        """What somebody around the table is called."""
        seats = self.seats_of_people({person})
        if seats:
            return self.names(language)[seats[0]]
        known = self.by_id(person)
        return (known.name if known is not None else "") or language.say("web-onlooker")

    def _name(self, chair: SeatRecord, language: Language, bots: Counter[str]) -> str:
        if chair.name:
            return chair.name
        if chair.bot and chair.person is None:
            name = language.bot(chair.bot)
            return name if bots[chair.bot] == 1 else f"{name} {chair.seat + 1}"
        return language.player(chair.seat)

    def infos(self, language: Language, present: set[int], ready: set[int]) -> list[SeatInfo]:
        """The seats as everybody may know them; ``present`` are the people who look at the table now."""
        hosts = {one.id for one in self.people if one.host}
        return [
            SeatInfo(
                seat=chair.seat,
                name=name,
                who="bot" if chair.bot else "open" if chair.person is None else "person",
                bot=chair.bot,
                owned=chair.person is not None,
                present=chair.person in present,
                ready=bool(chair.bot) or chair.person in ready,
                host=chair.person in hosts,
            )
            for chair, name in zip(self.seats, self.names(language), strict=True)
        ]
