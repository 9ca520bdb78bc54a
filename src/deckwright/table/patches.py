"""What changed between two documents, as a JSON merge patch (RFC 7396)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

Document = dict[str, Any]


def document(record: msgspec.Struct) -> Document:
    """A record as plain data."""
    plain: Document = msgspec.to_builtins(record)
    return plain


def without_nulls(value: Any) -> Any:
    """Plain data fit for patches: a field that is ``None`` is left out, since in a patch it means *removed*."""
    if isinstance(value, dict):
        return {key: without_nulls(inner) for key, inner in value.items() if inner is not None}
    return value


def record_difference(before: msgspec.Struct, after: msgspec.Struct) -> Document:
    """The patch that makes the document of one record that of another of its kind.

    The same as the ``difference`` of their documents, but only what is not equal becomes plain data.
    """
    old: Document = {}
    new: Document = {}
    for name, default in _fields(type(after)):
        was, now = getattr(before, name), getattr(after, name)
        if was == now:
            continue
        if isinstance(was, dict) and isinstance(now, dict):
            was, now = (
                {key: value for key, value in was.items() if key not in now or now[key] != value},
                {key: value for key, value in now.items() if key not in was or was[key] != value},
            )
            old[name], new[name] = was, now
            continue
        if was != default:
            old[name] = was
        if now != default:
            new[name] = now
    return difference(msgspec.to_builtins(old), msgspec.to_builtins(new))


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a record, and the value with which each is left out."""
    omitted = kind.__struct_config__.omit_defaults
    return [
        (
            field.encode_name,
            field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default,
        )
        if omitted
        else (field.encode_name, msgspec.NODEFAULT)
        for field in msgspec.structs.fields(kind)
    ]


def difference(before: Document, after: Document) -> Document:
    """The patch that makes one document of another. Lists are replaced whole."""
    patch: Document = {key: None for key in before if key not in after}
    for key, new in after.items():
        old = before.get(key)
        if old == new:
            continue
        patch[key] = difference(old, new) if isinstance(old, dict) and isinstance(new, dict) else new
    return patch


def patched(before: Document, patch: Document) -> Document:
    """A document with a patch applied; the old one is left as it was."""
    after = dict(before)
    for key, new in patch.items():
        if new is None:
            after.pop(key, None)
        elif isinstance(new, dict):
            old = after.get(key)
            after[key] = patched(old if isinstance(old, dict) else {}, new)
        else:
            after[key] = new
    return after
