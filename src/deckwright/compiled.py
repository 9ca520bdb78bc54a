"""Which engine runs: the compiled one, if there is one that fits, or plain Python.

``make compile`` turns the modules that play games into extension modules, in ``_compiled`` of this package, with a list
of what they were made from; ``make wheel`` puts both into the wheel. They are used only if they fit: made for this
Python, from the very sources that are here, in a clone as well as where the wheel is installed. Otherwise the sources
run as they are, and ``deckwright doctor`` says why. ``DECKWRIGHT_PURE=1`` asks for that.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "_compiled"
LIST = FOLDER / "made-from.txt"
"""What the extension modules were made with and from; written last."""

PURE = "DECKWRIGHT_PURE"


class Source(NamedTuple):
    """A module that compiled ones depend on, as it was when they were made."""

    path: str
    size: int
    changed: str
    """When, in nanoseconds: a source that has this time and its size is not read. Installing sets another time."""
    digest: str


class Engine(NamedTuple):
    """The engine that runs, and why."""

    compiled: bool
    why: str
    """``compiled``; or why not: ``asked``, ``none``, ``other-python``, ``changed``, ``broken``."""
    what: str = ""
    """The Python it was made for, or the source that has changed since."""


def this_python() -> str:
    """What extension modules have to be made for."""
    return f"{sys.implementation.cache_tag} {sys.platform} {os.uname().machine if hasattr(os, 'uname') else ''}".strip()


def digest(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=16).hexdigest()


def listed(python: str, modules: Iterable[tuple[str, str]], sources: Iterable[Source]) -> str:
    """The text of the list."""
    lines = [f"python {python}"]
    lines += [f"module {name} {file}" for name, file in modules]
    lines += [f"source {one.size} {one.changed} {one.digest} {one.path}" for one in sources]
    return "\n".join(lines) + "\n"


def read_list(text: str) -> tuple[str, dict[str, str], list[Source]]:
    """The Python, the files of the modules, and the sources."""
    python, modules, sources = "", {}, []
    for line in text.splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "python":
            python = rest
        elif kind == "module":
            name, _, file = rest.partition(" ")
            modules[name] = file
        elif kind == "source":
            size, changed, digested, path = rest.split(" ", 3)
            sources.append(Source(path, int(size), changed, digested))
    return python, modules, sources


def first_changed(sources: Iterable[Source], package: Path = PACKAGE) -> str:
    """The first source that is not what it was; empty if they all are."""
    for source in sources:
        path = package / source.path
        try:
            found = path.stat()
            if found.st_size != source.size:
                return source.path
            if str(found.st_mtime_ns) != source.changed and digest(path) != source.digest:
                return source.path
        except OSError:
            return source.path
    return ""


class Finder(MetaPathFinder):
    """Finds the extension modules before anything looks for their sources."""

    def __init__(self, modules: dict[str, str], folder: Path = FOLDER) -> None:
        self._modules = modules
        self._folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._modules.get(fullname)
        if file is None:
            return None
        place = str(self._folder / file)
        return spec_from_file_location(fullname, place, loader=ExtensionFileLoader(fullname, place))


def look() -> tuple[Engine, dict[str, str]]:
    """Whether there is a compiled engine that fits, and the files of its modules."""
    try:
        text = LIST.read_text(encoding="utf-8")
    except OSError:
        return Engine(False, "none"), {}
    try:
        python, modules, sources = read_list(text)
    except ValueError:
        return Engine(False, "broken"), {}
    if python != this_python():
        return Engine(False, "other-python", python), {}
    changed = first_changed(sources)
    if changed:
        return Engine(False, "changed", changed), {}
    if not modules or not all((FOLDER / file).is_file() for file in modules.values()):
        return Engine(False, "broken"), {}
    return Engine(True, "compiled", python), modules


def choose_engine() -> Engine:
    """Use the compiled engine if there is one that fits; before any module of it is imported."""
    if os.environ.get(PURE, "") not in ("", "0"):
        return Engine(False, "asked")
    engine, modules = look()
    if not engine.compiled:
        return engine
    finder = Finder(modules)
    sys.meta_path.insert(0, finder)
    try:
        for name in modules:
            if "." not in name:
                import_module(name)  # the code of all of them; the others only point into it
    except ImportError as error:
        sys.meta_path.remove(finder)
        return Engine(False, "broken", str(error))
    return engine


ENGINE = choose_engine()
"""The engine of this process."""
