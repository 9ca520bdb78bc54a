"""Help in the reader's language: each message is called after its command and option."""

from __future__ import annotations

from typing import Any

import typer
from rich.markup import escape
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from deckwright.core.errors import PlayerError, nearest
from deckwright.text import Language

SHARED = ("game", "lang", "json", "settings")
"""Options that mean the same wherever they stand."""

_usage = "Usage:"


class SpokenCommand(TyperCommand):
    """A command whose usage line begins with the reader's word for it."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{_usage} ")


class SpokenGroup(TyperGroup):
    """The same for the command that the others belong to."""

    format_usage = SpokenCommand.format_usage

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise PlayerError(
                "unknown-command",
                f"no command {args[0]!r}{nearest(args[0], self.commands)}; there are {list(self.commands)}",
                command=args[0],
                commands=list(self.commands),
            )
        return super().resolve_command(ctx, args)


def in_words(app: typer.Typer, lang: Language) -> Any:
    """The commands, with their help in a language. (The class of what Typer makes has no public name.)"""
    global _usage
    _usage = lang.say("help-usage")
    rich_utils.ARGUMENTS_PANEL_TITLE = lang.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = lang.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = lang.say("help-commands")
    rich_utils.DEFAULT_STRING = lang.say("help-default")
    rich_utils.REQUIRED_LONG_STRING = lang.say("help-required")
    root: Any = typer.main.get_command(app)
    root.name = "deckwright"
    root.help = lang.say("help-deckwright")
    root.epilog = escape(lang.say("help-deckwright-codes"))
    for command in root.commands.values():
        command.help = lang.say(f"help-{command.name}")
        command.epilog = escape(f"{lang.say('help-examples')}\n{lang.say(f'help-{command.name}-examples')}")
    for command in (root, *root.commands.values()):
        for option in command.params:
            key = f"help-{option.name}" if option.name in SHARED else f"help-{command.name}-{option.name}"
            option.help = escape(lang.say(key))
        context = command.make_context(command.name, [], resilient_parsing=True)
        command.get_help_option(context).help = lang.say("help-help")
    return root


def usage_mistake(error: typer.TyperException, lang: Language) -> str:
    """What is wrong with a command line. Typer keeps the classes of its mistakes to itself: they are known by name."""
    facts = {
        "message": error.message,
        "option": getattr(error, "option_name", None) or _named(getattr(error, "param", None)),
    }
    key = {
        "NoSuchOption": "usage-no-option",
        "MissingParameter": "usage-missing",
        "BadParameter": "usage-bad-value",
        "BadOptionUsage": "usage-no-value",
    }.get(type(error).__name__, "usage-other")
    return lang.say(key, **facts)


def _named(parameter: Any) -> str:
    """How a person writes an option or argument."""
    if parameter is None:
        return ""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name)
