"""The words of Aeon's End: names, messages, phrases, and how the text of a card is laid out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from deckwright.games.aeons_end.breaches import CLOSED, NONE, OPENED
from deckwright.games.aeons_end.definitions import ANYBODY, NEMESIS, ONE_OF_TWO, THE_NEMESIS, Card
from deckwright.games.aeons_end.rules import aeons_end
from deckwright.games.aeons_end.words.book import MORE_LINES, text_of
from deckwright.text.grammar import capital
from deckwright.text.telling import Telling

other_packages = [own.words for own in aeons_end().brought if own.words]
"""Packages of nemeses that bring words, in a folder like this one."""
NUMERALS = "ⅠⅡⅢⅣ"


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
        *((f"text-{part}", steps) for part, steps in card.own_texts),
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
            yield t.say(key, text=text_of(t, steps), power=card.power)
    if card.ability:
        yield t.say(f"text-ability-{card.window}", charges=card.charges, text=text_of(t, card.ability))
    if card.while_prepped is not None:
        prepped = card.while_prepped
        yield t.say(f"text-prepped-{prepped.window}", text=text_of(t, prepped.steps), limit=prepped.limit)
    if card.preps:
        yield t.say(f"text-preps-{card.preps}")
    for modifier in card.modifiers:
        told = t.modifier(modifier)
        yield t.say("text-prepped-always", text=told) if card.kind == "spell" else told
    for ability in card.when:
        yield t.modifier(ability)
    if card.kind == NEMESIS and t.messages.has(f"text-{card.id}"):
        yield t.say(f"text-{card.id}")  # rules that none of its steps tells
    if card.id in MORE_LINES:
        yield from MORE_LINES[card.id](t)


def _heading(t: Telling, card: Card) -> Iterator[str]:
    """What is printed besides text: cost, tier, life, power; all of a mage's sheet; whose turn it is."""
    match card.kind:
        case "gem" | "relic" | "spell":
            yield t.say("text-kind-and-cost", kind=t.say(f"kind-{card.kind}"), cost=card.cost)
        case "mage":
            yield from _mage(t, card)
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
        case _ if card.life:  # the nemesis, and cards of tier 0
            yield t.say("text-life", life=card.life)


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
