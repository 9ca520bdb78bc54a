"""Plain data into typed records: what does not fit is named with its place, and a near word with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from deckwright.errors import AuthorError, nearest

_T = TypeVar("_T", bound=msgspec.Struct)

_WORDS = {"int": "a whole number", "str": "text", "bool": "true or false", "array": "a list", "object": "a mapping"}
_TYPES = {int: "int", str: "str", bool: "bool", list: "array", dict: "object", type(None): "null"}
_MISFIT = re.compile(r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)` - at `\$(?P<path>[^`]*)`")
_STEP = re.compile(r"\.(?P<field>[^.\[]+)|\[(?P<index>[^\]]+)\]")


def read_record(data: object, kind: type[_T], where: str) -> _T:
    """Read a record. Unknown keys are mistakes, not extras."""
    fields = msgspec.structs.fields(kind)
    names = [field.encode_name for field in fields]
    if not isinstance(data, Mapping):
        raise AuthorError("wrong-type", f"{where}: expected a mapping with some of {names}, got {data!r}")
    for key in data:
        if key not in names:
            raise AuthorError(
                "unknown-key", f"{where}: unknown key {key!r}{nearest(str(key), names)}; it may have {names}"
            )
    missing = [field.encode_name for field in fields if field.required and field.encode_name not in data]
    if missing:
        raise AuthorError("missing-key", f"{where}: needs {', '.join(map(repr, missing))}")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise AuthorError("wrong-type", f"{where}: {_in_words(str(error), data)}") from error


def _in_words(error: str, data: object) -> str:
    """A misfit as a person would tell it: the place, what is expected there, and what is."""
    told = _MISFIT.fullmatch(error)
    if told is None:
        return error
    expected = " or ".join(_WORDS.get(one, one) for one in told["expected"].split(" | ") if one != "null")
    found = _misfit(data, _STEP.findall(told["path"]), told["got"])
    place, got = found if found else (told["path"], _WORDS.get(told["got"], told["got"]))
    return f"{place.removeprefix('.')}: expected {expected}, got {got}"


def _misfit(value: object, path: list[tuple[str, str]], got: str) -> tuple[str, str] | None:
    """Where on a path the first value of this type lies, and the value: of a mapping the path does not tell the key."""
    if not path:
        return ("", repr(value)) if _TYPES.get(type(value)) == got else None
    (field, index), *rest = path
    parts: list[tuple[str, object]] = []
    if isinstance(value, list) and index.isdigit():
        parts = [(f" #{int(index) + 1}", value[int(index)])]
    elif isinstance(value, Mapping):
        parts = [(f".{key}", part) for key, part in value.items() if field in ("", key)]
    for name, part in parts:
        found = _misfit(part, rest, got)
        if found is not None:
            return (f"{name}{found[0]}", found[1])
    return None
