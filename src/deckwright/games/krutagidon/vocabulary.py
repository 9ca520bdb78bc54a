"""The words of Krutagidon as records; what they do is in the modules that import them."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Name, One, word


class TakeToken(Step, frozen=True):
    """A dead wizard gets a token: by chance, or as the card that killed says."""


class Revive(Step, frozen=True):
    """The wizard is back, and the token does what it does."""


@word
class PlayTopOf(Step, frozen=True):
    """Play the top card of a wizard's deck as if it were yours. Then it goes to its owner's discard pile; an ongoing
    one stays in play before you and is yours from now on."""

    whose: One


@word
class PlayMayhem(Step, frozen=True):
    """Play a mayhem that is over: it is your doing. You may stay out of it, unless you must not avoid its attack."""

    card: Name


@word
class KeepOneOfEachType(Step, frozen=True):
    """A wizard destroys cards in hand until at most one of each type is left."""

    who: Name


@word
class ReplaceInMarket(Step, frozen=True):
    """The market is filled by one card; a mayhem is resolved first."""


class GiveBack(Step, frozen=True):
    """A card played from another deck goes to its owner's discard pile, or stays in play."""


class AskToStayOut(Step, frozen=True):
    """Ask whether to take part in a mayhem."""

    card: str
    name: str


class BeginMayhem(Step, frozen=True):
    """A mayhem that is over is resolved once more."""

    card: str
    out: str


class Keep(Step, frozen=True):
    """All at once and in secret, each wizard keeps one of those that were dealt."""

    kind: str


class TakeOffers(Step, frozen=True):
    """Everybody turns over what they chose; what nobody chose goes back to the box."""


class LayMarket(Step, frozen=True):
    """The first market without mayhems, the first hands, and who begins."""


class BeginTurn(Step, frozen=True):
    """A wizard's turn begins."""


class Refill(Step, frozen=True):
    """Fill the market; a mayhem interrupts this until it is over."""


class StartOfTurn(Step, frozen=True):
    """What happens at the start of a turn."""


class Menu(Step, frozen=True):
    """Play cards, buy cards, or end the turn."""


class DiscardHand(Step, frozen=True):
    """What is left in hand is discarded."""


class EndOfTurn(Step, frozen=True):
    """What happens at the end of a turn."""


class ClearPlay(Step, frozen=True):
    """Played cards are discarded, unless they are ongoing; power not spent is lost."""


class DrawHand(Step, frozen=True):
    """A new hand; who has the grand prize draws one more and discards one."""


class RevealLegend(Step, frozen=True):
    """A legend that lies face down is revealed and strikes everybody. This belongs to nobody's turn."""


class NextTurn(Step, frozen=True):
    """Perhaps the game is over; else it is the next wizard's turn."""


class MayhemOver(Step, frozen=True):
    """A mayhem goes to those that are over."""
