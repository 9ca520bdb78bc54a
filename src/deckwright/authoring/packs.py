"""Words as plain data: a YAML pack writes one as a mapping with one key, ``gain: {what: crystals, amount: 3}``."""

from __future__ import annotations

from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from deckwright.effects.words import ROLES, WORDS, Role, Steps, name_of, role_of
from deckwright.errors import AuthorError, nearest


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
        if isinstance(option, type) and option in ROLES:
            return read(value, ROLES[option], where)
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
    return {name_of(type(word)): fields} if isinstance(word, tuple(ROLES)) else fields
