"""Playing at the terminal: show the table, read what the person types, go on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from rich.console import Group
from rich.text import Text

from deckwright.cli.choosing import Choices
from deckwright.cli.coaching import Coach
from deckwright.cli.crashes import keep_report
from deckwright.cli.prompt import Left, Prompt
from deckwright.cli.saved_games import save_as
from deckwright.cli.sitting import Sitting
from deckwright.cli.table import Drawing
from deckwright.cli.terminal import Ends, Terminal
from deckwright.errors import FileError, PlayerError
from deckwright.text.plain import whole_number


class Stopped(BaseException):
    """The system wants us to stop."""


class Play:
    """A person, or several, at the terminal with a game."""

    def __init__(
        self, sitting: Sitting, terminal: Terminal, *, notes: list[str] | None = None, careful: bool = False
    ) -> None:
        self.sitting = sitting
        self.coach = Coach(sitting, terminal, careful=careful)
        self.notes = notes or []
        """What to tell with the first table, and not again."""
        self.terminal = terminal
        self.lang = terminal.lang
        self.drawing = Drawing(sitting.rules, terminal.lang, sitting.names)
        self.prompt = Prompt(
            terminal,
            sitting.rules,
            {
                "card": self._card,
                "why": self._why,
                "hint": self._hint,
                "look": self._look,
                "log": self._log,
                "undo": self._undo,
                "redo": self._redo,
                "save": self._save,
            },
            intro="prompt-answers",
        )
        self._seat = sitting.people[0] if sitting.people else -1
        """Who looks at the screen."""
        self._told = 0
        """How many answers there were when the table was shown last."""
        self._unsaved: FileError | None = None

    # -- from the first question to the last -------------------------------------------------------------

    def run(self) -> Ends:
        """Play until the end, or until the person leaves; the game is saved in any case."""
        ends = Ends.FINE
        with _stopping():
            try:
                self._play()
            except Left:
                pass
            except (KeyboardInterrupt, Stopped) as stopped:
                ends = Ends.TERMINATED if isinstance(stopped, Stopped) else Ends.INTERRUPTED
            finally:
                self._keep()
        with suppress(OSError):  # the terminal may be gone
            self._say_goodbye(interrupted=ends is not Ends.FINE)
        return Ends.FILE if self._unsaved is not None else ends

    def _say_goodbye(self, *, interrupted: bool) -> None:
        if interrupted:
            self.terminal.print("")  # the cursor stands behind the prompt
        if self._unsaved is not None:
            self.terminal.complain(self.lang.error(self._unsaved))
        else:
            self.terminal.say("play-over" if self.sitting.is_over else "play-left", path=str(self.sitting.path))

    def _play(self) -> None:
        sitting = self.sitting
        self._keep()
        while True:
            if sitting.let_bots_play():
                self._keep()
            self._tell_of_breakdowns()
            seat = sitting.asked()
            if seat is not None:
                self._sit_down(seat)
            self._show()
            if sitting.is_over and not self.terminal.is_interactive:
                return
            while (line := self.prompt.read()) and not self.prompt.obey(line, self._choose):
                pass
            if line:
                self._keep()
            elif not sitting.is_over and sitting.may_let_pass(self._seat):
                sitting.let_pass(self._seat)

    def _tell_of_breakdowns(self) -> None:
        """A bot that broke down is named, with who plays on for it and where the report is."""
        for broken in self.sitting.breakdowns:
            path = keep_report(f"{self.sitting.path} {broken.bot}", broken.happened)
            names = {"bot": self.lang.bot(broken.bot), "instead": self.lang.bot(broken.instead)}
            self.notes.append(self.lang.say("play-bot-broke", path=path, **names))
        self.sitting.breakdowns.clear()

    def _sit_down(self, seat: int) -> None:
        """In a competitive game the next person takes the screen before anything of theirs is shown."""
        if seat != self._seat and self.sitting.rules.competitive and self.terminal.is_interactive:
            self.terminal.out.clear()
            self.terminal.say("play-pass", player=self.sitting.names[seat], style="bold")
            self.prompt.read()
        self._seat = seat

    def _show(self) -> None:
        """The table, and below it what a person has to know besides."""
        console = self.terminal.out
        remarks = list(self._remarks())
        reserved = len(console.render_lines(Group(*remarks), pad=False)) if remarks else 0
        happened = self.sitting.story.since_own_answer(self._seat)
        screen = self.drawing.table(self.sitting.view(self._seat), happened, console, reserved=reserved)
        if not screen.tells_all and len(self.sitting.session.answers) > self._told:
            self._tell(happened)
        self._told = len(self.sitting.session.answers)
        if self.terminal.is_interactive:
            console.clear()
        console.print(screen)
        self.terminal.print(*remarks)
        self.notes = []
        if self._unsaved is not None:
            self.terminal.complain(self.lang.say("play-unsaved", why=self.lang.error(self._unsaved)))

    def _remarks(self) -> Iterator[Text]:
        if not self.sitting.is_over and self.sitting.may_let_pass(self._seat):
            turn = self.sitting.session.game.turn
            yield Text(self.lang.say("play-step-in", player=self.sitting.names[turn]), style="bold")
        for note in self.notes:
            yield Text(note, style="italic")

    def _tell(self, happened: list[str]) -> None:
        """What happened, before the table is shown: it has no room for all of it."""
        if not self.terminal.is_interactive:
            self.terminal.print(*happened)
            return
        for page in self.drawing.news(happened, self.terminal.out):
            self.terminal.out.clear()
            self.terminal.print(page)
            self.terminal.say("play-news", style="bold")
            self.prompt.read()

    def _keep(self) -> None:
        """Save. If that cannot be done the game goes on, and the old file stays as it was."""
        try:
            self.sitting.save()
            self._unsaved = None
        except FileError as error:
            self._unsaved = error

    # -- answering ---------------------------------------------------------------------------------------

    def _choices(self) -> Choices:
        question = self.sitting.view(self._seat).question
        if question is None:
            raise PlayerError("over", "the game is over")
        return Choices(question, self.sitting.rules, self.lang, self.sitting.names)

    def _choose(self, text: str) -> bool:
        """Answer with an option; if it is not clear which, or it is not offered, say so."""
        choices = self._choices()
        found = choices.meant(text, choices.offered)
        if len(found) == 1:
            if not self.coach.lets_pass(self._seat, choices[found[0]].key):
                return False
            self.sitting.answer(self._seat, choices[found[0]].key)
            return True
        if found:
            self.terminal.say("play-unclear", text=text, style="red")
        else:
            found = choices.meant(text, choices.refused)
            if not found:
                self.terminal.say("play-not-offered", text=text, style="red")
        self.terminal.print(*(choices.line(number) for number in found))
        return False

    # -- commands ----------------------------------------------------------------------------------------

    def _why(self, text: str) -> bool:
        """Why something is not offered: everything, or what was named."""
        choices = self._choices()
        found = choices.meant(text, choices.refused) if text else list(choices.refused)
        if not found:
            found = choices.meant(text, choices.offered)
            self.terminal.say(
                "play-is-offered" if found else "play-no-reason" if text else "play-all-offered", text=text
            )
        self.terminal.print(*(choices.line(number) for number in found))
        return False

    def _hint(self, text: str) -> bool:
        """What the strongest bot would do; ``hint 50`` measures in so many deals."""
        return self.coach.hint(self._seat, text)

    def _card(self, text: str) -> bool:
        """What a card does: by its name, or by the number of an option that points at it."""
        number = whole_number(text)
        if number is not None:
            choices = self._choices()
            if 0 < number <= len(choices.options) and choices[number].card:
                text = choices[number].card
        return self.prompt.card(text)

    def _look(self, text: str) -> bool:
        self.terminal.print(self.drawing.everything(self.sitting.view(self._seat)))
        return False

    def _log(self, text: str) -> bool:
        """What happened so far, or the last lines of it."""
        lines = self.sitting.story.lines(self._seat, range(len(self.sitting.session.answers)))
        self.terminal.print(*lines[-(whole_number(text) or 0) :])
        return False

    def _undo(self, text: str) -> bool:
        self.sitting.take_back()
        return True

    def _redo(self, text: str) -> bool:
        self.sitting.give_again()
        return True

    def _save(self, text: str) -> bool:
        """Save now, to the game's own file or to another one."""
        path = save_as(text) if text else self.sitting.path
        self.sitting.save(path)
        self.terminal.say("play-saved", path=str(path))
        return False


@contextmanager
def _stopping() -> Iterator[None]:
    """While a game is on, being told to stop means to save first, however often one is told."""
    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def stop(number: int, frame: FrameType | None) -> None:
        for one in numbers:
            signal.signal(one, signal.SIG_IGN)
        raise Stopped

    before = {number: signal.signal(number, stop) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
