"""Phrases of modifiers and of abilities that answer events."""

from __future__ import annotations

from deckwright.effects.vocabulary import modifiers
from deckwright.text.clauses import Sort
from deckwright.text.grammar import Case, agreed
from deckwright.text.phrases.book import phrase
from deckwright.text.telling import Telling
from deckwright.text.wording import joined


@phrase(modifiers.Adds)
def _adds(t: Telling, modifier: modifiers.Adds) -> str:
    bonus = t.bonus(t.quantity(modifier.amount), t.noun("values", modifier.to))
    least = t.say("phrase-not-below", least=modifier.least) if modifier.least else ""
    return joined(bonus, _against(t, modifier.against), least)


@phrase(modifiers.Multiplies)
def _multiplies(t: Telling, modifier: modifiers.Multiplies) -> str:
    value = t.noun("values", modifier.what).inflected()
    return joined(t.say("phrase-multiplies", value=value, factor=modifier.factor), _against(t, modifier.against))


@phrase(modifiers.Limits)
def _limits(t: Telling, modifier: modifiers.Limits) -> str:
    value, most = t.noun("values", modifier.what).form(), t.quantity(modifier.most).inflected()
    return joined(t.say("phrase-is-at-most", value=value, most=most), _against(t, modifier.against))


def _against(t: Telling, kind: str) -> str:
    return t.say("phrase-against", things=t.noun("kinds", kind).inflected(many=True)) if kind else ""


@phrase(modifiers.When)
def _when(t: Telling, ability: modifiers.When) -> str:
    limit = ""
    if ability.limit:
        times = t.counted(ability.limit, t.tables.nouns["time"])
        limit = t.say("phrase-limit", limit=ability.limit, times=times)
    return joined(t.say("phrase-when", text=answering(t, ability)), limit)


def answering(t: Telling, ability: modifiers.When) -> str:
    """What happens and what follows."""
    card = t.noun("kinds", ability.against or "card")
    happening = t.say(
        f"when-{ability.event}",
        of=ability.of,
        against=ability.against or "none",
        card=card.inflected(),
        this_card=agreed(t.adjective("this"), card).form(Case.ACC),
    )
    t.knows("who", Sort.YOU if ability.of == "you" else Sort.PLAYER)
    if ability.of != "this":
        t.last_cards = t.knows("about", Sort.CARDS, card)
    else:
        t.last_cards = t.names["about"] = t.names["this"]
    condition = ""
    if ability.condition is not None:
        condition = t.say("phrase-on-condition", condition=t.condition(ability.condition))
    text = t.text(ability.steps)
    return t.say("phrase-answering", happening=happening, condition=condition, instead=ability.instead, text=text)
