"""One file is the game: set-up, seed, answers, rules version.

It is the save, the replay and the bug report. ``snapshot`` is the table as it lay when the file was written, so that a
file from other rules can still be looked at.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from deckwright.core.errors import FileError, cannot_read, cannot_write
from deckwright.core.views import View

FORMAT = 1
LARGEST = 8 * 1024 * 1024


class GameFile(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A game as a small text file."""

    deckwright: int = msgspec.field(default_factory=lambda: FORMAT)
    """The version of this format. Made anew each time, so that it is written though it is the default."""
    game: str
    rules: int
    """The rules version the answers were given under."""
    seats: int
    setup: dict[str, str]
    """Only what was chosen; the rest is default."""
    seed: int
    players: list[str] = []
    """Who sits where: ``you``, or the name of a bot."""
    names: list[str] = []
    answers: list[str] = []
    """Each ``p1 travel:axe``: the seat and the key of the option."""
    undone: list[str] = []
    """Answers taken back that redo can give again, the next one last."""
    snapshot: View | None = None


_decoder = msgspec.json.Decoder(GameFile)
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""How bytes that are no game file show themselves: no JSON, no text, or brackets without end."""


def encode(file: GameFile) -> bytes:
    """The text of a game file."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def decode(data: bytes, *, where: str = "the file") -> GameFile:
    """Read a game file; what is wrong with it is said in one sentence."""
    if len(data) > LARGEST:
        raise FileError("too-large", f"{where} is too large to be a game file ({len(data)} bytes)", where=where)
    try:
        head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except _UNREADABLE as error:
        raise FileError("not-a-game-file", f"{where} is not a game file: {error}", where=where) from error
    try:
        number = msgspec.json.decode(head["deckwright"], type=int)
    except (KeyError, *_UNREADABLE) as error:
        message = f"{where} is not a Deckwright game file: it has no format number"
        raise FileError("not-a-game-file", message, where=where) from error
    if number > FORMAT:
        raise FileError(
            "newer-file",
            f"{where} was written by a newer Deckwright (format {number}, this one reads {FORMAT})",
            where=where,
            number=number,
            known=FORMAT,
        )
    try:
        return _decoder.decode(data)
    except _UNREADABLE as error:
        raise FileError("broken-game-file", f"{where} is damaged: {error}", where=where) from error


def read(path: Path) -> GameFile:
    """Read a game file from disk."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise cannot_read(path, error) from error
    return decode(data, where=repr(str(path)))


def write(file: GameFile, path: Path) -> None:
    """Write a game file. The old one survives if anything goes wrong."""
    write_bytes(encode(file), path)


def write_bytes(data: bytes, path: Path) -> None:
    """Write a file whole or not at all: to a neighbour first, then renamed over the old one."""
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise cannot_write(path, error) from error
