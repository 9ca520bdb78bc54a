"""Phrases of amounts: so many, for each of something, as many as a value."""

from __future__ import annotations

from deckwright.effects.vocabulary import amounts, conditions, picks, turns
from deckwright.text.clauses import Quantity
from deckwright.text.grammar import Case, Noun, Verb, agreed
from deckwright.text.phrases.book import phrase
from deckwright.text.telling import Telling
from deckwright.text.wording import joined


@phrase(amounts.Per)
def _per(t: Telling, amount: amounts.Per) -> Quantity:
    unit, owner = t.unit(amount.of), t.named(amount.who)
    each = t.for_each(amount.every, unit, owner if t.subject is not None else None)
    named = t.tables.values.get(amount.of) or (unit if unit.one == unit.many else None)
    subject, t.subject = t.subject, None
    if named is not None:
        forms = t.whose(owner, named), t.whose(owner, named, Case.GEN)
    else:
        forms = t.values("phrase-number-of", units=t.whose(owner, unit, Case.GEN, many=True))
    t.subject = subject
    if amount.every != 1:
        forms = t.values("phrase-divided", by=amount.every, value=forms[0], of_value=forms[1])
    return _multiplied(t, amount.times, each, forms)


def _multiplied(t: Telling, times: int, each: str, forms: tuple[str, str]) -> Quantity:
    if times != 1:
        value = t.say("phrase-times-value", times=times, value=forms[0])
        forms = (value, value)
    return Quantity(times, each, "", *forms)


@phrase(amounts.HowMany)
def _how_many(t: Telling, amount: amounts.HowMany) -> Quantity:
    counted = t.named(amount.name)
    if counted.aftermath:
        did = t.say(f"did-{counted.aftermath}")
        forms = t.values("phrase-number-of-those-who", did=did)
        return Quantity(amount.times, t.say("phrase-each-who", did=did), "", *forms)
    if counted.pending and counted.noun is not None:
        units = counted.noun.form(Case.GEN, many=True)
    else:
        units = t.after(counted, Case.GEN, many=True)
    return _multiplied(t, amount.times, t.each_such(counted), t.values("phrase-number-of", units=units))


@phrase(picks.Counted)
def _counted(t: Telling, amount: picks.Counted) -> Quantity:
    described = t.described(amount.pick)
    many = t.full(described.noun.form(Case.GEN, many=True), described, "inside")
    each = t.full(t.for_each(1, described.noun), described, "inside")
    return Quantity(amount.times, each, "", *t.values("phrase-number-of", units=many))


@phrase(amounts.TheNumber)
def _the_number(t: Telling, amount: amounts.TheNumber) -> Quantity:
    number = t.named(amount.name)
    if number.amount is not None:
        return t.quantity(number.amount)
    how = "rolled" if number.let is None else "chosen"
    return Quantity(None, "", t.say("phrase-as-many-as", how=how), *t.values("phrase-the-number", how=how))


@phrase(amounts.Highest)
def _highest(t: Telling, amount: amounts.Highest) -> Quantity:
    value = agreed(t.adjective("highest"), t.noun("values", amount.what)).inflected()
    return Quantity(None, "", "", *t.values("phrase-highest-among", highest=value, cards=t.amid(amount.cards)))


@phrase(amounts.Tokens)
def _tokens(t: Telling, amount: amounts.Tokens) -> Quantity:
    token = t.noun("marks", amount.what)
    on = t.say("phrase-on-card", card=t.named_as(amount.card))
    units = f"{token.form(Case.GEN, many=True)} {on}"
    return Quantity(1, f"{t.for_each(1, token)} {on}", "", *t.values("phrase-number-of", units=units))


def deed(t: Telling, amount: turns.TimesThisTurn) -> tuple[Noun, Verb]:
    """What it was done with, and what was done."""
    words = t.noun("kinds", amount.kind or "card")
    if amount.named:
        words = words.within(t.say("phrase-called", title=t.title(amount.named)))
    verb: Verb = t.tables.look("deeds", amount.event)
    return words, verb


@phrase(turns.TimesThisTurn)
def _times_this_turn(t: Telling, amount: turns.TimesThisTurn) -> Quantity:
    words, verb = deed(t, amount)
    assert verb.done is not None
    done = verb.done.agree(words, Case.GEN, many=True)
    units = t.say("phrase-done-this-turn", things=words.form(Case.GEN, many=True), done=done)
    each = t.say("phrase-done-this-turn", things=t.for_each(1, words), done=verb.done.agree(words, Case.ACC))
    return Quantity(1, each, "", *t.values("phrase-number-of", units=units))


@phrase(turns.KindsThisTurn)
def _kinds_this_turn(t: Telling, amount: turns.KindsThisTurn) -> Quantity:
    verb: Verb = t.tables.look("deeds", amount.event)
    card, kind = t.noun("kinds", "card"), t.tables.nouns["kind"]
    assert verb.done is not None
    done = verb.done.agree(card, Case.GEN, many=True)
    cards = agreed(verb.done, card).form(Case.GEN, many=True)
    units = t.say("phrase-kinds-this-turn", kinds=kind.form(Case.GEN, many=True), cards=cards, done=done)
    each = t.say("phrase-kinds-this-turn", kinds=t.for_each(1, kind), cards=cards, done=done)
    return Quantity(1, each, "", *t.values("phrase-number-of", units=units))


@phrase(turns.NamesThisTurn)
def _names_this_turn(t: Telling, amount: turns.NamesThisTurn) -> Quantity:
    words, verb = t.noun("kinds", amount.kind or "card"), t.tables.look("deeds", amount.event)
    done = verb.done.agree(words, Case.GEN, many=True)
    units = t.say("phrase-names-this-turn", things=words.form(Case.GEN, many=True), done=done)
    return Quantity(1, t.say("phrase-each-name", units=units), "", *t.values("phrase-number-of", units=units))


@phrase(amounts.Printed)
def _printed(t: Telling, amount: amounts.Printed) -> Quantity:
    value = t.noun("values", amount.what).inflected()
    pointed_at = t.named(amount.card) is t.last_cards
    several = t.named(amount.card).several
    card = t.mention(amount.card, Case.GEN)
    return Quantity(
        None, "", "", *t.values("phrase-printed", printed=value, card=card, its=pointed_at, several=several)
    )


@phrase(amounts.Sum)
def _sum(t: Telling, amount: amounts.Sum) -> Quantity:
    parts = [t.quantity(part) for part in amount.of]
    value = t.tables.joints["plus"].join(part.value for part in parts)
    if any(part.number is None for part in parts):
        return Quantity(value=value)
    more = [joined(t.say("phrase-and-more", number=part.number), part.each) for part in parts[1:]]
    return Quantity(parts[0].number, joined(parts[0].each, *more), value=value)


@phrase(amounts.Less)
def _less(t: Telling, amount: amounts.Less) -> Quantity:
    whole, less = t.quantity(amount.amount), t.quantity(amount.by)
    value = t.say("phrase-minus", value=whole.value, by=less.value)
    if whole.number is None or whole.each or less.number is None or not less.each:
        return Quantity(value=value)
    return Quantity(whole.number, joined(t.say("phrase-and-less", number=less.number), less.each), value=value)


@phrase(amounts.Half)
def _half(t: Telling, amount: amounts.Half) -> Quantity:
    return Quantity(None, "", "", *t.values("phrase-half", half=t.quantity(amount.of).inflected(), up=amount.up))


@phrase(amounts.Lower)
def _lower(t: Telling, amount: amounts.Lower) -> Quantity:
    one, other = t.quantity(amount.one).value, t.quantity(amount.other).value
    return Quantity(None, "", "", *t.values("phrase-lower-of", one=one, other=other))


@phrase(amounts.Times)
def _times(t: Telling, amount: amounts.Times) -> Quantity:
    inner = t.quantity(amount.amount)
    value = t.say("phrase-times-value", times=amount.factor, value=inner.value)
    return Quantity(None if inner.number is None else amount.factor * inner.number, inner.each, value=value)


@phrase(amounts.Ranked)
def _ranked(t: Telling, amount: amounts.Ranked) -> Quantity:
    inner = t.quantity(amount.amount)
    facts = {"fewest": amount.fewest, "units": t.unit(amount.by).inflected(many=True)}
    return Quantity(
        inner.number,
        joined(inner.each, t.say("phrase-for-the-ranked", **facts)),
        value=joined(inner.value, t.say("phrase-for-whoever", **facts)),
    )


@phrase(conditions.Provided)
def _provided(t: Telling, amount: conditions.Provided) -> Quantity:
    inner = t.quantity(amount.amount)
    condition = t.say("phrase-provided", condition=t.condition(amount.condition))
    return Quantity(inner.number, joined(inner.each, condition), inner.as_many, joined(inner.value, condition))
