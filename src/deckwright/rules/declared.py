"""What a game declares besides what the engine needs, as records that never change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec


class SetupOption(msgspec.Struct, frozen=True, kw_only=True):
    """Something to decide before the game: one of the values, or several of them."""

    name: str
    values: tuple[str, ...]
    default: str
    many: bool = False
    """Several values may be chosen, written with commas."""
    of: str = ""
    """What the values are: ``card`` if they are cards that can be shown, ``seat`` if numbers of players, else words."""
    levels: Mapping[str, int] = {}
    """How hard it is to play with a value, or against it: from 1 up to ``hardest``."""
    hardest: int = 0
    contents: Mapping[str, tuple[str, ...]] = {}
    """The cards that a value stands for, where it stands for several."""
    seated: bool = False
    """Whether each seat has one of the values, in the order in which they are written."""


class Companion(msgspec.Struct, frozen=True, kw_only=True):
    """What people who play with the cardboard need counted, drawn or shuffled for them."""

    turn_decks: Mapping[str, tuple[str, ...]]
    """The turn-order deck as card ids, by the number of players or what else tells decks apart: ``2``, ``4-pairs``."""
    lives: Mapping[str, tuple[int, int, int]]
    """By difficulty: the life of each player, of the place they defend, and what is added to the foe's."""
    market: Mapping[str, int]
    """How many piles of each kind a market has."""


class Coming(NamedTuple):
    """Something that whomever everybody plays against will do in its next turn: see ``Rules.coming_acts``."""

    kind: str
    card: int = -1
    """The card that acts, if it is known."""
    number: int = 0
    """What there is to add: tokens left, the tier of a card that is drawn."""
