"""The API reference: a page for every package others may use, and a docstring for everything in it."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

import deckwright

PAGES = Path(__file__).parents[1] / "docs" / "reference"
NOT_A_LIBRARY = {"cli", "table"}
"""Programs: they are used as commands."""
PACKAGES = sorted({it.name for it in pkgutil.iter_modules(deckwright.__path__) if it.ispkg} - NOT_A_LIBRARY)


def test_every_public_package_has_a_page() -> None:
    assert {page.stem for page in PAGES.glob("*.md")} == set(PACKAGES)


@pytest.mark.parametrize("package", PACKAGES)
def test_the_page_shows_the_package(package: str) -> None:
    assert f"::: deckwright.{package}\n" in (PAGES / f"{package}.md").read_text()


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_is_documented(package: str) -> None:
    module = importlib.import_module(f"deckwright.{package}")

    public = {name: getattr(module, name) for name in getattr(module, "__all__", vars(module)) if name[0] != "_"}
    ours = [it for it in public.values() if str(getattr(it, "__module__", "")).startswith("deckwright.")]

    assert module.__doc__
    assert [it for it in ours if not inspect.getdoc(it)] == []
