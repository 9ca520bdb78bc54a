"""Telling what a card does, from its steps.

A ``Telling`` goes through the steps of one text and joins the phrases of a phrasebook to sentences. ``Mentioning``
remembers what the names in it stand for.
"""

from __future__ import annotations

from itertools import groupby

import msgspec

from deckwright.core.declared import Step
from deckwright.effects.vocabulary.amounts import Sum
from deckwright.effects.vocabulary.conditions import Chosen
from deckwright.effects.vocabulary.flow import Chance, Every, If, Let, May, Note, Repeat
from deckwright.effects.vocabulary.verbs import Boost, Move, Shuffle
from deckwright.effects.words import Computed, Steps
from deckwright.text.clauses import Clause, Referent, ShuffleIn, Sort, sentence
from deckwright.text.grammar import Case, Verb, capital
from deckwright.text.mentioning import SIMPLY_THERE, Mentioning


class Telling(Mentioning):
    """One text being told."""

    def step(self, step: Step) -> list[Clause]:
        """What a step does."""
        told = self._phrase(step)(self, step)
        return [told] if isinstance(told, Clause) else list(told)

    def form(self, verb: Verb, doer: Referent, *, infinitive: bool) -> str:
        """A verb as this doer needs it."""
        if infinitive:
            return verb.infinitive
        if doer.sort is Sort.YOU:
            return verb.command
        together = doer.sort is Sort.TOGETHER or (doer.sort is Sort.PLAYER and doer.several)
        return verb.together if together else verb.third

    def text(self, steps: Steps, *, separator: str = ". ") -> str:
        """Steps as running text; the first letter stays small and the last stop is left to the caller."""
        return self.sound(separator.join(self.sentences(self.clauses(steps), capitals=separator == ". ")))

    def cost_and_effect(self, cost: Steps, effect: Steps) -> str:
        """What an action costs, and what it does for that: the names chosen while paying are known in the effect."""
        if not cost:
            return self.text(effect)
        paid = self.text(cost)
        return f"{paid} ➡ {self.text(effect)}"

    def clauses(self, steps: Steps) -> list[Clause]:
        """What the steps do, one after the other. A choice is told together with the step that needs it."""
        told: list[Clause] = []
        steps = folded(steps)
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
            acting = next((one for one in later if not _is_simply_there(one)), None)
            at_once = acting is not None and uses_at_once(step.name, acting)
            if at_once and acting is later[0] and step.up_to and step.count == 1:
                one = msgspec.structs.replace(step, up_to=False)
                told += self.step(May((one, later[0]), step.by))
                return told + self.clauses(steps[steps.index(later[0]) + 1 :])
            acts = chosen.sort is Sort.PLAYER and not chosen.several and _acts(step, later)
            chosen.pending = at_once or acts or isinstance(step.pick, SIMPLY_THERE)
            if not chosen.pending:
                told.append(Clause(self.doer(step.by), self.verb("choose"), self.pick(step), chosen=chosen))
                if chosen.sort is Sort.CARDS:
                    self.last_cards = chosen
        return told

    def _if_chosen(self, let: Let, chosen: Referent, step: If) -> list[Clause]:
        """A choice whose next step asks whether there was anything to choose, or whether anything was."""
        if let.up_to and let.count == 1 and not step.otherwise:
            return self.step(May((msgspec.structs.replace(let, up_to=False), *step.then), let.by))
        told = self.clauses((let, *step.then))
        if step.otherwise:
            nobody = chosen.sort is Sort.PLAYER
            things = "" if nobody or chosen.noun is None else chosen.noun.form(Case.GEN, many=True)
            text = self.text(step.otherwise, separator="; ")
            told.append(sentence(self.say("phrase-nothing-to-choose", nobody=nobody, things=things, text=text)))
        return told

    def sentences(self, clauses: list[Clause], *, capitals: bool = True) -> list[str]:
        """Clauses of one doer become one sentence; a chosen player's deeds follow the choice at once."""
        told: list[str] = []
        joints = self.tables.joints
        chosen: Referent | None = None
        for group in self._by_doer(clauses):
            doer = group[0].doer
            text = group[0].rest if doer is None else self.predicate(group)
            if doer is not None and doer is chosen:
                told[-1] += f"{joints['each' if chosen.each else 'they']} {text}"
            elif doer is None or doer.sort is Sort.YOU:
                told.append(text)
            else:
                told.append(f"{doer.first or self.who(doer)} {text}")
                doer.first = ""
            chosen = group[-1].chosen
        if capitals:
            told[1:] = [capital(one) for one in told[1:]]
        return told

    def _by_doer(self, clauses: list[Clause]) -> list[list[Clause]]:
        groups: list[list[Clause]] = []
        for clause in clauses:
            before = groups[-1][-1] if groups else None
            apart = clause.begins or any(
                one.alone or one.chosen is not None for one in (clause, before) if one is not None
            )
            if before is not None and clause.doer is not None and clause.doer is before.doer and not apart:
                groups[-1].append(clause)
            else:
                groups.append([clause])
        return groups

    def branches(self, doer: Referent, ways: tuple[Steps, ...]) -> list[str]:
        """Several ways, told after whose choice it is: *that player chooses one: draw a card; or lose 1 life*.

        What the chooser does is an infinitive, unless somebody else acts in one of the ways.
        """
        told = [self._way(steps) for steps in ways]
        if doer.sort is Sort.TOGETHER:
            for clause in (one for clauses in told for one in clauses if one.doer is self.names["you"]):
                clause.doer = doer  # nobody else is there to do it
        led = all(clauses and clauses[0].doer is doer for clauses in told)
        infinitive = led and doer.sort is not Sort.YOU
        return [self._branch(doer, clauses, infinitive) for clauses in told]

    def _way(self, steps: Steps) -> list[Clause]:
        """One of several ways: what another way gains is not gained here."""
        gained = set(self.gained)
        told = self.clauses(steps)
        self.gained = gained
        return told

    def _branch(self, doer: Referent, clauses: list[Clause], infinitive: bool) -> str:
        joints = self.tables.joints
        if not infinitive:
            return joints["then"].join(self.sentences(clauses, capitals=False))
        own, others = self.led_by(doer, clauses)
        return joints["then"].join([self.predicate(own, infinitive=True), *self.sentences(others, capitals=False)])

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
        if several and len(parts) == 2:
            return f"{parts[0]}{self.tables.joints['also']} {parts[1]}"
        return self.all_of(parts)


def _is_simply_there(step: Step) -> bool:
    return isinstance(step, Let) and isinstance(step.pick, SIMPLY_THERE)


def _acts(let: Let, later: Steps) -> bool:
    """Whether a chosen player is best mentioned as who acts or owns next: *any player suffers 2 damage*."""
    step = next((one for one in later if getattr(one, "who", "") != "you"), None)
    if let.by not in ("anyone", "you") or step is None:
        return False
    whose = getattr(getattr(step, "pick", None), "whose", "")
    return let.by == "anyone" or let.name in (getattr(step, "by", ""), getattr(step, "who", ""), whose)


def folded(steps: Steps) -> Steps:
    """Steps as they are best told: equal neighbours once, put and shuffle as shuffle in, two bonuses as a sum."""
    told: list[Step] = []
    for step, alike in groupby(steps):
        times = len(list(alike))
        match told[-1] if told else None, step:
            case Move(cards, to, whose), Shuffle(zone, owner) if (to, whose) == (zone, owner):
                told[-1] = ShuffleIn(cards, to, whose)
            case Boost(what, Computed() as each, who), Boost(same, int(plain), other) if (what, who) == (same, other):
                told[-1] = Boost(what, Sum((plain, each)), who)
            case _:
                told.append(step if times == 1 else Repeat(times, (step,)))
    return tuple(told)


def uses_at_once(name: str, step: Step) -> bool:
    """Whether a step takes what was just chosen as its object: *discard a monster*."""
    if getattr(step, "who", "") == name:
        return False
    return any(getattr(step, field, "") == name for field in ("card", "cards", "on", "to", "giver", "whose"))
