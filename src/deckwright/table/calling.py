"""Calling people who are away when it is their turn: by e-mail or by a webhook, where the operator allows it.

Somebody is called once: when they have been away for a minute and are asked, and not again before they were here, also
if the table was put away or the server restarted meanwhile.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import smtplib
import socket
import ssl
import urllib.request
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from http.client import HTTPException
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from deckwright.bots import may_step_in
from deckwright.errors import PlayerError
from deckwright.table.limits import Buckets
from deckwright.table.schema import PersonRecord
from deckwright.table.storage import StorageError
from deckwright.text import language
from deckwright.text.grammar import capital

if TYPE_CHECKING:
    from deckwright.table.room import Room
    from deckwright.table.settings import Settings

log = logging.getLogger("deckwright.table")

CALL_AFTER = 60.0
"""Seconds that somebody is away and asked before they are called."""
PATIENCE = 15.0
"""Seconds that sending may take."""

_MAIL = re.compile(r"[^@\s<>\",;:]{1,64}@[A-Za-z0-9.-]{1,190}")


def ways(settings: Settings) -> list[str]:
    """How this server can call people."""
    return [way for way, on in (("email", settings.smtp), ("webhook", settings.webhooks)) if on]


def checked_contact(to: str, settings: Settings) -> str:
    """Where somebody wants to be called; empty for nowhere."""
    to = to.strip()
    if not to:
        return ""
    way = "webhook" if to.startswith("https://") else "email"
    if way not in ways(settings):
        raise PlayerError("calls-off", f"this server does not call by {way}")
    if len(to) > 250 or (way == "email" and not _MAIL.fullmatch(to)) or (way == "webhook" and not _host(to)):
        raise PlayerError("bad-contact", f"this is no address: {to[:80]!r}", to=to[:80])
    return to


def _host(address: str) -> str:
    """The host that an address names; empty if it is no address."""
    try:
        parts = urlsplit(address)
        return parts.hostname or "" if parts.port != 0 else ""
    except ValueError:  # half a bracket, a port that is no number
        return ""


class Calling:
    """Who is to be called at a table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._called: set[int] | None = None
        """Those who were called and have not been here since; it is kept with the table."""
        self._timer: asyncio.TimerHandle | None = None
        self.limit: Buckets | None = None
        """How often each address may be called, from all tables of the server together."""

    async def set_contact(self, person: PersonRecord, code: str, to: str) -> None:
        """Somebody wants to be called, in their language, or no longer."""
        room = self._room
        to = checked_contact(to, room.settings)
        if to.startswith("https://"):
            await asyncio.to_thread(check_public, to)
        async with room.lock:
            await room.store.set_contact(person.id, f"{code} {to}" if to else "")
            await room.load_seating()
            room.announce(room, "seats")
            room.wake()

    def look(self) -> None:
        """After every move, and when somebody leaves: is anybody asked who is away?"""
        if self._timer is None and self._away():
            self._timer = asyncio.get_running_loop().call_later(CALL_AFTER, self._ring)

    @property
    def busy(self) -> bool:
        return self._timer is not None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _away(self) -> list[PersonRecord]:
        """Who is asked, away, wants to be called and was not called yet."""
        room = self._room
        present, _ = room.present()
        if self._called is None:
            self._called = {person.id for person in room.seating.people if person.called}
        if back := self._called & present:
            self._called -= back
            room.later(self._note(back, called=False))
        asides = may_step_in(room.session.game) if room.session is not None else ()
        asked = {
            room.seating.at(seat).person
            for seat in room.waiting
            if not room.seating.bot_at(seat) and seat not in asides  # who may only step in is not waited for
        }
        people = [room.seating.by_id(one) for one in asked if one is not None]
        return [
            person
            for person in people
            if person is not None and person.contact and person.id not in present | self._called
        ]

    def _ring(self) -> None:
        self._timer = None
        for person in self._away():
            if self._room.away_for(person.id) >= CALL_AFTER:
                assert self._called is not None
                self._called.add(person.id)
                self._room.later(self._call(person))
        self.look()

    async def _note(self, those: set[int], *, called: bool) -> None:
        try:
            await self._room.store.set_called(those, called=called)
        except StorageError as error:
            log.warning("table %s: who was called is not noted: %s", self._room.record.code, error)

    async def _call(self, person: PersonRecord) -> None:
        room = self._room
        await self._note({person.id}, called=True)
        code, _, to = person.contact.partition(" ")
        lang = language(code)
        game = lang.game(room.record.game)
        link = f"{room.settings.address.rstrip('/')}/#/t/{room.record.code}" if room.settings.address else ""
        subject = capital(lang.say("call-subject", game=game, code=room.record.code))
        text = capital(lang.say("call-text", game=game, code=room.record.code, link=link or room.record.code))
        text = f"{text}\n\n{capital(lang.say('call-stop'))}"
        try:
            if self.limit is not None:
                self.limit.take(to.casefold())
            await asyncio.to_thread(deliver, room.settings, to, subject, text, link)
        except (OSError, smtplib.SMTPException, HTTPException, ValueError, PlayerError) as error:
            log.warning("table %s: somebody cannot be called: %s", room.record.code, error)


def deliver(settings: Settings, to: str, subject: str, text: str, link: str) -> None:
    """Send an e-mail, or call a webhook."""
    if to.startswith("https://"):
        _call_webhook(to, {"subject": subject, "text": text, "link": link})
    else:
        _send_mail(settings.smtp, to, subject, text)


def _send_mail(server: str, to: str, subject: str, text: str) -> None:
    """``server`` reads ``smtp://user:password@host:587?from=table@example.org``; ``smtps`` encrypts from the start."""
    address = urlsplit(server)
    message = EmailMessage()
    sender = parse_qs(address.query).get("from", [unquote(address.username or "")])[0]
    message["From"], message["To"], message["Subject"] = sender, to, subject
    # Without these, mail servers take a message for junk.
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2] or None)
    message.set_content(text)
    host, secure = address.hostname or "localhost", ssl.create_default_context()
    if address.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(host, address.port or 465, timeout=PATIENCE, context=secure)
    else:
        connection = smtplib.SMTP(host, address.port or 587, timeout=PATIENCE)
    with connection:
        connection.ehlo()
        encrypted = address.scheme == "smtps"
        if not encrypted and connection.has_extn("starttls"):
            connection.starttls(context=secure)
            encrypted = True
        if address.username:
            if not encrypted:
                raise smtplib.SMTPException(f"{host} offers no encryption, so it is not told the password")
            connection.login(unquote(address.username), unquote(address.password or ""))
        connection.send_message(message)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


def _call_webhook(address: str, content: dict[str, str]) -> None:
    check_public(address)
    request = urllib.request.Request(
        address, msgspec.json.encode(content), headers={"Content-Type": "application/json"}, method="POST"
    )
    opener = urllib.request.build_opener(_NoRedirects(), urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=PATIENCE):
        pass


def check_public(address: str) -> None:
    """Whether a webhook leads to the internet: now, and again whenever it is called."""
    host = _host(address)
    try:
        public = reaches_the_internet(host)
    except (OSError, UnicodeError):  # there is no such name, or can be none
        public = False
    if not public:
        raise PlayerError("not-public", f"{host!r} is no public address", to=address[:80])


def reaches_the_internet(host: str) -> bool:
    """Whether a name leads to public addresses only: a webhook must not reach into the operator's network."""
    found = {entry[4][0] for entry in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)}
    return bool(found) and all(ipaddress.ip_address(str(one).partition("%")[0]).is_global for one in found)
