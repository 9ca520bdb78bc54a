"""Players, what is counted, and what is done several times."""

from __future__ import annotations

from deckwright.effects.vocabulary import amounts, conditions, flow, picks, verbs
from deckwright.effects.vocabulary.decks import LookAt
from deckwright.effects.words import Amount
from deckwright.games.aeons_end.vocabulary import casting, players
from deckwright.games.aeons_end.vocabulary.nemesis import IncreasedDifficulty
from deckwright.games.aeons_end.words.book import OF_THE_TABLE, PLACED, general, phrase, specially
from deckwright.text.clauses import Clause, Described, Quantity, Sort, sentence
from deckwright.text.grammar import Case, Inflected, Noun
from deckwright.text.telling import Telling
from deckwright.text.wording import joined

AT_BEGINNER_LEVEL = conditions.Agreed("difficulty", "beginner")


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
    """From anybody's hand: the players decide together whose. A plain card that was played is a gem or relic."""
    if (pick.zones, pick.tag, pick.other_than) == (("played",), "plain", "this"):
        return Described(t.noun("units", "other_gem_or_relic"), zones=pick.zones, whose=pick.whose)
    described: Described = general(t, pick)
    if pick.whose != "all" or pick.zones != ("hand",):
        return described
    return Described(described.noun.within(f"_ {joined(described.attributes, t.say('text-from-any-hands'))}"))


@phrase(players.MostOfAnyone)
def _most_of_anyone(t: Telling, amount: players.MostOfAnyone) -> Quantity:
    return Quantity(amount.times, joined(_each(t, t.unit(amount.of)), t.say("text-of-whoever-has-most")))


def _each(t: Telling, unit: Noun) -> str:
    return t.say("text-each", unit=unit.form(Case.ACC), gender="alive" if unit.alive else unit.gender)


@phrase(amounts.Per)
def _per(t: Telling, amount: amounts.Per) -> Quantity:
    if amount.of not in OF_THE_TABLE:
        quantity: Quantity = general(t, amount)
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
        text: str = general(t, condition, holds)
        return text
    return _there_are(t, condition.of, condition.amount, "at-least" if holds else "fewer")


@phrase(conditions.AtMost)
def _at_most(t: Telling, condition: conditions.AtMost, holds: bool) -> str:
    if condition.of in OF_THE_TABLE:
        return _there_are(t, condition.of, condition.amount, "at-most" if holds else "more")
    if condition.amount == 0 and condition.who == "you":
        return t.say("text-you-have-none", units=t.unit(condition.of).form(Case.GEN, many=True), holds=holds)
    text: str = general(t, condition, holds)
    return text


@phrase(conditions.Exactly)
def _exactly(t: Telling, condition: conditions.Exactly, holds: bool) -> str:
    match condition.amount:
        case amounts.Per(of, 1, 1) if of in OF_THE_TABLE and isinstance(condition.goal, int):
            return _there_are(t, of, condition.goal, "exactly" if holds else "not-exactly")
    text: str = general(t, condition, holds)
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
    """What was just turned over or had to be chosen need not be asked for."""
    if (special := specially(t, step)) is not None:
        return special
    if isinstance(step.condition, IncreasedDifficulty) or step.condition == AT_BEGINNER_LEVEL:
        return _at_difficulty(t, step)
    if isinstance(step.condition, conditions.AtLeast) and _counts_itself(step.condition, step):
        return t.clauses(step.then)
    if isinstance(step.condition, conditions.Chosen):
        meant = t.named(step.condition.name)
        is_sure = meant.done is None if meant.let is None else isinstance(meant.let, flow.Let) and not meant.let.up_to
        if meant.sort is Sort.CARDS and is_sure:
            return t.clauses(step.then)
    told: Clause = general(t, step)
    return told


def _at_difficulty(t: Telling, step: flow.If) -> Clause:
    beginner = step.condition == AT_BEGINNER_LEVEL
    text = t.say("text-at-difficulty", beginner=beginner, text=t.text(step.then, separator="; "))
    if step.otherwise:
        text += f". {t.say('phrase-otherwise', text=t.text(step.otherwise, separator='; '))}"
    return sentence(text)


def _counts_itself(condition: conditions.AtLeast, step: flow.If) -> bool:
    """Whether what follows is done for each of what has to be there: for none of it nothing is done."""
    counted = any(getattr(one, "amount", None) == amounts.Per(condition.of) for one in step.then)
    return condition.amount == 1 and counted and not step.otherwise


@phrase(flow.Repeat)
def _repeat(t: Telling, step: flow.Repeat) -> Clause | list[Clause]:
    """What is given piece by piece is told as a sum that is split."""
    if (special := specially(t, step)) is not None:
        return special
    match step.steps:
        case (flow.Let(pick=picks.Player()), verbs.Gain("charges", 1)):
            unit = t.tables.counters["charges"].unit
            return sentence(t.say("text-shared-charges", amount=t.amount(step.times, unit)))
    told: Clause | list[Clause] = general(t, step)
    return told


@phrase(flow.OneByOne)
def _one_by_one(t: Telling, step: flow.OneByOne) -> Clause:
    """Spells that are cast one by one and handed to allies are told in one breath."""
    if step.most and step.steps[0] == casting.Cast(step.name):
        return sentence(t.say("text-different-spells", times=step.most))
    told: Clause = general(t, step)
    return told


@phrase(flow.May)
def _may(t: Telling, step: flow.May) -> Clause:
    """Whoever may do it does it."""
    you, t.names["you"] = t.names["you"], t.named(step.by)
    told: Clause = general(t, step)
    t.names["you"] = you
    return told


@phrase(flow.ForEach)
def _for_each(t: Telling, step: flow.ForEach) -> Clause | list[Clause]:
    """Of players who were chosen each is one of them."""
    group = t.named(step.of)
    if (special := specially(t, step)) is not None:
        return special
    match step.steps:
        case [LookAt(), flow.If(_, (flow.May((verbs.Discard(),)),))] if group.sort is Sort.EACH:
            return sentence(t.say("text-each-reveals"))
    if group.sort is Sort.PLAYER and group.let is not None:
        t.knows(step.name, Sort.PLAYER).first = t.say("text-each-of-them")
        return t.clauses(step.steps)
    told: Clause | list[Clause] = general(t, step)
    return told
