"""Folders of a game that hold data to learn from, a YAML file for each: ``lessons``, ``examples``."""

from __future__ import annotations

import sys
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from deckwright.errors import AuthorError, PlayerError, nearest
from deckwright.rules.contract import Rules
from deckwright.text import LANGUAGES

Said = dict[str, str]
"""A sentence or two in each language."""

Read = TypeVar("Read")


@cache
def names_in(rules: Rules, folder: str) -> tuple[str, ...]:
    """What a folder of a game holds, by name."""
    place = _place(rules, folder)
    files = place.iterdir() if place.is_dir() else ()
    return tuple(sorted(file.name.removesuffix(".yaml") for file in files if file.name.endswith(".yaml")))


def file_in(rules: Rules, folder: str, name: str, *, what: str) -> tuple[bytes, str]:
    """A file of a folder, and how errors name it; ``what`` it holds is said to a player who asks for a missing one."""
    known = names_in(rules, folder)
    if name not in known:
        raise PlayerError(
            f"no-{what}",
            f"no {what} {name!r} in {rules.name}{nearest(name, known)}; there are {list(known)}",
            **{what: name, f"{what}s": list(known)},
            game=rules.name,
        )
    return (_place(rules, folder) / f"{name}.yaml").read_bytes(), f"{rules.name}/{folder}/{name}.yaml"


def read(data: bytes, kind: type[Read], *, where: str) -> Read:
    """Read a file as a record; what cannot be read is said in one sentence that names the file."""
    try:
        return msgspec.yaml.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise AuthorError("bad-lesson", f"{where}: {error}", where=where) from error


def translated(place: str, **said: Said) -> None:
    """Whether texts are there in every language; the first that is missing is named with its place."""
    for word, texts in said.items():
        missing = [code for code in LANGUAGES if not texts.get(code)]
        if missing:
            raise AuthorError("bad-lesson", f"{place}: {word} is missing in {', '.join(missing)}")


def _place(rules: Rules, folder: str) -> Traversable:
    package = sys.modules[type(rules).__module__].__package__
    return resources.files(package or "deckwright") / folder
