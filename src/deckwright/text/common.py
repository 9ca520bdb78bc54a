"""Phrases that all languages build alike: only their verbs and nouns differ."""

from __future__ import annotations

from deckwright.effects import actions, attack, conditions, damage, decks, flow, texts, triggers, verbs
from deckwright.text.grammar import Case
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.telling import Clause, Sort, Telling, joined

BOOK = Phrasebook("")
phrase = BOOK.phrase


@phrase(verbs.Gain)
def _gain(t: Telling, step: verbs.Gain) -> Clause:
    words = t.book.look("counters", step.what)
    return Clause(t.doer(step.who), words.gain, t.amount(step.amount, words.unit, words.gain.case))


@phrase(verbs.Lose)
def _lose(t: Telling, step: verbs.Lose) -> Clause:
    words = t.book.look("counters", step.what)
    return Clause(t.doer(step.who), words.lose, t.amount(step.amount, words.unit, words.lose.case))


@phrase(verbs.Pay)
def _pay(t: Telling, step: verbs.Pay) -> Clause:
    words = t.book.look("counters", step.what)
    return Clause(t.doer(step.who), words.pay, t.amount(step.amount, words.unit, words.pay.case))


@phrase(verbs.Boost)
def _boost(t: Telling, step: verbs.Boost) -> Clause:
    doer = t.doer(step.who)
    bonus = t.bonus(t.quantity(step.amount), t.book.look("values", step.what))
    return Clause(doer, t.verb("boost"), bonus, t.say("text-until-turn-ends"), not isinstance(step.amount, int))


@phrase(verbs.Discard, verbs.Destroy, verbs.Reveal)
def _act_on(t: Telling, step: verbs.Discard | verbs.Destroy | verbs.Reveal) -> Clause:
    verb = t.verb(type(step).__name__.lower())
    return Clause(t.doer_with(step.cards), verb, t.mention(step.cards, verb.case, done=verb))


@phrase(verbs.Acquire)
def _acquire(t: Telling, step: verbs.Acquire) -> Clause:
    doer, verb = t.doer(step.who), t.verb("acquire")
    cards = t.mention(step.cards, verb.case, done=verb)
    return Clause(doer, verb, cards if step.to == "discard" else f"{cards} {t.zone(step.to, step.who, 'into')}")


@phrase(decks.Draw)
def _draw(t: Telling, step: decks.Draw) -> Clause:
    doer, verb, card = t.doer(step.who), t.verb("draw"), t.book.look("kinds", "card")
    origin = "" if step.deck == "deck" else t.zone(step.deck, step.who, "out")
    goal = "" if step.to == "hand" else t.zone(step.to, step.who, "into")
    if step.drawn:
        t.last_cards = t.knows(step.drawn, Sort.CARDS, card, several=step.count != 1)
        t.last_cards.done = verb
    return Clause(doer, verb, joined(t.amount(step.count, card, verb.case), origin, goal))


@phrase(damage.Damage)
def _damage(t: Telling, step: damage.Damage) -> Clause:
    doer, verb = t.doer(step.who), t.verb("damage")
    suffered = t.amount(step.amount, t.book.look("units", "damage"), verb.case)
    t.remember("hurt", step.hurt)
    t.remember("fallen", step.fallen)
    return Clause(doer, verb, suffered)


@phrase(damage.Heal)
def _heal(t: Telling, step: damage.Heal) -> Clause:
    doer, verb = t.doer(step.who), t.verb("heal")
    return Clause(doer, verb, t.amount(step.amount, t.book.look("counters", step.what).unit, verb.case))


@phrase(texts.Perform)
def _perform(t: Telling, step: texts.Perform) -> Clause:
    doer, verb = t.doer(step.by), t.book.look("parts", step.part)
    return Clause(doer, verb, t.mention(step.cards, verb.case, done=verb))


@phrase(attack.Attack)
def _attack(t: Telling, step: attack.Attack) -> list[Clause]:
    """Whoever is attacked suffers; who sends the effect back is a rule of defences."""
    attacked, verb = t.named(step.whom), t.verb("attack")
    several = attacked.several or attacked.sort in (Sort.EACH, Sort.OTHERS)
    if step.attacker == "you":
        told = Clause(t.doer("you"), verb, t.mention(step.whom, verb.case))
    else:
        told = Clause(None, None, t.attacked(t.mention(step.whom, Case.ACC)))
    target = told.chosen = t.knows("target", Sort.PLAYER)
    target.each = several
    t.names["defender"] = target
    clauses = [told, *t.clauses(step.effect)]
    t.remember("avoided", "avoided")
    t.remember("sent_back", "sent_back")
    return clauses


@phrase(flow.Note)
def _note(t: Telling, step: flow.Note) -> list[Clause]:
    """A number worked out is told where it is used."""
    t.knows(step.name, Sort.NUMBER).amount = step.amount
    return []


@phrase(triggers.Announce, actions.Moment)
def _say_nothing(t: Telling, step: triggers.Announce | actions.Moment) -> list[Clause]:
    """What it sets off is told where it answers."""
    return []


@phrase(verbs.Move)
def _move(t: Telling, step: verbs.Move) -> Clause:
    doer, verb = t.doer_with(step.cards), t.verb("move")
    cards = t.mention(step.cards, verb.case, done=verb)
    return Clause(doer, verb, f"{cards} {t.zone(step.to, step.whose, 'under' if step.under else 'into')}")


@phrase(verbs.Shuffle)
def _shuffle(t: Telling, step: verbs.Shuffle) -> Clause:
    doer, verb = t.doer("you"), t.verb("shuffle")
    return Clause(doer, verb, t.pile(step.zone, step.whose, verb.case))


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


@phrase(flow.ForEach)
def _for_each(t: Telling, step: flow.ForEach) -> Clause | list[Clause]:
    """Players come one after the other: *each other player* at first, *that player* afterwards."""
    group = t.named(step.of)
    if group.noun is not None:
        each = t.each_such(group)
        t.last_cards = t.knows(step.name, Sort.CARDS, group.noun)
        return Clause(None, None, f"{each}: {t.text(step.steps, separator='; ')}")
    one = t.knows(step.name, Sort.EACH if group.sort is Sort.PLAYER else group.sort)
    one.loops = True
    return t.clauses(step.steps)


@phrase(flow.EachChooses)
def _each_chooses(t: Telling, step: flow.EachChooses) -> Clause:
    chooser = t.names["them"] = t.doer(step.who)
    let = flow.Let(step.name, step.pick)
    chosen = t.bind(let)
    chosen.several = True
    return Clause(chooser, t.verb("secretly"), t.pick(let))
