"""The words of one game in one language: its messages, its names, and how its cards are told."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

import msgspec

from deckwright.core.rules import Rules
from deckwright.text.en import BOOK as ENGLISH
from deckwright.text.en import English
from deckwright.text.messages import Messages, words_of
from deckwright.text.ru import BOOK as RUSSIAN
from deckwright.text.ru import Russian
from deckwright.text.telling import Telling
from deckwright.text.uk import BOOK as UKRAINIAN
from deckwright.text.uk import Ukrainian

GENERAL = "deckwright.text"
_TELLERS: dict[str, type[Telling]] = {"en": English, "uk": Ukrainian, "ru": Russian}
_BOOKS = {"en": ENGLISH, "uk": UKRAINIAN, "ru": RUSSIAN}


class Names(msgspec.Struct):
    """Hand-written names: ``cards`` as printed, ``titles`` where a card that stands alone is called otherwise."""

    cards: dict[str, dict[str, str]] = {}
    titles: dict[str, dict[str, str]] = {}


def package_of(rules: Rules) -> str:
    """The package a game is written in; its words lie beside."""
    return type(rules).__module__.rpartition(".")[0]


@cache
def game_words(code: str, package: str) -> GameWords:
    """The words of a game, read once."""
    return GameWords(code, package)


class GameWords:
    """What a game adds to a language."""

    def __init__(self, code: str, package: str) -> None:
        self.code = code
        self.package = package
        general, own = words_of(GENERAL), words_of(package)
        folders = [folder for folder in (general, own) if folder is not None]
        english = None if code == "en" else game_words("en", package).messages
        self.messages: Messages = Messages(code, folders, fallback=english)
        self._told = _module(f"{package}.words")
        """How the game lays out the text of its cards."""
        self._lines: dict[tuple[Rules, str], list[str]] = {}
        self._actions: dict[tuple[Rules, str], str] = {}
        own_book = _module(f"{package}.words.{code}")
        self.book = own_book.BOOK if own_book is not None else _BOOKS[code]
        names = own / "names.yaml" if own is not None else None
        self.names = (
            msgspec.yaml.decode(names.read_bytes(), type=Names) if names is not None and names.is_file() else Names()
        )

    def printed_name(self, card_id: str) -> str:
        """The name as it is printed; a card without one is called by its id."""
        names = self.names.cards.get(card_id, {})
        return names.get(self.code) or names.get("en") or card_id.replace("-", " ").capitalize()

    def card(self, rules: Rules, card_id: str) -> str:
        """The name of a card as it stands alone: some kinds are only halves of a name when printed."""
        title = self.names.titles.get(card_id, {}).get(self.code)
        if title:
            return title
        key = f"title-{self.kind_of(rules, card_id)}"
        name = self.printed_name(card_id)
        return self.messages.say(key, name=name) if self.messages.has(key) else name

    def kind_of(self, rules: Rules, card_id: str) -> str:
        number = rules.by_id.get(card_id, -1)
        return rules.definitions[number].kind if number >= 0 else ""

    def what(self, what: str) -> str:
        """A counter or a code in an event, in words."""
        return self.messages.say(f"counter-{what}") if self.messages.has(f"counter-{what}") else what

    def telling(self, rules: Rules) -> Telling:
        """A new text about something of the game."""
        return _TELLERS[self.code](self.book, rules, self.messages, lambda card_id: self.card(rules, card_id))

    def rules_text(self, rules: Rules, card_id: str) -> list[str]:
        """What a card does, line by line."""
        if self._told is None:
            return []
        lines = self._lines.get((rules, card_id))
        if lines is None:
            definition = rules.definitions[rules.number_of(card_id)]
            lines = self._lines[rules, card_id] = self._told.card_text(self.telling(rules), definition)
        return list(lines)

    def action_text(self, rules: Rules, action_id: str) -> str:
        """What an action does, in one line."""
        if self._told is None:
            return action_id
        line = self._actions.get((rules, action_id))
        if line is None:
            line = self._actions[rules, action_id] = self._told.action_text(self.telling(rules), action_id)
        return line


def _module(name: str) -> ModuleType | None:
    """A module, unless there is none."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and name.startswith(error.name):
            return None
        raise
