"""Let many tables with the strongest bots share the processes that think, and show how fairly they do.

examples:
  python benchmarks/crowd.py                               50 tables of Enchanters, two processes, 30 seconds
  python benchmarks/crowd.py --tables 10 --seconds 10 --processes 1
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Sequence
from statistics import median, quantiles

from deckwright import games
from deckwright.core import choose, waiting_for
from deckwright.records import from_bytes, to_bytes
from deckwright.rules import new_game
from deckwright.table import thinking
from deckwright.table.thinking import Thinkers

BUDGET = 3.0


async def table(thinkers: Thinkers, game: str, number: int, until: float, waits: list[float]) -> int:
    """Play one table until the time is over; returns how many answers its bots gave."""
    rules = games.load(game)
    position = new_game(rules, 2, seed=number)
    answers = 0
    while time.monotonic() < until:
        if position.question is None:
            position = new_game(rules, 2, seed=number + 1000 * answers)
        seat = waiting_for(position)[0]
        begun = time.monotonic()
        answered = await thinkers.do_for(
            f"table-{number}",
            BUDGET + 1,
            thinking.choose,
            game,
            to_bytes(position),
            seat,
            "seer",
            answers,
            f"table-{number}",
            thinkers.fair_share(BUDGET),
        )
        waits.append(time.monotonic() - begun)
        answers += 1
        assert position.question is not None
        options = position.question.options_of(seat)
        position = from_bytes(rules, to_bytes(position))
        choose(position, options[rules.keys(position, options).index(str(answered.key))], seat)
    return answers


async def crowd(game: str, tables: int, processes: int, seconds: float) -> None:
    thinkers = Thinkers(processes)
    thinkers.open()
    await asyncio.gather(*(thinkers.do_for(str(number), 600.0, time.sleep, 0.1) for number in range(2 * processes)))
    waits: list[float] = []
    until = time.monotonic() + seconds
    answers = await asyncio.gather(*(table(thinkers, game, number, until, waits) for number in range(tables)))
    thinkers.close()
    late = quantiles(waits, n=20)[-1]
    print(f"{tables} tables of {game}, {processes} processes, {seconds:g} s: {sum(answers)} answers")
    print(f"answers per table: {min(answers)} – {max(answers)}, half of them {median(answers):g} or more")
    print(f"an answer takes {median(waits):.2f} s, one of twenty {late:.2f} s or more, the slowest {max(waits):.2f} s")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="enchanters")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=30.0)
    options = parser.parse_args(arguments)
    asyncio.run(crowd(options.game, options.tables, options.processes, options.seconds))


if __name__ == "__main__":
    main()
