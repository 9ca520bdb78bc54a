"""Games and bots that other packages bring.

A package names them as entry points, in the groups ``deckwright.games`` and ``deckwright.bots``. One that cannot be
loaded, or that claims a name somebody has already, is left out; everything else goes on working.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Collection
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Generic, TypeVar

from deckwright.core.mechanics import ID
from deckwright.errors import AuthorError, FileError

T = TypeVar("T")


class Plugins(Generic[T]):
    """What other packages bring to one group of entry points, each loaded once."""

    def __init__(self, group: str, ours: Collection[str], make: Callable[[str, object], T]) -> None:
        self.group = group
        self._ours = ours
        """The names that nobody else can have."""
        self._make = make
        """From a name and what the entry point leads to."""
        self._found: dict[str, T] | None = None
        self._troubles: dict[str, FileError] = {}

    def found(self) -> dict[str, T]:
        """All that can be used, by name."""
        if self._found is None:
            self._found = {}
            for entry in sorted(entry_points(group=self.group), key=lambda one: (_package(one), one.name)):
                self._load(entry, self._found)
        return self._found

    def troubles(self) -> dict[str, FileError]:
        """What was left out, and why, by ``name (package)``."""
        self.found()
        return self._troubles

    def trouble(self, name: str) -> FileError | None:
        """Why something of this name was left out, if it was and nothing else has the name."""
        return next((error for error in self.troubles().values() if error.facts["name"] == name), None)

    def forget(self) -> None:
        """Look again when somebody asks next: packages have come or gone."""
        self._found = None
        self._troubles = {}

    def _load(self, entry: EntryPoint, found: dict[str, T]) -> None:
        where = f"{entry.name} ({_package(entry)})"
        try:
            if not ID.fullmatch(entry.name):
                raise AuthorError("bad-name", "a name is small letters, digits and hyphens, such as 'iron-axe'")
            if entry.name in self._ours or entry.name in found:
                raise AuthorError("name-in-use", f"the name {entry.name!r} is taken; choose another")
            found[entry.name] = self._make(entry.name, entry.load())
        except (Exception, SystemExit) as error:
            self._troubles[where] = self._trouble(entry, error)

    def _trouble(self, entry: EntryPoint, error: BaseException) -> FileError:
        """One sentence: what was left out, why, where, and what to do."""
        why = str(error) if isinstance(error, AuthorError) else f"{type(error).__name__}: {error}"
        file, package = _guilty_line(entry, error), _package(entry)
        command = f"pip uninstall {package}"
        trouble = FileError(
            "broken-plugin",
            f"{entry.name!r} of the package {package!r} was left out: {' '.join(why.split())} ({file}); "
            f"fix it, or remove it with: {command}",
            name=entry.name,
            package=package,
            why=" ".join(why.split()),
            file=file,
            command=command,
        )
        trouble.__cause__ = error
        return trouble


def _package(entry: EntryPoint) -> str:
    """The package that an entry point comes from, as it is installed and removed."""
    return entry.dist.name if entry.dist is not None else entry.module.partition(".")[0]


def _guilty_line(entry: EntryPoint, error: BaseException) -> str:
    """The file of the other package where it went wrong, with the line if one is known."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    try:
        spec = find_spec(entry.module.partition(".")[0])
    except (ImportError, ValueError):
        spec = None
    if spec is None or spec.origin is None:
        return entry.value
    home = Path(spec.origin).parent if spec.submodule_search_locations else Path(spec.origin)
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        file = Path(frame.f_code.co_filename)
        if file.is_relative_to(home):
            return f"{file}:{line}"
    return getattr(sys.modules.get(entry.module), "__file__", None) or spec.origin
