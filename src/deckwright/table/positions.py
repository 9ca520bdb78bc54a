"""A table as one seat sees it, in words of the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from deckwright import games, story
from deckwright.core import Event, EventView, Game, View, event_view
from deckwright.core.shown import OptionView, QuestionView
from deckwright.core.views import question_view
from deckwright.records import Given, Session
from deckwright.rules import Rules
from deckwright.table.limits import OutOfTime
from deckwright.table.patches import without_nulls
from deckwright.table.records import Asked, Band, Beat, Choice, Ending, Line, NumberChange, Pile, Position
from deckwright.text import Language, language
from deckwright.text.grammar import capital

log = logging.getLogger("deckwright.table")

MOST_REMEMBERED = 2_000
"""Sentences that the reader of a table with cards of somebody's own remembers."""
OPENING = -1
"""The step of the band that tells what happened before the first answer."""

Chosen = tuple[OptionView, QuestionView]
"""An option that was chosen, and the question it belonged to."""


def chosen(before: Game, given: Given) -> Chosen | None:
    """What somebody chose in a game as it was before."""
    if before.question is None:
        return None
    question = question_view(before, before.question, given.seat)
    return next(((option, question) for option in question.options if option.key == given.key), None)


# The same few sentences are said at every table, again and again, to everybody who reads the language. What is said of
# cards of somebody's own is remembered by the reader of their table alone.

Played = str | Rules
"""The game that words are about: by name, or its rules if cards of somebody's own take part."""


def _rules(played: Played) -> Rules:
    return games.load(played) if isinstance(played, str) else played


def _words_of(spoken_of: EventView | OptionView) -> tuple[Any, ...]:
    """All of an event or an option that its words depend on: which of several equal cards it is does not matter."""
    return msgspec.structs.astuple(msgspec.structs.replace(spoken_of, n=-1))


@lru_cache(20_000)
def _label(code: str, game: Played, names: tuple[str, ...], option: tuple[Any, ...], prompt: str) -> str:
    return language(code).option(_rules(game), OptionView(*option), list(names), prompt=prompt)


@lru_cache(20_000)
def _why(code: str, game: Played, option: tuple[Any, ...]) -> str:
    return capital(language(code).reason(_rules(game), OptionView(*option)))


@lru_cache(20_000)
def _line(code: str, game: Played, names: tuple[str, ...], event: tuple[Any, ...]) -> str:
    """Empty for what is not worth a line."""
    return capital(language(code).event(_rules(game), EventView(*event), list(names)) or "")


@lru_cache(20_000)
def _number(code: str, game: Played, names: tuple[str, ...], what: str, seat: int, card: str) -> str:
    """Whose number, and which: a seat's, a card's, or the table's."""
    return capital(language(code).number(_rules(game), what, seat, card, list(names)))


@lru_cache(20_000)
def _sum(code: str, game: Played, terms: tuple[tuple[str, int, int], ...]) -> str:
    return language(code).sum(_rules(game), terms)


@lru_cache(20_000)
def _waiting(code: str, game: Played, names: str, card: str) -> str:
    lang = language(code)
    if not card:
        return capital(lang.say("web-waiting", names=names))
    return capital(lang.say("web-waiting-over", names=names, card=lang.card(_rules(game), card)))


def _branch(code: str, game: Played, option: OptionView, question: QuestionView) -> str:
    return language(code).option(_rules(game), option, question=question)


def _question(code: str, game: Played, question: QuestionView) -> str:
    return capital(language(code).question(_rules(game), question))


class Reader:
    """Whoever reads: a language, and what it calls those at the table."""

    def __init__(self, language: Language, rules: Rules, names: list[str]) -> None:
        self.language = language
        self.rules = rules
        self.names = tuple(names)
        self._remembered: dict[tuple[object, ...], str] = {}
        """What was said where cards of somebody's own take part: it pushes out nobody else's words."""

    def position(
        self,
        seen: View,
        *,
        step: int,
        can_undo: bool = False,
        can_redo: bool = False,
        undo_why: str = "",
        undo_asks: list[int] | None = None,
        round: int = 0,
        about: int = -1,
    ) -> Position:
        """What a view shows; ``about`` is the card that asks, whomever it asks."""
        question = self._asked(seen.question) if seen.question is not None else None
        outcome = self._ending(seen, seen.outcome) if seen.outcome is not None else None
        return Position(
            you=seen.you,
            step=step,
            turn=seen.turn,
            zones={
                zone.name if zone.seat < 0 else f"{zone.name}/{zone.seat}": Pile(
                    zone.name, zone.seat, zone.count, zone.cards
                )
                for zone in seen.zones
            },
            counters=seen.counters,
            facts=without_nulls(seen.facts),
            waiting_for=seen.waiting_for,
            status=outcome.sentence if outcome else self._status(seen, question, about),
            can_undo=can_undo,
            can_redo=can_redo,
            undo_why=undo_why,
            undo_asks=undo_asks or [],
            question=question,
            outcome=outcome,
            round=round,
        )

    def band(
        self,
        game: Game,
        events: list[Event],
        *,
        step: int,
        seat: int,
        turn: int,
        you: int,
        choice: str,
        rounds: dict[int, int] | None = None,
    ) -> Band:
        """What an answer caused, or what happened before the first, as far as ``you`` may know it.

        ``rounds`` are those that begin in it, by the event of their first turn.
        """
        seen = [event_view(game, event, you) for event in events]
        told = [self._beat(beat, seen, rounds or {}) for beat in story.beats(game, events, you, turn=turn)]
        return Band(step=step, seat=seat, turn=turn, choice=choice, events=seen, beats=told)

    def opening(self, session: Session, you: int, rounds: dict[int, int]) -> Band:
        """What happened before the first question. That cards were laid out is told, but not card by card."""
        game, events = session.game, session.opening
        laid_out = next((number for number, event in enumerate(events) if event.kind in game.rules.story), len(events))
        begun = {event - laid_out: number for event, number in rounds.items()}
        band = self.band(game, events[laid_out:], step=OPENING, seat=-1, turn=-1, you=you, choice="", rounds=begun)
        return msgspec.structs.replace(band, beats=[Beat("setup", -1, 0, 0), *band.beats])

    def _beat(self, beat: story.Beat, seen: list[EventView], rounds: dict[int, int]) -> Beat:
        lines = []
        for number in range(beat.first, beat.end):
            text = self._told(seen[number].kind, _line, self.names, _words_of(seen[number]))
            if text:
                lines.append(Line(text, number))
        return Beat(
            kind=beat.kind,
            turn=beat.turn,
            first=beat.first,
            end=beat.end,
            seat=beat.seat,
            card=beat.card,
            n=beat.n,
            lines=lines,
            changes=[self._changed(change) for change in beat.changes],
            round=rounds.get(beat.first, 0),
        )

    def _changed(self, change: story.Change) -> NumberChange:
        return NumberChange(
            what=change.what,
            before=change.before,
            after=change.after,
            label=self.label_of(change),
            event=change.event,
            seat=change.seat,
            card=change.card,
            n=change.n,
            sum=self.sum(change.terms),
        )

    def label_of(self, change: story.Change) -> str:
        """Whose number changes, and which."""
        return self._told(change.what, _number, self.names, change.what, change.seat, change.card)

    def sum(self, terms: tuple[story.Term, ...]) -> str:
        """How a number came about; empty if nothing was added up."""
        return self._told("", _sum, tuple((term.what, term.amount, term.times) for term in terms)) if terms else ""

    def _label(self, option: OptionView, question: QuestionView) -> str:
        if option.verb == "branch":
            # Which ways there are is told by the card that asks.
            return self._told(option.key, _branch, option, question)
        return self._told(option.key, _label, self.names, _words_of(option), question.prompt)

    def choice(self, chosen: Chosen | None) -> str:
        """What somebody chose, as it was called on the question they answered."""
        return self._label(*chosen) if chosen is not None else ""

    def _told(self, otherwise: str, tell: Callable[..., str], *facts: object) -> str:
        """Something in words; its id should the words fail, since no table may stop for want of a word."""
        try:
            return self._say(tell, *facts)
        except OutOfTime:
            raise
        except Exception:
            log.exception("%s: no words in %r for %r", self.rules.source, self.language.code, otherwise)
            return otherwise

    def _say(self, tell: Callable[..., str], *facts: object) -> str:
        if not self.rules.pack:
            return tell(self.language.code, self.rules.name, *facts)
        always = getattr(tell, "__wrapped__", None)
        if always is None:
            return tell(self.language.code, self.rules, *facts)
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.clear()
        said = self._remembered.get((tell, *facts))
        if said is None:
            said = self._remembered[tell, *facts] = str(always(self.language.code, self.rules, *facts))
        return said

    def _asked(self, question: QuestionView) -> Asked:
        return Asked(
            prompt=question.prompt,
            sentence=self._told(question.prompt, _question, question),
            about=question.about,
            n=question.n,
            options=[self._choice(option, question) for option in question.options],
            refused=[self._choice(option, question) for option in question.refused],
        )

    def _choice(self, option: OptionView, question: QuestionView) -> Choice:
        return Choice(
            key=option.key,
            verb=option.verb,
            label=self._label(option, question),
            card=option.card,
            n=option.n,
            seat=option.seat,
            number=option.number,
            action=option.action,
            zone=option.zone,
            reason=option.reason,
            why=self._told(option.reason, _why, _words_of(option)) if option.reason else "",
            need=option.need,
            have=option.have,
        )

    def _status(self, seen: View, question: Asked | None, about: int) -> str:
        """What the viewer is to do, and in whose turn if it is not their own, or whom they wait for, and why."""
        if question is None:
            # A card that the viewer cannot see is not named.
            cards = (card.id for zone in seen.zones for card in zone.cards if card is not None and card.n == about)
            card = next(cards, "") if about >= 0 else ""
            return self._say(_waiting, self.listed(seen.waiting_for), card)
        if not question.about or seen.turn in (-1, seen.you):
            return question.sentence
        return capital(self.language.say("web-asked-by", player=self.listed([seen.turn]), sentence=question.sentence))

    def _ending(self, seen: View, outcome: dict[str, list[int]]) -> Ending:
        sentence = capital(self.language.ending(self.rules, seen, list(self.names)))
        return Ending(winners=outcome.get("winners", []), scores=outcome.get("scores", []), sentence=sentence)

    def listed(self, seats: list[int]) -> str:
        """The names of some seats, in a row."""
        return ", ".join(self.names[seat] for seat in seats if 0 <= seat < len(self.names))
