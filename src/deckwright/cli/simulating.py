"""Letting bots play many games, with a bar that grows and a table of results."""

from __future__ import annotations

from rich.table import Table

from deckwright import games
from deckwright.cli.seating import simple_bots
from deckwright.cli.terminal import Ends, Terminal
from deckwright.lab import Crash, Estimate, Report, simulate
from deckwright.text import Language


def simulate_games(
    terminal: Terminal,
    game: str,
    *,
    bots: list[str],
    number: int,
    seed: int,
    setup: dict[str, str],
    processes: int | None,
    as_json: bool,
) -> Ends:
    """Simulate and print the report. Ctrl-C ends early, with a report of what was played."""
    for note in simple_bots(terminal.lang, games.load(game), bots):
        terminal.err.print(note, style="yellow", highlight=False, markup=False)
    with terminal.progress(terminal.lang.say("simulate-playing"), number) as show:
        report = simulate(
            game,
            bots=bots,
            games=number,
            seed=seed,
            setup=setup,
            processes=processes,
            progress=show,
        )
    if as_json:
        terminal.print(report.to_json().decode().rstrip())
    else:
        _show(terminal, report)
    if report.interrupted:
        return Ends.INTERRUPTED
    return Ends.FAILED if report.crashes else Ends.FINE


def _show(terminal: Terminal, report: Report) -> None:
    lang = terminal.lang
    terminal.say(
        "simulate-summary",
        game=lang.game(report.game),
        games=report.games,
        seconds=round(report.seconds, 1),
        seed=str(report.seed),
        style="bold",
    )
    terminal.say("simulate-length", decisions=round(report.decisions, 1), turns=round(report.turns, 1))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(lang.say("simulate-bot"))
    for key in ("games", "wins", "interval", "score"):
        table.add_column(lang.say(f"simulate-{key}"), justify="right")
    for seat in range(len(report.line_up)):
        table.add_column(lang.say("simulate-seat", number=seat + 1), justify="right")
    for name, bot in report.bots.items():
        table.add_row(
            lang.bot(name),
            str(bot.games),
            _percent(lang, bot.win_share.value),
            _between(lang, bot.win_share),
            _with_reach(lang, bot.score) if bot.score is not None else "—",
            *(_percent(lang, seat.win_share.value) for seat in bot.seats),
        )
    terminal.print(table)
    if report.table is not None:
        won = report.table.win_share
        terminal.say("simulate-table", won=_percent(lang, won.value), between=_between(lang, won))
    if report.interrupted:
        terminal.say("simulate-interrupted", games=report.games, asked=report.asked, style="yellow")
    if report.crashes:
        terminal.complain(lang.say("simulate-crashes", count=len(report.crashes), why=_why(lang, report.crashes[0])))


def _why(lang: Language, crash: Crash) -> str:
    """Why a game crashed; of a card's text that does not end, where to fix it."""
    if not crash.endless:
        return crash.error
    game = crash.file.game
    return lang.say("simulate-endless", **crash.endless, seed=str(crash.file.seed), file=games.file_of(game))


def _percent(lang: Language, value: float) -> str:
    return lang.say("percent", value=value)


def _between(lang: Language, share: Estimate) -> str:
    return f"{_percent(lang, share.low)} – {_percent(lang, share.high)}"


def _with_reach(lang: Language, mean: Estimate) -> str:
    """A mean and how far it may be off."""
    reach = lang.say("decimal", value=(mean.high - mean.low) / 2)
    return f"{lang.say('decimal', value=mean.value)} ± {reach}".replace("-", "−")
