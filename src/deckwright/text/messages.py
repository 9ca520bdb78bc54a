"""Words of the interface: Fluent messages, from the files of the table and of each game.

A folder of words holds ``en.ftl``, ``uk.ftl`` and ``ru.ftl``; a part of the program with many words of its own
keeps them beside in files such as ``cli.uk.ftl``. All files of a language are read as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast, visitor

from deckwright.errors import InternalError
from deckwright.text.grammar import Case, Inflected

LANGUAGES = ("en", "uk", "ru")


def _in_case(case: Case) -> Callable[[object], Any]:
    return lambda words: words.form(case) if isinstance(words, Inflected) else str(words)


CASES = {case.name: _in_case(case) for case in Case}
"""Functions with which a message chooses the case of a fact: ``{ GEN($player) }``."""

SENTENCES = 8_192
"""How many sentences of a language are remembered: the same few are said again and again."""

LONGEST_FACT = 2_000
"""Letters of a fact that are said; of one that is much longer Fluent would say nothing at all."""

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
        self._needs: dict[str, tuple[str, ...]] = {}
        self._said = lru_cache(SENTENCES)(self._put)
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
        return set(self._needed(key))

    def _needed(self, key: str) -> tuple[str, ...]:
        needed = self._needs.get(key)
        if needed is None:
            found = _Variables(self._entries)
            if self._bundle.has_message(key):
                found.visit(self._entries[key])
            needed = self._needs[key] = tuple(sorted(found.names))
        return needed

    def say(self, key: str, /, **facts: object) -> str:
        """A message with its facts. A missing one is said in English and marked, so that it gets noticed."""
        if not self._has_words(key):
            if _strict:
                raise InternalError("no-message", f"no message {key!r} in {self.code!r}")
            return f"[{key}]" if self.fallback is None else f"[en] {self.fallback.say(key, **facts)}"
        told = tuple([(name, _plain(facts[name])) for name in self._needed(key) if name in facts])
        inflected = any(isinstance(fact, FluentType) for _, fact in told)
        return self._put(key, _strict, told) if inflected else self._said(key, _strict, told)

    def _has_words(self, key: str) -> bool:
        return self._bundle.has_message(key) and self._bundle.get_message(key).value is not None

    def _put(self, key: str, strict: bool, facts: tuple[tuple[str, object], ...]) -> str:
        """Put the facts into a message."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors and strict:
            raise InternalError("bad-message", f"the message {key!r} in {self.code!r}: {errors[0]}")
        return str(text)


class _Variables(visitor.Visitor):
    """Collects the facts of a message, and of the messages it is made of."""

    def __init__(self, entries: dict[str, ast.Message]) -> None:
        self.names: set[str] = set()
        self._entries = entries

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self._entries:
            self.visit(self._entries[node.id.name])


def _plain(fact: object) -> object:
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if isinstance(fact, int | float | FluentType):
        return fact
    text = ", ".join(map(str, fact)) if isinstance(fact, list | tuple | set | frozenset) else str(fact)
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}…"
