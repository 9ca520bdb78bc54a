"""How the words of Enchanters are told: most of them always in the same sentence."""

from __future__ import annotations

from deckwright.effects.vocabulary.modifiers import Multiplies
from deckwright.games.enchanters.definitions import PrintedDefenceOnly, StrikesAll, Untargetable
from deckwright.games.enchanters.vocabulary import DiscardFirst, Journey, SwapWithGraveyard
from deckwright.text.clauses import Clause
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.phrases import GENERAL
from deckwright.text.telling import Telling

PHRASES = Phrasebook(GENERAL)
PHRASES.fixed(Journey, StrikesAll, PrintedDefenceOnly, Untargetable)


@PHRASES.phrase(SwapWithGraveyard)
def _swap(t: Telling, step: SwapWithGraveyard) -> Clause:
    return Clause(t.doer("you"), t.verb("swap"), t.say("text-swap-with-graveyard"))


@PHRASES.phrase(DiscardFirst)
def _discard_first(t: Telling, step: DiscardFirst) -> Clause:
    return Clause(t.doer("you"), t.verb("discard"), t.say("text-discard-first"))


@PHRASES.phrase(Multiplies)
def _multiplies(t: Telling, modifier: Multiplies) -> str:
    """What a foe multiplies is always its blow."""
    return t.say("text-blow-multiplied", factor=modifier.factor)
