"""Checking effects when they are loaded: a name is chosen before it is used, zones and counters exist.

An author's slip is reported at once, with the card and the step, and never during play.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

from deckwright.core.declared import Step
from deckwright.effects.card_rules import CardRules
from deckwright.effects.flow import flatten
from deckwright.effects.modifiers import changes
from deckwright.effects.triggers import Ability
from deckwright.effects.turns import Lasting
from deckwright.effects.vocabulary.modifiers import When
from deckwright.effects.vocabulary.texts import Given, Perform
from deckwright.effects.vocabulary.turns import Begin, ThisTurn
from deckwright.effects.words import Computed, Condition, Modifier, Pick, Steps, markers, name_of
from deckwright.errors import AuthorError, nearest
from deckwright.rules.contract import Rules

GROUPS = frozenset({"all", "others", "anyone"})
"""Words for seats that need no choosing."""


def compile_block(rules: Rules, name: str, steps: Steps, known: tuple[str, ...] = ()) -> int:
    """Check steps and make a block of them. ``known`` are the names given when the block starts."""
    check_steps(rules, name, steps, {"you", "this", *known})
    try:
        flat = flatten(steps)
    except AuthorError as error:
        raise AuthorError(error.code, f"{name}: {error.message}") from error
    return rules.add_block(name, [_prepared(rules, name, step) for step in flat])


def _prepared(rules: Rules, where: str, step: Step) -> Step:
    """What lasts for a turn is kept by the rules; the state knows it by its number."""
    if not isinstance(step, ThisTurn):
        return step
    assert isinstance(rules, CardRules)
    number = len(rules.lasting)
    ability = None
    if isinstance(step.effect, When):
        ability = add_ability(rules, f"{where} this turn {number}", step.effect)
        rules.lasting_events.add(step.effect.event)
    else:
        rules.changed_values.add(changes(step.effect))
        rules.lasting_values.add(changes(step.effect))
    rules.lasting.append(Lasting(step.effect, ability))
    return Begin(number, step.who, step.times)


def add_ability(rules: CardRules, where: str, when: When, number: int = 0) -> Ability:
    """Make the block of an ability; ``number`` is its place on its card."""
    block = compile_block(rules, where, when.steps, when.gives)
    rules.answered.add(when.event)
    return Ability(when, block, number)


def check_steps(rules: Rules, where: str, steps: Steps, known: Iterable[str]) -> set[str]:
    """Check steps in order; returns the names known after them."""
    if not isinstance(steps, tuple):
        raise AuthorError("wrong-type", f"{where}: expected steps such as (gain(crystals=1),), got {steps!r}")
    after = set(known)
    for number, step in enumerate(steps):
        if not isinstance(step, Step):
            raise AuthorError(
                "wrong-type",
                f"{where}[{number}]: expected a step such as gain(crystals=1), got {step!r}",
                at=f"{where}[{number}]",
            )
        after |= _check_fields(rules, f"{where}[{number}] {name_of(type(step))}", step, after)
    return after


def check_word(rules: Rules, where: str, one: msgspec.Struct, known: set[str]) -> None:
    """Check a pick, amount, condition or modifier."""
    _check_fields(rules, where, one, known)


def _check_fields(rules: Rules, where: str, one: msgspec.Struct, known: set[str]) -> set[str]:
    """Check what a word says; returns the names it gives."""
    marked = markers(type(one))
    given = {getattr(one, field) for field in one.__struct_fields__ if marked[field] == "binds"} - {""}
    inner = {getattr(one, field) for field in one.__struct_fields__ if marked[field] == "inner"}
    inside = known | inner | set(getattr(one, "gives", ()))
    for field in _amounts(type(one)):
        if not isinstance(getattr(one, field), int | Computed | None):
            raise AuthorError(
                "wrong-type",
                f"{where}: {field} is a number or worked out, as in per('wounds'), not {getattr(one, field)!r}",
                at=f"{where}.{field}",
            )
    for field in one.__struct_fields__:
        given |= _check_value(rules, where, one, field, getattr(one, field), marked[field], known, inside)
    return given | set(getattr(one, "leaves", ()))


@cache
def _amounts(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a word that hold a number, plain or worked out."""
    hints = get_type_hints(kind)
    return tuple(field for field in kind.__struct_fields__ if Computed in get_args(hints[field]))


def _check_value(
    rules: Rules,
    where: str,
    one: msgspec.Struct,
    field: str,
    value: Any,
    marker: str,
    known: set[str],
    inside: set[str],
) -> set[str]:
    given: set[str] = set()
    if isinstance(value, tuple):
        if value and all(isinstance(item, Step) for item in value):
            return check_steps(rules, f"{where}.{field}", value, inside) - inside
        for item in value:
            given |= _check_value(rules, where, one, field, item, marker, known, inside)
    elif isinstance(value, Step):
        given = check_steps(rules, f"{where}.{field}", (value,), inside) - inside
    elif isinstance(value, Given):
        _check_given(rules, where, one, value, inside)
    elif isinstance(value, Pick | Computed | Condition | Modifier):
        _check_fields(rules, where, value, inside)
    elif isinstance(value, str) and value and marker:
        if value == "anyone" and marker == "name" and field != "by":
            raise AuthorError("several", f"{where} names 'anyone', which only says who decides", at=where, word=value)
        _check_mention(rules, where, marker, value, known)
    return given


def _check_given(rules: Rules, where: str, one: msgspec.Struct, given: Given, known: set[str]) -> None:
    """A text is given only names it is written for."""
    assert isinstance(rules, CardRules)
    assert isinstance(one, Perform)
    names = rules.parts.get(one.part, ())
    if given.name not in names:
        raise AuthorError(
            "unbound",
            f"{where}: the text {one.part!r} is not given {given.name!r}{nearest(given.name, names)}",
            at=where,
            word=given.name,
            words=list(names),
        )
    _check_mention(rules, where, "name", given.means, known)


def _check_mention(rules: Rules, where: str, marker: str, value: str, known: set[str]) -> None:
    if marker in ("binds", "inner"):
        if value in GROUPS or value in ("you", "this"):
            message = f"{where} gives the name {value!r}, which always means something else"
            raise AuthorError("taken-name", message, at=where, word=value)
        return
    if marker == "one" and value in GROUPS:
        raise AuthorError("several", f"{where} names {value!r}, but one player is needed there", at=where, word=value)
    if marker in ("name", "one"):
        if value not in known and value not in GROUPS:
            raise AuthorError(
                "unbound",
                f"{where} names {value!r}, but no step before it chooses {value!r} "
                f"(chosen so far: {', '.join(sorted(known))})",
                at=where,
                word=value,
                words=sorted(known),
            )
        return
    if marker in ("event", "part", "value", "moment") and not isinstance(rules, CardRules):
        return  # such a game keeps these words to itself
    code, what, there_are = _mentionable(rules, marker)
    if value not in there_are:
        message = f"{where}: {what} {value!r}{nearest(value, there_are)}; there are {there_are}"
        raise AuthorError(code, message, at=where, word=value, words=there_are)


def _mentionable(rules: Rules, marker: str) -> tuple[str, str, list[str]]:
    """All that a text of some kind may say: a code, the beginning of the complaint, and the words."""
    counters = [counter.name for counter in rules.layout.counters]
    match marker:
        case "zone":
            return "no-zone", "no zone", [zone.name for zone in rules.layout.zones]
        case "counter":
            return "no-counter", "no counter", counters
        case "count":
            return "no-count", "cannot count", [*counters, *rules.counts]
        case "kind":
            return "no-kind", "no cards of kind", sorted({one.kind for one in rules.definitions})
        case "tag":
            return "no-tag", "no cards with tag", sorted({tag for one in rules.definitions for tag in one.tags})
        case "card":
            return "no-card", "no card", sorted(rules.by_id)
        case "mark":
            return "no-mark", "no tokens called", list(rules.mark_names)
        case "field":
            fields = {field for one in rules.definitions for field in one.__struct_fields__}
            return "no-field", "nothing printed is called", sorted(fields)
        case "boost":
            boosted = [name.removesuffix("_bonus") for name in counters if name.endswith("_bonus")]
            return "no-boost", "nothing boosts", boosted
    assert isinstance(rules, CardRules)
    declared = {"event": rules.happenings, "part": rules.parts, "value": rules.values, "moment": rules.moments}
    return f"no-{marker}", f"no {marker}", list(declared[marker])
