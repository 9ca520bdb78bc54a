"""The review of a finished game at the terminal: a line for each course, the grades, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from deckwright import games
from deckwright.cli import saved_games
from deckwright.cli.replay import file_names
from deckwright.cli.seating import PERSON, players_of
from deckwright.cli.terminal import Ends, Terminal
from deckwright.coach.reviewing import Decision, Grade, Measured, Review, decisions_of, measure, reviewed, said_at
from deckwright.coach.telling import Teller
from deckwright.errors import PlayerError
from deckwright.records.gamefile import GameFile
from deckwright.records.session import Session

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 48
"""Letters of a course."""
STYLES = {Grade.BRILLIANT: "bold cyan", Grade.GOOD: "green", Grade.SLIP: "yellow", Grade.BLUNDER: "bold red"}


def review_game(
    terminal: Terminal, file: GameFile, path: Path, *, seat: int | None, processes: int, as_json: bool
) -> Ends:
    """Review the game in a file."""
    rules = games.played(file.game, file.setup)
    session = saved_games.play_again(rules, file, path, terminal.lang)
    if seat is not None and seat > session.seats:
        message = f"no seat {seat}; there are 1 to {session.seats}"
        raise PlayerError("unknown-seat", message, seat=str(seat), seats=session.seats)
    decisions = decisions_of(session)
    if not decisions:
        terminal.say("coach-nothing")
        return Ends.FINE
    found = reviewed(session, _measured(terminal, file.game, decisions, processes))
    if as_json:
        terminal.out.file.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
        return Ends.FINE
    names = file_names(file, terminal)
    players = players_of(file.players, file.seats)
    people = [one for one in range(session.seats) if players[one] == PERSON]
    told = [seat - 1] if seat is not None else people or list(range(session.seats))
    _tell(terminal, session, found, names, told, path)
    return Ends.FINE


def _measured(terminal: Terminal, game: str, decisions: list[Decision], processes: int) -> list[Measured]:
    """The decisions, measured one after the other with a bar that grows."""
    measured: list[Measured] = []
    with terminal.progress(terminal.lang.say("coach-review-measuring"), len(decisions)) as show:
        for one in _each(game, decisions, processes):
            measured.append(one)
            show(len(measured), len(decisions))
    return measured


def _each(game: str, decisions: list[Decision], processes: int) -> Iterator[Measured]:
    if processes == 1:
        rules = games.load(game)
        for decision in decisions:
            yield measure(rules, decision)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(_measure, [game] * len(decisions), decisions, chunksize=4)


def _measure(game: str, decision: Decision) -> Measured:
    return measure(games.load(game), decision)


def _tell(terminal: Terminal, session: Session, found: Review, names: list[str], seats: list[int], path: Path) -> None:
    lang, rules = terminal.lang, session.rules
    teller = Teller(lang, rules, names)
    terminal.say("coach-review-title", game=lang.game(rules.name), style="bold")
    grid = Table(box=None, padding=(0, 2, 0, 0))
    grid.add_column(lang.say("coach-player"))
    for grade in Grade:
        grid.add_column(teller.grade(grade), justify="right", style=STYLES[grade])
    for word in ("luck", "choices", "others"):
        grid.add_column(lang.say(f"coach-course-{word}"), justify="right")
    for seat in range(session.seats):
        course, grades = found.courses[seat], found.grades(seat)
        sums = [teller.signed(line[-1]) for line in (course.luck, course.choices, course.others)]
        grid.add_row(names[seat], *(str(grades[grade]) for grade in Grade), *sums)
    terminal.print(grid)
    terminal.say("coach-review-unit", unit=lang.say(f"coach-in-{found.unit}"), style="dim")
    for seat in seats:
        terminal.print("")
        terminal.print(Text(names[seat], style="bold"))
        terminal.print(_courses(terminal, found, seat))
        _moments(terminal, session, found, teller, names[seat], seat)
    terminal.print("")
    terminal.say("coach-try", file=str(path), style="dim")


def _courses(terminal: Terminal, found: Review, seat: int) -> Table:
    """The value, luck and choices of a seat as lines of bars, with where they began and ended."""
    lang, course = terminal.lang, found.courses[seat]
    grid = Table.grid(padding=(0, 1))
    value = "chance" if found.unit == "chance" else "worth" if found.unit == "damage" else "margin"
    lines = [(value, course.value), ("luck", course.luck), ("choices", course.choices), ("others", course.others)]
    if course.chance and found.unit != "chance":
        lines.insert(1, ("chance", [100 * one for one in course.chance]))
    for word, numbers in lines:
        first, last = (lang.say("decimal", value=one) for one in (numbers[0], numbers[-1]))
        grid.add_row(lang.say(f"coach-course-{word}"), Text(first, justify="right"), sparkline(numbers), last)
    return grid


def sparkline(numbers: list[float], width: int = WIDTH) -> str:
    """A course as a line of bars; what falls together into one letter is averaged."""
    count = min(width, len(numbers))
    shown = []
    for number in range(count):
        some = numbers[number * len(numbers) // count : (number + 1) * len(numbers) // count]
        shown.append(sum(some) / len(some))
    low, high = min(shown), max(shown)
    spread = high - low or 1.0
    return "".join(BARS[min(len(BARS) - 1, int((one - low) / spread * len(BARS)))] for one in shown)


def _moments(terminal: Terminal, session: Session, found: Review, teller: Teller, name: str, seat: int) -> None:
    lang, moments = terminal.lang, found.moments(seat)
    if not moments:
        terminal.say("coach-no-moments", player=name)
        return
    terminal.say("coach-moments", player=name)
    for one in moments:
        rival = one.best if one.best != one.key else one.rival
        chosen, best = (said_at(session, one.step, one.seat, key) for key in (one.key, rival))
        head = lang.say("coach-moment", step=one.step + 1, grade=teller.grade(one.grade))
        terminal.print(
            Text.assemble(("  " + head, STYLES[one.grade]), ": ", teller.verdict(one, found.scale, chosen, best))
        )
        about = "move" if one.grade is Grade.BRILLIANT else "better"
        terminal.print(*(f"     {reason}" for reason in teller.reasons(one.reasons, found.scale, about=about)))
