"""Measure our games beside other engines in one run, and write benchmarks/RESULTS.md.

examples:
  python benchmarks/run.py                            the whole table, a minute or so
  python benchmarks/run.py --only pyminion --json     only what has this in its name, as JSON; writes no page
  python benchmarks/run.py --seconds 0.1 --rounds 3 --output /tmp/quick.md
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import median

import instructions
import peers
from measure import Measure, calibrate, measure_all, middle
from ours import our_games, our_playouts

from deckwright import ENGINE

RESULTS = Path(__file__).with_name("RESULTS.md")

LIMITS = {
    "copy_us": 2.5,
    "deal_us": 7.5,
    "to_bytes_us": 10,
    "from_bytes_us": 12,
    "new_game_us": 60,
    "state_bytes": 5_000,
}
LIMITS_OF = {
    "enchanters": LIMITS | {"copy_us": 1.5, "deal_us": 4.5, "from_bytes_us": 8, "new_game_us": 25},
    "krutagidon": LIMITS | {"copy_us": 4, "deal_us": 12, "to_bytes_us": 20, "from_bytes_us": 20, "new_game_us": 120},
}
"""Of the compiled engine."""
QUICK, NATIVE = f"pyminion{peers.LOG_OFF}", "OpenSpiel hearts"
TIMES_FASTER = {
    "enchanters": {QUICK: 3.0, NATIVE: 1.0},
    "aeons-end": {QUICK: 3.0, NATIVE: 0.6},
    "krutagidon": {NATIVE: 0.6},
}
"""How many times as fast as a peer each game is to be: the quickest in Python, its log off, and one in C++."""

RATIOS = ("decisions_per_second", "after_setup", "copy_us", "new_game_us")

Cell = str | float | None


@dataclass(frozen=True, slots=True)
class Report:
    """All that one run found."""

    ours: list[Measure]
    played_out: list[Measure]
    theirs: list[Measure]
    paces: list[float]
    seconds: float
    rounds: int

    @property
    def ratios(self) -> dict[str, dict[str, dict[str, float]]]:
        """For each game of ours and each peer, how many times better ours is."""
        return {game.name: {peer.name: ratios(game, peer) for peer in self.theirs} for game in self.ours}


def main(arguments: Sequence[str] | None = None) -> None:
    options = _options(arguments)
    wanted = options.only.lower()
    games = [game for game in our_games() if wanted in game.name.lower()]
    playouts = [game for game in our_playouts() if wanted in game.name.lower()]
    here, absent = peers.peers()
    rivals = [peer for peer in here if wanted in peer.name.lower()]
    absent = [peer for peer in absent if wanted in peer.name.lower()]
    if not (games or playouts or rivals or absent):
        sys.exit(f"nothing to measure: no game or engine has {options.only!r} in its name")

    subjects = [*games, *playouts, *rivals]
    taken = measure_all(subjects, seconds=options.seconds, rounds=options.rounds, tell=_tell)
    paces = [found.pace for row in taken for found in row if found.pace is not None] or [calibrate()]
    rows = [middle(row, median(paces)) for row in taken]
    if options.instructions:
        rows = [_counted(row) for row in rows]
    ours, others = rows[: len(games)], rows[len(games) :]
    played_out, theirs = others[: len(playouts)], others[len(playouts) :] + absent
    report = Report(ours, played_out, theirs, paces, options.seconds, options.rounds)

    text = as_markdown(report)
    if options.output:
        options.output.write_text(text, encoding="utf-8")
    print(json.dumps(as_json(report), indent=2) if options.json else text)


def _counted(found: Measure) -> Measure:
    """The same with the instructions of a decision, of our games and of the two that they are held against."""
    if found.name in (*TIMES_FASTER, QUICK, NATIVE):
        _tell(f"counting instructions: {found.name}")
        return replace(found, instructions=instructions.per_decision(found.name))
    return found


def ratios(ours: Measure, theirs: Measure) -> dict[str, float]:
    """Tell how many times better ours is, in each figure that both have."""
    found: dict[str, float] = {}
    for name in ("decisions_per_second", "after_setup"):
        if (mine := getattr(ours, name)) and (other := getattr(theirs, name)):
            found[name] = mine / other
    for name in ("copy_us", "new_game_us"):
        if (mine := getattr(ours, name)) and (other := getattr(theirs, name)):
            found[name] = other / mine
    return found


def as_json(report: Report) -> dict[str, object]:
    return {
        "engine": ENGINE.why,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "seconds": report.seconds,
        "rounds": report.rounds,
        "pace": {"least": min(report.paces), "median": median(report.paces), "most": max(report.paces)},
        "packages": peers.versions(),
        "ours": [asdict(found) for found in report.ours],
        "played_out": [asdict(found) for found in report.played_out],
        "peers": [asdict(found) for found in report.theirs],
        "ratios": report.ratios,
    }


def as_markdown(report: Report) -> str:
    packages = ", ".join(f"{package} {version}" for package, version in peers.versions().items())
    slowest, usual, fastest = min(report.paces), median(report.paces), max(report.paces)
    parts = [
        "# Benchmarks",
        "Written by `make bench`. One core, random play, whole games with their set-up, legal options included; ours"
        " build no view. A decision is one answer that the engine waited for; *after set-up* leaves out the time of"
        " setting up and dealing. Copies and bytes are of games halfway through. *Instructions* of a decision, set-up"
        f" included, {'were counted by valgrind' if _any_counted(report) else 'were not counted: that needs valgrind'};"
        " they do not depend on what else the machine does. *play_out* leaves the whole loop to the engine.",
        f"Our engine {'compiled' if ENGINE.compiled else 'in plain Python'}. Python {platform.python_version()},"
        f" {platform.machine()}, {os.cpu_count()} cores; {packages}."
        f" Medians of {report.rounds} interleaved rounds of about {report.seconds:g} s each, brought to one pace by a"
        f" fixed loop of plain Python run before and after each: {usual:.1f} million laps a second, between"
        f" {slowest:.1f} and {fastest:.1f} during this run. *Spread* is that of the middle half of the rounds.",
        "## Figures",
        _table(
            ("", "decisions/s", "spread", "after set-up", "instructions", "per game", "copy µs", "new game µs", "note"),
            [_figures(found) for found in (*report.ours, *report.played_out, *report.theirs)],
        ),
    ]
    if report.ours:
        parts += ["## Our goals", _table(("", "figure", "measured", "goal", ""), _goals(report))]
    for game, rivals in report.ratios.items():
        parts += [
            f"## Times better: {game}",
            _table(
                ("than", "decisions/s", "after set-up", "copy", "new game"),
                [(peer, *(_times(better.get(name)) for name in RATIOS)) for peer, better in rivals.items()],
            ),
        ]
    return "\n\n".join(parts) + "\n"


def _figures(found: Measure) -> tuple[Cell, ...]:
    spread = None if found.spread is None else f"{found.spread:.0%}"
    return (
        found.name,
        found.decisions_per_second,
        spread,
        found.after_setup,
        found.instructions,
        found.decisions_per_game,
        found.copy_us,
        found.new_game_us,
        found.note,
    )


def _goals(report: Report) -> list[tuple[Cell, ...]]:
    rows: list[tuple[Cell, ...]] = []
    for game in report.ours:
        for rival, times in TIMES_FASTER.get(game.name, {}).items():
            faster = report.ratios[game.name].get(rival, {}).get("decisions_per_second")
            if faster is not None:
                rows.append(
                    (game.name, f"decisions/s of {rival}", _times(faster), f"≥ {times:g} ×", _verdict(faster >= times))
                )
        for name, limit in LIMITS_OF.get(game.name, LIMITS).items():
            if (value := getattr(game, name)) is not None:
                rows.append(
                    (
                        game.name,
                        name.replace("_us", " µs").replace("_", " "),
                        value,
                        f"≤ {limit:,}",
                        _verdict(value <= limit),
                    )
                )
    return rows


def _any_counted(report: Report) -> bool:
    return any(found.instructions is not None for found in (*report.ours, *report.theirs))


def _verdict(met: bool) -> str:
    return "met" if met else "**missed**"


def _times(value: float | None) -> Cell:
    return None if value is None else f"{value:.2f} ×" if value < 10 else f"{value:,.0f} ×"


def _table(head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    rule = ["---" if column in ("", "than", "figure", "note") else "---:" for column in head]
    lines = [head, rule, *([_cell(cell) for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cell(value: Cell) -> str:
    if value is None:
        return "–"
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _tell(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    first, _, examples = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(
        description=first, epilog=examples, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=0.5, help="for one engine in one round (default: 0.5)")
    parser.add_argument("--rounds", type=int, default=15, help="how often each engine is measured (default: 15)")
    parser.add_argument("--only", default="", metavar="TEXT", help="measure only what has TEXT in its name")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--instructions", action="store_true", help="count instructions, too; some minutes more")
    parser.add_argument("--output", type=Path, help="the page to write (default: RESULTS.md here, unless --only)")
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.rounds < 1:
        parser.error("--seconds must be more than 0 and --rounds at least 1")
    if options.output is None and not options.only:
        options.output = RESULTS
    return options


if __name__ == "__main__":
    main()
