"""An installed server, and a visitor who sits down at a table."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.installed.environments import Environment


@contextmanager
def served(environment: Environment, data: Path) -> Iterator[str]:
    """The address at which an installed server answers."""
    server = subprocess.Popen(
        [environment.bin / "deckwright", "serve", "--no-browser", "--port", "0", "--data", data],
        cwd=environment.folder,
        env=environment.variables(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert server.stdout is not None
    said = server.stdout.readline()
    found = [word.rstrip(".") for word in said.split() if word.startswith("http://")]
    try:
        assert found, said + server.stdout.read()
        yield found[0]
    finally:
        server.terminate()
        server.communicate(timeout=60)


def first_position(address: str, game: str, bot: str, **setup: str) -> dict[str, Any]:
    """Sit down with a bot; returns the position that the table's socket sends."""
    seats = [{"who": "here", "bot": ""}, {"who": "bot", "bot": bot}]
    made = httpx.post(
        f"{address}/api/tables", json={"game": game, "seats": seats, "setup": setup}, trust_env=False, timeout=60
    )
    assert made.status_code == 201, made.text
    code, token = made.json()["table"]["code"], made.json()["token"]
    with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token, "language": "uk"}))
        heard = json.loads(socket.recv(timeout=60))
        while heard["type"] != "state":
            heard = json.loads(socket.recv(timeout=60))
    position: dict[str, Any] = heard["position"]
    return position
