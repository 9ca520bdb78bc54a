"""Damage, life, and the end of the game."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, Computed, Condition, Modifier, Name, Pick, word


@word
class Deal(Step, frozen=True):
    """Deal damage to the nemesis or to one minion. A spell's first damage includes the bonus of its breach."""

    amount: int | Computed
    outcome: Binding = ""
    """A name for the foe that the damage sent to the discard pile, if any."""


@word
class DealSplit(Step, frozen=True):
    """Deal damage, split as you like between the nemesis and any number of minions: one hit for each."""

    amount: int | Computed


@word
class Suffer(Step, frozen=True):
    """A player, or each of several, suffers damage."""

    amount: int | Computed
    who: Name = "you"


@word
class GraveholdSuffers(Step, frozen=True):
    """Gravehold suffers damage."""

    amount: int | Computed


@word
class FoeSuffers(Step, frozen=True):
    """A minion suffers damage that no player deals."""

    amount: int | Computed
    cards: Name = "this"


@word
class FoeRecovers(Step, frozen=True):
    """A minion gains life, up to the life it began with."""

    amount: int | Computed
    cards: Name = "this"


@word
class Recover(Step, frozen=True):
    """A player gains life, up to the starting life. Exhausted players gain none."""

    amount: int | Computed
    who: Name = "you"


@word
class GraveholdRecovers(Step, frozen=True):
    """Gravehold gains life, up to its starting life."""

    amount: int | Computed


@word
class NemesisRecovers(Step, frozen=True):
    """The nemesis gains life, up to its starting life."""

    amount: int | Computed


@word
class PlayersLose(Step, frozen=True):
    """The players lose the game at once."""


@word
class Untouchable(Modifier, frozen=True):
    """No damage can be dealt to this foe, and its life is the same at every difficulty."""


@word
class PreventedWhile(Modifier, frozen=True):
    """While a condition holds, all damage to this minion is prevented."""

    condition: Condition


@word
class Exhausted(Condition, frozen=True):
    """A player is exhausted."""

    who: Name = "you"


@word
class LowestLife(Pick, frozen=True):
    """The player with the lowest life; exhausted players are left out."""


class LeavePlay(Step, frozen=True):
    """A beaten foe leaves play."""


class ExcessDamage(Step, frozen=True):
    """What was dealt beyond a player's last life hits Gravehold, doubled."""


class StrikeShares(Step, frozen=True):
    """The foes among whom damage was split are hit, one after the other."""


class LeftoverBonus(Step, frozen=True):
    """The bonus of a breach is dealt even by a spell that deals no damage of its own."""
