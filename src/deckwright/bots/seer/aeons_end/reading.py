"""Reading cards for the policy: what a card does, and what one of the nemesis threatens, as numbers.

Nothing is known by name, so cards of boxes to come are read like those there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from deckwright.bots.thrifty.aeons_end.reading import read
from deckwright.core.declared import Step
from deckwright.effects.vocabulary.amounts import Half, Less, Per, Sum, Times, Tokens
from deckwright.effects.vocabulary.decks import Draw
from deckwright.effects.vocabulary.flow import ForEach, If, Let, May, OneByOne, OneOf, Repeat
from deckwright.effects.vocabulary.picks import CardIn
from deckwright.effects.vocabulary.verbs import Destroy, Discard, Gain, Lose, Pay
from deckwright.effects.words import Amount
from deckwright.games.aeons_end.definitions import ATTACK, GEM, MAGE, MINION, POWER, RELIC, SPELL, Card
from deckwright.games.aeons_end.own_rules import nothing
from deckwright.games.aeons_end.rulebook import Rulebook
from deckwright.games.aeons_end.vocabulary.breaches import DestroyABreach, DestroyWithBreach
from deckwright.games.aeons_end.vocabulary.damage import (
    Deal,
    FoeRecovers,
    GraveholdRecovers,
    GraveholdSuffers,
    NemesisRecovers,
    PlayersLose,
    Recover,
    Suffer,
    Untouchable,
)
from deckwright.games.aeons_end.vocabulary.nemesis import LAST_TOKEN_WINS, LoseTokens, OnlyIf, Unleash
from deckwright.games.aeons_end.vocabulary.turn_order import ShuffleIntoTurnDeck

TYPICAL = 2.0
"""Any number that hangs on the table."""
ALWAYS_FATAL = 30.0
MAYBE = 0.5
"""What hangs on a condition comes true so often."""
PLAINLY: dict[type[Step], float] = {
    DestroyABreach: 4.0,
    DestroyWithBreach: 5.0,
    ShuffleIntoTurnDeck: 4.0,
    PlayersLose: ALWAYS_FATAL,
}
"""Steps that hurt about as much on whatever card they stand, in life."""


class Face(NamedTuple):
    """What the policy knows of a card."""

    aether: float
    """What a gem brings, and about what else it does, as aether."""
    damage: float
    """What a spell does, as damage, but for the part below."""
    per_breach: float
    """The same for each opened breach."""
    relic: float
    """What a relic does, as damage."""
    once: bool
    """It destroys itself."""
    ability: float
    """What the ability of a mage does, as damage."""
    plain: bool
    """A gem that only brings aether, and asks nothing."""
    culls: float
    """How many poor cards it takes out of the deck."""


def read_face(card: Card) -> Face:
    """What a card of the players does."""
    if card.kind not in (GEM, RELIC, SPELL, MAGE):
        return Face(0.0, 0.0, 0.0, 0.0, False, 0.0, False, 0.0)
    reading = read(card)
    per_breach = _per_breach(card.cast) if card.kind == SPELL else 0.0
    return Face(
        reading.aether,
        max(0.0, reading.damage - TYPICAL * per_breach) if card.kind == SPELL else 0.0,
        per_breach,
        reading.damage if card.kind == RELIC else 0.0,
        reading.once,
        reading.damage if card.kind == MAGE else 0.0,
        card.kind == GEM and all(isinstance(step, Gain) for step in card.play),
        _culls(card.cast if card.kind == SPELL else card.play),
    )


def _culls(steps: Sequence[Step]) -> float:
    """How many cards of one's own a text destroys, of those that one chooses."""
    chosen: dict[str, float] = {}
    found = 0.0
    for step in steps:
        if isinstance(step, Let) and isinstance(step.pick, CardIn) and step.pick.whose == "you":
            chosen[step.name] = _number(step.count)
        elif isinstance(step, Destroy) and step.cards != "this":
            found += chosen.get(step.cards, 0.0)
        elif isinstance(step, OneOf):
            found += max(map(_culls, step.branches))
    return found


def _per_breach(steps: Sequence[Step]) -> float:
    """How much of the damage of a spell hangs on opened breaches, for each of them."""
    found = 0.0
    for step in steps:
        if isinstance(step, Deal):
            parts = step.amount.of if isinstance(step.amount, Sum) else (step.amount,)
            for part in parts:
                if isinstance(part, Per) and part.of == "opened_breaches":
                    found += part.times
    return found


class Threats:
    """What the cards of a nemesis do to the players, in life lost."""

    def __init__(self, rules: Rulebook, nemesis: Card) -> None:
        self._dangers = rules.dangers
        self.unleash = 0.0
        self.unleash = max(1.0, self._all(nemesis.unleash))

    def of(self, card: Card) -> float:
        """What a minion does in each turn of the nemesis, or a power or an attack once."""
        if card.kind == MINION:
            return self._all(card.persistent)
        if card.kind == POWER:
            return self._all(card.power_effect)
        return self._all(card.attack) if card.kind == ATTACK else 0.0

    def _all(self, steps: Sequence[Step]) -> float:
        return sum(map(self._one, steps))

    def _one(self, step: Step) -> float:
        match step:
            case Unleash(times=times):
                return self.unleash * _number(times)
            case Suffer(amount=amount) | GraveholdSuffers(amount=amount):
                return _number(amount)
            case Recover(amount=amount) | GraveholdRecovers(amount=amount):
                return -_number(amount)
            case NemesisRecovers(amount=amount) | FoeRecovers(amount=amount):
                return 0.7 * _number(amount)
            case Gain(what="tokens" | "nemesis_tokens", amount=amount) | LoseTokens(amount=amount):
                return 1.5 * _number(amount)
            case Discard():
                return 1.0
            case Destroy():
                return 1.5
            case Lose(amount=amount) | Pay(amount=amount):
                return 0.7 * _number(amount)
            case Draw(count=count):
                return -0.7 * _number(count)
            case Deal(amount=amount):
                return -_number(amount)
            case OneOf(branches=branches):
                threats = list(map(self._all, branches))
                return (min(threats) + sum(threats) / len(threats)) / 2
            case May(steps=steps):
                return min(0.0, self._all(steps))
            case If(then=then, otherwise=otherwise):
                return MAYBE * self._all(then) + (1 - MAYBE) * self._all(otherwise)
            case OnlyIf(steps=steps):
                return max(2.0, self._all(steps))
            case Repeat(times=times, steps=steps):
                return _number(times) * self._all(steps)
            case ForEach(steps=steps) | OneByOne(steps=steps):
                return TYPICAL * self._all(steps)
            case Let():
                return 0.0
            case _ if type(step) in self._dangers:
                return self._dangers[type(step)] * _number(getattr(step, "count", 1))
            case _:
                return PLAINLY.get(type(step), 0.5)


def _number(amount: Amount) -> float:
    match amount:
        case int():
            return float(amount)
        case Per(times=times):
            return TYPICAL * times
        case Tokens():
            return 3.0
        case Sum(of=parts):
            return sum(map(_number, parts))
        case Times(factor=factor, amount=part):
            return factor * _number(part)
        case Half(of=part):
            return _number(part) / 2
        case Less(amount=part, by=by):
            return max(0.0, _number(part) - _number(by))
        case _:
            return TYPICAL


class Traits(NamedTuple):
    """What sets a nemesis apart, as far as playing against it goes."""

    untouchable: bool
    cloaked: bool
    clock: bool
    """It wins with its last token."""
    devours: bool
    corrupting: bool
    husks: bool
    fury: bool
    gates: bool
    """Its turns come back into the turn-order deck."""


def traits_of(rules: Rulebook, number: int) -> Traits:
    """What sets a nemesis apart, read from its card and from what it brings."""
    nemesis, own = rules.card_of[number], rules.own[number]
    return Traits(
        any(isinstance(one, Untouchable) for one in nemesis.modifiers),
        own.struck is not nothing,
        LAST_TOKEN_WINS in nemesis.modifiers,
        own.feeds_on_supply,
        any(is_corruption(rules, card) for card in own.cards),
        any(kind.life_varies for kind in own.kinds),
        any(isinstance(step, Gain) and step.what == "tokens" for step in nemesis.setup),
        any(isinstance(step, If) and any(map(_is_shuffle, step.then)) for step in nemesis.end_of_turn),
    )


def is_corruption(rules: Rulebook, card: Card) -> bool:
    """A card of the nemesis that gets among the cards of the players."""
    return card.kind in rules.kinds and bool(card.play)


def _is_shuffle(step: Step) -> bool:
    return isinstance(step, ShuffleIntoTurnDeck)
