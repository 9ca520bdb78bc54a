"""A guided game begins with the position of its course: the set-up option ``lesson`` names it."""

from __future__ import annotations

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.errors import PlayerError
from deckwright.lessons.catalogue import course
from deckwright.lessons.courses import Course
from deckwright.rules.contract import Rules
from deckwright.scenarios.position import lay_out, read_options


class Guided:
    """Begins a game with the position of a course."""

    def check(self, rules: Rules, seats: int, name: str) -> dict[str, object]:
        lesson = course(rules, name)
        if seats != len(lesson.players):
            raise PlayerError(
                "lesson-seats",
                f"the lesson {name!r} is for {len(lesson.players)} players, not {seats}",
                lesson=name,
                players=len(lesson.players),
                seats=seats,
            )
        return {**rules.check_setup(seats, read_options(lesson.options, "options")), "lesson": name}

    def begin(self, rules: Rules, name: str, heard: list[Event] | None, settled: list[str] | None) -> Game:
        game = lay_out(rules, _position(course(rules, name)), heard=heard, settled=settled)
        game.options = {**game.options, "lesson": name}
        return game


def _position(lesson: Course) -> dict[str, object]:
    return {**lesson.position, "seats": len(lesson.players), "options": lesson.options}
