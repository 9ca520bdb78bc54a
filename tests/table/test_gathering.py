"""The lobby: people find their seats, are ready, and make the deal together."""

from __future__ import annotations

import asyncio

import pytest
from sites import OpenSite
from visitor import Visitor

from deckwright.records import gamefile
from deckwright.records.sealing import Share, commitment, key_of, new_secret, wrong_with
from deckwright.table import gathering
from deckwright.table.patches import Document

pytestmark = pytest.mark.anyio


async def _arrive(site: OpenSite, joined: Document) -> Visitor:
    """Open the page of a table where there is nothing to see yet."""
    page = await Visitor.silent(site.address, joined["table"]["code"])
    await page.say("hello", token=joined["token"])
    await page.hear("table")
    return page


async def _two_in_a_lobby(site: OpenSite, *more: str, seed: str = "") -> tuple[Visitor, Visitor]:
    joined = await site.new_table("here", "open", *more, seed=seed, lobby=True)
    assert joined["table"]["stage"] == "gathering"
    friend = await site.join(joined["table"]["code"], "Марко", seat=1)
    return await _arrive(site, joined), await _arrive(site, friend)


async def _until_stage(page: Visitor, stage: str) -> None:
    while page.table["stage"] != stage:
        await page.hear("table")


async def test_the_game_begins_when_all_are_seated_and_ready(site: OpenSite) -> None:
    page, friend = await _two_in_a_lobby(site)
    nonces = [new_secret(), new_secret()]
    seal = page.table["seal"]
    await page.say("ready", commitment=commitment(nonces[0]))
    while not friend.table["seats"][0]["ready"]:
        await friend.hear("table")
    assert (friend.table["stage"], friend.table["seats"][1]["ready"], friend.position) == ("gathering", False, {})
    await friend.say("ready", commitment=commitment(nonces[1]))
    for one, nonce in zip((page, friend), nonces, strict=True):
        await _until_stage(one, "revealing")
        assert [share["nonce"] for share in one.table["shares"]][1] == "", "nobody reveals before all have committed"
        await one.say("reveal", nonce=nonce)
    for one in (page, friend):
        await one.hear("state")
        assert (one.table["stage"], one.table["seal"]) == ("playing", seal)
    room = await site.hall.room(page.table["code"])
    shares = [Share("", "", nonce) for nonce in nonces]
    assert int(room.record.seed) == key_of(room.record.secret, shares)


async def test_a_share_that_is_revealed_twice_troubles_nobody(site: OpenSite) -> None:
    page, friend = await _two_in_a_lobby(site)
    nonces = [new_secret(), new_secret()]
    for one, nonce in zip((page, friend), nonces, strict=True):
        await one.say("ready", commitment=commitment(nonce))
    for one, nonce in zip((page, friend), nonces, strict=True):
        await _until_stage(one, "revealing")
        await one.say("reveal", nonce=nonce)
    await page.hear("state")
    await page.say("reveal", nonce=nonces[0])
    await page.say("ping")
    assert (await page.hear("error", "pong"))["type"] == "pong"
    await page.say("reveal", nonce=new_secret())
    assert (await page.hear("error"))["code"] == "begun"


async def test_the_deal_depends_on_every_share(site: OpenSite) -> None:
    secret, nonces = new_secret(), [new_secret(), new_secret(), new_secret()]
    keys = {
        key_of(secret, [Share("", "", one), Share("", "", other)]) for one in nonces for other in nonces if one != other
    }
    assert len(keys) == 6


async def test_a_share_cannot_be_changed_after_the_others_were_seen(site: OpenSite) -> None:
    page, friend = await _two_in_a_lobby(site)
    nonce = new_secret()
    await page.say("ready", commitment=commitment(nonce))
    await friend.say("ready", commitment=commitment(new_secret()))
    await _until_stage(page, "revealing")
    for wrong in (new_secret(), "", "x", nonce.upper() + "0"):
        await page.say("reveal", nonce=wrong)
        assert (await page.hear("error"))["code"] == "bad-share"
    await page.say("ready", commitment=commitment(new_secret()))
    assert (await page.hear("error"))["code"] == "not-now"


async def test_somebody_who_never_reveals_spoils_the_deal_for_good(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "REVEAL_WITHIN", 0.05)
    page, friend = await _two_in_a_lobby(site)
    seal, nonce = page.table["seal"], new_secret()
    await page.say("ready", commitment=commitment(nonce))
    await friend.say("ready", commitment=commitment(new_secret()))
    await _until_stage(page, "revealing")
    await page.say("reveal", nonce=nonce)
    await _until_stage(page, "gathering")
    assert (page.table["shares"], page.table["seal"] != seal) == ([], True)
    while not any(line.get("kind") == "not-revealed" for line in page.chat):
        await page.hear("chatted")
    assert "Марко" in page.chat[-1]["text"]


async def test_the_host_starts_with_bots_in_the_empty_seats(site: OpenSite) -> None:
    page, friend = await _two_in_a_lobby(site, "open")
    nonces = [new_secret(), new_secret()]
    for one, nonce in zip((page, friend), nonces, strict=True):
        await one.say("ready", commitment=commitment(nonce))
    await friend.say("start", bot="random")
    assert (await friend.hear("error"))["code"] == "only-host-starts"
    assert page.table["stage"] == "gathering", "a seat is still open"
    await page.say("start", bot="random")
    for one, nonce in zip((page, friend), nonces, strict=True):
        await _until_stage(one, "revealing")
        await one.say("reveal", nonce=nonce)
    await page.hear("state")
    assert page.table["seats"][2]["bot"] == "random"


async def test_nobody_starts_over_the_head_of_somebody_who_is_not_ready(site: OpenSite) -> None:
    page, _ = await _two_in_a_lobby(site, "open")
    await page.say("ready", commitment=commitment(new_secret()))
    await page.say("start", bot="random")
    while page.table["seats"][2]["who"] != "bot":
        await page.hear("table")
    await page.say("ping")
    await page.hear("pong")
    assert page.table["stage"] == "gathering"


async def test_a_table_that_gathers_shows_and_gives_nothing_of_the_game(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", seed="", lobby=True)
    page = await _arrive(site, joined)
    for message in ({"type": "answer", "version": 0, "choose": "end"}, {"type": "undo", "version": 0}):
        await page.say(message.pop("type"), **message)
        assert (await page.hear("error"))["code"] == "not-begun"
    headers = {"authorization": f"Bearer {joined['token']}"}
    reply = await site.http.get(f"/api/tables/{joined['table']['code']}/file", headers=headers)
    assert reply.json()["code"] == "not-begun"
    assert not any(b'"state"' in message for message in page.heard)


async def test_a_table_that_gathers_survives_being_put_away(site: OpenSite) -> None:
    page, friend = await _two_in_a_lobby(site)
    nonces = [new_secret(), new_secret()]
    await page.say("ready", commitment=commitment(nonces[0]))
    while not page.table["seats"][0]["ready"]:
        await page.hear("table")
    code = page.table["code"]
    await page.close()
    await friend.close()
    del site.hall._rooms[code]
    reply = (await site.http.get(f"/api/tables/{code}")).json()
    assert (reply["stage"], [seat["ready"] for seat in reply["seats"]]) == ("gathering", [True, False])


async def test_sitting_down_and_leaving_are_reported(site: OpenSite) -> None:
    joined = await site.new_table("here", "open", seed="", lobby=True)
    page = await _arrive(site, joined)
    friend = await _arrive(site, await site.join(joined["table"]["code"], "Марко", seat=1))
    await friend.say("hand-over", seat=1)
    while {"sat-down", "seat-opened"} - {line.get("kind") for line in page.chat}:
        await page.hear("chatted")
    assert [line["text"] for line in page.chat if line.get("kind")] == ["Марко sat down", "Марко’s seat is free"]


async def test_a_finished_game_s_file_tells_how_its_deal_was_made(site: OpenSite) -> None:
    page, friend = await _two_in_a_lobby(site)
    nonces = [new_secret(), new_secret()]
    for one, nonce in zip((page, friend), nonces, strict=True):
        await one.say("ready", commitment=commitment(nonce))
    for one, nonce in zip((page, friend), nonces, strict=True):
        await _until_stage(one, "revealing")
        await one.say("reveal", nonce=nonce)
    await asyncio.gather(page.hear("state"), friend.hear("state"))
    await asyncio.gather(page.play_to_the_end(), friend.play_to_the_end())
    reply = await site.http.get(f"/api/tables/{page.table['code']}/file")
    file = gamefile.decode(reply.content)
    assert file.fair is not None
    assert (file.fair.seal, [share.nonce for share in file.fair.shares]) == (page.table["seal"], nonces)
    assert wrong_with(file.fair, file.seed) == []


async def test_people_who_play_each_other_again_gather_again(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    page = await site.visit(joined)
    await asyncio.gather(page.play_to_the_end(), friend.play_to_the_end())
    await page.say("rematch")
    while not page.table["next"]:
        await page.hear("table")
    table = (await site.http.get(f"/api/tables/{page.table['next']}")).json()
    assert (table["stage"], [seat["owned"] for seat in table["seats"]]) == ("gathering", [True, True])
