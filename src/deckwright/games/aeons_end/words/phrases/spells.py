"""Breaches and spells."""

from __future__ import annotations

from deckwright.games.aeons_end.vocabulary import breaches, casting
from deckwright.games.aeons_end.words.book import phrase
from deckwright.text.clauses import Clause, Described, Quantity, Sort, sentence
from deckwright.text.grammar import agreed
from deckwright.text.telling import Telling
from deckwright.text.wording import joined


@phrase(breaches.FocusABreach)
def _focus(t: Telling, step: breaches.FocusABreach) -> Clause:
    doer = t.doer(step.by if step.who == "all" else step.who)
    which = "any" if step.who == "all" else "cheapest" if step.cheapest else "own"
    return Clause(doer, t.verb("focus"), t.say(f"text-breach-{which}", you=doer.sort is Sort.YOU))


@phrase(breaches.DestroyABreach)
def _destroy_breach(t: Telling, step: breaches.DestroyABreach) -> Clause:
    doer = t.doer(step.who)
    return Clause(doer, t.verb("destroy"), t.say("text-breach-destroyed", you=doer.sort is Sort.YOU))


@phrase(breaches.PlaceSigil)
def _place_sigil(t: Telling, step: breaches.PlaceSigil) -> Clause:
    t.knows(step.name, Sort.PLAYER)
    return sentence(t.say("text-place-sigil"))


@phrase(breaches.PrepSpell)
def _prep_spell(t: Telling, step: breaches.PrepSpell) -> Clause:
    doer, verb = t.doer(step.who), t.verb("prep")
    spell = t.some(t.noun("kinds", "spell"), 1, False, verb.case)
    breach = t.say("text-to-breach", you=doer.sort is Sort.YOU, any=step.any_closed)
    return Clause(doer, verb, joined(spell, t.zone(step.out_of, step.who, "out"), breach))


@phrase(casting.Cast)
def _cast_chosen(t: Telling, step: casting.Cast) -> Clause:
    doer, verb = t.doer("you"), t.verb("cast")
    return Clause(doer, verb, t.mention(step.cards, verb.case, done=verb))


@phrase(breaches.DestroyWithBreach)
def _destroy_with_breach(t: Telling, step: breaches.DestroyWithBreach) -> Clause:
    doer, verb = t.doer_with(step.cards), t.verb("destroy")
    return Clause(doer, verb, joined(t.mention(step.cards, verb.case, done=verb), t.say("text-with-its-breach")))


@phrase(casting.CastPrepped)
def _cast(t: Telling, step: casting.CastPrepped) -> Clause:
    doer = t.doer(step.by)
    which = "fresh" if step.fresh else "own" if step.whose == step.by else "any"
    more = t.say("text-spell-bonus", damage=t.counted(step.bonus, t.noun("units", "damage"))) if step.bonus else ""
    twice = t.say("text-spell-twice") if step.twice else ""
    verb = t.verb("cast")
    if step.name:
        t.last_cards = t.knows(step.name, Sort.CARDS, t.noun("kinds", "spell"))
        t.last_cards.done = verb
    return Clause(doer, verb, joined(t.say(f"text-spell-{which}"), more, twice))


@phrase(breaches.PrepBeside)
def _prep_beside(t: Telling, step: breaches.PrepBeside) -> Clause:
    return Clause(t.doer("you"), t.verb("prep"), t.say("text-named-beside", card=t.title(step.named)))


@phrase(casting.PreppedSpell)
def _prepped(t: Telling, pick: casting.PreppedSpell) -> Described:
    told = []
    if pick.named:
        told.append(t.say("text-named", card=t.title(pick.named)))
    if pick.whose == "all" and pick.other_than == "this":
        told.append(t.say("text-of-any-player"))
    if pick.cost_at_least:
        told.append(t.say("text-cost-at-least", cost=pick.cost_at_least))
    if pick.cost_at_most == 0:
        told.append(t.say("text-cost-nothing"))
    elif pick.cost_at_most is not None:
        told.append(t.say("text-cost-at-most", cost=pick.cost_at_most))
    owner = t.named(pick.whose)
    own = "" if owner is not t.subject else "own_" if owner.sort is Sort.YOU else "their_"
    if pick.costliest:
        noun = agreed(t.adjective("most_expensive"), t.noun("units", "prepped_spells"))
        belonging = t.belonging(owner) if own else None
        return Described(agreed(belonging, noun) if belonging else noun, joined(*told))
    other = "other_" if pick.other_than == "this" else ""
    return Described(t.noun("units", f"{other}{own}prepped_spells"), joined(*told))


@phrase(casting.NeighbourSpells)
def _neighbours(t: Telling, amount: casting.NeighbourSpells) -> Quantity:
    return Quantity(amount.times, t.say("text-each-neighbour"), value=t.say("text-neighbours"))
