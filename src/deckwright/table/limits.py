"""How much anybody may ask for."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from deckwright.errors import DeckwrightError, PlayerError

if TYPE_CHECKING:
    from deckwright.table.settings import Settings

T = TypeVar("T")

MESSAGE_BYTES = 64 * 1024
"""The longest message on a socket. Longer ones are refused; much longer ones end the connection."""
BODY_BYTES = 64 * 1024
"""The longest body of a request that is no game file."""
FILE_BYTES = 2 * 1024 * 1024
FILE_ANSWERS = 20_000
CALLS_PER_HOUR = 12
TELLING_AT_ONCE, TELLING_SHARE = 10.0, 0.2
"""Seconds that telling the pages of an address may take all at once, and of each second in the long run."""


class OutOfTime(DeckwrightError):
    """Something took longer than it may."""


class Bucket:
    """Something that fills up slowly and is drunk from: so many at once, so many per second in the long run."""

    __slots__ = ("_at", "_clock", "_level", "_rate", "size")

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.size = size
        self._rate = rate
        self._clock = clock
        self._level = size
        self._at = clock()

    def take(self) -> bool:
        """Whether there is one more."""
        now = self._clock()
        self._level = min(self.size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def drink(self, much: float) -> None:
        """Take what is known only afterwards; the bucket may owe something then."""
        self._level = min(self.size, self._level + (self._clock() - self._at) * self._rate) - much
        self._at = self._clock()

    @property
    def empty(self) -> bool:
        return self._level + (self._clock() - self._at) * self._rate < 1

    @property
    def full(self) -> bool:
        return self._level + (self._clock() - self._at) * self._rate >= self.size


class Counts:
    """How many of something each address has at the same time."""

    def __init__(self, most: int, *, proxies: bool = False) -> None:
        self.most = most
        self._proxies = proxies
        """Whether this machine is not counted: a proxy here speaks for many."""
        self._open: Counter[str] = Counter()

    def admits(self, address: str) -> bool:
        """Let one more in, if that is not too many."""
        if self._proxies and is_this_machine(address):
            return True
        if self._open[address] >= self.most:
            return False
        self._open[address] += 1
        return True

    def leaves(self, address: str) -> None:
        if address in self._open:
            self._open[address] -= 1
            if self._open[address] <= 0:
                del self._open[address]


def is_this_machine(address: str) -> bool:
    """Whether somebody comes from this very machine."""
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(address).is_loopback
    return not address  # a Unix socket


class Buckets:
    """A bucket for each address that asks."""

    def __init__(self, most: int, *, seconds: float = 60.0) -> None:
        self._most = most
        self._rate = most / seconds
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        """Let one more request in, or say that they are too many."""
        if len(self._of) > 10_000:
            self._of = {one: bucket for one, bucket in self._of.items() if not bucket.full}
        bucket = self._of.setdefault(address, Bucket(self._most, self._rate))
        if not bucket.take():
            raise PlayerError("slow-down", "too many requests; wait a little")

    def drink(self, address: str, much: float) -> None:
        """Count something as many requests, now that it is known to have been as much work."""
        self._of.setdefault(address, Bucket(self._most, self._rate)).drink(much)

    def check(self, address: str) -> None:
        """Say whether there were too many already."""
        if address in self._of and self._of[address].empty:
            raise PlayerError("slow-down", "too many requests; wait a little")


class Telling:
    """The time that pages of one address may take to be told what is on their tables: it is nobody else's meanwhile.

    Who has used it up waits, and is then told all that is new at once.
    """

    def __init__(self, *, proxies: bool = False) -> None:
        self._proxies = proxies
        self._of: dict[str, Bucket] = {}

    @contextlib.contextmanager
    def to(self, address: str) -> Iterator[None]:
        """Measure how long it takes to tell a page something, also if that fails."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.spent(address, time.perf_counter() - begun)

    def spent(self, address: str, seconds: float) -> None:
        """Count what telling something to an address has taken."""
        if self._proxies and is_this_machine(address):
            return
        if len(self._of) > 10_000:
            self._of = {one: bucket for one, bucket in self._of.items() if not bucket.full}
        bucket = self._of.setdefault(address, Bucket(TELLING_AT_ONCE, TELLING_SHARE))
        bucket.drink(seconds)

    def check(self, address: str) -> None:
        """Refuse what was asked for, if there is no time left for this address."""
        if self._has_none_for(address):
            raise PlayerError("slow-down", "too many requests; wait a little")

    async def turn(self, address: str) -> None:
        """Wait until there is time for this address."""
        while self._has_none_for(address):
            await asyncio.sleep(1.0)

    def _has_none_for(self, address: str) -> bool:
        return address in self._of and self._of[address].empty


class Limits:
    """How much one address may ask of a server."""

    def __init__(self, settings: Settings) -> None:
        self.tables = Buckets(settings.tables_per_minute)
        """Made or joined."""
        self.replays = Buckets(settings.replays_per_minute)
        self.cards = Buckets(settings.cards_per_minute)
        """Checked, written down or read."""
        self.sockets = Counts(settings.sockets_per_address, proxies=settings.proxies)
        self.telling = Telling(proxies=settings.proxies)
        self.calls = Buckets(CALLS_PER_HOUR, seconds=3600.0)
        """E-mails and webhooks, for each who is called: nobody's mailbox is filled by tables made in their name."""
        self._wrong_codes = Buckets(settings.wrong_codes_per_minute)

    async def guess(self, address: str, finding: Coroutine[Any, Any, T]) -> T:
        """Look a table up by its code; codes that lead nowhere are counted."""
        try:
            self._wrong_codes.check(address)
        except PlayerError:
            finding.close()
            raise
        try:
            return await finding
        except PlayerError as error:
            if error.code == "no-table":
                self._wrong_codes.take(address)
            raise
