"""A server for the tests, in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
from sites import OpenSite, a_site

from deckwright.text import be_strict


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unnoticed(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The server survives its own mistakes; the tests do not."""
    yield
    wrong = [record for when in ("setup", "call") for record in caplog.get_records(when) if record.exc_info]
    assert [record.getMessage() for record in wrong if record.name.startswith("deckwright")] == []


@pytest.fixture(scope="session", autouse=True)
def every_word_must_be_there() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


@pytest.fixture(scope="session")
async def site(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[OpenSite]:
    async with a_site(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}") as site:
        yield site
