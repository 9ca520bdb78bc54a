"""What the page weighs, and how long one waits for it: ``.venv/bin/python benchmarks/page.py``.

Measures the built client on a server of its own, in Chromium on this machine, with nothing cached: bytes as they
travel, the time from opening the page to the first decision, and the time from a click to the changed table.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from serving import Server

GAMES = ("Enchanters", "Aeon's End")
CHOICES = 40
LOOKING = 300  # ms that a person looks before touching anything: cards that travel have arrived
TOUCHED = ".strip .button:not(.refused):enabled, .ribbon .button.main, button.offered"
TRAVELLED = """() => Object.entries(performance.getEntriesByType('resource')
  .concat(performance.getEntriesByType('navigation'))
  .reduce((sums, one) => {
    const kind = /\\.(js|css|woff2)$/.exec(new URL(one.name).pathname)?.[1] ?? 'other';
    sums[kind] = (sums[kind] ?? 0) + one.encodedBodySize;
    return sums;
  }, {}))"""
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


def travelled(page: Page) -> str:
    """Kilobytes by kind, compressed as they came."""
    sizes = dict(page.evaluate(TRAVELLED))
    parts = ", ".join(f"{kind} {size / 1000:.0f} kB" for kind, size in sorted(sizes.items()))
    return f"{parts}; script and styles {(sizes.get('js', 0) + sizes.get('css', 0)) / 1000:.0f} kB"


def main() -> None:
    chromium = shutil.which("chromium") or "/usr/bin/chromium"
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-background-networking"]
        )
        for number, game in enumerate(GAMES):
            page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
            page.goto(server.address)
            page.wait_for_selector(".tile .button.main")
            shown = page.evaluate("performance.now()")
            if number == 0:
                print(f"home: {travelled(page)}")
            page.locator(".tile .button.main").nth(number).click()
            page.wait_for_selector("h1.status.yours")
            decided = page.evaluate("performance.now()")
            print(f"{game}: {travelled(page)}")
            print(f"{game}: opened to home {shown:.0f} ms, to the first decision {decided:.0f} ms")
            waits = []
            for _ in range(CHOICES):
                page.wait_for_selector("h1.status.yours, .ending")
                if page.locator(".ending").count():
                    break
                page.wait_for_selector(TOUCHED)
                page.wait_for_timeout(LOOKING)
                wait = page.evaluate(CHOOSE)
                if wait is not None:
                    waits.append(wait)
            print(
                f"{game}: click to changed table, median {statistics.median(waits):.0f} ms, slowest {max(waits):.0f} ms"
            )
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
