"""Mentioning players, cards, zones and numbers: what every name stands for, and how it is said in its place.

It knows no language: words come from ``tables``, sentences from messages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from deckwright.effects.picks import VERB_OF
from deckwright.effects.vocabulary.amounts import TheNumber
from deckwright.effects.vocabulary.flow import Chance, ChoiceOf, Every, Let
from deckwright.effects.vocabulary.picks import Among, Neighbour, OwnerOf, TopOf
from deckwright.effects.words import Amount, Condition, Modifier, Pick
from deckwright.errors import InternalError
from deckwright.rules.contract import Rules
from deckwright.text.clauses import Described, Quantity, Referent, Sort
from deckwright.text.grammar import Adjective, Case, Inflected, Noun, Place, Verb, agreed, plain, signed
from deckwright.text.messages import Messages
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.tables import Tables
from deckwright.text.wording import Wording, joined

SIMPLY_THERE = (TopOf, Neighbour, OwnerOf, ChoiceOf)
"""Picks that leave nothing to decide: they are described when they are first mentioned."""


class Mentioning(Wording):
    """What a text speaks of: everything is described when it comes up first, and afterwards pointed at."""

    def __init__(
        self, book: Phrasebook, tables: Tables, rules: Rules, messages: Messages, title: Callable[[str], str]
    ) -> None:
        super().__init__(tables, messages)
        self.book = book
        self.rules = rules
        self.title = title
        """The name of a card."""
        self.subject: Referent | None = None
        """Who acts in the clause being told: what is theirs is *their own*."""
        self.many = False
        """Whether all that fit are being described, not one of them."""
        self.kind = ""
        """The kind of card that is told of, where that matters."""
        self.introducing = False
        """Whether somebody is being mentioned for the first time, and not told to be chosen."""
        self.acting = False
        """Whether whoever is introduced acts, and you chose them: *a player of your choice draws 1 card*."""
        self.is_open = False
        """Whether the way that is told is offered: what it is open under holds."""
        self.gained: set[tuple[str, ...]] = set()
        """What was gained in this text, and by whom."""
        self.before: set[tuple[str, ...]] = set()
        """What was gained before the condition under which more of it is gained."""
        self.last_cards: Referent | None = None
        """The cards mentioned last: *they*."""
        self.names: dict[str, Referent] = {
            "you": Referent("you", Sort.YOU),
            "all": Referent("all", Sort.EACH),
            "others": Referent("others", Sort.OTHERS),
            "anyone": Referent("anyone", Sort.TOGETHER),
            "this": Referent("this", Sort.CARDS, tables.look("kinds", "card")),
        }

    # -- players, cards and zones ------------------------------------------------------------------------

    def who(self, player: Referent, case: Case = Case.NOM) -> str:
        """A mention of a player."""
        noun = self.tables.nouns["player"]
        match player.sort:
            case Sort.YOU:
                words = self.tables.nouns["you"].form(case)
            case Sort.EACH:
                words = agreed(self.adjective("each"), noun).form(case)
            case Sort.OTHERS:
                rival = self.tables.nouns.get("rival") or agreed(self.adjective("other"), noun)
                words = agreed(self.adjective("each"), rival).form(case)
            case Sort.TOGETHER:
                words = self.tables.nouns["players"].form(case)
            case _:
                role = self.tables.roles.get(player.name) if player.let is None else None
                those = agreed(self.adjective("that"), noun)
                words = role.form(case) if role else those.form(case, many=player.several)
        if player.loops:
            player.sort = Sort.PLAYER
        return words

    def cards(self, cards: Referent, case: Case = Case.ACC) -> str:
        """A mention of cards that are known already."""
        assert cards.noun is not None
        if cards is self.last_cards:
            it = self.adjective("it")
            forms: tuple[str, ...] = it.p if cards.several else getattr(it, cards.noun.gender)
            return forms[min(case, len(forms) - 1)]
        this = self.adjective("this" if cards.name == "this" else "that")
        return agreed(this, cards.noun).form(case, many=cards.several)

    def belonging(self, owner: Referent) -> Adjective | None:
        """*своя* or *ваша*; nothing for what belongs to somebody else, who is named with the thing."""
        if owner is self.subject:
            return self.adjective("own_you" if owner.sort is Sort.YOU else "own")
        return self.adjective("your") if owner.sort is Sort.YOU else None

    def whose(self, owner: Referent, noun: Noun, case: Case = Case.NOM, *, many: bool = False) -> str:
        """A thing and its owner."""
        thing = noun.form(case, many=many)
        belonging = self.belonging(owner)
        if belonging is None:
            long = owner.several or (owner.pending and owner.let is not None and self._is_set_apart(owner.let.pick))
            role = owner.let is None and owner.name in self.tables.roles
            return self.say("phrase-owned", thing=thing, owner=self.named_as(owner.name), long=long, role=role)
        return f"{belonging.agree(noun, case, many=many)} {thing}"

    def _is_set_apart(self, pick: Pick) -> bool:
        """Whether a player is described by more than a word or two: *the player on your left*."""
        return bool(self.described(pick).attributes)

    def pile(self, zone: str, whose: str, case: Case = Case.NOM) -> str:
        """A zone and its owner: *your hand*."""
        words: Place = self.tables.look("zones", zone)
        if self.belongs_to_seat(zone):
            return self.whose(self.named(whose), words.noun, case)
        return self.the(words.noun, case)

    def zone(self, name: str, whose: str, how: str) -> str:
        """A zone after a preposition of its ``Place``: *from your hand*."""
        preposition, case = getattr(self.tables.look("zones", name), how)
        return self.sound(f"{preposition} {self.pile(name, whose, case)}")

    def has(self, who: str) -> str:
        """*you have*, *у вас*."""
        player = self.named(who)
        plural = player.sort in (Sort.YOU, Sort.TOGETHER)
        return self.say("phrase-has", player=Inflected(lambda case: self.who(player, case)), plural=plural)

    # -- things and numbers ------------------------------------------------------------------------------

    def is_more(self, *what: str) -> bool:
        """Whether the same was gained before the condition under which this is gained; from now on it was."""
        self.gained.add(what)
        return what in self.before

    def amount(self, amount: Amount, noun: Noun, case: Case = Case.ACC, *, to: str = "", more: bool = False) -> str:
        """An amount of things, perhaps given ``to`` somebody, perhaps ``more`` of them."""
        quantity = self.quantity(amount)
        if quantity.number is not None:
            counted = self.counted(quantity.number, noun, case)
            if more:
                number, _, thing = counted.partition(" ")
                counted = self.say("phrase-more", amount=counted, number=number, thing=thing)
            if quantity.or_else is not None:
                when, number_then = quantity.or_else
                to = joined(to, self.say(when, number=self.numeral(number_then, noun, case)))
            return joined(counted, to, quantity.each)
        things = noun.form(Case.GEN, many=True)
        if quantity.as_many:
            mass = noun.one == noun.many
            return self.say("phrase-as-many", things=things, to=to, as_many=quantity.as_many, mass=mass)
        return self.say("phrase-x", things=things, to=to, value=quantity.value)

    def for_each(self, every: int, noun: Noun, owner: Referent | None = None) -> str:
        """*for each wound*, *за кожні 2 свої рани*."""
        belonging = None if owner is None else self.belonging(owner)
        whose = "none" if owner is None else "you" if owner.sort is Sort.YOU else "other"
        if owner is not None and owner is self.subject and owner.sort is not Sort.YOU:
            whose = "own"
        thing = own = noun.form(Case.ACC)
        if every != 1:
            thing = self.counted(every, noun, Case.ACC)
            own = self.counted(every, noun, Case.ACC, belonging)
        elif belonging is not None:
            own = f"{belonging.agree(noun, Case.ACC)} {noun.form(Case.ACC)}"
        return self.say(
            "phrase-for-each",
            every=every,
            each=self.adjective("each").agree(noun, Case.ACC, many=every != 1),
            thing=thing,
            own_thing=own,
            owner=whose,
            player=Inflected(lambda case: self.who(owner, case)) if owner is not None else "",
        )

    def lasting(self, lasts: str, long: bool, predicate: str) -> str:
        """What somebody does and for how long; said at the end, or before what is long."""
        return self.say("phrase-lasting", lasts=lasts, does=predicate, long=long) if lasts else predicate

    def some(self, noun: Noun, count: Amount, up_to: bool, case: Case) -> str:
        """*a card*, *2 cards*, *up to 2 cards*."""
        if up_to:
            return self.say("phrase-up-to", amount=Inflected(lambda case: self.amount(count, noun, case)))
        return self.say("phrase-a", thing=noun.form(case)) if count == 1 else self.amount(count, noun, case)

    def the(self, noun: Noun, case: Case) -> str:
        """*the card*."""
        return self.say("phrase-the", thing=noun.form(case))

    def after(self, things: Referent, case: Case, *, many: bool = False) -> str:
        """Things and what was done to them: *card destroyed this way*, *знищену карту*."""
        thing = things.noun or self.tables.nouns["player"]
        done = (things.done or self.verb("choose")).done
        assert done is not None
        return self.say("phrase-done-to", thing=thing.form(case, many=many), done=done.agree(thing, case, many=many))

    def each_such(self, cards: Referent) -> str:
        """*for each such card*."""
        noun = cards.noun or self.tables.nouns["player"]
        if cards.pending and isinstance(cards.let, Every):
            cards.pending = False
            described = self.described(cards.let.pick)
            return self.full(self.for_each(1, described.noun), described, "inside")
        each = self.adjective("each").agree(noun, Case.ACC)
        return self.say("phrase-for-each-such", each=each, things=self.after(cards, Case.ACC))

    def bonus(self, quantity: Quantity, value: Noun) -> str:
        """*+3 attack*."""
        if quantity.number is not None:
            bonus = self.say("phrase-bonus", number=signed(quantity.number), value=value.inflected())
            return joined(bonus, quantity.each)
        return self.say("phrase-bonus-x", value=value.inflected(), amount=quantity.value)

    def bonuses(self, added: list[tuple[Amount, Noun]]) -> str:
        """Several bonuses; what they are counted by is said once if it is the same."""
        quantities = [self.quantity(amount) for amount, _ in added]
        each = quantities[0].each
        if any(quantity.number is None or quantity.each != each for quantity in quantities):
            each = ""
        else:
            quantities = [Quantity(quantity.number) for quantity in quantities]
        told = self.all_of([self.bonus(one, value) for one, (_, value) in zip(quantities, added, strict=True)])
        return f"{told} {each}".rstrip()

    # -- names -------------------------------------------------------------------------------------------

    def named(self, name: str) -> Referent:
        """What a name stands for; a name from outside the text is a player chosen before."""
        return self.names.setdefault(name, Referent(name, Sort.PLAYER))

    def knows(self, name: str, sort: Sort, noun: Noun | None = None, *, several: bool = False) -> Referent:
        """Give a name to something."""
        known = self.names[name] = Referent(name, sort, noun, several=several)
        return known

    def remember(self, aftermath: str, name: str, cards: Referent | None = None) -> None:
        """Give a name, if there is one, to the players or cards to whom something has happened."""
        if not name:
            return
        if cards is None:
            self.knows(name, Sort.PLAYER, several=True).aftermath = aftermath
        else:
            self.last_cards = self.knows(name, Sort.CARDS, cards.noun, several=cards.several)
            self.last_cards.aftermath = aftermath

    def doer(self, name: str) -> Referent:
        """Who acts in the clause that begins here."""
        doer = self.named(name)
        if doer.pending:
            doer.first = self.introduced(name)
        self.subject = doer
        return doer

    def introduced(self, name: str) -> str:
        """The first mention of somebody who acts."""
        self.acting = getattr(self.named(name).let, "by", "") == "you"
        first = self.mention(name, Case.NOM)
        self.acting = False
        return first

    def doer_with(self, cards: str) -> Referent:
        """Who acts on cards: whoever chooses them in the same breath, else you."""
        chosen = self.named(cards)
        return self.doer(chosen.by if chosen.pending else "you")

    def mention(self, name: str, case: Case = Case.ACC, *, done: Verb | None = None) -> str:
        """Cards or a player by name: described when they come up first, afterwards pointed at."""
        meant = self.named(name)
        if done is not None:
            meant.done = done
        if meant.pending:
            meant.pending = False
            self.introducing = True
            text = self.introduce(meant, case)
            self.introducing = False
        elif meant.sort is Sort.CARDS:
            text = self.cards(meant, case)
        else:
            text = self.who(meant, case)
        if meant.sort is Sort.CARDS:
            self.last_cards = meant
        return text

    def introduce(self, meant: Referent, case: Case) -> str:
        """What was chosen, or simply is there, when it is mentioned for the first time."""
        match meant.let:
            case Every(_, pick):
                self.many = True
                described = self.described(pick)
                rest = described.noun is self.tables.nouns["rest_of_cards"]
                things = self.the(described.noun, case) if rest else self.all_the(described.noun, case)
                told = self.full(things, described, "out")
                self.many = False
                return told
            case Chance(_, pick, count):
                described = self.described(pick)
                noun = agreed(self.adjective("random"), described.noun)
                return self.full(self.some(noun, count, False, case), described, "out")
            case Let() as let:
                return self.pick(let, case)
        raise InternalError("no-phrase", f"{meant.name!r} is not described in {self.tables.code!r}", word=meant.name)

    def bind(self, let: Let | Every | Chance) -> Referent:
        """Give a name to what a choice will bring."""
        several = isinstance(let, Every) or let.count != 1
        verb = VERB_OF.get(type(let.pick))
        if verb == "player":
            chosen = self.knows(let.name, Sort.PLAYER, several=several)
        elif verb == "number":
            chosen = self.knows(let.name, Sort.NUMBER)
        else:
            noun = self.tables.look("kinds", getattr(let.pick, "kind", "") or "card")
            chosen = self.knows(let.name, Sort.CARDS, noun, several=several)
        chosen.let = let
        whose = self.named(let.pick.cards).by if isinstance(let.pick, Among) else getattr(let.pick, "whose", "you")
        chosen.by = let.by if isinstance(let, Let) else "you" if whose in ("all", "others") else whose
        return chosen

    def unit(self, what: str) -> Noun:
        """One of what can be counted: a counter, or a count of the rules."""
        if what in self.tables.counters:
            return self.tables.counters[what].unit
        unit: Noun = self.tables.look("units", what)
        return unit

    def belongs_to_seat(self, zone: str) -> bool:
        """Whether every seat has such a zone."""
        layout = self.rules.layout
        return layout.has_zone(zone) and layout.owner_of[layout.zone(zone)] >= 0

    # -- words -------------------------------------------------------------------------------------------

    def amid(self, cards: str) -> str:
        """Cards after *among*: *серед них*, *серед цих карт*."""
        meant = self.named(cards)
        return self.mention(cards, Case.LOC if meant is self.last_cards and meant.several else Case.GEN)

    def named_as(self, name: str) -> Inflected:
        """A mention for a message that chooses the case."""
        return Inflected(lambda case: self.mention(name, case))

    def _phrase(self, word: object) -> Callable[..., Any]:
        return self.book.of(word, self.tables.code)

    def described(self, pick: Pick) -> Described:
        """What a choice is made from."""
        described: Described = self._phrase(pick)(self, pick)
        return described

    def full(self, things: str, described: Described, how: str) -> str:
        """Things with what sets them apart and the zones they come from (``out``) or lie in (``inside``)."""
        zones = self._zones(described, how)
        return joined(things, described.attributes, self.all_of(zones) if self.many else self.any_of(zones))

    def _zones(self, described: Described, how: str) -> list[str]:
        """Zones after their preposition; it and the owner are said once: *from your hand or discard pile*."""
        told = [self.zone(zone, described.whose, how) for zone in described.zones]
        places = [getattr(self.tables.look("zones", zone), how) for zone in described.zones]
        owned = self.belonging(self.named(described.whose)) is not None
        for at, zone in enumerate(described.zones):
            if at and owned and places[at] == places[0] and self.belongs_to_seat(zone):
                told[at] = self.tables.look("zones", zone).noun.form(places[at][1])
        return told

    def pick(self, let: Let, case: Case = Case.ACC) -> str:
        """What is chosen, as an object."""
        described = self.described(let.pick)
        if isinstance(let.pick, SIMPLY_THERE):
            return self.full(self.the(described.noun, case), described, "out")
        return self.full(self.some(described.noun, let.count, let.up_to, case), described, "out")

    def quantity(self, amount: Amount) -> Quantity:
        """An amount in words."""
        if isinstance(amount, int):
            return Quantity(amount, value=plain(amount))
        quantity: Quantity = self._phrase(amount)(self, amount)
        return quantity

    def worked_out(self, amount: Amount) -> Amount:
        """An amount itself, where it was worked out before and kept under a name."""
        noted = self.named(amount.name).amount if isinstance(amount, TheNumber) else None
        return amount if noted is None else noted

    def condition(self, condition: Condition, *, holds: bool = True) -> str:
        """A condition as a clause, or its contrary."""
        subject, self.subject = self.subject, None
        text: str = self._phrase(condition)(self, condition, holds)
        self.subject = subject
        return text

    def modifier(self, modifier: Modifier) -> str:
        """What a modifier does."""
        text: str = self._phrase(modifier)(self, modifier)
        return text
