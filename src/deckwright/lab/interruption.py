"""Ctrl-C, heard in the middle of a game and heeded at its end."""

from __future__ import annotations

import signal
import threading
from types import FrameType


class Interruption:
    """While it lasts, the first Ctrl-C is only noted; a second one does what it always does.

    Only the main thread of a process can listen; elsewhere nothing is ever heard.
    """

    def __init__(self) -> None:
        self.heard = False
        self._listens = threading.current_thread() is threading.main_thread()

    def __enter__(self) -> Interruption:
        if self._listens:
            self._before = signal.signal(signal.SIGINT, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        if self._listens:
            signal.signal(signal.SIGINT, self._before)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self.heard = True
        signal.signal(signal.SIGINT, self._before)


def leave_interruptions_to_parent() -> None:
    """In a process of a pool: Ctrl-C goes to all processes of a terminal, but only the parent answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
