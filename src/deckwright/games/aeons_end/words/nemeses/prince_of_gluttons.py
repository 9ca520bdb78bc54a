"""How Prince of Gluttons is told."""

from __future__ import annotations

from deckwright.effects.vocabulary import conditions, flow
from deckwright.games.aeons_end.nemeses.prince_of_gluttons import Devour, StartDevoured
from deckwright.games.aeons_end.words.book import PHRASES, phrase, special
from deckwright.text.clauses import Clause, sentence
from deckwright.text.telling import Telling
from deckwright.text.wording import joined

PHRASES.fixed(StartDevoured)


@phrase(Devour)
def _devour(t: Telling, step: Devour) -> Clause:
    return _devoured(t, step)


def _devoured(t: Telling, step: Devour, otherwise: str = "") -> Clause:
    t.subject = None
    pile = t.say("text-pile", kind=step.kind or "card", rank=step.rank or "any")
    cards = t.amount(step.count, t.noun("kinds", step.kind or "card"), to=joined(otherwise, pile))
    return sentence(t.say("text-devour", cards=cards))


@special(flow.Repeat)
def _one_by_one(t: Telling, step: flow.Repeat) -> Clause | None:
    """Cards that are devoured one by one come from as many piles as the players like."""
    match step:
        case flow.Repeat(int(times), (Devour(1, "", ""),)):
            return sentence(t.say("text-devour-one-by-one", cards=t.counted(times, t.noun("kinds", "card"))))
    return None


@special(flow.If)
def _by_players(t: Telling, step: flow.If) -> Clause | None:
    match step:
        case flow.If(conditions.AtMost("players"), (Devour() as few,), (Devour(int(many)),)):
            return _devoured(t, few, t.say("text-by-players", number=many))
    return None
