"""Games that have come to a certain question, for somebody to go on with."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any

from people import Person
from serving import Server

from deckwright import games
from deckwright.core import Game
from deckwright.core.run import waiting_for
from deckwright.records.gamefile import encode
from deckwright.records.session import Session

NAMES = ["Olena", "Bodya", "Marko", "Olia", "Taras"]


def played_until(sign: Callable[[Game], bool], name: str, count: int, **setup: str) -> bytes:
    """A game file of a random game that has come to a certain question of the first seat."""
    rules = games.load(name)
    for seed in range(1, 40):
        players = ["human", *["random"] * (count - 1)]
        session = Session(rules, count, seed=seed, players=players, names=NAMES[:count], setup=setup)
        chance = random.Random(seed)
        for _ in range(1500):
            game = session.game
            if game.question is None:
                break
            if 0 in waiting_for(game) and sign(game):
                return encode(session.to_file())
            seat = waiting_for(game)[0]
            keys = rules.keys(game, game.question.options_of(seat))
            eager = [key for key in keys if key.startswith(("play", "buy", "prep"))]
            session.answer(chance.choice(eager or keys), seat=seat)
    raise AssertionError("no such question in forty games")


def brings(person: Person, server: Server, file: bytes) -> None:
    """Go on with a game file."""
    request = urllib.request.Request(f"{server.address}api/files", file, headers={"Content-Type": "text/plain"})
    with urllib.request.urlopen(request) as reply:
        joined: dict[str, Any] = json.load(reply)
    person.sits_down_at(joined)
