"""What a learner sees: the table from one seat and the options, as arrays of numbers.

Everything is counted from the seat that looks: its own zones and counters come first, then those of the next seat. Only
what the seat may know is in it; cards that it does not know are counted in the last column.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from deckwright.core.game import Game, mark_key
from deckwright.core.questions import Option, Subject
from deckwright.core.views import sees
from deckwright.errors import PlayerError
from deckwright.rules.contract import Rules

MOST_OPTIONS = 256
"""The number of actions. No game of ours offers as many at once; of a longer list only the first ones can be chosen."""

Observation = dict[str, NDArray[Any]]

_OPTION_COLUMNS = 5
"""Verb, card (its definition), seat, zone, number; -1 where an option has none."""


class Eyes:
    """Reads positions of one game with one number of seats."""

    def __init__(self, rules: Rules, seats: int) -> None:
        layout = rules.layout
        self.rules = rules
        self.seats = seats
        self.verbs = sorted(rules.verbs)
        """What the first column of ``options`` counts in."""
        self._verb = {verb: number for number, verb in enumerate(self.verbs)}
        self._places = [_from_seat(layout.owner_of, seat, seats, range(len(layout.zone_of))) for seat in range(seats)]
        shown = [number for number, counter in enumerate(layout.counter_of) if counter.shown]
        self._counters = [_from_seat(layout.counter_owner, seat, seats, shown) for seat in range(seats)]
        self._row = [{place: row for row, place in enumerate(places)} for places in self._places]
        self._marks = max(1, len(rules.mark_names))
        self.space = spaces.Dict(
            {
                "observation": spaces.Dict(
                    {
                        "cards": spaces.Box(0, 255, (len(self._places[0]), len(rules.definitions) + 1), np.uint8),
                        "marks": spaces.Box(0, 2**31 - 1, (len(rules.definitions), self._marks), np.int32),
                        "numbers": spaces.Box(-(2**31), 2**31 - 1, (len(self._counters[0]),), np.int32),
                        "options": spaces.Box(-1, 2**31 - 1, (MOST_OPTIONS, _OPTION_COLUMNS), np.int32),
                    }
                ),
                "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
            }
        )
        """What ``look`` returns, as a space of Gymnasium."""

    def zones(self, seat: int = 0) -> list[tuple[str, int]]:
        """The rows of ``cards``: the name of each zone and whose it is, -1 for a shared one."""
        layout = self.rules.layout
        return [(layout.zone_of[place].name, layout.owner_of[place]) for place in self._places[seat]]

    def counters(self, seat: int = 0) -> list[tuple[str, int]]:
        """The entries of ``numbers``: the name of each counter and whose it is, -1 for a shared one."""
        layout = self.rules.layout
        return [(layout.counter_of[number].name, layout.counter_owner[number]) for number in self._counters[seat]]

    def look(self, game: Game, seat: int) -> dict[str, Any]:
        """The table as a seat sees it, and which of the options it may choose."""
        rules = self.rules
        unknown = len(rules.definitions)
        cards = np.zeros((len(self._places[seat]), unknown + 1), np.uint8)
        marks = np.zeros((unknown, self._marks), np.int32)
        for row, place in enumerate(self._places[seat]):
            for card in game.zones[place]:
                known = sees(game, seat, place, card)
                cards[row, game.cards[card] if known else unknown] += 1
                if known:
                    for mark in range(len(rules.mark_names)):
                        marks[game.cards[card], mark] += game.marks.get(mark_key(card, mark), 0)
        numbers = np.array([game.counters[number] for number in self._counters[seat]], np.int32)
        options = np.full((MOST_OPTIONS, _OPTION_COLUMNS), -1, np.int32)
        mask = np.zeros(MOST_OPTIONS, np.int8)
        for row, option in enumerate(self.options(game, seat)):
            options[row] = self._read(game, seat, option)
            mask[row] = 1
        seen = {"cards": cards, "marks": marks, "numbers": numbers, "options": options}
        return {"observation": seen, "action_mask": mask}

    def options(self, game: Game, seat: int) -> list[Option]:
        """What the actions of a seat mean now: the first option is action 0."""
        return game.question.options_of(seat)[:MOST_OPTIONS] if game.question is not None else []

    def option(self, game: Game, seat: int, action: int | None) -> Option:
        """The option that an action means now, if it is offered."""
        offered = self.options(game, seat)
        if action is None or not 0 <= action < len(offered):
            raise PlayerError(
                "not-offered", f"action {action} is not offered; there are {len(offered)}", key=str(action), options=[]
            )
        return offered[int(action)]

    def _read(self, game: Game, seat: int, option: Option) -> tuple[int, int, int, int, int]:
        verb, subject, detail = option
        kind = self.rules.verbs.get(verb, Subject.NOTHING)
        card = whose = zone = -1
        number = detail
        if kind in (Subject.CARD, Subject.ACTION):
            card = game.cards[subject] if subject >= 0 else -1
            zone = self._row[seat].get(game.place[subject], -1) if subject >= 0 else -1
        elif kind == Subject.SEAT:
            whose = (subject - seat) % self.seats if subject >= 0 else -1
        elif kind == Subject.ZONE:
            zone = self._row[seat].get(subject, -1)
        else:
            number = max(subject, detail)
        return self._verb.get(verb, -1), card, whose, zone, max(number, -1)


def _from_seat(owners: list[int], seat: int, seats: int, places: Any) -> list[int]:
    """Places of the table with those of a seat first, then those of the next one; nobody's stay where they are."""
    taken = [place for place in places if owners[place] < seats]
    return sorted(taken, key=lambda place: (owners[place] >= 0, (owners[place] - seat) % seats, place))
