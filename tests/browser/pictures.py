"""Pictures of the table: games of known deals, played by bots up to a good moment."""

from __future__ import annotations

import json
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from people import CHROMIUM, FLAGS, Person, Shape
from playwright.sync_api import sync_playwright
from serving import Server

from deckwright import bots, games
from deckwright.core.run import waiting_for
from deckwright.records.gamefile import encode
from deckwright.records.session import Session

NAMES = ["Olena", "Marko", "Yaryna", "Bodya"]


def played(game: str, seats: int, seed: int, decisions: int, verb: str, names: list[str], **setup: str) -> bytes:
    """A game that bots have played for so many decisions, and on until the first seat may do what we want to show."""
    rules = games.load(game)
    players = ["human", *["thrifty"] * (seats - 1)]
    session = Session(rules, seats, seed=seed, players=players, names=names[:seats], setup=setup)
    minds = {seat: bots.bot("thrifty", rules, seed + seat) for seat in range(seats)}
    while session.game.question is not None:
        decisions -= 1
        mine = session.game.question.options_of(0) if 0 in waiting_for(session.game) else []
        if decisions < 0 and any(key.startswith(verb) for key in rules.keys(session.game, mine)):
            return encode(session.to_file())
        seat, key, _ = bots.answer(minds, session.game)
        session.answer(key, seat=seat)
    raise AssertionError(f"{game} was over before anybody was able to {verb}")


def bring(server: Server, file: bytes) -> dict[str, Any]:
    """Set a table up from a game file."""
    request = urllib.request.Request(f"{server.address}api/files", file, headers={"Content-Type": "text/plain"})
    with urllib.request.urlopen(request) as reply:
        joined: dict[str, Any] = json.load(reply)
    return joined


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)

        def sit(shape: Shape, language: str) -> Person:
            person = Person(browser, server.address, "Olena", shape=shape, language=language)
            person.prefers(confirm=True)
            return person

        def shoot(person: Person, name: str) -> None:
            person.page.mouse.move(1, 1)
            person.page.wait_for_timeout(600)
            person.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)

        def open_table(person: Person, file: bytes) -> None:
            person.sits_down_at(bring(server, file))
            person.is_asked()

        olena = sit(Shape.DESK, "en")
        olena.opens()
        olena.page.wait_for_selector(".tile")
        shoot(olena, "home")
        open_table(olena, played("enchanters", 3, 31, 60, "travel", NAMES))
        olena.page.locator(".track .table-card:is(.offered, .dangerous)").last.click()
        shoot(olena, "enchanters-table")
        open_table(olena, played("aeons-end", 2, 8, 90, "play", NAMES, nemesis="rageborne"))
        shoot(olena, "aeons-end-table")
        open_table(olena, played("krutagidon", 4, 8, 120, "play", NAMES))
        shoot(olena, "krutagidon-table")

        phone = sit(Shape.PHONE, "uk")
        open_table(phone, played("enchanters", 3, 12, 40, "travel", ["Олена", "Марко", "Ярина"]))
        shoot(phone, "phone")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
