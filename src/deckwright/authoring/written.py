"""Words as YAML that people read and write: short where the reader of packs allows it, one line where there is room."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from deckwright.effects.words import ROLES, WORDS, name_of

WIDTH = 68
"""Letters that a line may have; what is longer is written below one another."""

_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_NOT_TEXT = ("true", "false", "yes", "no", "on", "off", "y", "n", "null")
"""What YAML takes for something else."""


def shortened(word: Any) -> Any:
    """A word, or a record that holds words, as plain data: defaults and names that go without saying are left out."""
    if isinstance(word, tuple):
        return [shortened(item) for item in word]
    if not isinstance(word, msgspec.Struct):
        return word
    fields = {
        field.name: shortened(value)
        for field in msgspec.structs.fields(type(word))
        if (value := getattr(word, field.name)) != field.default
    }
    if not isinstance(word, tuple(ROLES)):
        return fields
    name = name_of(type(word))
    if not fields:
        return name
    first = msgspec.structs.fields(type(word))[0].name
    if list(fields) == [first] and _speaks_for_itself(fields[first], type(word)):
        return {name: fields[first]}
    return {name: fields}


def _speaks_for_itself(value: Any, kind: type[msgspec.Struct]) -> bool:
    """Whether the reader takes a value for the first field of a word, though the field is not named."""
    if not isinstance(value, dict):
        return True
    return len(value) == 1 and next(iter(value)) in WORDS and not value.keys() & set(kind.__struct_fields__)


def as_yaml(data: Any) -> str:
    """Plain data as YAML."""
    return "".join(f"{line}\n" for line in _block(data))


def scalar(value: object) -> str:
    """A word, a number or a text, in quotes where YAML would take it for something else."""
    if isinstance(value, str):
        if _PLAIN.fullmatch(value) and value.lower() not in _NOT_TEXT:
            return value
        return json.dumps(value, ensure_ascii=False)
    return json.dumps(value)


def _flow(data: Any) -> str:
    """Data on one line."""
    if isinstance(data, Mapping):
        return "{" + ", ".join(f"{scalar(key)}: {_flow(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list):
        return "[" + ", ".join(map(_flow, data)) + "]"
    return scalar(data)


def _block(data: Any) -> list[str]:
    """Data as lines below one another."""
    lines: list[str] = []
    if isinstance(data, Mapping) and data:
        for key, value in data.items():
            lines += _after(f"{scalar(key)}:", value, "  ")
    elif isinstance(data, list) and data:
        for value in data:
            inside = _block(value) if _is_long(value, 2) else [_opened(value)]
            lines += [f"- {inside[0]}", *(f"  {line}" for line in inside[1:])]
    else:
        lines = [_flow(data)]
    return lines


def _opened(value: Any) -> str:
    """Something on one line of a list: a mapping with one key needs no braces."""
    if isinstance(value, Mapping) and len(value) == 1:
        ((key, inner),) = value.items()
        return f"{scalar(key)}: {_flow(inner)}"
    return _flow(value)


def _after(key: str, value: Any, indent: str) -> list[str]:
    """A key with what it stands for: beside it, if there is room."""
    if _is_long(value, len(key) + 1):
        return [key, *(f"{indent}{line}" for line in _block(value))]
    return [f"{key} {_flow(value)}"]


def _is_long(value: Any, before: int) -> bool:
    """Whether something is better written on several lines: it has no room on one, or it is a list of steps."""
    if not isinstance(value, Mapping | list) or not value:
        return False
    several = isinstance(value, list) and any(isinstance(one, Mapping) for one in value)
    return several or before + len(_flow(value)) > WIDTH or _holds_steps(value)


def _holds_steps(value: Any) -> bool:
    """Whether several things to do lie in it, so that each deserves its line."""
    if isinstance(value, Mapping):
        return any(_holds_steps(inner) for inner in value.values())
    return isinstance(value, list) and any(isinstance(one, Mapping | list) for one in value)
