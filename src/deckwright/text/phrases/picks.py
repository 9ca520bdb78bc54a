"""Phrases of what can be chosen."""

from __future__ import annotations

from deckwright.effects.vocabulary import flow, picks
from deckwright.text.clauses import Described, Sort
from deckwright.text.grammar import Case, Noun, agreed
from deckwright.text.phrases.book import phrase
from deckwright.text.telling import Telling
from deckwright.text.wording import joined


@phrase(picks.CardIn)
def _card_in(t: Telling, pick: picks.CardIn) -> Described:
    words, attributes = _card(t, pick)
    rest = words is t.tables.nouns["rest_of_cards"]
    return Described(words) if rest else Described(words, attributes, pick.zones, pick.whose)


@phrase(picks.Among)
def _among(t: Telling, pick: picks.Among) -> Described:
    """Cards that were not mentioned yet are described here and now."""
    words, attributes = _card(t, pick)
    cards = t.named(pick.cards)
    if words is t.tables.nouns["rest_of_cards"]:
        return Described(words)
    if cards.pending and isinstance(cards.let, flow.Every):
        described = t.described(cards.let.pick)
        words = words if pick.kind or pick.tag else described.noun
        return Described(words, joined(attributes, described.attributes), described.zones, described.whose)
    return Described(words, joined(attributes, t.say("phrase-among", them=t.amid(pick.cards))))


def _card(t: Telling, pick: picks.CardIn | picks.Among) -> tuple[Noun, str]:
    if _is_the_rest(t, pick):
        return t.tables.nouns["rest_of_cards"], ""
    words = t.noun("kinds", pick.kind or "card")
    if pick.tag:
        words = t.tables.tagged(words, pick.tag)
    if pick.most == "cost" or pick.least == "cost":
        words = agreed(t.adjective("most_expensive" if pick.most else "cheapest"), words)
    if pick.named:
        words = words.within(t.say("phrase-called", title=t.title(pick.named)))
    told = []
    if pick.other_kind:
        other = t.noun("kinds", pick.other_kind)
        told.append(t.say("phrase-not-a", thing=other.form(), things=other.form(Case.GEN, many=True)))
    for bound, limit in (("most", pick.cost_at_most), ("least", pick.cost_at_least)):
        if limit is not None:
            value, cost = t.quantity(limit).inflected(), t.noun("values", "cost").inflected()
            plain = isinstance(limit, int)
            told.append(
                t.say("phrase-cost-bound", bound=bound, plain=plain, cost=cost, value=value, nothing=limit == 0)
            )
    for end, what in (("most", pick.most), ("least", pick.least)):
        if what and what != "cost":
            told.append(t.say("phrase-with-extreme", end=end, value=t.noun("values", what).inflected()))
    if pick.other_than:
        told.append(t.say("phrase-other-than", them=t.mention(pick.other_than, Case.GEN)))
    if pick.where is not None:
        t.last_cards = t.knows("it", Sort.CARDS, words)
        told.append(t.say("phrase-card-if", condition=t.condition(pick.where)))
    return words, joined(*told)


def _is_the_rest(t: Telling, pick: picks.CardIn | picks.Among) -> bool:
    """Whether all cards are meant but the one that was just chosen from them."""
    if not t.many or not pick.other_than:
        return False
    chosen = t.named(pick.other_than)
    if chosen.let is None or chosen.pending or pick.kind or pick.tag:
        return False
    return isinstance(pick, picks.Among) or pick.zones == getattr(chosen.let.pick, "zones", ())


@phrase(picks.TopOf)
def _top_of(t: Telling, pick: picks.TopOf) -> Described:
    top = agreed(t.adjective("top"), t.noun("kinds", "card"))
    return Described(top, t.say("phrase-of-pile", pile=t.pile(pick.zone, pick.whose, Case.GEN)))


@phrase(flow.ChoiceOf)
def _choice_of(t: Telling, pick: flow.ChoiceOf) -> Described:
    chosen = t.named(pick.name).noun or t.noun("kinds", "card")
    attributes = t.say("phrase-chosen-by", player=t.named_as(pick.who))
    return Described(agreed(t.adjective("chosen"), chosen), attributes)


@phrase(picks.Player)
def _player(t: Telling, pick: picks.Player) -> Described:
    """Whoever acts because you chose them is said to be your choice."""
    noun = "another_player" if pick.among == "others" else "any_player"
    words = t.tables.nouns[f"chosen_{noun}" if t.acting and pick == picks.Player(pick.among) else noun]
    told = []
    if pick.among not in ("others", "all"):
        told.append(t.say("phrase-among", them=t.mention(pick.among, Case.GEN)))
    for key, unit in (("has", pick.has), ("room", pick.room), ("most", pick.most), ("fewest", pick.fewest)):
        if unit:
            told.append(t.say(f"phrase-player-{key}", units=t.unit(unit).inflected(many=True)))
    if pick.other_than:
        gone = t.named(pick.other_than)
        did = t.say("phrase-those-who", did=t.say(f"did-{gone.aftermath}")) if gone.aftermath else ""
        told.append(t.say("phrase-other-than", them=did or t.mention(pick.other_than, Case.GEN)))
    them = t.knows("them", Sort.PLAYER)
    if pick.where is not None:
        told.append(t.say("phrase-player-if", many=t.many, condition=t.condition(pick.where)))
    if pick.holding is not None:
        subject, t.subject = t.subject, them
        described = t.described(pick.holding)
        held = t.full(t.some(described.noun, pick.holding_count, False, Case.NOM), described, "inside")
        t.subject = subject
        told.append(t.say("phrase-player-holding", cards=held))
    return Described(words, joined(*told))


@phrase(picks.Neighbour)
def _neighbour(t: Telling, pick: picks.Neighbour) -> Described:
    you = t.named(pick.of).sort is Sort.YOU
    return Described(
        t.tables.nouns["player"], t.say("phrase-beside", side=pick.side, you=you, player=t.named_as(pick.of))
    )


@phrase(picks.OwnerOf)
def _owner_of(t: Telling, pick: picks.OwnerOf) -> Described:
    owner = t.tables.nouns["owner"]
    if t.named(pick.card) is t.last_cards:
        return Described(owner.within(t.say("phrase-its", card=t.mention(pick.card, Case.GEN), thing="_")))
    return Described(owner, t.say("phrase-of-card", card=t.named_as(pick.card)))


@phrase(picks.Number)
def _number(t: Telling, pick: picks.Number) -> Described:
    least, most = t.quantity(pick.least).inflected(), t.quantity(pick.most).inflected()
    return Described(t.tables.nouns["number"], t.say("phrase-from-to", least=least, most=most))
