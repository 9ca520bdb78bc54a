"""Looking at a saved game again, answer by answer."""

from __future__ import annotations

from deckwright.cli.prompt import Left, Prompt
from deckwright.cli.seating import players_of, seat_names
from deckwright.cli.story import Story
from deckwright.cli.table import Drawing
from deckwright.cli.terminal import Ends, Terminal
from deckwright.core.shown import View
from deckwright.core.views import OPEN, SPECTATOR, view
from deckwright.errors import FileError, PlayerError
from deckwright.records.gamefile import GameFile, why_not
from deckwright.records.session import Session
from deckwright.rules.contract import Rules
from deckwright.text.plain import whole_number


class Replay:
    """A finished or saved game under somebody's eyes. ``seat`` is whose: a seat, ``SPECTATOR`` or ``OPEN``."""

    def __init__(self, session: Session, terminal: Terminal, *, seat: int | None) -> None:
        self.session = session
        self.terminal = terminal
        self.lang = terminal.lang
        names = file_names(session.to_file(), terminal)
        self.drawing = Drawing(session.rules, terminal.lang, names)
        self.story = Story(session, terminal.lang, names)
        # Cards that nobody has seen yet stay face down while the game is not over.
        self.seat = seat if seat is not None else OPEN if session.game.outcome is not None else SPECTATOR
        self.at = 0
        """How many answers have been given."""
        self.prompt = Prompt(
            terminal,
            session.rules,
            {
                "next": self._next,
                "back": self._back,
                "goto": self._goto,
                "end": self._end,
                "seat": self._seat,
                "look": self._look,
                "log": self._log,
            },
        )

    def tell(self) -> Ends:
        """Print the whole log and how the game stands, for a file or a pipe."""
        for number, given in enumerate(self.session.answers):
            self.terminal.print(f"{number + 1:>4} {given}")
            self.terminal.print(*(f"     {line}" for line in self.story.lines(self.seat, [number])))
        final = view(self.session.game, self.seat)
        if final.outcome is not None:
            self.terminal.print(self.drawing.outcome(final))
        return Ends.FINE

    def step_through(self) -> Ends:
        """Let a person go back and forth."""
        try:
            while True:
                self._show()
                while not self.prompt.obey(self.prompt.read(), self._otherwise):
                    pass
        except (Left, KeyboardInterrupt):
            return Ends.FINE

    def _view(self) -> View:
        return view(self.session.at(self.at), self.seat)

    def _show(self) -> None:
        console = self.terminal.out
        console.clear()
        happened = self.story.lines(self.seat, [self.at - 1]) if self.at else []
        console.print(self.drawing.table(self._view(), happened, console, reserved=1))
        count = len(self.session.answers)
        coming = self._coming() if self.at < count else self.lang.say("replay-end")
        self.terminal.say("replay-step", at=self.at, count=count, given=coming, style="cyan")

    def _coming(self) -> str:
        """The answer that will be given next, in words."""
        given = self.session.answers[self.at]
        question = view(self.session.at(self.at), given.seat).question
        assert question is not None
        option = next(option for option in question.options if option.key == given.key)
        label = self.lang.option(self.session.rules, option, self.drawing.names, question)
        return f"{self.drawing.name(given.seat)} — {label}"

    # -- commands ----------------------------------------------------------------------------------------

    def _otherwise(self, line: str) -> bool:
        if not line:
            return self._next("")
        if line.isdecimal():
            return self._goto(line)
        self.terminal.say("replay-unknown", text=line, style="red")
        return False

    def _next(self, text: str) -> bool:
        self.at = min(self.at + 1, len(self.session.answers))
        return True

    def _back(self, text: str) -> bool:
        self.at = max(self.at - 1, 0)
        return True

    def _goto(self, text: str) -> bool:
        number = whole_number(text)
        if number is None or number > len(self.session.answers):
            self.terminal.say("replay-goto", count=len(self.session.answers), style="red")
            return False
        self.at = number
        return True

    def _end(self, text: str) -> bool:
        self.at = len(self.session.answers)
        return True

    def _seat(self, text: str) -> bool:
        self.seat = seat_called(text, self.session.seats)
        return True

    def _look(self, text: str) -> bool:
        self.terminal.print(self.drawing.everything(self._view()))
        return False

    def _log(self, text: str) -> bool:
        self.terminal.print(*self.story.lines(self.seat, range(self.at)))
        return False


def show_snapshot(rules: Rules, file: GameFile, terminal: Terminal) -> None:
    """Show how a game under other rules stood when it was saved; it cannot be played on."""
    refused = why_not(rules, file)
    assert refused is not None
    terminal.say(f"replay-{refused.code}", style="yellow", **refused.facts)
    if file.snapshot is None:
        terminal.say("replay-no-snapshot")
        return
    try:
        drawing = Drawing(rules, terminal.lang, file_names(file, terminal))
        table = drawing.table(file.snapshot, [], terminal.out)
    except Exception as error:  # the snapshot may be of any rules, or of none
        where = terminal.lang.say("replay-snapshot")
        raise FileError("broken-game-file", f"the snapshot cannot be drawn: {error}", where=where) from error
    terminal.print(table)


def file_names(file: GameFile, terminal: Terminal) -> list[str]:
    """What the players of a file are called."""
    return seat_names(terminal.lang, players_of(file.players, file.seats), file.names)


def seat_called(word: str, seats: int) -> int:
    """Whose eyes: ``1``, ``p1``…, ``table`` for what everybody sees, ``open`` for all cards face up."""
    if word in ("table", "open"):
        return SPECTATOR if word == "table" else OPEN
    number = whole_number(word.removeprefix("p"))
    if number is not None and 0 < number <= seats:
        return number - 1
    shown = word[:20]
    message = f"no seat {shown!r}; there are 1 to {seats}, table, open"
    raise PlayerError("unknown-seat", message, seat=shown, seats=seats)
