"""Which engine runs: only a compiled one that fits is used, and whatever does not fit is left out, with the reason."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.c_docstrings import docstrings_in, documented

from deckwright import compiled
from deckwright.cli import terminal
from deckwright.compiled import Engine, Source, digest, first_changed, listed, read_list, this_python
from deckwright.text import LANGUAGES, language


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one source, and an empty folder for what is compiled."""
    (tmp_path / "_compiled").mkdir()
    (tmp_path / "game.py").write_text("CARDS = 1\n")
    monkeypatch.delenv(compiled.PURE, raising=False)
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    monkeypatch.setattr(compiled, "FOLDER", tmp_path / "_compiled")
    monkeypatch.setattr(compiled, "LIST", tmp_path / "_compiled" / "made-from.txt")
    monkeypatch.setattr(compiled.first_changed, "__defaults__", (tmp_path,))
    monkeypatch.setattr(compiled.Finder.__init__, "__defaults__", (tmp_path / "_compiled",))
    return tmp_path


def as_it_is(path: Path) -> Source:
    found = path.stat()
    return Source(path.name, found.st_size, str(found.st_mtime_ns), digest(path))


def write_list(folder: Path, *, python: str = "", file: str = "fake.so") -> None:
    sources = [as_it_is(folder / "game.py")]
    text = listed(python or this_python(), [("fake__mypyc", file)], sources)
    (folder / "_compiled" / "made-from.txt").write_text(text)


def test_the_list_says_the_python_the_modules_and_the_sources() -> None:
    source = Source("games/a game/rules.py", 12, "99", "abcd")

    told = read_list(listed("cpython-311 linux x86_64", [("deckwright.core.game", "game.so")], [source]))

    assert told == ("cpython-311 linux x86_64", {"deckwright.core.game": "game.so"}, [source])


def test_without_anything_compiled_the_sources_run(folder: Path) -> None:
    assert compiled.choose_engine() == Engine(False, "none")


def test_the_sources_run_if_the_environment_asks_for_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_list(folder)
    monkeypatch.setenv(compiled.PURE, "1")
    assert compiled.choose_engine() == Engine(False, "asked")


@pytest.mark.parametrize("told", ["", "0"])
def test_the_sources_do_not_run_if_the_environment_asks_for_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, told: str
) -> None:
    write_list(folder, python="cpython-399 amiga m68k")
    monkeypatch.setenv(compiled.PURE, told)
    assert compiled.choose_engine().why == "other-python"


def test_what_was_made_for_another_python_is_left_out(folder: Path) -> None:
    write_list(folder, python="cpython-399 amiga m68k")
    assert compiled.choose_engine() == Engine(False, "other-python", "cpython-399 amiga m68k")


def test_a_source_that_has_changed_is_never_hidden_by_what_was_made_of_it(folder: Path) -> None:
    write_list(folder)
    (folder / "game.py").write_text("CARDS = 2\n")  # as long as before
    assert compiled.choose_engine() == Engine(False, "changed", "game.py")


def test_a_source_that_is_gone_has_changed(folder: Path) -> None:
    write_list(folder)
    (folder / "game.py").unlink()
    assert compiled.choose_engine() == Engine(False, "changed", "game.py")


def test_a_source_that_was_only_touched_has_not_changed(folder: Path) -> None:
    source = as_it_is(folder / "game.py")
    os.utime(folder / "game.py", ns=(1, 1))
    assert first_changed([source]) == ""


def test_a_list_without_its_modules_is_left_out(folder: Path) -> None:
    write_list(folder)
    assert compiled.choose_engine().why == "broken"


def test_a_list_that_cannot_be_read_is_left_out(folder: Path) -> None:
    (folder / "_compiled" / "made-from.txt").write_text("source what is this\n")
    assert compiled.choose_engine().why == "broken"


def test_a_module_that_cannot_be_loaded_is_left_out_and_nothing_stays_behind(folder: Path) -> None:
    (folder / "_compiled" / "fake.so").write_text("no library")
    write_list(folder)
    before = list(sys.meta_path)

    assert compiled.choose_engine().why == "broken"
    assert sys.meta_path == before


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("why", ["other-python", "changed", "broken"])
def test_an_engine_that_does_not_fit_is_named_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, why: str, code: str
) -> None:
    monkeypatch.setattr(terminal, "ENGINE", Engine(False, why, "core/game.py"))

    told = terminal.engine_in_words(language(code))

    assert str(compiled.FOLDER) in told
    assert "make compile" in told
    assert ("core/game.py" in told) is (why != "broken")


def test_plain_python_can_be_asked_for() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", "import deckwright.core.game as game; print(game.__file__)"],
        env=os.environ | {compiled.PURE: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.strip().endswith("core/game.py")


# -- docstrings ----------------------------------------------------------------------------------------------------

AS_MYPYC_WRITES = """\
static PyGetSetDef potions___Potion_getseters[] = {
    {"strength",
     (getter)potions___Potion_get_strength,
    NULL, NULL, NULL},
static PyMethodDef potions___Potion_methods[] = {
    {"drink",
     (PyCFunction)CPyPy_potions___Potion___drink,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("drink($self)\\n--\\n\\n")},
    .tp_doc = PyDoc_STR("Potion(strength)\\n--\\n\\n"),
static PyMethodDef potionsmodule_methods[] = {
    {"brew", (PyCFunction)CPyPy_potions___brew, METH_FASTCALL, PyDoc_STR("brew()\\n--\\n\\n") /* docstring */},
    {"stir", (PyCFunction)CPyPy_potions___stir, METH_FASTCALL, PyDoc_STR("stir()\\n--\\n\\n") /* docstring */},
static struct PyModuleDef potionsmodule = {
    "potions",
    NULL, /* docstring */
"""


def test_docstrings_are_put_where_c_keeps_them() -> None:
    docstrings = {
        "": "Potions.",
        "Potion": "A potion…",
        "Potion.drink": 'Say "cheers".',
        "Potion.strength": "How strong?",
        "brew": "Brew one.\n\nIt takes a turn.",
    }

    written = documented(AS_MYPYC_WRITES, docstrings)

    assert r'PyDoc_STR("Potion(strength)\n--\n\n" "A potion\342\200\246")' in written
    assert r'PyDoc_STR("drink($self)\n--\n\n" "Say \042cheers\042.")' in written
    assert r'    NULL, "How strong\077", NULL},' in written
    assert r'PyDoc_STR("brew()\n--\n\n" "Brew one.\012\012It takes a turn.")' in written
    assert r'PyDoc_STR("stir()\n--\n\n") /*' in written
    assert r'    "Potions.", /* docstring */' in written


def test_docstrings_of_a_source_are_found_by_name(tmp_path: Path) -> None:
    source = tmp_path / "potions.py"
    source.write_text(
        '"""Potions."""\nclass Potion:\n    """A potion."""\n    def drink(self):\n        """Drink it."""\n'
        "def stir(): pass\n"
    )

    assert docstrings_in(source) == {"": "Potions.", "Potion": "A potion.", "Potion.drink": "Drink it."}
