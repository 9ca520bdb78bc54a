"""Practice tables: a ruling shown on the table. The set-up option ``ruling`` names it.

The position is that of the first scenario that holds the ruling. What the scenario orders before the first answer has
happened already; the answers that follow are proposed one by one, and anything else may be played as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from deckwright.core.events import Event
from deckwright.core.game import Game
from deckwright.errors import PlayerError, nearest
from deckwright.rules.contract import Rules
from deckwright.rules.start import start
from deckwright.scenarios.answers import chosen_among, read_answer
from deckwright.scenarios.files import Case, Setup, read_cases
from deckwright.scenarios.position import lay_out, read_options, read_position, seat_called
from deckwright.scenarios.runner import END_TURN, GO_ON, SAVE_AND_LOAD, Playing
from deckwright.scenarios.strict import read_record
from deckwright.text.gamewords import package_of
from deckwright.text.rulings import Ruling, books_of

OPTION = "ruling"
_TIMES = re.compile(r" x[0-9]+$")


class Practice:
    """Begins a game with the position of a ruling's scenario."""

    def check(self, rules: Rules, seats: int, name: str) -> dict[str, object]:
        needed = seats_of(rules, name)
        if seats != needed:
            raise PlayerError(
                "ruling-seats",
                f"the ruling {name!r} is shown with {needed} players, not {seats}",
                ruling=name,
                players=needed,
                seats=seats,
            )
        return {**rules.check_setup(seats, read_options(case_of(rules, name).options, "options")), OPTION: name}

    def begin(self, rules: Rules, name: str, heard: list[Event] | None, settled: list[str] | None) -> Game:
        case = case_of(rules, name)
        events: list[Event] = heard if heard is not None else []
        playing = Playing(_laid(rules, case, events, settled), events=events)
        for word, argument in _ordered_first(rules, case):
            playing.direct(word, argument)
        if heard is not None:
            heard[:] = playing.events
        game = playing.game
        game.options = {**game.options, OPTION: name}
        return game


def ruling_called(rules: Rules, name: str) -> Ruling:
    """The ruling of a game by its id."""
    found = {one.id: one for book in books_of(package_of(rules)) for one in book.rulings()}
    if name not in found:
        raise PlayerError(
            "no-ruling",
            f"no ruling {name!r} in {rules.name}{nearest(name, found)}",
            ruling=name,
            game=rules.name,
        )
    return found[name]


@cache
def case_of(rules: Rules, name: str) -> Case:
    """The scenario that shows a ruling."""
    for file, case_name in ruling_called(rules, name).scenarios():
        for case in _cases(package_of(rules), file):
            if case.case == case_name:
                return case
    raise PlayerError(
        "ruling-not-shown", f"no scenario shows the ruling {name!r} of {rules.name}", ruling=name, game=rules.name
    )


def seats_of(rules: Rules, name: str) -> int:
    """How many players the scenario of a ruling has."""
    case = case_of(rules, name)
    if case.setup is not None:
        return int(read_record(case.setup, Setup, "setup").seats)
    position = case.position or {}
    return read_position(rules, {**position, "seed": 0, "options": {}}).seats


def proposed(rules: Rules, name: str, game: Game, seat: int, given: Iterable[str]) -> str:
    """The key of the answer that the scenario gives next, if it is offered to the seat now; else nothing."""
    left = list(_answers(case_of(rules, name)))
    for key in given:
        done = next((answer for answer in left if _means(rules, answer, key)), None)
        if done is not None:
            left.remove(done)
    for answer in left:
        found = chosen_among(game, seat, answer)
        if found:
            return found[0][0]
    return ""


def _means(rules: Rules, answer: str, key: str) -> bool:
    """Whether an answer as it is written is the one that was given; branches may be written by their number."""
    plain = key.partition("#")[0]
    return read_answer(rules, answer).means(plain) or (answer.startswith("branch:") and plain.startswith("branch:"))


def _laid(rules: Rules, case: Case, heard: list[Event], settled: list[str] | None) -> Game:
    options = read_options(case.options, "options")
    if case.setup is not None:
        setup = read_record(case.setup, Setup, "setup")
        checked = rules.check_setup(setup.seats, options)
        return start(rules, setup.seats, checked, _first(setup.seed), heard=heard, settled=settled)
    position = case.position or {}
    laid = {**position, "seed": _first(position.get("seed", 0)), "options": options}
    return lay_out(rules, laid, heard=heard, settled=settled)


def _first(seed: Any) -> int:
    return int(seed[0] if isinstance(seed, list) else seed)


def _ordered_first(rules: Rules, case: Case) -> Iterator[tuple[str, object]]:
    """What a case orders before its first answer."""
    for step in case.do:
        if isinstance(step, str) and step in rules.directives:
            yield step, None
        elif isinstance(step, dict) and next(iter(step)) in rules.directives:
            yield next(iter(step.items()))
        elif not isinstance(step, dict) or "check" not in step:
            return


def _answers(case: Case) -> Iterator[str]:
    """The answers of a case, in order, without the seats that give them."""
    for step in case.do:
        if isinstance(step, str):
            name, _, rest = step.partition(" ")
            text = rest if rest and seat_called(name) >= 0 else step
            if text == END_TURN:
                yield "end"
            elif text not in (SAVE_AND_LOAD, GO_ON):
                yield _TIMES.sub("", text)
        elif seat_called(next(iter(step))) >= 0:
            yield str(next(iter(step.values())))


@cache
def _cases(package: str, file: str) -> list[Case]:
    """The cases of a file. Packages carry their scenarios beside their words; ours are in ``tests`` until packed."""
    folder: Any = resources.files(package) / "scenarios"
    if not folder.is_dir():
        folder = Path(__file__).parents[3] / "tests" / "scenarios" / package.rpartition(".")[2]
    found = folder / file
    return read_cases(found.read_bytes(), where=file) if found.is_file() else []
