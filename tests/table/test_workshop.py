"""Cards of one's own: strangers write them, and neither the server nor anybody's game may suffer from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from sites import OpenSite, a_site
from visitor import Visitor

from deckwright import games
from deckwright.errors import FileError, PlayerError
from deckwright.games import own_cards as own
from deckwright.records import Session, gamefile, to_bytes
from deckwright.table import crafting, positions, showing, thinking, workshop
from deckwright.table.bodies import CardDraft, PackOfCards
from deckwright.table.schema import tables
from deckwright.table.workshop import Workshop
from deckwright.text import LANGUAGES

pytestmark = pytest.mark.anyio

AETHER = "play:\n  - gain: {what: aether, amount: 2}\n"
ENDLESS = (
    "play:\n  - while: {condition: {at_least: {of: life, amount: 0}}, steps: [{gain: {what: aether, amount: 1}}]}\n"
)
GLOVE = "top: {attack: 1, actions: [{id: bet, effect: [{gain: {what: crystals, amount: 3}}]}]}\nbottom: {attack: 1}\n"
"""An item of Enchanters."""
MANY = "play: [{repeat: {times: 99, steps: [{repeat: {times: 9, steps: [{gain: {what: aether, amount: 1}}]}}]}}]\n"
"""Does little, and has a lot told of it."""
PEARL = {"id": "own-pearl", "kind": "gem", "names": {"en": "Pearl", "uk": "Перлина"}, "text": AETHER, "cost": 3}
SMALL = "{deckwright-cards: 1, game: enchanters, cards: [{name: a, kind: item, top: {attack: 9}}]}"
"""A pack that is short enough for a name."""


def a_card(**changes: Any) -> dict[str, Any]:
    return {**PEARL, **changes}


async def _check(site: OpenSite, language: str = "en", **changes: Any) -> Any:
    asked = f"/api/games/aeons-end/workshop/checks?language={language}"
    reply = await site.http.post(asked, json=a_card(**changes))
    assert reply.status_code == 200, reply.text
    return reply.json()


async def _trial(site: OpenSite, game: str = "aeons-end", **changes: Any) -> Any:
    reply = await site.http.post(f"/api/games/{game}/workshop/tables", json={"card": a_card(**changes)})
    assert reply.status_code == 201, reply.text
    return reply.json()


async def _file(site: OpenSite, joined: Any) -> Any:
    headers = {"authorization": f"Bearer {joined['token']}"}
    return (await site.http.get(f"/api/tables/{joined['table']['code']}/file", headers=headers)).json()


# -- what is written ---------------------------------------------------------------------------------------------------


async def test_a_card_is_told_in_every_language(site: OpenSite) -> None:
    cards = (await _check(site))["cards"]
    assert {code: (card["name"], card["text"][-1]) for code, card in cards.items()} == {
        "en": ("Pearl", "Gain 2 aether."),
        "uk": ("Перлина", "Отримайте 2 етери."),
        "ru": ("Pearl", "Получите 2 эфира."),
    }


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("play:\n  - drow: 1\n", 2, "There is no such word: “drow” (did you mean “draw”?)"),
        ("play:\n  - draw: 1\n  - destroy: burnt\n", 3, "A name is used before anything is chosen under it: “burnt”"),
        ("play:\n  - draw: 1\nplay:\n  - draw: 2\n", 3, "This is written twice in the same place: “play”"),
        ("play:\n  - gain: {what: aether, amount: 100}\n", 2, "Numbers go up to 99"),
        ("play: &a [draw: 1]\non_gain: *a\n", 1, "Anchors (&), references (*) and tags (!) cannot be used"),
        ("play: !!python/object/apply:os.getcwd []\n", 1, "Anchors (&), references (*) and tags (!) cannot be used"),
        ("copies: 99\nplay: [draw: 1]\n", 1, "A card of this kind has no such text: “copies”"),
        ("play: " + "[" * 100, 1, "Words lie too deep in one another here"),
        ("play: [" + "draw: 1," * 400 + "]", 1, "The card consists of too many words"),
        ("#" * 6_001, 0, "This is too long: a card has at most 6,000 letters"),
    ],
)
async def test_a_slip_is_named_with_its_line(site: OpenSite, text: str, line: int, said: str) -> None:
    assert (await _check(site, text=text))["slip"] == {"sentence": said, "line": line}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["", "5", "[]", "? [a]\n: b", "play: 2001-99-99", "play: .nan", "play: " + "9" * 5000, '"\\ud800"', "\0"]
)
async def test_what_is_no_card_is_refused_in_words(site: OpenSite, text: str, code: str) -> None:
    sentence = (await _check(site, code, text=text))["slip"]["sentence"]
    assert sentence
    assert "{" not in sentence


@pytest.mark.parametrize("name", ["", "\u200b", "\u0301"])
async def test_a_card_needs_a_name_that_shows(site: OpenSite, name: str) -> None:
    slip = (await _check(site, names={"en": name, "xx": "Pearl"}))["slip"]
    assert slip["sentence"] == "The card needs a name in at least one language"


async def test_a_card_that_cannot_be_told_in_time_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crafting, "SLOWEST_TELLING", -1.0)
    slip = crafting.check("aeons-end", CardDraft(**PEARL), "en").slip
    assert slip is not None
    assert slip.sentence.startswith("This card has too much in it")


# -- packs and files ---------------------------------------------------------------------------------------------------


def test_a_pack_is_read_as_it_was_written() -> None:
    cards = PackOfCards("aeons-end", [CardDraft(**PEARL), CardDraft(**a_card(id="own-2", text="play:\n  - draw: 1\n"))])
    assert crafting.read_pack(crafting.write_pack(cards).encode(), "en") == cards


async def test_a_card_that_is_right_can_be_read_from_its_own_file(site: OpenSite) -> None:
    def deep(steps: int) -> str:
        return "play: [" + "{may: [" * 10 + "{draw: 1}, " * steps + "]}" * 10 + "]"

    assert len(deep(170)) < own.TEXT_BYTES
    slip = (await _check(site, text=deep(170)))["slip"]
    assert slip["sentence"] == "This is too long: a card has at most 6,000 letters"
    assert (await _check(site, text=deep(40)))["slip"] is None
    assert (await _trial(site, text=deep(40)))["table"]["setup"]["pack"]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Anchors (&)"), ("uk", "Якорі (&)"), ("ru", "Якоря (&)")],
)
async def test_a_card_that_cannot_be_written_down_is_named_in_words(site: OpenSite, language: str, said: str) -> None:
    cards = {"game": "aeons-end", "cards": [PEARL, a_card(id="own-2", text="play: &a [draw: 1]")]}
    reply = await site.http.post(f"/api/packs?language={language}", json=cards)
    assert (reply.status_code, reply.json()["code"]) == (400, "pack-slip")
    assert "2" in reply.json()["message"]
    assert said.casefold() in reply.json()["message"].casefold()


def test_names_in_a_pack_are_cleaned() -> None:
    text = crafting.write_pack(PackOfCards("aeons-end", [CardDraft(**PEARL)]))
    nasty = text.replace('"Перлина"', r'"\e[31mПер\u202eлина", xx: other')
    assert nasty != text
    (card,) = crafting.read_pack(nasty.encode(), "en").cards
    assert card.names == {"en": "Pearl", "uk": "[31mПерлина"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_pack_that_is_too_long_is_not_called_a_card(code: str) -> None:
    with pytest.raises(FileError) as refused:
        crafting.read_pack(b"#" * (own.PACK_BYTES + 1), code)
    assert {"en": "it is too long", "uk": "він задовгий", "ru": "он слишком длинный"}[code] in refused.value.facts[
        "why"
    ]


async def test_a_game_with_cards_of_one_s_own_goes_on_elsewhere(site: OpenSite, tmp_path: Path) -> None:
    joined = await _trial(site)
    page = await site.visit(joined)
    await page.answer("play:own-pearl")
    file = await _file(site, joined)
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as elsewhere:
        there = (await elsewhere.http.post("/api/files", json=file)).json()
        again = await elsewhere.visit(there)
        assert again.position["counters"] == page.position["counters"]
        asked = f"/api/tables/{there['table']['code']}/cards?language=uk"
        (card,) = (await elsewhere.http.get(asked)).json()
        assert (card["name"], card["text"][-1]) == ("Перлина", "Отримайте 2 етери.")


@pytest.mark.parametrize("wrong", ["draw", "deckwright-cards", "aether"])
async def test_a_file_whose_cards_cannot_be_made_is_refused(site: OpenSite, wrong: str) -> None:
    file = await _file(site, await _trial(site, text="play:\n  - draw: 1\n  - gain: {what: aether, amount: 2}\n"))
    file["setup"]["pack"] = file["setup"]["pack"].replace(wrong, "nonsense")
    reply = await site.http.post("/api/files", json=file)
    assert (reply.status_code, reply.json()["code"]) in [(400, "broken-game-file"), (400, "not-a-pack")]


def test_a_file_is_read_only_if_its_cards_can_be_told_and_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    file = _a_file_with_a_card()
    assert thinking.read_file(file).setup
    monkeypatch.setattr(crafting, "SLOWEST_ANSWER", -1.0)
    with pytest.raises(PlayerError) as slow:
        thinking.read_file(file)
    assert slow.value.code == "card-slow"
    monkeypatch.setattr(crafting, "SLOWEST_TELLING", -1.0)
    with pytest.raises(FileError) as heavy:
        thinking.read_file(file)
    assert heavy.value.code == "broken-game-file"


def _a_file_with_a_card() -> bytes:
    setup = {own.PACK: crafting.packed("aeons-end", CardDraft(**PEARL))}
    return gamefile.encode(Session(games.played("aeons-end", setup), 2, seed=1, setup=setup).to_file())


# -- cards stay where they are tried -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [f"enchanters\n{SMALL}", "enchanters\n", f"enchanters\r{SMALL}"])
async def test_the_name_of_a_game_brings_no_cards_along(site: OpenSite, name: str) -> None:
    seats = [{"who": "here"}, {"who": "open"}]
    for setup in ({}, {"pack": SMALL}):
        reply = await site.http.post("/api/tables", json={"game": name, "seats": seats, "setup": setup})
        assert (reply.status_code, reply.json()["code"]) == (404, "unknown-game")


async def test_a_pack_named_in_a_set_up_is_refused(site: OpenSite) -> None:
    seats = [{"who": "here"}, {"who": "open"}]
    reply = await site.http.post("/api/tables", json={"game": "enchanters", "seats": seats, "setup": {"pack": SMALL}})
    assert (reply.status_code, reply.json()["code"]) == (400, "pack-elsewhere")


async def test_a_trial_claims_no_seal_and_neither_does_the_next(site: OpenSite) -> None:
    joined = await _trial(site)
    assert joined["table"]["seal"] == ""
    room = await site.hall.room(joined["table"]["code"])
    following = await site.hall.room(await site.hall.founding.rematch(room))
    assert not following.record.sealed
    assert (following.rules.pack, following.session is not None) == (room.rules.pack, True)


async def test_a_table_that_everybody_knows_beforehand_claims_no_seal(site: OpenSite) -> None:
    seats = [{"who": "here"}, {"who": "bot", "bot": "random"}]
    setup = {"lesson": "first"}
    reply = await site.http.post("/api/tables", json={"game": "enchanters", "seats": seats, "setup": setup})
    assert (reply.status_code, reply.json()["table"]["seal"]) == (201, "")


async def test_no_review_is_made_with_cards_that_the_bots_do_not_know(site: OpenSite) -> None:
    code = (await _trial(site))["table"]["code"]
    reply = await site.http.post(f"/api/tables/{code}/review")
    assert (reply.status_code, reply.json()["code"]) == (400, "no-review-own")


# -- what cards do -----------------------------------------------------------------------------------------------------


async def test_what_never_ends_is_refused_and_the_game_goes_on(site: OpenSite) -> None:
    page = await site.visit(await _trial(site, text=ENDLESS))
    before = page.position
    assert (await page.answer("play:own-pearl"))["code"] == "card-endless"
    assert page.position == before
    assert (await page.answer("play:crystal"))["type"] == "changed"


async def test_what_would_take_long_to_tell_is_refused_and_the_game_goes_on(site: OpenSite) -> None:
    page = await site.visit(await _trial(site, text=MANY))
    assert (await page.answer("play:own-pearl"))["code"] == "card-slow"
    assert (await page.answer("play:crystal"))["type"] == "changed"


def test_what_a_page_is_told_of_an_answer_is_not_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = {own.PACK: crafting.packed("aeons-end", CardDraft(**PEARL))}
    rules = games.played("aeons-end", setup)
    state = to_bytes(Session(rules, 2, seed=1, setup=setup).game)
    monkeypatch.setattr(crafting, "MOST_TOLD", 1000)
    with pytest.raises(PlayerError) as refused:
        crafting.rehearse(rules.source, state, [(0, "play:own-pearl")])
    assert refused.value.code == "card-slow"


async def test_what_was_undone_is_rehearsed_before_it_is_given_again(tmp_path: Path) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as site:
        page = await site.visit(await _trial(site))
        await page.answer("play:own-pearl")
        await page.say("undo", version=page.version)
        await page.hear("changed")
        site.hall.workshop._seconds.drink(1000.0)
        await page.say("redo", version=page.version)
        assert (await page.hear("error", "changed")).get("code") == "slow-down"
        site.hall.workshop._seconds.drink(-1000.0)
        await page.say("redo", version=page.version)
        assert (await page.hear("error", "changed"))["type"] == "changed"


async def test_cards_are_made_and_remembered_for_their_own_table_alone(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await site.visit(await _trial(site))
    own.rules_with.cache_clear()  # as after eight more such tables
    monkeypatch.setattr(own, "build", lambda *_: pytest.fail("the cards were made again"))
    misses = positions._line.cache_info().misses + positions._label.cache_info().misses
    await page.say("speak", language="uk")
    await page.hear("state")
    await page.say("ask-why", n=-1, key="end")
    await page.hear("why")
    assert positions._line.cache_info().misses + positions._label.cache_info().misses == misses


async def test_the_cards_of_a_table_are_told_in_the_time_of_whoever_asks(tmp_path: Path) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as site:
        code, telling = (await _trial(site))["table"]["code"], site.hall.limits.telling
        assert (await site.http.get(f"/api/tables/{code}/cards")).status_code == 200
        assert not telling._of["127.0.0.1"].full
        telling.spent("127.0.0.1", 1000.0)
        assert (await site.http.get(f"/api/tables/{code}/cards")).status_code == 429
        assert (await site.http.get(f"/api/tables/{code}/me")).status_code == 429


def test_an_answer_that_takes_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = {own.PACK: crafting.packed("aeons-end", CardDraft(**PEARL))}
    rules = games.played("aeons-end", setup)
    state = to_bytes(Session(rules, 2, seed=1, setup=setup).game)
    assert crafting.rehearse(rules.source, state, [(0, "play:own-pearl")]) >= 0
    monkeypatch.setattr(crafting, "SLOWEST_ANSWER", -1.0)
    with pytest.raises(PlayerError) as refused:
        crafting.rehearse(rules.source, state, [(0, "play:own-pearl")])
    assert refused.value.code == "card-slow"


async def test_cards_are_checked_and_tried_where_nobody_else_waits(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    do = site.hall.workshop._crafters.do

    async def noted(budget: float, work: Any, *args: Any) -> Any:
        asked.append(work)
        return await do(budget, work, *args)

    monkeypatch.setattr(site.hall.workshop._crafters, "do", noted)
    page = await site.visit(await _trial(site))
    await _check(site)
    await page.answer("play:own-pearl")
    assert asked == [crafting.packed, crafting.check, crafting.rehearse]


async def test_tables_where_cards_are_tried_leave_the_others_their_time(tmp_path: Path) -> None:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as site:
        trial = await site.visit(await _trial(site))
        other = await site.visit(await site.new_table("here", "here"))
        site.hall.workshop._seconds.drink(1000.0)
        assert (await trial.answer("play:own-pearl"))["code"] == "slow-down"
        assert (await other.answer())["type"] == "changed"
        site.hall.workshop._seconds.drink(-1000.0)
        assert (await trial.answer("play:own-pearl"))["type"] == "changed"


async def test_a_bot_where_cards_are_tried_waits_until_there_is_time(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await site.hall.room((await _trial(site))["table"]["code"])
    shop = Workshop()
    shop._seconds.drink(1000.0)
    waits = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        shop._seconds.drink(-1000.0)

    monkeypatch.setattr(workshop.asyncio, "sleep", wait)
    await shop.turn(games.load("aeons-end"))
    assert waits == []
    await shop.turn(room.rules)
    assert len(waits) == 1


async def test_nothing_that_a_card_may_do_is_tried_ahead_by_the_server(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    joined = await _trial(site, "enchanters", kind="item", text=GLOVE, cost=0)
    code, host = joined["table"]["code"], await site.visit(joined)
    monkeypatch.setattr(showing, "_showing", lambda game, seat: pytest.fail("it was tried"))
    await host.say("hand-over", seat=1)
    while host.table["seats"][1]["who"] != "open":
        await host.hear("table", "error")
    friend = await site.visit(await site.join(code, "Friend", 1))
    assert friend.table["undo"] == "limited"
    assert (await host.answer(host.options[0]))["type"] == "changed"


# -- what stays --------------------------------------------------------------------------------------------------------


async def test_a_table_with_cards_outlives_a_restart_and_everybody_reads_them(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    async with a_site(database) as site:
        joined = await _trial(site)
        page = await site.visit(joined)
        await page.answer("play:own-pearl")
        lay = page.position
    own.rules_with.cache_clear()
    async with a_site(database) as site:
        page = await site.visit(joined)
        assert page.position["counters"] == lay["counters"]
        onlooker = await site.watch(joined["table"]["code"], language="uk")
        assert any("Перлина" in msgspec.json.encode(band).decode() for band in onlooker.log)


async def test_a_table_whose_cards_cannot_be_made_any_more_is_shown_as_it_lay(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    async with a_site(database) as site:
        joined = await _trial(site)
        page = await site.visit(joined)
        await page.answer("play:own-pearl")
        await page.close()
    async with a_site(database) as site:
        setup = {"pack": joined["table"]["setup"]["pack"].replace("gain:", "win_at_once:")}
        async with site.hall.store.engine.begin() as connection:
            await connection.execute(sql.update(tables).values(setup=setup))
        for language in LANGUAGES:
            page = await Visitor.at(site.address, joined["table"]["code"], joined["token"], language=language)
            assert page.table["frozen"]
            assert page.options == []
            assert page.position["status"]
            cards = f"/api/tables/{joined['table']['code']}/cards?language={language}"
            assert (await site.http.get(cards)).json() == []
