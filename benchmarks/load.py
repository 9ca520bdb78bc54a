"""How many tables a server carries: many tables with bots, two pages on each, on one core.

    python benchmarks/load.py [--tables 200] [--seconds 15] [--json]

The server and its bots share one core, the pages have another. At each table a person plays against a bot and
somebody looks on. First every person answers at once when they are asked, which shows how many answers a second the
server can give, and how long it lets people wait when it is asked for more than that. Then they think for a second or
three, as quick players do. Reported besides: memory per table, and the ratio to a bare Litestar socket that echoes
messages of the same size to as many pages, measured in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from websockets.asyncio.client import ClientConnection, connect

from deckwright.table.serving import Server, addresses_of, bound
from deckwright.table.settings import Settings

SETTLE = 3.0
"""Seconds between the moment when the server is warm and the first answer that counts."""
PER_PAGE = 0.25
"""Seconds that opening a page may take at most, on average; nothing is reported of a server that is slower."""
FIRST_BOT = 300.0
"""Seconds that the process in which bots think may take to start: half a minute where the machine is busy otherwise."""


# -- the servers, each in a process of its own -------------------------------------------------------------------------


def on_core(number: int) -> None:
    """Stay on one core, with all processes started from here."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cores[number % len(cores)]})


def serve_tables(address: Connection, folder: str) -> None:
    on_core(0)
    settings = Settings(
        database=f"sqlite+aiosqlite:///{Path(folder) / 'tables.db'}",
        bot_pause=0.0,
        workers=1,
        tables_per_minute=10**6,
        messages_per_second=10**6,
        sockets_per_address=10**6,
    )
    listener = bound("127.0.0.1", 0)
    Server(settings, lambda: address.send(addresses_of(listener)[0])).run([listener])


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    async for data in socket.iter_data():
        await socket.send_data(data)


def serve_echo(address: Connection) -> None:
    on_core(0)
    listener = bound("127.0.0.1", 0)
    address.send(addresses_of(listener)[0])
    app = Litestar([echo], openapi_config=None, logging_config=None)
    uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False, ws_per_message_deflate=False)).run(
        [listener]
    )


class Running:
    """A server under load."""

    def __init__(self, target: Any, *arguments: Any) -> None:
        ours, theirs = multiprocessing.Pipe()
        context = multiprocessing.get_context("spawn")
        self.process = context.Process(target=target, args=(theirs, *arguments))
        self.process.start()
        self.address: str = ours.recv()

    def memory(self) -> int:
        """Bytes the server holds, without its bots."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def processor_seconds(self) -> float:
        """Time the server itself has used, without its bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(20)
        if self.process.is_alive():
            self.process.kill()


# -- the pages ---------------------------------------------------------------------------------------------------------


class Counts:
    """What the pages saw while it counted."""

    def __init__(self, pages: int, think: tuple[float, float]) -> None:
        self.begin = self.end = float("inf")
        self.think = think
        self.pages = pages
        """How many still keep the server from being warm: those who look on have not seen their table, those who play
        have not seen a bot answer."""
        self.all_there = asyncio.Event()
        self.answers = 0
        self.bands = 0
        self.waits: list[float] = []
        self.bytes = 0
        self.messages = 0

    def arrived(self) -> None:
        """One more page has seen what it waited for."""
        self.pages -= 1
        if self.pages == 0:
            self.all_there.set()

    async def warm(self, patience: float, pages: list[asyncio.Task[None]]) -> None:
        """Wait until all pages have seen what they wait for; refuse to go on if one of them fails, or never does."""
        there = asyncio.create_task(self.all_there.wait())
        done, _ = await asyncio.wait([there, *pages], timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        if there in done:
            return
        there.cancel()
        for page in done:
            raise SystemExit(f"a page failed before the server was warm: {page.exception()!r}")
        raise SystemExit(
            f"{self.pages} pages had not seen their table or a bot's answer after {patience:.0f} s: the server was "
            "never warm, and whatever it did then would say nothing"
        )

    def start(self, seconds: float) -> None:
        """Count from now on, when everything has settled."""
        self.begin = time.monotonic() + SETTLE
        self.end = self.begin + seconds

    def counting(self, now: float) -> bool:
        return self.begin <= now <= self.end


async def play(http: httpx.AsyncClient, address: str, joined: Any, counts: Counts, dice: random.Random) -> None:
    """Answer whenever asked; a new table when the game is over."""
    first = True
    while time.monotonic() < counts.end:
        async with _page(address, joined["table"]["code"]) as socket:
            await socket.send(json.dumps({"type": "hello", "token": joined["token"], "language": "uk"}))
            await _play_one(socket, counts, dice, first=first)
        first = False
        if time.monotonic() < counts.end:
            joined = await new_table(http)


async def _play_one(socket: ClientConnection, counts: Counts, dice: random.Random, *, first: bool) -> None:
    version, options, sent, waits_for_bot = -1, [], 0.0, first
    while time.monotonic() < counts.end:
        data = await socket.recv(decode=False)
        now = time.monotonic()
        message = msgspec.json.decode(data)
        if message["type"] not in ("state", "changed"):
            continue
        others = message["version"] - version - (1 if sent else 0)
        if waits_for_bot and message["type"] == "changed" and others > 0:
            waits_for_bot = False
            counts.arrived()
        if counts.counting(now):
            counts.messages += 1
            counts.bytes += len(data)
            counts.bands += len(message.get("log", [])) if message["type"] == "changed" else 0
            if sent >= counts.begin:
                counts.answers += 1
                counts.waits.append(now - sent)
        sent = 0.0
        version = message["version"]
        news = message.get("patch") or message.get("position") or {}
        if "question" in news:
            options = (news["question"] or {}).get("options", options if news["question"] else [])
        if news.get("outcome"):
            return
        if options:
            await asyncio.sleep(dice.uniform(*counts.think))
            sent = time.monotonic()
            await socket.send(json.dumps({"type": "answer", "version": version, "choose": dice.choice(options)["key"]}))


async def watch(address: str, code: str, counts: Counts) -> None:
    async with _page(address, code) as socket:
        await socket.send('{"type": "hello", "language": "en"}')
        await socket.recv(decode=False)
        counts.arrived()
        while time.monotonic() < counts.end:
            await socket.recv(decode=False)


def _page(address: str, code: str) -> connect:
    return _socket(f"{address}/api/tables/{code}/socket")


def _socket(address: str) -> connect:
    url = address.replace("http", "ws", 1)
    return connect(url, proxy=None, compression=None, ping_interval=None, open_timeout=60)


async def new_table(http: httpx.AsyncClient) -> Any:
    seats = [{"who": "here"}, {"who": "bot", "bot": "thrifty"}]
    reply = await http.post("/api/tables", json={"game": "enchanters", "seats": seats})
    return reply.raise_for_status().json()


async def load_tables(
    server: Running, tables: int, seconds: float, think: tuple[float, float] = (0.0, 0.0)
) -> dict[str, float]:
    before = server.memory()
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as http:
        await _first_bot(http, server)
        joined = [await new_table(http) for _ in range(tables)]
        counts = Counts(2 * tables, think)
        players = [
            asyncio.create_task(play(http, server.address, one, counts, random.Random(number)))
            for number, one in enumerate(joined)
        ]
        watchers = [asyncio.create_task(watch(server.address, one["table"]["code"], counts)) for one in joined]
        await counts.warm(30 + 2 * tables * PER_PAGE, [*players, *watchers])
        counts.start(seconds)
        await asyncio.sleep(max(0.0, counts.begin - time.monotonic()))
        used = server.processor_seconds()
        await asyncio.sleep(max(0.0, counts.end - time.monotonic()))
        used = server.processor_seconds() - used
        held = server.memory()
        await asyncio.wait(players, timeout=10)
        for task in (*players, *watchers):
            task.cancel()
    if not counts.waits:
        raise SystemExit(
            f"nobody answered anything in the {seconds:g} s that counted, so there is nothing to report; "
            "ask for more tables or more seconds"
        )
    waits = sorted(counts.waits)
    return {
        "answers_per_second": counts.answers / seconds,
        "answers_with_bots_per_second": counts.bands / seconds,
        "p50_ms": statistics.median(waits) * 1000,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1000,
        "waits": len(waits),
        "processor_ms_per_answer": used * 1000 / max(1, counts.bands),
        "memory_per_table_kb": (held - before) / tables / 1024,
        "bytes_per_change": counts.bytes / max(1, counts.messages),
    }


async def _first_bot(http: httpx.AsyncClient, server: Running) -> None:
    """Play at one table until its bot answers: only then does the process in which bots think run."""
    counts = Counts(1, (0.0, 0.0))
    player = asyncio.create_task(play(http, server.address, await new_table(http), counts, random.Random(0)))
    await counts.warm(FIRST_BOT, [player])
    player.cancel()
    await asyncio.wait([player])


async def load_echo(address: str, pages: int, size: int, seconds: float) -> float:
    """Messages per second that a bare socket returns to as many pages, counted from when all are open."""
    text, count, opened = "x" * size, 0, 0
    begin = end = float("inf")

    async def bounce() -> None:
        nonlocal count, opened, begin, end
        async with _socket(f"{address}/echo") as socket:
            opened += 1
            if opened == pages:
                begin = time.monotonic() + SETTLE / 2
                end = begin + seconds
            while (now := time.monotonic()) < end:
                await socket.send(text)
                await socket.recv()
                count += now >= begin

    await asyncio.gather(*(bounce() for _ in range(pages)))
    return count / seconds


def loaded(tables: int, seconds: float, think: tuple[float, float] = (0.0, 0.0)) -> dict[str, float]:
    """What a fresh server does under a load."""
    with tempfile.TemporaryDirectory() as folder:
        server = Running(serve_tables, folder)
        try:
            return asyncio.run(load_tables(server, tables, seconds, think))
        finally:
            server.stop()


def _tell(what: str) -> None:
    """How far it got, beside the report."""
    print(what, file=sys.stderr, flush=True)


def _summary(result: dict[str, float]) -> str:
    return (
        f"  {result['answers_with_bots_per_second']:.0f} answers/s, people wait {result['p50_ms']:.0f} ms (p50), "
        f"{result['p99_ms']:.0f} ms (p99) of {result['waits']:.0f} answers, "
        f"{result['processor_ms_per_answer']:.2f} ms of work each"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Load a server with tables, bots and pages, on one core. First everybody answers at once, then "
        "they think for one to three seconds; a bare echo socket of the same run is the measure of the machine. It "
        "takes about a minute, and nothing is reported of a server that never got warm."
    )
    parser.add_argument("--tables", type=int, default=200, help="tables, each with two pages and a bot (200)")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each of the two loads is counted (15)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON instead of a table")
    wanted = parser.parse_args()
    on_core(1)
    _tell(f"{wanted.tables} tables, everybody answers at once …")
    result = loaded(wanted.tables, wanted.seconds)
    _tell(_summary(result))
    _tell("everybody thinks for one to three seconds …")
    calm = loaded(wanted.tables, wanted.seconds, think=(1.0, 3.0))
    _tell(_summary(calm))
    names = ("answers_with_bots_per_second", "p50_ms", "p99_ms", "processor_ms_per_answer", "waits")
    result |= {f"thinking_{name}": calm[name] for name in names}
    server = Running(serve_echo)
    try:
        size = int(result["bytes_per_change"])
        result["echo_per_second"] = asyncio.run(
            load_echo(server.address, 2 * wanted.tables, size, min(5.0, wanted.seconds))
        )
    finally:
        server.stop()
    result["answers_to_echoes"] = result["answers_with_bots_per_second"] / result["echo_per_second"]
    if wanted.json:
        print(json.dumps({"tables": wanted.tables, "sockets": 2 * wanted.tables, **result}))
        return
    print(f"{wanted.tables} tables, {2 * wanted.tables} sockets, {wanted.seconds:g} s")
    for name, value in result.items():
        print(f"  {name.replace('_', ' '):32} {value:12,.3f}")


if __name__ == "__main__":
    main()
