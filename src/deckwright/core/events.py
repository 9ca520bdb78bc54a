"""Events: what happened, and who may know.

Events are written only while somebody listens (``game.events`` is a list); they are not part of the state. The
log, the animations and the statistics read them.
"""

from __future__ import annotations

import msgspec

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
