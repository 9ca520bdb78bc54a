"""One open page: what it was told so far, and what is new for it.

A page is told things when it wakes, and then everything that is new since it was last told: somebody on a slow
network gets fewer and larger changes, and never makes the others wait.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from deckwright.core import SPECTATOR
from deckwright.errors import DeckwrightError, InternalError, PlayerError
from deckwright.table import messages as m
from deckwright.table.counting import counted
from deckwright.table.hall import Hall
from deckwright.table.limits import MESSAGE_BYTES, Bucket
from deckwright.table.names import checked_line, checked_name
from deckwright.table.patches import record_difference
from deckwright.table.records import Position
from deckwright.table.room import Room
from deckwright.table.schema import PersonRecord
from deckwright.table.seating import Seating, checked_bot
from deckwright.text import Language, language
from deckwright.text.grammar import capital

log = logging.getLogger("deckwright.table")

LOG_BANDS = 40
"""Bands of the log sent at once."""
MISSED_BANDS = 200
"""How many more are sent to somebody who has not answered for long."""
PATIENCE = 20
"""Messages refused for coming too fast before the connection ends."""
UNGREETED = -1
"""Nothing of what was said has been told to the page: it hears so even if nothing was said."""
UNHEARD = 100
"""Replies that may wait for a page that does not listen."""
WAIT_FOR_HELLO = 20.0

TRY_AGAIN_LATER = 1013
POLICY = 1008
SENT_AWAY = 4403

_decoder = msgspec.json.Decoder(m.FromPage)
_encoder = msgspec.json.Encoder()


def address_of(socket: WebSocket[Any, Any, Any]) -> str:
    """Where a page is."""
    return socket.client.host if socket.client is not None else ""


class Page:
    """A socket at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, hall: Hall) -> None:
        self.person: PersonRecord | None = None
        self._socket = socket
        self._room = room
        self._hall = hall
        self._language: Language = language("en")
        self._you = SPECTATOR
        self._known: Position | None = None
        """The position as the page knows it; ``None`` if it must be told whole."""
        self._known_version = -1
        self._known_seating: Seating | None = None
        self._looked_at = -1
        """The version at which the page chose whose eyes to see through."""
        self._known_table: tuple[object, ...] | None = None
        """What the page was told about the table depended on this."""
        self._told_steps = 0
        """Bands up to this step were told."""
        self._keep = -1
        self._told_chat = UNGREETED
        self._replies: list[m.FromServer] = []
        self._news = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._hinting: asyncio.Task[None] | None = None
        self._hinted_at = (-1, SPECTATOR)
        """The version and the seat whose hint is worked out."""
        rate = hall.settings.messages_per_second
        self._bucket = Bucket(rate * 5, rate)
        self._refused_for_haste = 0
        self._address = address_of(socket)
        self._telling = hall.limits.telling
        self._greeted = False
        self._sent_away = False

    # -- the connection --------------------------------------------------------------------------------------------

    async def attend(self) -> None:
        """Serve the page until it goes away."""
        try:
            if not await self._await_hello():
                return
            self._room.pages.add(self)
            self._present()
            writer = self._do(self._write())
            try:
                while not writer.done() and await self._read():
                    pass
            finally:
                self._room.pages.discard(self)
                if self.person is not None:
                    self._room.left_at[self.person.id] = time.monotonic()
                    self._room.calling.look()
                self._present()
        except WebSocketDisconnect:
            pass
        finally:
            for task in self._tasks:
                task.cancel()

    async def _await_hello(self) -> bool:
        """Nobody is shown anything before they said who they are."""
        try:
            async with asyncio.timeout(WAIT_FOR_HELLO):
                while not self._greeted:
                    if not await self._read():
                        return False
                    for reply in self._taken_replies():
                        await self._socket.send_data(_encoder.encode(reply), mode="text")
        except TimeoutError:
            await self._socket.close(code=POLICY, reason="hello")
            return False
        return True

    async def _read(self) -> bool:
        """Hear one message; says whether to go on."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            return False
        data = event.get("text")
        raw = data.encode() if data is not None else event.get("bytes") or b""
        if self._bucket.full:
            self._refused_for_haste = 0
        if not self._bucket.take():
            self._refused_for_haste += 1
            if self._refused_for_haste > PATIENCE:
                await self._socket.close(code=POLICY, reason="slow-down")
                return False
            self._refuse(PlayerError("slow-down", "too many messages; wait a little"), "")
            return True
        about = ""
        try:
            if len(raw) > MESSAGE_BYTES:
                raise PlayerError("too-long", f"a message has at most {MESSAGE_BYTES} bytes", most=MESSAGE_BYTES)
            message = _decoder.decode(raw)
            about = str(type(message).__struct_config__.tag)
            await self._hear(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(PlayerError("bad-message", f"this message is not understood: {error}", why=str(error)), about)
        except DeckwrightError as error:
            self._refuse(error, about)
        except Exception:
            log.exception("table %s: %r failed", self._room.record.code, about)
            self._refuse(InternalError("crash", "the server made a mistake"), about)
        if len(self._replies) > UNHEARD:
            await self._socket.close(code=POLICY, reason="slow-down")
            return False
        return True

    async def _write(self) -> None:
        try:
            while True:
                await self._news.wait()
                await self._telling.turn(self._address)
                self._news.clear()
                async with self._room.lock:
                    with self._telling.to(self._address):
                        news = [_encoder.encode(message) for message in self._all_news()]
                for message in news:
                    await self._socket.send_data(message, mode="text")
                if self._sent_away:
                    await self._socket.close(code=SENT_AWAY, reason="sent-away")
                    return
                if self._room.broken:
                    await self._socket.close(code=TRY_AGAIN_LATER, reason="storage")
                    return
        except (WebSocketDisconnect, OSError, RuntimeError):
            pass  # the page has gone; the reader notices, too
        except Exception:
            log.exception("table %s: a page cannot be told what is new", self._room.record.code)
            await self._socket.close(code=TRY_AGAIN_LATER)

    def _do(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _present(self) -> None:
        self._room.announce(self._room, "present")
        self._room.wake()

    # -- what is new -----------------------------------------------------------------------------------------------

    def wake(self) -> None:
        self._news.set()

    def warn(self) -> None:
        """The server is about to close."""
        self._reply(m.Closing())

    def start_over(self) -> None:
        """Forget what the page was told: it is told everything again."""
        self._known = None
        self.wake()

    def forget_from(self, step: int) -> None:
        """Answers from this step on were undone."""
        if step < self._told_steps:
            self._told_steps = step
            self._keep = step

    def _all_news(self) -> list[m.FromServer]:
        if self.person is not None:
            self.person = self._room.seating.by_token(self.person.token)
            self._sent_away = self.person is None
        news: list[m.FromServer] = []
        depends = (*self._room.showing.info_depends_on(), self._room.company.guests())
        if depends != self._known_table:
            self._known_table = depends
            news.append(self._table())
        if not self._room.broken:
            news += self._news_of_game()
        return news + self._news_of_chat() + self._taken_replies()

    def _news_of_chat(self) -> list[m.FromServer]:
        lines = [line for line in self._room.company.chat if line.id > self._told_chat]
        if not lines and self._told_chat != UNGREETED:
            return []
        self._told_chat = lines[-1].id if lines else 0
        reader = self._room.showing.reader(self._language)
        return [m.Chatted([self._room.showing.said(reader, line) for line in lines])]

    def _taken_replies(self) -> list[m.FromServer]:
        replies, self._replies = self._replies, []
        return replies

    def _table(self) -> m.Table:
        seating, person = self._room.seating, self.person
        return m.Table(
            table=self._room.showing.info(self._language),
            mine=sorted(seating.seats_of(person)),
            host=person is not None and person.host,
            name=person.name if person is not None else "",
            called_at=person.contact.partition(" ")[2] if person is not None else "",
            guests=[m.Guest(number, name) for number, name in self._room.company.guests()],
        )

    def _news_of_game(self) -> list[m.FromServer]:
        room = self._room
        if room.gathering.stage != "playing":
            return []  # there is nothing to see yet
        if self._known is not None and self._known_version == room.version and self._known_seating is room.seating:
            return []
        before, you = self._you, self._eyes()
        if self._known is None:
            return [self._state(you)]
        if you == before or not room.rules.competitive:
            return self._change(you)
        # The screen passes to somebody else: whoever had it sees what came of their answer first.
        last_look = self._change(before) if before in room.seating.seats_of(self.person) else []
        return [*last_look, self._state(you)]

    def _state(self, you: int) -> m.State:
        """The whole table through the eyes of a seat."""
        room = self._room
        reader = room.showing.reader(self._language)
        position = room.showing.position(reader, you, self.person)
        bands = room.showing.bands(reader, you, self._first_band(), room.step)
        self._learns(you, position)
        return m.State(room.version, position, bands)

    def _first_band(self) -> int:
        """Where a page begins to read: with what happened since its people last answered, and not much later."""
        room = self._room
        latest = room.step - LOG_BANDS
        if room.session is None or self.person is None:
            return latest
        mine = room.seating.seats_of(self.person)
        missed = range(room.step - 1, max(-1, latest - MISSED_BANDS), -1)
        last = next((step for step in missed if room.session.answers[step].seat in mine), latest)
        return min(last, latest)

    def _change(self, you: int) -> list[m.FromServer]:
        """What is new since the page was last told, through the eyes of a seat."""
        room = self._room
        assert self._known is not None
        reader = room.showing.reader(self._language)
        now = room.showing.position(reader, you, self.person)
        patch = record_difference(self._known, now)
        bands = room.showing.bands(reader, you, self._told_steps, room.step)
        changed = m.Changed(self._known_version, room.version, patch, bands, self._keep)
        is_new = bool(patch or bands) or room.version != self._known_version
        self._learns(you, now)
        return [changed] if is_new else []

    def _learns(self, you: int, position: Position) -> None:
        room = self._room
        self._known, self._you = position, you
        self._known_version, self._known_seating = room.version, room.seating
        self._told_steps, self._keep = room.step, -1

    def _eyes(self) -> int:
        """The seat to see through: mine that is asked, or else the one it was."""
        mine = self._room.seating.seats_of(self.person)
        if not mine:
            return SPECTATOR
        if self._you in mine and self._looked_at == self._room.version:
            return self._you
        asked = [seat for seat in mine if seat in self._room.waiting and not self._room.seating.bot_at(seat)]
        if asked:
            return self._you if self._you in asked else asked[0]
        return self._you if self._you in mine else mine[0]

    # -- what the page says ----------------------------------------------------------------------------------------

    def _reply(self, message: m.FromServer) -> None:
        self._replies.append(message)
        self.wake()

    def _refuse(self, error: DeckwrightError, about: str) -> None:
        self._reply(m.Refused(error.code, capital(self._language.error(error)), max(0, self._room.version), about))

    def _somebody(self) -> PersonRecord:
        if self.person is None:
            raise PlayerError("not-seated", "you have to sit at the table to do this")
        return self.person

    async def _hear(self, message: m.FromPage) -> None:
        if isinstance(message, m.Hello):
            await self._hello(message)
            return
        if not self._greeted:
            raise PlayerError("hello-first", "the first message is hello")
        room = self._room
        match message:
            case m.Ping():
                self._reply(m.Pong())
            case m.Speak(code):
                self._language = language(code)
                self._known_table = None
                self.start_over()
            case m.Answer(version, choose, then, careful):
                if careful and room.coaching.may_doubt:
                    self._do(self._answer_carefully(version, [choose, *then]))
                else:
                    await room.answer(self.person, self._you, version, [choose, *then])
            case m.Undo(version, extent):
                await room.undoing.undo(self.person, version, extent)
            case m.Redo(version):
                await room.undoing.redo(self.person, version)
            case m.UndoTo(version, step):
                await room.undoing.undo_to(self.person, version, step)
            case m.Look(seat):
                self._look(seat)
            case m.LookBack(step):
                await self._tell(lambda: self._past(step))
            case m.ReadLog(before):
                await self._tell(lambda: self._bands(before))
            case m.Chat(text):
                await self._chat(text)
            case m.TakeSeat(seat):
                await room.company.take_seat(seat, self._somebody())
            case m.HandOver(seat, bot):
                bot = checked_bot(bot, room.rules) if bot else ""
                await room.company.hand_over(seat, bot, self._somebody())
            case m.Agree(proposal, yes):
                await self._agree(proposal, yes)
            case m.CallMe(to):
                await room.calling.set_contact(self._somebody(), self._language.code, to)
            case m.Ready(commitment):
                await room.gathering.set_ready(self._somebody(), commitment)
            case m.Reveal(nonce):
                await room.gathering.reveal(self._somebody(), nonce)
            case m.Start(bot):
                await room.gathering.start(self._somebody(), bot)
            case m.SendAway(seat, guest):
                who = room.seating.at(seat).person if seat >= 0 else guest
                await room.company.send_away(-1 if who is None else who, self._somebody())
            case m.Rename(seat, name):
                await self._rename(seat, name)
            case m.AskHint(version):
                self._ask_hint(version)
            case m.DropHint():
                self._drop_hint()
            case m.BeCareful(careful):
                await room.coaching.be_careful(self._somebody(), careful=careful)
            case m.AskWhy(n, key):
                await self._tell(lambda: self._why(n, key))
            case m.AskRemaining():
                await self._tell(self._remaining)
            case m.Rematch():
                await self._rematch()

    async def _hello(self, message: m.Hello) -> None:
        self._language = language(message.language)
        self.person = await self._room.company.person(message.token) if message.token else None
        self._greeted = True
        self._known_table = None
        self._told_chat = UNGREETED
        self.start_over()
        self._room.bots.let_answer()

    async def _agree(self, proposal: str, yes: bool) -> None:
        person, room = self._somebody(), self._room
        async with room.lock:
            await room.proposals.vote(person, proposal, yes=yes)
        room.bots.let_answer()

    async def _tell(self, found: Callable[[], m.FromServer]) -> None:
        """Look something up for the page, in the time that its address has."""
        self._telling.check(self._address)
        async with self._room.lock:
            with self._telling.to(self._address):
                self._reply(found())

    def _past(self, step: int) -> m.FromServer:
        showing = self._room.showing
        return m.Past(step, showing.past(showing.reader(self._language), self._eyes(), step))

    def _bands(self, before: int) -> m.FromServer:
        showing = self._room.showing
        first = before - LOG_BANDS
        return m.Bands(before, showing.bands(showing.reader(self._language), self._eyes(), first, before))

    def _why(self, n: int, key: str) -> m.FromServer:
        showing = self._room.showing
        return m.Why(showing.why(showing.reader(self._language), self._eyes(), self.person, n, key), n, key)

    def _remaining(self) -> m.FromServer:
        room = self._room
        piles = counted(room.showing.reader(self._language), room.playing().session.game, self._eyes())
        return m.Remaining(room.version, piles)

    def _look(self, seat: int) -> None:
        if seat not in self._room.seating.seats_of(self.person):
            raise PlayerError("not-yours", f"seat {seat + 1} is not yours", seat=seat + 1)
        self._you = seat
        self._looked_at = self._room.version
        self.start_over()

    async def _chat(self, text: str) -> None:
        person = self._somebody()
        line = checked_line(text)
        await self._room.company.say(person, line, address_of(self._socket))

    async def _rename(self, seat: int, name: str) -> None:
        person = self._somebody()
        chosen = checked_name(name)
        if not chosen:
            raise PlayerError("name-empty", "a name has at least one letter")
        mine = self._room.seating.seats_of(person)
        if seat >= 0:
            await self._room.company.rename_seat(seat, chosen, person)
        if seat < 0 or mine == [seat]:
            await self._room.company.rename(person, chosen)

    def _drop_hint(self) -> None:
        if self._hinting is not None:
            self._hinting.cancel()
            self._hinting = None

    def _ask_hint(self, version: int) -> None:
        """Begin a hint; the one before it is given up, unless it is for the same decision."""
        if self._hinting is not None and not self._hinting.done():
            if self._hinted_at == (version, self._eyes()):
                return
            self._hinting.cancel()
        self._hinted_at = (version, self._eyes())
        self._hinting = self._do(self._hint(version))

    async def _hint(self, version: int) -> None:
        """Let a bot think about my question, while I may do something else."""
        room, you = self._room, self._eyes()
        try:
            async for advice, progress in room.coaching.hint(you, version):
                async with room.lock:
                    if room.version != version:
                        return
                    reader = room.showing.reader(self._language)
                    self._reply(room.coaching.told(reader, you, version, advice, progress))
        except DeckwrightError as error:
            self._refuse(error, "ask-hint")
        except Exception:
            log.exception("table %s: no hint", room.record.code)
            self._refuse(InternalError("crash", "the server made a mistake"), "ask-hint")

    async def _answer_carefully(self, version: int, keys: list[str]) -> None:
        """Answer, unless a quick look finds a blunder: then ask first."""
        room, you = self._room, self._you
        try:
            doubt = await room.coaching.doubt(you, version, keys[0])
            if doubt is not None:
                async with room.lock:
                    told = room.coaching.doubted(room.showing.reader(self._language), you, version, doubt)
                if told is not None:
                    self._reply(told)
                    return
            await room.answer(self.person, you, version, keys)
        except DeckwrightError as error:
            self._refuse(error, "answer")
        except Exception:
            log.exception("table %s: a careful answer failed", room.record.code)
            self._refuse(InternalError("crash", "the server made a mistake"), "answer")

    async def _rematch(self) -> None:
        self._somebody()
        if not self._room.finished:
            raise PlayerError("not-finished", "the game is not over yet")
        await self._hall.founding.rematch(self._room)
