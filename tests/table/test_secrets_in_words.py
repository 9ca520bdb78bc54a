"""No message of a table names a card that its reader has not seen: not in log, beats, hints or questions."""

from __future__ import annotations

import pytest
from sites import OpenSite
from test_secrets import lies_open, may_see, three_wizards
from visitor import Visitor

from deckwright.core import Game, event_view
from deckwright.core.events import Event
from deckwright.records import Session
from deckwright.table import coaching
from deckwright.text import Language, language

pytestmark = pytest.mark.anyio

STEPS = 60
HINT_EVERY = 10


class Reader:
    """Somebody at the table, and the faces of all the cards that they have seen so far."""

    def __init__(self, seat: int, page: Visitor) -> None:
        self.seat = seat
        self.page = page
        self.seen: set[int] = set()
        self.read = 0

    def looks(self, session: Session) -> None:
        """At the table, at every card that has passed through the open, and at what was shown by the text of a card."""
        game = session.game
        self.seen |= {game.cards[card] for card in range(len(game.cards)) if may_see(game, self.seat, card)}
        happened = [event for events in session.events for event in events if event.card >= 0]
        self.seen |= {game.cards[event.card] for event in happened if self.watches(game, event)}

    def watches(self, game: Game, event: Event) -> bool:
        """By the rulebook, not by what the engine says; only who looks at a revealed card is the engine's to say."""
        if event.kind == "revealed":
            return event_view(game, event, self.seat).n >= 0
        return any(place >= 0 and lies_open(game, self.seat, place) for place in (event.origin, event.goal))

    def unseen(self, game: Game, lang: Language) -> dict[str, str]:
        """The names of the cards that this reader has never seen, by their ids."""
        ids = {game.rules.definitions[face].id for face in set(game.cards) - self.seen}
        return {id: lang.card(game.rules, id) for id in ids}

    def finds(self, game: Game, lang: Language) -> list[str]:
        """The unseen cards that the latest messages name."""
        heard = b"".join(self.page.heard[self.read :]).decode()
        self.read = len(self.page.heard)
        return [id for id, name in self.unseen(game, lang).items() if f'"{id}"' in heard or name in heard]


async def test_no_message_names_a_card_that_its_reader_has_not_seen(
    site: OpenSite, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "ROUNDS", (2, 1))
    room, pages = await three_wizards(site, scores="shown")
    session = room.session
    assert session is not None
    lang = language("ru")
    readers = [Reader(seat, page) for seat, page in pages.items()]
    hidden = hinted = 0
    for step in range(STEPS):
        for reader in readers:
            reader.looks(session)
            assert reader.finds(session.game, lang) == [], (step, reader.seat)
            hidden += len(reader.unseen(session.game, lang))
        if not room.waiting:
            break
        seat = room.waiting[-1]
        page = pages[seat]
        if step % HINT_EVERY == HINT_EVERY - 1:
            await page.say("ask-hint", version=page.version)
            while (await page.hear("hint")).get("progress", 1.0) < 1:
                pass
            hinted += 1
        before = room.version
        await page.say("answer", version=page.version, choose=page.options[(step * 7) % len(page.options)])
        for one in pages.values():
            while one.version <= before:
                await one.hear("changed", "state")
    assert hinted >= 5
    assert hidden > 10_000, "most cards of the box are out of sight"


async def test_a_game_under_way_cannot_be_continued_elsewhere(site: OpenSite) -> None:
    """Whoever goes on from a copy sees what comes."""
    code = (await site.new_table("here", "bot", "bot", game="krutagidon"))["table"]["code"]
    copy = {"step": 1, "seats": [{"who": "here"}] * 3}
    reply = await site.http.post(f"/api/tables/{code}/continuations", json=copy)
    assert reply.json()["code"] == "not-finished"
