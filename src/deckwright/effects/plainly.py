"""Plain steps: those that only change a number of the player who acts, or one of the table.

Most steps on most cards say a plain number and mean you: ``gain(crystals=3)``. When such a card is compiled, where the
number lies is worked out once, and a card that says nothing else is carried out in one go.
"""

from __future__ import annotations

from deckwright.core.steps import Change, simplifies
from deckwright.effects.vocabulary.verbs import Boost, Gain, Lose, Pay
from deckwright.effects.words import Amount
from deckwright.rules.contract import Rules


def _change(rules: Rules, counter: str, amount: Amount, who: str, sign: int) -> Change | None:
    layout = rules.layout
    if counter in getattr(rules, "changeable", ()) or counter in getattr(rules, "vital", ()):
        return None
    if not isinstance(amount, int) or who != "you" or not layout.has_counter(counter):
        return None
    first = layout.counter(counter)
    return first, sign * amount, layout.counter_owner[first] >= 0


@simplifies(Gain)
def _gain(rules: Rules, step: Gain) -> Change | None:
    return None if step.what in rules.ceilings else _change(rules, step.what, step.amount, step.who, 1)


@simplifies(Lose)
def _lose(rules: Rules, step: Lose) -> Change | None:
    return _change(rules, step.what, step.amount, step.who, -1)


@simplifies(Pay)
def _pay(rules: Rules, step: Pay) -> Change | None:
    return None if step.what in getattr(rules, "purses", ()) else _change(rules, step.what, step.amount, step.who, -1)


@simplifies(Boost)
def _boost(rules: Rules, step: Boost) -> Change | None:
    return _change(rules, f"{step.what}_bonus", step.amount, step.who, 1)
