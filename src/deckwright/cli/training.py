"""Teaching seer a game: self-play with a bar that grows, then how good what was learned is."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from deckwright.bots.seer.training import compare, train
from deckwright.bots.seer.values import UnfitValue, value_of
from deckwright.cli.terminal import Ends, Terminal
from deckwright.core.errors import cannot_write
from deckwright.core.rules import Rules
from deckwright.lab.estimates import share


def train_value(
    terminal: Terminal,
    rules: Rules,
    *,
    players: list[int] | None,
    number: int,
    seed: int,
    processes: int | None,
    out: Path | None,
    matches: int,
) -> Ends:
    """Learn a value, write it to a file, and report its error and its strength."""
    seats = players or list(range(max(2, rules.min_seats), rules.max_seats + 1))
    workers = processes or os.cpu_count() or 1
    path = out or Path(f"{rules.name}.json")
    with _bar(terminal) as bar:
        task = bar.add_task(terminal.lang.say("train-learning"), total=number * len(seats))
        value = train(
            rules.name,
            seats=seats,
            games=number,
            seed=seed,
            processes=workers,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")
    except OSError as error:
        raise cannot_write(path, error) from error
    terminal.say("train-written", path=str(path), size=path.stat().st_size)
    for count in seats:
        learned = value.training[count]
        terminal.say(
            "train-result",
            seats=count,
            games=learned.games,
            error=str(learned.held_out_error),
            explained=terminal.lang.say("percent", value=learned.explained),
        )
    if matches:
        try:
            before = value_of(rules.name)
        except UnfitValue:
            before = None
        for count in seats:
            won = compare(rules.name, value, before, seats=count, games=matches, seed=seed, processes=workers)
            found = share(won, matches)
            terminal.say(
                "train-strength",
                seats=count,
                games=matches,
                opponent=terminal.lang.bot("thrifty" if before is None else "master"),
                won=terminal.lang.say("percent", value=found.value),
                low=terminal.lang.say("percent", value=found.low),
                high=terminal.lang.say("percent", value=found.high),
            )
    return Ends.FINE


def _bar(terminal: Terminal) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.err,
        transient=True,
        disable=not terminal.err.is_terminal,
    )
