"""Playing, gaining and moving cards, and the turn order."""

from __future__ import annotations

from deckwright.effects.vocabulary import picks, verbs
from deckwright.games.aeons_end.vocabulary import cards, turn_order
from deckwright.games.aeons_end.words.book import general, message, phrase
from deckwright.text.clauses import Clause, Described, Sort
from deckwright.text.grammar import agreed
from deckwright.text.phrases.steps import gained_to
from deckwright.text.telling import Telling
from deckwright.text.wording import joined

message(cards.PileIsEmpty, "text-pile-is-empty")
message(cards.AnotherLeft, "text-another-left")


@phrase(cards.NthThisTurn)
def _nth(t: Telling, condition: cards.NthThisTurn, holds: bool) -> str:
    return t.say(
        "text-nth-play" if condition.event == "played" else "text-nth-gain", times=condition.times, holds=holds
    )


@phrase(cards.PlayTwice)
def _play_twice(t: Telling, step: cards.PlayTwice) -> Clause:
    doer, verb = t.doer("you"), t.verb("play")
    return Clause(doer, verb, joined(t.mention(step.cards, verb.case, done=verb), t.say("text-twice")))


@phrase(cards.PutOnDeck)
def _put_on_deck(t: Telling, step: cards.PutOnDeck) -> Clause:
    return Clause(t.doer("you"), t.verb("move"), t.say("text-on-deck"))


@phrase(cards.GainCard, cards.GainQuietly)
def _gain_card(t: Telling, step: cards.GainCard) -> list[Clause]:
    doer, verb = t.doer(step.who), t.verb("acquire")
    noun = t.noun("kinds", step.kind or "card")
    if step.named:
        noun = noun.within(f"_ {t.say('text-named', card=t.title(step.named))}")
    if step.cheapest:
        noun = agreed(t.adjective("cheapest"), noun)
    cost = ""
    if step.cost_at_most is not None:
        cost = t.say("text-cost-at-most", cost=t.quantity(step.cost_at_most).value)
    t.last_cards = t.knows(step.name, Sort.CARDS, noun)
    t.last_cards.done = verb
    quietly = t.say("text-quietly") if isinstance(step, cards.GainQuietly) else ""
    gained = joined(t.some(noun, 1, False, verb.case), cost, t.say("text-from-supply"), quietly)
    return gained_to(t, Clause(doer, verb, gained), step.to, step.who)


@phrase(verbs.Move)
def _move(t: Telling, step: verbs.Move) -> Clause:
    """Cards that come to a hand go back to it, unless they are taken from somebody or given to somebody."""
    whose = getattr(getattr(t.named(step.cards).let, "pick", None), "whose", "")
    if step.to == "hand" and step.whose == "you" and whose not in ("", "you"):
        doer, take = t.doer_with(step.cards), t.verb("take")
        return Clause(doer, take, t.say("text-into-own-hand", cards=t.mention(step.cards, take.case, done=take)))
    receiver = getattr(t.named(step.whose).let, "pick", None)
    told: Clause = general(t, step)
    if step.to == "hand":
        told.verb = t.verb("give" if isinstance(receiver, picks.Player) and whose != step.whose else "return")
    return told


@phrase(cards.ShuffleDiscardIntoDeck)
def _shuffle_discard(t: Telling, step: cards.ShuffleDiscardIntoDeck) -> Clause:
    doer = t.doer(step.who)
    return Clause(doer, t.verb("shuffle_in"), t.say("text-discard-into-deck", you=doer.sort is Sort.YOU))


@phrase(cards.DestroyTopOfDeck)
def _destroy_top(t: Telling, step: cards.DestroyTopOfDeck) -> Clause:
    doer = t.doer(step.who)
    return Clause(doer, t.verb("destroy"), t.say("text-top-of-deck", count=step.count, you=doer.sort is Sort.YOU))


@phrase(turn_order.RevealTurnCard)
def _reveal_turn(t: Telling, step: turn_order.RevealTurnCard) -> Clause:
    t.last_cards = t.knows(step.name, Sort.CARDS, t.noun("kinds", "card"))
    return Clause(t.doer("you"), t.verb("reveal"), t.say("text-top-turn-card"))


@phrase(turn_order.ShuffleIntoTurnDeck)
def _shuffle_turn(t: Telling, step: turn_order.ShuffleIntoTurnDeck) -> Clause:
    doer, verb = t.doer("you"), t.verb("shuffle_in")
    return Clause(doer, verb, joined(t.mention(step.cards, verb.case, done=verb), t.say("text-into-turn-deck")))


@phrase(turn_order.NemesisTurnCard)
def _nemesis_turn_card(t: Telling, pick: turn_order.NemesisTurnCard) -> Described:
    return t.described(picks.CardIn(("turn_discard",), tag="nemesis"))


@phrase(turn_order.OwnerOfTurnCard)
def _owner_of_turn(t: Telling, step: turn_order.OwnerOfTurnCard) -> list[Clause]:
    """Told when this player is mentioned."""
    t.knows(step.name, Sort.PLAYER).first = t.say("text-player-of-card")
    return []
