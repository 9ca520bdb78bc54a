"""Plain data into typed records: what does not fit is named with its place, and a near word with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from deckwright.core.errors import AuthorError, nearest

_T = TypeVar("_T", bound=msgspec.Struct)


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
        what, _, place = (
            str(error)
            .replace(" | null", "")
            .replace("array", "list")
            .replace("object", "mapping")
            .partition(" - at `$.")
        )
        what = what.replace("`", "").replace("Expected", f"{place.strip('`')}: expected")
        raise AuthorError("wrong-type", f"{where}: {what}") from error
