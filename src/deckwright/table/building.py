"""Which build of the page this server sends."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

STATIC = Path(__file__).resolve().parent / "static"


def page_build() -> str:
    """The name of the page's first script, which contains a hash of all that it loads; empty while nothing is built."""
    index = STATIC / "index.html"
    try:
        return _build_of(index, index.stat().st_mtime_ns)
    except OSError:
        return ""


@lru_cache(4)
def _build_of(index: Path, changed: int) -> str:
    found = re.search(r'<script[^>]* src="[^"]*?([^/"]+\.js)"', index.read_text())
    return found[1] if found else ""
