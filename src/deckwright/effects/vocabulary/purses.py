"""Money of which some may be spent on some things only."""

from __future__ import annotations

import msgspec


class Coin(msgspec.Struct, frozen=True):
    """A counter that pays, perhaps only for some purposes, or not for some."""

    counter: str
    only: tuple[str, ...] = ()
    never: tuple[str, ...] = ()

    def pays_for(self, purpose: str) -> bool:
        return purpose in self.only if self.only else purpose not in self.never
