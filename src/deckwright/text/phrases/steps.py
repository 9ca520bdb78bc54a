"""Phrases of what is done: with numbers, with cards, in attacks."""

from __future__ import annotations

from deckwright.effects.vocabulary import actions, attack, damage, decks, flow, texts, triggers, turns, verbs
from deckwright.effects.words import Pick
from deckwright.text.clauses import Clause, ShuffleIn, Sort, sentence
from deckwright.text.grammar import Case, agreed
from deckwright.text.phrases.book import phrase
from deckwright.text.telling import Telling
from deckwright.text.wording import joined

# -- numbers


@phrase(verbs.Gain)
def _gain(t: Telling, step: verbs.Gain) -> Clause:
    words, again = t.tables.look("counters", step.what), ("gain", step.what, step.who) in t.gained
    more = t.is_more("gain", step.what, step.who) or (again and not isinstance(step.amount, int))
    return Clause(t.doer(step.who), words.gain, t.amount(step.amount, words.unit, words.gain.case, more=more))


@phrase(verbs.Lose)
def _lose(t: Telling, step: verbs.Lose) -> Clause:
    words = t.tables.look("counters", step.what)
    return Clause(t.doer(step.who), words.lose, t.amount(step.amount, words.unit, words.lose.case))


@phrase(verbs.Pay)
def _pay(t: Telling, step: verbs.Pay) -> Clause:
    words = t.tables.look("counters", step.what)
    return Clause(t.doer(step.who), words.pay, t.amount(step.amount, words.unit, words.pay.case))


@phrase(verbs.Transfer)
def _transfer(t: Telling, step: verbs.Transfer) -> Clause:
    words = t.tables.look("counters", step.what)
    if step.to == "you":
        doer, amount = t.doer("you"), t.amount(step.amount, words.unit)
        return Clause(doer, words.take, t.say("phrase-taken-from", amount=amount, player=t.named_as(step.giver)))
    doer, amount = t.doer(step.giver), t.amount(step.amount, words.unit)
    return Clause(doer, words.give, t.say("phrase-given-to", amount=amount, player=t.named_as(step.to)))


@phrase(verbs.Double)
def _double(t: Telling, step: verbs.Double) -> Clause:
    doer, value = t.doer(step.who), t.tables.values.get(step.what)
    if value is not None:
        return Clause(doer, t.verb("double"), t.whose(doer, value, Case.ACC))
    units = t.whose(doer, t.tables.look("counters", step.what).unit, Case.GEN, many=True)
    return Clause(doer, t.verb("double"), t.say("phrase-doubled", units=units))


@phrase(verbs.SetTo)
def _set_to(t: Telling, step: verbs.SetTo) -> Clause:
    doer = t.doer(step.who)
    units = t.whose(doer, t.tables.look("counters", step.what).unit, Case.GEN, many=True)
    return Clause(doer, t.verb("set_to"), t.say("phrase-set-to", units=units, value=t.quantity(step.amount).value))


@phrase(verbs.Roll)
def _roll(t: Telling, step: verbs.Roll) -> Clause:
    t.knows(step.name, Sort.NUMBER)
    return Clause(t.doer("you"), t.verb("roll"), t.say("phrase-die", sides=step.sides))


@phrase(verbs.Boost)
def _boost(t: Telling, step: verbs.Boost) -> Clause:
    doer = t.doer(step.who)
    bonus = t.bonus(t.quantity(step.amount), t.noun("values", step.what))
    return Clause(doer, t.verb("boost"), bonus, t.say("text-until-turn-ends"), not isinstance(step.amount, int))


@phrase(damage.Damage)
def _damage(t: Telling, step: damage.Damage) -> Clause:
    doer, verb = t.doer(step.who), t.verb("damage")
    suffered = t.amount(step.amount, t.noun("units", "damage"), verb.case)
    t.remember("hurt", step.hurt)
    t.remember("fallen", step.fallen)
    return Clause(doer, verb, suffered)


@phrase(damage.Heal)
def _heal(t: Telling, step: damage.Heal) -> Clause:
    doer, verb = t.doer(step.who), t.verb("heal")
    return Clause(doer, verb, t.amount(step.amount, t.tables.look("counters", step.what).unit, verb.case))


# -- cards


@phrase(verbs.Discard, verbs.Destroy, verbs.Reveal)
def _act_on(t: Telling, step: verbs.Discard | verbs.Destroy | verbs.Reveal) -> Clause:
    verb, doer, let = t.verb(type(step).__name__.lower()), t.doer_with(step.cards), t.named(step.cards).let
    if doer.sort is Sort.TOGETHER and isinstance(let, flow.Let) and let.count != 1 and not _is_ranked(let.pick):
        doer.first = t.say("phrase-players-together")
    return Clause(doer, verb, t.mention(step.cards, verb.case, done=verb))


def _is_ranked(pick: Pick) -> bool:
    """Whether it is clear which cards are meant: *the 2 most expensive prepped spells*."""
    return any(getattr(pick, field, False) for field in ("most", "least", "costliest"))


@phrase(verbs.Acquire)
def _acquire(t: Telling, step: verbs.Acquire) -> list[Clause]:
    doer, verb = t.doer(step.who), t.verb("acquire")
    cards = t.mention(step.cards, verb.case, done=verb)
    return gained_to(t, Clause(doer, verb, cards), step.to, step.who)


def gained_to(t: Telling, gained: Clause, zone: str, whose: str) -> list[Clause]:
    """Cards go to the discard pile unless something else is said: *gain a card and put it on top of your deck*."""
    if zone == "discard":
        return [gained]
    if zone == "hand":
        gained.rest += f" {t.zone(zone, whose, 'into')}"
        return [gained]
    gained.begins = True
    assert t.last_cards is not None
    it, into = t.mention(t.last_cards.name), t.zone(zone, whose, "into")
    return [gained, Clause(gained.doer, t.verb("move"), f"{it} {into}")]


@phrase(verbs.Move)
def _move(t: Telling, step: verbs.Move) -> Clause:
    doer, verb = t.doer_with(step.cards), t.verb("move")
    cards = t.mention(step.cards, verb.case, done=verb)
    return Clause(doer, verb, f"{cards} {t.zone(step.to, step.whose, 'under' if step.under else 'into')}")


@phrase(verbs.Shuffle)
def _shuffle(t: Telling, step: verbs.Shuffle) -> Clause:
    doer, verb = t.doer("you"), t.verb("shuffle")
    return Clause(doer, verb, t.pile(step.zone, step.whose, verb.case))


@phrase(ShuffleIn)
def _shuffle_in(t: Telling, step: ShuffleIn) -> Clause:
    doer, verb = t.doer_with(step.cards), t.verb("shuffle_in")
    cards = t.mention(step.cards, verb.case, done=verb)
    return Clause(doer, verb, f"{cards} {t.zone(step.to, step.whose, 'among')}")


@phrase(verbs.PutTokens)
def _put_tokens(t: Telling, step: verbs.PutTokens) -> Clause:
    tokens = t.amount(step.amount, t.noun("marks", step.what))
    return Clause(
        t.doer("you"), t.verb("put_tokens"), t.say("phrase-put-on", tokens=tokens, cards=t.named_as(step.cards))
    )


@phrase(verbs.TakeTokens)
def _take_tokens(t: Telling, step: verbs.TakeTokens) -> Clause:
    tokens = t.amount(step.amount, t.noun("marks", step.what))
    return Clause(
        t.doer("you"), t.verb("take_tokens"), t.say("phrase-removed-from", tokens=tokens, cards=t.named_as(step.cards))
    )


@phrase(damage.Hit)
def _hit(t: Telling, step: damage.Hit) -> Clause:
    doer, target = t.doer_with(step.cards), t.named(step.cards)
    to = t.say("phrase-to-target", target=t.named_as(step.cards))
    dealt = t.amount(step.amount, t.noun("units", "damage"), to=to)
    t.remember("hurt", step.hurt, target)
    t.remember("fallen", step.fallen, target)
    return Clause(doer, t.verb("hit"), dealt)


@phrase(decks.Draw)
def _draw(t: Telling, step: decks.Draw) -> Clause:
    doer, verb, card = t.doer(step.who), t.verb("draw"), t.noun("kinds", "card")
    origin = "" if step.deck == "deck" else t.zone(step.deck, step.who, "out")
    goal = "" if step.to == "hand" else t.zone(step.to, step.who, "into")
    if step.drawn:
        t.last_cards = t.knows(step.drawn, Sort.CARDS, card, several=step.count != 1)
        t.last_cards.done = verb
    return Clause(doer, verb, joined(t.amount(step.count, card, verb.case), origin, goal))


@phrase(decks.GainTop)
def _gain_top(t: Telling, step: decks.GainTop) -> Clause:
    """The cards of a stack are called by a word of their own, if there is one."""
    doer, verb = t.doer(step.who), t.verb("acquire")
    card, pile = t.tables.units.get(step.zone), ""
    if card is None:
        card = agreed(t.adjective("top"), t.noun("kinds", "card"))
        pile = t.pile(step.zone, "you", Case.GEN)
    cards = t.amount(step.count, card, verb.case)
    told = t.say("phrase-top-of", one=step.count == 1, top=cards, cards=cards, pile=pile) if pile else cards
    goal = "" if step.to == "discard" else t.zone(step.to, step.who, "into")
    if step.gained:
        t.last_cards = t.knows(step.gained, Sort.CARDS, card, several=step.count != 1)
    return Clause(doer, verb, joined(told, goal))


@phrase(decks.LookAt)
def _look_at(t: Telling, step: decks.LookAt) -> Clause:
    """What all may see its owner reveals."""
    card = t.noun("kinds", "card")
    doer = t.doer(step.whose if step.seen_by == "all" else step.seen_by)
    top, one = agreed(t.adjective("top"), card), step.count == 1
    told = t.say(
        "phrase-top-of",
        one=one,
        top=top.form(Case.ACC) if one else t.amount(step.count, top),
        cards=t.amount(step.count, card),
        pile=t.pile(step.zone, step.whose, Case.GEN),
    )
    t.last_cards = t.knows(step.name, Sort.CARDS, card, several=not one)
    t.last_cards.by = step.whose
    return Clause(doer, t.verb("reveal" if step.seen_by == "all" else "look"), told)


@phrase(decks.Arrange)
def _arrange(t: Telling, step: decks.Arrange) -> Clause:
    doer, cards = t.doer(step.by), t.mention(step.cards)
    zone = t.zone(step.to, step.whose, "under" if step.under else "into")
    return Clause(doer, t.verb("arrange"), t.say("phrase-in-any-order", cards=cards, zone=zone))


@phrase(texts.Perform)
def _perform(t: Telling, step: texts.Perform) -> Clause:
    doer, verb = t.doer(step.by), t.tables.look("parts", step.part)
    return Clause(doer, verb, t.mention(step.cards, verb.case, done=verb))


# -- attacks and defences


@phrase(attack.Attack)
def _attack(t: Telling, step: attack.Attack) -> list[Clause]:
    """Whoever is attacked suffers; who sends the effect back is a rule of defences."""
    attacked, verb = t.named(step.whom), t.verb("attack")
    several = attacked.several or attacked.sort in (Sort.EACH, Sort.OTHERS)
    if step.attacker == "you":
        told = Clause(t.doer("you"), verb, t.mention(step.whom, verb.case))
    else:
        told = sentence(t.say("phrase-attack-on", whom=t.mention(step.whom, Case.ACC)))
    target = told.chosen = t.knows("target", Sort.PLAYER)
    target.each = several
    t.names["defender"] = target
    clauses = [told, *t.clauses(step.effect)]
    t.remember("avoided", "avoided")
    t.remember("sent_back", "sent_back")
    return clauses


@phrase(attack.Avoid)
def _avoid(t: Telling, step: attack.Avoid) -> Clause:
    return Clause(t.doer("you"), t.verb("avoid"), t.say("phrase-the-attack"))


@phrase(attack.SendBack)
def _send_back(t: Telling, step: attack.SendBack) -> Clause:
    return Clause(t.doer("you"), t.verb("send_back"), t.say("phrase-effect-to-attacker"))


@phrase(attack.AfterAttack)
def _after_attack(t: Telling, step: attack.AfterAttack) -> Clause:
    return sentence(t.say("phrase-after-attack", text=t.text(step.steps)))


# -- turns


@phrase(turns.GiveTurn)
def _give_turn(t: Telling, step: turns.GiveTurn) -> Clause:
    return sentence(t.say("phrase-turn-passes", player=t.named_as(step.to)))


@phrase(triggers.Announce, actions.Moment)
def _say_nothing(t: Telling, step: triggers.Announce | actions.Moment) -> list[Clause]:
    """What it sets off is said where it answers."""
    return []
