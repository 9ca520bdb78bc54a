"""The words of Aeon's End: names, messages, phrases, and how the text of a card is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from deckwright.core.declared import Step
from deckwright.effects.vocabulary.amounts import Per
from deckwright.effects.vocabulary.conditions import AtLeast
from deckwright.effects.vocabulary.flow import Every, If, Let
from deckwright.effects.words import Steps
from deckwright.games.aeons_end.breaches import CLOSED, NONE, OPENED
from deckwright.games.aeons_end.definitions import ANYBODY, ONE_OF_TWO, THE_NEMESIS, Card
from deckwright.games.aeons_end.nemeses.carapace_queen import MOST_HUSKS
from deckwright.games.aeons_end.vocabulary.turn_order import OwnerOfTurnCard
from deckwright.games.aeons_end.words.phrases import SWARM
from deckwright.text.grammar import capital
from deckwright.text.telling import Telling

NUMERALS = "ⅠⅡⅢⅣ"
OWN_RULES = {
    "rageborne": "text-rageborne",
    "crooked-mask": "text-crooked-mask",
    "carapace-queen": "text-carapace-queen",
    "prince-of-gluttons": "text-prince-of-gluttons",
    "hollow-crown": "text-hollow-crown",
}
"""Rules printed on a nemesis that none of its steps tells."""


def card_text(t: Telling, card: Card) -> list[str]:
    """A card line by line: what it is, and then each of its texts."""
    return [f"{capital(line)}." for line in _lines(t, card)]


def _lines(t: Telling, card: Card) -> Iterator[str]:
    t.kind = card.kind
    yield from _heading(t, card)
    for key, steps in (
        ("text-set-up", card.setup),
        ("text-unleash", card.unleash),
        ("text-end-of-turn", card.end_of_turn),
        ("text-exhaustion", card.exhaustion),
        ("text-blood-magic", card.blood_magic),
        ("text-immediately", card.immediately),
        ("text-persistent", card.persistent),
        ("text-power-effect", card.power_effect),
        ("text-to-discard", card.to_discard),
        ("text-plain", card.attack),
        ("text-plain", card.play),
        ("text-cast", card.cast),
        ("text-on-gain", card.on_gain),
    ):
        if steps:
            yield t.say(key, text=_text(t, steps), power=card.power)
    if card.ability:
        yield t.say(f"text-ability-{card.window}", charges=card.charges, text=_text(t, card.ability))
    if card.while_prepped is not None:
        prepped = card.while_prepped
        yield t.say(f"text-prepped-{prepped.window}", text=_text(t, prepped.steps), limit=prepped.limit)
    if card.preps_to_closed:
        yield t.say("text-preps-to-closed")
    if card.wide:
        yield t.say("text-wide")
    if card.linked:
        yield t.say("text-linked")
    if card.last_token_wins:
        yield t.say("text-last-token-wins")
    for modifier in card.modifiers:
        told = t.modifier(modifier)
        yield t.say("text-prepped-always", text=told) if card.kind == "spell" else told
    for ability in card.when:
        yield t.modifier(ability)
    if card.id in OWN_RULES:
        yield t.say(OWN_RULES[card.id])
    if card.id == "carapace-queen":
        yield from _swarm(t, SWARM)


def _heading(t: Telling, card: Card) -> Iterator[str]:
    """What is printed besides text: cost, tier, life, power; all of a mage's sheet; whose turn it is."""
    match card.kind:
        case "gem" | "relic" | "spell":
            yield t.say("text-kind-and-cost", kind=t.say(f"kind-{card.kind}"), cost=card.cost)
        case "mage":
            yield from _mage(t, card)
        case "nemesis" | "husk" | "acolyte":
            yield t.say("text-life", life=card.life)
        case "attack":
            yield t.say("text-tier", kind=t.say("kind-attack"), tier=card.tier)
        case "minion" if card.life:
            yield t.say("text-tier-and-life", tier=card.tier, life=card.life)
        case "minion":
            yield t.say("text-tier", kind=t.say("kind-minion"), tier=card.tier)
        case "power":
            yield t.say("text-tier-and-power", tier=card.tier, power=card.power)
        case "turn":
            shared = {ANYBODY: "any", ONE_OF_TWO: "pair", THE_NEMESIS: "nemesis"}
            first, second = [seat + 1 for seat in card.pair] or (0, 0)
            whose = shared.get(card.turn_of, card.turn_of + 1)
            yield t.say("text-turn", whose=whose, first=first, second=second)


def _mage(t: Telling, mage: Card) -> Iterator[str]:
    told = []
    for numeral, state in zip(NUMERALS, mage.breaches, strict=True):
        if state != NONE:
            turns = -1 if state == OPENED else state - CLOSED
            told.append(t.say("text-breach", breach=numeral, turns=turns))
    yield t.say("text-breaches", breaches="; ".join(told))
    yield t.say("text-hand", cards=_cards(t, mage.hand))
    yield t.say("text-deck", cards=_cards(t, mage.deck))


def _cards(t: Telling, ids: tuple[str, ...]) -> str:
    """Cards with their numbers: *Emerald Shard, 3 × Crystal*."""
    alike = [(t.title(card), len(list(group))) for card, group in groupby(ids)]
    return ", ".join(f"{count} × {title}" if count > 1 else title for title, count in alike)


def _text(t: Telling, steps: Steps) -> str:
    """One text of a card."""
    t.last_cards = t.subject = None
    t.gained.clear()
    return t.text(tuple(_simply(list(steps))))


def _simply(steps: list[Step]) -> Iterator[Step]:
    """Steps as one would say them: as many as there are is all of them."""
    while steps:
        match steps:
            case [Let(count=Per("crystals_in_hand")) as one, *rest]:
                yield Every(one.name, one.pick)
            case [OwnerOfTurnCard() as owner, step, *rest]:
                yield step
                yield owner
            case [step, *rest]:
                yield step
        steps = rest


def _swarm(t: Telling, row: If, most: int = MOST_HUSKS) -> Iterator[str]:
    """What happens for so many husks: exactly one row is resolved, the fewest husks first."""
    assert isinstance(row.condition, AtLeast)
    assert isinstance(row.condition.amount, int)
    least = row.condition.amount
    rest = row.otherwise[0]
    if isinstance(rest, If):
        yield from _swarm(t, rest, least - 1)
    else:
        yield t.say("text-swarm-row", husks=f"0–{least - 1}", most=least - 1, text=_text(t, row.otherwise))
    yield t.say("text-swarm-row", husks=f"{least}–{most}", most=most, text=_text(t, row.then))
