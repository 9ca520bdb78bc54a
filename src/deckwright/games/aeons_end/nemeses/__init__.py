"""The nemeses. Each module here holds all that is one nemesis's; its line below makes it part of the game."""

from __future__ import annotations

from importlib import import_module

from deckwright.games.aeons_end.own_rules import Nemesis

_REGISTRY = (
    "rageborne",
    "carapace_queen",
    "crooked_mask",
    "prince_of_gluttons",
    "umbra_titan",
    "gate_witch",
    "hollow_crown",
    "magus_of_cloaks",
)
"""The first of a box is the one that its rulebook recommends for the first game."""
NEMESES: list[Nemesis] = [getattr(import_module(f"{__name__}.{name}"), name.upper()) for name in _REGISTRY]

__all__ = ["NEMESES"]
