"""What happened, for abilities to answer."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import EventName, Name, One, word


@word
class Announce(Step, frozen=True):
    """Something has happened to a player, perhaps with a card: abilities may answer."""

    event: EventName
    who: One = "you"
    about: Name = ""


class Unreplaced(Step, frozen=True):
    """Let an ability replace what follows, if one can; the player it happens to chooses between several.

    The block is given ``you``, to whom it happens, and ``about``, the card.
    """

    event: str
    skip: int
