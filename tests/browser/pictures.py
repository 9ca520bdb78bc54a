"""Pictures of the table: games of known deals, played by the bot's hints up to a good moment."""

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


def deal(server: Server, game: str, seed: int, *seats: dict[str, str], **setup: str) -> dict[str, Any]:
    """A table with a known deal."""
    body = {"game": game, "seats": seats, "setup": setup, "seed": str(seed)}
    request = urllib.request.Request(
        f"{server.address}api/tables", json.dumps(body).encode(), headers={"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as reply:
        joined: dict[str, Any] = json.load(reply)
    return joined


def follow_hints(person: Person, decisions: int, *, moment: str) -> None:
    """Do what the bot would do, some times and then until a moment worth a picture."""
    while True:
        person.page.wait_for_selector("h1.status.yours")
        decisions -= 1
        if decisions < 0 and person.page.locator(moment).count():
            break
        if person.page.locator(".ribbon").count():
            person.takes(person.page.locator(".ribbon .button.main"))
            continue
        person.presses("h")
        person.page.wait_for_selector(".banner.hint")
        before = person.version()
        person.page.locator(".hinted").first.click()
        for more in (".bubble .options .button", ".strip .sure ~ .button.main"):
            if person.version() == before and person.page.locator(more).count():
                person.page.locator(more).first.click()
        person.waits_for_change(before)
    person.page.evaluate("delete document.documentElement.dataset.input")
    person.page.mouse.move(1, 1)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    thrifty = {"who": "bot", "bot": "thrifty"}
    with tempfile.TemporaryDirectory() as data, Server(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)

        def shoot(person: Person, name: str) -> None:
            person.page.wait_for_timeout(400)
            person.page.screenshot(path=folder / f"{name}.png")

        def sit(shape: Shape, language: str) -> Person:
            return Person(browser, server.address, "Olena", shape=shape, language=language)

        olena = sit(Shape.DESK, "en")
        olena.opens()
        olena.page.wait_for_selector(".tile")
        shoot(olena, "home")
        here = {"who": "here", "name": "Olena"}
        olena.sits_down_at(deal(server, "enchanters", 31, here, thrifty, thrifty, first="1"))
        follow_hints(olena, 30, moment=".track .dangerous")
        shoot(olena, "enchanters-table")
        olena.sits_down_at(deal(server, "aeons-end", 8, here, thrifty, nemesis="rageborne"))
        follow_hints(olena, 40, moment=".stall.offered")
        shoot(olena, "aeons-end-table")

        phone = sit(Shape.PHONE, "uk")
        phone.sits_down_at(deal(server, "enchanters", 12, {**here, "name": "Олена"}, thrifty, thrifty, first="1"))
        phone.is_asked()
        shoot(phone, "phone")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
