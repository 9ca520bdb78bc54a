"""Game files: written whole or not at all, and read with one clear sentence about what is wrong."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import msgspec
import pytest

from deckwright.errors import FileError
from deckwright.records import GameFile, Session, gamefile
from tests.core.bidding import bidding


def a_file() -> GameFile:
    session = Session(bidding(), 2, seed=3, setup={"hands": "large"}, players=["you", "thrifty"], names=["Ada", "Bo"])
    session.answer(session.rules.keys(session.game, session.game.question.options_of(1))[0], seat=1)
    return session.to_file()


def test_a_file_read_again_is_the_file_that_was_written(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "monday.game"
    gamefile.write(a_file(), path)
    assert gamefile.read(path) == a_file()


def test_a_file_is_text_that_a_person_can_read() -> None:
    text = gamefile.encode(a_file()).decode()
    head = msgspec.json.decode(text)
    assert text.endswith("\n")
    assert head["deckwright"] == gamefile.FORMAT
    assert (head["game"], head["rules"], head["seats"], head["seed"]) == ("bidding", 3, 2, 3)
    assert head["setup"] == {"hands": "large"}
    assert head["answers"] == [f"p2 {a_file().answers[0].split()[1]}"]


def test_a_file_keeps_a_picture_of_the_table_with_all_cards_face_up() -> None:
    snapshot = a_file().snapshot
    assert snapshot is not None
    assert all(len(zone.cards) == zone.count for zone in snapshot.zones)


def wrong(data: bytes) -> FileError:
    with pytest.raises(FileError) as refused:
        gamefile.decode(data, where="'my.game'")
    assert "\n" not in str(refused.value)
    return refused.value


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "'my.game' is not a game file: Input data was truncated"),
        (b"hello", "'my.game' is not a game file: JSON is malformed"),
        (b"[]", "'my.game' is not a game file: Expected `object`, got `array`"),
        (b"\xff\xfe\x00", "'my.game' is not a game file: "),
        (b"{}", "'my.game' is not a Deckwright game file: it has no format number"),
        (b'{"deckwright": "one"}', "'my.game' is not a Deckwright game file: it has no format number"),
        (b'{"deckwright": true}', "'my.game' is not a Deckwright game file: it has no format number"),
        (b'{"game": "chess", "moves": ["e4"]}', "'my.game' is not a Deckwright game file: it has no format number"),
        (b'{"deckwright": 1, "game": ' + b"[" * 100_000, "'my.game' is not a game file: "),
    ],
)
def test_a_foreign_file_is_refused(data: bytes, says: str) -> None:
    error = wrong(data)
    assert error.code == "not-a-game-file"
    assert str(error).startswith(says)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b'{"deckwright": 1}', "'my.game' is damaged: Object missing required field `game`"),
        (b'{"deckwright": 1, "game": "\xff"}', "'my.game' is damaged: "),
        (
            b'{"deckwright": 1, "game": "bidding", "rules": 1, "seats": "two", "setup": {}, "seed": 1}',
            "'my.game' is damaged: Expected `int`, got `str` - at `$.seats`",
        ),
    ],
)
def test_a_damaged_file_is_refused_with_the_place(data: bytes, says: str) -> None:
    error = wrong(data)
    assert error.code == "broken-game-file"
    assert str(error).startswith(says)


def test_a_file_cut_short_anywhere_is_refused() -> None:
    whole = gamefile.encode(a_file()).rstrip()
    for length in range(0, len(whole), 11):
        assert wrong(whole[:length]).code == "not-a-game-file"


def test_a_file_of_a_newer_deckwright_says_so() -> None:
    error = wrong(b'{"deckwright": 2, "shape": "unknown to us"}')
    assert error.code == "newer-file"
    newer = "'my.game' was written by a newer Deckwright (format 2, this one reads 1)"
    assert str(error) == f"{newer}; update Deckwright to open it"


def test_a_file_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(gamefile, "LARGEST", 100)
    error = wrong(b" " * 101)
    assert error.code == "too-large"
    assert str(error) == "'my.game' is too large to be a game file (101 bytes)"

    path = tmp_path / "large.game"
    path.write_bytes(b" " * 101)
    with pytest.raises(FileError, match=r"too large to be a game file \(101 bytes\)"):
        gamefile.read(path)


def test_a_missing_file_and_a_folder_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"^cannot read '.*nowhere.game': No such file or directory$") as missing:
        gamefile.read(tmp_path / "nowhere.game")
    assert missing.value.code == "cannot-read"
    with pytest.raises(FileError, match=r"^cannot read '.*': Is a directory$"):
        gamefile.read(tmp_path)


@pytest.mark.parametrize(
    ("where", "number", "why"),
    [
        ("os.fdopen", errno.EIO, "Input/output error"),
        ("os.fsync", errno.ENOSPC, "No space left on device"),
        ("os.replace", errno.ENOSPC, "No space left on device"),
        ("tempfile.mkstemp", errno.EACCES, "Permission denied"),
    ],
)
def test_the_old_file_survives_a_full_disk_and_a_closed_folder(
    where: str, number: int, why: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "monday.game"
    gamefile.write_bytes(b"the old game", path)

    def fail(*args: object, **kwargs: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(where, fail)
    with pytest.raises(FileError) as refused:
        gamefile.write(a_file(), path)

    assert refused.value.code == "cannot-write"
    assert str(refused.value) == f"cannot write {str(path)!r}: {why}"
    assert path.read_bytes() == b"the old game"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file where the folder should be")
    path = tmp_path / "taken" / "monday.game"
    with pytest.raises(FileError, match=r"^cannot write '.*monday.game': (File exists|Not a directory)$"):
        gamefile.write(a_file(), path)


@pytest.mark.parametrize(
    ("odd", "says"),
    [
        ({"seats": 50}, "a table has 1 to"),
        ({"seats": 0}, "a table has 1 to"),
        ({"you": 7}, "there are 2 seats"),
        ({"turn": 2}, "there are 2 seats"),
        ({"waiting_for": [2]}, "there are 2 seats"),
        ({"zones": [{"name": "hand", "seat": 2, "count": 0}]}, "no table has such zones"),
        ({"zones": [{"name": "hand", "seat": 0, "count": 0}] * 1001}, "no table has such zones"),
        ({"counters": {"life": [1, 2, 3]}}, "a counter has a number for each seat"),
        ({"facts": {"a": [[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]}}, "its set-up or its facts are nested too deep"),
        ({"outcome": {"winners": [0]}}, "an outcome has winners, and a score"),
        ({"outcome": {"winners": [0], "scores": [1]}}, "an outcome has winners, and a score"),
        ({"outcome": {"winners": [2], "scores": [1, 2]}}, "there are 2 seats"),
    ],
)
def test_a_picture_of_a_table_that_cannot_be_is_damage(odd: dict[str, object], says: str) -> None:
    file = msgspec.json.decode(gamefile.encode(a_file()))
    file["snapshot"] |= odd
    assert f"'my.game' is damaged: snapshot: {says}" in str(wrong(msgspec.json.encode(file)))
