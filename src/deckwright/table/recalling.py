"""What decided a game, in words of the reader's language."""

from __future__ import annotations

from deckwright.core.shown import EventView
from deckwright.records import Session
from deckwright.story import highlights
from deckwright.story.highlights import Moment
from deckwright.table.bodies import DeedsInfo, HighlightsInfo, MomentInfo
from deckwright.table.positions import Reader
from deckwright.text.grammar import capital


def recalled(reader: Reader, session: Session) -> HighlightsInfo:
    """The moments and the cards that decided a finished game."""
    told = highlights(session)
    return HighlightsInfo(
        told.turns,
        [
            MomentInfo(
                moment.kind,
                max(0, moment.step),
                moment.turn,
                moment.again,
                moment.again_turn,
                moment.card,
                _sentence(reader, moment),
            )
            for moment in told.moments
        ],
        [
            DeedsInfo(deeds.card, reader.language.card(reader.rules, deeds.card), deeds.amount, deeds.times)
            for deeds in told.cards
        ],
    )


def _sentence(reader: Reader, moment: Moment) -> str:
    say = reader.language.say
    card = reader.language.card(reader.rules, moment.card) if moment.card else ""
    if moment.change is None:
        fall = next(event for event, kind in reader.rules.story.items() if kind == "fall")
        told = reader.language.event(
            reader.rules, EventView(fall, seat=moment.seat, card=moment.card), list(reader.names)
        )
        return capital(told or card)
    change = moment.change
    return capital(
        say(
            "moment-changed",
            what=reader.label_of(change),
            card=card,
            named="yes" if card else "no",
            before=change.before,
            after=change.after,
        )
    )
