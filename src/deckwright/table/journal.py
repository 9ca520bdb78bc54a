"""What a table's journal leads to: the game, and who gave each of its answers."""

from __future__ import annotations

import msgspec

from deckwright.records import Given, Session
from deckwright.table.schema import Entry


class Giver(msgspec.Struct, frozen=True):
    """Who gave an answer: a person, a bot, or nobody knows (older journals, uploaded files)."""

    person: int | None = None
    bot: str = ""


class Played:
    """A game as its journal tells it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.givers: list[Giver] = []
        """Who gave each answer of the session."""
        self.in_a_row = 0
        """How many of the journal's last lines are answers."""
        self._undone: list[Giver] = []

    def apply(self, entry: Entry) -> None:
        """Do what a line of the journal says."""
        session = self.session
        match entry.kind:
            case "answer":
                session.answer(entry.key, seat=entry.seat)
            case "undo":
                while len(session.answers) > int(entry.key):
                    session.undo()
            case "redo":
                for _ in range(int(entry.key)):
                    session.redo()
        self.note(entry)

    def note(self, entry: Entry) -> None:
        """Remember who did what a line of the journal says."""
        self.in_a_row = self.in_a_row + 1 if entry.kind == "answer" else 0
        match entry.kind:
            case "answer":
                self.givers.append(Giver(entry.person, entry.bot))
                self._undone.clear()
            case "undo":
                while len(self.givers) > int(entry.key):
                    self._undone.append(self.givers.pop())
            case "redo":
                for _ in range(int(entry.key)):
                    self.givers.append(self._undone.pop())

    @property
    def undone(self) -> list[tuple[Given, Giver]]:
        """What could be given again and by whom it was given, the next one first."""
        return list(zip(reversed(self.session.undone), reversed(self._undone), strict=True))


def written_answers(entries: list[Entry]) -> tuple[list[str], list[str]]:
    """The answers that a journal leaves standing, and those that could be given again, the next one last."""
    answers: list[str] = []
    undone: list[str] = []
    for entry in entries:
        match entry.kind:
            case "answer":
                answers.append(str(Given((entry.seat, entry.key))))
                undone.clear()
            case "undo":
                while len(answers) > int(entry.key):
                    undone.append(answers.pop())
            case "redo":
                for _ in range(int(entry.key)):
                    answers.append(undone.pop())
    return answers, undone


def count_answers(entries: list[Entry]) -> int:
    """How many answers a journal leaves standing, as far as it can be read."""
    try:
        return len(written_answers(entries)[0])
    except (ValueError, IndexError):
        return 0
