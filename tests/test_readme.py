"""What the README shows is true."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

from deckwright import __version__

ROOT = Path(__file__).parent.parent


def test_the_python_session_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 5
    assert failed == 0


def test_the_readme_and_contributing_point_at_files_that_exist() -> None:
    for page in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / page).read_text("utf-8")
        links = [link for link in re.findall(r"\]\(([^)#]+)", text) if "://" not in link]
        assert links
        assert [link for link in links if not (ROOT / link).exists()] == []


def test_package_and_changelog_say_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    newest = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[0]

    assert (project["version"], newest) == (__version__, __version__)
