"""The channels through which a server tells its pages, and other servers, that a table changed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from deckwright.extras import needing
from deckwright.table.settings import Settings

CatchUp = Callable[[], Awaitable[None]]
"""Looks up what is new, when notices may have been missed."""


def channels_for(settings: Settings) -> tuple[ChannelsPlugin, Callable[[CatchUp], None]]:
    """The channels of a server: within itself, or between all servers on one database.

    The second is to be told how to catch up after the database was away.
    """
    if not settings.shared:
        return _plugin(MemoryChannelsBackend()), lambda catch_up: None
    with needing("postgres"):
        from deckwright.table.notices import PostgresNotices
    notices = PostgresNotices(settings.database.replace("postgresql+asyncpg://", "postgresql://", 1))

    def when_missed(catch_up: CatchUp) -> None:
        notices.listening_again = catch_up

    return _plugin(notices), when_missed


def _plugin(backend: ChannelsBackend) -> ChannelsPlugin:
    return ChannelsPlugin(backend, arbitrary_channels_allowed=True, subscriber_max_backlog=10_000)
