"""Reading cards: what a card does when it is played, cast or used, told from its steps and not from its name.

Everything is reckoned in damage, as in worth.py; aether is told apart, because it has to be spent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from deckwright.core.declared import Step
from deckwright.effects.vocabulary.amounts import Half, HowMany, Less, Lower, Per, Printed, Sum, Times
from deckwright.effects.vocabulary.decks import Draw
from deckwright.effects.vocabulary.flow import ForEach, If, Let, May, OneByOne, OneOf, Repeat
from deckwright.effects.vocabulary.picks import CardIn, Counted
from deckwright.effects.vocabulary.verbs import Destroy, Discard, Gain, Lose, Move, Pay
from deckwright.effects.words import Amount
from deckwright.games.aeons_end.definitions import GEM, MAGE, SPELL, Card
from deckwright.games.aeons_end.vocabulary.breaches import FocusABreach
from deckwright.games.aeons_end.vocabulary.cards import GainCard, GainQuietly, PlayTwice
from deckwright.games.aeons_end.vocabulary.casting import CastPrepped, NeighbourSpells
from deckwright.games.aeons_end.vocabulary.damage import Deal, GraveholdRecovers, GraveholdSuffers, Recover, Suffer
from deckwright.games.aeons_end.vocabulary.nemesis import CancelDrawnCard
from deckwright.games.aeons_end.vocabulary.turn import WardTurn
from deckwright.games.aeons_end.vocabulary.turn_order import ArrangeTurnDeck, ShuffleIntoTurnDeck

AETHER = 0.8
"""An aether that a spell brings, or that has to be paid."""
AETHER_FOR_SOME = 0.6
"""An aether that is good for some purchases only, as part of a whole one."""
CHARGE = 0.6
LIFE = 0.9
GRAVEHOLD = 1.0
FOCUS = 0.7
DISCOUNT = 0.4
"""An aether saved on breaches only."""
BURNED = 0.5
"""A poor card that leaves the deck."""
GIVEN_UP = 0.8
"""A card of the hand that is discarded: mostly a gem."""
DRAWN = 1.0
TAKEN_BACK = 1.2
"""A card that comes back to the hand."""
CAST = 1.3
"""A prepped spell that is cast earlier than it would be anyway."""
CAST_TWICE = 4.5
MAYBE = 0.6
"""What hangs on a condition comes true so often."""
WIDE = 0.7
"""So much is left of a spell that fills two breaches."""
ABILITY = 5.0
"""No ability is worth less than this, fully charged: those whose words are not understood are as good as others."""
TYPICAL = 2
"""Any number that hangs on the table."""
PLAINLY: dict[type[Step], float] = {
    FocusABreach: FOCUS,
    PlayTwice: 2.0,
    GainCard: 3.0,
    GainQuietly: 3.0,
    CancelDrawnCard: 6.0,
    WardTurn: 6.0,
    ShuffleIntoTurnDeck: 5.0,
    ArrangeTurnDeck: 2.0,
}
"""Steps that are worth about the same on whatever card they stand."""
COUNTERS = {"trophies": 1.0, "charges": CHARGE, "focus_discount": DISCOUNT, "life": LIFE, "two_spells_per_breach": 1.0}


class Reading(NamedTuple):
    """What a card does once, about."""

    damage: float
    """And all that is as good as damage."""
    aether: float
    """Of a gem: all that it does, as aether."""
    once: bool
    """It destroys itself."""


def read(card: Card) -> Reading:
    """What a gem, a relic, a spell or the ability of a mage does."""
    reader = _Reader()
    if card.kind == MAGE:
        value = reader.all_of(card.ability)
        return Reading(max(ABILITY, value + AETHER * reader.aether), 0.0, False)
    value = reader.all_of(card.cast if card.kind == SPELL else card.play)
    if card.while_prepped is not None:
        aside = _Reader()
        used = aside.all_of(card.while_prepped.steps) + AETHER * aside.aether
        value += max(0.0, used) * MAYBE
    if card.kind == SPELL:
        value += AETHER * reader.aether
        return Reading(max(0.0, value * WIDE if card.wide else value), 0.0, False)
    if card.kind == GEM:
        return Reading(0.0, max(0.0, value + reader.aether), reader.once)
    return Reading(max(0.0, value + AETHER * reader.aether), 0.0, reader.once)


class _Reader:
    """Goes through the steps of one text."""

    def __init__(self) -> None:
        self.aether = 0.0
        self.once = False
        self._chosen: dict[str, float] = {}
        """How many cards of one's own a name stands for."""
        self._from_hand: set[str] = set()

    def all_of(self, steps: Sequence[Step]) -> float:
        return sum(map(self._one, steps))

    def _one(self, step: Step) -> float:
        match step:
            case Deal(amount=amount):
                return self._number(amount)
            case Gain(what=what, amount=amount):
                return self._gained(what, self._number(amount))
            case Pay(what=what, amount=amount) | Lose(what=what, amount=amount):
                return -self._price(what, self._number(amount))
            case Recover(amount=amount):
                return LIFE * self._number(amount)
            case Suffer(amount=amount):
                return -LIFE * self._number(amount)
            case GraveholdRecovers(amount=amount):
                return GRAVEHOLD * self._number(amount)
            case GraveholdSuffers(amount=amount):
                return -GRAVEHOLD * self._number(amount)
            case Draw(count=count):
                return DRAWN * self._number(count)
            case Let(name=name, pick=CardIn(zones=zones), count=count):
                self._chosen[name] = self._number(count)
                if zones == ("hand",):
                    self._from_hand.add(name)
            case Destroy(cards="this"):
                self.once = True
            case Destroy(cards=cards):
                each = BURNED - GIVEN_UP * (cards in self._from_hand)
                return each * self._chosen.get(cards, 0.0)
            case CastPrepped(twice=twice, bonus=bonus):
                return (CAST_TWICE if twice else CAST) + bonus
            case Discard(cards=cards):
                return -GIVEN_UP * self._chosen.get(cards, 0.0)
            case Move(cards=cards, to="hand"):
                return TAKEN_BACK * self._chosen.get(cards, 0.0)
            case OneOf(branches=branches):
                return self._best(branches)
            case May(steps=steps):
                return 0.0 if Destroy("this") in steps else max(0.0, self.all_of(steps))
            case If(then=then, otherwise=otherwise):
                return self._perhaps(then, MAYBE) + self._perhaps(otherwise, 1 - MAYBE)
            case Repeat(times=times, steps=steps):
                return self._number(times) * self.all_of(steps)
            case ForEach(steps=steps) | OneByOne(steps=steps):
                return self.all_of(steps)
            case _:
                return PLAINLY.get(type(step), 0.0)
        return 0.0

    def _gained(self, what: str, amount: float) -> float:
        if what == "aether":
            self.aether += amount
        elif what.startswith("aether_"):
            self.aether += AETHER_FOR_SOME * amount
        else:
            return COUNTERS.get(what, 0.0) * amount
        return 0.0

    def _price(self, what: str, amount: float) -> float:
        return (AETHER if what.startswith("aether") else COUNTERS.get(what, 0.0)) * amount

    def _perhaps(self, steps: Sequence[Step], part: float) -> float:
        before = self.aether
        value = part * self.all_of(steps)
        self.aether = before + part * (self.aether - before)
        return value

    def _best(self, branches: Sequence[Sequence[Step]]) -> float:
        """Of several things the best one; destroying itself goes with the branch that says so."""
        tried = []
        for branch in branches:
            reader = _Reader()
            value = reader.all_of(branch)
            tried.append((value + AETHER * reader.aether, value, reader))
        _, value, best = max(tried, key=lambda one: one[0])
        self.aether += best.aether
        self.once = self.once or best.once
        return value

    def _number(self, amount: Amount) -> float:
        match amount:
            case int():
                return amount
            case HowMany(name=name, times=times):
                return times * self._chosen.get(name, 1.0)
            case Per(times=times):
                return TYPICAL * times
            case NeighbourSpells(times=times):
                return times
            case Counted(pick=CardIn(zones=("hand",)), times=times):
                return 3 * times
            case Counted(times=times):
                return times
            case Printed():
                return TYPICAL
            case Sum(of=parts):
                return sum(map(self._number, parts))
            case Times(factor=factor, amount=part):
                return factor * self._number(part)
            case Half(of=part):
                return self._number(part) / 2
            case Less(amount=part, by=by):
                return max(0.0, self._number(part) - self._number(by))
            case Lower(one=one, other=other):
                return min(self._number(one), self._number(other))
            case _:
                return TYPICAL
