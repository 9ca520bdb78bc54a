"""The form of what is kept of a table: the database's columns, and the records they are read into."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime, timedelta
from typing import Any, TypedDict

import msgspec
import sqlalchemy as sql

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("code", sql.String(16), nullable=False, unique=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("setup", sql.JSON, nullable=False),
    sql.Column("seed", sql.String(80), nullable=False),
    sql.Column("salt", sql.String(64), nullable=False),
    sql.Column("sealed", sql.Boolean, nullable=False),
    sql.Column("made_at", sql.String(32), nullable=False),
    sql.Column("snapshot", sql.LargeBinary),
    sql.Column("next", sql.String(16), nullable=False),
    sql.Column("unsealed", sql.String(16), nullable=False, server_default=""),
    sql.Column("secret", sql.String(64), nullable=False, server_default=""),
    sql.Column("shares", sql.JSON, nullable=False, server_default="[]"),
    sql.Column("stage", sql.String(16), nullable=False, server_default="playing"),
    sql.Column("proposal", sql.Text, nullable=False, server_default=""),
    sql.Column("used_at", sql.String(32), nullable=False, server_default=""),
    sql.Column("careful", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("deal", sql.JSON(none_as_null=True)),
)
people = sql.Table(
    "people",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.Integer, sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sql.Column("token", sql.String(64), nullable=False),
    sql.Column("name", sql.String(200), nullable=False),
    sql.Column("host", sql.Boolean, nullable=False),
    sql.Column("sent_away", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("unheard", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.Column("contact", sql.String(300), nullable=False, server_default=""),
    sql.Column("called", sql.Boolean, nullable=False, server_default=sql.false()),
    sql.UniqueConstraint("table_id", "token"),
)
seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.Integer, sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("person", sql.Integer, sql.ForeignKey("people.id")),
    sql.Column("bot", sql.String(64), nullable=False),
    sql.Column("name", sql.String(200), nullable=False),
)
journal = sql.Table(
    "journal",
    metadata,
    sql.Column("table_id", sql.Integer, sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("version", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("key", sql.String(200), nullable=False),
    sql.Column("person", sql.Integer),
    sql.Column("bot", sql.String(64), nullable=False, server_default=""),
)
chat = sql.Table(
    "chat",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.Integer, sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sql.Column("name", sql.String(200), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.String(32), nullable=False),
    sql.Column("kind", sql.String(16), nullable=False, server_default=""),
    sql.Column("facts", sql.JSON, nullable=False, server_default="{}"),
)


class DealRecord(TypedDict):
    """The cards that were dealt at a table, as a game file records them."""

    boxes: dict[str, int]
    cards: list[str]
    chance: str


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is kept."""

    id: int = 0
    code: str = ""
    game: str
    rules: int
    """The rules version the cards were dealt under."""
    setup: dict[str, str]
    seed: str
    salt: str
    sealed: bool
    made_at: str
    snapshot: bytes | None = None
    next: str = ""
    unsealed: str = ""
    """Why the deal is no secret any more: ``file`` if somebody was handed the file of the game under way."""
    secret: str = ""
    """The server's share of the deal; empty where the seed alone is the whole of chance."""
    shares: list[dict[str, str]] = []
    """The players' shares, in the order they committed to them."""
    stage: str = "playing"
    """``gathering`` until everybody is ready, ``revealing`` until every share is on the table, then ``playing``."""
    proposal: str = ""
    """What the table is asked to agree to, as JSON; empty if nothing."""
    used_at: str = ""
    careful: bool = False
    """Whether people who play against each other have agreed to be asked before a blunder."""
    deal: DealRecord | None = None
    """``None`` before the game begins, for guided games, and for tables of before deals were recorded."""


class SeatRecord(msgspec.Struct, frozen=True):
    """A seat: the person it belongs to, the bot that plays, a name if one was chosen."""

    seat: int
    person: int | None = None
    bot: str = ""
    name: str = ""


class PersonRecord(msgspec.Struct, frozen=True):
    """Somebody at a table; the token itself is known to them alone."""

    id: int
    token: str
    name: str
    host: bool
    sent_away: bool = False
    contact: str = ""
    """A language, and the e-mail address or webhook where they want to be called; empty if they do not."""
    unheard: bool = False
    """Whether they came after somebody had been sent away, and the host has not let them talk or sit down yet."""
    called: bool = False
    """Whether they were called, and have not been here since."""


class Entry(msgspec.Struct, frozen=True):
    """A line of a table's journal."""

    version: int
    kind: str
    """``answer``; ``undo`` to a step; ``redo`` of some answers."""
    seat: int
    key: str
    """The key chosen; for an undo the step, for a redo the number of answers."""
    person: int | None = None
    """Who did it. Unknown for what was written down before this was recorded, and for uploaded games."""
    bot: str = ""
    """The bot that answered, or empty."""


class ChatRecord(msgspec.Struct, frozen=True):
    """A line of chat."""

    id: int = 0
    name: str = ""
    seat: int = -1
    text: str = ""
    at: str = ""
    kind: str = ""
    """Empty for what people say; else what the table reports: ``undone``, ``sat-down``, …"""
    facts: dict[str, Any] = {}


def now(*, days_ago: float = 0.0) -> str:
    return (datetime.now(UTC) - timedelta(days=days_ago)).isoformat(timespec="seconds")


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
