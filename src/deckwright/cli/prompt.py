"""A line to type in, and the commands that can be typed there."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

from rich.table import Table
from rich.text import Text

from deckwright.cli.choosing import NUMBER, meant
from deckwright.cli.piles import Cards
from deckwright.cli.terminal import Terminal
from deckwright.errors import DeckwrightError, PlayerError
from deckwright.rules.contract import Rules

with suppress(ImportError):
    import_module("readline")  # with it the line can be edited, and the arrows bring earlier ones back

MOST_CARDS = 5
"""How many cards are shown when several bear such a name."""

SHORT = {"?": "help", "q": "quit", "u": "undo"}
"""Commands that one key is enough for."""

Command = Callable[[str], bool]
"""Does what was typed after the word; tells whether the table is to be shown again."""


class Left(Exception):
    """The person leaves."""


class Prompt:
    """Reads commands: their English names, and those of the reader's language."""

    def __init__(self, terminal: Terminal, rules: Rules, commands: dict[str, Command], *, intro: str = "") -> None:
        self.terminal = terminal
        self.lang = terminal.lang
        self.rules = rules
        self.commands = {"card": self.card, **commands, "help": self.help, "quit": self.quit}
        self._intro = intro
        self._spoken = {self.lang.say(f"command-{name}"): name for name in self.commands}
        self._spoken |= {name: name for name in self.commands}
        self._spoken |= {key: name for key, name in SHORT.items() if name in self.commands}

    def read(self) -> str:
        """The next line; at the end of the input the person leaves. What comes from a pipe is shown, as if typed."""
        try:
            if self.terminal.is_interactive:
                return input(self.lang.say("play-prompt") + " ").strip()
            line = input().strip()
        except EOFError:
            raise Left from None
        self.terminal.print(f"> {line}")
        return line

    def obey(self, line: str, otherwise: Command) -> bool:
        """Do what was typed, or else ``otherwise``; whether the table is to be shown again."""
        word, _, rest = line.partition(" ")
        command = self._spoken.get(word.casefold())
        try:
            return self.commands[command](rest.strip()) if command is not None else otherwise(line)
        except DeckwrightError as error:
            self.terminal.print(self.lang.error(error), style="red")
            return False

    def card(self, text: str) -> bool:
        """What a card does, or several if they are called alike."""
        ids = [definition.id for definition in self.rules.definitions]
        found = meant(text, [[self.lang.card(self.rules, one), one] for one in ids])
        if not found:
            raise PlayerError("unknown-card", f"no card {text!r} in {self.rules.name}", card=text, game=self.rules.name)
        cards = Cards(self.rules, self.lang)
        self.terminal.print(*(cards.panel(ids[index]) for index in found[:MOST_CARDS]))
        if len(found) > MOST_CARDS:
            self.terminal.say("prompt-more-cards", count=len(found) - MOST_CARDS)
        return False

    def help(self, text: str) -> bool:
        """What can be typed."""
        if self._intro:
            self.terminal.say(self._intro)
        grid = Table.grid(padding=(0, 2))
        for name in self.commands:
            ways = ", ".join(word for word, command in self._spoken.items() if command == name)
            grid.add_row(Text(ways, style=NUMBER), self.lang.say(f"command-{name}-help"))
        self.terminal.print(grid)
        return False

    def quit(self, text: str) -> bool:
        raise Left
