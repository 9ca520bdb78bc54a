"""Puts the web client into every wheel and source archive, or stops the build; wheels get the scenarios too.

In a clone the client is built from ``web/`` when it is missing or older than its sources. A source archive holds no
``web/``: there the client has to be in it already.

A wheel is plain Python and runs anywhere, unless ``DECKWRIGHT_COMPILED=1`` asks for the compiled engine, as ``make
wheel`` does: then it is for one Python on one kind of machine, and what ``make compile`` left must fit both.
"""

from __future__ import annotations

import os
import runpy
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCES = {"node_modules", "test-results", "tests", ".svelte-kit"}


COMPILED = "DECKWRIGHT_COMPILED"


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before hatchling collects the files of the package."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # `make setup` builds the client by itself, after the environment
        root = Path(self.root)
        page = root / "src/deckwright/table/static/index.html"
        in_clone = (root / "web/package.json").exists()
        if in_clone and (not page.exists() or page.stat().st_mtime < newest(root / "web")):
            build_client(root)
        if not page.exists():
            raise SystemExit(
                f"the web client is missing from {page.parent}; build from a clone of the repository, with `make wheel`"
            )
        if self.target_name == "wheel":
            # Rulings are shown on the table as their scenarios, which are tests as well.
            for folder in (root / "tests/scenarios").iterdir():
                build_data["force_include"][str(folder)] = f"deckwright/games/{folder.name}/scenarios"
            if os.environ.get(COMPILED, "") not in ("", "0"):
                build_data["force_include"] |= compiled_engine(root / "src/deckwright")
                build_data["pure_python"] = False
                build_data["infer_tag"] = True


def compiled_engine(package: Path) -> dict[str, str]:
    """The files of the compiled engine, and where they belong in the wheel."""
    os.environ["DECKWRIGHT_PURE"] = "1"  # look at the engine, do not load it
    engine = runpy.run_path(str(package / "compiled.py"))
    found, modules = engine["look"]()
    if not found.compiled:
        why = f"{found.why} {found.what}".strip()
        raise SystemExit(
            f"the compiled engine in {engine['FOLDER']} does not fit ({why}); build it with `make compile`"
        )
    return {
        str(engine["FOLDER"] / file): f"deckwright/_compiled/{file}"
        for file in (engine["LIST"].name, *modules.values())
    }


def newest(folder: Path) -> float:
    """When the last of the client's sources was changed."""
    times = [0.0]
    for entry in folder.iterdir():
        if entry.name not in NOT_SOURCES:
            times.append(newest(entry) if entry.is_dir() else entry.stat().st_mtime)
    return max(times)


def build_client(root: Path) -> None:
    """Install the client's packages if they are missing, and build it into the package."""
    try:
        if not (root / "web/node_modules").exists():
            subprocess.run([root / "scripts/npm", "install", "--no-save"], check=True)
        subprocess.run([root / "scripts/build-client"], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SystemExit(f"the web client cannot be built, and a package without it is of no use: {error}") from error
