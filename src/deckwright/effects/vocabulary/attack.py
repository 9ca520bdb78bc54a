"""Attacks, and what the attacked may do about them."""

from __future__ import annotations

from typing import ClassVar, Literal

from deckwright.core.declared import Step
from deckwright.effects.words import Name, Steps, word

LEAVES = ("avoided", "sent_back")
"""The names that an attack gives to later steps."""


@word
class Attack(Step, frozen=True):
    """Attack players: who does not avoid it suffers the effect.

    In the effect ``target`` suffers, and ``defender`` is the player attacked, whose numbers count: they are the same
    unless the effect was sent back. Afterwards ``avoided`` names who escaped, ``sent_back`` who sent it back.
    """

    gives: ClassVar[tuple[str, ...]] = ("target", "defender", "attacker", "dealer")
    leaves: ClassVar[tuple[str, ...]] = LEAVES

    whom: Name
    effect: Steps
    declare: Literal["in-turn", "first", "secretly"] = "in-turn"
    attacker: Name = "you"
    """Nobody, if empty: then there is nobody to send the effect back to."""
    out: Name = ""
    """Who stays out of it: they escape without a defence."""


@word
class AfterAttack(Step, frozen=True):
    """Do something when the attack under way is over; at once if there is none."""

    steps: Steps


@word
class Avoid(Step, frozen=True):
    """In a defence: you escape the attack."""


@word
class SendBack(Step, frozen=True):
    """In a defence: the effect that you escape is suffered by the attacker. Then the text goes on."""


class BeginAttack(Step, frozen=True):
    """The attack begins: whoever it is that attacks."""

    attacker: str
    whom: str
    out: str


class EndAttack(Step, frozen=True):
    """What comes now is no attack any more."""


class Defend(Step, frozen=True):
    """Ask the defender for a defence."""


class DefendTogether(Step, frozen=True):
    """Ask all defenders at the same time."""

    line: str


class Aim(Step, frozen=True):
    """The effect goes to the defender, or back to the attacker; or it is skipped."""

    skip: int


class Resume(Step, frozen=True):
    """A defence that sent the effect back goes on."""


class Postpone(Step, frozen=True):
    """The following steps are done after the attack under way."""

    skip: int


class Leave(Step, frozen=True):
    """The block ends here."""
