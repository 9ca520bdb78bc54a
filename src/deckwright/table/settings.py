"""How a server is run: where it keeps its tables, and what it allows."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import platformdirs

from deckwright.core import PlayerError

DATABASE = "DECKWRIGHT_DATABASE"
ORIGINS = "DECKWRIGHT_ORIGINS"
BOT_PAUSE = "DECKWRIGHT_BOT_PAUSE"

SHORT_PAUSE = 0.35


def data_folder() -> Path:
    """Where tables are kept when nobody says otherwise."""
    return platformdirs.user_data_path("deckwright", appauthor=False)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be set. The defaults suit a server for friends."""

    database: str
    """An address such as ``sqlite+aiosqlite:////home/me/deckwright.db`` or ``postgresql+asyncpg://host/name``."""
    origins: tuple[str, ...] = ()
    """Pages from elsewhere that may talk to this server; its own always may."""
    bot_budget: float = 3.0
    """Seconds a bot may think before chance answers for it."""
    bot_pause: float = SHORT_PAUSE
    """Seconds between the answers of bots, so that people can follow."""
    workers: int = 0
    """Processes that think; 0 leaves one processor to the tables."""
    idle: float = 300.0
    """Seconds until a table that nobody looks at is put away; it is fetched again when somebody comes."""
    tables_per_minute: int = 60
    """How many tables one address may make or join in a minute."""
    messages_per_second: float = 20.0
    """What one socket may send in the long run; it may send a few times as many at once."""

    @property
    def shared(self) -> bool:
        """Whether several servers may be at work on the same tables."""
        return self.database.startswith("postgresql")


def settings_for(folder: Path) -> Settings:
    """The settings of a server that keeps its tables in a folder, unless the environment says otherwise."""
    address = os.environ.get(DATABASE) or f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    for short in ("postgres://", "postgresql://"):
        if address.startswith(short):
            address = "postgresql+asyncpg://" + address.removeprefix(short)
    origins = [origin.strip() for origin in os.environ.get(ORIGINS, "").split(",")]
    pause = os.environ.get(BOT_PAUSE) or str(SHORT_PAUSE)
    try:
        seconds = float(pause)
    except ValueError:
        raise PlayerError(
            "bad-variable", f"{BOT_PAUSE} is a number of seconds, not {pause!r}", variable=BOT_PAUSE, value=pause
        ) from None
    return Settings(database=address, origins=tuple(origin for origin in origins if origin), bot_pause=seconds)
