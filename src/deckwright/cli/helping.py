"""Help in the reader's language: each message is called after its command and option."""

from __future__ import annotations

from typing import Any

import typer
from rich.markup import escape
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from deckwright.errors import PlayerError, nearest
from deckwright.text import Language

SHARED = ("game", "lang", "json", "settings")
"""Options that mean the same wherever they stand."""

LIMITS = {(False, False): "none", (True, False): "least", (False, True): "most", (True, True): "both"}
"""Which ends a range of numbers has."""

_usage = "Usage:"


class SpokenCommand(TyperCommand):
    """A command whose usage line begins with the reader's word for it."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{_usage} ")

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        extra = super().parse_args(ctx, args)
        if extra and not ctx.resilient_parsing:
            written = " ".join(extra)
            raise PlayerError(
                "extra-arguments", f"{ctx.command_path} takes no {written!r}", extra=written, count=len(extra)
            )
        return extra


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
    rich_utils.RANGE_STRING = ""  # a value out of range is refused in words
    root: Any = typer.main.get_command(app)
    root.name = "deckwright"
    root.help = lang.say("help-deckwright")
    root.epilog = escape(lang.say("help-deckwright-codes"))
    root.subcommand_metavar = lang.say("help-usage-command")
    above = root.make_context(root.name, [], resilient_parsing=True)
    for command in root.commands.values():
        command.help = lang.say(f"help-{command.name}")
        command.epilog = escape(f"{lang.say('help-examples')}\n{lang.say(f'help-{command.name}-examples')}")
    for command in (root, *root.commands.values()):
        command.options_metavar = lang.say("help-usage-options")
        for option in command.params:
            key = f"help-{option.name}" if option.name in SHARED else f"help-{command.name}-{option.name}"
            option.help = escape(lang.say(key))
            _hide_type(option)
        context = above if command is root else command.make_context(command.name, [], above, resilient_parsing=True)
        asking = command.get_help_option(context)
        asking.help = lang.say("help-help")
        _hide_type(asking)
    return root


def _hide_type(parameter: Any) -> None:
    """A switch or an argument is shown by its name alone, a value by what stands for it; never by a type of Python."""
    if parameter.param_type_name == "argument" or getattr(parameter, "is_flag", False):
        parameter.display_type_rich = lambda ctx: None
    elif parameter.metavar is None:
        parameter.display_type_rich = lambda ctx: "N"


def usage_mistake(error: typer.TyperException, root: Any, lang: Language) -> str:
    """What is wrong with a command line, in words of our own: Typer speaks English only.

    It keeps the classes of its mistakes to itself: they are known by name.
    """
    parameter = getattr(error, "param", None)
    option = getattr(error, "option_name", None) or _named(parameter)
    match type(error).__name__:
        case "NoSuchOption":
            said = lang.say("usage-no-option", option=option)
            close = getattr(error, "possibilities", None)
            return lang.say("error-hint", error=said, meant=close[0]) if close else said
        case "MissingParameter":
            return lang.say("usage-missing", option=option)
        case "BadParameter":
            return lang.say("usage-bad-value", option=option, **_expected(parameter))
        case "BadOptionUsage":
            return lang.say("usage-takes-no-value" if option in _switches(root) else "usage-no-value", option=option)
    return lang.say("usage-other")


def _expected(parameter: Any) -> dict[str, object]:
    """What a value has to be."""
    described = parameter.type_descriptor
    least, most = described.parameter_info.min, described.parameter_info.max
    kind = "choice" if described.choices else {int: "whole", float: "number"}.get(described.annotation, "other")
    return {
        "kind": kind,
        "choices": [getattr(choice, "value", choice) for choice in described.choices or ()],
        "limits": LIMITS[least is not None, most is not None],
        "least": str(least),
        "most": str(most),
    }


def _switches(root: Any) -> set[str]:
    """The options that are given or not, and have no value."""
    every = (parameter for command in (root, *root.commands.values()) for parameter in command.params)
    return {"--help", *(name for one in every if getattr(one, "is_flag", False) for name in one.opts)}


def _named(parameter: Any) -> str:
    """How a person writes an option or argument."""
    if parameter is None:
        return ""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name)
