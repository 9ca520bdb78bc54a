"""A server of its own, a real Chromium, and people who sit before it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from people import CHROMIUM, FLAGS, PATIENCE, Person, Shape, Sit
from playwright.sync_api import Browser, expect, sync_playwright
from serving import Server

from deckwright.table.app import STATIC

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the browser come last, and say clearly why nothing was tried where there is none, or no client.

    Playwright marks its event loop as running as long as the browser is open, so no test of the server can follow.
    """
    here = Path(__file__).parent
    items.sort(key=lambda item: here in item.path.parents)
    missing = ""
    if not Path(CHROMIUM).exists():
        missing = "Chromium is not installed; on Debian: sudo apt-get install chromium"
    elif not (STATIC / "index.html").exists():
        missing = "the web client is not built; run scripts/build-client"
    if missing:
        for item in items:
            if here in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def sit(server: Server, browser: Browser) -> Iterator[Sit]:
    """Seat a person before a screen of their own; at the end nothing may have gone wrong on any of them."""
    people: list[Person] = []

    def sit(
        name: str = "Olena",
        *,
        at: Server = server,
        shape: Shape = Shape.DESK,
        language: str = "en",
        keeps_page: bool = False,
        marks: bool = False,
    ) -> Person:
        person = Person(browser, at.address, name, shape=shape, language=language, keeps_page=keeps_page, marks=marks)
        people.append(person)
        return person

    yield sit
    wrong = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.leave()
    assert wrong == []


@pytest.fixture
def olena(sit: Sit) -> Person:
    return sit("Olena")
