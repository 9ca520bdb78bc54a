"""Phrases of Aeon's End that all languages build alike: verbs, nouns and fixed sentences are each language's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from deckwright.effects.vocabulary import amounts, conditions, flow, modifiers, picks, verbs
from deckwright.effects.vocabulary.decks import LookAt
from deckwright.effects.words import Amount
from deckwright.games.aeons_end.nemeses import (
    carapace_queen,
    crooked_mask,
    gate_witch,
    hollow_crown,
    magus_of_cloaks,
    prince_of_gluttons,
    rageborne,
)
from deckwright.games.aeons_end.nemeses.prince_of_gluttons import Devour
from deckwright.games.aeons_end.vocabulary import (
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
from deckwright.text.clauses import Clause, Described, Quantity, Sort, sentence
from deckwright.text.grammar import Case, Inflected, Noun, agreed
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.phrases import GENERAL
from deckwright.text.phrases.steps import gained_to
from deckwright.text.telling import Telling
from deckwright.text.wording import joined

PHRASES = Phrasebook(GENERAL)
PHRASES.chosen_act = True
phrase = PHRASES.phrase

SWARM = cast(flow.If, carapace_queen.swarm())
"""What husks do, told once on the Carapace Queen."""
SLAIN = "slain"
"""What has happened to a foe that damage sent to the discard pile."""
OF_THE_TABLE = frozenset(
    (
        "players",
        "husks",
        "acolytes",
        "empty_piles",
        "turn_cards_discarded",
        "nemesis_turns_discarded",
        "tokens",
        "nemesis_tokens",
    )
)
"""Counts that belong to no player."""


def _general(t: Telling, word: object) -> Callable[..., Any]:
    """The phrase that a word has in any game."""
    return PHRASES.general(word)


PHRASES.fixed(
    damage.PlayersLose,
    nemesis.CancelDrawnCard,
    hollow_crown.DismissAcolyte,
    nemesis.DiscardThis,
    nemesis.DrawOneMore,
    nemesis.GoUnder,
    nemesis.RepeatAttack,
    nemesis.ReturnMinion,
    prince_of_gluttons.StartDevoured,
    rageborne.Strike,
    turn.WardTurn,
    turn_order.ArrangeTurnDeck,
)


PLACED = frozenset(("husks", "acolytes", "turn_cards_discarded", "nemesis_turns_discarded"))
"""Counts of the table that are counted in one place."""


def _number(t: Telling, amount: Amount, unit: str) -> str:
    """An amount that is nobody's own."""
    t.subject = None
    return t.amount(amount, t.noun("units", unit))


# -- damage and life


@phrase(damage.Deal)
def _deal(t: Telling, step: damage.Deal) -> Clause:
    if step.outcome:
        t.knows(step.outcome, Sort.CARDS, t.noun("kinds", "minion")).aftermath = SLAIN
    match step.amount:
        case amounts.Sum((int(least), amounts.Printed("cost"))):
            return sentence(t.say("text-damage-and-cost", damage=_number(t, least, "damage")))
    return _damages(t, "you", "hit", step.amount)


@phrase(damage.DealSplit)
def _deal_split(t: Telling, step: damage.DealSplit) -> Clause:
    doer, verb = t.doer("you"), t.verb("hit")
    dealt = t.amount(step.amount, t.noun("units", "damage"), verb.case)
    return Clause(doer, verb, f"{dealt}, {t.say('text-split')}", alone=True)


@phrase(conditions.LiesIn)
def _lies_in(t: Telling, condition: conditions.LiesIn, holds: bool) -> str:
    """What damage has sent to the discard pile is told as its outcome."""
    if t.named(condition.card).aftermath == SLAIN:
        return t.say("text-slain", holds=holds)
    text: str = _general(t, condition)(t, condition, holds)
    return text


@phrase(damage.Suffer)
def _suffer(t: Telling, step: damage.Suffer) -> Clause:
    return _damages(t, step.who, "suffer", step.amount)


def _damages(t: Telling, who: str, does: str, amount: Amount) -> Clause:
    """What has to be worked out is a sentence of its own."""
    doer, verb = t.doer(who), t.verb(does)
    suffered = t.amount(amount, t.noun("units", "damage"), verb.case)
    return Clause(doer, verb, suffered, alone=", " in suffered)


@phrase(damage.GraveholdSuffers)
def _gravehold_suffers(t: Telling, step: damage.GraveholdSuffers) -> Clause:
    return sentence(t.say("text-gravehold-suffers", damage=_number(t, step.amount, "damage")))


@phrase(damage.FoeSuffers)
def _foe_suffers(t: Telling, step: damage.FoeSuffers) -> Clause:
    damage = _number(t, step.amount, "damage")
    if step.cards == "this":
        return sentence(t.say("text-minion-suffers", damage=damage))
    return sentence(t.say("text-foe-suffers", foe=t.mention(step.cards, Case.NOM), damage=damage))


@phrase(damage.FoeRecovers)
def _foe_recovers(t: Telling, step: damage.FoeRecovers) -> Clause:
    foe = t.mention(step.cards, Case.NOM)
    return sentence(t.say("text-foe-recovers", foe=foe, life=_number(t, step.amount, "life")))


@phrase(damage.Untouchable)
def _untouchable(t: Telling, modifier: damage.Untouchable) -> str:
    return t.say("text-untouchable")


@phrase(damage.Recover)
def _recover(t: Telling, step: damage.Recover) -> Clause:
    doer, words = t.doer(step.who), t.tables.look("counters", "life")
    return Clause(doer, words.gain, t.amount(step.amount, words.unit, words.gain.case))


@phrase(damage.GraveholdRecovers)
def _gravehold_recovers(t: Telling, step: damage.GraveholdRecovers) -> Clause:
    return sentence(t.say("text-gravehold-recovers", life=_number(t, step.amount, "life")))


@phrase(damage.NemesisRecovers)
def _nemesis_recovers(t: Telling, step: damage.NemesisRecovers) -> Clause:
    return sentence(t.say("text-nemesis-recovers", life=_number(t, step.amount, "life")))


@phrase(damage.AtMostPerHit)
def _at_most_per_hit(t: Telling, modifier: damage.AtMostPerHit) -> str:
    return t.say("text-at-most-per-hit", damage=modifier.damage)


@phrase(modifiers.Adds)
def _adds(t: Telling, modifier: modifiers.Adds) -> str:
    if modifier.to == "damage":
        less = -modifier.amount if isinstance(modifier.amount, int) else cast(amounts.Times, modifier.amount).amount
        return t.say("text-damage-less", by=t.quantity(less).value, nemesis=t.kind == "nemesis")
    if modifier.to == "damage_taken" and isinstance(modifier.amount, int):
        return t.say("text-suffer-less", amount=-modifier.amount, least=modifier.least)
    text: str = _general(t, modifier)(t, modifier)
    return text


@phrase(damage.PreventedWhile)
def _prevented_while(t: Telling, modifier: damage.PreventedWhile) -> str:
    return t.say("text-prevented-while", condition=t.condition(modifier.condition))


@phrase(damage.LifeOn)
def _life_on(t: Telling, amount: damage.LifeOn) -> Quantity:
    return Quantity(as_many=t.say("text-as-life-left"), value=t.say("text-life-left"))


@phrase(conditions.Reaches)
def _reaches(t: Telling, condition: conditions.Reaches, holds: bool) -> str:
    if isinstance(condition.amount, damage.LifeOn):
        life = Inflected(lambda case: t.amount(condition.goal, t.noun("units", "life"), case))
        return t.say("text-life-reaches", life=life, holds=holds)
    text: str = _general(t, condition)(t, condition, holds)
    return text


@phrase(damage.Exhausted)
def _exhausted(t: Telling, condition: damage.Exhausted, holds: bool) -> str:
    player = t.named(condition.who)
    return t.say("text-exhausted", you=player.sort is Sort.YOU, player=t.who(player), holds=holds)


@phrase(damage.LowestLife)
def _lowest_life(t: Telling, pick: damage.LowestLife) -> Described:
    return Described(t.noun("units", "the_player"), t.say("text-with-lowest-life"))


# -- the numbers of players


@phrase(verbs.Gain)
def _gain(t: Telling, step: verbs.Gain) -> Clause:
    match step.what:
        case "tokens" | "nemesis_tokens":
            return sentence(t.say("text-nemesis-gains", tokens=_number(t, step.amount, step.what)))
        case "focus_discount":
            return sentence(t.say("text-focus-discount", aether=_number(t, step.amount, "aether")))
        case "two_spells_per_breach":
            return sentence(t.say("text-two-spells-per-breach"))
        case "next_gain_on_deck":
            return sentence(t.say("text-next-gain-on-deck"))
        case "next_gain_to_ally":
            return sentence(t.say("text-next-gain-to-ally"))
    told: Clause = _general(t, step)(t, step)
    if step.what.startswith("aether_") and ("gain", "aether", step.who) in t.gained:
        told.rest = t.amount(step.amount, t.noun("units", "aether"), more=True)
    if step.what.startswith("aether_"):
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


@phrase(supply.GainedThisTurn)
def _gained_this_turn(t: Telling, condition: supply.GainedThisTurn, holds: bool) -> str:
    return t.say("text-nth-gain", times=condition.times, holds=holds)


@phrase(supply.PileIsEmpty)
def _pile_is_empty(t: Telling, condition: supply.PileIsEmpty, holds: bool) -> str:
    return t.say("text-pile-is-empty", holds=holds)


@phrase(supply.AnotherLeft)
def _another_left(t: Telling, condition: supply.AnotherLeft, holds: bool) -> str:
    return t.say("text-another-left", holds=holds)


@phrase(supply.GainCard)
def _gain_card(t: Telling, step: supply.GainCard) -> list[Clause]:
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
    quietly = t.say("text-quietly") if step.quietly else ""
    gained = joined(t.some(noun, 1, False, verb.case), cost, t.say("text-from-supply"), quietly)
    return gained_to(t, Clause(doer, verb, gained), step.to, step.who)


@phrase(verbs.Move)
def _move(t: Telling, step: verbs.Move) -> Clause:
    """Cards that come to a hand go back to it, unless they are taken from somebody or given to somebody."""
    whose = getattr(getattr(t.named(step.cards).let, "pick", None), "whose", "")
    receiver = getattr(t.named(step.whose).let, "pick", None)
    told: Clause = _general(t, step)(t, step)
    if step.to == "hand":
        given = "give" if isinstance(receiver, picks.Player) and whose != step.whose else "return"
        told.verb = t.verb("take" if step.whose == "you" and whose not in ("", "you") else given)
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


# -- the nemesis


@phrase(nemesis.Unleash)
def _unleash(t: Telling, step: nemesis.Unleash) -> Clause:
    if isinstance(step.times, int):
        return sentence(t.say("text-unleashes", times=step.times, more=t.is_more("unleash")))
    return sentence(t.say("text-unleash-times", times=_number(t, step.times, "time")))


@phrase(nemesis.ByDifficulty)
def _by_difficulty(t: Telling, amount: nemesis.ByDifficulty) -> Quantity:
    return Quantity(amount.normal, t.say("text-or-if-increased", number=amount.increased))


@phrase(nemesis.LoseTokens)
def _lose_tokens(t: Telling, step: nemesis.LoseTokens) -> Clause:
    return sentence(t.say("text-nemesis-loses", tokens=_number(t, step.amount, "nemesis_tokens")))


@phrase(nemesis.ReturnsUnder)
def _returns_under(t: Telling, modifier: nemesis.ReturnsUnder) -> str:
    return t.say("text-returns-under")


@phrase(nemesis.OnlyIf)
def _only_if(t: Telling, step: nemesis.OnlyIf) -> Clause:
    """One of several ways, open only under a condition."""
    condition = t.condition(step.condition)
    return sentence(t.say("text-only-if", condition=condition, text=t.text(step.steps, separator="; ")))


@phrase(gate_witch.TurnCardsHurt)
def _turn_cards_hurt(t: Telling, step: gate_witch.TurnCardsHurt) -> Clause:
    return sentence(t.say("text-turn-cards-hurt", damage=_number(t, step.damage, "damage")))


@phrase(nemesis.IncreasedDifficulty)
def _increased(t: Telling, condition: nemesis.IncreasedDifficulty, holds: bool) -> str:
    return t.say("text-increased-difficulty", holds=holds)


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


@phrase(nemesis.BeginnerDifficulty)
def _beginner(t: Telling, condition: nemesis.BeginnerDifficulty, holds: bool) -> str:
    return t.say("text-beginner-difficulty", holds=holds)


@phrase(turn_order.WonAtEndOfTurn)
def _won_at_end(t: Telling, modifier: turn_order.WonAtEndOfTurn) -> str:
    return t.say("text-won-at-end-of-turn", condition=t.condition(modifier.condition))


@phrase(hollow_crown.Acolyte)
def _acolyte(t: Telling, pick: hollow_crown.Acolyte) -> Described:
    if pick.life == "any":
        return Described(t.noun("kinds", "acolyte"), t.say("text-in-play"))
    return Described(t.noun("units", "the_acolyte"), t.say(f"text-with-{pick.life}-life"))


@phrase(hollow_crown.BloodMagic)
def _blood_magic(t: Telling, step: hollow_crown.BloodMagic) -> Clause:
    acolytes = t.named(step.cards)
    whose = "its" if not acolytes.pending else "all" if acolytes.several else "one"
    return sentence(t.say("text-blood-magic-of", whose=whose, of=t.mention(step.cards, Case.GEN), spared=step.spared))


@phrase(hollow_crown.SelfDamage)
def _self_damage(t: Telling, step: hollow_crown.SelfDamage) -> Clause:
    return sentence(t.say("text-self-damage", damage=_number(t, step.amount, "damage")))


@phrase(hollow_crown.DrawAcolytes)
def _draw_acolytes(t: Telling, step: hollow_crown.DrawAcolytes) -> Clause:
    return sentence(t.say("text-draw-acolytes", count=step.count))


@phrase(hollow_crown.PutUnderAcolytes)
def _put_under(t: Telling, step: hollow_crown.PutUnderAcolytes) -> Clause:
    return sentence(t.say("text-put-under-acolytes", acolyte=t.mention(step.cards)))


@phrase(hollow_crown.RecallAcolytes)
def _recall(t: Telling, step: hollow_crown.RecallAcolytes) -> Clause:
    return sentence(t.say("text-recall-acolytes", count=step.count))


@phrase(magus_of_cloaks.Cloaks)
def _cloaks(t: Telling, modifier: magus_of_cloaks.Cloaks) -> str:
    least, most = modifier.least, modifier.most
    return t.say("text-cloaks", least=least, most=most, least_increased=least + 1, most_increased=most + 1)


@phrase(carapace_queen.Swarming)
def _swarming(t: Telling, step: carapace_queen.Swarming) -> list[Clause]:
    """Only the log says it."""
    return []


@phrase(carapace_queen.PlaceHusks)
def _place_husks(t: Telling, step: carapace_queen.PlaceHusks) -> Clause:
    doer, verb = t.doer("you"), t.verb("add")
    return Clause(doer, verb, t.amount(step.count, t.noun("kinds", "husk"), verb.case))


@phrase(carapace_queen.DiscardHusks)
def _discard_husks(t: Telling, step: carapace_queen.DiscardHusks) -> Clause:
    doer, verb, husk = t.doer("you"), t.verb("discard"), t.noun("kinds", "husk")
    gone = t.amount(step.count, husk, verb.case)
    t.knows(step.name, Sort.CARDS, husk, several=True).done = verb
    return Clause(doer, verb, gone)


@phrase(carapace_queen.HusksHaveLife)
def _husks_have_life(t: Telling, modifier: carapace_queen.HusksHaveLife) -> str:
    return t.say("text-husk-life", life=t.counted(modifier.life, t.noun("units", "life")))


@phrase(crooked_mask.GainCorruptions)
def _gain_corruptions(t: Telling, step: crooked_mask.GainCorruptions) -> list[Clause]:
    doer, verb, corruption = t.doer(step.who), t.verb("acquire"), t.noun("kinds", "corruption")
    gained = Clause(doer, verb, t.amount(step.count, corruption, verb.case))
    t.last_cards = t.knows("corruptions", Sort.CARDS, corruption, several=step.count != 1)
    return gained_to(t, gained, step.to, step.who)


@phrase(Devour)
def _devour(t: Telling, step: Devour) -> Clause:
    return _devoured(t, step)


def _devoured(t: Telling, step: Devour, otherwise: str = "") -> Clause:
    t.subject = None
    pile = t.say("text-pile", kind=step.kind or "card", rank=step.rank or "any")
    cards = t.amount(step.count, t.noun("kinds", step.kind or "card"), to=joined(otherwise, pile))
    return sentence(t.say("text-devour", cards=cards))


# -- players


@phrase(picks.Player)
def _player(t: Telling, pick: picks.Player) -> Described:
    """Whether somebody can do it at all is a rule of the game and not said on each card."""
    units = t.tables.units
    if pick.most or pick.fewest:
        most = t.unit(pick.most or pick.fewest).form(Case.GEN, many=True)
        return Described(units["the_player"], t.say("text-with-most" if pick.most else "text-with-fewest", of=most))
    ally = "any_ally" if t.introducing else "ally"
    return Described(units[ally if pick.among == "others" else "any_player"])


@phrase(players.OtherPlayer)
def _other_player(t: Telling, pick: players.OtherPlayer) -> Described:
    return Described(t.noun("units", "other_player"))


@phrase(players.PlayerOf)
def _player_of(t: Telling, step: players.PlayerOf) -> list[Clause]:
    """Told by name when this player is mentioned."""
    t.knows(step.name, Sort.PLAYER).first = t.title(step.mage)
    return []


@phrase(players.TwiceAlone)
def _twice_alone(t: Telling, step: players.TwiceAlone) -> list[Clause]:
    """A rule of games alone, not said on each card."""
    return []


@phrase(picks.CardIn)
def _card_in(t: Telling, pick: picks.CardIn) -> Described:
    """From anybody's hand: the players decide together whose. What was played and is no corruption is gem or relic."""
    if (pick.zones, pick.other_kind, pick.other_than) == (("played",), "corruption", "this"):
        return Described(t.noun("units", "other_gem_or_relic"), zones=pick.zones, whose=pick.whose)
    described: Described = _general(t, pick)(t, pick)
    if pick.whose != "all" or pick.zones != ("hand",):
        return described
    return Described(described.noun.within(f"_ {joined(described.attributes, t.say('text-from-any-hands'))}"))


# -- counting


@phrase(players.MostOfAnyone)
def _most_of_anyone(t: Telling, amount: players.MostOfAnyone) -> Quantity:
    return Quantity(amount.times, joined(_each(t, t.unit(amount.of)), t.say("text-of-whoever-has-most")))


def _each(t: Telling, unit: Noun) -> str:
    return t.say("text-each", unit=unit.form(Case.ACC), gender="alive" if unit.alive else unit.gender)


@phrase(amounts.Per)
def _per(t: Telling, amount: amounts.Per) -> Quantity:
    if amount.of not in OF_THE_TABLE:
        quantity: Quantity = _general(t, amount)(t, amount)
        return quantity
    unit, place = t.unit(amount.of), _place(t, amount.of) if amount.of in PLACED else ""
    each = joined(_each(t, unit), place)
    many = joined(unit.form(Case.GEN, many=True), place)
    value, of_value = t.say("text-number-of", units=many), t.say("text-of-number-of", units=many)
    if amount.times != 1:
        value = of_value = f"{amount.times} × {value}"
    return Quantity(amount.times, each, value=value, of_value=of_value)


def _place(t: Telling, of: str) -> str:
    return t.say(f"text-place-{of}")


@phrase(conditions.AtLeast)
def _at_least(t: Telling, condition: conditions.AtLeast, holds: bool) -> str:
    if condition.of == "nemesis_tier":
        return t.say("text-nemesis-tier", tier=t.quantity(condition.amount).value, holds=holds)
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


@phrase(conditions.Exactly)
def _exactly(t: Telling, condition: conditions.Exactly, holds: bool) -> str:
    match condition.amount:
        case amounts.Per(of, 1, 1) if of in OF_THE_TABLE and isinstance(condition.goal, int):
            return _there_are(t, of, condition.goal, "exactly" if holds else "not-exactly")
    text: str = _general(t, condition)(t, condition, holds)
    return text


def _there_are(t: Telling, what: str, amount: Amount, how: str) -> str:
    """How many there are on the table, the place first where the language has it so."""
    unit, place = t.unit(what), _place(t, what)
    if what == "nemesis_tokens":
        unit = t.tables.nouns["token"]
    if how == "at-most" and amount == 0:
        return t.say("text-there-are-none", units=unit.form(Case.GEN, many=True), place=place)
    if how == "at-least" and amount == 1:
        return t.say("text-there-is", unit=unit.form(), gender=unit.gender, place=place, what=what)
    return t.say(
        "text-there-are",
        how=how,
        units=Inflected(lambda case: t.amount(amount, unit, case)),
        number=amount if isinstance(amount, int) else 0,
        theirs=what in ("tokens", "nemesis_tokens"),
        place=place,
    )


@phrase(flow.If)
def _if(t: Telling, step: flow.If) -> Clause | list[Clause]:
    """The swarm has a name; what was just turned over or had to be chosen need not be asked for."""
    if step == SWARM:
        return sentence(t.say("text-swarm"))
    match step:
        case flow.If(conditions.AtMost("players"), (Devour() as few,), (Devour(int(many)),)):
            return _devoured(t, few, t.say("text-by-players", number=many))
    if isinstance(step.condition, conditions.Chosen):
        meant = t.named(step.condition.name)
        is_sure = meant.done is None if meant.let is None else isinstance(meant.let, flow.Let) and not meant.let.up_to
        if meant.sort is Sort.CARDS and is_sure:
            return t.clauses(step.then)
    told: Clause = _general(t, step)(t, step)
    return told


@phrase(flow.Repeat)
def _repeat(t: Telling, step: flow.Repeat) -> Clause | list[Clause]:
    """What is given piece by piece is told as a sum that is split."""
    if step.steps == (rageborne.Strike(),) and not isinstance(step.times, int):
        return sentence(t.say("text-strikes", times=_number(t, step.times, "time")))
    match step.steps:
        case (flow.Let(pick=picks.Player()), verbs.Gain("charges", 1)):
            unit = t.tables.counters["charges"].unit
            return sentence(t.say("text-shared-charges", amount=t.amount(step.times, unit)))
        case (flow.Let(pick=picks.Player()), crooked_mask.GainCorruptions(1)):
            unit = t.noun("kinds", "corruption")
            return sentence(t.say("text-shared-corruptions", amount=t.amount(step.times, unit)))
    told: Clause | list[Clause] = _general(t, step)(t, step)
    return told


@phrase(flow.OneByOne)
def _one_by_one(t: Telling, step: flow.OneByOne) -> Clause:
    """Spells that are cast one by one and handed to allies are told in one breath."""
    if step.most and step.steps[0] == casting.Cast(step.name):
        return sentence(t.say("text-different-spells", times=step.most))
    told: Clause = _general(t, step)(t, step)
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
    match step.steps:
        case [hollow_crown.BloodMagic() as magic]:
            return t.step(hollow_crown.BloodMagic(step.of, magic.spared))
        case [LookAt(), flow.If(_, (flow.May((verbs.Discard(),)),))] if group.sort is Sort.EACH:
            return sentence(t.say("text-each-reveals"))
    if group.sort is Sort.PLAYER and group.let is not None:
        t.knows(step.name, Sort.PLAYER).first = t.say("text-each-of-them")
        return t.clauses(step.steps)
    told: Clause | list[Clause] = _general(t, step)(t, step)
    return told
