"""Every ruling is held by a test or a scenario that exists."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARAGRAPHS = (ROOT / "docs" / "rulings.md").read_text("utf-8").split("\n\n")


def test_every_ruling_names_tests_and_every_test_named_is_there() -> None:
    rulings = [paragraph for paragraph in PARAGRAPHS if paragraph.startswith("**")]
    assert rulings
    for ruling in rulings:
        named = re.findall(r"`([\w-]+\.(?:py|yaml))?::([^`]+)`", " ".join(ruling.split()))
        assert named, f"no test holds this ruling: {ruling}"
        file = ""
        for given, test in named:
            file = given or file
            sources = [path.read_text("utf-8") for path in (ROOT / "tests").rglob(file)]
            begins = f"def {test}(" if file.endswith(".py") else f"case: {test}\n"
            assert any(begins in source for source in sources), f"{file} has no {test}"
