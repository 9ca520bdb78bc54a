"""A table laid out for a test: put on it what matters, act, look at it.

    table = a_table(you=seat(items=["fist", "scimitar"], crystals=1), track=["goblin"])
    table.choose("use:scimitar-slash", "travel:goblin")
    assert table.you.trophies == ["goblin"]

Cards are written from the bottom of a zone to its top; the track begins next to the town. What is not mentioned is
not there, except what the game's quiet table needs (see ``games/<game>/position.py``).
"""

from __future__ import annotations

from typing import Any

from deckwright.core import Event, Game, waiting_for
from deckwright.errors import AuthorError
from deckwright.games import load
from deckwright.rules import Rules
from deckwright.scenarios import lay_out
from deckwright.scenarios.answers import asked_seat, offered, refused
from deckwright.scenarios.looking import cards_in, look
from deckwright.scenarios.runner import Playing

SEATS = ("you", "left", "right", "far")
"""In turn order: p1, p2, p3, p4."""


def seat(**things: object) -> dict[str, object]:
    """What a seat has: ``seat(items=["fist", "axe"], crystals=3)``."""
    return things


def a_table(
    game: str | Rules = "enchanters",
    *,
    you: dict[str, object] | None = None,
    left: dict[str, object] | None = None,
    right: dict[str, object] | None = None,
    far: dict[str, object] | None = None,
    turn: str = "you",
    **table: object,
) -> Table:
    """Lay out a table and play to the first question.

    ``turn`` and the answers name seats ``you``, ``left``, ``right``, ``far``. The rest is as in a scenario's position:
    zones and counters of the table, ``phase``, ``options``, ``seats``, ``seed``, and the game's own words.
    """
    position: dict[str, object] = {f"p{_number(turn) + 1}": {}, "turn": f"p{_number(turn) + 1}", **table}
    for number, things in enumerate((you, left, right, far)):
        if things is not None:
            position[f"p{number + 1}"] = things
    return Table(lay_out(load(game) if isinstance(game, str) else game, position))


class Seat:
    """What a seat has: its zones as lists of card ids, its counters, counts and facts as numbers."""

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self._number = number

    def marks(self, zone: str) -> list[dict[str, int]]:
        """What lies on each card of a zone."""
        return [placed.marks for placed in cards_in(self._table.game, zone, self._number)]

    def __getattr__(self, name: str) -> Any:
        return _look(self._table.game, name, self._number)


class Table:
    """A game to act on and to look at. Zones and counters of the table are its attributes."""

    def __init__(self, game: Game) -> None:
        self._playing = Playing(game)
        self.you, self.left, self.right, self.far = (Seat(self, number) for number in range(4))

    @property
    def game(self) -> Game:
        return self._playing.game

    # -- acting

    def choose(self, *answers: str, by: str | None = None) -> Table:
        """Answer one question after the other: with keys (``travel:axe``), or ids if one option matches."""
        for answer in answers:
            self._playing.answer(_as_written(answer), None if by is None else _number(by))
        return self

    def play(self, *cards: str, by: str | None = None) -> Table:
        """Play cards from hand, one after the other."""
        return self.choose(*(f"play:{card}" for card in cards), by=by)

    def end_turn(self) -> Table:
        """End the turn, unless the last answer has ended it already."""
        self._playing.end_turn()
        return self

    def order(self, directive: str, argument: object = None) -> Table:
        """Carry out one of the game's directives, such as ``take`` of Enchanters."""
        self._playing.direct(directive, argument)
        return self

    def save_and_load(self) -> Table:
        """Write the state to bytes and go on with what is read back."""
        self._playing.save_and_load()
        return self

    # -- looking

    def offered(self, by: str | None = None) -> list[str]:
        """The keys that may be chosen; none when nothing is asked."""
        return offered(self.game, self._asked(by))

    def refused(self, by: str | None = None) -> dict[str, str]:
        """What is not offered though one might expect it, with the code of the reason."""
        return {key: view.reason for key, view in refused(self.game, self._asked(by)).items()}

    def _asked(self, by: str | None) -> int:
        if by is not None:
            return _number(by)
        return asked_seat(self.game) if self.game.question is not None else -1

    @property
    def prompt(self) -> str:
        """What the question is for; empty when nothing is asked."""
        return self.game.question.prompt if self.game.question is not None else ""

    @property
    def asked(self) -> list[str]:
        """The seats the game waits for."""
        return [SEATS[number] for number in waiting_for(self.game)]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return SEATS[self.game.turn] if self.game.turn >= 0 else self.game.rules.nobodys_turn

    @property
    def outcome(self) -> dict[str, list[int]] | None:
        """How the game ended, or nothing while it goes on."""
        return self.game.outcome

    @property
    def winners(self) -> list[str]:
        """The seats that won."""
        return [SEATS[number] for number in self.outcome["winners"]] if self.outcome else []

    @property
    def events(self) -> list[Event]:
        """All that happened since the table was laid out."""
        return self._playing.events

    def happened(self, kind: str) -> list[Event]:
        """The events of a kind since the table was laid out."""
        return [event for event in self.events if event.kind == kind]

    def marks(self, zone: str) -> list[dict[str, int]]:
        """What lies on each card of a zone of the table."""
        return [placed.marks for placed in cards_in(self.game, zone)]

    def __getattr__(self, name: str) -> Any:
        return _look(self.game, name, -1)


def _look(game: Game, name: str, seat: int) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    try:
        return look(game, name, seat)
    except AuthorError as error:
        raise AttributeError(error.message) from error


def _number(name: str) -> int:
    return SEATS.index(name)


def _as_written(answer: str) -> str:
    """``left`` and ``player:left`` are written ``p2`` and ``player:p2`` in keys."""
    verb, colon, subject = answer.rpartition(":")
    return f"{verb}{colon}p{_number(subject) + 1}" if subject in SEATS else answer
