"""Connections that dawdle are cut, and nobody holds more of them than a household needs.

Uvicorn waits for a request as long as it takes to arrive; a thousand half-sent ones would keep everybody else out.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

from deckwright.table.limits import Counts

HEAD_WITHIN = 10.0
"""Seconds for the head of a request."""
BODY_WITHIN = 60.0
"""Seconds for all of it: a large file on a slow line."""


class ImpatientProtocol(H11Protocol):
    """HTTP for those who finish their sentences."""

    connections_of_address = Counts(10**9)
    head_within = HEAD_WITHIN
    body_within = BODY_WITHIN
    _timer: asyncio.TimerHandle | None = None
    _admitted = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.connections_of_address.admits(address):
            transport.abort()
            return
        self._admitted = address
        self._wait(self.head_within)

    def data_received(self, data: bytes) -> None:
        if self._timer is None:
            self._wait(self.head_within)
        super().data_received(data)
        cycle = self.cycle
        if self.transport.get_protocol() is not self or (cycle is not None and not cycle.more_body):
            self._stop_waiting()
        elif cycle is not None and not self._for_body:
            self._wait(self.body_within)
            self._for_body = True

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.connections_of_address.leaves(self._admitted)
        super().connection_lost(exc)

    _for_body = False

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._cut)

    def _stop_waiting(self) -> None:
        self._for_body = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut(self) -> None:
        self._timer = None
        if self.transport.get_protocol() is self:
            self.transport.abort()


def protocol_for(connections_per_address: int) -> type[ImpatientProtocol]:
    """The protocol of one server, with its own count of connections."""

    class Protocol(ImpatientProtocol):
        connections_of_address = Counts(connections_per_address, proxies=True)

    return Protocol
