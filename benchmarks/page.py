"""Weigh the built page, and time how long one waits for it.

It is served by a server of its own to Chromium on this machine, with nothing cached: bytes as they travel, the time
from opening the page to the first decision, from a click to the changed table, and from undo or redo to it.

examples:
  python benchmarks/page.py                                everything
  python benchmarks/page.py --choices 10 --undone 5        a quick look
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from serving import Server
from weighing import script_and_styles, travelled

GAMES = ("Enchanters", "Aeon's End", "Krutagidon")
LOOKING = 300  # ms that a person looks before touching anything: cards that travel have arrived
TOUCHED = ".strip .button:not(.refused):enabled, .ribbon .button.main, button.offered"
CHOOSE = """() => new Promise((done) => {
  const board = document.querySelector('main.board');
  const before = board.dataset.version;
  const start = performance.now();
  new MutationObserver((_, observer) => {
    if (board.dataset.version === before) return;
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  }).observe(board, { attributes: true });
  const find = (what) => document.querySelector(what);
  (find('.strip .sure ~ .button.main') ?? find('.strip .button.main, .ribbon .button.main') ?? find('button.offered')
    ?? find('.strip .button:not(.refused)'))?.click();
  requestAnimationFrame(() => find('.bubble .options .button')?.click());
  setTimeout(() => done(null), 2000);  // what was touched only opened something
})"""


STEP_BACK = """(which) => new Promise((done) => {
  const board = document.querySelector('main.board');
  const before = board.dataset.version;
  const start = performance.now();
  new MutationObserver((_, observer) => {
    if (board.dataset.version === before) return;
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - start));
  }).observe(board, { attributes: true });
  document.querySelectorAll('.corner .tool')[which].click();
})"""
PATIENCE = 180_000  # ms; on a busy machine the bots of a whole turn take long


def longest_games() -> list[dict[str, Any]]:
    """The longest recorded game of each title, but for its last answer: a contest that is over stays over."""
    recorded = (Path(__file__).parents[1] / "tests" / "suites" / "recorded").rglob("*.json")
    longest: dict[str, dict[str, Any]] = {}
    for file in recorded:
        game = json.loads(file.read_text())
        if len(game["answers"]) > len(longest.get(game["game"], {"answers": []})["answers"]):
            longest[game["game"]] = game
    for game in longest.values():
        del game["answers"][-1], game["snapshot"]
    return sorted(longest.values(), key=lambda game: len(game["answers"]))


def fresh_page(browser: Browser, **settings: object) -> Page:
    """A page with nothing kept, for somebody who does not wait for the turns of others to be played.

    What a service worker hands out counts as uncompressed, so there is none.
    """
    screen: ViewportSize = {"width": 1440, "height": 900}
    context = browser.new_context(viewport=screen, locale="en", service_workers="block")
    settled = json.dumps(json.dumps({"pace": "instant", "confirm": False, "marks": False, **settings}))
    context.add_init_script(f"localStorage.setItem('deckwright.settings', {settled})")
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def measure_undo(page: Page, server: Server, game: dict[str, Any], undone: int) -> None:
    """Undo and redo at the end, in the middle and in the first quarter of a game that one person plays for all."""
    depth = len(game["answers"])
    waits: dict[str, list[float]] = {"undo": [], "redo": []}
    worked = {"undo": 0.0, "redo": 0.0}
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    for part in (1.0, 0.6, 0.25):
        under_way = {**game, "answers": game["answers"][: int(part * depth)]}
        request = urllib.request.Request(
            f"{server.address}api/files", json.dumps(under_way).encode(), headers={"Content-Type": "text/plain"}
        )
        with urllib.request.urlopen(request) as reply:
            joined = json.load(reply)
        page.goto(f"{server.address}#/resume/{joined['table']['code']}/{joined['token']}")
        page.wait_for_selector("main.board [data-n]")
        if page.locator(".digest .close").count():
            page.locator(".digest .close").click()
        if page.locator("dialog .close").count():
            page.locator("dialog .close").first.click()
        for which, name in ((0, "undo"), (1, "redo")):
            before = processor_seconds(devtools)
            for _ in range(undone):
                page.wait_for_timeout(30)
                waits[name].append(page.evaluate(STEP_BACK, which))
            worked[name] += processor_seconds(devtools) - before
    for name, measured in waits.items():
        measured.sort()
        median, most = statistics.median(measured), measured[int(len(measured) * 0.95)]
        work = 1000 * worked[name] / len(measured)
        print(
            f"{name} at {game['game']}, {depth} answers: median {median:.0f} ms, 95 of 100 within {most:.0f} ms; "
            f"the page works {work:.0f} ms for each, drawing included"
        )


def processor_seconds(devtools: CDPSession) -> float:
    """How long the page's own thread has worked; unlike a clock, it does not depend on what else the machine does."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def weight(page: Page) -> str:
    """Kilobytes by kind, compressed as they came."""
    parts = ", ".join(f"{kind} {size / 1000:.0f} kB" for kind, size in sorted(travelled(page).items()))
    return f"{parts}; script and styles {script_and_styles(page) / 1000:.0f} kB"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--choices", type=int, default=40, help="clicks at each game (40)")
    parser.add_argument("--undone", type=int, default=25, help="answers undone and redone at each depth (25)")
    options = parser.parse_args(arguments)
    chromium = shutil.which("chromium") or "/usr/bin/chromium"
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-background-networking"]
        )
        for number, game in enumerate(GAMES):
            page = fresh_page(browser)
            page.goto(server.address)
            page.wait_for_selector(".tile .button.main")
            shown = page.evaluate("performance.now()")
            if number == 0:
                print(f"home: {weight(page)}")
            page.locator(".tile .button.main").nth(number).click()
            page.wait_for_selector("h1.status.yours")
            decided = page.evaluate("performance.now()")
            print(f"{game}: {weight(page)}")
            print(f"{game}: opened to home {shown:.0f} ms, to the first decision {decided:.0f} ms")
            waits = []
            for _ in range(options.choices):
                page.wait_for_selector("h1.status.yours, .ending")
                if page.locator(".ending").count():
                    break
                page.wait_for_selector(TOUCHED)
                page.wait_for_selector(".strip.settling", state="detached")  # the strip is empty if a ribbon asks
                page.wait_for_timeout(LOOKING)
                wait = page.evaluate(CHOOSE)
                if wait is not None:
                    waits.append(wait)
            print(
                f"{game}: click to changed table, median {statistics.median(waits):.0f} ms, slowest {max(waits):.0f} ms"
            )
            page.context.close()
        for played in longest_games():
            measure_undo(fresh_page(browser, motion="none", curtain=False), server, played, options.undone)
        browser.close()
    print(f"load of the machine: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    main()
