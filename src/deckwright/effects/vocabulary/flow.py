"""Flow: choices, conditions, loops, and the plain steps that they are laid out as."""

from __future__ import annotations

from typing import ClassVar

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, Computed, Condition, Inner, Name, Pick, word


@word
class Let(Step, frozen=True):
    """Choose something and give it a name. As many as there are, if there are too few."""

    name: Binding
    pick: Pick
    count: int | Computed = 1
    up_to: bool = False
    """Whether fewer may be chosen, or none."""
    by: Name = "you"
    """Who chooses: a name, or ``anyone`` for a decision all players take together."""


@word
class Every(Step, frozen=True):
    """Give a name to everything that fits; nothing is chosen."""

    name: Binding
    pick: Pick


@word
class Chance(Step, frozen=True):
    """Let chance choose something, and give it a name. As many as there are, if there are too few."""

    name: Binding
    pick: Pick
    count: int | Computed = 1


@word
class Note(Step, frozen=True):
    """Work a number out now and keep it under a name."""

    name: Binding
    amount: int | Computed


@word
class EachChooses(Step, frozen=True):
    """Several players choose at the same time, each in secret; the name stands for all they chose.

    ``ChoiceOf`` is what one of them chose. Who has nothing to decide is not asked.
    """

    gives: ClassVar[tuple[str, ...]] = ("them",)

    name: Binding
    pick: Pick
    """``them`` is the player who chooses."""
    who: Name = "all"


@word
class May(Step, frozen=True):
    """Do something, or leave it. Not offered when it cannot be done."""

    steps: tuple[Step, ...]
    by: Name = "you"


@word
class OneOf(Step, frozen=True):
    """Do one of several things: one that can be done in full, or else the one that can be done furthest."""

    branches: tuple[tuple[Step, ...], ...]
    by: Name = "you"


@word
class If(Step, frozen=True):
    """Do something if a condition holds, perhaps something else if not."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@word
class While(Step, frozen=True):
    """Do something again and again as long as a condition holds."""

    condition: Condition
    steps: tuple[Step, ...]
    most: int = 0
    """How often at most, however long the condition holds; 0 for no limit."""


@word
class Repeat(Step, frozen=True):
    """Do something several times."""

    times: int | Computed
    steps: tuple[Step, ...]


@word
class ForEach(Step, frozen=True):
    """Do something for each player or each chosen card, one after the other, under a name."""

    name: Inner
    of: Name
    """``all``, ``others``, or a name chosen before."""
    steps: tuple[Step, ...]


@word
class OneByOne(Step, frozen=True):
    """Choose one and do something with it, then another, until none is left that was not chosen before."""

    name: Inner
    pick: Pick
    steps: tuple[Step, ...]
    may_stop: bool = False
    """Whether the player may stop before."""
    must: Pick | None = None
    """The player may not stop while there is one of these."""
    by: Name = "you"
    most: int = 0
    """How many at most; 0 for as many as there are."""
    until: Inner = ""
    """It ends as soon as the steps have given this name to something."""


@word
class ChoiceOf(Pick, frozen=True):
    """What a player chose when each chose in secret."""

    name: Name
    who: Name = "you"


class Forget(Step, frozen=True):
    """Empty a name before something is chosen under it."""

    name: str


class Choose(Step, frozen=True):
    """Ask for one more under a name, until there are enough."""

    name: str
    pick: Pick
    count: int | Computed
    up_to: bool
    by: str
    purpose: str
    besides: str = ""
    """A name whose things are not offered."""
    must: Pick | None = None


class Add(Step, frozen=True):
    """Put what a name stands for into a list."""

    name: str
    to: str


class ChooseTogether(Step, frozen=True):
    """Ask several seats at the same time."""

    name: str
    pick: Pick
    who: str
    purpose: str


class TakeTogether(Step, frozen=True):
    """Give the name to what several seats chose; those with one thing to choose have chosen it."""

    name: str
    pick: Pick
    who: str


class Skip(Step, frozen=True):
    """Go some steps on, or back."""

    by: int


class Unless(Step, frozen=True):
    """Skip some steps unless a condition holds."""

    condition: Condition
    skip: int


class Offer(Step, frozen=True):
    """Ask whether to do the following steps."""

    steps: tuple[Step, ...]
    by: str
    skip: int


class Fork(Step, frozen=True):
    """Ask which way to go."""

    branches: tuple[tuple[Step, ...], ...]
    by: str
    skips: tuple[int, ...]
    names: tuple[str, ...]
    """What each way is called: by what it does first."""

    def option_name(self, number: int) -> str:
        return self.names[number]


class Countdown(Step, frozen=True):
    """Remember how many times are left."""

    name: str
    times: int | Computed


class Again(Step, frozen=True):
    """Once more, or skip the loop when no times are left."""

    name: str
    skip: int


class LineUp(Step, frozen=True):
    """Remember whose turns come in a loop."""

    name: str
    of: str


class Next(Step, frozen=True):
    """Give a name to the next in line, or skip the loop when there is none."""

    line: str
    name: str
    skip: int
