"""How the words of Krutagidon are told, in every language at once."""

from __future__ import annotations

from typing import cast

import msgspec

from deckwright.core.declared import Step
from deckwright.effects.vocabulary import (
    amounts,
    attack,
    conditions,
    damage,
    decks,
    flow,
    modifiers,
    picks,
    texts,
    turns,
    verbs,
)
from deckwright.effects.words import Condition, Pick, Steps
from deckwright.games.krutagidon.table import MOST_LIFE, OWNED
from deckwright.games.krutagidon.vocabulary import KeepOneOfEachType, PlayMayhem, PlayTopOf, ReplaceInMarket
from deckwright.text.clauses import Clause, Described, Quantity, Referent, Sort, sentence
from deckwright.text.grammar import Case, Inflected, agreed
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.phrases import GENERAL
from deckwright.text.telling import Telling
from deckwright.text.wording import joined

PHRASES = Phrasebook(GENERAL)
PHRASES.fixed(ReplaceInMarket)


# -- attacks ---------------------------------------------------------------------------------------------------


class Struck(Pick, frozen=True):
    """Whom an attack strikes, as the first words of its text: *an enemy of your choice*."""

    noun: str
    attributes: str = ""

    @property
    def is_one(self) -> bool:
        """Whether only one wizard can be struck."""
        return self.noun in ("chosen_enemy", "chosen_wizard", "weakest_enemy", "neighbour")


@PHRASES.phrase(Struck)
def _struck(t: Telling, pick: Struck) -> Described:
    return Described(t.tables.nouns[pick.noun], pick.attributes)


def aim(t: Telling, steps: Steps) -> None:
    """Know whom an attack strikes before its text is told."""
    chosen = next((one for one in steps if isinstance(one, flow.Let | flow.Every)), None)
    if chosen is not None:
        _strikes(t, chosen.pick, each=isinstance(chosen, flow.Every))


def _strikes(t: Telling, pick: Pick, *, each: bool) -> Referent:
    attributes = ""
    if isinstance(pick, picks.Neighbour):
        noun = "both_neighbours" if each else "neighbour"
    else:
        player = cast(picks.Player, pick)
        noun = _whom(player, each=each)
        if isinstance(player.where, conditions.AtLeast | conditions.AtMost):
            bound = "least" if isinstance(player.where, conditions.AtLeast) else "most"
            attributes = t.say("text-with-lives", bound=bound, number=player.where.amount)
        elif each and player.most:
            attributes = t.say("text-each-if-tied")
    target = Referent("target", Sort.PLAYER, several=noun == "both_neighbours")
    target.let = flow.Let("target", Struck(noun, attributes))
    target.pending = True
    for name in ("whom", "target", "defender"):
        t.names[name] = target
    return target


def _whom(pick: picks.Player, *, each: bool) -> str:
    """The noun for players of such a choice."""
    enemy = pick.among == "others"
    if pick.fewest == "life":
        return "weakest_enemy"
    if pick.most == "life":
        return "strongest_wizard"
    if enemy and pick.where is not None:
        return "weaker_enemy"
    if each:
        return "each_enemy" if enemy else "each_wizard"
    return "chosen_enemy" if enemy else "chosen_wizard"


@PHRASES.phrase(attack.Attack)
def _attack(t: Telling, step: attack.Attack) -> list[Clause]:
    """The text of an attack: what its targets suffer. That it is one, its line says."""
    if step.whom != "whom":
        let = t.named(step.whom).let
        _strikes(t, picks.Player("all") if let is None else let.pick, each=True)
    clauses = t.clauses(step.effect)
    t.remember("avoided", "avoided")
    t.remember("sent_back", "sent_back")
    return clauses


@PHRASES.phrase(attack.AfterAttack)
def _after_attack(t: Telling, step: attack.AfterAttack) -> list[Clause]:
    clauses = t.clauses(step.steps)
    clauses[-1].rest = t.say("text-after-attack", what=clauses[-1].rest)
    return clauses


def of_an_event(t: Telling, steps: Steps) -> Steps:
    """What a mayhem does, once it is clear whom its names mean: *each wizard*, *the left enemy of each wizard*."""
    t.names["takers"] = Referent("takers", Sort.EACH)
    told: list[Step] = []
    for step in steps:
        match step:
            case attack.Attack(effect=()) | flow.Every(_, picks.Player("all", other_than="avoided")):
                t.names[getattr(step, "name", "")] = Referent("struck", Sort.EACH)
            case flow.Every(name, picks.Player(most=most, fewest=fewest)) if "hand_cost" in (most, fewest):
                t.knows(name, Sort.PLAYER).first = t.say("text-whose-hand-costs", most=bool(most))
            case flow.ForEach(name, of, inner) if t.named(of).first:
                t.names[name] = t.named(of)
                told += inner
            case flow.ForEach(name, _, (flow.Every(rival, picks.Neighbour(side)), flow.If(conditions.Belongs(), then))):
                t.knows(rival, Sort.PLAYER).first = t.say("text-neighbour-of-each", side=side)
                told += then
            case _:
                told.append(step)
    return tuple(told)


@PHRASES.phrase(damage.Damage)
def _damage(t: Telling, step: damage.Damage) -> Clause:
    """What several suffer each of them suffers."""
    told = cast(Clause, GENERAL.of(step)(t, step))
    if told.doer is not None and told.doer.several:
        told.rest = t.say("phrase-apiece", amount=told.rest)
    return told


@PHRASES.phrase(conditions.Chosen)
def _chosen(t: Telling, condition: conditions.Chosen, holds: bool) -> str:
    """*if they die from it*, where only one can."""
    let = t.named("target").let
    only = isinstance(let, flow.Let) and isinstance(let.pick, Struck) and let.pick.is_one
    if only and t.named(condition.name).aftermath == "fallen":
        return t.say("phrase-they-die", holds=holds)
    return cast(str, GENERAL.of(condition)(t, condition, holds))


@PHRASES.phrase(texts.Perform)
def _perform(t: Telling, step: texts.Perform) -> Clause:
    """The group attack of the current legend, on all or on somebody alone."""
    if step.part != "group-attack":
        return cast(Clause, GENERAL.of(step)(t, step))
    everybody = step.giving == (texts.Given("victims", "all"),)
    return Clause(t.doer("you"), t.verb("apply"), t.say("text-current-group-attack", all=everybody))


@PHRASES.phrase(verbs.SetTo)
def _set_to(t: Telling, step: verbs.SetTo) -> Clause:
    """Lives are set to a number when a wizard comes back."""
    assert isinstance(step.amount, int)
    return sentence(t.say("text-comes-back", lives=t.counted(step.amount, t.unit("life"), Case.INS)))


@PHRASES.phrase(PlayMayhem)
def _play_mayhem(t: Telling, step: PlayMayhem) -> Clause:
    verb = t.verb("play")
    return Clause(t.doer("you"), verb, t.say("text-play-mayhem", mayhem=t.mention(step.card, verb.case)))


@PHRASES.phrase(flow.May)
def _may(t: Telling, step: flow.May) -> Clause:
    """What others have revealed is discarded by them, if you say so."""
    match step.steps:
        case (verbs.Discard(cards),) if step.by == "you" and t.named(cards).by != "you":
            return sentence(t.say("text-you-decide-on-discarding", cards=t.mention(cards)))
    return cast(Clause, GENERAL.of(step)(t, step))


@PHRASES.phrase(flow.OneByOne)
def _one_by_one(t: Telling, step: flow.OneByOne) -> Clause:
    """*may pay 4 lives and destroy a card from their hand any number of times*."""
    pick = step.pick
    if not step.may_stop or not isinstance(pick, picks.CardIn):
        return cast(Clause, GENERAL.of(step)(t, step))
    let = flow.Let(step.name, msgspec.structs.replace(pick, where=None), by=step.by)
    t.bind(let).pending = True
    doer = t.doer(step.by)
    does = t.predicate(t.clauses(step.steps), infinitive=True)
    return sentence(t.say("text-any-number-of-times", who=t.who(doer), does=does))


@PHRASES.phrase(KeepOneOfEachType)
def _keep_one(t: Telling, step: KeepOneOfEachType) -> Clause:
    return Clause(t.doer(step.who), t.verb("destroy"), t.say("text-all-but-one-of-each"))


# -- conditions ------------------------------------------------------------------------------------------------


@PHRASES.phrase(flow.If)
def _if(t: Telling, step: flow.If) -> Clause | list[Clause]:
    """*Take a spell from your discard pile. If there is none, …*; and what is always so is not asked."""
    if _shows_there_is_none(step):
        return []
    if _goes_without_saying(t, step.condition):
        return t.clauses(step.then)
    if _asks_who_did_not(t, step.condition):
        return sentence(t.say("phrase-whoever-did-not", does=t.predicate(t.clauses(step.then))))
    if _asks_whether_there_is(t, step):
        told = t.clauses(step.then)
        if step.otherwise:
            all_of_them = isinstance(step.condition, conditions.Chosen)
            text = t.text(step.otherwise, separator="; ")
            told.append(sentence(t.say("phrase-if-there-is-none", several=all_of_them, text=text)))
        return told
    return cast("Clause", GENERAL.of(step)(t, step))


@PHRASES.phrase(conditions.Reaches)
def _reaches(t: Telling, condition: conditions.Reaches, holds: bool) -> str:
    """*in your discard pile there are at least 3 treasures*: the place comes first where that is how one speaks."""
    counted, goal = t.worked_out(condition.amount), condition.goal
    if (
        isinstance(counted, picks.Counted)
        and isinstance(counted.pick, picks.CardIn)
        and isinstance(goal, int)
        and goal > 1
    ):
        described = t.described(msgspec.structs.replace(counted.pick, named=""))
        things = t.noun("kinds", counted.pick.kind or "card")
        if counted.pick.named:
            things = things.within(t.say("phrase-called", title=t.title(counted.pick.named)))
        where = t.any_of([t.zone(zone, described.whose, "inside") for zone in described.zones])
        number = Inflected(lambda case: t.counted(goal, things, case))
        return t.say("phrase-at-least-there", where=where, number=number, holds=holds, owned=not described.zones)
    return cast(str, GENERAL.of(condition)(t, condition, holds))


@PHRASES.phrase(conditions.AtLeast)
def _at_least(t: Telling, condition: conditions.AtLeast, holds: bool) -> str:
    """*you now have 25 lives*: nobody has more."""
    if (condition.of, condition.amount) == ("life", MOST_LIFE) and holds:
        number = Inflected(lambda case: t.counted(MOST_LIFE, t.unit(condition.of), case))
        return t.say("phrase-has-all-lives", has=t.has(condition.who), number=number)
    return cast(str, GENERAL.of(condition)(t, condition, holds))


@PHRASES.phrase(conditions.Not)
def _not(t: Telling, condition: conditions.Not, holds: bool) -> str:
    """Fewer than two cards were played: this is the first one."""
    match condition.condition:
        case conditions.Reaches(turns.TimesThisTurn("plays", ""), 2) if holds:
            return t.say("phrase-first-card")
    return cast(str, GENERAL.of(condition)(t, condition, holds))


def _shows_there_is_none(step: flow.If) -> bool:
    """Whoever had to give a card and had none shows the hand: a rule of the game."""
    match step:
        case flow.If(conditions.Not(conditions.Chosen()), (flow.Every(shown), verbs.Reveal(cards)), ()):
            return shown == cards
    return False


def _asks_who_did_not(t: Telling, condition: Condition) -> bool:
    match condition:
        case conditions.Not(conditions.Chosen(name)):
            return t.named(name).sort is Sort.NUMBER
    return False


def _goes_without_saying(t: Telling, condition: Condition) -> bool:
    """A card that was looked at is there, an attack has an attacker, and an effect sent back has another target."""
    if isinstance(condition, conditions.Chosen):
        known = t.named(condition.name)
        looked_at = known.sort is Sort.CARDS and known.let is None and known.done is None
        return looked_at or condition.name == "attacker"
    return isinstance(condition, conditions.Same)


def _asks_whether_there_is(t: Telling, step: flow.If) -> bool:
    """Whether the condition only asks if there is anything of what follows."""
    condition, first = step.condition, step.then[0]
    if isinstance(condition, conditions.Chosen):
        return isinstance(t.named(condition.name).let, flow.Every)
    if not isinstance(condition, conditions.Reaches) or not isinstance(first, flow.Let):
        return False
    return condition.amount == picks.Counted(first.pick) and condition.goal == 1


# -- cards -----------------------------------------------------------------------------------------------------


@PHRASES.phrase(verbs.Move)
def _move(t: Telling, step: verbs.Move) -> Clause:
    """Cards that come to the hand of whoever moves them are taken."""
    doer = t.doer_with(step.cards)
    if step.to != "hand" or t.named(step.whose) is not doer:
        return cast(Clause, GENERAL.of(step)(t, step))
    verb = t.verb("fetch")
    return Clause(doer, verb, t.say("text-into-hand", cards=t.mention(step.cards, verb.case, done=verb)))


@PHRASES.phrase(verbs.Reveal)
def _reveal(t: Telling, step: verbs.Reveal) -> Clause:
    """All cards in somebody's hand are the hand."""
    shown = t.named(step.cards)
    if not _is_hand(shown):
        return cast(Clause, GENERAL.of(step)(t, step))
    assert isinstance(shown.let, flow.Every)
    assert isinstance(shown.let.pick, picks.CardIn)
    pick, shown.pending, t.last_cards = shown.let.pick, False, shown
    return Clause(t.doer(pick.whose), t.verb("reveal"), t.say("phrase-whole-hand"))


@PHRASES.phrase(decks.GainTop)
def _gain_top(t: Telling, step: decks.GainTop) -> Clause:
    """Limp wands and wild magic are gained by name, whatever pile they come from."""
    doer, verb, card = t.doer(step.who), t.verb("acquire"), t.noun("units", step.zone)
    cards = t.some(card, step.count, False, verb.case)
    if step.to == "discard":
        return Clause(doer, verb, cards)
    return Clause(doer, verb, t.say("phrase-gained-to", cards=cards, zone=step.to, gender=card.gender))


@PHRASES.phrase(picks.CardIn)
def _card_in(t: Telling, pick: picks.CardIn) -> Described:
    """Cards in play are under somebody's control; of those that stay there, only the ongoing ones are meant."""
    described = cast(Described, GENERAL.of(pick)(t, pick))
    owner = t.named(pick.whose)
    if pick.zones in (("ongoing",), ("tokens",)):
        thing = "ongoing" if pick.zones == ("ongoing",) else "dead_wizard_token"
        own = f"your_{thing}" if owner.sort is Sort.YOU else f"own_{thing}"
        noun = t.tables.nouns[own if owner is t.subject else thing]
        return Described(noun, described.attributes)
    if set(pick.zones) == set(OWNED):
        return Described(described.noun, described.attributes)
    if not {"played", "ongoing"} & set(pick.zones):
        return described
    subject, t.subject = t.subject, None
    elsewhere = [t.zone(zone, pick.whose, "inside") for zone in pick.zones if zone not in ("played", "ongoing")]
    t.subject = subject
    return Described(described.noun, joined(described.attributes, t.any_of([t.say("phrase-controlled"), *elsewhere])))


@PHRASES.phrase(picks.Among)
def _among(t: Telling, pick: picks.Among) -> Described:
    """*one of them*; *cards worth 1 victory point or more*."""
    cards = t.named(pick.cards)
    told_before = not (cards.pending and isinstance(cards.let, flow.Every))
    if told_before and t.introducing and not t.many and pick == picks.Among(pick.cards):
        return Described(t.tables.nouns["one_of_cards"], t.say("phrase-of-them", them=t.amid(pick.cards)))
    match pick.where:
        case conditions.Reaches(amounts.Printed("worth", "it"), int(points)):
            plain = msgspec.structs.replace(pick, where=None)
            described = cast(Described, GENERAL.of(plain)(t, plain))
            worth = t.say("phrase-worth", points=t.counted(points, t.unit("points")))
            where = t.say("phrase-in-that-hand") if _is_hand(cards) else described.attributes
            return Described(described.noun, joined(where, worth))
    return cast(Described, GENERAL.of(pick)(t, pick))


@PHRASES.phrase(picks.Player)
def _player(t: Telling, pick: picks.Player) -> Described:
    """Whom you choose in passing is *an enemy of your choice*."""
    if t.introducing and not t.many and pick == picks.Player("others"):
        return Described(t.tables.nouns["chosen_enemy"])
    return cast(Described, GENERAL.of(pick)(t, pick))


@PHRASES.phrase(PlayTopOf)
def _play_top_of(t: Telling, step: PlayTopOf) -> Clause:
    return Clause(t.doer("you"), t.verb("play"), t.say("text-play-top-of", pile=t.pile("deck", step.whose, Case.GEN)))


# -- amounts ---------------------------------------------------------------------------------------------------


@PHRASES.phrase(amounts.Printed)
def _printed(t: Telling, amount: amounts.Printed) -> Quantity:
    """*as much as it costs*; *as many as it is worth points*."""
    general = cast(Quantity, GENERAL.of(amount)(t, amount))
    several = t.named(amount.card).several
    general.as_many = t.say("phrase-as-printed", what=amount.what, several=several, value=general.value)
    return general


@PHRASES.phrase(amounts.Highest)
def _highest(t: Telling, amount: amounts.Highest) -> Quantity:
    general = cast(Quantity, GENERAL.of(amount)(t, amount))
    hand = _is_hand(t.named(amount.cards))
    general.as_many = t.say("phrase-as-the-dearest", value=general.value, hand=hand)
    return general


def _is_hand(cards: Referent) -> bool:
    """Whether these are all the cards in somebody's hand."""
    pick = cards.let.pick if isinstance(cards.let, flow.Every) else None
    return isinstance(pick, picks.CardIn) and pick == picks.CardIn(("hand",), pick.whose)


@PHRASES.phrase(turns.TimesThisTurn)
def _times_this_turn(t: Telling, amount: turns.TimesThisTurn) -> Quantity:
    """What is gained was bought, too."""
    general = cast(Quantity, GENERAL.of(amount)(t, amount))
    if amount.event == "gained":
        card = t.noun("kinds", amount.kind or "card")
        general.each = t.say("phrase-each-gained", thing=t.for_each(1, card), gender=card.gender)
    return general


# -- modifiers -------------------------------------------------------------------------------------------------


@PHRASES.phrase(modifiers.Multiplies)
def _multiplies(t: Telling, modifier: modifiers.Multiplies) -> str:
    return t.say("text-doubled", what=modifier.what)


@PHRASES.phrase(modifiers.Adds)
def _adds(t: Telling, modifier: modifiers.Adds) -> str:
    """What a dead wizard token adds to the damage of a card, or to the price of a kind of cards."""
    if modifier.named:
        return t.say("text-more-damage-from", amount=modifier.amount, card=t.title(modifier.named))
    things = t.noun("kinds", modifier.against)
    return t.say("text-dearer", amount=modifier.amount, things=things.form(many=True))


def taxes(t: Telling, added: list[modifiers.Adds]) -> str:
    """Prices that are raised alike are told together."""
    things = t.all_of([t.noun("kinds", one.against).form(many=True) for one in added])
    return t.say("text-dearer", amount=added[0].amount, things=things)


@PHRASES.phrase(turns.ThisTurn)
def _this_turn(t: Telling, step: turns.ThisTurn) -> Clause:
    """The next card you gain goes on your deck."""
    if isinstance(step.effect, modifiers.When) and _goes_on_deck(step.effect) and step.times == 1:
        return sentence(t.say("text-gained-on-deck", next=True, which=""))
    return cast(Clause, GENERAL.of(step)(t, step))


def _goes_on_deck(ability: modifiers.When) -> bool:
    """Whether cards that you gain come to the top of your deck instead."""
    return ability.instead and ability.event == "gained" and ability.steps == (verbs.Move("about", "deck"),)


@PHRASES.phrase(modifiers.When)
def _when(t: Telling, ability: modifiers.When) -> str:
    """*the first time you play a spell in a turn*, *as soon as you have played 2 different creatures in a turn*."""
    condition, card = ability.condition, t.noun("kinds", ability.against or "card")
    facts: dict[str, object] = {"card": card.inflected(), "gender": card.gender}
    match condition:
        case None if ability.event in ("turn-starts", "turn-ends"):
            return t.say(f"phrase-{ability.event}", text=t.text(ability.steps))
        case conditions.Both(
            (conditions.LiesIn(), conditions.Not(conditions.Reaches(amounts.Printed("cost"), int(dear))))
        ) if _goes_on_deck(ability):
            at_most = picks.CardIn(("market",), cost_at_most=dear - 1)
            which = t.full("", t.described(at_most), "out")
            return t.say("text-gained-on-deck", next=False, which=which)
        case conditions.Not(conditions.Reaches(turns.TimesThisTurn(), 2)):
            key = "phrase-first-in-turn"
        case conditions.Exactly(turns.TimesThisTurn(), 2):
            key = "phrase-second-in-turn"
        case conditions.Reaches(turns.KindsThisTurn(), int(number)):
            key, facts["number"] = "phrase-kinds-in-turn", number
        case conditions.Reaches(turns.NamesThisTurn(), int(number)):
            key = "phrase-names-in-turn"
            facts["cards"] = t.counted(number, agreed(t.adjective("different"), card), Case.ACC)
        case _:
            return cast(str, GENERAL.of(ability)(t, ability))
    t.knows("who", Sort.YOU)
    t.last_cards = t.knows("about", Sort.CARDS, card)
    return t.say(key, text=t.text(ability.steps), **facts)
