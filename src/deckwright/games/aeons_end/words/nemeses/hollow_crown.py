"""How Hollow Crown is told."""

from __future__ import annotations

from deckwright.effects.vocabulary import flow
from deckwright.games.aeons_end.nemeses.hollow_crown import (
    Acolyte,
    BloodMagic,
    DismissAcolyte,
    DrawAcolytes,
    PutUnderAcolytes,
    RecallAcolytes,
    SelfDamage,
)
from deckwright.games.aeons_end.words.book import OF_THE_TABLE, PHRASES, PLACED, message, number, phrase, special
from deckwright.games.aeons_end.words.phrases.damage import suffered
from deckwright.text.clauses import Clause, Described, sentence
from deckwright.text.grammar import Case
from deckwright.text.telling import Telling

OF_THE_TABLE.add("acolytes")
PLACED.add("acolytes")
PHRASES.fixed(DismissAcolyte)
message(DrawAcolytes, "text-draw-acolytes", "count")
message(RecallAcolytes, "text-recall-acolytes", "count")


@phrase(Acolyte)
def _acolyte(t: Telling, pick: Acolyte) -> Described:
    if pick.life == "any":
        return Described(t.noun("kinds", "acolyte"), t.say("text-in-play"))
    return Described(t.noun("units", "the_acolyte"), t.say(f"text-with-{pick.life}-life"))


@phrase(BloodMagic)
def _blood_magic(t: Telling, step: BloodMagic) -> Clause:
    acolytes = t.named(step.cards)
    whose = "its" if not acolytes.pending else "all" if acolytes.several else "one"
    return sentence(t.say("text-blood-magic-of", whose=whose, of=t.mention(step.cards, Case.GEN), spared=step.spared))


@phrase(SelfDamage)
def _self_damage(t: Telling, step: SelfDamage) -> Clause:
    """What Gravehold has just suffered for the same reason is not worked out twice."""
    if not isinstance(step.amount, int) and suffered(step.amount) in t.gained:
        return sentence(t.say("text-self-damage-too"))
    return sentence(t.say("text-self-damage", damage=number(t, step.amount, "damage")))


@phrase(PutUnderAcolytes)
def _put_under(t: Telling, step: PutUnderAcolytes) -> Clause:
    return sentence(t.say("text-put-under-acolytes", acolyte=t.mention(step.cards)))


@special(flow.ForEach)
def _everyones_magic(t: Telling, step: flow.ForEach) -> Clause | None:
    match step.steps:
        case (BloodMagic() as magic,):
            return _blood_magic(t, BloodMagic(step.of, magic.spared))
    return None
