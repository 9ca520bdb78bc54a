"""Checking effects when they are loaded: a name is chosen before it is used, zones and counters exist.

An author's slip is reported at once, with the card and the step, and never during play.
"""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from deckwright.core.errors import AuthorError, nearest
from deckwright.core.rules import Rules
from deckwright.core.steps import Step
from deckwright.effects.flow import ForEach, Let, flatten
from deckwright.effects.words import Computed, Condition, Modifier, Pick, Steps, name_of

GROUPS = frozenset({"all", "others", "anyone"})
"""Words for seats that need no choosing."""


def compile_block(rules: Rules, name: str, steps: Steps, known: tuple[str, ...] = ()) -> int:
    """Check steps and make a block of them. ``known`` are the names given when the block starts."""
    check_steps(rules, name, steps, {"you", "this", *known})
    return rules.add_block(name, flatten(steps))


def check_steps(rules: Rules, where: str, steps: Steps, known: set[str]) -> set[str]:
    """Check steps in order; returns the names known after them."""
    known = set(known)
    for number, step in enumerate(steps):
        place = f"{where}[{number}] {name_of(type(step))}"
        if isinstance(step, ForEach):
            _check_fields(rules, place, step, known, skip=("steps",))
            check_steps(rules, f"{place}", step.steps, known | {step.name})
            continue
        _check_fields(rules, place, step, known)
        if isinstance(step, Let) or ("name" in step.__struct_fields__ and _marker(type(step), "name") != "name"):
            known.add(step.name)  # type: ignore[attr-defined]
    return known


def check_word(rules: Rules, where: str, one: msgspec.Struct, known: set[str]) -> None:
    """Check a pick, amount, condition or modifier."""
    _check_fields(rules, where, one, known)


def _check_fields(rules: Rules, where: str, one: msgspec.Struct, known: set[str], skip: tuple[str, ...] = ()) -> None:
    for field in one.__struct_fields__:
        if field in skip:
            continue
        _check_value(rules, where, field, getattr(one, field), _marker(type(one), field), known)


def _check_value(rules: Rules, where: str, field: str, value: Any, marker: str, known: set[str]) -> None:
    if isinstance(value, tuple):
        if value and all(isinstance(item, Step) for item in value):
            check_steps(rules, f"{where}.{field}", value, known)
        else:
            for item in value:
                _check_value(rules, where, field, item, marker, known)
    elif isinstance(value, Step):
        check_steps(rules, f"{where}.{field}", (value,), known)
    elif isinstance(value, Pick | Computed | Condition | Modifier):
        _check_fields(rules, where, value, known)
    elif isinstance(value, str) and value and marker:
        _check_mention(rules, where, marker, value, known)


def _check_mention(rules: Rules, where: str, marker: str, value: str, known: set[str]) -> None:
    layout = rules.layout
    if marker == "name" and value not in known and value not in GROUPS:
        raise AuthorError(
            "unbound",
            f"{where} names {value!r}, but no step before it chooses {value!r} "
            f"(chosen so far: {', '.join(sorted(known))})",
        )
    if marker == "zone" and not layout.has_zone(value):
        zones = [zone.name for zone in layout.zones]
        raise AuthorError("no-zone", f"{where}: no zone {value!r}{nearest(value, zones)}; there are {zones}")
    counters = [counter.name for counter in layout.counters]
    if marker == "counter" and not layout.has_counter(value):
        raise AuthorError(
            "no-counter", f"{where}: no counter {value!r}{nearest(value, counters)}; there are {counters}"
        )
    if marker == "count" and not layout.has_counter(value) and value not in rules.counts:
        known_counts = [*counters, *rules.counts]
        raise AuthorError(
            "no-count",
            f"{where}: cannot count {value!r}{nearest(value, known_counts)}; there are {known_counts}",
        )
    if marker == "kind":
        kinds = sorted({definition.kind for definition in rules.definitions})
        if value not in kinds:
            raise AuthorError(
                "no-kind", f"{where}: no cards of kind {value!r}{nearest(value, kinds)}; there are {kinds}"
            )


@cache
def _markers(cls: type) -> dict[str, str]:
    return {name: _marker_in(hint) for name, hint in get_type_hints(cls, include_extras=True).items()}


def _marker(cls: type, field: str) -> str:
    return _markers(cls).get(field, "")


def _marker_in(hint: Any) -> str:
    origin = get_origin(hint)
    if origin is Annotated:
        return str(hint.__metadata__[0])
    if origin in (tuple, Union, UnionType):
        for inner in get_args(hint):
            if found := _marker_in(inner):
                return found
    return ""
