"""Somebody who is away is called when it is their turn, once, and only where the operator allows it."""

from __future__ import annotations

import asyncio
import smtplib
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest
from post import a_mail_server, a_webhook, certificate
from sites import OpenSite, a_site
from visitor import Visitor

from deckwright.errors import PlayerError
from deckwright.table import calling
from deckwright.table.calling import checked_contact, deliver, reaches_the_internet
from deckwright.table.limits import CALLS_PER_HOUR
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


async def test_a_call_is_neither_lost_nor_repeated_when_the_server_restarts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[object] = []
    monkeypatch.setattr(calling, "deliver", lambda *message: sent.append(message))
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    joined: Any
    async with a_site(database, smtp="smtp://mail.example.org") as site:
        joined = await site.new_table("here", "open", setup={"first": "1"})
        friend = await site.join(joined["table"]["code"], "friend", seat=1)
        page = await site.visit(joined)
        await page.say("call-me", to="marko@example.org")
        await page.hear("table")
        await page.close()
    monkeypatch.setattr(calling, "CALL_AFTER", 0.01)
    async with a_site(database, smtp="smtp://mail.example.org"):
        while not sent:
            await asyncio.sleep(0.02)
    async with a_site(database, smtp="smtp://mail.example.org") as site:
        await (await site.visit({"table": joined["table"], "token": friend["token"]})).close()
        await asyncio.sleep(0.5)
        assert len(sent) == 1, "once, until they have been back"
        page = await site.visit(joined)
        (await site.hall.room(joined["table"]["code"])).calling.look()
        await page.close()
        while len(sent) < 2:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("language", "how"),
    [
        ("en", "To stop these messages, remove the address in the table’s menu."),
        ("uk", "Щоб більше не отримувати таких повідомлень, приберіть адресу в меню столу."),
        ("ru", "Чтобы больше не получать таких сообщений, уберите адрес в меню стола."),
    ],
)
async def test_a_call_says_how_to_stop_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, how: str
) -> None:
    texts: list[str] = []
    monkeypatch.setattr(calling, "deliver", lambda settings, to, subject, text, link: texts.append(text))
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", smtp="smtp://mail.example.org") as site:
        joined = await site.new_table("here", "bot")
        room = await site.hall.room(joined["table"]["code"])
        await room.calling.set_contact(room.seating.people[0], language, "marko@example.org")
        await room.calling._call(room.seating.people[0])
    (text,) = texts
    assert text.splitlines()[-1] == how


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
    "to",
    [
        "nobody",
        "a@b\nBcc: c@d",
        "<a@b>",
        "a b@c",
        "https://",
        "https://[",
        "https://example.org:port/",
        "x" * 300 + "@y",
        "javascript:alert(1)",
    ],
)
def test_what_is_no_address_is_refused(to: str) -> None:
    with pytest.raises(PlayerError) as error:
        checked_contact(to, Settings(database="", smtp="smtp://x", webhooks=True))
    assert error.value.code == "bad-contact"


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", "localhost"])
def test_a_webhook_does_not_reach_into_the_server_s_network(host: str) -> None:
    assert not reaches_the_internet(host)


@pytest.mark.parametrize("host", ["127.0.0.1:9", "localhost", "a..b", "x" * 100 + ".invalid"])
async def test_who_names_a_webhook_that_is_not_public_learns_it_at_once(tmp_path: Path, host: str) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", webhooks=True) as site:
        page, _ = await _two(site)
        await page.say("call-me", to=f"https://{host}/hook")
        assert (await page.hear("error"))["code"] == "not-public"


# -- what really arrives -------------------------------------------------------------------------------------------

CALL = ("Твій хід", "Стіл K7QX2M чекає на вас.", "https://play.example.org/#/t/K7QX2M")


@pytest.fixture(scope="module")
def pem(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return certificate(tmp_path_factory.mktemp("post"))


@pytest.fixture
def trusted(pem: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The certificate of the mail server and of the webhook, which callers trust."""
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    return pem


def _mail(server: str, to: str = "marko@example.org") -> None:
    deliver(Settings(database="", smtp=server), to, *CALL)


def test_an_e_mail_arrives_and_the_password_travels_encrypted(trusted: Path) -> None:
    heard: list[str] = []
    with a_mail_server(heard, trusted) as port:
        _mail(f"smtp://table%40example.org:se%2Fcret@localhost:{port}")
    assert any(line.startswith("encrypted AUTH") for line in heard)
    assert not any(line.startswith("AUTH") for line in heard)
    assert "encrypted rcpt TO:<marko@example.org>" in heard
    letter = message_from_bytes(next(text for text in heard if "Subject:" in text).encode(), policy=policy.default)
    assert (letter["From"], letter["To"], letter["Subject"]) == ("table@example.org", "marko@example.org", CALL[0])
    assert CALL[1] in letter.get_content()
    assert letter["Date"]
    assert str(letter["Message-ID"]).endswith("@example.org>")


def test_a_mail_server_that_asks_for_no_password_gets_none(trusted: Path) -> None:
    heard: list[str] = []
    with a_mail_server(heard, None) as port:
        _mail(f"smtp://localhost:{port}?from=table@example.org")
    assert any(line.startswith("mail FROM:<table@example.org>") for line in heard)
    assert not any("AUTH" in line for line in heard)


def test_a_password_is_not_sent_in_the_clear() -> None:
    heard: list[str] = []
    with a_mail_server(heard, None) as port, pytest.raises(smtplib.SMTPException, match="no encryption"):
        _mail(f"smtp://table:secret@localhost:{port}")
    assert not any("AUTH" in line for line in heard)


def test_a_mail_server_with_a_false_certificate_gets_nothing(pem: Path) -> None:
    heard: list[str] = []
    with a_mail_server(heard, pem) as port, pytest.raises(OSError, match="CERTIFICATE"):
        _mail(f"smtp://table:secret@localhost:{port}")
    assert not any("AUTH" in line or "rcpt" in line for line in heard)


def test_a_webhook_is_called_with_the_words_and_the_link(trusted: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "reaches_the_internet", lambda host: True)
    heard: list[Any] = []
    with a_webhook(heard, trusted) as port:
        deliver(Settings(database="", webhooks=True), f"https://localhost:{port}/hook", *CALL)
    subject, text, link = CALL
    assert heard == [("/hook", "application/json", {"subject": subject, "text": text, "link": link})]


def test_a_webhook_cannot_send_the_server_elsewhere(trusted: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "reaches_the_internet", lambda host: True)
    heard: list[Any] = []
    with a_webhook(heard, trusted, status=302) as port, pytest.raises(HTTPError):
        deliver(Settings(database="", webhooks=True), f"https://localhost:{port}/hook", *CALL)
    assert [path for path, _, _ in heard] == ["/hook"]


async def test_nobody_s_mailbox_is_filled_from_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[object] = []
    monkeypatch.setattr(calling, "deliver", lambda *message: sent.append(message))
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}", smtp="smtp://mail.example.org") as site:
        for number in range(CALLS_PER_HOUR + 3):
            joined = await site.new_table("here", "bot")
            room = await site.hall.room(joined["table"]["code"])
            to = "Victim@example.org" if number % 2 else "victim@example.org"
            await room.calling.set_contact(room.seating.people[0], "en", to)
            await room.calling._call(room.seating.people[0])
    assert len(sent) == CALLS_PER_HOUR
