"""What a page has fetched, in bytes as they travelled."""

from __future__ import annotations

from playwright.sync_api import Page

TRAVELLED = """() => Object.entries(performance.getEntriesByType('resource')
  .concat(performance.getEntriesByType('navigation'))
  .reduce((sums, one) => {
    const kind = /\\.(js|css|woff2)$/.exec(new URL(one.name).pathname)?.[1] ?? 'other';
    sums[kind] = (sums[kind] ?? 0) + one.encodedBodySize;
    return sums;
  }, {}))"""


def travelled(page: Page) -> dict[str, int]:
    """Bytes by kind, compressed as they came."""
    return dict(page.evaluate(TRAVELLED))


def script_and_styles(page: Page) -> int:
    sizes = travelled(page)
    return sizes["js"] + sizes["css"]
