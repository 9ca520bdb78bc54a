"""How cards are written: short functions for the words of the vocabulary.

play=[gain(aether=2), may(let("burned", card_in("hand")), destroy("burned"))]
"""

from __future__ import annotations

from deckwright.core.errors import AuthorError
from deckwright.core.steps import Step
from deckwright.effects import amounts, conditions, flow, picks, verbs
from deckwright.effects.modifiers import Adds, Multiplies, When
from deckwright.effects.words import Amount, Condition, Pick, Steps


def _only(word: str, values: dict[str, Amount]) -> tuple[str, Amount]:
    if len(values) != 1:
        raise AuthorError("one-thing", f"{word} takes exactly one thing, such as {word}(crystals=3), got {values}")
    ((what, amount),) = values.items()
    return what, amount


# -- numbers


def gain(*, who: str = "you", **what: Amount) -> verbs.Gain:
    """``gain(crystals=3)``"""
    return verbs.Gain(*_only("gain", what), who)


def lose(*, who: str = "you", **what: Amount) -> verbs.Lose:
    return verbs.Lose(*_only("lose", what), who)


def pay(*, who: str = "you", **what: Amount) -> verbs.Pay:
    return verbs.Pay(*_only("pay", what), who)


def transfer(*, to: str, giver: str = "you", **what: Amount) -> verbs.Transfer:
    return verbs.Transfer(*_only("transfer", what), to, giver)


def double(what: str, *, who: str = "you") -> verbs.Double:
    return verbs.Double(what, who)


def boost(*, who: str = "you", **what: Amount) -> verbs.Boost:
    """``boost(attack=3)``: until the turn ends."""
    return verbs.Boost(*_only("boost", what), who)


def roll(name: str, *, sides: int = 6) -> verbs.Roll:
    return verbs.Roll(name, sides)


# -- cards


def move(cards: str, *, to: str, whose: str = "you", under: bool = False) -> verbs.Move:
    return verbs.Move(cards, to, whose, under)


def discard(cards: str) -> verbs.Discard:
    return verbs.Discard(cards)


def destroy(cards: str) -> verbs.Destroy:
    return verbs.Destroy(cards)


# -- flow


def let(name: str, pick: Pick, *, count: Amount = 1, up_to: bool = False, by: str = "you") -> flow.Let:
    return flow.Let(name, pick, count, up_to, by)


def may(*steps: Step, by: str = "you") -> flow.May:
    return flow.May(steps, by)


def one_of(*branches: list[Step], by: str = "you") -> flow.OneOf:
    return flow.OneOf(tuple(tuple(branch) for branch in branches), by)


def if_(condition: Condition, then: list[Step], otherwise: list[Step] | None = None) -> flow.If:
    return flow.If(condition, tuple(then), tuple(otherwise or ()))


def repeat(times: Amount, *steps: Step) -> flow.Repeat:
    return flow.Repeat(times, steps)


def for_each(name: str, of: str, *steps: Step) -> flow.ForEach:
    return flow.ForEach(name, of, steps)


# -- picks


def card_in(*zones: str, whose: str = "you", kind: str = "", tag: str = "", other_than: str = "") -> picks.CardIn:
    return picks.CardIn(zones, whose, kind, tag, None, None, other_than)


def top_of(zone: str, *, whose: str = "you") -> picks.TopOf:
    return picks.TopOf(zone, whose)


def another_player(*, has: str = "", most: str = "", fewest: str = "") -> picks.Player:
    return picks.Player("others", has, most, fewest)


def any_player(*, has: str = "", most: str = "", fewest: str = "") -> picks.Player:
    return picks.Player("all", has, most, fewest)


# -- amounts and conditions


def per(of: str, every: int = 1, *, times: int = 1, who: str = "you") -> amounts.Per:
    """``per("attack", 2)``: 1 for every 2 attack."""
    return amounts.Per(of, every, times, who)


def how_many(name: str, *, times: int = 1) -> amounts.HowMany:
    return amounts.HowMany(name, times)


def the_number(name: str) -> amounts.TheNumber:
    return amounts.TheNumber(name)


def half(of: Amount, *, up: bool = True) -> amounts.Half:
    return amounts.Half(of, up)


def lower(one: Amount, other: Amount) -> amounts.Lower:
    return amounts.Lower(one, other)


def chosen(name: str) -> conditions.Chosen:
    return conditions.Chosen(name)


def at_least(amount: Amount, of: str, *, who: str = "you") -> conditions.AtLeast:
    return conditions.AtLeast(of, amount, who)


def at_most(amount: Amount, of: str, *, who: str = "you") -> conditions.AtMost:
    return conditions.AtMost(of, amount, who)


# -- modifiers


def adds(*, against: str = "", **what: Amount) -> Adds:
    return Adds(*_only("adds", what), against)


def multiplies(what: str, factor: int, *, against: str = "") -> Multiplies:
    return Multiplies(what, factor, against)


def when(event: str, *steps: Step, against: str = "") -> When:
    return When(event, steps, against)


def steps(*written: Step) -> Steps:
    return written
