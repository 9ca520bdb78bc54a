"""Reading cards: what one is worth in a deck, told from the steps it is written in.

The unit is power: 1 is what a Sign brings.
"""

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
from deckwright.effects.words import Amount, Modifier, Steps, words_in
from deckwright.games.krutagidon.definitions import ONGOING, Card
from deckwright.games.krutagidon.vocabulary import PlayMayhem, PlayTopOf

DRAWN = 1.4
"""A card drawn, in power."""
HARM = 0.22
"""One damage to an enemy."""
HEALED = 0.12
THINNED = 0.9
"""A bad card destroyed."""
SPOILED = 0.9
"""A limp wand for an enemy."""
UNKNOWN = 2
"""What an amount comes to that is worked out during play."""
DEFENDS = 0.9
SENDS_BACK = 0.8
LASTS = 1.6
"""What an ability of an ongoing card brings in a turn."""


def play_of(card: Card) -> float:
    """What playing a card brings."""
    use = _worth(card.play)
    if card.attack:
        several = any(isinstance(step, Every) for step in card.aim)
        use += _worth(card.attack) * (1.7 if several else 1.0)
    return use + (1.0 if ONGOING in card.tags else 0.0)


def defence_of(card: Card) -> float:
    """What having a card in hand brings besides, when somebody attacks."""
    if not card.defence:
        return 0.0
    sends_back = any(isinstance(step, SendBack) for step in card.defence)
    return DEFENDS + 0.3 * _worth(card.defence) + (SENDS_BACK if sends_back else 0.0)


def only_gives_power(card: Card) -> bool:
    """Whether a card is played without a second thought."""
    plain = all(isinstance(step, Gain) and isinstance(step.amount, int) for step in card.play)
    return bool(card.play) and plain and not card.attack


def counts_plays(card: Card) -> bool:
    """Whether it matters what was played before a card."""
    return any(isinstance(word, TimesThisTurn) for word in words_in(card.play))


def lasting_use(card: Card) -> float:
    """What an ongoing card in play brings in a turn."""
    return sum(_lasts(modifier) for modifier in card.modifiers) + (0.5 if card.defence else 0.0) + 0.2


def _lasts(modifier: Modifier) -> float:
    match modifier:
        case When(steps=steps):
            return 0.6 * max(_worth(steps), 0.5)
        case Multiplies():
            return 0.6 * LASTS
    return 0.0


def _worth(steps: Steps) -> float:
    return sum(_step(step) for step in steps)


def _step(step: Step) -> float:
    match step:
        case Gain(what="power", amount=amount):
            return _number(amount)
        case Lose(what="power", amount=amount):
            return -_number(amount)
        case Double(what="power") | SetTo(what="power"):
            return 4.0
        case Draw(count=count, who=who, deck="deck"):
            return DRAWN * _number(count) * (1.0 if who == "you" else -0.5)
        case Draw(deck="main"):
            return 2.0
        case Damage(amount=amount, who=who):
            return HARM * _number(amount) * (-1.0 if who == "you" else 1.0)
        case Heal(amount=amount, who="you"):
            return HEALED * _number(amount)
        case GainTop(zone="limp_wands", count=count, who=who):
            return SPOILED * _number(count) * (-1.0 if who == "you" else 1.0)
        case Destroy():
            return THINNED
        case Acquire() | PlayTopOf():
            return 1.5
        case PlayMayhem():
            return 0.8
        case Move(to="hand"):
            return DRAWN
        case Attack(effect=effect):
            harm = _worth(effect)
            return harm + (0.6 if any(isinstance(one, Discard) for one in effect) else 0.0)
        case May(steps=steps):
            return max(0.0, _worth(steps))
        case OneOf(branches=branches):
            return max(_worth(branch) for branch in branches)
        case If(then=then, otherwise=otherwise):
            return 0.5 * (_worth(then) + _worth(otherwise))
        case ForEach(steps=inner):
            return _worth(inner)
        case ThisTurn():
            return 0.7
    return 0.0


def _number(amount: Amount) -> float:
    if isinstance(amount, int):
        return amount
    return 1.0 * amount.times if isinstance(amount, Per) else UNKNOWN
