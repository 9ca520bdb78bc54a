"""Questions: who is asked, what for, and the options.

Inside the engine an option is a small tuple, ``(verb, subject, detail)``, cheap to build and compare. To the
world it is a readable key, ``use:scimitar-slash`` or ``travel:axe``, made only when somebody looks.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from mypy_extensions import mypyc_attr

Option = tuple[str, int, int]
"""Verb, subject, detail. What the subject is depends on the verb: see ``Rules.verbs``."""

Refusal = tuple[str, int, int]
"""Why an option is not offered: a code with two numbers, e.g. ``("costs-crystals", 4, 3)``: needs 4, has 3."""


MOST_CARDS: Final = 4096
"""No table holds more cards."""

ALONE: Final[list[tuple[int, ...]]] = [(one,) for one in range(MOST_CARDS)]
"""A seat or a card as the only one of several: made once, because most of the time it is only one."""


_ABOUT: Final[dict[str, list[Any]]] = {}


def options_about(verb: str) -> list[Any]:
    """A verb's option for each card or seat, by its number: made once, because they are offered so often.

    They are ``Any`` to the compiler, which would otherwise take each of them apart and put it together again.
    """
    known = _ABOUT.get(verb)
    if known is None:
        known = _ABOUT[verb] = options_with(verb, -1)
    return known


def options_with(verb: str, detail: int) -> list[Any]:
    """The same with a detail, not kept here: for whoever offers them."""
    return [(verb, subject, detail) for subject in range(MOST_CARDS)]


class Subject(IntEnum):
    """What the subject of an option points at, so that a client can light it up."""

    NOTHING = 0
    CARD = 1
    SEAT = 2
    NUMBER = 3
    ACTION = 4
    """An action printed on a card: the subject is the card, the detail the action's number in the rules."""
    ZONE = 5


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """Something the game waits for.

    ``seats`` are those who may answer; with several, any one of them decides for all. If ``each`` is set, every
    seat in it answers for itself, in any order, and the game goes on when all have. If ``apart`` is set, one seat is
    asked, the first, and the others may only step in with what is theirs.
    """

    __slots__ = ("about", "apart", "chosen", "each", "options", "prompt", "seats")

    def __init__(
        self,
        prompt: str,
        seats: tuple[int, ...],
        options: list[Option],
        about: int = -1,
        chosen: int = 0,
        each: dict[int, list[Option]] | None = None,
        apart: dict[int, list[Option]] | None = None,
    ) -> None:
        self.prompt = prompt
        self.seats = seats
        self.options = options
        self.about = about
        """The card that asks, or -1."""
        self.chosen = chosen
        """How many of several were chosen before."""
        self.each = each
        self.apart = apart

    def options_of(self, seat: int) -> list[Option]:
        """What this seat may choose among."""
        if self.each is not None:
            return self.each.get(seat, [])
        if self.apart is not None:
            return self.apart.get(seat, [])
        return self.options if seat in self.seats else []


def question_or_only(
    prompt: str, seats: tuple[int, ...], options: list[Option], about: int = -1
) -> Question | Option | None:
    """A question, if there is something to decide; else the only option there is, or nothing."""
    if len(options) > 1:
        return Question(prompt, seats, options, about)
    return options[0] if options else None
