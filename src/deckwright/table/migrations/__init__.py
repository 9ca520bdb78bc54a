"""The form of the database, step by step (Alembic)."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import command
from alembic.config import Config

ONE_AT_A_TIME = 0x4445434B
"""The key under which servers that start together take turns."""


def upgrade(connection: sql.Connection, *, to: str = "head") -> None:
    """Bring a database to the present form, or to that of an earlier step."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    config = Config()
    config.set_main_option("script_location", "deckwright.table:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
