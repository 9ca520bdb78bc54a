"""Teaching seer a game: self-play with a bar that grows, then how good what was learned is."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from deckwright.bots.seer.minds import trainer_for, trainer_together_for
from deckwright.bots.seer.training import compare, train
from deckwright.bots.seer.values import UnfitValue, Value, value_of
from deckwright.cli.terminal import Ends, Terminal
from deckwright.errors import cannot_write
from deckwright.lab.estimates import share
from deckwright.rules.contract import Rules


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
    together = trainer_together_for(rules)
    fewest = rules.min_seats if together is not None else max(2, rules.min_seats)
    seats = players or list(range(fewest, rules.max_seats + 1))
    before = _before(rules)
    workers = processes or os.cpu_count() or 1
    path = out or Path(f"{rules.name}.json")
    with terminal.progress(terminal.lang.say("train-learning"), number * len(seats)) as show:
        trainer = trainer_for(rules)
        if trainer is not None:
            value = trainer.train(seats=seats, games=number, seed=seed, processes=workers, before=before, progress=show)
        else:
            value = train(rules.name, seats=seats, games=number, seed=seed, processes=workers, progress=show)
    _write(terminal, value, seats, path)
    for count in seats if matches else ():
        if together is not None:
            for message, tried in (("train-together", value), ("train-together-before", before)):
                if tried is not None:
                    won = together.compare(tried, seats=count, games=matches, seed=seed, processes=workers)
                    terminal.say(message, seats=count, games=matches, **_percents(terminal, won, matches))
        else:
            won = compare(rules.name, value, before, seats=count, games=matches, seed=seed, processes=workers)
            opponent = terminal.lang.bot("thrifty" if before is None else "master")
            terminal.say(
                "train-strength", seats=count, games=matches, opponent=opponent, **_percents(terminal, won, matches)
            )
    return Ends.FINE


def _write(terminal: Terminal, value: Value, seats: list[int], path: Path) -> None:
    """Write what was learned to a file, and say how well it foretells games it has not seen."""
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


def _before(rules: Rules) -> Value | None:
    """What comes with the package, if anything."""
    try:
        return value_of(rules.name)
    except UnfitValue:
        return None


def _percents(terminal: Terminal, won: float, matches: int) -> dict[str, str]:
    found = share(won, matches)
    parts = {"won": found.value, "low": found.low, "high": found.high}
    return {name: terminal.lang.say("percent", value=part) for name, part in parts.items()}
