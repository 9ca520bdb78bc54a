"""A card without a test of its own fails the suite."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright import games
from tests.card_coverage import asserting_tests, untested_cards


@pytest.mark.parametrize("game", games.names())
def test_every_card_has_a_test_of_its_own(game: str) -> None:
    assert untested_cards(game) == []


def test_a_test_that_asserts_nothing_does_not_count(tmp_path: Path) -> None:
    (tmp_path / "test_axe.py").write_text(
        "def test_axe_wounds(): assert wounds == 2\n"
        "def test_bolas_can_be_taken(): take('bolas')\n"
        "def test_trap_is_refused():\n    with pytest.raises(PlayerError): take('trap')\n"
        "def lay_the_table(): assert track\n"
    )
    assert list(asserting_tests(tmp_path)) == ["test_axe_wounds", "test_trap_is_refused"]


def test_a_test_belongs_to_the_card_with_the_longest_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "enchanters"
    folder.mkdir()
    (folder / "test_unicorns.py").write_text("def test_unicorn_horn_heals(): assert wounds == 0\n")
    monkeypatch.setattr("tests.card_coverage.TESTS", tmp_path)

    missing = untested_cards("enchanters")

    assert "unicorn-horn" not in missing
    assert "unicorn" in missing
