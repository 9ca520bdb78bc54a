"""Somebody with a browser: opens a table, keeps its position as the page does, answers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from deckwright.table.patches import Document, patched

PATIENCE = 60.0
"""Seconds until a silent server fails a test."""


class Visitor:
    """A page on a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.position: Document = {}
        self.log: list[Document] = []
        """What the answers caused."""
        self.opening: list[Document] = []
        """What happened before the first of them, once this was told."""
        self.table: Document = {}
        self.mine: list[int] = []
        self.chat: list[Document] = []
        self.heard: list[bytes] = []
        """Every message, as it came."""

    @classmethod
    async def at(cls, address: str, code: str, token: str = "", *, language: str = "en", **headers: str) -> Visitor:
        """Open a table, say hello, and wait for its state."""
        visitor = await cls.silent(address, code, **headers)
        await visitor.say("hello", token=token, language=language)
        await visitor.hear("state")
        return visitor

    @classmethod
    async def silent(cls, address: str, code: str, **headers: str) -> Visitor:
        """Open a table and say nothing yet."""
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        return cls(await connect(url, additional_headers=headers, proxy=None, max_queue=None))

    async def say(self, kind: str, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, **message}).decode())

    async def hear(self, *kinds: str) -> Document:
        """The next message of one of these kinds; the others are taken in as well."""
        while True:
            message = await self._next()
            if message["type"] in kinds:
                return message

    async def _next(self) -> Document:
        async with asyncio.timeout(PATIENCE):
            data = await self.socket.recv(decode=False)
        self.heard.append(data)
        message: Document = msgspec.json.decode(data)
        self._take_in(message)
        return message

    def _take_in(self, message: Document) -> None:
        match message["type"]:
            case "table":
                self.table, self.mine = message["table"], message["mine"]
            case "state":
                self.version, self.position = message["version"], message["position"]
                self.opening = [band for band in message["log"] if band["step"] < 0]
                self.log = [band for band in message["log"] if band["step"] >= 0]
            case "changed":
                assert message["base"] == self.version, "a page must never be patched from another version"
                self.version = message["version"]
                self.position = patched(self.position, message["patch"])
                keep = message.get("keep", -1)
                kept = [band for band in self.log if keep < 0 or band["step"] < keep]
                self.log = kept + message.get("log", [])
            case "chatted":
                self.chat += message["lines"]

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        question = self.position.get("question")
        return [option["key"] for option in question["options"]] if question else []

    async def answer(self, choose: str | None = None, **more: Any) -> Document:
        """Choose an option, the first if none is named; returns what came of it."""
        key = self.options[0] if choose is None else choose
        await self.say("answer", version=self.version, choose=key, **more)
        return await self.hear("changed", "state", "error")

    async def until_asked(self) -> None:
        """Wait until it is my decision, or the game is over."""
        while not self.options and "outcome" not in self.position:
            await self.hear("changed", "state")

    async def play_to_the_end(self) -> None:
        """Answer until the game is over."""
        await self.until_asked()
        while "outcome" not in self.position:
            reply = await self.answer(self.options[-1])
            assert reply["type"] != "error", reply
            await self.until_asked()

    async def close(self) -> None:
        await self.socket.close()
