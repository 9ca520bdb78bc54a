"""Playing gems and relics."""

from __future__ import annotations

from typing import ClassVar

from deckwright.core.declared import Step
from deckwright.effects.words import (
    Condition,
    Name,
    word,
)


@word
class PlayedThisTurn(Condition, frozen=True):
    """This is exactly the nth time this turn that a card of this name is played."""

    event: ClassVar[str] = "played"

    times: int


@word
class PlayTwice(Step, frozen=True):
    """Play a chosen gem twice: it lies in front of you, and its effect happens two times."""

    cards: Name


class PlayAgain(Step, frozen=True):
    """The second play of a gem that is played twice."""
