"""Words: the immutable pieces that card effects are written in, and how to read them from plain data.

A word is a small record. It has a role: a *step* does something, a *pick* says what to choose from, an *amount* is a
number worked out during play, a *condition* is true or false, a *modifier* changes numbers while its card
is in force. A YAML pack writes a word as a mapping with one key: ``gain: {what: crystals, amount: 3}``.
"""

from __future__ import annotations

import re
from enum import Enum
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from deckwright.core.errors import AuthorError, nearest
from deckwright.core.steps import Step


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
"""A name chosen by an earlier step, ``you``, ``this``, or a group: ``all``, ``others``, ``anyone``."""
ZoneName = Annotated[str, "zone"]
CounterName = Annotated[str, "counter"]
CountName = Annotated[str, "count"]
"""A counter, or something the rules can count."""
KindName = Annotated[str, "kind"]

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
        raise AuthorError("wrong-role", f"{where}: {name!r} is a {role_of(cls).value}, a {role.value} is needed here")
    return _read_fields(cls, fields, f"{where}.{name}")


def _read_fields(cls: type[msgspec.Struct], fields: object, where: str) -> Any:
    names = [field.name for field in msgspec.structs.fields(cls)]
    if fields is None:
        fields = {}
    if not isinstance(fields, dict) or (
        names
        and set(fields)
        and not set(map(str, fields)) <= set(names)
        and len(fields) == 1
        and str(next(iter(fields))) in WORDS
    ):
        fields = {names[0]: fields} if names else {}
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
