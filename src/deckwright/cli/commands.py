"""The commands and their options. What each one is for is said in the language files, under its name."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from deckwright import __version__, games
from deckwright.cli import saved_games
from deckwright.cli.helping import SpokenCommand, SpokenGroup
from deckwright.cli.terminal import Ends, Terminal, spoken
from deckwright.errors import PlayerError
from deckwright.extras import needing
from deckwright.records.gamefile import can_play
from deckwright.records.session import Session

app = typer.Typer(cls=SpokenGroup, add_completion=False, context_settings={"help_option_names": ["--help", "-h"]})

GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=games.names)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="uk|ru|en", show_default=False)]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE")]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME,NAME")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", min=0, max=2**63 - 1)]
Json = Annotated[bool, typer.Option("--json")]


@app.callback(invoke_without_command=True)
def deckwright(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    if version:
        typer.echo(__version__)
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command(cls=SpokenCommand)
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option("--players", "-p")] = None,
    bots: Bots = "",
    hotseat: Annotated[bool, typer.Option("--hotseat")] = False,
    names: Annotated[str, typer.Option("--names", metavar="NAME,NAME")] = "",
    settings: Settings = None,
    seed: Seed = None,
    careful: Annotated[bool, typer.Option("--careful")] = False,
    lang: Lang = None,
) -> int:
    from deckwright.cli.play import Play
    from deckwright.cli.seating import check_names, seat_players, simple_bots
    from deckwright.cli.sitting import Sitting

    terminal = Terminal(spoken(lang))
    rules = games.load(game)
    seated = seat_players(rules, players=players, bot_names=_listed(bots), hotseat=hotseat)
    check_names(terminal.lang, seated, _listed(names))
    session = Session(
        rules,
        len(seated),
        seed=secrets.randbelow(2**32) if seed is None else seed,
        setup=_set_up(settings),
        players=seated,
        names=_listed(names),
    )
    notes = [*terminal.lang.setup_notes(rules, session.game.options), *simple_bots(terminal.lang, rules, seated)]
    sitting = Sitting(session, terminal.lang, saved_games.new_path(game))
    return Play(sitting, terminal, notes=notes, careful=careful).run()


@app.command(cls=SpokenCommand)
def learn(
    game: GameName,
    lesson: Annotated[str | None, typer.Option("--lesson", metavar="NAME")] = None,
    lang: Lang = None,
) -> int:
    from deckwright.cli.learning import learn_game

    return learn_game(Terminal(spoken(lang)), games.load(game), name=lesson)


@app.command(cls=SpokenCommand)
def resume(
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    list_: Annotated[bool, typer.Option("--list")] = False,
    from_: Annotated[int | None, typer.Option("--from", metavar="N")] = None,
    lang: Lang = None,
) -> int:
    from deckwright.cli.learning import Guided
    from deckwright.cli.play import Play
    from deckwright.cli.replay import show_snapshot
    from deckwright.cli.sitting import Sitting

    terminal = Terminal(spoken(lang))
    if list_:
        return saved_games.show(terminal)
    path = saved_games.latest() if file is None else saved_games.find(file)
    saved = saved_games.read(path, terminal.lang)
    rules = games.played(saved.game, saved.setup)
    if not can_play(rules, saved):
        show_snapshot(rules, saved, terminal)
        return Ends.FAILED
    if from_ is not None:
        saved = saved_games.cut_before(saved, from_)
    session = saved_games.play_again(rules, saved, path, terminal.lang)
    sitting = Sitting(session, terminal.lang, path if from_ is None else saved_games.new_path(saved.game))
    return (Guided if "lesson" in saved.setup else Play)(sitting, terminal).run()


@app.command(cls=SpokenCommand)
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="1|2|…|table|open")] = None,
    lang: Lang = None,
) -> int:
    from deckwright.cli.replay import Replay, seat_called, show_snapshot

    terminal = Terminal(spoken(lang))
    path = saved_games.find(file)
    saved = saved_games.read(path, terminal.lang)
    rules = games.played(saved.game, saved.setup)
    if not can_play(rules, saved):
        show_snapshot(rules, saved, terminal)
        return Ends.FINE
    eyes = None if seat is None else seat_called(seat, saved.seats)
    shown = Replay(saved_games.play_again(rules, saved, path, terminal.lang), terminal, seat=eyes)
    return shown.step_through() if terminal.is_interactive else shown.tell()


@app.command(cls=SpokenCommand)
def review(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", min=1)] = None,
    processes: Annotated[int, typer.Option("--processes", min=1)] = 1,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from deckwright.cli.reviewing import review_game

    terminal = Terminal(spoken(lang))
    path = saved_games.find(file)
    saved = saved_games.read(path, terminal.lang)
    return review_game(terminal, saved, path, seat=seat, processes=processes, as_json=json)


@app.command(cls=SpokenCommand)
def simulate(
    game: GameName,
    number: Annotated[int, typer.Option("--games", "-n", min=1)] = 1000,
    bots: Bots = "thrifty,random",
    settings: Settings = None,
    seed: Seed = 1,
    processes: Annotated[int | None, typer.Option("--processes", min=1)] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from deckwright.cli.simulating import simulate_games

    return simulate_games(
        Terminal(spoken(lang)),
        game,
        bots=_listed(bots),
        number=number,
        seed=1 if seed is None else seed,
        setup=_set_up(settings),
        processes=processes,
        as_json=json,
    )


@app.command(cls=SpokenCommand)
def train(
    game: GameName,
    number: Annotated[int, typer.Option("--games", "-n", min=40)] = 2000,
    players: Annotated[list[int] | None, typer.Option("--players", "-p")] = None,
    seed: Seed = 1,
    processes: Annotated[int | None, typer.Option("--processes", min=1)] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    matches: Annotated[int, typer.Option("--matches", min=0)] = 200,
    lang: Lang = None,
) -> int:
    with needing("train"):
        from deckwright.cli.training import train_value

    return train_value(
        Terminal(spoken(lang)),
        games.load(game),
        players=players,
        number=number,
        seed=1 if seed is None else seed,
        processes=processes,
        out=out,
        matches=matches,
    )


@app.command(cls=SpokenCommand)
def scenario(
    files: Annotated[list[Path], typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> int:
    from deckwright.cli.scenarios import run_scenarios

    return run_scenarios(Terminal(spoken(lang)), files)


@app.command(cls=SpokenCommand)
def cards(
    game: GameName,
    kind: Annotated[str | None, typer.Option("--kind", metavar="KIND")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="TEXT")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from deckwright.cli.compendium import show_cards

    return show_cards(Terminal(spoken(lang)), games.load(game), kind=kind, name=name, as_json=json)


@app.command(cls=SpokenCommand)
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seal: Annotated[str, typer.Option("--seal", metavar="SEAL")] = "",
    lang: Lang = None,
) -> int:
    from deckwright.cli import verifying

    terminal = Terminal(spoken(lang))
    return verifying.verify(terminal, saved_games.read(saved_games.find(file), terminal.lang), seal=seal)


@app.command(cls=SpokenCommand)
def doctor(
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER")] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from deckwright.cli.doctor import examine, examine_tables

    if data is not None:
        return examine_tables(Terminal(spoken(lang)), data, as_json=json)
    return examine(Terminal(spoken(lang)), as_json=json)


@app.command(cls=SpokenCommand)
def bench(
    only: Annotated[list[str] | None, typer.Option("--game", metavar="GAME", autocompletion=games.names)] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1)] = 2.0,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from deckwright.cli.bench import measure_games

    return measure_games(Terminal(spoken(lang)), only or games.names(), seconds=seconds, as_json=json)


@app.command(cls=SpokenCommand)
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535)] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER")] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    lang: Lang = None,
) -> int:
    with needing("table"):
        from deckwright.cli.serve import open_table

    return open_table(Terminal(spoken(lang)), host=host, port=port, data=data, browser=not no_browser)


def _listed(text: str) -> list[str]:
    """Names written with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def _set_up(settings: list[str] | None) -> dict[str, str]:
    """The set-up options as they were typed, each ``name=value``."""
    chosen: dict[str, str] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals or not name.strip():
            raise PlayerError("bad-setting", f"a set-up option reads name=value, not {setting!r}", setting=setting)
        chosen[name.strip()] = value.strip()
    return chosen
