"""Somebody who is away is called when it is their turn, once, and only where the operator allows it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sites import OpenSite, a_site
from visitor import Visitor

from deckwright.errors import PlayerError
from deckwright.table import calling
from deckwright.table.calling import checked_contact, reaches_the_internet
from deckwright.table.settings import Settings

pytestmark = pytest.mark.anyio


async def _two(site: OpenSite) -> tuple[Visitor, Visitor]:
    joined = await site.new_table("here", "open", setup={"first": "1"})
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1), language="uk")
    return await site.visit(joined), friend


async def test_calls_are_off_unless_the_operator_sets_them_up(site: OpenSite) -> None:
    page, _ = await _two(site)
    for to in ("me@example.org", "https://example.org/hook"):
        await page.say("call-me", to=to)
        assert (await page.hear("error"))["code"] == "calls-off"
    assert (await site.http.get("/api/about")).json()["calls"] == []


async def test_somebody_who_is_away_is_called_once_in_their_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[Any, ...]] = []
    monkeypatch.setattr(calling, "CALL_AFTER", 0.01)
    monkeypatch.setattr(calling, "deliver", lambda *message: sent.append(message))
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    async with a_site(database, smtp="smtp://mail.example.org", address="https://play.example.org/") as site:
        page, friend = await _two(site)
        await friend.say("call-me", to="marko@example.org")
        while (await friend.hear("table")).get("called_at") != "marko@example.org":
            pass
        assert not any(b"marko@example.org" in message for message in page.heard), (
            "the address is nobody else's business"
        )
        await friend.close()
        while page.table["seats"][1]["present"]:
            await page.hear("table")
        while not sent:
            if page.options:
                await page.answer(page.options[-1])
            await asyncio.sleep(0.02)
        _, to, subject, text, link = sent[0]
        code = page.table["code"]
        assert (to, link) == ("marko@example.org", f"https://play.example.org/#/t/{code}")
        assert "ваш хід" in subject
        assert link in text
        room = await site.hall.room(code)
        room.calling.look()
        await asyncio.sleep(0.1)
        assert len(sent) == 1, "once is enough"


async def test_somebody_who_is_here_is_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[object] = []
    monkeypatch.setattr(calling, "CALL_AFTER", 0.01)
    monkeypatch.setattr(calling, "deliver", lambda *message: sent.append(message))
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", smtp="smtp://mail.example.org") as site:
        page, friend = await _two(site)
        await friend.say("call-me", to="marko@example.org")
        while not friend.options:
            if page.options:
                await page.answer(page.options[-1])
            await friend.hear("changed", "state", "table")
        await asyncio.sleep(0.1)
        assert sent == []


@pytest.mark.parametrize(
    "to", ["nobody", "a@b\nBcc: c@d", "<a@b>", "a b@c", "https://", "x" * 300 + "@y", "javascript:alert(1)"]
)
def test_what_is_no_address_is_refused(to: str) -> None:
    with pytest.raises(PlayerError) as error:
        checked_contact(to, Settings(database="", smtp="smtp://x", webhooks=True))
    assert error.value.code == "bad-contact"


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", "localhost"])
def test_a_webhook_does_not_reach_into_the_server_s_network(host: str) -> None:
    assert not reaches_the_internet(host)
