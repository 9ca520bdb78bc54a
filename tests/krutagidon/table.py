"""A short way to lay a table, answer, and look."""

from __future__ import annotations

from deckwright.core import Game
from deckwright.core.run import choose, waiting_for
from deckwright.games.krutagidon.rules import krutagidon
from deckwright.scenarios.answers import option_called
from deckwright.scenarios.looking import look
from deckwright.scenarios.position import lay_out
from deckwright.scenarios.runner import Playing


class Table:
    """A game of Krutagidon laid out by hand."""

    def __init__(self, **position: object) -> None:
        self.playing = Playing(lay_out(krutagidon(), position))

    @property
    def game(self) -> Game:
        return self.playing.game

    def do(self, *answers: str) -> Table:
        """``"play:wand"``, or ``"p2 defend:robot-tongue"``."""
        for answer in answers:
            self.playing._order(answer)
        return self

    def order(self, directive: str, argument: object = None) -> Table:
        self.playing.direct(directive, argument)
        return self

    def see(self, name: str, seat: int = 0) -> object:
        """A zone as card ids, a counter or a fact: of p1, p2…, or of the table."""
        return look(self.game, name, seat - 1)

    def all_of(self, name: str) -> list[object]:
        return [self.see(name, seat) for seat in range(1, self.game.seats + 1)]

    def offered(self) -> list[str]:
        """What whoever is asked may answer."""
        question = self.game.question
        assert question is not None
        return self.game.rules.keys(self.game, question.options_of(waiting_for(self.game)[0]))

    def asked(self) -> tuple[str, list[int]]:
        """What is asked, and of which players."""
        question = self.game.question
        assert question is not None
        return question.prompt, [seat + 1 for seat in waiting_for(self.game)]

    def asked_about(self) -> str:
        """The card that the question is about, if it is about one."""
        question = self.game.question
        assert question is not None
        return self.game.rules.definitions[self.game.cards[question.about]].id if question.about >= 0 else ""

    def happened(self, kind: str) -> list[int]:
        """The players to whom something has happened."""
        return [event.seat + 1 for event in self.playing.events if event.kind == kind]


def answered_by(table: Table, seat: int, answer: str) -> None:
    """An answer of a seat out of several that are asked."""
    choose(table.game, option_called(table.game, seat - 1, answer), seat - 1)
