"""The nemesis: unleashing, its cards, its turn."""

from __future__ import annotations

from deckwright.core.declared import Step
from deckwright.effects.words import Binding, Computed, Condition, Modifier, Name, word
from deckwright.games.aeons_end.definitions import INCREASED


@word
class Unleash(Step, frozen=True):
    """Carry out the unleash effect of the nemesis, once or several times."""

    times: int | Computed = 1


@word
class IncreasedDifficulty(Condition, frozen=True):
    """The increased difficulty of the nemesis is in use."""


@word
class DiscardThis(Step, frozen=True):
    """This card is discarded from play; what it was to do does not happen."""


@word
class ByDifficulty(Computed, frozen=True):
    """So much, or another number at increased difficulty."""

    normal: int
    increased: int

    def at(self, difficulty: object) -> int:
        """The number at a difficulty."""
        return self.increased if difficulty in INCREASED else self.normal


@word
class ReturnMinion(Step, frozen=True):
    """The minion that was discarded last comes back into play."""


@word
class RepeatAttack(Step, frozen=True):
    """The attack that was discarded last is carried out once more, and discarded again."""


@word
class LoseTokens(Step, frozen=True):
    """The nemesis loses nemesis tokens: as many as it has. For some nemeses the last of them ends the game at once."""

    amount: int | Computed


@word
class LastTokenWins(Modifier, frozen=True):
    """The players lose when the last nemesis token is gone."""


LAST_TOKEN_WINS = LastTokenWins()


@word
class GoUnder(Step, frozen=True):
    """This card goes under the nemesis deck instead of being discarded, without tokens."""


@word
class ReturnsUnder(Modifier, frozen=True):
    """Whenever this card would be discarded, it goes under the nemesis deck instead."""


@word
class DrawOneMore(Step, frozen=True):
    """In the draw phase of this turn the nemesis draws one card more."""


@word
class OnlyIf(Step, frozen=True):
    """One of several things to choose from, but only if a condition holds."""

    condition: Condition
    steps: tuple[Step, ...]


@word
class SetLife(Step, frozen=True):
    """A minion's life, now and at most, is set."""

    amount: int | Computed
    cards: Name = "this"


@word
class DiscardFromNemesisDeck(Step, frozen=True):
    """The top cards of the nemesis deck are discarded without being carried out, and given a name."""

    count: int
    name: Binding = "discarded"


@word
class TierThree(Computed, frozen=True):
    """So much for each card of tier 3 among some cards."""

    cards: Name
    times: int = 1


@word
class CancelDrawnCard(Step, frozen=True):
    """The card just drawn from the nemesis deck is discarded; nothing on it happens."""


class WhenExhausted(Step, frozen=True):
    """The nemesis unleashes twice when a player becomes exhausted, or does what its own rules say."""


class UnleashAgain(Step, frozen=True):
    """Unleash as often as is left."""


class LineUpCards(Step, frozen=True):
    """Remember which cards act in this main phase."""


class NextCard(Step, frozen=True):
    """The next card in line acts."""


class DrawNemesisCard(Step, frozen=True):
    """Draw a card; with an empty deck unleash three times instead."""


class CancelWindow(Step, frozen=True):
    """A mage may stop a drawn attack or power."""


class CarryOut(Step, frozen=True):
    """Carry out the drawn card."""


class DrawAgain(Step, frozen=True):
    """Go back some steps for each card that is drawn besides."""

    back: int


class EndOfNemesisTurn(DrawAgain, frozen=True):
    """If no more cards are drawn, what the nemesis does at the end of its turn."""
