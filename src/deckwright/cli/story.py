"""What happened, told to one seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from deckwright.cli.piles import SEPARATOR
from deckwright.core.shown import EventView
from deckwright.core.views import event_view
from deckwright.records.session import Session
from deckwright.text import Language


class Story:
    """The events of a session in words."""

    def __init__(self, session: Session, lang: Language, names: Sequence[str]) -> None:
        self.session = session
        self.lang = lang
        self.names = list(names)

    def turns(self, seat: int, answers: Iterable[int]) -> list[list[str]]:
        """What these answers caused, as a seat may know it: the lines of each turn together."""
        game = self.session.game
        turns: list[list[str]] = [[]]
        for number in answers:
            for event in self.session.events[number]:
                line = self._told(event_view(game, event, seat))
                if event.kind == "turn":
                    turns.append([])
                if line is not None:
                    turns[-1].append(line)
        return [turn for turn in turns if turn]

    def _told(self, event: EventView) -> str | None:
        """An event in words; a card that nobody chose to play is read aloud."""
        rules = self.session.rules
        line = self.lang.event(rules, event, self.names)
        if line is None or not event.card or event.kind not in rules.read_aloud:
            return line
        _, *does = self.lang.rules_text(rules, event.card)  # what kind of card it is goes without saying
        return f"{line} ({' '.join(does)})"

    def lines(self, seat: int, answers: Iterable[int]) -> list[str]:
        """What these answers caused, line by line."""
        return [line for turn in self.turns(seat, answers) for line in turn]

    def since_own_answer(self, seat: int) -> list[str]:
        """What happened since this seat's last answer, a paragraph for each turn that something happened in."""
        answers = self.session.answers
        last = max((number for number, given in enumerate(answers) if given.seat == seat), default=0)
        turns = self.turns(seat, range(last, len(answers)))
        if turns and self.session.events[-1][-1:] and self.session.events[-1][-1].kind == "turn":
            turns.pop()  # that a turn begins is seen on the table
        return [SEPARATOR.join(_counted(self._without_opening(turn))) for turn in turns]

    def _without_opening(self, turn: list[str]) -> list[str]:
        """That somebody's turn begins goes without saying where the next line names them."""
        for seat, name in enumerate(self.names):
            begins = self.lang.event(self.session.rules, EventView("turn", seat=seat), self.names)
            if turn[0] == begins and len(turn) > 1 and turn[1].startswith(name):
                return turn[1:]
        return turn


def _counted(lines: list[str]) -> Iterator[str]:
    """What happened several times in a row is told once, with the number."""
    for line, run in groupby(lines):
        times = len(list(run))
        yield f"{line} ×{times}" if times > 1 else line
