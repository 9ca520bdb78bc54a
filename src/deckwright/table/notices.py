"""How servers on one database hear of each other: Litestar's channels over PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

log = logging.getLogger("deckwright.table")

RETRY = 1.0
"""Seconds between attempts to reach a database that has gone."""


class PostgresNotices(AsyncPgChannelsBackend):
    """Channels that keep one connection to speak, and listen again after the database was away."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.listening_again: Callable[[], Awaitable[None]] | None = None
        """Called when notices may have been missed."""
        self._voice: Any = None  # a pool of connections
        self._address = address
        self._repair: asyncio.Task[None] | None = None
        self._closing = False

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)
        self._voice = await asyncpg.create_pool(self._address, min_size=1, max_size=2)

    async def on_shutdown(self) -> None:
        self._closing = True
        if self._repair is not None:
            self._repair.cancel()
        if self._voice is not None:
            await self._voice.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            for channel in channels:
                await self._voice.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            # Whoever misses a notice looks everything up when the database is back.
            log.warning("other servers cannot be told: %s", error)

    def _lost(self, _: object) -> None:
        if not self._closing:
            self._repair = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while True:
            await asyncio.sleep(RETRY)
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    self._listener_conn.add_termination_listener(self._lost)
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                if self.listening_again is not None:
                    await self.listening_again()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("other servers cannot be heard: %s", error)
                continue
            return
