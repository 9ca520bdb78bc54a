"""Measure how strong the bots are: game by game, to be interrupted and continued at will.

Every game is one line of a file. A game that is in the file is not played again, so the same command continues where
it stopped; all follows from the seeds below, so anybody gets the same games. Nothing was tuned on these seeds.

Figures are never of two versions of a bot: the last three games of every experiment are played again first, and if one
comes out otherwise, the bots or the rules have changed since, and all its games are dropped and played again.

examples:
  python benchmarks/strength.py --list                        what is measured
  python benchmarks/strength.py                               play all that is missing, then print the tables
  python benchmarks/strength.py --only 'enchanters-duel$' --minutes 10
  python benchmarks/strength.py --games 50                    no more than 50 games of each
  python benchmarks/strength.py --processes 2                 two games at a time
  python benchmarks/strength.py --table                       print the tables of what was played so far
  python benchmarks/strength.py --check                       say which figures are not of the bots as they are now
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations, pairwise
from pathlib import Path

import msgspec

from deckwright import bots, games
from deckwright.bots import Bot, answer
from deckwright.bots.seer import LEVELS, Seer
from deckwright.core import choose
from deckwright.lab.elo import Pairing, ratings
from deckwright.lab.estimates import share
from deckwright.lab.match import game_seed, line_up
from deckwright.rules.contract import Rules
from deckwright.rules.start import start

PLAYED = Path(__file__).with_name("strength.jsonl")
LADDER = tuple(level.name for level in LEVELS)
STRONG = LADDER[:-3:-1]
"""The two strongest levels, the strongest first."""
NEMESES = (
    "rageborne",
    "carapace-queen",
    "crooked-mask",
    "prince-of-gluttons",
    "umbra-titan",
    "gate-witch",
    "hollow-crown",
    "magus-of-cloaks",
)
SLOW = (0.005, 0.1, 0.5, 2.0)
"""Decisions that take longer than these, in seconds of processor time, are counted."""

PLAYED_AGAIN = 3
"""Bots of two versions may play a single game alike."""


class Experiment(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one kind. The first bot is measured against the others, or together with them."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    setup: dict[str, str] = {}


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played."""

    experiment: str
    index: int
    wins: list[float]
    """The share of the win of each bot, in the order of the experiment."""
    scores: list[int]
    """Their points; empty in games without points."""
    decisions: int
    """Of the bot that is measured."""
    seconds: float
    slow: list[int]
    """How many of them took longer than each of ``SLOW``."""


def experiments() -> list[Experiment]:
    """All that is measured."""
    found = [
        Experiment(name="enchanters-duel", game="enchanters", bots=("seer", "thrifty"), games=1000, seed=901),
        Experiment(name="enchanters-duel-20", game="enchanters", bots=("seer*20", "thrifty"), games=100, seed=901),
        Experiment(name="enchanters-20-1", game="enchanters", bots=("seer*20", "seer"), games=200, seed=902),
        Experiment(name="enchanters-long", game="enchanters", bots=("seer@256x4", "seer"), games=600, seed=909),
        Experiment(name="enchanters-3", game="enchanters", bots=("seer", *["thrifty"] * 2), games=300, seed=903),
        Experiment(name="enchanters-4", game="enchanters", bots=("seer", *["thrifty"] * 3), games=300, seed=904),
        Experiment(name="krutagidon-duel", game="krutagidon", bots=("seer", "thrifty"), games=500, seed=905),
        Experiment(name="krutagidon-duel-master", game="krutagidon", bots=("master", "thrifty"), games=500, seed=905),
    ]
    found += [
        Experiment(
            name=f"krutagidon-{seats}" + ("" if level == "seer" else f"-{level}"),
            game="krutagidon",
            bots=(level, *["thrifty"] * (seats - 1)),
            games=100,
            seed=903 + seats,
        )
        for level in STRONG
        for seats in (3, 4, 5)
    ]
    for number, game in enumerate(("enchanters", "krutagidon")):
        for pair, (one, other) in enumerate(combinations(LADDER, 2)):
            found.append(
                Experiment(
                    name=f"{game}-ladder-{one}-{other}",
                    game=game,
                    bots=(other, one),
                    games=200,
                    seed=920 + 10 * number + pair,
                )
            )
    found += list(_aeons_end())
    return [experiment for experiment in found if set(LADDER) <= set(bots.names(games.load(experiment.game)))]


class Series(msgspec.Struct, frozen=True, kw_only=True):
    """Games of Aeon's End against every nemesis: as many mages of one level, drawn at random, with the first market."""

    level: str
    games: int
    """Against each nemesis."""
    mages: int = 2
    difficulty: str = "normal"

    @property
    def name(self) -> str:
        return f"{self.level}-{self.difficulty}-x{self.mages}"

    def against(self, nemesis: str) -> Experiment:
        boxes = "base" if nemesis in NEMESES[:4] else "base,war-eternal"
        return Experiment(
            name=f"aeons-end-{self.name}-{nemesis}",
            game="aeons-end",
            bots=(self.level,) * self.mages,
            games=self.games,
            seed=960 + self.mages,
            setup={"nemesis": nemesis, "boxes": boxes, "difficulty": self.difficulty},
        )


SERIES = (
    *[Series(level=level, games=64 if level == "seer" else 125) for level in reversed(LADDER)],
    *[Series(level=level, games=32, difficulty=other) for level in STRONG for other in ("beginner", "expert")],
    *[Series(level=level, games=32, mages=mages) for level in STRONG for mages in (1, 3, 4)],
)
"""Every level at normal difficulty; the strongest and the quick one at others, and with more or fewer mages."""


def _aeons_end() -> Iterator[Experiment]:
    for series in SERIES:
        for nemesis in NEMESES:
            yield series.against(nemesis)


def entrant(name: str, rules: Rules, seed: int) -> Bot:
    """A bot by its name; ``seer*20`` looks at twenty times as many deals, and ``seer@256x4`` four turns further in 256
    deals, where it drops a plan as soon as that is clearly behind.
    """
    asked = re.fullmatch(r"(\w+)(?:\*(\d+)|@(\d+)x(\d+))", name)
    if asked is None:
        return bots.bot(name, rules, seed)
    level = next(one for one in LEVELS if one.name == asked[1])
    budget = level.budget_for(rules.name)
    assert budget is not None, f"{level.name} does not look ahead"
    if asked[2]:
        budget = msgspec.structs.replace(budget, deals=budget.deals * int(asked[2]))
    else:
        budget = msgspec.structs.replace(budget, deals=int(asked[3]), turns=int(asked[4]), until_clear=True)
    return Seer(rules, seed, msgspec.structs.replace(level, budget=budget))


def play(experiment: Experiment, index: int) -> Record:
    """Play one game of an experiment."""
    rules = games.load(experiment.game)
    count = len(experiment.bots)
    seed = game_seed(experiment.seed, index)
    seated = line_up(tuple(str(number) for number in range(count)), index)
    bot_at = [int(number) for number in seated]
    players = {seat: entrant(experiment.bots[bot], rules, (seed << 3) + seat) for seat, bot in enumerate(bot_at)}
    game = start(rules, count, rules.check_setup(count, experiment.setup), seed)
    measured, spent = bot_at.index(0), []
    while game.outcome is None:
        before = time.process_time()
        seat, _, option = answer(players, game)
        if seat == measured:
            spent.append(time.process_time() - before)
        choose(game, option, seat)
    winners = game.outcome["winners"]
    wins, scores = [0.0] * count, [0] * count
    for seat, bot in enumerate(bot_at):
        wins[bot] = 1 / len(winners) if seat in winners else 0.0
        scores[bot] = game.outcome["scores"][seat] if game.outcome["scores"] else 0
    if not rules.competitive:
        wins = [float(bool(winners))] * count
    return Record(
        experiment=experiment.name,
        index=index,
        wins=wins,
        scores=scores if game.outcome["scores"] else [],
        decisions=len(spent),
        seconds=round(sum(spent), 4),
        slow=[sum(one > limit for one in spent) for limit in SLOW],
    )


def read(path: Path) -> dict[str, dict[int, Record]]:
    """The games that were played, by experiment and number. A line cut short by an interruption is left out."""
    found: dict[str, dict[int, Record]] = {}
    for line in path.read_bytes().splitlines() if path.exists() else []:
        try:
            record = msgspec.json.decode(line, type=Record)
        except msgspec.DecodeError:
            continue
        found.setdefault(record.experiment, {})[record.index] = record
    return found


def stale(wanted: list[Experiment], path: Path) -> list[str]:
    """The experiments whose last games come out otherwise when they are played again: other bots played them."""
    played, found = read(path), []
    for experiment in wanted:
        records = played.get(experiment.name, {})
        if any(not same_game(records[index], play(experiment, index)) for index in sorted(records)[-PLAYED_AGAIN:]):
            found.append(experiment.name)
    return found


def same_game(one: Record, other: Record) -> bool:
    """Whether a game went the same way, however long it took."""
    return (one.wins, one.scores, one.decisions) == (other.wins, other.scores, other.decisions)


def drop(names: list[str], path: Path) -> None:
    """Take the games of some experiments out of the file."""
    records = [record for name, numbered in read(path).items() if name not in names for record in numbered.values()]
    beside = path.with_suffix(".new")
    beside.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
    beside.replace(path)


def play_missing(
    wanted: list[Experiment], path: Path, *, most: int | None, minutes: float | None, processes: int = 1
) -> None:
    """Play what is not in the file, a game of each experiment in turn, so that all of them grow."""
    until = time.monotonic() + 60 * minutes if minutes is not None else float("inf")
    if changed := stale(wanted, path):
        print(f"the bots play otherwise now, so these begin again: {', '.join(changed)}", file=sys.stderr)
        drop(changed, path)
    if path.exists() and not path.read_bytes().endswith(b"\n"):
        with path.open("ab") as file:
            file.write(b"\n")
    missing = _missing(wanted, read(path), most)
    with ProcessPoolExecutor(processes) as pool:
        running: set[Future[Record]] = set()
        while True:
            while len(running) < processes and time.monotonic() < until and (job := next(missing, None)) is not None:
                running.add(pool.submit(play, *job))
            if not running:
                return
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            with path.open("ab") as file:
                for record in [one.result() for one in ended]:
                    file.write(msgspec.json.encode(record) + b"\n")
                    print(f"{record.experiment} {record.index + 1} {record.wins[0]:g}", file=sys.stderr)


def _missing(
    wanted: list[Experiment], played: dict[str, dict[int, Record]], most: int | None
) -> Iterator[tuple[Experiment, int]]:
    for index in range(max((experiment.games for experiment in wanted), default=0)):
        for experiment in wanted:
            if index < min(experiment.games, most or experiment.games) and index not in played.get(experiment.name, {}):
                yield experiment, index


def tables(wanted: list[Experiment], path: Path) -> str:
    """What was found, as Markdown."""
    played = read(path)
    lines = [
        "| experiment | bots | games | wins | 95 % interval | points ahead | ms a decision | over 0.1 / 0.5 / 2 s |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for experiment in wanted:
        together = "-ladder-" in experiment.name or experiment.game == "aeons-end"
        if not together and (records := list(played.get(experiment.name, {}).values())):
            lines.append(_line(experiment, records))
    for game in ("enchanters", "krutagidon"):
        lines += _ladder(game, wanted, played)
    for series in SERIES:
        lines += _series(series, {experiment.name for experiment in wanted}, played)
    return "\n".join(lines)


def _series(series: Series, wanted: set[str], played: dict[str, dict[int, Record]]) -> list[str]:
    rows: list[tuple[str, list[Record]]] = []
    for nemesis in NEMESES:
        name = series.against(nemesis).name
        if name in wanted and name in played:
            rows.append((f"`{nemesis}`", list(played[name].values())))
    if not rows:
        return []
    rows.append(("**all**", [record for _, records in rows for record in records]))
    lines = ["", f"aeons-end: {series.name}", "", "| nemesis | games | won | 95 % interval |", "|---|---|---|---|"]
    for name, records in rows:
        won = share(sum(record.wins[0] for record in records), len(records))
        interval = f"{100 * won.low:.1f} – {100 * won.high:.1f} %"
        lines.append(f"| {name} | {len(records)} | {100 * won.value:.1f} % | {interval} |")
    decisions = sum(record.decisions for _, records in rows[:-1] for record in records) or 1
    seconds = sum(record.seconds for _, records in rows[:-1] for record in records)
    slow = sum(record.slow[-1] for _, records in rows[:-1] for record in records)
    lines += ["", f"{1000 * seconds / decisions:.1f} ms a decision, {slow} of {decisions} over {SLOW[-1]:g} s"]
    return lines


def _line(experiment: Experiment, records: list[Record]) -> str:
    count = len(records)
    found = share(sum(record.wins[0] for record in records), count)
    decisions = sum(record.decisions for record in records) or 1
    ahead = [record.scores[0] - max(record.scores[1:]) for record in records if len(record.scores) > 1]
    slow = [100 * sum(record.slow[at] for record in records) / decisions for at in range(len(SLOW))]
    cells = (
        experiment.name,
        ", ".join(experiment.bots),
        str(count),
        f"{100 * found.value:.1f} %",
        f"{100 * found.low:.1f} – {100 * found.high:.1f} %",
        f"{sum(ahead) / len(ahead):+.1f}" if ahead else "",
        f"{1000 * sum(record.seconds for record in records) / decisions:.1f}",
        " / ".join(f"{one:.1f} %" for one in slow[1:]),
    )
    return f"| {' | '.join(cells)} |"


def _ladder(game: str, wanted: list[Experiment], played: dict[str, dict[int, Record]]) -> list[str]:
    results: dict[tuple[str, str], Pairing] = {}
    for experiment in wanted:
        if experiment.name.startswith(f"{game}-ladder-") and (records := played.get(experiment.name)):
            stronger, weaker = experiment.bots
            results[stronger, weaker] = Pairing(len(records), sum(record.wins[0] for record in records.values()))
    if {player for pair in results for player in pair} != set(LADDER):
        return []
    found = ratings(results, anchor=LADDER[1])
    steps = {level: ratings(results, anchor=below)[level] for below, level in pairwise(LADDER)}
    total = sum(pairing.games for pairing in results.values())
    lines = ["", f"{game}: round robin, {total} games", "", "| level | Elo | above the level below |", "|---|---|---|"]
    for level in LADDER:
        above = steps.get(level)
        gap = f"{above.value:+.0f} ({above.low:+.0f} – {above.high:+.0f})" if above else ""
        lines.append(f"| {level} | {found[level].value:+.0f} | {gap} |")
    return lines


def main(arguments: Sequence[str] | None = None) -> None:
    options = _options(arguments)
    wanted = [experiment for experiment in experiments() if re.search(options.only, experiment.name)]
    if options.list:
        for experiment in wanted:
            print(f"{experiment.name}: {experiment.games} × {', '.join(experiment.bots)}, seed {experiment.seed}")
        return
    if options.check:
        changed = stale(wanted, options.out)
        print("\n".join(f"{name}: the bots play otherwise now" for name in changed) or "all figures are of these bots")
        sys.exit(bool(changed))
    if not options.table:
        try:
            play_missing(wanted, options.out, most=options.games, minutes=options.minutes, processes=options.processes)
        except KeyboardInterrupt:
            print("interrupted; the same command continues", file=sys.stderr)
    print(tables(wanted, options.out))


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="only experiments whose name has this regular expression in it")
    parser.add_argument("--games", type=int, help="no more than so many games of each")
    parser.add_argument("--processes", type=int, default=1, help="so many games at a time (default: %(default)s)")
    parser.add_argument("--minutes", type=float, help="begin no game after so many minutes")
    parser.add_argument("--out", type=Path, default=PLAYED, help="the file of games (default: %(default)s)")
    parser.add_argument("--table", action="store_true", help="play nothing, print what was found so far")
    parser.add_argument("--check", action="store_true", help="play one game of each again, and say which have changed")
    parser.add_argument("--list", action="store_true", help="print what is measured")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    main()
