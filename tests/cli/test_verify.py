"""Checking finished games and stored tables from the command line."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest

from deckwright import games
from deckwright.cli.terminal import Ends
from deckwright.core import OPEN, view
from deckwright.games.enchanters.rules import Enchanters
from deckwright.records import Session, gamefile
from deckwright.records.sealing import Seal, Share, commitment, key_of, new_secret
from deckwright.table.schema import Entry, SeatRecord, TableRecord
from deckwright.table.settings import settings_for
from deckwright.table.storage import Store
from deckwright.text import LANGUAGES, language
from tests.cli.conftest import Deckwright


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    """The file of a sealed game of two."""
    secret, nonces = new_secret(), [new_secret(), new_secret()]
    shares = [Share(name, commitment(nonce), nonce) for name, nonce in zip(("Оля", "Tom"), nonces, strict=True)]
    session = Session(games.load("enchanters"), 2, seed=key_of(secret, shares), names=["Оля", "Tom"])
    for _ in range(4):
        question = session.game.question
        assert question is not None
        session.answer(session.rules.keys(session.game, question.options)[0])
    file = msgspec.structs.replace(session.to_file(), fair=Seal(commitment(secret), secret, shares))
    gamefile.write(file, tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_that_was_dealt_and_played_as_its_file_says(deckwright: Deckwright, sealed: Path, code: str) -> None:
    seal = json.loads(sealed.read_text())["fair"]["seal"]

    shown = deckwright("verify", sealed, "--seal", seal, "--lang", code)

    assert (shown.code, shown.out.count("✓"), shown.out.count("✗")) == (Ends.FINE, 6, 0)
    assert "Оля" in shown.out


@pytest.mark.parametrize("forged", ["secret", "nonce", "seed", "answer", "snapshot", "seal", "deal"])
def test_whatever_was_forged_is_noticed(deckwright: Deckwright, sealed: Path, forged: str) -> None:
    file = json.loads(sealed.read_text())
    published = file["fair"]["seal"]
    match forged:
        case "secret":
            file["fair"]["secret"] = new_secret()
        case "nonce":
            file["fair"]["shares"][1]["nonce"] = new_secret()
        case "seed":
            file["seed"] += 1
        case "answer":
            file["answers"][2] = "p2 travel:moon"
        case "deal":
            file["deal"] = file["deal"][::-1]
        case "snapshot":
            file["snapshot"]["counters"]["crystals"] = [99, 0]
        case "seal":
            file["fair"]["secret"] = new_secret()
            file["fair"]["seal"] = commitment(file["fair"]["secret"])
    sealed.write_text(json.dumps(file))

    shown = deckwright("verify", sealed, "--seal", published)

    assert shown.code == Ends.FAILED
    assert "✗" in shown.out
    assert "✓ Оля’s share" in shown.out, "what fits is listed all the same"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_deal_of_before_cards_were_added_is_not_called_forged_nor_checked(
    deckwright: Deckwright, sealed: Path, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Enchanters.version
    monkeypatch.setattr(Enchanters, "version", played + 1)

    shown = deckwright("verify", sealed, "--lang", code)

    assert (shown.code, shown.out.count("✓"), shown.out.count("✗")) == (Ends.FAILED, 5, 1)
    sentence = language(code).say("verify-older-deal", rules=played, current=played + 1)
    assert sentence in " ".join(shown.out.split())


def test_names_of_those_who_shared_in_the_deal_cannot_steer_the_terminal(deckwright: Deckwright, sealed: Path) -> None:
    file = json.loads(sealed.read_text())
    file["fair"]["shares"][1]["name"] = "\x1b[2J\u202eMallory" + "y" * 5000
    sealed.write_text(json.dumps(file))

    shown = deckwright("verify", sealed)

    assert "Mallory" in shown.out
    assert not set("\x1b\u202e") & set(shown.out)
    assert shown.out.count("y") < 200


def test_a_game_that_was_never_sealed_is_said_to_be(deckwright: Deckwright, sealed: Path) -> None:
    file = json.loads(sealed.read_text())
    del file["fair"]
    sealed.write_text(json.dumps(file))

    shown = deckwright("verify", sealed)

    assert shown.code == Ends.FAILED
    assert "no seal" in shown.out


def _tables(folder: Path, *journals: list[Entry]) -> None:
    async def make() -> None:
        session = Session(games.load("enchanters"), 2, seed=3)
        record = TableRecord(
            game="enchanters",
            rules=session.rules.version,
            setup={},
            seed="3",
            salt="",
            sealed=False,
            made_at="",
            snapshot=msgspec.json.encode(view(session.game, OPEN)),
        )
        store = Store(settings_for(folder).database)
        await store.open()
        for journal in journals:
            await store.make_table(record, [SeatRecord(0), SeatRecord(1)], [], journal)
        await store.close()

    asyncio.run(make())


def test_the_doctor_looks_through_all_stored_tables(deckwright: Deckwright, tmp_path: Path) -> None:
    _tables(tmp_path, [], [])
    shown = deckwright("doctor", "--data", tmp_path)
    assert shown.code == Ends.FINE
    assert "✓" in shown.out
    assert "2 tables" in shown.out

    _tables(tmp_path, [Entry(1, "answer", 0, "fly:moon")])
    shown = deckwright("doctor", "--data", tmp_path)
    assert shown.code == Ends.FAILED
    assert "3 tables, 1 can only be looked at" in shown.out
    assert "✓" not in shown.out
    assert "move 1 of this game cannot be played again" in shown.out


def test_the_doctor_names_a_folder_that_is_not_there(deckwright: Deckwright, tmp_path: Path) -> None:
    shown = deckwright("doctor", "--data", tmp_path / "nowhere")

    assert shown.code == Ends.FILE
    assert "nowhere" in shown.err


def test_the_doctor_does_not_take_an_empty_file_for_no_tables(deckwright: Deckwright, tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    (tmp_path / "server.lock").write_text("http://127.0.0.1:8420\n")

    shown = deckwright("doctor", "--data", tmp_path)

    assert shown.code == Ends.FILE
    assert "tables.db" in shown.err
    assert (tmp_path / "tables.db").stat().st_size == 0, "nothing is written over it"
