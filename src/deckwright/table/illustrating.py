"""Examples as the page draws them: the table at each step, and what is said about it."""

from __future__ import annotations

from functools import lru_cache

from deckwright.core import view
from deckwright.lessons import example, said
from deckwright.lessons.examples import played
from deckwright.rules import Rules
from deckwright.table.bodies import ExampleInfo, ExampleStep
from deckwright.table.patches import difference, document
from deckwright.table.positions import Reader
from deckwright.table.records import SeatInfo
from deckwright.text import Language

EYES = 0
"""An example is seen by the first seat."""


@lru_cache(100)
def illustrated(rules: Rules, name: str, lang: Language) -> ExampleInfo:
    """An example, in words."""
    found = example(rules, name)
    shown = list(played(rules, found))
    seats = shown[0].game.seats
    called = found.names.get(lang.code, [])
    names = [called[seat] if seat < len(called) else lang.player(seat) for seat in range(seats)]
    reader = Reader(lang, rules, names)
    start = reader.position(view(shown[0].game, EYES), step=0)
    known = document(start)
    steps = []
    for number, one in enumerate(shown):
        now = document(reader.position(view(one.game, EYES), step=number))
        band = reader.band(one.game, one.events, step=number, seat=EYES, turn=one.game.turn, you=EYES, choice="")
        lines = [line.text for beat in band.beats for line in beat.lines]
        steps.append(ExampleStep(said(one.frame.say, rules, lang), one.frame.show, lines, difference(known, now)))
        known = now
    infos = [SeatInfo(seat, name_of, "person", "", True, True) for seat, name_of in enumerate(names)]
    return ExampleInfo(name, said(found.title, rules, lang), infos, start, steps)
