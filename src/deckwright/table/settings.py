"""How a server is run: where it keeps its tables, and what it allows."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
import platformdirs

from deckwright.errors import PlayerError

DATABASE = "DECKWRIGHT_DATABASE"
ORIGINS = "DECKWRIGHT_ORIGINS"
HOSTS = "DECKWRIGHT_HOSTS"
BOT_PAUSE = "DECKWRIGHT_BOT_PAUSE"
SMTP = "DECKWRIGHT_SMTP"
WEBHOOKS = "DECKWRIGHT_WEBHOOKS"
ADDRESS = "DECKWRIGHT_ADDRESS"
KEEP_DAYS = "DECKWRIGHT_KEEP_DAYS"

LOCK = "server.lock"
"""Holds the address of the server that keeps its tables in a folder, or of the last one that did."""

SQLITE = "sqlite+aiosqlite:///"
SHORT_PAUSE = 0.35


def data_folder() -> Path:
    """Where tables are kept when nobody says otherwise."""
    return platformdirs.user_data_path("deckwright", appauthor=False)


def was_used(folder: Path) -> bool:
    """Whether a server has kept tables in a folder."""
    lock = folder / LOCK
    return lock.is_file() and lock.stat().st_size > 0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be set. The defaults suit a server for friends."""

    database: str
    """An address such as ``sqlite+aiosqlite:////home/me/deckwright.db`` or ``postgresql+asyncpg://host/name``."""
    origins: tuple[str, ...] = ()
    """Pages from elsewhere that may talk to this server; its own always may."""
    bot_budget: float = 3.0
    """Seconds a bot may think before its best answer so far is taken; less when many are in line."""
    bot_pause: float = SHORT_PAUSE
    """Seconds between the answers of bots, so that people can follow."""
    workers: int = 0
    """Processes that think; 0 leaves one processor to the tables."""
    idle: float = 300.0
    """Seconds until a table that nobody looks at is put away; it is fetched again when somebody comes."""
    absence: float = 120.0
    """Seconds after which a bot may sit in for somebody who has left, without asking the others."""
    tables_per_minute: int = 60
    """How many tables one address may make or join in a minute."""
    replays_per_minute: int = 30
    """How many replays one address may ask for in a minute."""
    cards_per_minute: int = 120
    """How many cards of somebody's own one address may have checked in a minute."""
    wrong_codes_per_minute: int = 30
    """How many codes that lead nowhere one address may try in a minute."""
    sockets_per_address: int = 200
    """How many tables one address may look at at the same time."""
    connections_per_address: int = 400
    """How many connections one address may hold; a proxy on this machine may hold any number."""
    proxies: bool = True
    """Whether a proxy on this machine speaks for many, so that its sockets are not counted."""
    keep_days: float = 0.0
    """Days until a table that nobody opens any more is thrown away; 0 keeps all."""
    smtp: str = ""
    """The mail server for calling people whose turn it is, ``smtp://user:password@host:587?from=…``; empty for none."""
    webhooks: bool = False
    """Whether people may have a webhook called when it is their turn."""
    address: str = ""
    """Where people find this server, for the links in calls."""
    hosts: tuple[str, ...] = ()
    """Names under which this server is reached, besides addresses, ``localhost`` and the machine's own name."""
    messages_per_second: float = 20.0
    """What one socket may send in the long run; it may send a few times as many at once."""

    @property
    def file(self) -> Path | None:
        """The file of the tables, where they are kept in one."""
        return Path(self.database.removeprefix(SQLITE)) if self.database.startswith(SQLITE) else None

    @property
    def shared(self) -> bool:
        """Whether several servers may be at work on the same tables."""
        return self.database.startswith("postgresql")


def settings_for(folder: Path) -> Settings:
    """The settings of a server that keeps its tables in a folder, unless the environment says otherwise."""
    address = os.environ.get(DATABASE) or f"{SQLITE}{folder / 'tables.db'}"
    for short in ("postgres://", "postgresql://"):
        if address.startswith(short):
            address = "postgresql+asyncpg://" + address.removeprefix(short)
    origins, hosts = _listed(ORIGINS), _listed(HOSTS)
    return Settings(
        database=address,
        origins=origins,
        hosts=tuple(host.lower() for host in hosts),
        bot_pause=_number(BOT_PAUSE, SHORT_PAUSE),
        keep_days=_number(KEEP_DAYS, 0.0),
        smtp=_mail_server(),
        webhooks=os.environ.get(WEBHOOKS, "") not in ("", "0"),
        address=os.environ.get(ADDRESS, ""),
    )


def _number(variable: str, otherwise: float) -> float:
    """The number that a variable holds."""
    text = os.environ.get(variable)
    if not text:
        return otherwise
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise PlayerError("bad-variable", f"{variable} is a number, not {text!r}", variable=variable, value=text)
    return number


def _mail_server() -> str:
    """The mail server that the environment names, and who sends: otherwise no call would ever arrive."""
    text = os.environ.get(SMTP, "")
    try:
        parts = urlsplit(text)
        well = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and parts.port != 0
        sender = parse_qs(parts.query).get("from", [unquote(parts.username or "")])[0]
    except ValueError:
        well, sender = False, ""
    if text and not (well and "@" in sender):
        raise PlayerError("bad-mail-server", f"{SMTP} is no mail server with a sender", variable=SMTP)
    return text


def _listed(variable: str) -> tuple[str, ...]:
    """The values of a variable, with commas between them."""
    return tuple(value.strip() for value in os.environ.get(variable, "").split(",") if value.strip())
