"""Every mistake is one clear sentence in the reader's language, with a code that says whose fault it was."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
import typer

from deckwright.cli import commands
from deckwright.cli.helping import usage_mistake
from deckwright.cli.terminal import Ends
from deckwright.text import LANGUAGES, language
from tests.cli.conftest import Deckwright, Shown


class Colour(Enum):
    """A choice."""

    red = "red"
    blue = "blue"


COMMAND_LINES: dict[str, list[str]] = {
    "no such option": ["play", "enchanters", "--decks", "3"],
    "no game named": ["play"],
    "an option without its value": ["play", "enchanters", "--seed"],
    "a word where a number belongs": ["play", "enchanters", "--players", "three"],
    "a seed below zero": ["play", "enchanters", "--seed", "-1"],
    "more than was asked for": ["doctor", "now"],
    "much more than was asked for": ["resume", "one", "two", "three"],
    "a switch with a value": ["play", "enchanters", "--hotseat=yes"],
    "help with a value": ["play", "--help=me"],
    "an option that is nearly there": ["play", "enchanters", "--bot", "random"],
    "an unknown letter": ["play", "enchanters", "-z"],
    "a number beyond the last port": ["serve", "--port", "99999"],
    "less time than can be measured": ["bench", "--seconds", "0"],
    "no file named": ["replay"],
    "no files named": ["scenario"],
}
"""Those that the library finds which reads the command line."""

MISTAKES: dict[str, list[str]] = COMMAND_LINES | {
    "no such command": ["ply"],
    "more names than players": ["play", "enchanters", "--players", "2", "--names", "a,b,c,d,e"],
    "two players called alike": ["play", "enchanters", "--hotseat", "--names", "Olena,olena"],
    "unknown game": ["play", "chess"],
    "unknown game to simulate": ["simulate", "chess"],
    "unknown game to measure": ["bench", "--game", "chess"],
    "unknown bot": ["play", "enchanters", "--bots", "genius"],
    "unknown bot to simulate": ["simulate", "enchanters", "--bots", "genius,random"],
    "unknown town": ["play", "enchanters", "--set", "town=atlantis"],
    "unknown kingdom": ["play", "enchanters", "--set", "kingdoms=elves"],
    "unknown variant": ["play", "enchanters", "--set", "variant=slow"],
    "unknown set-up option": ["play", "enchanters", "--set", "weather=rain"],
    "a setting without a value": ["play", "enchanters", "--set", "town"],
    "too few kingdoms": ["play", "enchanters", "--players", "3", "--set", "kingdoms=goblins"],
    "too many players": ["play", "enchanters", "--players", "5"],
    "too few players": ["play", "enchanters", "--players", "1"],
    "more bots than seats": ["play", "enchanters", "--players", "2", "--bots", "random,random"],
    "no seat for so many bots": ["simulate", "enchanters", "--bots", "random,random,random,random,random"],
    "a beginner who is not there": ["play", "enchanters", "--players", "2", "--set", "first=4"],
    "unknown card": ["cards", "enchanters", "--name", "excalibur"],
    "unknown kind": ["cards", "enchanters", "--kind", "planet"],
    "nothing to resume": ["resume"],
}


def is_one_sentence(shown: Shown) -> bool:
    """One line on stderr, without a traceback, in words of the right language."""
    return len(shown.err.strip().splitlines()) == 1 and "Traceback" not in shown.err and "[en]" not in shown.err


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_sentence(deckwright: Deckwright, home: Path, mistake: str, code: str) -> None:
    shown = deckwright(*MISTAKES[mistake], "--lang", code)

    assert shown.code == Ends.MISTAKE
    assert is_one_sentence(shown), shown.err
    assert shown.out == ""
    assert code == "en" or not shown.err.isascii()
    assert not home.exists(), "nothing was begun, so nothing is saved"


@pytest.mark.parametrize("code", ["uk", "ru"])
@pytest.mark.parametrize("mistake", COMMAND_LINES)
def test_no_english_is_left_but_what_was_typed_or_can_be_typed(deckwright: Deckwright, mistake: str, code: str) -> None:
    shown = deckwright(*COMMAND_LINES[mistake], "--lang", code)

    typed = {word for argument in COMMAND_LINES[mistake] for word in re.findall("[A-Za-z]+", argument)}
    options = {"help", "bots"}
    assert set(re.findall("[A-Za-z]+", shown.err)) <= typed | options | {"GAME", "FILE"}


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "en",
            [
                "one argument too many: now; see --help",
                "3 arguments too many: a b c; see --help",
                "--hotseat takes no value; see --help",
                "--seed needs a value; see --help",
                "wrong value for --players: it is a whole number; see --help",
                "wrong value for --port: it is a whole number from 0 to 65535; see --help",
                "wrong value for --seconds: it is a number, at least 0.1; see --help",
                "GAME is missing; see --help",
                "no option --bot; see --help (did you mean “--bots”?)",
            ],
        ),
        (
            "uk",
            [
                "зайвий аргумент: now; див. --help",
                "зайві аргументи: a b c; див. --help",
                "--hotseat пишуть без значення; див. --help",
                "--seed потребує значення; див. --help",
                "хибне значення для --players: потрібне ціле число; див. --help",
                "хибне значення для --port: потрібне ціле число від 0 до 65535; див. --help",
                "хибне значення для --seconds: потрібне число, не менше ніж 0.1; див. --help",
                "бракує GAME; див. --help",
                "немає параметра --bot; див. --help (може, «--bots»?)",
            ],
        ),
        (
            "ru",
            [
                "лишний аргумент: now; см. --help",
                "лишние аргументы: a b c; см. --help",
                "--hotseat пишут без значения; см. --help",
                "--seed требует значения; см. --help",
                "неверное значение для --players: нужно целое число; см. --help",
                "неверное значение для --port: нужно целое число от 0 до 65535; см. --help",
                "неверное значение для --seconds: нужно число, не меньше 0.1; см. --help",
                "не хватает GAME; см. --help",
                "нет параметра --bot; см. --help (может, «--bots»?)",
            ],
        ),
    ],
)
def test_what_is_wrong_with_a_command_line_is_told_exactly(deckwright: Deckwright, code: str, told: list[str]) -> None:
    lines = [
        ["doctor", "now"],
        ["doctor", "a", "b", "c"],
        ["play", "enchanters", "--hotseat=yes"],
        ["play", "enchanters", "--seed"],
        ["play", "enchanters", "--players", "three"],
        ["serve", "--port", "99999"],
        ["bench", "--seconds", "0"],
        ["cards"],
        ["play", "enchanters", "--bot", "random"],
    ]

    assert [deckwright("--lang", code, *line).err.strip() for line in lines] == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "wrong value for --colour: it is one of red, blue; see --help"),
        ("uk", "хибне значення для --colour: можливі значення red, blue; див. --help"),
        ("ru", "неверное значение для --colour: возможные значения red, blue; см. --help"),
    ],
)
def test_of_a_choice_the_values_are_told(code: str, told: str) -> None:
    app = typer.Typer()

    @app.command()
    def paint(colour: Colour = Colour.red) -> None: ...

    root: Any = typer.main.get_command(app)
    root.commands = {}
    with pytest.raises(typer.TyperException) as caught:
        root.main(["--colour", "green"], standalone_mode=False)

    assert usage_mistake(caught.value, root, language(code)) == told


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_mistake_of_a_kind_we_do_not_know_is_told_without_a_word_of_english(code: str) -> None:
    root: Any = typer.main.get_command(commands.app)

    said = usage_mistake(typer.TyperException("Frobnication failed"), root, language(code))

    assert "Frobnication" not in said
    assert "--help" in said


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["2 players, but 5 names: leave some out", "two players are called “a”: give each a different name"]),
        ("uk", ["гравців 2, а імен 5: приберіть зайві", "двох гравців звати «a»: дайте кожному власне ім’я"]),
        ("ru", ["игроков 2, а имён 5: уберите лишние", "двух игроков зовут «a»: дайте каждому своё имя"]),
    ],
)
def test_names_are_for_the_players_there_are_and_each_has_one_of_their_own(
    deckwright: Deckwright, code: str, told: list[str]
) -> None:
    play = ("play", "enchanters", "--players", 2, "--hotseat", "--lang", code, "--names")

    assert [deckwright(*play, names).err.strip() for names in ("a,b,c,d,e", "a,a")] == told


def test_nobody_may_bear_the_name_of_a_bot_at_the_table(deckwright: Deckwright, home: Path) -> None:
    shown = deckwright("play", "enchanters", "--bots", "random", "--names", "Random")

    assert shown.err.strip() == "two players are called “Random”: give each a different name"
    assert not home.exists()


@pytest.mark.parametrize(
    ("code", "kinds"),
    [
        ("en", "item, enchantment, monster, dragon, town"),
        ("uk", "предмет, закляття, монстр, дракон, містечко"),
        ("ru", "предмет, чары, монстр, дракон, городок"),
    ],
)
def test_kinds_of_cards_are_listed_in_the_language_spoken(deckwright: Deckwright, code: str, kinds: str) -> None:
    assert kinds in deckwright("cards", "enchanters", "--kind", "foo", "--lang", code).err


@pytest.mark.parametrize(("code", "quoted"), [("en", "“odd.json”"), ("uk", "«odd.json»"), ("ru", "«odd.json»")])
@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_file_is_quoted_as_the_language_quotes(
    deckwright: Deckwright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, code: str, quoted: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("odd.json").write_text("{}")

    shown = deckwright(command, "odd.json", "--lang", code)

    assert shown.err.startswith(quoted)
    assert "'" not in shown.err


def test_an_unknown_language_is_told_in_the_language_of_the_machine(
    deckwright: Deckwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    shown = deckwright("doctor", "--lang", "de")

    assert shown.code == Ends.MISTAKE
    assert is_one_sentence(shown)
    assert "«de»" in shown.err


@pytest.fixture
def saved(deckwright: Deckwright, home: Path) -> Path:
    """A game of two answers."""
    deckwright("play", "enchanters", "--seed", 5, "--set", "first=1", "--bots", "random", typed="1\n1\n")
    return next((home / "saves").iterdir())


def _truncated(text: str) -> bytes:
    return text[: len(text) // 2].encode()


def _changed(**facts: object) -> Callable[[str], bytes]:
    return lambda text: json.dumps(json.loads(text) | facts).encode()


BROKEN: dict[str, tuple[Callable[[str], bytes], Ends]] = {
    "empty": (lambda text: b"", Ends.FILE),
    "truncated": (_truncated, Ends.FILE),
    "no text": (lambda text: bytes(range(256)), Ends.FILE),
    "foreign": (lambda text: b'{"format": "chess"}', Ends.FILE),
    "newer": (_changed(deckwright=99), Ends.FILE),
    "damaged": (_changed(seats="two"), Ends.FILE),
    "with a card that is not here": (_changed(deal=["moon-pearl"]), Ends.FILE),
    "with a deal that cannot be laid out": (_changed(deal=["fist x2"]), Ends.FILE),
    "of an unknown game": (_changed(game="chess"), Ends.MISTAKE),
    "with an answer nobody could give": (_changed(answers=["p1 fly:moon"]), Ends.MISTAKE),
    "with an answer that is no answer": (_changed(answers=["hello"]), Ends.MISTAKE),
    "for nine players": (_changed(seats=9), Ends.MISTAKE),
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("command", ["resume", "replay"])
@pytest.mark.parametrize("broken", BROKEN)
def test_a_file_that_cannot_be_opened_is_told_in_one_sentence_and_left_alone(
    deckwright: Deckwright, saved: Path, command: str, broken: str, code: str
) -> None:
    spoil, ends = BROKEN[broken]
    saved.write_bytes(spoil(saved.read_text()))
    before = saved.read_bytes()

    shown = deckwright(command, saved, "--lang", code)

    assert shown.code == ends
    assert is_one_sentence(shown), shown.err
    assert ends != Ends.FILE or str(saved) in shown.err
    assert saved.read_bytes() == before


def test_a_game_with_an_unknown_bot_can_be_looked_at_but_not_played_on(deckwright: Deckwright, saved: Path) -> None:
    saved.write_bytes(_changed(players=["you", "genius"])(saved.read_text()))

    assert deckwright("replay", saved).code == Ends.FINE
    shown = deckwright("resume", saved)
    assert shown.code == Ends.MISTAKE
    assert "genius" in shown.err
    assert is_one_sentence(shown)


def test_why_an_answer_cannot_be_given_is_told_in_the_same_language(deckwright: Deckwright, saved: Path) -> None:
    saved.write_bytes(_changed(answers=["p1 fly:moon"])(saved.read_text()))

    shown = deckwright("replay", saved, "--lang", "uk")

    assert "варіанта «fly:moon» немає" in shown.err


@pytest.mark.parametrize(
    "odd",
    [
        {"outcome": {}},
        {"outcome": {"winners": [9], "scores": []}},
        {"turn": 99},
        {"you": 7},
        {"seats": 50},
        {"waiting_for": [50]},
        {"counters": {"crystals": [1]}},
        {"facts": {"attack": [[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]}},
        {"zones": [{"name": "track", "seat": -1, "count": 0, "cards": []}] * 40_000},
    ],
)
def test_a_snapshot_that_no_table_could_be_is_damage(
    deckwright: Deckwright, saved: Path, odd: dict[str, object]
) -> None:
    file = json.loads(saved.read_text())
    file["rules"] = 99
    file["snapshot"] |= odd
    saved.write_text(json.dumps(file))
    for command in ("replay", "resume"):
        assert deckwright(command, saved).code == Ends.FILE


def test_a_seat_of_many_digits_is_a_mistake(deckwright: Deckwright, saved: Path) -> None:
    saved.write_bytes(_changed(answers=["p" + "9" * 5000 + " end"])(saved.read_text()))

    shown = deckwright("replay", saved)

    assert shown.code == Ends.MISTAKE
    assert is_one_sentence(shown)
    assert deckwright("replay", saved, "--seat", "9" * 5000).code == Ends.MISTAKE


def test_a_number_of_many_digits_in_a_scenario_is_a_mistake(deckwright: Deckwright, tmp_path: Path) -> None:
    path = tmp_path / "digits.yaml"
    path.write_text(
        "game: enchanters\ncase: x\nposition: {p1: {crystals: " + "9" * 10_000 + "}}\nthen: {}\ndo: [end]\n"
    )

    assert deckwright("scenario", path).code == Ends.MISTAKE


ENDLESS = "9" * 5000


@pytest.mark.parametrize("step", [f"p{ENDLESS} end", f"end x{ENDLESS}", {"refused": f"branch:{ENDLESS}"}])
def test_a_step_of_many_digits_in_a_scenario_is_told_in_words(
    deckwright: Deckwright, tmp_path: Path, step: str | dict[str, str]
) -> None:
    path = tmp_path / "digits.yaml"
    case = {"game": "enchanters", "case": "x", "position": {"p1": {}}, "do": [step], "then": {"p1": {"crystals": 0}}}
    path.write_text(json.dumps(case))

    shown = deckwright("scenario", path)

    assert shown.code in (Ends.FAILED, Ends.MISTAKE)
    assert "999…" in shown.out + shown.err


@pytest.mark.parametrize("typed", ["", "card ", "why ", "log ", "undo "])
def test_a_number_of_many_digits_is_typed_at_a_prompt(deckwright: Deckwright, typed: str) -> None:
    assert deckwright("play", "enchanters", typed=f"{typed}{ENDLESS}\nquit\n").code == Ends.FINE


@pytest.mark.parametrize("command", ["resume", "replay", "scenario"])
def test_a_file_that_is_not_there_or_is_a_folder(deckwright: Deckwright, tmp_path: Path, command: str) -> None:
    for path in (tmp_path / "nowhere.json", tmp_path):
        shown = deckwright(command, path, "--lang", "uk")
        assert shown.code == Ends.FILE
        assert is_one_sentence(shown)
        assert str(path) in shown.err


def test_a_scenario_that_is_no_scenario(deckwright: Deckwright, tmp_path: Path) -> None:
    for text in (b"[1, 2", b"- 1", bytes(range(256))):
        path = tmp_path / "odd.yaml"
        path.write_bytes(text)
        shown = deckwright("scenario", path, "--lang", "ru")
        assert shown.code == Ends.FILE
        assert is_one_sentence(shown)


@pytest.mark.parametrize("code", LANGUAGES)
def test_training_without_what_it_needs_says_how_to_install_it(
    deckwright: Deckwright, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    for module in [name for name in sys.modules if name.endswith("training") and name.startswith("deckwright.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "numpy", None)

    shown = deckwright("train", "enchanters", "--lang", code)

    assert shown.code == Ends.MISTAKE
    assert "pip install 'deckwright[train]'" in shown.err
    assert len(shown.err.splitlines()) == 1


def test_the_language_may_come_before_the_command(deckwright: Deckwright) -> None:
    before, after = deckwright("--lang", "uk", "cards", "enchanters"), deckwright("cards", "enchanters", "--lang", "uk")

    assert "Початкова карта" in before.out
    assert before == after
    assert deckwright("--lang", "uk", "cards", "enchanters", "--lang", "ru") == deckwright(
        "cards", "enchanters", "--lang", "ru"
    )
