"""Words: the immutable pieces that card effects are written in, and how to read them from plain data.

A word is a small record. It has a role: a *step* does something, a *pick* says what to choose from, an *amount* is a
number worked out during play, a *condition* is true or false, a *modifier* changes numbers while its card
is in force. A YAML pack writes a word as a mapping with one key: ``gain: {what: crystals, amount: 3}``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from deckwright.core.declared import Step
from deckwright.core.errors import AuthorError, nearest


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

_ROLES: dict[type, Role] = {
    Step: Role.STEP,
    Pick: Role.PICK,
    Computed: Role.AMOUNT,
    Condition: Role.CONDITION,
    Modifier: Role.MODIFIER,
}
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
    for base, role in _ROLES.items():
        if issubclass(cls, base):
            return role
    raise AuthorError("no-role", f"{cls.__name__} is neither a step, pick, amount, condition nor modifier")


def read(data: object, role: Role, where: str) -> Any:
    """Read a word from plain data, as YAML gives it. Errors name the place."""
    if role is Role.AMOUNT and isinstance(data, int) and not isinstance(data, bool):
        return data
    if isinstance(data, str) and data in WORDS:
        data = {data: None}
    if not isinstance(data, dict) or len(data) != 1:
        raise AuthorError("bad-word", f"{where}: expected one {role.value} such as {{word: …}}, got {data!r}")
    ((name, fields),) = data.items()
    cls = WORDS.get(str(name))
    if cls is None:
        raise AuthorError(
            "unknown-word",
            f"{where}: unknown {role.value} {name!r}{nearest(str(name), WORDS)}",
            word=str(name),
        )
    if role_of(cls) is not role:
        raise AuthorError("wrong-role", f"{where}: {name!r} is {_a(role_of(cls))}, {_a(role)} is needed here")
    return _read_fields(cls, fields, f"{where}.{name}")


def _a(role: Role) -> str:
    return f"an {role.value}" if role is Role.AMOUNT else f"a {role.value}"


def _read_fields(cls: type[msgspec.Struct], fields: object, where: str) -> Any:
    names = [field.name for field in msgspec.structs.fields(cls)]
    if fields is None:
        fields = {}
    if not names and fields:
        raise AuthorError("unknown-field", f"{where}: it takes nothing, got {fields!r}")
    if not isinstance(fields, dict) or (
        names
        and set(fields)
        and not set(map(str, fields)) <= set(names)
        and len(fields) == 1
        and str(next(iter(fields))) in WORDS
    ):
        fields = {names[0]: fields}
    hints = get_type_hints(cls)
    values: dict[str, Any] = {}
    for key, value in fields.items():
        if key not in names:
            raise AuthorError("unknown-field", f"{where}: no field {key!r}{nearest(str(key), names)}; it has {names}")
        values[key] = _read_value(value, hints[key], f"{where}.{key}")
    try:
        return cls(**values)
    except TypeError as error:
        missing = [f.name for f in msgspec.structs.fields(cls) if f.required and f.name not in values]
        raise AuthorError("missing-field", f"{where}: needs {missing}") from error


def _read_value(value: object, hint: Any, where: str) -> Any:
    origin = get_origin(hint)
    if origin is tuple:
        inner = get_args(hint)[0]
        items = value if isinstance(value, list | tuple) else [value]
        return tuple(_read_value(item, inner, f"{where}[{i}]") for i, item in enumerate(items))
    options = get_args(hint) if origin in (Union, UnionType) else (hint,)
    if value is None and type(None) in options:
        return None
    for option in options:
        if isinstance(option, type) and option in _ROLES:
            return read(value, _ROLES[option], where)
    if isinstance(value, bool) and bool not in options:
        raise AuthorError("wrong-type", f"{where}: {value!r} does not fit here")
    try:
        return msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        raise AuthorError("wrong-type", f"{where}: {error}") from error


def read_steps(data: object, where: str) -> Steps:
    """Read a list of steps."""
    items = data if isinstance(data, list) else [data]
    return tuple(read(item, Role.STEP, f"{where}[{i}]") for i, item in enumerate(items))


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


def plain(word: Any) -> Any:
    """A word as plain data, the way a pack writes it: ``read`` gives the same word back. Defaults are left out."""
    if isinstance(word, tuple):
        return [plain(item) for item in word]
    if not isinstance(word, msgspec.Struct):
        return word
    fields = {
        field.name: plain(value)
        for field in msgspec.structs.fields(type(word))
        if (value := getattr(word, field.name)) != field.default
    }
    return {name_of(type(word)): fields} if isinstance(word, tuple(_ROLES)) else fields
