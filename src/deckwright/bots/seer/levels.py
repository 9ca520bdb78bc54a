"""Five levels, the same ladder in every game: from a pleasant first opponent to the strongest there is.

A level is made of how good its judgement is, how far it looks ahead, and how often it slips. A slip is honest: any plan
that a sensible player would think about, instead of the best one. No level ever sees more than its seat.
"""

from __future__ import annotations

import msgspec

from deckwright.bots.seer.thinking import Budget

TO_THE_END = 1000
"""No game has so many turns."""

BUDGETS = {
    "aeons-end": Budget(deals=48, turns=TO_THE_END, trust=20.0, until_clear=True),
    "enchanters": Budget(deals=16, turns=2),
    "krutagidon": Budget(deals=24, turns=TO_THE_END, plans=4, trust=40.0),
}
"""How far a level looks ahead that does, in each game: a turn costs more in some than in others."""

SLIPS = {"krutagidon": {"adept": 0.18}}
"""How often a level slips in a game where a slip costs less than in others."""


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """How well a bot plays."""

    name: str
    slips: float = 0.0
    """The share of decisions that are left to chance, unless ``SLIPS`` has another one for the game."""
    learned: bool = True
    """Whether positions are judged by what was learned from many games, or by rules of thumb."""
    looks_ahead: bool = False
    """Whether it looks further than the end of the turn."""
    budget: Budget | None = None
    """How far it looks ahead, if not as far as is usual in the game."""

    def slips_in(self, game: str) -> float:
        """The share of decisions that are left to chance in a game."""
        return SLIPS.get(game, {}).get(self.name, self.slips)

    def budget_for(self, game: str) -> Budget | None:
        """How far it looks ahead in a game; ``None`` for no further than the end of the turn."""
        return self.budget or (BUDGETS.get(game, Budget()) if self.looks_ahead else None)


LEVELS = (
    Level(name="novice", slips=0.3, learned=False),
    Level(name="apprentice", learned=False),
    Level(name="adept", slips=0.12),
    Level(name="master"),
    Level(name="seer", looks_ahead=True),
)
"""From the weakest to the strongest."""
