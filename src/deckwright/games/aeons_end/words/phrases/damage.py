"""Damage and life, and the numbers of players."""

from __future__ import annotations

from typing import cast

from deckwright.effects.vocabulary import amounts, conditions, modifiers, verbs
from deckwright.effects.words import Amount
from deckwright.games.aeons_end.vocabulary import damage
from deckwright.games.aeons_end.words.book import general, message, number, phrase
from deckwright.text.clauses import Clause, Described, Quantity, Sort, sentence
from deckwright.text.grammar import Case, Inflected
from deckwright.text.telling import Telling
from deckwright.text.wording import joined

SLAIN = "slain"
"""What has happened to a foe that damage sent to the discard pile."""

message(damage.GraveholdRecovers, "text-gravehold-recovers", life="life")
message(damage.NemesisRecovers, "text-nemesis-recovers", life="life")
message(damage.PreventedWhile, "text-prevented-while", "condition")


def suffered(amount: Amount) -> tuple[str, ...]:
    """What is remembered of damage to Gravehold."""
    return "gravehold", repr(amount)


@phrase(damage.GraveholdSuffers)
def _gravehold_suffers(t: Telling, step: damage.GraveholdSuffers) -> Clause:
    t.gained.add(suffered(step.amount))
    return sentence(t.say("text-gravehold-suffers", damage=number(t, step.amount, "damage")))


@phrase(damage.Deal)
def _deal(t: Telling, step: damage.Deal) -> Clause:
    if step.outcome:
        t.knows(step.outcome, Sort.CARDS, t.noun("kinds", "minion")).aftermath = SLAIN
    match step.amount:
        case amounts.Sum((int(least), amounts.Printed("cost"))):
            return sentence(t.say("text-damage-and-cost", damage=number(t, least, "damage")))
    return _damages(t, "you", "hit", step.amount)


@phrase(damage.DealSplit)
def _deal_split(t: Telling, step: damage.DealSplit) -> Clause:
    doer, verb = t.doer("you"), t.verb("hit")
    dealt = t.amount(step.amount, t.noun("units", "damage"), verb.case)
    return Clause(doer, verb, f"{dealt}, {t.say('text-split')}", alone=True)


@phrase(conditions.LiesIn)
def _lies_in(t: Telling, condition: conditions.LiesIn, holds: bool) -> str:
    """What damage has sent to the discard pile is told as its outcome."""
    if t.named(condition.card).aftermath == SLAIN:
        return t.say("text-slain", holds=holds)
    text: str = general(t, condition, holds)
    return text


@phrase(damage.Suffer)
def _suffer(t: Telling, step: damage.Suffer) -> Clause:
    return _damages(t, step.who, "suffer", step.amount)


def _damages(t: Telling, who: str, does: str, amount: Amount) -> Clause:
    """What has to be worked out is a sentence of its own."""
    doer, verb = t.doer(who), t.verb(does)
    suffered = t.amount(amount, t.noun("units", "damage"), verb.case)
    return Clause(doer, verb, suffered, alone=", " in suffered)


@phrase(damage.FoeSuffers)
def _foe_suffers(t: Telling, step: damage.FoeSuffers) -> Clause:
    damage = number(t, step.amount, "damage")
    if step.cards == "this":
        return sentence(t.say("text-minion-suffers", damage=damage))
    return sentence(t.say("text-foe-suffers", foe=t.mention(step.cards, Case.NOM), damage=damage))


@phrase(damage.FoeRecovers)
def _foe_recovers(t: Telling, step: damage.FoeRecovers) -> Clause:
    foe = t.mention(step.cards, Case.NOM)
    return sentence(t.say("text-foe-recovers", foe=foe, life=number(t, step.amount, "life")))


@phrase(damage.Recover)
def _recover(t: Telling, step: damage.Recover) -> Clause:
    doer, words = t.doer(step.who), t.tables.look("counters", "life")
    return Clause(doer, words.gain, t.amount(step.amount, words.unit, words.gain.case))


@phrase(modifiers.Adds)
def _adds(t: Telling, modifier: modifiers.Adds) -> str:
    if modifier.to == "damage":
        less = -modifier.amount if isinstance(modifier.amount, int) else cast(amounts.Times, modifier.amount).amount
        return t.say("text-damage-less", by=t.quantity(less).value, nemesis=t.kind == "nemesis")
    if modifier.to == "damage_taken" and isinstance(modifier.amount, int):
        return t.say("text-suffer-less", amount=-modifier.amount, least=modifier.least)
    text: str = general(t, modifier)
    return text


@phrase(modifiers.Limits)
def _limits(t: Telling, modifier: modifiers.Limits) -> str:
    return t.say("text-at-most-per-hit", damage=modifier.most)


@phrase(amounts.Tokens)
def _life_left(t: Telling, amount: amounts.Tokens) -> Quantity:
    """The only tokens that cards count."""
    return Quantity(as_many=t.say("text-as-life-left"), value=t.say("text-life-left"))


@phrase(conditions.Reaches)
def _reaches(t: Telling, condition: conditions.Reaches, holds: bool) -> str:
    if isinstance(condition.amount, amounts.Tokens):
        life = Inflected(lambda case: t.amount(condition.goal, t.noun("units", "life"), case))
        return t.say("text-life-reaches", life=life, holds=holds)
    text: str = general(t, condition, holds)
    return text


@phrase(damage.Exhausted)
def _exhausted(t: Telling, condition: damage.Exhausted, holds: bool) -> str:
    player = t.named(condition.who)
    return t.say("text-exhausted", you=player.sort is Sort.YOU, player=t.who(player), holds=holds)


@phrase(damage.LowestLife)
def _lowest_life(t: Telling, pick: damage.LowestLife) -> Described:
    return Described(t.noun("units", "the_player"), t.say("text-with-lowest-life"))


@phrase(verbs.Gain)
def _gain(t: Telling, step: verbs.Gain) -> Clause:
    match step.what:
        case "tokens" | "nemesis_tokens":
            return sentence(t.say("text-nemesis-gains", tokens=number(t, step.amount, step.what)))
        case "focus_discount":
            return sentence(t.say("text-focus-discount", aether=number(t, step.amount, "aether")))
        case "two_spells_per_breach":
            return sentence(t.say("text-two-spells-per-breach"))
        case "next_gain_on_deck":
            return sentence(t.say("text-next-gain-on-deck"))
        case "next_gain_to_ally":
            return sentence(t.say("text-next-gain-to-ally"))
    told: Clause = general(t, step)
    if step.what.startswith("aether_") and ("gain", "aether", step.who) in t.gained:
        told.rest = t.amount(step.amount, t.noun("units", "aether"), more=True)
    if step.what.startswith("aether_"):
        told.rest = joined(told.rest, t.say(f"text-{step.what.replace('_', '-')}"))
    return told


@phrase(verbs.Lose)
def _lose(t: Telling, step: verbs.Lose) -> Clause:
    if step.amount == amounts.Per(step.what, who=step.who):
        return Clause(t.doer(step.who), t.verb("lose_all"), t.say(f"text-all-{step.what}"))
    told: Clause = general(t, step)
    return told
