"""What decided a finished game: the worst losses, the best blows, who fell, and which cards did most.

All of it is read from the beats. The rules only say which numbers decide the game (``Rules.decisive``).
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from deckwright.core.events import Event
from deckwright.core.views import OPEN
from deckwright.records.session import Session
from deckwright.story.beats import Beat, Change, beats

LOSSES = 3
BLOWS = 2
FALLS = 4
"""How many of the largest ones, and of the last falls, are told."""
WORTH_TELLING = 2
"""A smaller change is no moment."""


class Moment(msgspec.Struct, frozen=True):
    """Something that mattered."""

    kind: Literal["loss", "blow", "fall"]
    """The players lost something, whom they played against did, or somebody fell."""
    step: int
    """The answer that caused it; -1 for the opening."""
    turn: int
    """The number of the turn in which it happened, counted from 1."""
    again: int
    """The answer before which a player could have done otherwise: the first one of the last player's turn."""
    again_turn: int
    """The number of that turn."""
    card: str
    """The card that did it, if one did."""
    change: Change | None
    """The number that it changed, from the beginning of the beat to its end."""
    seat: int = -1
    """Who fell."""


class Deeds(msgspec.Struct, frozen=True):
    """What a card did for the players in the whole game."""

    card: str
    amount: int
    times: int


class Highlights(msgspec.Struct, frozen=True):
    """What decided a game."""

    turns: int
    moments: tuple[Moment, ...]
    """In the order in which they happened."""
    cards: tuple[Deeds, ...]
    """The cards that hurt whomever the players play against, the one that did most first."""


def highlights(session: Session) -> Highlights:
    """What decided the game up to now."""
    reading = _Reading(session)
    reading.read(-1, session.opening)
    for step, events in enumerate(session.events):
        reading.read(step, events)
    return reading.told()


class _Reading:
    """A game being read from its beginning."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._game = session.game
        self._decisive = session.game.rules.decisive
        self._turns = 0
        self._turn = -1
        """Whose turn it is; -1 for the foe."""
        self._answered = 0
        """The turn in which the last answer of a player's own turn was given."""
        self._again = (0, 1)
        self._all: list[Moment] = []
        self._losses: list[Moment] = []
        self._blows: list[Moment] = []
        self._falls: list[Moment] = []
        self._damage: Counter[str] = Counter()
        self._times: Counter[str] = Counter()

    def read(self, step: int, events: list[Event]) -> None:
        if step >= 0 and self._turn >= 0 and self._answered != self._turns:
            self._answered = self._turns
            self._again = (step, max(1, self._turns))
        for beat in beats(self._game, events, OPEN, turn=self._turn):
            if beat.kind == "turn":
                self._turns += 1
            self._turn = beat.turn
            self._weigh(step, beat)

    def _weigh(self, step: int, beat: Beat) -> None:
        if beat.kind == "fall":
            self._keep(self._falls, Moment("fall", step, self._turns, *self._again, beat.card, None, beat.seat))
        hurt = 0
        for change in _whole(beat.changes):
            lost = change.before - change.after
            wanted = self._decisive.get(change.what, 0)
            if change.n >= 0:
                # What lies on a card of whomever the players play against: a minion's life.
                hurt += lost if wanted and lost > 0 and beat.turn >= 0 else 0
                continue
            if lost * wanted > 0:
                self._keep(self._losses, Moment("loss", step, self._turns, *self._again, beat.card, change))
            elif lost > 0 and wanted < 0:
                self._keep(self._blows, Moment("blow", step, self._turns, *self._again, beat.card, change))
                hurt += lost if beat.turn >= 0 else 0
        if hurt and beat.card:
            self._damage[beat.card] += hurt
            self._times[beat.card] += 1

    def _keep(self, kind: list[Moment], moment: Moment) -> None:
        kind.append(moment)
        self._all.append(moment)

    def told(self) -> Highlights:
        chosen = [*_largest(self._losses, LOSSES), *_largest(self._blows, BLOWS), *self._falls[-FALLS:]]
        moments = [moment for moment in self._all if moment in chosen]
        cards = [Deeds(card, amount, self._times[card]) for card, amount in self._damage.most_common()]
        return Highlights(self._turns, tuple(moments), tuple(cards))


def _whole(changes: tuple[Change, ...]) -> list[Change]:
    """What became of each number during a beat."""
    merged: dict[tuple[str, int, int], Change] = {}
    for change in changes:
        key = (change.what, change.seat, change.n)
        first = merged.get(key)
        merged[key] = change if first is None else msgspec.structs.replace(first, after=change.after, terms=())
    return list(merged.values())


def _largest(moments: list[Moment], most: int) -> list[Moment]:
    def size(moment: Moment) -> int:
        assert moment.change is not None
        return abs(moment.change.after - moment.change.before)

    return sorted((one for one in moments if size(one) >= WORTH_TELLING), key=size, reverse=True)[:most]
