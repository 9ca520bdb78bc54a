"""How Crooked Mask is told."""

from __future__ import annotations

from deckwright.effects.vocabulary import flow, picks
from deckwright.games.aeons_end.nemeses.crooked_mask import GainCorruptions
from deckwright.games.aeons_end.words.book import phrase, special
from deckwright.text.clauses import Clause, Sort, sentence
from deckwright.text.phrases.steps import gained_to
from deckwright.text.telling import Telling


@phrase(GainCorruptions)
def _gain_corruptions(t: Telling, step: GainCorruptions) -> list[Clause]:
    doer, verb, corruption = t.doer(step.who), t.verb("acquire"), t.noun("kinds", "corruption")
    gained = Clause(doer, verb, t.amount(step.count, corruption, verb.case))
    t.last_cards = t.knows("corruptions", Sort.CARDS, corruption, several=step.count != 1)
    return gained_to(t, gained, step.to, step.who)


@special(flow.Repeat)
def _shared(t: Telling, step: flow.Repeat) -> Clause | None:
    """What is given piece by piece is told as a sum that is split."""
    match step.steps:
        case (flow.Let(pick=picks.Player()), GainCorruptions(1)):
            amount = t.amount(step.times, t.noun("kinds", "corruption"))
            return sentence(t.say("text-shared-corruptions", amount=amount))
    return None
