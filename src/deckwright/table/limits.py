"""How much anybody may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable

from deckwright.core import PlayerError

MESSAGE_BYTES = 64 * 1024
"""The longest message on a socket. Longer ones are refused; much longer ones end the connection."""
BODY_BYTES = 64 * 1024
"""The longest body of a request that is no game file."""
FILE_BYTES = 2 * 1024 * 1024
FILE_ANSWERS = 20_000


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

    @property
    def full(self) -> bool:
        return self._level + (self._clock() - self._at) * self._rate >= self.size


class Buckets:
    """A bucket for each address that asks."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        """Let one more request in, or say that they are too many."""
        if len(self._of) > 10_000:
            self._of = {one: bucket for one, bucket in self._of.items() if not bucket.full}
        bucket = self._of.setdefault(address, Bucket(self._per_minute, self._per_minute / 60))
        if not bucket.take():
            raise PlayerError("slow-down", "too many requests; wait a little")
