"""Where the command begins and ends: its language, its mistakes, its exit code."""

from __future__ import annotations

import sys
import traceback
from typing import NoReturn

import typer

from deckwright import ENGINE
from deckwright.cli.commands import app
from deckwright.cli.crashes import keep_report
from deckwright.cli.helping import in_words, usage_mistake
from deckwright.cli.terminal import Ends, Terminal, engine_in_words, how_it_ends, spoken
from deckwright.errors import DeckwrightError, PlayerError


def main() -> NoReturn:
    """The command ``deckwright``."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks our letters shows question marks
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Do what the command line says; returns the exit code. Every mistake is one sentence on stderr."""
    code = _language_in(arguments)
    try:
        lang = spoken(code)
    except PlayerError as error:
        terminal = Terminal(spoken(None))
        terminal.complain(terminal.lang.error(error))
        return Ends.MISTAKE
    terminal = Terminal(lang)
    if ENGINE.why in ("changed", "other-python", "broken") and sys.stderr.isatty():
        terminal.err.print(f"{lang.say('doctor-engine')}: {engine_in_words(lang)}", highlight=False, markup=False)
    root = in_words(app, lang)
    asked = {name: {"lang": code} for name in root.commands}  # also before the name of the command
    try:
        return int(root.main(arguments, prog_name="deckwright", standalone_mode=False, default_map=asked) or Ends.FINE)
    except typer.TyperException as error:
        terminal.complain(usage_mistake(error, root, lang))
        return Ends.MISTAKE
    except DeckwrightError as error:
        terminal.complain(lang.error(error))
        return how_it_ends(error)
    except (KeyboardInterrupt, typer.Abort):
        return Ends.INTERRUPTED
    except Exception:
        terminal.complain(lang.say("crash", path=keep_report(repr(arguments), traceback.format_exc())))
        return Ends.OUR_FAULT


def _language_in(arguments: list[str]) -> str | None:
    """The language a command line asks for, found before the line is understood: help and mistakes need it."""
    code = None
    for number, argument in enumerate(arguments):
        if argument == "--lang":
            code = arguments[number + 1] if number + 1 < len(arguments) else None
        elif argument.startswith("--lang="):
            code = argument.partition("=")[2]
    return code
