"""Playing and gaining cards, and the decks of mages."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, CardId, Computed, Condition, EventName, KindName, Name, ZoneName, word


@word
class NthThisTurn(Condition, frozen=True):
    """This is exactly the nth time this turn that a card of this name is played, or gained."""

    event: EventName
    times: int


@word
class PlayTwice(Step, frozen=True):
    """Play a chosen gem twice: it lies in front of you, and its effect happens two times."""

    cards: Name


class PlayAgain(Step, frozen=True):
    """The second play of a gem that is played twice."""


@word
class GainCard(Step, frozen=True):
    """A player gains a card from the supply without paying; it goes on the discard pile unless said otherwise."""

    kind: KindName = ""
    cost_at_most: int | Computed | None = None
    who: Name = "you"
    to: ZoneName = "discard"
    cheapest: bool = False
    """Only from the cheapest piles of the kind."""
    name: Binding = "gained"
    named: CardId = ""


@word
class GainQuietly(GainCard, frozen=True):
    """A player gains a card from the supply in the same way, but what it does on being gained does not happen."""


@word
class PutOnDeck(Step, frozen=True):
    """The card just gained goes on top of the deck instead of the discard pile."""


@word
class PileIsEmpty(Condition, frozen=True):
    """No card is left in the supply pile of this card."""


@word
class AnotherLeft(Condition, frozen=True):
    """Another card of this name can be gained from the supply."""


class PassOn(Step, frozen=True):
    """The card just gained goes to the discard pile of an ally instead of yours.

    If it was to go elsewhere from the first, you pick between that place and the ally.
    """


@word
class ShuffleDiscardIntoDeck(Step, frozen=True):
    """A player shuffles their discard pile together with their deck."""

    who: Name = "you"


@word
class DestroyTopOfDeck(Step, frozen=True):
    """The top cards of a player's deck are destroyed."""

    count: int
    who: Name = "you"
