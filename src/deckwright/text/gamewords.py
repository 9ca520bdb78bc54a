"""The words of one game in one language: its messages, its names, and how its cards are told."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any

import msgspec

from deckwright.effects.card_rules import CardRules
from deckwright.rules.contract import Rules
from deckwright.text.messages import Messages, words_of
from deckwright.text.phrasebook import Phrasebook
from deckwright.text.phrases import GENERAL as GENERAL_PHRASES
from deckwright.text.tables import Tables
from deckwright.text.telling import Telling

GENERAL = "deckwright.text"


class Names(msgspec.Struct):
    """Hand-written names: ``cards`` as printed, ``titles`` where a card that stands alone is called otherwise."""

    cards: dict[str, dict[str, str]] = {}
    titles: dict[str, dict[str, str]] = {}


def action_text(t: Telling, action_id: str) -> str:
    """What an action costs and does."""
    assert isinstance(t.rules, CardRules)
    action = next(printed.action for printed in t.rules.printed_actions if printed.action.id == action_id)
    return t.cost_and_effect(action.cost, action.effect)


class Texts(msgspec.Struct, frozen=True):
    """How a game words its texts: what its package ``words`` says, and what holds where it says nothing."""

    card_text: Callable[[Telling, Any], list[str]] = lambda t, card: []
    """What a card does, line by line."""
    action_text: Callable[[Telling, str], str] = action_text
    """What the action with an id does, in one line: for whoever may use it."""
    deed: Callable[[Telling, str], str] | None = None
    """The same for the log, once it was used; ``action_text`` if there is nothing to add."""
    other_packages: Sequence[str] = ()
    """Packages that bring more words, each in a folder like that of the game."""

    @classmethod
    def of(cls, words: ModuleType | None) -> Texts:
        """What a package of words says."""
        said = vars(words) if words is not None else {}
        return cls(**{part: said[part] for part in cls.__struct_fields__ if part in said})


def package_of(rules: Rules) -> str:
    """The package a game is written in; its words lie beside."""
    return sys.modules[type(rules).__module__].__package__ or ""


@cache
def game_words(code: str, package: str) -> GameWords:
    """The words of a game, read once."""
    return GameWords(code, package)


@cache
def general_tables(code: str) -> Tables:
    """The tables of a language."""
    folder = words_of(GENERAL)
    assert folder is not None
    return Tables(code, folder / f"{code}.yaml")


def game_tables(code: str, folder: Traversable | None, below: Tables | None = None) -> Tables:
    """The tables of a folder, if it has any, on top of others: those of the language, unless said otherwise."""
    file = folder / f"{code}.yaml" if folder is not None else None
    return Tables(code, file if file is not None and file.is_file() else None, below or general_tables(code))


class GameWords:
    """What a game adds to a language."""

    def __init__(self, code: str, package: str) -> None:
        self.code = code
        self.package = package
        self.texts = Texts.of(_module(f"{package}.words"))
        own = [folder for one in (package, *self.texts.other_packages) if (folder := words_of(one)) is not None]
        general = words_of(GENERAL)
        assert general is not None
        english = None if code == "en" else game_words("en", package).messages
        self.messages: Messages = Messages(code, [general, *own], fallback=english)
        self._lines: dict[tuple[Rules, str], list[str]] = {}
        self._actions: dict[tuple[Rules, str], str] = {}
        phrases = _module(f"{package}.words.phrases")
        self.book: Phrasebook = phrases.PHRASES if phrases is not None else GENERAL_PHRASES
        self.tables = general_tables(code)
        in_english = "en" in (spoken := _spoken(own)) and code not in spoken
        self._english = game_words("en", package) if in_english else None
        """How the game is told as long as its tables in this language are still to be written."""
        self.names = Names()
        for folder in own:
            self.tables = game_tables(code, folder, self.tables)
            if (folder / "names.yaml").is_file():
                names = msgspec.yaml.decode((folder / "names.yaml").read_bytes(), type=Names)
                self.names = Names(self.names.cards | names.cards, self.names.titles | names.titles)

    def printed_name(self, rules: Rules, card_id: str) -> str:
        """The name as it is printed; a card without one is called by its id."""
        own = rules.own_names.get(card_id)
        if own is not None:
            return own.get(self.code) or own.get("en") or next(iter(own.values()))
        names = self.names.cards.get(card_id, {})
        return names.get(self.code) or names.get("en") or card_id.replace("-", " ").capitalize()

    def card(self, rules: Rules, card_id: str) -> str:
        """The name of a card as it stands alone: some kinds are only halves of a name when printed."""
        title = self.names.titles.get(card_id, {}).get(self.code)
        if title:
            return title
        key = f"title-{self.kind_of(rules, card_id)}"
        name = self.printed_name(rules, card_id)
        return self.messages.say(key, name=name) if self.messages.has(key) else name

    def kind_of(self, rules: Rules, card_id: str) -> str:
        number = rules.by_id.get(card_id, -1)
        return rules.definitions[number].kind if number >= 0 else ""

    def what(self, what: str) -> str:
        """A counter or a code in an event, in words."""
        return self.messages.say(f"counter-{what}") if self.messages.has(f"counter-{what}") else what

    def term(self, what: str) -> str:
        """What a part of a sum is, in words; empty if there is no short way to say it."""
        known = (key for key in (f"sum-{what}", f"counter-{what}") if self.messages.has(key))
        key = next(known, "")
        return self.messages.say(key) if key else ""

    def telling(self, rules: Rules) -> Telling:
        """A new text about something of the game."""
        if self._english is not None:
            return self._english.telling(rules)
        return Telling(self.book, self.tables, rules, self.messages, lambda card_id: self.card(rules, card_id))

    def rules_text(self, rules: Rules, card_id: str) -> list[str]:
        """What a card does, line by line."""
        lines = self._lines.get((rules, card_id))
        if lines is None:
            definition = rules.definitions[rules.number_of(card_id)]
            t = self.telling(rules)
            lines = [t.sound(line) for line in self.texts.card_text(t, definition)]
            if not rules.pack:  # what somebody's own cards say is not remembered for good
                self._lines[rules, card_id] = lines
        return list(lines)

    def deed(self, rules: Rules, action_id: str) -> str:
        """Which action somebody has used, for the log."""
        deed = self.texts.deed
        return deed(self.telling(rules), action_id) if deed is not None else self.action_text(rules, action_id)

    def action_text(self, rules: Rules, action_id: str) -> str:
        """What an action does, in one line."""
        line = self._actions.get((rules, action_id))
        if line is None:
            line = self.texts.action_text(self.telling(rules), action_id)
            if not rules.pack:
                self._actions[rules, action_id] = line
        return line


def _spoken(folders: list[Traversable]) -> set[str]:
    """The languages that have tables in one of some folders."""
    return {file.name.removesuffix(".yaml") for folder in folders for file in folder.iterdir() if file.is_file()}


def _module(name: str) -> ModuleType | None:
    """A module, unless there is none."""
    if name.startswith("."):
        return None  # beside a module that is in no package
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and name.startswith(error.name):
            return None
        raise
