"""A table that somebody looks at: the game, who sits around it, and what they do.

Whatever changes a table holds its lock until the change is on disk; only then does anybody see it. When the disk or
another server says otherwise, the table is read anew from what is written down.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import secrets
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from deckwright import games
from deckwright.bots import may_step_in
from deckwright.core import (
    OPEN,
    SPECTATOR,
    DeckwrightError,
    GameFile,
    Given,
    PlayerError,
    Session,
    View,
    to_bytes,
    view,
    waiting_for,
)
from deckwright.table import thinking
from deckwright.table.messages import Band, Position, Said, TableInfo
from deckwright.table.positions import Chosen, Reader, chosen
from deckwright.table.seating import Seating
from deckwright.table.storage import Entry, PersonRecord, SeatRecord, StorageError, Store, TableRecord, hashed
from deckwright.text import Language
from deckwright.text.grammar import capital

if TYPE_CHECKING:
    from deckwright.table.page import Page
    from deckwright.table.settings import Settings
    from deckwright.table.thinking import Advice, Thinkers

log = logging.getLogger("deckwright.table")

SNAPSHOT_EVERY = 25
"""Answers between two snapshots."""
PEOPLE = 100
"""How many may come to one table, with and without a seat."""
CHAT_KEPT = 100
"""Lines of chat that newcomers get to read."""


def seal(seed: str, salt: str) -> str:
    """What is published of a seed before the game: it cannot be guessed from this, nor changed afterwards."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def apply(session: Session, entry: Entry) -> None:
    """Do what a line of the journal says."""
    match entry.kind:
        case "answer":
            session.answer(entry.key, seat=entry.seat)
        case "undo":
            while len(session.answers) > int(entry.key):
                session.undo()
        case "redo":
            for _ in range(int(entry.key)):
                session.redo()


class Room:
    """An open table."""

    def __init__(self, record: TableRecord, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.record = record
        self.rules = games.load(record.game)
        self.lock = asyncio.Lock()
        self.version = 0
        self.session: Session | None = None
        """``None`` if the table was played under other rules."""
        self.seating = Seating([], [], self.rules.competitive)
        self.chat: list[Said] = []
        self.pages: set[Page] = set()
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}
        """Who looks at this table through other servers: people, watchers, when we heard so."""
        self.used = time.monotonic()
        self.broken = False
        """What is in memory is not what is on disk: nobody may go on here."""
        self.announce: Callable[[Room, str], None] = lambda room, what: None
        """Tells other servers what has changed."""
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self._readers: dict[str, Reader] = {}
        """By language, as long as nobody changes seat or name."""
        self._snapshot: View | None = None
        self._told: list[tuple[int, Chosen | None]] = []
        """For each answer, as far as somebody has read the log: whose turn it was, and what was chosen."""
        self._bots: asyncio.Task[None] | None = None
        self._chores: set[asyncio.Task[None]] = set()

    # -- reading what is written down ------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the table as it was written down."""
        await self.load_seating()
        await self.load_chat()
        await self._load_game()

    async def load_seating(self) -> None:
        number = self.record.id
        self.seating = Seating(
            await self._store.seats(number), await self._store.people(number), self.rules.competitive
        )
        self._readers.clear()

    async def load_chat(self) -> None:
        after = self.chat[-1].id if self.chat else 0
        lines = await self._store.said(self.record.id, after=after, last=CHAT_KEPT)
        self.chat += [Said(line.id, line.name, line.seat, line.text, line.at) for line in lines]
        del self.chat[:-CHAT_KEPT]

    async def load_record(self) -> None:
        """Whether there is a rematch by now."""
        record = await self._store.find(self.record.code)
        if record is not None:
            self.record = record

    async def _load_game(self) -> None:
        entries = await self._store.entries(self.record.id)
        if self.record.rules == self.rules.version:
            self.session = await asyncio.to_thread(self._replayed, entries)
        else:
            assert self.record.snapshot is not None
            self._snapshot = msgspec.json.decode(self.record.snapshot, type=View)
        self.version = len(entries)
        self._told.clear()

    def _replayed(self, entries: list[Entry]) -> Session:
        record = self.record
        session = Session(self.rules, len(self.seating.seats), seed=int(record.seed), setup=record.setup)
        for entry in entries:
            apply(session, entry)
        return session

    async def catch_up(self) -> None:
        """Do what other servers have written down meanwhile."""
        for entry in await self._store.entries(self.record.id, after=self.version):
            if self.session is not None:
                self._forget_from(entry)
                apply(self.session, entry)
            self.version = entry.version

    # -- what can be seen ------------------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        """How many answers the game has had."""
        return len(self.session.answers) if self.session is not None else 0

    @property
    def finished(self) -> bool:
        shown = self.session.game if self.session is not None else self._snapshot
        return shown is not None and shown.outcome is not None

    @property
    def waiting(self) -> tuple[int, ...]:
        return waiting_for(self.session.game) if self.session is not None else ()

    def reader(self, language: Language) -> Reader:
        """Whoever reads this table in a language."""
        reader = self._readers.get(language.code)
        if reader is None:
            reader = self._readers[language.code] = Reader(language, self.rules, self.seating.names(language))
        return reader

    def info(self, language: Language) -> TableInfo:
        """What everybody may know about the table."""
        record = self.record
        present, watchers = self.present()
        return TableInfo(
            code=record.code,
            game=record.game,
            setup=record.setup,
            seats=self.seating.infos(language, present),
            competitive=self.rules.competitive,
            finished=self.finished,
            frozen=self.session is None,
            undo="free" if self.seating.undo_is_free else "limited",
            watchers=watchers,
            started=record.made_at,
            seal=seal(record.seed, record.salt) if record.sealed else "",
            seed=record.seed if self.finished else "",
            salt=record.salt if self.finished and record.sealed else "",
            next=record.next,
        )

    def info_depends_on(self) -> tuple[object, ...]:
        """As long as this stays the same, so does what everybody may know about the table."""
        people, watchers = self.present()
        return self.seating, people, watchers, self.finished, self.record.next

    def present(self, *, here: bool = False) -> tuple[set[int], int]:
        """The people with seats who look at the table now, and how many others do; everywhere, or only here."""
        owners = self.seating.owners
        people = {page.person.id for page in self.pages if page.person is not None and page.person.id in owners}
        watchers = sum(page.person is None or page.person.id not in owners for page in self.pages)
        if not here:
            for others, more, _ in self.elsewhere.values():
                people |= others
                watchers += more
        return people, watchers

    def position(self, reader: Reader, you: int, person: PersonRecord | None) -> Position:
        """The table through the eyes of a seat."""
        if self.session is None:
            assert self._snapshot is not None
            frozen = reader.position(self._snapshot, step=0)
            told = reader.language.say("web-frozen", rules=self.record.rules, current=self.rules.version)
            return msgspec.structs.replace(frozen, question=None, waiting_for=[], status=capital(told))
        return reader.position(
            view(self.session.game, you),
            step=self.step,
            can_undo=self._permits(self.undo_step, person),
            can_redo=self._permits(self._redo_count, person),
        )

    def past(self, reader: Reader, you: int, step: int) -> Position:
        """The table as it was before an answer."""
        session = self._playing()
        if not 0 <= step <= self.step:
            raise PlayerError("no-step", f"no answer {step}; there are {self.step}", step=step)
        return reader.position(view(session.at(step), you), step=step)

    def bands(self, reader: Reader, you: int, first: int, end: int) -> list[Band]:
        """What the answers from ``first`` up to ``end`` caused, as far as a seat may know."""
        session = self.session
        if session is None:
            return []
        bands = []
        for step in range(max(0, first), min(end, self.step)):
            given = session.answers[step]
            turn, choice = self._before(step)
            bands.append(
                reader.band(
                    session.game,
                    session.events[step],
                    step=step,
                    seat=given.seat,
                    turn=turn,
                    you=you,
                    # Which option another seat chose may be secret; what came of it is told by the events.
                    choice=reader.choice(choice) if given.seat == you else "",
                )
            )
        return bands

    def _before(self, step: int) -> tuple[int, Chosen | None]:
        """Whose turn it was at an answer, and what was chosen."""
        assert self.session is not None
        while len(self._told) <= step:
            number = len(self._told)
            before = self.session.at(number)
            self._told.append((before.turn, chosen(before, self.session.answers[number])))
        return self._told[step]

    # -- answering -------------------------------------------------------------------------------------------------

    def _playing(self) -> Session:
        if self.session is None:
            raise PlayerError(
                "other-rules",
                "this table was played under other rules",
                game=self.record.game,
                rules=self.record.rules,
                current=self.rules.version,
            )
        return self.session

    def _at(self, version: int) -> Session:
        session = self._playing()
        if version != self.version:
            raise PlayerError(
                "stale",
                f"this is for version {version}, the table is at version {self.version}",
                version=version,
                current=self.version,
            )
        return session

    async def answer(self, person: PersonRecord | None, seat: int, version: int, keys: list[str]) -> None:
        """Answer for a seat: the first key must be offered, the others are given while they are asked and offered."""
        async with self.lock:
            session = self._at(version)
            if seat not in self.seating.seats_of(person):
                raise PlayerError("not-seated", "one has to sit at the table to do this")
            given = 0
            try:
                for key in keys:
                    session.answer(key, seat=seat)
                    given += 1
            except PlayerError:
                if not given:
                    raise
            except Exception:
                await self._start_over()
                raise
            await self._write([Entry(version + n, "answer", seat, key) for n, key in enumerate(keys[:given], start=1)])
        self.let_bots_answer()

    async def undo(self, person: PersonRecord | None, version: int) -> None:
        """Take back the last answer of a person, and what bots answered since."""
        async with self.lock:
            self._at(version)
            await self._undo_to(self.undo_step(person))

    async def undo_to(self, person: PersonRecord | None, version: int, step: int) -> None:
        """Return to the table before an answer."""
        async with self.lock:
            self._at(version)
            self._check_undo_to(person, step)
            await self._undo_to(step)
        self.let_bots_answer()

    async def redo(self, person: PersonRecord | None, version: int) -> None:
        """Give again what was taken back: an answer of a person, and what bots answered then."""
        async with self.lock:
            session = self._at(version)
            count = self._redo_count(person)
            for _ in range(count):
                session.redo()
            await self._write([Entry(version + 1, "redo", -1, str(count))])
        self.let_bots_answer()

    async def _undo_to(self, step: int) -> None:
        session = self._playing()
        while len(session.answers) > step:
            session.undo()
        await self._write([Entry(self.version + 1, "undo", -1, str(step))])

    def _permits(self, check: Callable[[PersonRecord | None], int], person: PersonRecord | None) -> bool:
        try:
            check(person)
        except PlayerError:
            return False
        return True

    def undo_step(self, person: PersonRecord | None) -> int:
        """Where an undo leads: before the last answer that a person gave, not a bot."""
        session = self._playing()
        self._check_takes_part(person)
        for step in range(self.step - 1, -1, -1):
            if not self.seating.bot_at(session.answers[step].seat):
                self._check_undo_to(person, step)
                return step
        raise PlayerError("nothing-to-undo", "there is nothing to undo")

    def _check_undo_to(self, person: PersonRecord | None, step: int) -> None:
        session = self._playing()
        mine = self._check_takes_part(person)
        if not 0 <= step < self.step:
            raise PlayerError("nothing-to-undo", "there is nothing to undo")
        if self.seating.undo_is_free:
            return
        givers = {given.seat for given in session.answers[step:]}
        if any(seat not in mine and not self.seating.bot_at(seat) for seat in givers):
            raise PlayerError("undo-others", "somebody else has answered since")
        if session.showed_since(step):
            raise PlayerError("undo-revealed", "this cannot be undone: it has shown something new")

    def _redo_count(self, person: PersonRecord | None) -> int:
        session = self._playing()
        mine = self._check_takes_part(person)
        if not session.undone:
            raise PlayerError("nothing-to-redo", "there is nothing to redo")
        givers = [given.seat for given in reversed(session.undone)]
        if not self.seating.undo_is_free and givers[0] not in mine and not self.seating.bot_at(givers[0]):
            raise PlayerError("undo-others", "somebody else has answered since")
        count = 1
        while count < len(givers) and self.seating.bot_at(givers[count]):
            count += 1
        return count

    def _check_takes_part(self, person: PersonRecord | None) -> list[int]:
        mine = self.seating.seats_of(person)
        if person is None or not (mine or person.host):
            raise PlayerError("not-seated", "one has to sit at the table to do this")
        return mine

    async def _write(self, entries: list[Entry]) -> None:
        """Put on disk what was done; undo it all if that cannot be, or if another server was faster."""
        version = self.version
        try:
            accepted = await self._store.append(self.record.id, entries)
        except StorageError:
            await self._start_over()
            raise
        if not accepted:
            await self._start_over()
            self.wake()
            raise PlayerError(
                "stale",
                f"this is for version {version}, the table is at version {self.version}",
                version=version,
                current=self.version,
            )
        for entry in entries:
            self._forget_from(entry)
        self.version = entries[-1].version
        self.used = time.monotonic()
        if self.finished or self.version // SNAPSHOT_EVERY != version // SNAPSHOT_EVERY:
            keeping = asyncio.create_task(self.keep_snapshot())
            self._chores.add(keeping)
            keeping.add_done_callback(self._chores.discard)
        self.announce(self, "moves")
        self.wake()

    async def _start_over(self) -> None:
        """Read the game anew. If even that fails the table is closed, and opened again when somebody comes back."""
        try:
            await self._load_game()
        except DeckwrightError as error:
            log.error("table %s cannot be read: %s", self.record.code, error)
            self.broken = True
        for page in self.pages:
            page.start_over()

    def _forget_from(self, entry: Entry) -> None:
        if entry.kind == "undo":
            del self._told[int(entry.key) :]
            for page in self.pages:
                page.forget_from(int(entry.key))

    async def keep_snapshot(self) -> None:
        """Write down how the table lies, all cards face up."""
        if self.session is None:
            return
        try:
            await self._store.keep_snapshot(self.record.id, msgspec.json.encode(view(self.session.game, OPEN)))
        except StorageError as error:
            log.warning("table %s: no snapshot: %s", self.record.code, error)

    # -- bots ------------------------------------------------------------------------------------------------------

    def let_bots_answer(self) -> None:
        """Let bots answer for as long as they are asked."""
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._answer_for_bots())

    def let_bots_answer_later(self) -> None:
        """Let bots answer if the server that should see to it does not."""
        version = self.version
        patience = 2 * self._settings.bot_budget + self._settings.bot_pause
        asyncio.get_running_loop().call_later(
            patience, lambda: self.let_bots_answer() if self.version == version and self.pages else None
        )

    @property
    def bots_are_busy(self) -> bool:
        return self._bots is not None and not self._bots.done()

    def close(self) -> None:
        """Stop the bots: the table is put away."""
        if self._bots is not None:
            self._bots.cancel()

    def _asked_bots(self) -> list[int]:
        """The bots to ask, those who may only step in first. Where people can decide for all, bots keep quiet."""
        if self.session is None or not (self.pages or self.seating.owners):
            return []  # bots among themselves play while somebody watches
        game = self.session.game
        if game.question is None:
            return []
        others = may_step_in(game)
        waiting = [seat for seat in self.waiting if seat not in others]
        stepping = [seat for seat in sorted(others) if self.seating.bot_at(seat)]
        asked = [seat for seat in waiting if self.seating.bot_at(seat)]
        if game.question.each is None and len(asked) < len(waiting):
            return stepping
        return [*stepping, *asked[:1]]

    async def _answer_for_bots(self) -> None:
        try:
            while not self.broken:
                async with self.lock:
                    seats, version = self._asked_bots(), self.version
                    if not seats or self.session is None:
                        return
                    state = to_bytes(self.session.game)
                    stepping = may_step_in(self.session.game)
                begun = time.monotonic()
                for seat in seats:
                    key = await self._bot_choice(seat, state, version, steps_in=seat in stepping)
                    if key is not None:
                        break
                if key is None:
                    if self.version == version:
                        return  # it is for a person to go on
                    continue
                if self.pages:
                    await asyncio.sleep(max(0.0, self._settings.bot_pause - (time.monotonic() - begun)))
                async with self.lock:
                    if self.version == version and seat in self._asked_bots():
                        key = self._give(seat, key)
                        await self._write([Entry(version + 1, "answer", seat, key)])
        except PlayerError as error:
            # Another server was faster: its bots go on.
            log.info("table %s: %s", self.record.code, error)
        except StorageError as error:
            log.error("table %s: %s", self.record.code, error)
        except Exception:
            log.exception("table %s: the bots have stopped", self.record.code)

    def _give(self, seat: int, key: str) -> str:
        """Answer for a bot, with another of its options should the engine stumble over this one; returns which."""
        session = self._playing()
        others = [other for other in self._offered(seat) if other != key]
        for candidate in (key, *others[:-1]):
            try:
                session.answer(candidate, seat=seat)
            except Exception:
                log.exception("table %s: %r cannot be answered", self.record.code, candidate)
            else:
                return candidate
        session.answer(others[-1] if others else key, seat=seat)
        return others[-1] if others else key

    async def _bot_choice(self, seat: int, state: bytes, version: int, *, steps_in: bool) -> str | None:
        """What a bot answers; ``None`` if it may only step in, and does not."""
        seed = int.from_bytes(hashlib.sha256(f"{self.record.salt}:{version}".encode()).digest()[:7], "big")
        bot = self.seating.bot_at(seat)
        budget, game = self._settings.bot_budget, self.record.game
        try:
            if steps_in:
                return await self._thinkers.do(budget, thinking.step_in, game, state, seat, bot, seed)
            return await self._thinkers.do(budget, thinking.choose, game, state, seat, bot, seed)
        except Exception as error:
            # A bot never blocks a table: chance answers for one that is late or broken.
            log.warning("table %s: the bot %s gave no answer: %s", self.record.code, bot, error)
            return None if steps_in else random.Random(seed).choice(self._offered(seat))

    def _offered(self, seat: int) -> list[str]:
        game = self._playing().game
        return self.rules.keys(game, game.question.options_of(seat)) if game.question is not None else [""]

    async def hint(self, seat: int, version: int) -> Advice:
        """What a bot would choose."""
        async with self.lock:
            session = self._at(version)
            if seat == SPECTATOR or seat not in self.waiting:
                raise PlayerError("not-asked", "this seat is not asked now", seat=seat)
            state = to_bytes(session.game)
        return await self._thinkers.do(
            self._settings.bot_budget, thinking.advise, self.record.game, state, seat, version
        )

    def hint_sentence(self, reader: Reader, seat: int, advice: Advice) -> str:
        """A hint in words."""
        lang = reader.language
        advised = chosen(self._playing().game, Given((seat, advice.key)))
        assert advised is not None, "hints are for the version they were asked for"
        option, question = advised
        reasons = [lang.advice(self.rules, advice.bot, question, option)]
        reasons += [lang.change(self.rules, what, change) for what, change in advice.changes.items()]
        told = ", ".join(filter(None, reasons))
        return lang.say("web-hint", bot=lang.bot(advice.bot), option=reader.choice(advised), reasons=told)

    # -- seats and talk --------------------------------------------------------------------------------------------

    async def change_seat(self, change: Callable[[Seating], SeatRecord]) -> None:
        """Change who has a seat."""
        async with self.lock:
            after = change(self.seating)
            changed = await self._store.change_seat(self.record.id, self.seating.at(after.seat), after)
            await self.load_seating()
            if not changed:
                self.wake()
                raise PlayerError("seat-taken", f"seat {after.seat + 1} is taken", seat=after.seat + 1)
            self.announce(self, "seats")
            self.wake()
        self.let_bots_answer()

    async def person(self, token: str) -> PersonRecord:
        """Whoever a token belongs to."""
        known = self.seating.by_token(hashed(token))
        if known is None:
            async with self.lock:
                await self.load_seating()  # perhaps they came through another server
            known = self.seating.by_token(hashed(token))
        if known is None:
            raise PlayerError("bad-token", "this token belongs to nobody at this table")
        return known

    async def rename(self, person: PersonRecord, name: str) -> None:
        """Another name for somebody around the table."""
        async with self.lock:
            await self._store.rename_person(person.id, name)
            await self.load_seating()
            self.announce(self, "seats")
            self.wake()

    async def join(self, name: str, seat: int | None) -> tuple[str, PersonRecord]:
        """Somebody comes to the table, and sits down if they want to; returns their token."""
        token = secrets.token_urlsafe(24)
        async with self.lock:
            if len(self.seating.people) >= PEOPLE:
                raise PlayerError("table-full", f"there is no room for more than {PEOPLE} people", most=PEOPLE)
            if seat is not None:
                self.seating.taken(seat, PersonRecord(0, "", name, False))
            person = await self._store.add_person(self.record.id, token, name)
            await self.load_seating()
            self.announce(self, "seats")
        if seat is not None:
            await self.change_seat(lambda seating: seating.taken(seat, person))
        return token, person

    async def say(self, person: PersonRecord, text: str) -> None:
        """Say something to everybody at the table."""
        seats = self.seating.seats_of(person)
        await self._store.say(self.record.id, person.name, seats[0] if seats else -1, text)
        async with self.lock:
            await self.load_chat()
        self.announce(self, "chat")
        self.wake()

    def wake(self) -> None:
        """Tell every page that there is something new."""
        for page in self.pages:
            page.wake()

    # -- files -----------------------------------------------------------------------------------------------------

    def may_have_file(self, person: PersonRecord | None) -> bool:
        """A file tells the seed, hence every card to come: only of a finished game, or to one who plays alone."""
        return self.finished or (person is not None and self.seating.alone and self.seating.owners <= {person.id})

    async def file(self) -> GameFile:
        """The table as a game file."""
        chairs = self.seating.seats
        players = [chair.bot or "you" for chair in chairs]
        names = [chair.name for chair in chairs]
        if self.session is not None:
            self.session.players, self.session.names = players, names
            return self.session.to_file()
        answers, undone = written_answers(await self._store.entries(self.record.id))
        return GameFile(
            game=self.record.game,
            rules=self.record.rules,
            seats=len(chairs),
            setup=self.record.setup,
            seed=int(self.record.seed),
            players=players,
            names=names,
            answers=answers,
            undone=undone,
            snapshot=self._snapshot,
        )


def written_answers(entries: list[Entry]) -> tuple[list[str], list[str]]:
    """The answers that a journal leaves standing, and those that could be given again, the next one last."""
    answers: list[str] = []
    undone: list[str] = []
    for entry in entries:
        match entry.kind:
            case "answer":
                answers.append(str(Given((entry.seat, entry.key))))
                undone.clear()
            case "undo":
                while len(answers) > int(entry.key):
                    undone.append(answers.pop())
            case "redo":
                for _ in range(int(entry.key)):
                    answers.append(undone.pop())
    return answers, undone
