"""Actions printed on cards, and when they may be used."""

from __future__ import annotations

import msgspec

from deckwright.core.declared import Step
from deckwright.effects.words import Condition, MomentName, Name, Steps, word


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """Cost and effect: pay the cost in full, then do as much of the effect as possible."""

    id: str
    cost: Steps = ()
    effect: Steps
    moment: MomentName
    limit: int = 1
    """How often in a turn; 0 for as often as it can be paid."""
    condition: Condition | None = None
    """What must hold; it may speak of the card the moment is ``about``."""


@word
class Moment(Step, frozen=True):
    """Players who have an action for this moment may use it now, one player after the other."""

    moment: MomentName
    about: Name = ""
    """The card that has just been drawn, or played: the action may do something with it."""


class Use(Step, frozen=True):
    """Ask a player who has actions for this moment."""

    moment: str
    about: str
    who: str
