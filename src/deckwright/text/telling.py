"""Telling what a card does, from its steps.

A ``Telling`` goes through the steps of one text, remembers what every name stands for, and joins the phrases of a
phrasebook to sentences. How sentences are built differs from language to language: see ``en``, ``uk`` and ``ru``.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from itertools import groupby

import msgspec

from deckwright.core.errors import InternalError
from deckwright.core.rules import Rules
from deckwright.core.steps import Step
from deckwright.effects.amounts import TheNumber
from deckwright.effects.conditions import Chosen
from deckwright.effects.flow import Chance, ChoiceOf, Every, If, Let, May, Note
from deckwright.effects.picks import VERB_OF, Neighbour, OwnerOf, TopOf
from deckwright.effects.words import Amount, Condition, Modifier, Pick, Steps
from deckwright.text.grammar import Case, Noun, Verb, capital, plain
from deckwright.text.messages import Messages
from deckwright.text.phrasebook import Phrasebook

SIMPLY_THERE = (TopOf, Neighbour, OwnerOf, ChoiceOf)
"""Picks that leave nothing to decide: they are described when they are first mentioned."""


class Sort(Enum):
    """What a name stands for."""

    YOU = "you"
    EACH = "each player"
    OTHERS = "each other player"
    TOGETHER = "the players together"
    PLAYER = "a chosen player"
    CARDS = "cards"
    NUMBER = "a number"


class Referent:
    """Whom or what a name means in the text that is being told."""

    __slots__ = (
        "aftermath",
        "amount",
        "by",
        "done",
        "each",
        "first",
        "let",
        "loops",
        "name",
        "noun",
        "pending",
        "several",
        "sort",
    )

    def __init__(self, name: str, sort: Sort, noun: Noun | None = None, *, several: bool = False) -> None:
        self.name = name
        self.sort = sort
        self.noun = noun
        self.several = several
        self.let: Let | Every | Chance | None = None
        """The choice it comes from."""
        self.amount: Amount | None = None
        """How a number was worked out."""
        self.aftermath = ""
        """What has happened to these players."""
        self.first = ""
        """The words of the first mention, when it comes as a subject."""
        self.each = False
        """One of several players to whom the same happens: *each of them*."""
        self.by = "you"
        """Who chose it."""
        self.loops = False
        """One after the other: *each other player* at first, *that player* afterwards."""
        self.pending = False
        """Not said yet: the first mention describes it."""
        self.done: Verb | None = None
        """What was done to these cards."""


class Described(msgspec.Struct, frozen=True):
    """What a choice is made from: a thing, what sets it apart, and where it lies."""

    noun: Noun
    attributes: str = ""
    zones: tuple[str, ...] = ()
    whose: str = "you"


class Clause(msgspec.Struct):
    """Somebody does something. A whole sentence has nobody and only its ``rest``."""

    doer: Referent | None
    verb: Verb | None
    rest: str
    lasts: str = ""
    """How long it lasts: said once for several clauses."""
    long: bool = False
    """The rest is long: how long it lasts is said before it."""
    chosen: Referent | None = None
    """Whom or what this clause chooses."""
    alone: bool = False
    """A sentence of its own, whoever acts before and after."""


class Quantity(msgspec.Struct):
    """An amount in words: so many (for each of something), or as many as a clause says, or as a value is."""

    number: int | None = None
    each: str = ""
    as_many: str = ""
    value: str = ""
    of_value: str = ""
    """The value in the genitive, where that differs."""


class Telling:
    """One text being told. Languages say how their sentences are built."""

    and_they: str
    """What joins the choice of a player to what that player does."""
    and_each: str
    """The same for several players."""
    and_also: str
    """What joins two deeds when the first has an *and* of its own."""

    def __init__(self, book: Phrasebook, rules: Rules, messages: Messages, title: Callable[[str], str]) -> None:
        self.book = book
        self.rules = rules
        self.say = messages.say
        self.title = title
        """The name of a card."""
        self.subject: Referent | None = None
        """Who acts in the clause being told: what is theirs is *their own*."""
        self.many = False
        """Whether all that fit are being described, not one of them."""
        self.last_cards: Referent | None = None
        """The cards mentioned last: *they*."""
        self.names: dict[str, Referent] = {
            "you": Referent("you", Sort.YOU),
            "all": Referent("all", Sort.EACH),
            "others": Referent("others", Sort.OTHERS),
            "anyone": Referent("anyone", Sort.TOGETHER),
            "this": Referent("this", Sort.CARDS, book.look("kinds", "card")),
        }

    # -- what a language says ----------------------------------------------------------------------------

    def all_of(self, parts: list[str]) -> str:
        """*a, b and c*."""
        raise NotImplementedError

    def any_of(self, parts: list[str]) -> str:
        """*a, b or c*."""
        raise NotImplementedError

    def form(self, verb: Verb, doer: Referent, *, infinitive: bool) -> str:
        """A verb as this doer needs it."""
        if infinitive:
            return verb.infinitive
        if doer.sort is Sort.YOU:
            return verb.command
        together = doer.sort is Sort.TOGETHER or (doer.sort is Sort.PLAYER and doer.several)
        return verb.together if together else verb.third

    def who(self, player: Referent, case: Case = Case.NOM) -> str:
        """A mention of a player."""
        raise NotImplementedError

    def cards(self, cards: Referent, case: Case = Case.ACC) -> str:
        """A mention of cards that are known already."""
        raise NotImplementedError

    def pile(self, zone: str, whose: str, case: Case) -> str:
        """A zone and its owner: *your hand*."""
        raise NotImplementedError

    def zone(self, name: str, whose: str, how: str) -> str:
        """A zone after a preposition of its ``Place``: *from your hand*."""
        raise NotImplementedError

    def counted(self, number: int, noun: Noun, case: Case = Case.NOM) -> str:
        """A number of things."""
        raise NotImplementedError

    def amount(self, amount: Amount, noun: Noun, case: Case = Case.ACC, *, to: str = "") -> str:
        """An amount of things, perhaps given ``to`` somebody."""
        raise NotImplementedError

    def lasting(self, lasts: str, long: bool, predicate: str) -> str:
        """What somebody does and for how long; said at the end, or before what is long."""
        if not lasts:
            return predicate
        return f"{lasts} {predicate}" if long else f"{predicate} {lasts}"

    def some(self, noun: Noun, count: Amount, up_to: bool, case: Case) -> str:
        """*a card*, *2 cards*, *up to 2 cards*."""
        raise NotImplementedError

    def the(self, noun: Noun, case: Case) -> str:
        """*the card*."""
        raise NotImplementedError

    def all_the(self, noun: Noun, case: Case) -> str:
        """*all cards*."""
        raise NotImplementedError

    def random(self, noun: Noun) -> Noun:
        """*random card*."""
        raise NotImplementedError

    def shown(self, noun: Noun) -> Noun:
        """*revealed card*."""
        raise NotImplementedError

    def each_such(self, cards: Referent) -> str:
        """*for each such card*."""
        raise NotImplementedError

    def attacked(self, whom: str) -> str:
        """*each player is attacked*: when nobody attacks."""
        raise NotImplementedError

    def bonus(self, quantity: Quantity, value: Noun) -> str:
        """*+3 attack*."""
        raise NotImplementedError

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

    def otherwise(self, missing: Referent, text: str) -> str:
        """What happens when nobody or nothing can be chosen."""
        raise NotImplementedError

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
            doer.first = self.mention(name, Case.NOM)
        self.subject = doer
        return doer

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
            text = self.introduce(meant, case)
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
                self.many = False
                return self.full(self.all_the(described.noun, case), described, "out")
            case Chance(_, pick, count):
                described = self.described(pick)
                return self.full(self.some(self.random(described.noun), count, False, case), described, "out")
            case Let() as let:
                return self.pick(let, case)
        raise InternalError("no-phrase", f"{meant.name!r} is not described in {self.book.code!r}", word=meant.name)

    def bind(self, let: Let | Every | Chance) -> Referent:
        """Give a name to what a choice will bring."""
        several = isinstance(let, Every) or let.count != 1
        verb = VERB_OF.get(type(let.pick))
        if verb == "player":
            chosen = self.knows(let.name, Sort.PLAYER, several=several)
        elif verb == "number":
            chosen = self.knows(let.name, Sort.NUMBER)
        else:
            noun = self.book.look("kinds", getattr(let.pick, "kind", "") or "card")
            chosen = self.knows(let.name, Sort.CARDS, noun, several=several)
        chosen.let = let
        whose: str = getattr(let.pick, "whose", "you")
        chosen.by = let.by if isinstance(let, Let) else "you" if whose in ("all", "others") else whose
        return chosen

    def unit(self, what: str) -> Noun:
        """One of what can be counted: a counter, or a count of the rules."""
        if what in self.book.counters:
            return self.book.counters[what].unit
        unit: Noun = self.book.look("units", what)
        return unit

    def belongs_to_seat(self, zone: str) -> bool:
        """Whether every seat has such a zone."""
        layout = self.rules.layout
        return layout.has_zone(zone) and layout.owner_of[layout.zone(zone)] >= 0

    # -- words -------------------------------------------------------------------------------------------

    def verb(self, name: str) -> Verb:
        """What is done in a step."""
        verb: Verb = self.book.look("verbs", name)
        return verb

    def described(self, pick: Pick) -> Described:
        """What a choice is made from."""
        described: Described = self.book.of(pick)(self, pick)
        return described

    def full(self, things: str, described: Described, how: str) -> str:
        """Things with what sets them apart and the zones they come from (``out``) or lie in (``inside``)."""
        zones = [self.zone(zone, described.whose, how) for zone in described.zones]
        return joined(things, described.attributes, self.any_of(zones))

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
        quantity: Quantity = self.book.of(amount)(self, amount)
        return quantity

    def worked_out(self, amount: Amount) -> Amount:
        """An amount itself, where it was worked out before and kept under a name."""
        noted = self.named(amount.name).amount if isinstance(amount, TheNumber) else None
        return amount if noted is None else noted

    def condition(self, condition: Condition, *, holds: bool = True) -> str:
        """A condition as a clause, or its contrary."""
        subject, self.subject = self.subject, None
        text: str = self.book.of(condition)(self, condition, holds)
        self.subject = subject
        return text

    def modifier(self, modifier: Modifier) -> str:
        """What a modifier does."""
        text: str = self.book.of(modifier)(self, modifier)
        return text

    def step(self, step: Step) -> list[Clause]:
        """What a step does."""
        told = self.book.of(step)(self, step)
        return [told] if isinstance(told, Clause) else list(told)

    # -- sentences ---------------------------------------------------------------------------------------

    def text(self, steps: Steps, *, separator: str = ". ") -> str:
        """Steps as running text; the first letter stays small and the last stop is left to the caller."""
        return separator.join(self.sentences(self.clauses(steps), capitals=separator == ". "))

    def clauses(self, steps: Steps) -> list[Clause]:
        """What the steps do, one after the other. A choice is told together with the step that needs it."""
        told: list[Clause] = []
        for position, step in enumerate(steps):
            if isinstance(step, Every | Chance):
                self.bind(step).pending = True
                continue
            if not isinstance(step, Let):
                told += self.step(step)
                continue
            later = tuple(one for one in steps[position + 1 :] if not isinstance(one, Note))
            chosen = self.bind(step)
            if later and isinstance(later[0], If) and later[0].condition == Chosen(step.name):
                told += self._if_chosen(step, chosen, later[0])
                return told + self.clauses(steps[steps.index(later[0]) + 1 :])
            at_once = bool(later) and uses_at_once(step.name, later[0])
            if at_once and step.up_to and step.count == 1:
                one = msgspec.structs.replace(step, up_to=False)
                told += self.step(May((one, later[0]), step.by))
                return told + self.clauses(steps[steps.index(later[0]) + 1 :])
            picked_by_all = step.by == "anyone" and chosen.sort is Sort.PLAYER and not chosen.several and bool(later)
            chosen.pending = at_once or picked_by_all or isinstance(step.pick, SIMPLY_THERE)
            if not chosen.pending:
                told.append(Clause(self.doer(step.by), self.verb("choose"), self.pick(step), chosen=chosen))
        return told

    def _if_chosen(self, let: Let, chosen: Referent, step: If) -> list[Clause]:
        """A choice whose next step asks whether there was anything to choose, or whether anything was."""
        if let.up_to and let.count == 1 and not step.otherwise:
            return self.step(May((msgspec.structs.replace(let, up_to=False), *step.then), let.by))
        told = self.clauses((let, *step.then))
        if step.otherwise:
            told.append(Clause(None, None, self.otherwise(chosen, self.text(step.otherwise, separator="; "))))
        return told

    def sentences(self, clauses: list[Clause], *, capitals: bool = True) -> list[str]:
        """Clauses of one doer become one sentence; a chosen player's deeds follow the choice at once."""
        told: list[str] = []
        chosen: Referent | None = None
        for group in self._by_doer(clauses):
            doer = group[0].doer
            sentence = group[0].rest if doer is None else self.predicate(group)
            if doer is not None and doer is chosen:
                told[-1] += f"{self.and_each if chosen.each else self.and_they} {sentence}"
            elif doer is None or doer.sort is Sort.YOU:
                told.append(sentence)
            else:
                told.append(f"{doer.first or self.who(doer)} {sentence}")
                doer.first = ""
            chosen = group[-1].chosen
        if capitals:
            told[1:] = [capital(sentence) for sentence in told[1:]]
        return told

    def _by_doer(self, clauses: list[Clause]) -> list[list[Clause]]:
        groups: list[list[Clause]] = []
        for clause in clauses:
            before = groups[-1][-1] if groups else None
            apart = any(one.alone or one.chosen is not None for one in (clause, before) if one is not None)
            if before is not None and clause.doer is not None and clause.doer is before.doer and not apart:
                groups[-1].append(clause)
            else:
                groups.append([clause])
        return groups

    def branch(self, doer: Referent, steps: Steps, separator: str) -> str:
        """One of several ways, told after whose choice it is: *that player chooses one: draw a card*."""
        own, others = self.led_by(doer, self.clauses(steps))
        told = self.sentences(others, capitals=False)
        infinitive = doer.sort is not Sort.YOU
        return separator.join([self.predicate(own, infinitive=infinitive), *told] if own else told)

    def led_by(self, doer: Referent, clauses: list[Clause]) -> tuple[list[Clause], list[Clause]]:
        """The clauses of one doer that come first, and the rest."""
        own = 0
        while own < len(clauses) and clauses[own].doer is doer:
            own += 1
        return clauses[:own], clauses[own:]

    def predicate(self, clauses: list[Clause], *, infinitive: bool = False) -> str:
        """What one doer does: a verb that repeats is said once."""
        parts: list[str] = []
        several = False
        for (verb, lasts), alike in groupby(clauses, key=lambda clause: (clause.verb, clause.lasts)):
            group = list(alike)
            doer = group[0].doer
            assert verb is not None
            assert doer is not None
            does = self.form(verb, doer, infinitive=infinitive)
            things = self.all_of([clause.rest for clause in group if clause.rest])
            long = len(group) > 1 or group[0].long
            parts.append(self.lasting(lasts, long, " ".join(filter(None, (does, things)))))
            several = several or (len(parts) == 1 and len(group) > 1)
        return f"{parts[0]}{self.and_also} {parts[1]}" if several and len(parts) == 2 else self.all_of(parts)


def joined(*parts: str) -> str:
    """Words after each other; what begins with a comma follows without a space."""
    return "".join(part if part.startswith(",") else f" {part}" for part in parts if part).lstrip()


def uses_at_once(name: str, step: Step) -> bool:
    """Whether a step takes what was just chosen as its object: *discard a monster*."""
    if getattr(step, "who", "") == name:
        return False
    return any(getattr(step, field, "") == name for field in ("cards", "on", "to", "giver", "whose"))
