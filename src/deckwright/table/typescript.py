"""The messages as TypeScript types, so that page and server cannot disagree unnoticed."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

from deckwright.core import OPEN
from deckwright.table import bodies, messages, records

HEADER = """\
// Made by scripts/types from the records in src/deckwright/table: change those, never this file.
"""

UNIONS = {"FromPage": messages.FromPage, "FromServer": messages.FromServer}


def typescript() -> str:
    """The text of ``web/src/messages.ts``."""
    found: dict[str, type[msgspec.Struct]] = {}
    for root in _roots():
        _collect(root, found)
    parts = [
        HEADER,
        f"export type Language = {_literal(get_args(records.Language))}\n",
        f"/** The eyes that see everything. */\nexport const OPEN = {OPEN}\n",
    ]
    parts += [_interface(kind) for kind in found.values()]
    for name, union in UNIONS.items():
        members = "".join(f"\n  | {kind.__name__}" for kind in get_args(union))
        parts.append(f"export type {name} ={members}\n")
    return "\n".join(parts)


def _roots() -> Iterator[type[msgspec.Struct]]:
    for union in UNIONS.values():
        yield from get_args(union)
    for one in vars(bodies).values():
        if inspect.isclass(one) and issubclass(one, msgspec.Struct) and one.__module__ == bodies.__name__:
            yield one


def _collect(kind: type[msgspec.Struct], found: dict[str, type[msgspec.Struct]]) -> None:
    """All records that a record mentions, each before the one that mentions it."""
    if kind.__name__ in found:
        return
    for field in _fields(kind):
        for inner in _structs_in(field.type):
            _collect(inner, found)
    found[kind.__name__] = kind


def _structs_in(shape: shapes.Type) -> Iterator[type[msgspec.Struct]]:
    match shape:
        case shapes.StructType(cls=kind):
            yield kind
        case shapes.ListType(item_type=item):
            yield from _structs_in(item)
        case shapes.DictType(value_type=value):
            yield from _structs_in(value)
        case shapes.UnionType(types=members):
            for member in members:
                yield from _structs_in(member)


def _fields(kind: type[msgspec.Struct]) -> tuple[shapes.Field, ...]:
    shape = shapes.type_info(kind)
    assert isinstance(shape, shapes.StructType)
    return shape.fields


def _interface(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    lines = [_comment(inspect.getdoc(kind) or "", ""), f"export interface {kind.__name__} {{\n"]
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {_quoted(str(config.tag))}\n")
    told = _told_of_fields(kind)
    for field in _fields(kind):
        if field.name in told:
            lines.append(_comment(told[field.name], "  "))
        # A field that is not sent when it holds its default, or that a patch may remove, may be missing.
        missing = not field.required and (config.omit_defaults or _may_be_null(field.type))
        question = "?" if missing or _is_request(kind, field) else ""
        shape = _without_null(field.type) if missing else field.type
        lines.append(f"  {field.encode_name}{question}: {_type(shape)}\n")
    lines.append("}\n")
    return "".join(lines)


def _told_of_fields(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What is written under the fields of a record."""
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    told = {}
    for field, below in pairwise(body.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                told[name] = inspect.cleandoc(text)
    return told


def _is_request(kind: type[msgspec.Struct], field: shapes.Field) -> bool:
    """What the page sends may leave out whatever has a default."""
    return kind in (bodies.NewSeat, bodies.NewTable, bodies.Join, bodies.ContinueFrom) and not field.required


def _may_be_null(shape: shapes.Type) -> bool:
    return isinstance(shape, shapes.UnionType) and any(isinstance(one, shapes.NoneType) for one in shape.types)


def _without_null(shape: shapes.Type) -> shapes.Type:
    if not isinstance(shape, shapes.UnionType):
        return shape
    rest = tuple(one for one in shape.types if not isinstance(one, shapes.NoneType))
    return rest[0] if len(rest) == 1 else shapes.UnionType(rest)


def _type(shape: shapes.Type) -> str:
    match shape:
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "string"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.AnyType():
            return "unknown"
        case shapes.LiteralType(values=values):
            return "Language" if values == shapes.type_info(records.Language).values else _literal(values)  # type: ignore[attr-defined]
        case shapes.StructType(cls=kind):
            return kind.__name__
        case shapes.ListType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case shapes.UnionType(types=members):
            return " | ".join(_type(member) for member in members)
    raise TypeError(f"no TypeScript for {shape!r}")


def _literal(values: tuple[Any, ...]) -> str:
    return " | ".join(_quoted(str(value)) for value in values)


def _quoted(text: str) -> str:
    return f"'{text}'"


def _comment(text: str, indent: str) -> str:
    lines = text.replace("``", "`").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
