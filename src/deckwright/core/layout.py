"""What lies on the table: zones that hold cards, counters that hold numbers, and who may look.

A game declares its zones and counters once. In the state they are a list of lists and a list of ints;
a zone of a seat is ``zone(name) + seat``, which is why ``HAND + seat`` reads and runs well in rules code.
The last card of a zone is its top.
"""

from __future__ import annotations

from deckwright.core.declared import Counter, Sight, Zone
from deckwright.errors import InternalError


class Layout:
    """Zones and counters of a game with the place of each in the state."""

    def __init__(self, *, seats: int, zones: list[Zone], counters: list[Counter]) -> None:
        self.seats = seats
        self.zones = zones
        self.counters = counters
        self._zone: dict[str, int] = {}
        self._counter: dict[str, int] = {}
        self.zone_of: list[Zone] = []
        """The zone at each place of ``Game.zones``."""
        self.owner_of: list[int] = []
        """The seat it belongs to, or -1."""
        self.counter_of: list[Counter] = []
        self.counter_owner: list[int] = []
        for zone in zones:
            self._zone[zone.name] = len(self.zone_of)
            for seat in range(seats) if zone.per_seat else [-1]:
                self.zone_of.append(zone)
                self.owner_of.append(seat)
        for counter in counters:
            self._counter[counter.name] = len(self.counter_of)
            for seat in range(seats) if counter.per_seat else [-1]:
                self.counter_of.append(counter)
                self.counter_owner.append(seat)
        everybody = (1 << seats) - 1
        self.seers: list[int] = [
            everybody if zone.sight == Sight.PUBLIC else 1 << owner if zone.sight == Sight.OWNER and owner >= 0 else 0
            for zone, owner in zip(self.zone_of, self.owner_of, strict=True)
        ]
        """Bit mask of the seats that see a card arriving in each place."""
        self.turn_counters = [i for i, counter in enumerate(self.counter_of) if counter.this_turn]
        self.turn_runs = _runs(self.turn_counters)
        """The counters of a turn as runs of neighbours: the first, one past the last, and as many zeros."""
        self.floored = [not counter.below_zero for counter in self.counter_of]

    def zone(self, name: str) -> int:
        """The place of a zone; of the first seat's, if every seat has one."""
        return self._zone[name]

    def counter(self, name: str) -> int:
        return self._counter[name]

    def has_zone(self, name: str) -> bool:
        return name in self._zone

    def has_counter(self, name: str) -> bool:
        return name in self._counter

    def zone_at(self, name: str, seat: int) -> int:
        """The place of a zone for a seat; a shared zone is the same for all."""
        place = self._zone.get(name, -1)
        if place < 0:
            raise InternalError("no-zone", f"no zone {name!r}; there are {sorted(self._zone)}")
        return place + seat if self.owner_of[place] >= 0 else place

    def counter_at(self, name: str, seat: int) -> int:
        place = self._counter.get(name, -1)
        if place < 0:
            raise InternalError("no-counter", f"no counter {name!r}; there are {sorted(self._counter)}")
        return place + seat if self.counter_owner[place] >= 0 else place


def _runs(numbers: list[int]) -> list[tuple[int, int, list[int]]]:
    """Rising numbers as runs of neighbours."""
    runs: list[tuple[int, int, list[int]]] = []
    for number in numbers:
        if runs and runs[-1][1] == number:
            first, past, zeros = runs.pop()
            runs.append((first, past + 1, [*zeros, 0]))
        else:
            runs.append((number, number + 1, [0]))
    return runs
