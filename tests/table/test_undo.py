"""Taking back: free alone and in co-operative games, else only what showed nothing new."""

from __future__ import annotations

import pytest
from sites import OpenSite
from visitor import Visitor

pytestmark = pytest.mark.anyio


async def test_alone_everything_can_be_undone_and_redone(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "1"}))
    before = page.position["zones"], page.position["counters"]
    await page.answer()
    await page.until_asked()
    after = page.position["zones"], page.position["counters"]
    assert before != after
    await page.say("undo", version=page.version)
    await page.hear("changed")
    assert (page.position["zones"], page.position["counters"]) == before
    assert page.log == []
    assert page.position["can_redo"]
    assert not page.position["can_undo"]
    await page.say("redo", version=page.version)
    await page.hear("changed")
    assert (page.position["zones"], page.position["counters"]) == after, "the bot's answers are given again as well"


async def test_the_version_grows_with_an_undo_so_that_old_answers_stay_old(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "here"))
    key = page.options[0]
    await page.answer(key)
    await page.say("undo", version=1)
    while page.version != 2:
        await page.hear("changed", "state")
    await page.say("answer", version=0, choose=key)
    assert (await page.hear("error"))["code"] == "stale"


async def test_one_can_return_to_any_line_of_the_log(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "bot", setup={"first": "1"}))
    start = page.position["zones"]
    for _ in range(5):
        await page.answer()
        await page.until_asked()
    await page.say("undo-to", version=page.version, step=0)
    await page.hear("changed")
    assert (page.position["zones"], page.position["step"], page.log) == (start, 0, [])
    await page.say("undo-to", version=page.version, step=3)
    assert (await page.hear("error"))["code"] == "nothing-to-undo"


async def _two_friends(site: OpenSite) -> tuple[Visitor, Visitor]:
    """Two people against each other; the first to move comes first."""
    joined = await site.new_table("here", "open", setup={"first": "1"})
    friend = await site.visit(await site.join(joined["table"]["code"], "friend", seat=1))
    return await site.visit(joined), friend


async def test_against_others_what_showed_a_card_stays(site: OpenSite) -> None:
    page, _ = await _two_friends(site)
    assert page.table["undo"] == "limited"
    changed = await page.answer(next(key for key in page.options if key.startswith("travel:")))
    assert changed["type"] == "changed"
    assert not page.position["can_undo"]
    await page.say("undo", version=page.version)
    assert (await page.hear("error"))["code"] in ("undo-revealed", "undo-others")


async def test_nobody_takes_back_the_answers_of_others(site: OpenSite) -> None:
    page, friend = await _two_friends(site)
    await page.answer()
    await friend.hear("changed")
    for kind, more in [("undo", {}), ("undo-to", {"step": 0})]:
        await friend.say(kind, version=friend.version, **more)
        assert (await friend.hear("error"))["code"] == "undo-others"


async def test_a_friend_who_is_still_expected_counts_as_somebody(site: OpenSite) -> None:
    page = await site.visit(await site.new_table("here", "open"))
    assert page.table["undo"] == "limited"
