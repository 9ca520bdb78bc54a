"""Phrases of conditions, and of their contraries."""

from __future__ import annotations

from deckwright.effects.vocabulary import conditions, picks, texts, turns
from deckwright.effects.words import Amount
from deckwright.text.clauses import Sort
from deckwright.text.grammar import Case, Inflected, Noun
from deckwright.text.phrases.amounts import deed
from deckwright.text.phrases.book import phrase
from deckwright.text.telling import Telling


@phrase(conditions.Not)
def _not(t: Telling, condition: conditions.Not, holds: bool) -> str:
    return t.condition(condition.condition, holds=not holds)


@phrase(conditions.Both)
def _both(t: Telling, condition: conditions.Both, holds: bool) -> str:
    parts = [t.condition(one, holds=holds) for one in condition.conditions]
    return t.all_of(parts) if holds else t.any_of(parts)


@phrase(conditions.Either)
def _either(t: Telling, condition: conditions.Either, holds: bool) -> str:
    parts = [t.condition(one, holds=holds) for one in condition.conditions]
    return t.any_of(parts) if holds else t.all_of(parts)


def _number(t: Telling, amount: Amount, noun: Noun) -> Inflected:
    return Inflected(lambda case: t.amount(amount, noun, case))


@phrase(conditions.AtLeast)
def _at_least(t: Telling, condition: conditions.AtLeast, holds: bool) -> str:
    number = _number(t, condition.amount, t.unit(condition.of))
    return t.say("phrase-has-at-least", has=t.has(condition.who), number=number, holds=holds)


@phrase(conditions.AtMost)
def _at_most(t: Telling, condition: conditions.AtMost, holds: bool) -> str:
    number = _number(t, condition.amount, t.unit(condition.of))
    return t.say("phrase-has-at-most", has=t.has(condition.who), number=number, holds=holds)


@phrase(conditions.Reaches)
def _reaches(t: Telling, condition: conditions.Reaches, holds: bool) -> str:
    counted = t.worked_out(condition.amount)
    if isinstance(counted, picks.Counted) and counted.times == 1 and isinstance(condition.goal, int):
        described = t.described(counted.pick)
        if condition.goal == 1:
            return t.full(t.say("phrase-there-is", thing=described.noun.inflected(), holds=holds), described, "inside")
        number = _number(t, condition.goal, described.noun)
        return t.full(t.say("phrase-there-are", number=number, holds=holds), described, "inside")
    if isinstance(counted, turns.TimesThisTurn) and isinstance(condition.goal, int):
        return _happened(t, counted, condition.goal, holds)
    amount, goal = t.quantity(condition.amount).value, t.quantity(condition.goal).value
    return t.say("phrase-reaches", amount=amount, goal=goal, holds=holds)


def _happened(t: Telling, times: turns.TimesThisTurn, goal: int, holds: bool) -> str:
    """*a wizard was played this turn*, *fewer than 2 wizards were played this turn*."""
    words, verb = deed(t, times)
    assert verb.done is not None
    return t.say(
        "phrase-happened" if goal == 1 else "phrase-happened-times",
        thing=words.inflected(),
        number=Inflected(lambda case: t.counted(goal, words, case)),
        done=verb.done.predicate(words),
        some_done=verb.done.short[2],
        gender=words.gender,
        holds=holds,
    )


@phrase(conditions.Exactly)
def _exactly(t: Telling, condition: conditions.Exactly, holds: bool) -> str:
    amount, goal = t.quantity(condition.amount).value, t.quantity(condition.goal).value
    return t.say("phrase-exactly", amount=amount, goal=goal, holds=holds)


@phrase(conditions.Chosen)
def _chosen(t: Telling, condition: conditions.Chosen, holds: bool) -> str:
    chosen = t.named(condition.name)
    if chosen.aftermath:
        did = t.say(f"did-{chosen.aftermath}" if holds else f"did-not-{chosen.aftermath}")
        return t.say("phrase-somebody-did", did=did, holds=holds)
    if chosen.sort is Sort.NUMBER:
        return t.say("phrase-this-was-done", holds=holds)
    if chosen.sort is Sort.PLAYER:
        return t.say("phrase-somebody-chosen", holds=holds)
    noun, verb = chosen.noun or t.noun("kinds", "card"), chosen.done or t.verb("choose")
    assert verb.done is not None
    return t.say("phrase-something-done", thing=noun.inflected(), done=verb.done.predicate(noun), holds=holds)


@phrase(conditions.LiesIn)
def _lies_in(t: Telling, condition: conditions.LiesIn, holds: bool) -> str:
    zones = []
    for name in condition.zones:
        place = t.tables.look("zones", name)
        preposition, case = place.inside
        zones.append(f"{preposition} {t.the(place.noun, case)}")
    return t.say("phrase-lies-in", card=t.mention(condition.card, Case.NOM), zones=t.any_of(zones), holds=holds)


@phrase(conditions.Same)
def _same(t: Telling, condition: conditions.Same, holds: bool) -> str:
    you = t.named(condition.one).sort is Sort.YOU
    one, other = t.mention(condition.one, Case.NOM), t.mention(condition.other, Case.NOM)
    return t.say("phrase-same", one=one, other=other, you=you, holds=holds)


@phrase(conditions.Belongs)
def _belongs(t: Telling, condition: conditions.Belongs, holds: bool) -> str:
    you = t.named(condition.one).sort is Sort.YOU
    one, them = t.mention(condition.one, Case.NOM), t.mention(condition.to, Case.GEN)
    return t.say("phrase-one-of-them", one=one, them=them, you=you, holds=holds)


@phrase(texts.HasText)
def _has_text(t: Telling, condition: texts.HasText, holds: bool) -> str:
    return t.say("phrase-has-text", card=t.mention(condition.card, Case.NOM), part=condition.part, holds=holds)


@phrase(conditions.Agreed)
def _agreed(t: Telling, condition: conditions.Agreed, holds: bool) -> str:
    option, value = f"setup-{condition.option}", f"setup-{condition.option}-{condition.value}"
    return t.say("phrase-agreed", option=t.say(option), value=t.say(value), holds=holds)


@phrase(turns.TurnOf)
def _turn_of(t: Telling, condition: turns.TurnOf, holds: bool) -> str:
    player = t.named(condition.who)
    whose = {Sort.YOU: "you", Sort.OTHERS: "others"}.get(player.sort, "one")
    return t.say("phrase-turn-of", whose=whose, player=Inflected(lambda case: t.who(player, case)), holds=holds)


@phrase(conditions.Is)
def _is(t: Telling, condition: conditions.Is, holds: bool) -> str:
    words = t.noun("kinds", condition.kind or "card")
    if condition.tag:
        words = t.tables.tagged(words, condition.tag)
    pointed_at = t.named(condition.card) is t.last_cards
    card = t.mention(condition.card, Case.NOM)
    return t.say("phrase-is-a", card=card, thing=words.form(), it=pointed_at, holds=holds)
