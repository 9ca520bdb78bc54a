"""Somebody who sits before a screen: what they see, and what their hands do."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from typing import Any

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

PATIENCE = 30_000
"""Milliseconds that somebody waits for the page."""
PRESSES = 5
"""How often they press before they give up."""

OFFERED = ".offered:is(button), .dangerous:is(button), .strip .button:not(.refused)"
OBVIOUS = ".strip .button.main, .ribbon .button.main"

SETTLED = """async () => {
  // A board looks how much room it has, draws itself again, and looks once more.
  const all = () => [...document.querySelectorAll('main *, dialog *')];
  const sight = () => all().map((node) => node.getBoundingClientRect())
    .map((box) => `${box.left} ${box.top} ${box.width} ${box.height}`).join();
  for (let before = '', still = 0; still < 6; before = sight()) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    still = sight() === before ? still + 1 : 0;
  }
}"""
"""Waits until nothing on the page moves any more."""


class Shape(Enum):
    """The size of a screen."""

    DESK = (1440, 900)
    LAPTOP = (1280, 720)
    TABLET = (820, 1180)
    PHONE = (390, 844)
    SMALLEST = (360, 640)
    WIDE = (1920, 1080)

    @property
    def is_phone(self) -> bool:
        return self in (Shape.PHONE, Shape.SMALLEST)


class Person:
    """A person with a browser of their own, who has seen nothing yet."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        shape: Shape,
        language: str,
        keeps_page: bool = False,
        marks: bool = False,
    ) -> None:
        self.address = address
        width, height = shape.value
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=shape.is_phone,
            is_mobile=shape.is_phone,
            locale=language,
            service_workers="allow" if keeps_page else "block",
            accept_downloads=True,
        )
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.context.set_default_timeout(PATIENCE)
        self.settle(name=name, language=language, motion="none", pace="instant", confirm=False, marks=marks)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.expects_trouble = False
        self.page.on("console", lambda message: self._complain(message.type, message.text))
        self.page.on("pageerror", lambda error: self._complain("error", str(error)))

    def settle(self, **settings: object) -> None:
        """Settings that the device remembers from before."""
        text = json.dumps(json.dumps(settings))
        self.context.add_init_script(
            f"if (!localStorage.getItem('deckwright.settings')) localStorage.setItem('deckwright.settings', {text})"
        )

    def prefers(self, **settings: object) -> None:
        """Settings that somebody has changed, and changes again should they be lost."""
        self.context.add_init_script(
            "localStorage.setItem('deckwright.settings', JSON.stringify("
            f"{{...JSON.parse(localStorage.getItem('deckwright.settings') ?? '{{}}'), ...{json.dumps(settings)}}}))"
        )

    def _complain(self, kind: str, text: str) -> None:
        if "blocked by Playwright" in text:  # the tests themselves keep the page from being kept
            return
        if kind in ("error", "warning") and not self.expects_trouble:
            self.complaints.append(f"{kind}: {text}")

    def leave(self) -> None:
        self.context.close()

    # -- going places ----------------------------------------------------------------------------------------------

    def opens(self, *steps: str) -> None:
        self.page.goto(f"{self.address}#/{'/'.join(steps)}")

    def sits_down_at(self, joined: dict[str, Any]) -> None:
        """Open a table one has a seat at, by a resume link."""
        self.opens("resume", joined["table"]["code"], joined["token"])
        self.waits_for_table()

    def waits_for_table(self) -> None:
        expect(self.page.locator("main.board [data-n]").first).to_be_visible(timeout=PATIENCE)

    def waits_for_replay(self) -> None:
        expect(self.page.locator("main [data-n]").first).to_be_visible(timeout=PATIENCE)

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Locator:
        return self.page.locator("h1.status")

    @property
    def offered(self) -> Locator:
        return self.page.locator(OFFERED)

    @property
    def ending(self) -> Locator:
        return self.page.locator(".ending")

    def sees(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    def is_asked(self) -> None:
        expect(self.page.locator("h1.status.yours")).to_be_visible(timeout=PATIENCE)
        self.closes_the_summary()

    def closes_the_summary(self) -> None:
        """What happened since one's turn is on the page until it is closed."""
        summary = self.page.locator(".digest .close:visible")
        if summary.count():
            summary.click()

    def waits(self) -> None:
        """Somebody else is asked."""
        expect(self.page.locator("h1.status:not(.yours)")).to_be_visible(timeout=PATIENCE)

    def table(self) -> dict[str, str]:
        """What lies where, as far as one can see: the name of every card, by its zone."""
        zones: dict[str, str] = self.page.evaluate(
            """() => Object.fromEntries([...document.querySelectorAll('main [data-zone]')].map((zone) => [
                 zone.dataset.zone,
                 [...zone.querySelectorAll('[data-n]')].map((card) => card.dataset.n).join(' ')]))"""
        )
        return zones

    def looks_at_a_screen(self, shape: Shape) -> None:
        """Make the window as large as another screen."""
        width, height = shape.value
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(f"() => innerWidth === {width}")

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))

    # -- acting ----------------------------------------------------------------------------------------------------

    def takes_anything(self) -> None:
        """Take the obvious thing, or else the first that is offered, and wait until the table has answered."""
        before = self.version()
        for _ in range(PRESSES):
            self.closes_the_summary()
            self.lets_the_button_settle()
            obvious = self.page.locator(OBVIOUS)
            (obvious if obvious.count() else self.offered).first.click(force=True)
            more = self.page.locator(".bubble .options .button:enabled, .strip .sure ~ .button.main:enabled")
            if self.version() == before and more.count():
                more.first.click()
            with suppress(TimeoutError):
                return self.waits_for_change(before, PATIENCE / PRESSES)
        self.waits_for_change(before)

    def lets_the_button_settle(self) -> None:
        """A main button that has just changed its meaning ignores a press."""
        self.page.wait_for_selector(".strip.settling:has(.button.main)", state="detached")  # noticed in the next frame

    def takes(self, thing: Locator) -> None:
        """Touch something that is offered, and wait until the table has answered."""
        before = self.version()
        self.lets_the_button_settle()
        thing.first.click()
        self.waits_for_change(before)

    def plays_until(self, sign: str) -> None:
        """Play on until something can be seen."""
        while not self.page.locator(sign).count():
            self.page.wait_for_selector(f"{sign}, {OFFERED}, {OBVIOUS}")
            if not self.page.locator(sign).count():
                self.takes_anything()

    def version(self) -> str:
        text: str | None = self.page.locator("main.board").get_attribute("data-version")
        return text or ""

    def waits_for_change(self, version: str, patience: float = PATIENCE) -> None:
        self.page.wait_for_selector(f"main.board:not([data-version='{version}'])", state="attached", timeout=patience)

    def plays_to_the_end(self, *, most: int = 600) -> int:
        """Play whatever is offered until the game is over; returns the number of decisions."""
        for decisions in range(most):
            self.page.wait_for_selector(f"{OFFERED}, {OBVIOUS}, .ending", timeout=PATIENCE)
            if self.ending.count():
                return decisions
            self.takes_anything()
        raise AssertionError(f"the game did not end after {most} decisions")

    def presses(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)


Sit = Callable[..., Person]
"""Seats somebody before a screen of their own."""
