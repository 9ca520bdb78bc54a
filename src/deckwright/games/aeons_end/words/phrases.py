"""Phrases of Aeon's End that all languages build alike: verbs, nouns and fixed sentences are each language's own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

from deckwright.core.steps import Step
from deckwright.effects import amounts, conditions, flow, picks, verbs
from deckwright.effects.words import Amount, name_of
from deckwright.games.aeons_end import (
    breaches,
    casting,
    damage,
    decks,
    nemesis,
    players,
    plays,
    supply,
    turn,
    turn_order,
)
from deckwright.games.aeons_end.nemeses import carapace_queen, crooked_mask, prince_of_gluttons, rageborne
from deckwright.text.grammar import Case, Noun
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.telling import Clause, Described, Quantity, Sort, Telling, joined

BOOK = Phrasebook("")
phrase = BOOK.phrase

SWARM = cast(flow.If, carapace_queen.swarm())
"""What husks do, told once on the Carapace Queen."""
OF_THE_TABLE = frozenset(
    ("players", "husks", "empty_piles", "turn_cards_discarded", "nemesis_turns_discarded", "tokens")
)
"""Counts that belong to no player."""


def teach(book: Phrasebook) -> None:
    """Lay these phrases on top of a language's general ones; what the book has of its own stays."""
    for word, told in BOOK.phrases.items():
        book.phrases.maps[0].setdefault(word, told)


def _general(t: Telling, word: object) -> Callable[..., Any]:
    """The phrase that a word has in any game."""
    return t.book.phrases.parents[type(word)]


def _sentence(text: str) -> Clause:
    return Clause(None, None, text)


def _fixed(*words: type) -> None:
    """Words that always mean the same: their sentence is the message of their name."""
    for word in words:
        BOOK.phrases[word] = partial(_said, f"text-{name_of(word).replace('_', '-')}")


def _said(key: str, t: Telling, step: Step) -> Clause:
    return _sentence(t.say(key))


_fixed(
    damage.PlayersLose,
    nemesis.CancelDrawnCard,
    nemesis.ReturnMinion,
    prince_of_gluttons.StartDevoured,
    rageborne.Strike,
    turn.WardTurn,
    turn_order.ArrangeTurnDeck,
)


def _number(t: Telling, amount: Amount, unit: str) -> str:
    """An amount that is nobody's own."""
    t.subject = None
    return t.amount(amount, _noun(t, "units", unit))


def _noun(t: Telling, table: str, name: str) -> Noun:
    return cast(Noun, t.book.look(table, name))


# -- damage and life


@phrase(damage.Deal)
def _deal(t: Telling, step: damage.Deal) -> Clause:
    return _damages(t, "you", "hit", step.amount)


@phrase(damage.Suffer)
def _suffer(t: Telling, step: damage.Suffer) -> Clause:
    return _damages(t, step.who, "suffer", step.amount)


def _damages(t: Telling, who: str, does: str, amount: Amount) -> Clause:
    """What has to be worked out is a sentence of its own."""
    doer, verb = t.doer(who), t.verb(does)
    suffered = t.amount(amount, _noun(t, "units", "damage"), verb.case)
    return Clause(doer, verb, suffered, alone=", " in suffered)


@phrase(damage.GraveholdSuffers)
def _gravehold_suffers(t: Telling, step: damage.GraveholdSuffers) -> Clause:
    return _sentence(t.say("text-gravehold-suffers", damage=_number(t, step.amount, "damage")))


@phrase(damage.FoeSuffers)
def _foe_suffers(t: Telling, step: damage.FoeSuffers) -> Clause:
    return _sentence(t.say("text-minion-suffers", damage=_number(t, step.amount, "damage")))


@phrase(damage.Recover)
def _recover(t: Telling, step: damage.Recover) -> Clause:
    doer, words = t.doer(step.who), t.book.look("counters", "life")
    return Clause(doer, words.gain, t.amount(step.amount, words.unit, words.gain.case))


@phrase(damage.GraveholdRecovers)
def _gravehold_recovers(t: Telling, step: damage.GraveholdRecovers) -> Clause:
    return _sentence(t.say("text-gravehold-recovers", life=_number(t, step.amount, "life")))


@phrase(damage.NemesisRecovers)
def _nemesis_recovers(t: Telling, step: damage.NemesisRecovers) -> Clause:
    return _sentence(t.say("text-nemesis-recovers", life=_number(t, step.amount, "life")))


@phrase(damage.AtMostPerHit)
def _at_most_per_hit(t: Telling, modifier: damage.AtMostPerHit) -> str:
    return t.say("text-at-most-per-hit", damage=modifier.damage)


@phrase(damage.PreventedWhile)
def _prevented_while(t: Telling, modifier: damage.PreventedWhile) -> str:
    return t.say("text-prevented-while", condition=t.condition(modifier.condition))


@phrase(damage.LifeOn)
def _life_on(t: Telling, amount: damage.LifeOn) -> Quantity:
    return Quantity(as_many=t.say("text-as-life-left"), value=t.say("text-life-left"))


@phrase(damage.LowestLife)
def _lowest_life(t: Telling, pick: damage.LowestLife) -> Described:
    return Described(_noun(t, "units", "the_player"), t.say("text-with-lowest-life"))


# -- the numbers of players


@phrase(verbs.Gain)
def _gain(t: Telling, step: verbs.Gain) -> Clause:
    match step.what:
        case "tokens":
            return _sentence(t.say("text-nemesis-gains", tokens=_number(t, step.amount, "tokens")))
        case "focus_discount":
            return _sentence(t.say("text-focus-discount", aether=_number(t, step.amount, "aether")))
        case "two_spells_per_breach":
            return _sentence(t.say("text-two-spells-per-breach"))
    told: Clause = _general(t, step)(t, step)
    if step.what.startswith("aether_for_"):
        told.rest = joined(told.rest, t.say(f"text-{step.what.replace('_', '-')}"))
    return told


@phrase(verbs.Lose)
def _lose(t: Telling, step: verbs.Lose) -> Clause:
    if step.amount == amounts.Per(step.what, who=step.who):
        return Clause(t.doer(step.who), t.verb("lose_all"), t.say(f"text-all-{step.what}"))
    told: Clause = _general(t, step)(t, step)
    return told


@phrase(turn.LoseAllCharges)
def _lose_all_charges(t: Telling, step: turn.LoseAllCharges) -> Clause:
    return Clause(t.doer("you"), t.verb("lose_all"), t.say("text-all-charges"))


# -- breaches and spells


@phrase(breaches.FocusABreach)
def _focus(t: Telling, step: breaches.FocusABreach) -> Clause:
    doer = t.doer(step.by if step.who == "all" else step.who)
    which = "any" if step.who == "all" else "cheapest" if step.cheapest else "own"
    return Clause(doer, t.verb("focus"), t.say(f"text-breach-{which}", you=doer.sort is Sort.YOU))


@phrase(breaches.DestroyABreach)
def _destroy_breach(t: Telling, step: breaches.DestroyABreach) -> Clause:
    doer = t.doer(step.who)
    return Clause(doer, t.verb("destroy"), t.say("text-breach-destroyed", you=doer.sort is Sort.YOU))


@phrase(casting.CastPrepped)
def _cast(t: Telling, step: casting.CastPrepped) -> Clause:
    doer = t.doer(step.by)
    which = "fresh" if step.fresh else "own" if step.whose == step.by else "any"
    more = t.say("text-spell-bonus", damage=t.counted(step.bonus, _noun(t, "units", "damage"))) if step.bonus else ""
    twice = t.say("text-spell-twice") if step.twice else ""
    return Clause(doer, t.verb("cast"), joined(t.say(f"text-spell-{which}"), more, twice))


@phrase(casting.PreppedSpell)
def _prepped(t: Telling, pick: casting.PreppedSpell) -> Described:
    told = []
    if pick.cost_at_least:
        told.append(t.say("text-cost-at-least", cost=pick.cost_at_least))
    if pick.costliest:
        told.append(t.say("text-costliest"))
    return Described(_noun(t, "units", "prepped_spells"), joined(*told))


@phrase(casting.NeighbourSpells)
def _neighbours(t: Telling, amount: casting.NeighbourSpells) -> Quantity:
    return Quantity(amount.times, t.say("text-each-neighbour"), value=t.say("text-neighbours"))


# -- cards


@phrase(plays.PlayTwice)
def _play_twice(t: Telling, step: plays.PlayTwice) -> Clause:
    doer, verb = t.doer("you"), t.verb("play")
    return Clause(doer, verb, joined(t.mention(step.cards, verb.case, done=verb), t.say("text-twice")))


@phrase(plays.PlayedThisTurn)
def _played_this_turn(t: Telling, condition: plays.PlayedThisTurn, holds: bool) -> str:
    return t.say("text-nth-play", times=condition.times, holds=holds)


@phrase(supply.PutOnDeck)
def _put_on_deck(t: Telling, step: supply.PutOnDeck) -> Clause:
    return Clause(t.doer("you"), t.verb("move"), t.say("text-on-deck"))


@phrase(supply.GainCard)
def _gain_card(t: Telling, step: supply.GainCard) -> Clause:
    doer, verb = t.doer(step.who), t.verb("acquire")
    noun = _noun(t, "kinds", step.kind or "card")
    cost = t.say("text-cheapest") if step.cheapest else ""
    if step.cost_at_most is not None:
        cost = t.say("text-cost-at-most", cost=t.quantity(step.cost_at_most).value)
    to = "" if step.to == "discard" else t.zone(step.to, step.who, "into")
    t.last_cards = t.knows(step.name, Sort.CARDS, noun)
    t.last_cards.done = verb
    return Clause(doer, verb, joined(t.some(noun, 1, False, verb.case), cost, t.say("text-from-supply"), to))


@phrase(verbs.Move)
def _move(t: Telling, step: verbs.Move) -> Clause:
    """Cards that come to a hand go back to it."""
    told: Clause = _general(t, step)(t, step)
    if step.to == "hand":
        told.verb = t.verb("return")
    return told


@phrase(decks.ShuffleDiscardIntoDeck)
def _shuffle_discard(t: Telling, step: decks.ShuffleDiscardIntoDeck) -> Clause:
    doer = t.doer(step.who)
    return Clause(doer, t.verb("shuffle_in"), t.say("text-discard-into-deck", you=doer.sort is Sort.YOU))


@phrase(decks.DestroyTopOfDeck)
def _destroy_top(t: Telling, step: decks.DestroyTopOfDeck) -> Clause:
    doer = t.doer(step.who)
    return Clause(doer, t.verb("destroy"), t.say("text-top-of-deck", count=step.count, you=doer.sort is Sort.YOU))


# -- turn order


@phrase(turn_order.RevealTurnCard)
def _reveal_turn(t: Telling, step: turn_order.RevealTurnCard) -> Clause:
    t.last_cards = t.knows(step.name, Sort.CARDS, _noun(t, "kinds", "card"))
    return Clause(t.doer("you"), t.verb("reveal"), t.say("text-top-turn-card"))


@phrase(turn_order.ShuffleIntoTurnDeck)
def _shuffle_turn(t: Telling, step: turn_order.ShuffleIntoTurnDeck) -> Clause:
    doer, verb = t.doer("you"), t.verb("shuffle_in")
    return Clause(doer, verb, joined(t.mention(step.cards, verb.case, done=verb), t.say("text-into-turn-deck")))


@phrase(turn_order.OwnerOfTurnCard)
def _owner_of_turn(t: Telling, step: turn_order.OwnerOfTurnCard) -> list[Clause]:
    """Told when this player is mentioned."""
    t.knows(step.name, Sort.PLAYER).first = t.say("text-player-of-card")
    return []


# -- the nemesis


@phrase(nemesis.Unleash)
def _unleash(t: Telling, step: nemesis.Unleash) -> Clause:
    if isinstance(step.times, int):
        return _sentence(t.say("text-unleashes", times=step.times))
    return _sentence(t.say("text-unleash-times", times=_number(t, step.times, "time")))


@phrase(nemesis.IncreasedDifficulty)
def _increased(t: Telling, condition: nemesis.IncreasedDifficulty, holds: bool) -> str:
    return t.say("text-increased-difficulty", holds=holds)


@phrase(nemesis.SetLife)
def _set_life(t: Telling, step: nemesis.SetLife) -> Clause:
    t.subject = None
    return _sentence(t.say("text-set-life", life=t.quantity(step.amount).value))


@phrase(nemesis.DiscardFromNemesisDeck)
def _discard_from_deck(t: Telling, step: nemesis.DiscardFromNemesisDeck) -> Clause:
    t.last_cards = t.knows(step.name, Sort.CARDS, _noun(t, "kinds", "card"), several=True)
    t.last_cards.done = t.verb("discard")
    return Clause(t.doer("you"), t.last_cards.done, t.say("text-top-of-nemesis-deck", count=step.count))


@phrase(nemesis.TierThree)
def _tier_three(t: Telling, amount: nemesis.TierThree) -> Quantity:
    return Quantity(amount.times, t.say("text-each-tier-three"), value=t.say("text-tier-three"))


@phrase(carapace_queen.PlaceHusks)
def _place_husks(t: Telling, step: carapace_queen.PlaceHusks) -> Clause:
    doer, verb = t.doer("you"), t.verb("add")
    return Clause(doer, verb, t.amount(step.count, _noun(t, "kinds", "husk"), verb.case))


@phrase(carapace_queen.DiscardHusks)
def _discard_husks(t: Telling, step: carapace_queen.DiscardHusks) -> Clause:
    doer, verb, husk = t.doer("you"), t.verb("discard"), _noun(t, "kinds", "husk")
    gone = t.amount(step.count, husk, verb.case)
    t.knows(step.name, Sort.CARDS, husk, several=True).done = verb
    return Clause(doer, verb, gone)


@phrase(carapace_queen.HusksHaveLife)
def _husks_have_life(t: Telling, modifier: carapace_queen.HusksHaveLife) -> str:
    return t.say("text-husk-life", life=t.counted(modifier.life, _noun(t, "units", "life")))


@phrase(crooked_mask.GainCorruptions)
def _gain_corruptions(t: Telling, step: crooked_mask.GainCorruptions) -> Clause:
    doer, verb = t.doer(step.who), t.verb("acquire")
    gained = t.amount(step.count, _noun(t, "kinds", "corruption"), verb.case)
    return Clause(doer, verb, joined(gained, t.zone(step.to, step.who, "into")))


@phrase(prince_of_gluttons.Devour)
def _devour(t: Telling, step: prince_of_gluttons.Devour) -> Clause:
    t.subject = None
    pile = t.say("text-pile", kind=step.kind or "card", rank=step.rank or "any")
    cards = t.amount(step.count, _noun(t, "kinds", step.kind or "card"), to=pile)
    return _sentence(t.say("text-devour", cards=cards))


# -- players


@phrase(picks.Player)
def _player(t: Telling, pick: picks.Player) -> Described:
    """Whether somebody can do it at all is a rule of the game and not said on each card."""
    units = t.book.units
    if pick.most or pick.fewest:
        most = t.unit(pick.most or pick.fewest).form(Case.GEN, many=True)
        return Described(units["the_player"], t.say("text-with-most" if pick.most else "text-with-fewest", of=most))
    return Described(units["ally" if pick.among == "others" else "any_player"])


@phrase(players.OtherPlayer)
def _other_player(t: Telling, pick: players.OtherPlayer) -> Described:
    return Described(_noun(t, "units", "other_player"))


@phrase(players.TwiceAlone)
def _twice_alone(t: Telling, step: players.TwiceAlone) -> list[Clause]:
    """A rule of games alone, not said on each card."""
    return []


@phrase(picks.CardIn)
def _card_in(t: Telling, pick: picks.CardIn) -> Described:
    """From anybody's hand: the players decide together whose."""
    described: Described = _general(t, pick)(t, pick)
    if pick.whose != "all" or pick.zones != ("hand",):
        return described
    return Described(described.noun.with_tail(joined(described.attributes, t.say("text-from-any-hands"))))


# -- counting


@phrase(amounts.Per)
def _per(t: Telling, amount: amounts.Per) -> Quantity:
    if amount.of not in OF_THE_TABLE:
        quantity: Quantity = _general(t, amount)(t, amount)
        return quantity
    unit = t.unit(amount.of)
    each = t.say("text-each", unit=unit.form(Case.ACC), gender="alive" if unit.alive else unit.gender)
    many = unit.form(Case.GEN, many=True)
    value, of_value = t.say("text-number-of", units=many), t.say("text-of-number-of", units=many)
    if amount.times != 1:
        value = of_value = f"{amount.times} × {value}"
    return Quantity(amount.times, each, value=value, of_value=of_value)


@phrase(conditions.AtLeast)
def _at_least(t: Telling, condition: conditions.AtLeast, holds: bool) -> str:
    if condition.of not in OF_THE_TABLE:
        text: str = _general(t, condition)(t, condition, holds)
        return text
    return _there_are(t, condition.of, condition.amount, "at-least" if holds else "fewer")


@phrase(conditions.AtMost)
def _at_most(t: Telling, condition: conditions.AtMost, holds: bool) -> str:
    if condition.of in OF_THE_TABLE:
        return _there_are(t, condition.of, condition.amount, "at-most" if holds else "more")
    if condition.amount == 0 and condition.who == "you":
        return t.say("text-you-have-none", units=t.unit(condition.of).form(Case.GEN, many=True), holds=holds)
    text: str = _general(t, condition)(t, condition, holds)
    return text


def _there_are(t: Telling, what: str, amount: Amount, how: str) -> str:
    if how == "at-least" and amount == 1:
        return t.say("text-there-is", unit=t.unit(what).form())
    return t.say(f"text-there-are-{how}", units=t.amount(amount, t.unit(what), Case.NOM))


@phrase(flow.If)
def _if(t: Telling, step: flow.If) -> Clause | list[Clause]:
    """The swarm has a name; what was just turned over or had to be chosen need not be asked for."""
    if step == SWARM:
        return _sentence(t.say("text-swarm"))
    if isinstance(step.condition, conditions.Chosen):
        meant = t.named(step.condition.name)
        is_sure = meant.done is None if meant.let is None else isinstance(meant.let, flow.Let) and not meant.let.up_to
        if meant.sort is Sort.CARDS and is_sure:
            return t.clauses(step.then)
    told: Clause = _general(t, step)(t, step)
    return told


@phrase(flow.Repeat)
def _repeat(t: Telling, step: flow.Repeat) -> Clause | list[Clause]:
    if step.steps == (rageborne.Strike(),):
        return _sentence(t.say("text-strikes", times=_number(t, step.times, "time")))
    told: Clause | list[Clause] = _general(t, step)(t, step)
    return told


@phrase(flow.May)
def _may(t: Telling, step: flow.May) -> Clause:
    """Whoever may do it does it."""
    you, t.names["you"] = t.names["you"], t.named(step.by)
    told: Clause = _general(t, step)(t, step)
    t.names["you"] = you
    return told


@phrase(flow.ForEach)
def _for_each(t: Telling, step: flow.ForEach) -> Clause | list[Clause]:
    """Of players who were chosen each is one of them."""
    group = t.named(step.of)
    if group.sort is Sort.PLAYER and group.let is not None:
        t.knows(step.name, Sort.PLAYER).first = t.say("text-each-of-them")
        return t.clauses(step.steps)
    told: Clause | list[Clause] = _general(t, step)(t, step)
    return told
