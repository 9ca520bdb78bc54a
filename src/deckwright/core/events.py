"""Events: what happened, and who may know.

Events are written only while somebody listens (``game.events`` is a list); they are not part of the state. The
log, the animations and the statistics read them.
"""

from __future__ import annotations

import msgspec

from deckwright.core.questions import Option

EVERYBODY = -1


class Event(msgspec.Struct, omit_defaults=True):
    """One thing that happened. Zones are places in the state, cards are instances."""

    kind: str
    seat: int = -1
    card: int = -1
    origin: int = -1
    goal: int = -1
    what: str = ""
    amount: int = 0
    total: int = 0
    seers: int = EVERYBODY
    """Bit mask of the seats that know which card it was."""
    cause: int = -1
    """The card whose text was being carried out, if everybody could see that card."""


class Settled(str):
    """The key of what was chosen without a question, with the option, and where its card lay then."""

    option: Option
    place: int

    def __new__(cls, key: str, option: Option, place: int) -> Settled:
        settled = super().__new__(cls, key)
        settled.option, settled.place = option, place
        return settled
