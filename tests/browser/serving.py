"""A server in a process of its own, at an address that survives it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, Self


class Server:
    """``deckwright serve``, with bots that answer at once."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}/"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Open it and wait until it answers."""
        command = ["-c", "from deckwright.cli import main; main()", "serve", "--no-browser"]
        self._process = subprocess.Popen(
            [sys.executable, *command, "--port", str(self.port), "--data", str(self.folder)],
            env={**os.environ, "LANGUAGE": "en", "DECKWRIGHT_BOT_PAUSE": "0"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert self.address.rstrip("/") in line, line + self._process.stdout.read()

    def kill(self) -> None:
        """As when the power fails."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def new_table(
        self, *seats: str, game: str = "enchanters", lobby: bool = False, seed: str = "", **setup: str
    ) -> dict[str, Any]:
        """Set a table up for seats such as ``here:Olena``, ``open`` and ``bot:random``."""
        wanted = []
        for seat in seats:
            who, _, name = seat.partition(":")
            wanted.append({"who": who, "bot" if who == "bot" else "name": name})
        table = {"game": game, "seats": wanted, "setup": setup, "name": "Olena", "lobby": lobby, "seed": seed}
        body = json.dumps(table).encode()
        request = urllib.request.Request(
            f"{self.address}api/tables", body, headers={"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request) as reply:
            joined: dict[str, Any] = json.load(reply)
        return joined
