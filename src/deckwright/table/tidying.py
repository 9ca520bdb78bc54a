"""When a server looks for garbage.

Python would do so whenever it likes, and the longer the more tables lie open, while everybody waits. What never goes
away is left out, and the rest is looked through once a minute.
"""

from __future__ import annotations

import gc
import time

EVERY = 60.0
"""Seconds between two looks at everything."""
YOUNG = 10_000
"""How many new things make Python look through the newest."""
NEVER = 1_000_000


class Tidying:
    """The garbage of a server's process."""

    def __init__(self) -> None:
        self._usual = gc.get_threshold()
        self._last = time.monotonic()

    def settle(self) -> None:
        """Whatever was loaded by now stays until the end: rules, words, libraries."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, 10, NEVER)

    def tidy(self) -> None:
        """Look through everything, if that was not done for a while."""
        if time.monotonic() - self._last > EVERY:
            gc.collect()
            self._last = time.monotonic()

    def stop(self) -> None:
        """Leave it to Python again: tests, and programs that run a server among other things."""
        gc.set_threshold(*self._usual)
        gc.unfreeze()
