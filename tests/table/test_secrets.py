"""What a seat may not know never leaves the server."""

from __future__ import annotations

import hashlib

import msgspec
import pytest
from sites import OpenSite
from visitor import Visitor

from deckwright import games
from deckwright.core import Game, Session, event_view, from_bytes, to_bytes
from deckwright.core.sealing import key_of
from deckwright.core.views import knows

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
