"""Words: the immutable pieces that card effects are written in.

A word is a small record. It has a role: a *step* does something, a *pick* says what to choose from, an *amount* is a
number worked out during play, a *condition* is true or false, a *modifier* changes numbers while its card
is in force.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from deckwright import moved
from deckwright.core.declared import Step
from deckwright.errors import AuthorError


class Role(Enum):
    STEP = "step"
    PICK = "pick"
    AMOUNT = "amount"
    CONDITION = "condition"
    MODIFIER = "modifier"


class Pick(msgspec.Struct, frozen=True):
    """What a choice is made from."""


class Computed(msgspec.Struct, frozen=True):
    """A number worked out when it is needed."""


class Condition(msgspec.Struct, frozen=True):
    """Something that holds or does not."""


class Modifier(msgspec.Struct, frozen=True):
    """Something that changes numbers or rules while its card is in force."""


Amount = int | Computed
Steps = tuple[Step, ...]

Name = Annotated[str, "name"]
"""A name chosen by an earlier step, ``you``, ``this``, or a group: ``all``, ``others``; ``anyone`` may only decide."""
One = Annotated[str, "one"]
"""A name that stands for one player or card: a group will not do."""
Binding = Annotated[str, "binds"]
"""A name that this step gives to something, for later steps to use."""
Inner = Annotated[str, "inner"]
"""A name that only the steps inside this step know."""
ZoneName = Annotated[str, "zone"]
CounterName = Annotated[str, "counter"]
CountName = Annotated[str, "count"]
"""A counter, or something the rules can count."""
KindName = Annotated[str, "kind"]
TagName = Annotated[str, "tag"]
CardId = Annotated[str, "card"]
MarkName = Annotated[str, "mark"]
"""What can lie on a card, see ``Rules.mark_names``."""
BoostName = Annotated[str, "boost"]
"""A value with a counter of its own for what is added to it this turn."""
Field = Annotated[str, "field"]
"""A number printed on cards, such as their cost."""
ValueName = Annotated[str, "value"]
"""A number that modifiers change, see ``CardRules.values``."""
EventName = Annotated[str, "event"]
"""Something that abilities answer, see ``CardRules.happenings``."""
PartName = Annotated[str, "part"]
"""A text printed on a card, see ``CardRules.parts``."""
MomentName = Annotated[str, "moment"]
"""When an action may be used, see ``CardRules.moments``."""

ROLES: dict[type, Role] = {
    Step: Role.STEP,
    Pick: Role.PICK,
    Computed: Role.AMOUNT,
    Condition: Role.CONDITION,
    Modifier: Role.MODIFIER,
}
"""What a word is, by what its record is made of."""
WORDS: dict[str, type[msgspec.Struct]] = {}
"""Every word by its name in packs."""

_T = TypeVar("_T", bound=type[msgspec.Struct])


def word(cls: _T) -> _T:
    """Make a record part of the vocabulary: ``GainCrystals`` is written ``gain_crystals`` in packs."""
    name = name_of(cls)
    if WORDS.get(name, cls) is not cls:
        raise AuthorError("duplicate-word", f"the word {name!r} is defined twice", word=name)
    role_of(cls)
    WORDS[name] = cls
    return cls


def name_of(cls: type) -> str:
    """The name of a word in packs."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower().rstrip("_")


def role_of(cls: type) -> Role:
    for base, role in ROLES.items():
        if issubclass(cls, base):
            return role
    raise AuthorError("no-role", f"{cls.__name__} is neither a step, pick, amount, condition nor modifier")


@cache
def markers(cls: type) -> dict[str, str]:
    """What the text of each field stands for: ``name``, ``binds``, ``zone``, …; empty if it is just text."""
    return {name: _marker_in(hint) for name, hint in get_type_hints(cls, include_extras=True).items()}


def _marker_in(hint: Any) -> str:
    origin = get_origin(hint)
    if origin is Annotated:
        return str(hint.__metadata__[0])
    if origin in (tuple, Union, UnionType):
        for inner in get_args(hint):
            if found := _marker_in(inner):
                return found
    return ""


def names_bound(steps: Steps) -> tuple[str, ...]:
    """The names that steps, or steps inside them, give to something."""
    found: dict[str, None] = {}
    for step in steps:
        _collect_bindings(step, found)
    return tuple(found)


def _collect_bindings(value: Any, found: dict[str, None]) -> None:
    if isinstance(value, tuple):
        for item in value:
            _collect_bindings(item, found)
    elif isinstance(value, Step):
        for field, marker in markers(type(value)).items():
            inside = getattr(value, field)
            if marker == "binds" and inside:
                found[inside] = None
            elif not isinstance(inside, str):
                _collect_bindings(inside, found)


def words_in(word: Any) -> Iterator[msgspec.Struct]:
    """A word, or a definition, and all words inside it."""
    if isinstance(word, tuple):
        for item in word:
            yield from words_in(item)
    elif isinstance(word, msgspec.Struct):
        yield word
        for field in word.__struct_fields__:
            yield from words_in(getattr(word, field))


def speaks_of(word: Any, counter: str) -> bool:
    """Whether a word, or one inside it, speaks of a counter."""
    return any(getattr(one, field) == counter for one in words_in(word) for field in one.__struct_fields__)


def mentions(word: Any) -> set[str]:
    """All names that a word, or a word inside it, speaks of."""
    if isinstance(word, tuple):
        return {name for item in word for name in mentions(item)}
    if not isinstance(word, msgspec.Struct):
        return set()
    found: set[str] = set()
    for field in word.__struct_fields__:
        value = getattr(word, field)
        if isinstance(value, str):
            if value and markers(type(word))[field] in ("name", "one"):
                found.add(value)
        else:
            found |= mentions(value)
    return found


def __getattr__(name: str) -> object:
    return moved.name_of(__name__, name)
