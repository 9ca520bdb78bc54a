"""At a real terminal: colours, signals, passing the screen, going back and forth in a replay."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from deckwright.cli.play import Play
from deckwright.cli.terminal import Ends
from tests.cli.conftest import Deckwright

pty = pytest.importorskip("pty")

COLOUR = re.compile(rb"\x1b\[(?:[0-9]+;)*(?:3[0-7]|9[0-7]|38;[0-9;]+)(?:;[0-9]+)*m")
PROMPT = b"(? \xe2\x80\x94 help) >"
GAME = ("play", "enchanters", "--bots", "random", "--seed", "5", "--set", "town=alea", "--set", "first=1")


class Screen:
    """A command at a terminal of its own, 80 by 24."""

    def __init__(self, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "deckwright", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            # A shell's background jobs, and what they start, would not hear it.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        os.close(slave)

    def until(self, wanted: bytes) -> bytes:
        """What is shown, up to and with some words."""
        shown = b""
        while wanted not in shown:
            ready, _, _ = select.select([self._master], [], [], 60)
            assert ready, f"{wanted!r} was never shown after {shown!r}"
            try:
                shown += os.read(self._master, 65536)
            except OSError:  # the other end is closed
                raise AssertionError(f"ended before {wanted!r} was shown: {shown!r}") from None
        return shown

    def type(self, line: str) -> None:
        os.write(self._master, f"{line}\n".encode())

    def stop(self, number: signal.Signals) -> int:
        """Tell it to stop until it does: a signal just before it begins to wait for a line is heard only later."""
        for _ in range(6):
            self.process.send_signal(number)
            with suppress(subprocess.TimeoutExpired):
                return self.process.wait(timeout=10)
        raise AssertionError(f"{number.name} did not stop it")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)


@pytest.fixture
def environment(home: Path) -> dict[str, str]:
    """Colours as on most terminals; the home folder and language of the fixture."""
    unwanted = ("NO_COLOR", "COLUMNS", "LINES")
    return {name: value for name, value in os.environ.items() if name not in unwanted} | {
        "TERM": "xterm-256color",
        "COLUMNS": "80",
        "LINES": "24",
        "INPUTRC": "/dev/null",
    }


Sit = Callable[..., Screen]


@pytest.fixture
def sit(environment: dict[str, str]) -> Iterator[Sit]:
    """Sit down at a terminal with a command."""
    screens: list[Screen] = []

    def down(*arguments: str, **variables: str) -> Screen:
        screens.append(Screen(arguments, environment | variables))
        return screens[-1]

    yield down
    for screen in screens:
        screen.close()


def saved(home: Path) -> dict[str, object]:
    (path,) = (home / "saves").glob("*.json")
    read: dict[str, object] = json.loads(path.read_text())
    return read


def test_colours_on_a_terminal_unless_they_are_not_wanted(sit: Sit) -> None:
    assert COLOUR.search(sit(*GAME).until(PROMPT))
    assert not COLOUR.search(sit(*GAME, NO_COLOR="1").until(PROMPT))


def test_no_colours_and_no_control_characters_in_a_pipe(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "deckwright", *GAME]
    done = subprocess.run(command, input=b"5\nwhy\n", capture_output=True, env=environment, check=True)

    assert b"Scimitar" in done.stdout
    assert b"\x1b" not in done.stdout + done.stderr


def test_a_reader_that_goes_away_is_no_trouble(environment: dict[str, str]) -> None:
    command = f"{sys.executable} -m deckwright cards enchanters | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, env=environment, check=True)

    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("number", "ends"),
    [(signal.SIGTERM, Ends.TERMINATED), (signal.SIGHUP, Ends.TERMINATED), (signal.SIGINT, Ends.INTERRUPTED)],
)
def test_being_stopped_saves_the_game(sit: Sit, home: Path, number: signal.Signals, ends: Ends) -> None:
    screen = sit(*GAME)
    screen.until(PROMPT)
    screen.type("5")
    screen.until(PROMPT)

    assert screen.stop(number) == ends
    assert saved(home)["answers"] == ["p1 travel:scimitar"]


def test_a_fault_of_ours_saves_the_game_and_is_written_down(
    deckwright: Deckwright, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Play, text: str) -> bool:
        self.sitting.answer(0, "travel:scimitar")
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr(Play, "_choose", broken)
    shown = deckwright(*GAME, typed="5\n")

    assert shown.code == Ends.OUR_FAULT
    assert len(shown.err.splitlines()) == 1
    (report,) = (home / "crashes").iterdir()
    assert str(report) in shown.err
    assert "of all things" in report.read_text()
    assert saved(home)["answers"] == ["p1 travel:scimitar"]


def test_at_a_hot_seat_the_screen_is_passed_before_the_next_table_is_shown(sit: Sit) -> None:
    screen = sit("play", "enchanters", "--hotseat", "--names", "Olena,Taras", "--seed", "5", "--set", "first=1")
    screen.until(PROMPT)
    screen.type("1")
    screen.until(PROMPT)
    screen.type("end")

    passing = screen.until(PROMPT)
    assert b"Pass the screen to Taras" in passing
    assert b"Taras (you)" not in passing

    screen.type("")
    assert b"Taras (you)" in screen.until(PROMPT)


def test_what_has_no_room_beside_the_table_is_read_before_it_and_only_once(sit: Sit) -> None:
    crowd = ("play", "enchanters", "--players", "4", "--bots", "random", "--seed", "5", "--set", "town=alea")
    screen = sit(*crowd, "--set", "first=1")
    screen.until(PROMPT)
    screen.type("1")
    screen.until(PROMPT)
    screen.type("end")

    news = screen.until(PROMPT)
    assert b"What happened" in news
    assert b"Press Enter to continue." in news
    assert b"Player 1 (you)" not in news

    for _ in range(2):  # the second time the table is only drawn again
        screen.type("")
        table = screen.until(PROMPT)
        assert b"Player 1 (you)" in table
        assert b"Press Enter to continue." not in table


def test_after_the_end_one_can_still_take_back(sit: Sit) -> None:
    screen = sit(*GAME, "--set", "variant=super-fast")
    shown = screen.until(PROMPT)
    while b"the game is over" not in shown:
        screen.type("1")
        shown = screen.until(PROMPT)

    screen.type("undo")

    assert b"the game is over" not in screen.until(PROMPT)


def test_a_replay_goes_back_and_forth(sit: Sit, deckwright: Deckwright, home: Path) -> None:
    deckwright(*GAME, typed="5\nend\n")
    (path,) = (home / "saves").iterdir()
    screen = sit("replay", str(path))
    assert "next: Player 1 — Take: Scimitar".encode() in screen.until(PROMPT)

    for typed, wanted in [
        ("", "next: Player 1 — End the turn".encode()),
        ("back", "next: Player 1 — Take: Scimitar".encode()),
        ("goto 1", "next: Player 1 — End the turn".encode()),
        ("0", "next: Player 1 — Take: Scimitar".encode()),
        ("goto 999", b"answers are numbered from 0 to"),
        ("end", b"next: the end"),
        ("seat 2", b"Random (you)"),
        ("seat 7", b"no seat"),
        ("dance", b"is not a command here"),
        ("log", b"Player 1 travels: Scimitar"),
        ("look", b"Items (Random)"),
    ]:
        screen.type(typed)
        assert wanted in screen.until(PROMPT), typed

    screen.type("quit")
    assert screen.process.wait() == Ends.FINE
