"""The terminal: where things are printed, in which language, and with what code a command ends."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from enum import IntEnum

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from deckwright.compiled import ENGINE, FOLDER
from deckwright.errors import AuthorError, DeckwrightError, FileError, PlayerError
from deckwright.text import Language, default_language, language
from deckwright.text.plain import printable


class Ends(IntEnum):
    """What the code a command ends with means."""

    FINE = 0
    FAILED = 1
    """It was done, and the result is bad: a scenario differs, the doctor found trouble."""
    MISTAKE = 2
    """Wrong usage or bad input: nothing was done."""
    FILE = 3
    """A file or folder cannot be read or written, or is not what it should be."""
    OUR_FAULT = 4
    """Deckwright broke one of its own promises."""
    INTERRUPTED = 130
    TERMINATED = 143


class PlainConsole(Console):
    """Prints what files and people wrote as text only: colours are ours alone to choose."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(printable(segment.text), segment.style)


class Terminal:
    """Where a command prints. Colours are used only on a terminal, and never if ``NO_COLOR`` is set."""

    def __init__(self, lang: Language) -> None:
        self.lang = lang
        self.out = PlainConsole(highlight=False)
        self.err = PlainConsole(highlight=False, stderr=True)

    @property
    def is_interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return self.out.is_terminal and sys.stdin.isatty()

    def print(self, *things: RenderableType, style: str = "") -> None:
        """Print; lines that go into a file or a pipe are not broken."""
        for thing in things:
            shown = Text(thing, style=style) if isinstance(thing, str) else thing
            self.out.print(shown, soft_wrap=not self.out.is_terminal and isinstance(shown, Text))

    def say(self, key: str, /, *, style: str = "", **facts: object) -> None:
        """Print a sentence in the reader's language."""
        self.print(self.lang.say(key, **facts), style=style)

    def busy(self, sentence: str) -> AbstractContextManager[object]:
        """Show that something goes on, while it does; only on a terminal."""
        return self.err.status(sentence) if self.err.is_terminal else nullcontext()

    @contextmanager
    def progress(self, sentence: str, total: int) -> Iterator[Callable[[int, int], None]]:
        """Show a bar while something takes its time, only on a terminal: report how much is done, and of how much."""
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        with Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal) as bar:
            task = bar.add_task(sentence, total=total)
            yield lambda done, total: bar.update(task, completed=done, total=total)

    def complain(self, sentence: str) -> None:
        """Say what went wrong, where errors belong."""
        self.err.print(Text(sentence, style="red"), soft_wrap=True)


def spoken(code: str | None) -> Language:
    """The language that was asked for, or else the machine's."""
    return language(default_language() if code is None else code)


def engine_in_words(lang: Language) -> str:
    """Which engine runs; if it is plain Python against expectation, also why, and what to do."""
    return lang.say(f"engine-{ENGINE.why}", what=ENGINE.what, folder=str(FOLDER))


def how_it_ends(error: DeckwrightError) -> Ends:
    """The code for a mistake: whose was it?"""
    if isinstance(error, FileError):
        return Ends.FILE
    if isinstance(error, PlayerError | AuthorError):
        return Ends.MISTAKE
    return Ends.OUR_FAULT
