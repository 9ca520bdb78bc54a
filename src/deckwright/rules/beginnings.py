"""Other ways for a game to begin than with a deal: from a position somebody laid out, by the name it goes by."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from deckwright.core.events import Event
    from deckwright.core.game import Game
    from deckwright.rules.contract import Rules


class Beginning(Protocol):
    """How a game begins that a set-up option names, such as ``lesson=first``."""

    def check(self, rules: Rules, seats: int, name: str) -> dict[str, object]:
        """The whole set-up of such a game, or a ``PlayerError`` that says what cannot be."""
        ...

    def begin(self, rules: Rules, name: str, heard: list[Event] | None, settled: list[str] | None) -> Game:
        """The game, run to its first question."""
        ...


BEGINNINGS: dict[str, Beginning] = {}
"""By the set-up option that names them."""


class Elsewhere:
    """A beginning that is imported when a game first begins so."""

    def __init__(self, module: str, name: str) -> None:
        self._module = module
        self._name = name

    def check(self, rules: Rules, seats: int, name: str) -> dict[str, object]:
        return self._found().check(rules, seats, name)

    def begin(self, rules: Rules, name: str, heard: list[Event] | None, settled: list[str] | None) -> Game:
        return self._found().begin(rules, name, heard, settled)

    def _found(self) -> Beginning:
        make: type[Beginning] = getattr(import_module(self._module), self._name)
        return make()
