"""Servers to visit: one in this process, to look into; others in processes of their own, to kill."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from visitor import PATIENCE, Visitor

from deckwright.table.hall import Hall
from deckwright.table.patches import Document
from deckwright.table.serving import Server, addresses_of, bound
from deckwright.table.settings import Settings


class Site:
    """A server and what can be asked of it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE)

    async def new_table(self, *seats: str, game: str = "enchanters", seed: str = "7", **more: Any) -> Document:
        """Set a table up for seats such as ``here``, ``open`` and ``bot``; always the same deal."""
        wanted = [{"who": seat, "bot": "random" if seat == "bot" else ""} for seat in seats]
        reply = await self.http.post("/api/tables", json={"game": game, "seats": wanted, "seed": seed, **more})
        assert reply.status_code == 201, reply.text
        joined: Document = reply.json()
        return joined

    async def join(self, code: str, name: str, seat: int | None = None) -> Document:
        reply = await self.http.post(f"/api/tables/{code}/people", json={"name": name, "seat": seat})
        assert reply.status_code == 201, reply.text
        joined: Document = reply.json()
        return joined

    async def visit(self, joined: Document, *, language: str = "en") -> Visitor:
        """Open the page of somebody who joined."""
        return await Visitor.at(self.address, joined["table"]["code"], joined["token"], language=language)

    async def watch(self, code: str, *, language: str = "en") -> Visitor:
        """Open the page of somebody who looks on."""
        return await Visitor.at(self.address, code, language=language)


class OpenSite(Site):
    """A server in this process: its tables can be looked into."""

    def __init__(self, address: str, hall: Hall) -> None:
        super().__init__(address)
        self.hall = hall


@asynccontextmanager
async def a_site(database: str, **limits: Any) -> AsyncIterator[OpenSite]:
    """A server in this process; patient with the many who come from one address, unless a test says otherwise."""
    patient = {
        "tables_per_minute": 100_000,
        "replays_per_minute": 100_000,
        "wrong_codes_per_minute": 100_000,
        "sockets_per_address": 100_000,
        "messages_per_second": 1000.0,
        "proxies": False,
    }
    settings = Settings(database=database, bot_pause=0.0, workers=1, **(patient | limits))
    started = asyncio.Event()
    server = Server(settings, started.set)
    listener = bound("127.0.0.1", 0)
    running = asyncio.create_task(server.serve([listener]))
    await started.wait()
    site = OpenSite(addresses_of(listener)[0], server.hall)
    yield site
    await site.http.aclose()
    server.should_exit = True
    await running


def free_port() -> int:
    """A port that nobody listens at now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server in a process of its own, at an address that survives it."""

    def __init__(self, folder: Path, port: int, environment: dict[str, str] | None = None) -> None:
        self.address = f"http://127.0.0.1:{port}"
        start = "from deckwright.cli import main; main()"
        command = ["-c", start, "serve", "--no-browser", "--port", str(port), "--data", str(folder)]
        self.process = subprocess.Popen(
            [sys.executable, *command],
            env={**os.environ, "LANGUAGE": "en", "DECKWRIGHT_BOT_PAUSE": "0", **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def wait_until_open(self) -> None:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.address in line, line + self.process.stdout.read()

    def children(self) -> list[int]:
        """The processes it has started."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
