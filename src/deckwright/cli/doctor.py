"""What is installed here, and whether it is well."""

from __future__ import annotations

import asyncio
import platform
from functools import cache
from importlib import metadata
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryFile

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from deckwright import __version__, bots, games
from deckwright.cli import saved_games
from deckwright.cli.terminal import Ends, Terminal, engine_in_words
from deckwright.errors import FileError, cannot_write
from deckwright.extras import EXTRAS, how_to_install, is_installed, needing
from deckwright.text import LANGUAGES
from deckwright.text.gamewords import GENERAL, game_words, package_of
from deckwright.text.messages import message_files, words_of


class Finding(msgspec.Struct):
    """One thing that was looked at."""

    what: str
    found: str
    well: bool = True


def examine(terminal: Terminal, *, as_json: bool) -> Ends:
    """Print what is installed; it failed if something is not well."""
    findings = [
        *_versions(),
        *_extras(terminal),
        _compiled(terminal),
        _folder(terminal),
        *_languages(terminal),
        *_games(terminal),
        *_left_out(terminal),
    ]
    return _show(terminal, findings, as_json=as_json)


def examine_tables(terminal: Terminal, folder: Path, *, as_json: bool) -> Ends:
    """Open every table that a server keeps in a folder; it failed if one of them cannot be played on."""
    with needing("table"):
        from deckwright.table.checking import Checked, check_tables
    lang = terminal.lang
    findings: list[Finding] = []
    count = 0

    def looked_at(table: Checked) -> None:
        nonlocal count
        count += 1
        if table.trouble is not None:
            findings.append(Finding(table.code, lang.error(table.trouble), well=False))

    if not folder.is_dir():
        raise FileError("cannot-read", f"cannot read {str(folder)!r}", path=str(folder), why="", trouble="ENOENT")
    with terminal.busy(lang.say("doctor-tables-busy")):
        asyncio.run(check_tables(folder, looked_at))
    broken = len(findings)
    found = lang.say("doctor-tables-found", count=count, broken=broken)
    findings.append(Finding(lang.say("doctor-tables"), found, well=not broken))
    return _show(terminal, findings, as_json=as_json)


def _show(terminal: Terminal, findings: list[Finding], *, as_json: bool) -> Ends:
    if as_json:
        terminal.print(msgspec.json.format(msgspec.json.encode(findings), indent=2).decode())
    else:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column()
        table.add_column()
        table.add_column(overflow="fold")  # a path is shown whole, however long it is
        for finding in findings:
            mark = Text("✓", style="green") if finding.well else Text("✗", style="bold red")
            table.add_row(mark, escape(finding.what), escape(finding.found))
        terminal.print(table)
    return Ends.FINE if all(finding.well for finding in findings) else Ends.FAILED


def _versions() -> list[Finding]:
    """Python, ourselves, and what we need to run."""
    found = [
        Finding("Python", f"{platform.python_version()} ({platform.python_implementation()}, {platform.machine()})"),
        Finding("deckwright", __version__),
    ]
    return found + [_package(name) for name in _required("")]


def _extras(terminal: Terminal) -> list[Finding]:
    """What each extra needs, if it is installed, or how to install it; and the page that the table serves."""
    found: list[Finding] = []
    for extra in EXTRAS:
        if is_installed(extra):
            shown = {finding.what for finding in found}
            found += [_package(name) for name in _required(extra) if name not in shown]
        else:
            how = terminal.lang.say("doctor-extra", command=how_to_install(extra))
            found.append(Finding(f"deckwright[{extra}]", how))
    if is_installed("table"):
        built = (files("deckwright.table") / "static" / "index.html").is_file()
        what = terminal.lang.say("doctor-client-built" if built else "doctor-client-missing")
        found.append(Finding(terminal.lang.say("doctor-client"), what, well=built))
    return found


def _required(extra: str) -> list[str]:
    """The packages that we need ourselves, or that an extra adds."""
    wanted = f"extra == '{extra}'" if extra else ""
    needed = [one.replace('"', "'").partition(";") for one in metadata.requires("deckwright") or []]
    names = {requirement_name(one) for one, _, condition in needed if condition.strip() == wanted}
    return sorted(names - {"deckwright"})


def _package(name: str) -> Finding:
    """The version of a package, or that it is missing."""
    try:
        return Finding(name, metadata.version(name))
    except metadata.PackageNotFoundError:
        return Finding(name, "—", well=False)


def requirement_name(requirement: str) -> str:
    """The package a requirement names: ``rich`` of ``rich>=13.9``."""
    return requirement.split(";")[0].split("[")[0].strip().rstrip("0123456789.*<>=!~, ")


def _compiled(terminal: Terminal) -> Finding:
    """Whether the engine is compiled or plain Python, and why."""
    return Finding(terminal.lang.say("doctor-engine"), engine_in_words(terminal.lang))


def _folder(terminal: Terminal) -> Finding:
    """Whether games can be saved."""
    folder = saved_games.folder()
    what = terminal.lang.say("doctor-folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return Finding(what, str(folder))
    except OSError as error:
        return Finding(what, terminal.lang.error(cannot_write(folder, error)), well=False)


def _languages(terminal: Terminal) -> list[Finding]:
    """Whether every language has every word."""
    found = []
    for code in LANGUAGES:
        missing = missing_words(code)
        words = terminal.lang.say("doctor-words", missing=len(missing))
        found.append(Finding(terminal.lang.name(code), words, well=not missing))
    return found


def missing_words(code: str) -> list[str]:
    """Messages and names of our cards that some language has and this one has not."""
    missing = []
    for package in (GENERAL, *(package_of(games.load(name)) for name in games.ours())):
        have = _messages_in(package, code)
        missing += sorted({key for other in LANGUAGES for key in _messages_in(package, other)} - have)
    for name in games.ours():
        rules = games.load(name)
        names = game_words(code, package_of(rules)).names.cards
        missing += [card.id for card in rules.definitions if code not in names.get(card.id, {})]
    return missing


@cache
def _messages_in(package: str, code: str) -> set[str]:
    """The keys of all messages a package has in a language."""
    folder = words_of(package)
    texts = [file.read_text("utf-8") for file in message_files(folder, code)] if folder is not None else []
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def _games(terminal: Terminal) -> list[Finding]:
    """The games that can be played."""
    found = []
    for name in games.names():
        rules = games.load(name)
        what = terminal.lang.say("doctor-game", version=rules.version, cards=len(rules.definitions))
        found.append(Finding(terminal.lang.game(name), what))
    return found


def _left_out(terminal: Terminal) -> list[Finding]:
    """Games and bots of other packages that cannot be used, and why."""
    troubles = [*games.troubles(), *bots.troubles()]
    return [Finding(str(error.facts["name"]), terminal.lang.error(error), well=False) for error in troubles]
