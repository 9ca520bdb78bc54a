"""Measuring the speed of our games on this machine."""

from __future__ import annotations

import msgspec
from rich.table import Table

from deckwright import games
from deckwright.cli.terminal import Ends, Terminal
from deckwright.lab.speed import Speed, measure


def measure_games(terminal: Terminal, names: list[str], *, seconds: float, as_json: bool) -> Ends:
    """Measure each game and print what was found."""
    loaded = [games.load(name) for name in names]
    speeds: list[Speed] = []
    for rules in loaded:
        with terminal.busy(terminal.lang.say("bench-measuring", game=terminal.lang.game(rules.name))):
            speeds.append(measure(rules, seconds=seconds))
    if as_json:
        terminal.print(msgspec.json.format(msgspec.json.encode(speeds), indent=2).decode())
        return Ends.FINE
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for speed in speeds:
        table.add_column(terminal.lang.game(speed.game), justify="right")
    for field in msgspec.structs.fields(Speed):
        if field.name not in ("game", "rules"):
            values = [getattr(speed, field.name) for speed in speeds]
            table.add_row(terminal.lang.say(f"bench-{field.name}"), *(_figure(value) for value in values))
    terminal.print(table)
    return Ends.FINE


def _figure(value: float) -> str:
    """A number as exact as it is worth."""
    return f"{value:,.0f}".replace(",", "\u202f") if value >= 100 or value == int(value) else f"{value:.1f}"
