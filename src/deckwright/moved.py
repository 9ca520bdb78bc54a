"""Where what used to be in ``core`` and ``effects`` is now: imports by the old names keep working."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

_MODULES = {
    "deckwright.core.beginnings": "deckwright.rules.beginnings",
    "deckwright.core.errors": "deckwright.errors",
    "deckwright.core.gamefile": "deckwright.records.gamefile",
    "deckwright.core.position": "deckwright.rules.position",
    "deckwright.core.rules": "deckwright.rules.contract",
    "deckwright.core.saves": "deckwright.records.saves",
    "deckwright.core.sealing": "deckwright.records.sealing",
    "deckwright.core.session": "deckwright.records.session",
    "deckwright.core.start": "deckwright.rules.start",
    "deckwright.effects.check": "deckwright.authoring.check",
    "deckwright.effects.glossary": "deckwright.authoring.glossary",
    "deckwright.effects.printing": "deckwright.authoring.printing",
    "deckwright.effects.writing": "deckwright.authoring.writing",
}
_NAMES: dict[str, dict[str, tuple[str, ...]]] = {
    "deckwright.core": {
        "deckwright.errors": ("AuthorError", "DeckwrightError", "FileError", "InternalError", "PlayerError"),
        "deckwright.records": ("GameFile", "Given", "Session", "from_bytes", "state_hash", "to_bytes"),
        "deckwright.rules": ("Rules", "SetupOption", "bare_table", "new_game", "start"),
    },
    "deckwright.effects.words": {"deckwright.authoring.packs": ("plain", "read", "read_steps")},
}


def name_of(module: str, name: str) -> object:
    """What an old module had under a name, for its ``__getattr__``."""
    for new, names in _NAMES[module].items():
        if name in names:
            return getattr(import_module(new), name)
    raise AttributeError(f"module {module!r} has no attribute {name!r}")


class _Mover(MetaPathFinder, Loader):
    """Finds the old modules, after everything else has looked for them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return ModuleSpec(fullname, self) if fullname in _MODULES else None

    def exec_module(self, module: ModuleType) -> None:
        """Put the new module in the place of the empty one: an import returns whatever is there afterwards."""
        sys.modules[module.__name__] = import_module(_MODULES[module.__name__])


sys.meta_path.append(_Mover())
