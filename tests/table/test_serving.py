"""Opening a server: ports, folders, and what is said when it cannot be."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import pytest
from sites import Served, free_port

from deckwright.errors import FileError, PlayerError
from deckwright.table.app import make_app
from deckwright.table.serving import bound, serve
from deckwright.table.settings import settings_for
from deckwright.table.storage import StorageError, check_file


def never(addresses: list[str]) -> None:
    pytest.fail(f"the server is open at {addresses}")


def test_without_a_port_the_first_free_one_is_taken() -> None:
    with bound("127.0.0.1", None) as first, bound("127.0.0.1", None) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PlayerError, match=f"port {port} is taken") as error:
            serve("127.0.0.1", port, tmp_path, ready=never)
        assert error.value.code == "port-taken"


def test_a_host_that_is_none_is_named(tmp_path: Path) -> None:
    with pytest.raises(PlayerError) as error:
        serve("no.such.host.invalid", 0, tmp_path, ready=never)
    assert error.value.code == "bad-host"


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(FileError) as error:
        serve("127.0.0.1", 0, file / "tables", ready=never)
    assert error.value.code == "bad-folder"
    assert str(file) in str(error.value)


def test_an_unreachable_database_is_said_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_DATABASE", f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
    with pytest.raises(FileError) as error:
        serve("127.0.0.1", 0, tmp_path, ready=never)
    assert error.value.code == "no-database"
    assert "\n" not in str(error.value)


def test_the_environment_names_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not settings_for(tmp_path).shared
    monkeypatch.setenv("DECKWRIGHT_DATABASE", "postgres://me@db/tables")
    settings = settings_for(tmp_path)
    assert (settings.database, settings.shared) == ("postgresql+asyncpg://me@db/tables", True)
    monkeypatch.setenv("DECKWRIGHT_BOT_PAUSE", "soon")
    with pytest.raises(PlayerError, match="soon"):
        settings_for(tmp_path)


def test_a_second_server_in_the_same_folder_is_sent_to_the_first(tmp_path: Path) -> None:
    first = Served(tmp_path, free_port())
    first.wait_until_open()
    second = Served(tmp_path, free_port(), {"LANGUAGE": "uk"})
    told, _ = second.process.communicate(timeout=120)
    assert second.process.returncode == 3
    assert first.address in told
    assert len(told.strip().splitlines()) == 1
    first.process.send_signal(signal.SIGINT)
    assert first.process.wait(timeout=120) == 0, "Ctrl+C is the way to close a table"


def test_numbers_in_the_environment_are_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DECKWRIGHT_KEEP_DAYS", "90")
    assert settings_for(tmp_path).keep_days == 90
    for wrong in ("-1", "inf", "never"):
        monkeypatch.setenv("DECKWRIGHT_KEEP_DAYS", wrong)
        with pytest.raises(PlayerError, match="DECKWRIGHT_KEEP_DAYS"):
            settings_for(tmp_path)


@pytest.mark.parametrize(
    "wrong",
    ["mail.example.org:587", "https://mail.example.org", "smtp://mail.example.org", "smtp://[", "smtp://me@x:port"],
)
def test_a_mail_server_is_named_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    for right in ("", "smtp://me%40example.org:secret@mail:587", "smtps://mail?from=table@example.org"):
        monkeypatch.setenv("DECKWRIGHT_SMTP", right)
        assert settings_for(tmp_path).smtp == right
    monkeypatch.setenv("DECKWRIGHT_SMTP", wrong)
    with pytest.raises(PlayerError) as refused:
        settings_for(tmp_path)
    assert refused.value.code == "bad-mail-server"
    assert "secret" not in refused.value.message


def test_a_file_that_lost_its_tables_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    (tmp_path / "server.lock").write_text("http://127.0.0.1:8420\n")
    with pytest.raises(StorageError) as refused:
        serve("127.0.0.1", 0, tmp_path, ready=never)
    assert refused.value.code == "empty-database"


def test_a_log_that_is_none_is_not_passed_over(tmp_path: Path) -> None:
    (tmp_path / "tables.db-wal").write_bytes(b"garbage" * 100)
    with pytest.raises(StorageError) as refused:
        serve("127.0.0.1", 0, tmp_path, ready=never)
    assert refused.value.code == "damaged-log"


@pytest.mark.parametrize("begun", [b"", b"\x37\x7f\x06\x82", bytes(64)])
def test_a_log_that_was_only_begun_holds_nothing_back(tmp_path: Path, begun: bytes) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    (tmp_path / "tables.db-wal").write_bytes(begun)
    check_file(file, known=False)


def test_a_server_that_closes_does_not_wait_for_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = make_app(settings_for(tmp_path)).state.hall
    hall.draining = True
    monkeypatch.setattr("deckwright.games.load", pytest.fail)
    hall._learn_words()
