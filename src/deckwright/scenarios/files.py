"""Scenario files: YAML, one case or several, read strictly.

Every slip (a key that does not exist, a value of the wrong type, a key written twice) is one sentence that names
the file, the case and the key.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import msgspec
import yaml

from deckwright.errors import AuthorError, FileError, cannot_read
from deckwright.scenarios.strict import read_record

LARGEST = 4 * 1024 * 1024


class Setup(msgspec.Struct, forbid_unknown_fields=True):
    """A real set-up instead of a position laid by hand."""

    seats: int
    seed: int | list[int] = 1
    """One seed, or several: everything must hold for each."""


class Case(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One thing to try: a position, answers to give, and what must then hold."""

    case: str
    game: str = ""
    """May be told once for the whole file."""
    rules: str = ""
    """Where it comes from: a page of the rulebook, a ruling, a bug report."""
    options: dict[str, object] = {}
    position: dict[str, object] | None = None
    setup: dict[str, object] | None = None
    do: list[str | dict[str, object]] = []
    then: dict[str, object] = {}


class Cases(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Several cases of one game."""

    game: str = ""
    rules: str = ""
    options: dict[str, object] = {}
    """For every case that does not say otherwise."""
    cases: list[dict[str, object]]


def read_file(path: Path) -> list[Case]:
    """The cases of a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise cannot_read(path, error) from error
    return read_cases(data, where=str(path))


def read_cases(data: bytes, *, where: str) -> list[Case]:
    """The cases that a text holds; ``where`` is how errors call it."""
    content = _load(data, where)
    if not isinstance(content, dict):
        message = f"{where} is not a scenario: it should be a mapping with game and case or cases"
        raise FileError("not-a-scenario", message, where=where)
    if "cases" not in content:
        return [_read_case(content, where, where, Cases(cases=[]))]
    shared = read_record(content, Cases, where)
    if not shared.cases:
        raise AuthorError("no-cases", f"{where}: cases is empty")
    cases = [
        _read_case(one, where, f"{where}: case #{number}", shared) for number, one in enumerate(shared.cases, start=1)
    ]
    for number, case in enumerate(cases):
        if case.case in [other.case for other in cases[:number]]:
            raise AuthorError("duplicate-case", f"{where}: there are two cases {case.case!r}")
    return cases


def _read_case(data: dict[str, object], file: str, nameless: str, shared: Cases) -> Case:
    """Read a case. ``nameless`` is how errors call it if it does not tell its name."""
    where = f"{file}: case {data['case']!r}" if isinstance(data.get("case"), str) else nameless
    case = read_record(data, Case, where)
    case.game = case.game or shared.game
    case.rules = case.rules or shared.rules
    case.options = shared.options | case.options
    if not case.game:
        raise AuthorError("missing-key", f"{where}: needs 'game', here or once for the whole file")
    if (case.position is None) == (case.setup is None):
        raise AuthorError("missing-key", f"{where}: needs either 'position' or 'setup'")
    if case.setup is not None:
        read_record(case.setup, Setup, f"{where}: setup")
    if case.position is not None and "options" in case.position:
        raise AuthorError("unknown-key", f"{where}: position: write 'options' beside 'position', not in it")
    if not case.then and not any(isinstance(step, dict) and {"check", "refused"} & set(step) for step in case.do):
        raise AuthorError("missing-key", f"{where}: checks nothing; it needs 'then', or a 'check' or 'refused' in 'do'")
    return case


class _BadKey(yaml.MarkedYAMLError):
    """A key that cannot be one: ``trouble`` is a code of ``error-not-yaml``."""

    def __init__(self, trouble: str, problem: str, node: yaml.Node, key: str = "") -> None:
        super().__init__(problem=problem, problem_mark=node.start_mark)
        self.trouble = trouble
        self.key = key


class _Loader(yaml.SafeLoader):
    """YAML as people expect it: ``no`` and ``12:30`` are words, and a key written twice is a mistake."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen = set()
        for key, _ in node.value:
            if key.tag != "tag:yaml.org,2002:merge":
                if not isinstance(key, yaml.ScalarNode):
                    raise _BadKey("key-not-a-word", "a key must be a word", key)
                if key.value in seen:
                    raise _BadKey("key-twice", f"the key {key.value!r} is written twice", key, key.value)
                seen.add(key.value)
        return {str(key): value for key, value in super().construct_mapping(node, deep).items()}


_Loader.yaml_implicit_resolvers = {}  # SafeLoader's own would read the answer ``no`` as false
for _tag, _pattern, _first in (
    ("bool", r"true|false", "tf"),
    ("int", r"[-+]?(0|[1-9][0-9]{0,17})", "-+0123456789"),  # no game counts further
    ("null", r"~|null|", ["~", "n", ""]),
    ("merge", r"<<", "<"),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^(?:{_pattern})$"), list(_first))


def _load(data: bytes, where: str) -> object:
    if len(data) > LARGEST:
        raise FileError("too-large", f"{where} is too large to be a scenario ({len(data)} bytes)", where=where)
    try:
        text = data.decode()
        return yaml.load(text, Loader=_Loader)
    except UnicodeDecodeError as error:
        raise _not_yaml(where, "not-utf-8", "it is not UTF-8 text", data.count(b"\n", 0, error.start) + 1) from error
    except yaml.reader.ReaderError as error:
        problem = f"the character #x{error.character:04x} does not belong in a text"
        raise _not_yaml(where, "odd-character", problem, text.count("\n", 0, error.position) + 1) from error
    except yaml.MarkedYAMLError as error:
        line, column = (mark.line + 1, mark.column + 1) if (mark := error.problem_mark) is not None else (0, 0)
        trouble, key = (error.trouble, error.key) if isinstance(error, _BadKey) else ("other", "")
        raise _not_yaml(where, trouble, error.problem or "", line, column, key=key) from error
    except yaml.YAMLError as error:
        raise _not_yaml(where, "other", str(error).splitlines()[0]) from error
    except RecursionError as error:
        raise _not_yaml(where, "too-deep", "its lists and mappings lie too deep in one another") from error


def _not_yaml(where: str, trouble: str, problem: str, line: int = 0, column: int = 0, *, key: str = "") -> FileError:
    """What keeps a file from being read: the kind of trouble, in plain English, and the place as far as it is known."""
    place = f"line {line}{f', column {column}' if column else ''}: " if line else ""
    return FileError(
        "not-yaml",
        f"{where} is not readable YAML: {place}{problem}",
        where=where,
        line=line,
        trouble=trouble,
        problem=problem,
        key=key,
    )
