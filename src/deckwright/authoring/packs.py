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
        raise AuthorError(
            "bad-word", f"{where}: expected one {role.value} such as {{word: …}}, got {_short(data)}", at=where
        )
    ((name, fields),) = data.items()
    cls = WORDS.get(str(name))
    if cls is None:
        raise AuthorError(
            "unknown-word",
            f"{where}: unknown {role.value} {name!r}{nearest(str(name), WORDS)}",
            at=where,
            word=str(name),
            words=[word for word, one in WORDS.items() if role_of(one) is role],
        )
    if role_of(cls) is not role:
        message = f"{where}: {name!r} is {_a(role_of(cls))}, {_a(role)} is needed here"
        raise AuthorError("wrong-role", message, at=where, word=str(name))
    return read_fields(cls, fields, f"{where}.{name}")


def _a(role: Role) -> str:
    return f"an {role.value}" if role is Role.AMOUNT else f"a {role.value}"


def read_fields(cls: type[msgspec.Struct], fields: object, where: str) -> Any:
    """Read a word, or a record that holds words, from its fields."""
    names = [field.name for field in msgspec.structs.fields(cls)]
    if fields is None:
        fields = {}
    if not names and fields:
        raise AuthorError("unknown-field", f"{where}: it takes nothing, got {_short(fields)}", at=where)
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
            message = f"{where}: no field {key!r}{nearest(str(key), names)}; it has {names}"
            raise AuthorError("unknown-field", message, at=where, word=str(key), words=names)
        values[key] = _read_value(value, hints[key], f"{where}.{key}")
    try:
        return cls(**values)
    except TypeError as error:
        missing = [f.name for f in msgspec.structs.fields(cls) if f.required and f.name not in values]
        message = f"{where}: needs {missing}"
        raise AuthorError("missing-field", message, at=where, word=", ".join(missing)) from error


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
        if isinstance(option, type) and issubclass(option, msgspec.Struct):
            if issubclass(option, tuple(ROLES)):
                return _read_word(value, option, where)
            if isinstance(value, dict):
                return read_fields(option, value, where)
    if isinstance(value, bool) and bool not in options:
        raise AuthorError("wrong-type", f"{where}: {value!r} does not fit here", at=where)
    try:
        return msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        raise AuthorError("wrong-type", f"{where}: {error}", at=where) from error


def _read_word(value: object, kind: type[msgspec.Struct], where: str) -> Any:
    """A word of a role, or of one kind alone, as the abilities of a card are."""
    found = read(value, role_of(kind), where)
    if not isinstance(found, int | kind):
        name, needed = name_of(type(found)), name_of(kind)
        raise AuthorError("wrong-role", f"{where}: {name!r} does not fit here, {needed!r} does", at=where, word=name)
    return found


def _short(data: object) -> str:
    """What was written, as far as a message has room for it."""
    text = repr(data)
    return text if len(text) <= 60 else f"{text[:60]}…"


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
