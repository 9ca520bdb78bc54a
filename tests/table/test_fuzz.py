"""Strangers who send whatever comes to mind find no crash and no hung table."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance
from sites import OpenSite
from visitor import Visitor

from deckwright.table.messages import FromPage
from deckwright.table.schema import hashed

pytestmark = pytest.mark.anyio

REQUESTS = 8
"""How many requests each operation of the API gets."""


async def test_the_api_answers_anything_as_it_says_it_does(site: OpenSite) -> None:
    joined = await site.new_table("here", "here")
    description = (await site.http.get("/api/schema/openapi.json")).json()
    failures = await asyncio.to_thread(_ask_everything, site.address, description, joined["table"]["code"])
    assert failures == []


def _ask_everything(address: str, description: dict[str, Any], code: str) -> list[str]:
    schema, dice = schemathesis.openapi.from_dict(description), random.Random(3)
    failures: list[str] = []
    for result in schema.get_all_operations():
        operation = result.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=REQUESTS,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: schemathesis.Case) -> None:
            if "code" in (case.path_parameters or {}) and dice.random() < 0.5:
                case.path_parameters["code"] = code
            case.call_and_validate(
                base_url=address,
                checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
            )

        try:
            ask()
        except (Exception, BaseExceptionGroup) as error:
            failures += [f"{operation.label}: {one}" for one in getattr(error, "exceptions", [error])]
    return failures


WORDS = ["", "end", "travel:axe", "🧙", "x" * 300, "\u0000", "null", "uk", "random"]
NUMBERS = [0, 1, -1, 2, 10**6, -(10**6), 2**63, 2**64, 1.5]


def _anything(dice: random.Random) -> Any:
    return dice.choice(
        [dice.choice(WORDS), dice.choice(NUMBERS), None, True, [dice.choice(WORDS)], {"a": dice.choice(NUMBERS)}]
    )


def _almost_a_message(dice: random.Random) -> bytes:
    """A message of a known type, with fields of the right type more often than not."""
    kind = dice.choice(FromPage.__args__)  # type: ignore[attr-defined]
    message: dict[str, Any] = {"type": kind.__struct_config__.tag}
    for field in msgspec.structs.fields(kind):
        if dice.random() < 0.9:
            right = dice.choice(NUMBERS[:6]) if field.type is int else dice.choice(WORDS)
            message[field.encode_name] = right if dice.random() < 0.8 else _anything(dice)
    data = msgspec.json.encode(message)
    if dice.random() < 0.1:
        cut = dice.randrange(len(data))
        data = data[:cut] + dice.randbytes(3) + data[cut:]
    return data


async def test_a_table_outlives_whatever_its_people_send(site: OpenSite) -> None:
    dice = random.Random(7)
    joined = await site.new_table("here", "open")
    code = joined["table"]["code"]
    friend = await site.join(code, "friend", seat=1)
    room = await site.hall.room(code)
    for token in (joined["token"], friend["token"], ""):
        if token and room.seating.by_token(hashed(token)) is None:  # the host has sent them away
            token = (await site.join(code, "friend"))["token"]
        page = await Visitor.at(site.address, code, token)
        for number in range(1, 151):
            await page.socket.send(_almost_a_message(dice))
            if number % 50 == 0:  # somebody who never listens is shown the door
                await page.say("hello", token=token)
                await page.say("ping")
                await page.hear("pong")
        assert not any(b'"code":"crash"' in message for message in page.heard)
        await page.close()
    page = await site.visit(joined)
    room.settings = msgspec.structs.replace(room.settings, absence=0.0)
    for seat in range(2):
        await page.say("hand-over", seat=seat, bot="random")
    while not page.table["finished"]:
        await page.hear("table")


async def test_a_request_that_is_no_http_harms_nobody(site: OpenSite) -> None:
    host, port = httpx.URL(site.address).host, httpx.URL(site.address).port
    no_length = b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n"
    for rubbish in (b"\x00\x01\x02\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", no_length):
        _, writer = await asyncio.open_connection(host, port)
        writer.write(rubbish)
        await writer.drain()
        writer.close()
    assert (await site.http.get("/api/about")).status_code == 200
