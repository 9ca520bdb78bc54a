"""In tests a missing word is an error."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from deckwright.text import be_strict


@pytest.fixture(autouse=True)
def _strict_words() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)
