"""What changed between two documents, as a JSON merge patch (RFC 7396)."""

from __future__ import annotations

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
