"""Phrases of the flow: may, if, choices, repetition."""

from __future__ import annotations

from deckwright.effects.vocabulary import flow, modifiers, turns
from deckwright.text.clauses import Clause, Sort, sentence
from deckwright.text.grammar import Case, Inflected
from deckwright.text.phrases.book import phrase
from deckwright.text.phrases.modifiers import answering
from deckwright.text.telling import Telling


def number_of(sort: Sort) -> str:
    """Who acts, as verbs care: ``you``, several ``together``, or ``one``."""
    return {Sort.YOU: "you", Sort.TOGETHER: "together"}.get(sort, "one")


@phrase(flow.May)
def _may(t: Telling, step: flow.May) -> Clause:
    doer = t.named(step.by)
    who = t.introduced(step.by) if doer.pending else t.who(doer)
    t.subject = doer
    sort = number_of(doer.sort)
    own, others = t.led_by(doer, t.clauses(step.steps))
    then = "; ".join(t.sentences(others, capitals=False))
    if not own:
        return sentence(t.say("phrase-may-do-this", who=who, sort=sort, then=then))
    does = t.predicate(own, infinitive=True)
    return sentence(t.say("phrase-may-then" if then else "phrase-may", who=who, sort=sort, does=does, then=then))


@phrase(flow.OneOf)
def _one_of(t: Telling, step: flow.OneOf) -> Clause:
    doer = t.doer(step.by)
    branches = t.tables.joints["branch"].join(t.branches(doer, step.branches))
    return Clause(doer, t.verb("choose"), t.say("phrase-one-of", branches=branches), alone=True)


@phrase(flow.If)
def _if(t: Telling, step: flow.If) -> Clause:
    condition = t.condition(step.condition)
    before, t.before = t.before, set(t.gained)
    text = t.say("phrase-if", condition=condition, then=t.text(step.then, separator="; "))
    t.before = before
    if step.otherwise:
        text += f". {t.say('phrase-otherwise', text=t.text(step.otherwise, separator='; '))}"
    return sentence(text)


@phrase(flow.Repeat)
def _repeat(t: Telling, step: flow.Repeat) -> Clause | list[Clause]:
    """The count goes with the verb, where there is but one."""
    told = t.clauses(step.steps)
    if step.times == 1:
        return told
    if len(told) == 1 and isinstance(step.times, int):
        long = told[0].doer is None and "," in told[0].rest
        key = "phrase-n-times-first" if long else "phrase-n-times"
        told[0].rest = t.say(key, text=told[0].rest, times=step.times)
        return told
    text = "; ".join(t.sentences(told, capitals=False))
    return sentence(t.say("phrase-repeat", times=t.amount(step.times, t.tables.nouns["time"]), text=text))


@phrase(flow.While)
def _while(t: Telling, step: flow.While) -> Clause:
    condition = t.condition(step.condition)
    return sentence(t.say("phrase-while", condition=condition, text=t.text(step.steps, separator="; ")))


@phrase(flow.OneByOne)
def _one_by_one(t: Telling, step: flow.OneByOne) -> Clause:
    described = t.described(step.pick)
    noun, must = described.noun, ""
    if step.must is not None:
        needed = t.described(step.must)
        must = t.say("phrase-including", things=t.full(t.all_the(needed.noun, Case.GEN), needed, "inside"))
    each = f"{t.adjective('each').agree(noun, Case.GEN)} {noun.form(Case.GEN)}"
    facts = {
        "how": "most" if step.most else "any" if step.may_stop else "each",
        "most": step.most,
        "things": t.full(noun.form(Case.GEN, many=True), described, "inside"),
        "counted": t.full(t.counted(step.most, noun, Case.GEN), described, "inside"),
        "each": t.full(each, described, "inside"),
    }
    t.last_cards = t.knows(step.name, Sort.CARDS, noun)
    return sentence(t.say("phrase-one-by-one", **facts, must=must, text=t.text(step.steps, separator="; ")))


@phrase(flow.ForEach)
def _for_each(t: Telling, step: flow.ForEach) -> Clause | list[Clause]:
    """Players come one after the other: *each other player* at first, *that player* afterwards."""
    group = t.named(step.of)
    if group.noun is not None:
        each = t.each_such(group)
        t.last_cards = t.knows(step.name, Sort.CARDS, group.noun)
        return sentence(f"{each}: {t.text(step.steps, separator='; ')}")
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


@phrase(flow.Note)
def _note(t: Telling, step: flow.Note) -> list[Clause]:
    """A number worked out is told where it is used."""
    t.knows(step.name, Sort.NUMBER).amount = step.amount
    return []


@phrase(turns.ThisTurn)
def _this_turn(t: Telling, step: turns.ThisTurn) -> Clause:
    player = t.doer(step.who)
    if isinstance(step.effect, modifiers.When) and step.times == 1:
        return sentence(t.say("phrase-next-time", text=answering(t, step.effect)))
    times = t.say("phrase-times-only", times=t.counted(step.times, t.tables.nouns["time"])) if step.times else ""
    whom = ""
    if player.sort is not Sort.YOU:
        whom = t.say("phrase-for-player", player=Inflected(lambda case: t.who(player, case)))
    return sentence(t.say("phrase-this-turn", whom=whom, text=t.modifier(step.effect), times=times))
