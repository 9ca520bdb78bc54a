"""Phrases that Ukrainian and Russian build alike: only their verbs and nouns differ."""

from __future__ import annotations

from deckwright.effects import amounts, damage, decks, picks, turns, verbs
from deckwright.effects.words import Amount
from deckwright.text import common
from deckwright.text.grammar import Adjective, Case, Noun, agreed
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.slavic import Slavic
from deckwright.text.telling import Clause, Described, Quantity, Sort

BOOK = Phrasebook("", common.BOOK)
phrase = BOOK.phrase


@phrase(verbs.PutTokens)
def _put_tokens(t: Slavic, step: verbs.PutTokens) -> Clause:
    tokens = t.amount(step.amount, t.book.look("marks", step.what))
    return Clause(t.doer("you"), t.verb("put_tokens"), f"{tokens} на {t.mention(step.cards, Case.ACC)}")


@phrase(damage.Hit)
def _hit(t: Slavic, step: damage.Hit) -> Clause:
    doer, target = t.doer_with(step.cards), t.named(step.cards)
    dealt = t.amount(step.amount, t.book.look("units", "damage"), to=t.mention(step.cards, Case.DAT))
    t.remember("hurt", step.hurt, target)
    t.remember("fallen", step.fallen, target)
    return Clause(doer, t.verb("hit"), dealt)


@phrase(decks.LookAt)
def _look_at(t: Slavic, step: decks.LookAt) -> Clause:
    card: Noun = t.book.kinds["card"]
    doer = t.doer("you" if step.seen_by == "all" else step.seen_by)
    top = agreed(t.upper, card)
    told = top.form(Case.ACC) if step.count == 1 else t.amount(step.count, top)
    told += f" {t.pile(step.zone, step.whose, Case.GEN)}"
    t.last_cards = t.knows(step.name, Sort.CARDS, card, several=step.count != 1)
    return Clause(doer, t.verb("reveal" if step.seen_by == "all" else "look"), told)


@phrase(picks.TopOf)
def _top_of(t: Slavic, pick: picks.TopOf) -> Described:
    return Described(agreed(t.upper, t.book.kinds["card"]), t.pile(pick.zone, pick.whose, Case.GEN))


@phrase(amounts.Printed)
def _printed(t: Slavic, amount: amounts.Printed) -> Quantity:
    value: Noun = t.book.look("values", amount.what)
    pointed_at = t.named(amount.card) is t.last_cards
    card = t.mention(amount.card, Case.GEN)
    if pointed_at:
        return Quantity(value=f"{card} {value.form()}", of_value=f"{card} {value.form(Case.GEN)}")
    return Quantity(value=f"{value.form()} {card}", of_value=f"{value.form(Case.GEN)} {card}")


@phrase(amounts.Times)
def _times(t: Slavic, amount: amounts.Times) -> Quantity:
    inner = t.quantity(amount.amount)
    value = f"{amount.factor} × {inner.value}"
    return Quantity(None if inner.number is None else amount.factor * inner.number, inner.each, value=value)


def deed(t: Slavic, amount: turns.TimesThisTurn) -> tuple[Noun, Adjective]:
    """What it was done with, and what was done."""
    words: Noun = t.book.look("kinds", amount.kind or "card")
    if amount.named:
        words = words.with_tail(f"«{t.title(amount.named)}»")
    done: Adjective = t.book.look("deeds", amount.event).done
    return words, done


def of_value(t: Slavic, amount: Amount) -> str:
    """A value in the genitive."""
    quantity = t.quantity(amount)
    return quantity.of_value or quantity.value
