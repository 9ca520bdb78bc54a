"""Words of the interface: Fluent messages, from the files of the table and of each game.

A folder of words holds ``en.ftl``, ``uk.ftl`` and ``ru.ftl``; a part of the program with many words of its own
keeps them beside in files such as ``cli.uk.ftl``. All files of a language are read as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast, visitor

from deckwright.core.errors import InternalError
from deckwright.text.grammar import Case, Inflected

LANGUAGES = ("en", "uk", "ru")


def _in_case(case: Case) -> Callable[[object], Any]:
    return lambda words: words.form(case) if isinstance(words, Inflected) else str(words)


CASES = {case.name: _in_case(case) for case in Case}
"""Functions with which a message chooses the case of a fact: ``{ GEN($player) }``."""

_strict = False


def be_strict(strict: bool = True) -> None:
    """Missing words are errors from now on, as tests want them; a person gets the English words instead."""
    global _strict
    _strict = strict


def words_of(package: str) -> Traversable | None:
    """The folder of words of a package, if it has one."""
    try:
        folder = files(package) / "words"
    except (ModuleNotFoundError, ValueError):  # a module alone, in no package
        return None
    return folder if folder.is_dir() else None


def message_files(folder: Traversable, code: str) -> list[Traversable]:
    """The files of one language in a folder, in the order of their names."""
    found = [one for one in folder.iterdir() if one.name == f"{code}.ftl" or one.name.endswith(f".{code}.ftl")]
    return sorted(found, key=lambda one: one.name)


class Messages:
    """The messages of one language; later folders go before earlier ones."""

    def __init__(self, code: str, folders: Iterable[Traversable], *, fallback: Messages | None = None) -> None:
        self.code = code
        self.fallback = fallback
        self._bundle = FluentBundle([code], functions=CASES, use_isolating=False)
        self._entries: dict[str, ast.Message] = {}
        for folder in folders:
            for file in message_files(folder, code):
                resource = FluentResource(file.read_text("utf-8"))
                self._bundle.add_resource(resource, allow_overrides=True)
                self._entries |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def has(self, key: str) -> bool:
        """Whether this language has a message, or English has it for us."""
        return self._bundle.has_message(key) or (self.fallback is not None and self.fallback.has(key))

    def first(self, *keys: str) -> str:
        """The first of several keys that has a message; the last one if none has."""
        return next((key for key in keys if self.has(key)), keys[-1])

    def own_keys(self) -> list[str]:
        """The messages of this language itself."""
        return list(self._entries)

    def needs(self, key: str) -> set[str]:
        """The facts that a message speaks of."""
        found = _Variables()
        if self._bundle.has_message(key):
            found.visit(self._entries[key])
        return found.names

    def say(self, key: str, /, **facts: object) -> str:
        """A message with its facts. A missing one is said in English and marked, so that it gets noticed."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            if _strict:
                raise InternalError("no-message", f"no message {key!r} in {self.code!r}")
            return f"[{key}]" if self.fallback is None else f"[en] {self.fallback.say(key, **facts)}"
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(fact) for name, fact in facts.items()})
        if errors and _strict:
            raise InternalError("bad-message", f"the message {key!r} in {self.code!r}: {errors[0]}")
        return str(text)


class _Variables(visitor.Visitor):
    """Collects the facts of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _plain(fact: object) -> object:
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int | float | str | FluentType):
        return fact
    if isinstance(fact, list | tuple | set | frozenset):
        return ", ".join(str(one) for one in fact)
    return str(fact)
