"""The nemesis."""

from __future__ import annotations

from deckwright.games.aeons_end.vocabulary import damage, nemesis, turn, turn_order
from deckwright.games.aeons_end.words.book import PHRASES, message, number, phrase
from deckwright.text.clauses import Clause, Quantity, Sort, sentence
from deckwright.text.telling import Telling

PHRASES.fixed(
    damage.PlayersLose,
    damage.Untouchable,
    nemesis.CancelDrawnCard,
    nemesis.DiscardThis,
    nemesis.DrawOneMore,
    nemesis.GoUnder,
    nemesis.LastTokenWins,
    nemesis.RepeatAttack,
    nemesis.ReturnMinion,
    nemesis.ReturnsUnder,
    turn.WardTurn,
    turn_order.ArrangeTurnDeck,
)
message(turn_order.WonAtEndOfTurn, "text-won-at-end-of-turn", "condition")
message(nemesis.LoseTokens, "text-nemesis-loses", tokens="nemesis_tokens")
message(nemesis.IncreasedDifficulty, "text-increased-difficulty")


@phrase(nemesis.Unleash)
def _unleash(t: Telling, step: nemesis.Unleash) -> Clause:
    if isinstance(step.times, int):
        return sentence(t.say("text-unleashes", times=step.times, more=t.is_more("unleash")))
    return sentence(t.say("text-unleash-times", times=number(t, step.times, "time")))


@phrase(nemesis.ByDifficulty)
def _by_difficulty(t: Telling, amount: nemesis.ByDifficulty) -> Quantity:
    return Quantity(amount.normal, or_else=("text-or-if-increased", amount.increased))


@phrase(nemesis.OnlyIf)
def _only_if(t: Telling, step: nemesis.OnlyIf) -> Clause | list[Clause]:
    """One of several ways, open only under a condition."""
    if t.is_open:
        return t.clauses(step.steps)
    condition = t.condition(step.condition)
    return sentence(t.say("text-only-if", condition=condition, text=t.text(step.steps, separator="; ")))


@phrase(nemesis.SetLife)
def _set_life(t: Telling, step: nemesis.SetLife) -> Clause:
    t.subject = None
    return sentence(t.say("text-set-life", life=t.quantity(step.amount).value))


@phrase(nemesis.DiscardFromNemesisDeck)
def _discard_from_deck(t: Telling, step: nemesis.DiscardFromNemesisDeck) -> Clause:
    t.last_cards = t.knows(step.name, Sort.CARDS, t.noun("kinds", "card"), several=True)
    t.last_cards.done = t.verb("discard")
    return Clause(t.doer("you"), t.last_cards.done, t.say("text-top-of-nemesis-deck", count=step.count))


@phrase(nemesis.TierThree)
def _tier_three(t: Telling, amount: nemesis.TierThree) -> Quantity:
    return Quantity(amount.times, t.say("text-each-tier-three"), value=t.say("text-tier-three"))
