"""Scenario files that cannot be read: one sentence says which, where and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from deckwright.cli.scenarios import run_scenarios
from deckwright.cli.terminal import Ends, Terminal
from deckwright.errors import DeckwrightError
from deckwright.scenarios import read_cases, run_file
from deckwright.text import language
from tests.scenario_format.saying import play


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "game: [",
            "bad.yaml is not readable YAML: line 1, column 8: expected the node content, but found '<stream end>'",
        ),
        (
            "game: enchanters\ngame: x",
            "bad.yaml is not readable YAML: line 2, column 1: the key 'game' is written twice",
        ),
        ("- axe", "bad.yaml is not a scenario: it should be a mapping with game and case or cases"),
        ("", "bad.yaml is not a scenario: it should be a mapping with game and case or cases"),
        ("game: enchanters\ncases: []", "bad.yaml: cases is empty"),
        ("game: enchanters\ncases: [{then: {turn: p1}}]", "bad.yaml: case #1: needs 'case'"),
        (
            "case: x\nposition: {}\nthen: {turn: p1}",
            "bad.yaml: case 'x': needs 'game', here or once for the whole file",
        ),
        (
            "game: enchanters\ncases:\n- &a {case: x, position: {}, then: {turn: p1}}\n- *a",
            "bad.yaml: there are two cases 'x'",
        ),
        (
            "game: enchanter\ncase: x\nposition: {}\nthen: {turn: p1}",
            "bad.yaml: case 'x': no game 'enchanter' (did you mean 'enchanters'?); there are ['enchanters']",
        ),
    ],
)
def test_broken_file_is_one_sentence(text: str, message: str) -> None:
    assert play(text).partition("; there are ")[0] == message.partition("; there are ")[0]


def test_file_that_is_not_text_is_one_sentence() -> None:
    with pytest.raises(DeckwrightError, match=r"^bad.yaml is not readable YAML: line 2: it is not UTF-8 text$"):
        read_cases(b"game: enchanters\n\xff\xfe\x00", where="bad.yaml")


@pytest.mark.parametrize(
    ("data", "english", "ukrainian", "russian"),
    [
        (
            b"game: enchanters\ncase: x\nposition: {track: [goblin], track: [axe]}",
            "bad.yaml is not readable YAML, line 3: the key “track” is written twice",
            "bad.yaml: це не читається як YAML, рядок 3: ключ «track» записано двічі",
            "bad.yaml: это не читается как YAML, строка 3: ключ «track» записан дважды",
        ),
        (
            b"game: enchanters\n? [case]\n: x",
            "bad.yaml is not readable YAML, line 2: a key must be a word",
            "bad.yaml: це не читається як YAML, рядок 2: ключем має бути слово",
            "bad.yaml: это не читается как YAML, строка 2: ключом должно быть слово",
        ),
        (
            b"game: enchanters\ncase: \xff",
            "bad.yaml is not readable YAML, line 2: it is not UTF-8 text",
            "bad.yaml: це не читається як YAML, рядок 2: це не текст у кодуванні UTF-8",
            "bad.yaml: это не читается как YAML, строка 2: это не текст в кодировке UTF-8",
        ),
        (
            b"game: enchanters\ncase: \x01",
            "bad.yaml is not readable YAML, line 2: a character there does not belong in a text",
            "bad.yaml: це не читається як YAML, рядок 2: там символ, якого в тексті не буває",
            "bad.yaml: это не читается как YAML, строка 2: там символ, которого в тексте не бывает",
        ),
        (
            b"[" * 5000,
            "bad.yaml is not readable YAML: its lists and mappings are nested too deeply",
            "bad.yaml: це не читається як YAML: списки й ключі вкладено надто глибоко",
            "bad.yaml: это не читается как YAML: списки и ключи вложены слишком глубоко",
        ),
        (
            b"game: enchanters\ncase: [x",
            "bad.yaml is not readable YAML, line 2: expected ',' or ']', but got '<stream end>'",
            "bad.yaml: це не читається як YAML, рядок 2: expected ',' or ']', but got '<stream end>'",
            "bad.yaml: это не читается как YAML, строка 2: expected ',' or ']', but got '<stream end>'",
        ),
        (
            b"- axe",
            "bad.yaml is not a scenario: it should be a mapping with game and case or cases",
            "bad.yaml: це не сценарій; на верхньому рівні мають бути ключі game і case або cases",
            "bad.yaml: это не сценарий; на верхнем уровне должны быть ключи game и case или cases",
        ),
    ],
)
def test_why_a_file_cannot_be_read_is_told_in_every_language(
    data: bytes, english: str, ukrainian: str, russian: str
) -> None:
    with pytest.raises(DeckwrightError) as told:
        read_cases(data, where="bad.yaml")

    assert [language(code).error(told.value) for code in ("en", "uk", "ru")] == [english, ukrainian, russian]


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        (
            "en",
            [
                "1 case holds, none differs, 1 file could not be read",
                "1 case holds, none differs, 2 files could not be read",
                "1 case holds, none differs, 5 files could not be read",
            ],
        ),
        (
            "uk",
            [
                "збігається: 1, відрізняється: 0; не вдалося прочитати 1 файл",
                "збігається: 1, відрізняється: 0; не вдалося прочитати 2 файли",
                "збігається: 1, відрізняється: 0; не вдалося прочитати 5 файлів",
            ],
        ),
        (
            "ru",
            [
                "совпадает: 1, отличается: 0; не удалось прочитать 1 файл",
                "совпадает: 1, отличается: 0; не удалось прочитать 2 файла",
                "совпадает: 1, отличается: 0; не удалось прочитать 5 файлов",
            ],
        ),
    ],
)
def test_the_last_line_tells_how_many_files_could_not_be_read(
    code: str, lines: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text("game: enchanters\ncase: x\nposition: {}\nthen: {turn: p1}")
    bad.write_text("game: enchanters\ngame: enchanters")

    told = []
    for unread in (1, 2, 5):
        assert run_scenarios(Terminal(language(code)), [bad] * unread + [good]) == Ends.FILE
        told.append(capsys.readouterr().out.splitlines()[-1])

    assert told == lines


def test_files_that_could_all_be_read_are_not_mentioned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    good = tmp_path / "good.yaml"
    good.write_text("game: enchanters\ncase: x\nposition: {}\nthen: {turn: p1}")

    assert run_scenarios(Terminal(language("en")), [good]) == Ends.FINE
    assert capsys.readouterr().out.splitlines()[-1] == "1 case holds, none differs"


def test_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(DeckwrightError, match=r"^cannot read '.*none.yaml': No such file or directory$"):
        run_file(tmp_path / "none.yaml")
