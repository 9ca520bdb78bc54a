"""Help: every command and option is explained, with examples, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from deckwright.text import LANGUAGES, be_strict, language
from tests.cli.conftest import Deckwright

COMMANDS = [
    "play",
    "learn",
    "resume",
    "replay",
    "review",
    "simulate",
    "train",
    "scenario",
    "cards",
    "doctor",
    "verify",
    "bench",
]


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    """A missing word is an error."""
    be_strict()
    yield
    be_strict(False)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(deckwright: Deckwright, command: str, code: str) -> None:
    shown = deckwright(command, "--help", "--lang", code)

    assert shown.code == 0
    assert language(code).say(f"help-{command}")[:40] in shown.out
    assert language(code).say("help-examples") in shown.out
    assert f"deckwright {command}" in shown.out.partition(language(code).say("help-examples"))[2]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", [*COMMANDS, "serve"])
def test_help_names_values_and_never_types_of_python(deckwright: Deckwright, command: str, code: str) -> None:
    shown = deckwright(command, "--help", "--lang", code).out

    assert not re.search(r"<\w+.*?>|<=|>=", shown)
    assert "--help" in shown


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_command_alone_lists_all_commands_and_exit_codes(deckwright: Deckwright, code: str) -> None:
    shown = deckwright("--lang", code)

    assert shown.code == 0
    assert all(f"│ {command} " in shown.out for command in COMMANDS)
    assert "130" in shown.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_a_short_form_with_every_command(deckwright: Deckwright, command: str) -> None:
    shown = deckwright(command, "-h")

    assert shown.code == 0
    assert shown.out == deckwright(command, "--help").out


@pytest.mark.parametrize(("code", "options"), [("en", "[OPTIONS]"), ("uk", "[ПАРАМЕТРИ]"), ("ru", "[ПАРАМЕТРЫ]")])
def test_the_line_of_usage_is_in_the_language_spoken(deckwright: Deckwright, code: str, options: str) -> None:
    assert f"deckwright play {options}" in deckwright("play", "--help", "--lang", code).out
    assert f"deckwright {options} {language(code).say('help-usage-command')}" in deckwright("--lang", code).out


def test_help_is_in_the_language_of_the_machine(deckwright: Deckwright, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")

    assert language("uk").say("help-doctor") in deckwright("doctor", "--help").out


def test_the_version_is_told(deckwright: Deckwright) -> None:
    from deckwright import __version__

    assert deckwright("--version").out.strip() == __version__
