"""What a seat may not know never leaves the server."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec
import pytest
from sites import OpenSite
from visitor import Visitor

from deckwright import games
from deckwright.core import Game, event_view
from deckwright.core.views import knows
from deckwright.records import Session, from_bytes, to_bytes
from deckwright.records.sealing import key_of
from deckwright.table.room import Room

pytestmark = pytest.mark.anyio

GAMES = games.names()


def with_unseen_cards_exchanged(session: Session, seat: int) -> Game:
    """The game with cards exchanged that a seat has never seen and that could lie in each other's place."""
    game = session.game
    told = [event_view(game, event, seat) for events in session.events for event in events]
    seen = {event.n for event in told}
    pools: dict[tuple[object, ...], list[int]] = {}
    for place, cards in enumerate(game.zones):
        for index, card in enumerate(cards):
            if card not in seen and not knows(game, seat, place, card):
                pools.setdefault(tuple(game.rules.pools_of(game, place, index, card)), []).append(card)
    faces = list(game.cards)
    for cards in pools.values():
        for one, other in zip(cards[::2], reversed(cards[1::2]), strict=False):
            faces[one], faces[other] = faces[other], faces[one]
    exchanged = game.copy()
    exchanged.cards = tuple(faces)
    return from_bytes(game.rules, to_bytes(exchanged))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", ["1", "5"])
async def test_what_a_seat_is_told_does_not_depend_on_cards_it_cannot_see(site: OpenSite, game: str, seed: str) -> None:
    seats = max(2, games.load(game).min_seats)
    joined = await site.new_table("here", *["open"] * (seats - 1), game=game, seed=seed)
    code = joined["table"]["code"]
    tokens = [joined["token"]] + [(await site.join(code, f"p{seat}", seat=seat))["token"] for seat in range(1, seats)]
    pages = {seat: await Visitor.at(site.address, code, token) for seat, token in enumerate(tokens)}
    pages[-1] = await Visitor.at(site.address, code)
    room = await site.hall.room(code)
    assert room.session is not None
    exchanged = 0
    for turn in range(12):
        for seat, page in pages.items():
            true = room.session.game
            token = tokens[seat] if seat >= 0 else ""
            told = await _hello_again(page, token)
            room.session.game = with_unseen_cards_exchanged(room.session, seat)
            exchanged += room.session.game.cards != true.cards
            try:
                assert await _hello_again(page, token) == told
            finally:
                room.session.game = true
        asked = room.waiting
        if not asked:
            break
        page = pages[asked[0]]
        await page.say("answer", version=page.version, choose=page.options[turn % len(page.options)])
        for one in pages.values():
            while one.version < room.version or one.version <= turn:
                await one.hear("changed", "state")
    assert exchanged > 12, "the test must have had something to exchange"


async def _hello_again(page: Visitor, token: str) -> bytes:
    """All that a page is told when it opens the table."""
    await page.say("ping")
    await page.hear("pong")  # what was on its way has come
    page.heard.clear()
    await page.say("hello", token=token, language="uk")
    await page.hear("state")
    return b"".join(page.heard)


HIDDEN = {"deck", "main", "legends", "token_stack", "box"}
"""Piles of Krutagidon into which nobody may look."""
OWN = {"hand", "offers"}
"""What only its owner may see."""


def _cards_shown(thing: object) -> Iterator[int]:
    """The numbers of all cards that are told anywhere in a message."""
    if isinstance(thing, dict):
        if isinstance(thing.get("n"), int) and thing["n"] >= 0:
            yield thing["n"]
        for value in thing.values():
            yield from _cards_shown(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from _cards_shown(value)


def lies_open(game: Game, seat: int, place: int) -> bool:
    """By the rulebook: hands are their owners' alone, and piles are face down."""
    layout = game.rules.layout
    zone, owner = layout.zone_of[place].name, layout.owner_of[place]
    return not (zone in HIDDEN or (zone in OWN and owner != seat))


def may_see(game: Game, seat: int, card: int) -> bool:
    """What lies open, and what was shown."""
    everybody = (1 << game.seats) - 1
    shown = game.seen[card] == everybody if seat < 0 else bool(game.seen[card] >> seat & 1)
    return shown or lies_open(game, seat, game.place[card])


async def three_wizards(site: OpenSite, **setup: str) -> tuple[Room, dict[int, Visitor]]:
    joined = await site.new_table("here", "open", "open", game="krutagidon", seed="3", **setup)
    code = joined["table"]["code"]
    tokens = [joined["token"]] + [(await site.join(code, f"p{seat}", seat=seat))["token"] for seat in (1, 2)]
    pages = {seat: await Visitor.at(site.address, code, token, language="ru") for seat, token in enumerate(tokens)}
    pages[-1] = await Visitor.at(site.address, code, language="ru")
    return await site.hall.room(code), pages


async def test_no_card_of_anothers_hand_or_of_a_pile_reaches_a_page(site: OpenSite) -> None:
    room, pages = await three_wizards(site)
    assert room.session is not None
    hidden = 0
    for step in range(70):
        game = room.session.game
        for seat, page in pages.items():
            shown = set(_cards_shown(page.position))
            assert all(may_see(game, seat, card) for card in shown), (step, seat)
            hidden += sum(not may_see(game, seat, card) for card in range(len(game.cards)))
        if not room.waiting:
            break
        seat = room.waiting[-1]
        options = pages[seat].options
        before = room.version
        await pages[seat].say("answer", version=pages[seat].version, choose=options[(step * 7) % len(options)])
        for page in pages.values():
            while page.version <= before:
                await page.hear("changed", "state")
    assert hidden > 10_000


async def test_what_somebody_was_dealt_and_did_not_keep_never_reaches_the_others(site: OpenSite) -> None:
    room, pages = await three_wizards(site)
    assert room.session is not None
    rules, game = room.session.game.rules, room.session.game
    dealt = [game.cards[card] for card in game.zones[rules.layout.zone_at("offers", 1)]]
    faces = {rules.definitions[face].id: face for face in dealt}
    assert len(faces) == 4
    while any(option.startswith("pick:") for option in pages[1].options):
        before = room.version
        await pages[1].say("answer", version=before, choose=pages[1].options[0])
        for page in pages.values():
            while page.version <= before:
                await page.hear("changed", "state")
        for seat in (0, 2, -1):
            heard = b"".join(pages[seat].heard).decode()
            assert not [one for one in faces if one in heard], seat
        before = room.version
        for seat in (0, 2):
            await pages[seat].say("answer", version=room.version, choose=pages[seat].options[0])
            for page in pages.values():
                while page.version <= before:
                    await page.hear("changed", "state")
            before = room.version
    layout = rules.layout
    kept = {
        game_card_id(room.session.game, zone) for zone in (layout.zone_at("property", 1), layout.zone_at("familiar", 1))
    }
    assert kept < set(faces)
    for seat in (0, 2, -1):
        heard = b"".join(pages[seat].heard).decode()
        assert {one for one in faces if one in heard} == kept, seat


def game_card_id(game: Game, place: int) -> str:
    return game.rules.definitions[game.cards[game.zones[place][0]]].id


async def test_the_seed_is_sealed_before_and_shown_after(site: OpenSite) -> None:
    joined = await site.new_table("bot", "bot", seed="")
    table = joined["table"]
    assert table["seed"] == table["secret"] == ""
    page = await site.visit(joined)
    while not page.table["finished"]:
        await page.hear("table")
    assert hashlib.sha256(page.table["secret"].encode()).hexdigest() == page.table["seal"] == table["seal"]
    assert int(page.table["seed"], 16) == key_of(page.table["secret"], [])


async def test_a_seed_of_one_s_own_is_not_sealed(site: OpenSite) -> None:
    joined = await site.new_table("here", "bot", seed="42")
    assert joined["table"]["seal"] == ""


async def test_tokens_are_kept_as_hashes_only(site: OpenSite) -> None:
    joined = await site.new_table("here", "open")
    friend = await site.join(joined["table"]["code"], "friend", seat=1)
    room = await site.hall.room(joined["table"]["code"])
    written = msgspec.json.encode(await site.hall.store.people(room.record.id))
    for token in (joined["token"], friend["token"]):
        assert token.encode() not in written
        assert hashlib.sha256(token.encode()).hexdigest().encode() in written
