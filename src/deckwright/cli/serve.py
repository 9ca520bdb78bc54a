"""``deckwright serve``: the web table."""

from __future__ import annotations

import contextlib
import os
import platform
import threading
import webbrowser
from pathlib import Path

from deckwright import bots, games
from deckwright.cli.terminal import Ends, Terminal
from deckwright.table.serving import serve
from deckwright.table.settings import data_folder


def open_table(terminal: Terminal, *, host: str, port: int | None, data: Path | None, browser: bool) -> int:
    """Run the server until Ctrl+C, with the page open in the browser."""

    def ready(addresses: list[str]) -> None:
        for address in addresses:
            terminal.say("serve-ready", address=address)
        if browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    for error in [*games.troubles(), *bots.troubles()]:
        terminal.complain(terminal.lang.error(error))
    with contextlib.suppress(KeyboardInterrupt):
        serve(host, port, data_folder() if data is None else data, ready=ready)
    return Ends.FINE


def _has_screen() -> bool:
    """Whether a browser would open in a window, not in this terminal."""
    if platform.system() in ("Darwin", "Windows"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
