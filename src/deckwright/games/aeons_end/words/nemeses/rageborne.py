"""How Rageborne is told."""

from __future__ import annotations

from deckwright.effects.vocabulary import flow
from deckwright.games.aeons_end.nemeses.rageborne import Strike
from deckwright.games.aeons_end.words.book import PHRASES, number, special
from deckwright.text.clauses import Clause, sentence
from deckwright.text.telling import Telling

PHRASES.fixed(Strike)


@special(flow.Repeat)
def _strikes(t: Telling, step: flow.Repeat) -> Clause | None:
    if step.steps == (Strike(),) and not isinstance(step.times, int):
        return sentence(t.say("text-strikes", times=number(t, step.times, "time")))
    return None
