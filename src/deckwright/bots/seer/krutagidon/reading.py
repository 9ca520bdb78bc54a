"""Reading cards: what one brings when it is played, told from the steps it is written in."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.vocabulary.amounts import Per
from deckwright.effects.vocabulary.attack import Attack, SendBack
from deckwright.effects.vocabulary.damage import Damage, Heal
from deckwright.effects.vocabulary.decks import Draw, GainTop
from deckwright.effects.vocabulary.flow import Every, ForEach, If, May, OneOf
from deckwright.effects.vocabulary.modifiers import Multiplies, When
from deckwright.effects.vocabulary.turns import ThisTurn, TimesThisTurn
from deckwright.effects.vocabulary.verbs import Acquire, Destroy, Discard, Double, Gain, Lose, Move, SetTo
from deckwright.effects.words import Amount, Steps, words_in
from deckwright.games.krutagidon.definitions import ONGOING, Card
from deckwright.games.krutagidon.vocabulary import PlayMayhem, PlayTopOf

UNKNOWN = 2.0
"""What an amount comes to that is worked out during play."""
DOUBLED = 5.0
"""The power that doubling it brings."""
STOLEN = 1.5
"""What somebody else's card brings."""
MAYHEM = 0.5
OTHER = 0.7
"""What something brings that lasts until the end of the turn."""
A_CARD = 1.4
"""What a card brings that is drawn, where one has to be compared with power."""
IN_DEFENCE = 0.3
"""What a defence brings besides counts less: it is not often used."""
TRIGGERED = 0.6
"""How much of what an ongoing card does it does in a turn."""


class Brings:
    """What playing a card brings: power, cards drawn, and the use of whatever else it does, in power."""

    __slots__ = ("draws", "power", "use")

    def __init__(self, power: float = 0.0, draws: float = 0.0, use: float = 0.0) -> None:
        self.power = power
        self.draws = draws
        self.use = use

    @property
    def together(self) -> float:
        return self.power + A_CARD * self.draws + self.use

    def add(self, other: Brings, times: float = 1.0) -> None:
        self.power += times * other.power
        self.draws += times * other.draws
        self.use += times * other.use


class Reader:
    """Reads cards with a table of weights."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._weights = weights

    def play(self, card: Card) -> Brings:
        """What playing a card brings."""
        found = self._steps(card.play)
        if card.attack:
            several = any(isinstance(step, Every) for step in card.aim)
            struck = self._steps(card.attack)
            found.power += struck.power
            found.draws += struck.draws
            found.use += struck.use * (self._weights["to-all"] if several else 1.0)
        return found

    def defence(self, card: Card) -> float:
        """What holding a card brings besides, when somebody attacks."""
        if not card.defence:
            return 0.0
        sends_back = any(isinstance(step, SendBack) for step in card.defence)
        besides = IN_DEFENCE * self._steps(card.defence).together
        return self._weights["defend"] + besides + (self._weights["send-back"] if sends_back else 0.0)

    def lasting(self, card: Card) -> float:
        """What an ongoing card in play, or a property, brings in a turn."""
        found = 0.7 if card.defence else 0.2
        for modifier in card.modifiers:
            match modifier:
                case When(steps=steps):
                    found += TRIGGERED * max(self._steps(steps).together, 0.5)
                case Multiplies():
                    found += 1.0
        return found

    def _steps(self, steps: Steps) -> Brings:
        found = Brings()
        for step in steps:
            found.add(self._step(step))
        return found

    def _step(self, step: Step) -> Brings:
        weights = self._weights
        match step:
            case Gain(what="power", amount=amount):
                return Brings(power=_number(amount))
            case Lose(what="power", amount=amount):
                return Brings(power=-_number(amount))
            case Double(what="power") | SetTo(what="power"):
                return Brings(power=DOUBLED)
            case Draw(count=count, who=who, deck="deck"):
                return Brings(draws=_number(count)) if who == "you" else Brings(use=-0.5 * A_CARD * _number(count))
            case Draw(deck="main"):
                return Brings(use=UNKNOWN)
            case Damage(amount=amount, who=who):
                return Brings(use=weights["harm"] * _number(amount) * (-1.0 if who == "you" else 1.0))
            case Heal(amount=amount, who="you"):
                return Brings(use=weights["heal"] * _number(amount))
            case GainTop(zone="limp_wands", count=count, who=who):
                return Brings(use=weights["spoil"] * _number(count) * (-1.0 if who == "you" else 1.0))
            case Destroy():
                return Brings(use=weights["thin"])
            case Acquire() | PlayTopOf():
                return Brings(power=STOLEN)
            case PlayMayhem():
                return Brings(use=MAYHEM)
            case Move(to="hand"):
                return Brings(draws=1.0)
            case Attack(effect=effect):
                found = self._steps(effect)
                if any(isinstance(one, Discard) for one in effect):
                    found.use += weights["rob"]
                return found
            case May(steps=steps):
                found = self._steps(steps)
                return found if found.together > 0 else Brings()
            case OneOf(branches=branches):
                return max([self._steps(branch) for branch in branches], key=lambda one: one.together)
            case If(then=then, otherwise=otherwise):
                found = Brings()
                found.add(self._steps(then), 0.5)
                found.add(self._steps(otherwise), 0.5)
                return found
            case ForEach(steps=inner):
                return self._steps(inner)
            case ThisTurn():
                return Brings(use=OTHER)
        return Brings()


def counts_plays(card: Card) -> bool:
    """Whether it matters what was played before a card."""
    return any(isinstance(word, TimesThisTurn) for word in words_in(card.play))


def does_nothing(card: Card) -> bool:
    """Whether playing a card changes nothing."""
    return not (card.play or card.attack or ONGOING in card.tags)


def hurts_its_owner(card: Card) -> int:
    """The lives that playing a card costs."""
    hits = [step.amount for step in card.play if isinstance(step, Damage) and step.who == "you"]
    return sum(amount for amount in hits if isinstance(amount, int))


def _number(amount: Amount) -> float:
    if isinstance(amount, int):
        return float(amount)
    return float(amount.times) if isinstance(amount, Per) else UNKNOWN
