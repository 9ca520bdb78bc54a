"""How Carapace Queen is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from deckwright.effects.vocabulary import flow
from deckwright.effects.vocabulary.conditions import AtLeast
from deckwright.games.aeons_end.nemeses.carapace_queen import (
    MOST_HUSKS,
    DiscardHusks,
    HusksHaveLife,
    PlaceHusks,
    Swarming,
    swarm,
)
from deckwright.games.aeons_end.vocabulary.nemesis import ByDifficulty, IncreasedDifficulty
from deckwright.games.aeons_end.words.book import OF_THE_TABLE, PLACED, more_lines, phrase, special, text_of
from deckwright.text.clauses import Clause, Sort, sentence
from deckwright.text.telling import Telling

_SWARM = cast(flow.If, swarm())
OF_THE_TABLE.add("husks")
PLACED.add("husks")


@phrase(Swarming)
def _swarming(t: Telling, step: Swarming) -> list[Clause]:
    """Only the log says it."""
    return []


@phrase(PlaceHusks)
def _place_husks(t: Telling, step: PlaceHusks) -> Clause:
    doer, verb = t.doer("you"), t.verb("add")
    return Clause(doer, verb, t.amount(step.count, t.noun("kinds", "husk"), verb.case))


@phrase(DiscardHusks)
def _discard_husks(t: Telling, step: DiscardHusks) -> Clause:
    doer, verb, husk = t.doer("you"), t.verb("discard"), t.noun("kinds", "husk")
    gone = t.amount(step.count, husk, verb.case)
    t.knows(step.name, Sort.CARDS, husk, several=True).done = verb
    return Clause(doer, verb, gone)


@phrase(HusksHaveLife)
def _husks_have_life(t: Telling, modifier: HusksHaveLife) -> str:
    return t.say("text-husk-life", life=t.counted(modifier.life, t.noun("units", "life")))


@special(flow.If)
def _swarm(t: Telling, step: flow.If) -> Clause | None:
    """The swarm has a name; what it does is printed on the nemesis."""
    return sentence(t.say("text-swarm")) if step == _SWARM else None


@special(flow.If)
def _by_difficulty(t: Telling, step: flow.If) -> Clause | None:
    match step:
        case flow.If(IncreasedDifficulty(), (PlaceHusks(int(increased)),), (PlaceHusks(int(normal)),)):
            return _place_husks(t, PlaceHusks(ByDifficulty(normal, increased)))
    return None


@more_lines("carapace-queen")
def _rows(t: Telling, row: flow.If = _SWARM, most: int = MOST_HUSKS) -> Iterator[str]:
    """What happens for so many husks: exactly one row is resolved, the fewest husks first."""
    assert isinstance(row.condition, AtLeast)
    assert isinstance(row.condition.amount, int)
    least = row.condition.amount
    rest = row.otherwise[0]
    if isinstance(rest, flow.If):
        yield from _rows(t, rest, least - 1)
    else:
        yield t.say("text-swarm-row", husks=f"0–{least - 1}", most=least - 1, text=text_of(t, row.otherwise))
    yield t.say("text-swarm-row", husks=f"{least}–{most}", most=most, text=text_of(t, row.then))
