"""The modules of Aeon's End use each other in one direction, also where only types are meant."""

from __future__ import annotations

import ast
from pathlib import Path

import deckwright.games.aeons_end as package

HOME = Path(package.__file__).parent
ROOT = "deckwright.games.aeons_end"


def module_of(file: Path) -> str:
    parts = file.relative_to(HOME).with_suffix("").parts
    return ".".join((ROOT, *parts)).removesuffix(".__init__")


MODULES = {module_of(file): file for file in HOME.rglob("*.py")}


def used_by(file: Path) -> set[str]:
    """The modules of the game that a module imports, anywhere in it."""
    used: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            inside = {f"{node.module}.{alias.name}" for alias in node.names} & set(MODULES)
            used |= inside or {node.module}
        elif isinstance(node, ast.Import):
            used |= {alias.name for alias in node.names}
    return used & set(MODULES)


def test_no_module_needs_itself() -> None:
    left = {module: used_by(file) - {module} for module, file in MODULES.items()}
    while free := [module for module, used in left.items() if not used & set(left)]:
        for module in free:
            del left[module]
    knot = {
        module.removeprefix(f"{ROOT}."): sorted(one.removeprefix(f"{ROOT}.") for one in left[module] & set(left))
        for module in left
    }
    assert not knot, knot


def test_words_are_records_that_use_only_records() -> None:
    records = (f"{ROOT}.vocabulary", f"{ROOT}.definitions")
    for module, file in MODULES.items():
        if module.startswith(f"{ROOT}.vocabulary."):
            assert all(used.startswith(records) for used in used_by(file)), module


def test_only_the_registry_knows_a_nemesis() -> None:
    """Nothing outside the nemeses and their phrases imports one of them; basic cards are no nemesis."""
    basic = {f"{ROOT}.nemeses.basic", f"{ROOT}.nemeses.war_eternal_basic"}
    nemeses = {module for module in MODULES if module.startswith(f"{ROOT}.nemeses.")} - basic
    for module, file in MODULES.items():
        if not module.startswith((f"{ROOT}.nemeses", f"{ROOT}.words.nemeses")):
            assert not used_by(file) & nemeses, module
        elif module in nemeses:
            assert not used_by(file) & (nemeses - {module}), module


def test_no_other_code_names_a_nemesis() -> None:
    names = {file.stem for file in (HOME / "nemeses").glob("*.py")} - {"__init__", "basic", "war_eternal_basic"}
    for module, file in MODULES.items():
        if ".nemeses" not in module:
            text = file.read_text().lower()
            assert not [
                name
                for name in names
                for said in (name, name.replace("_", "-"), name.replace("_", " "))
                if said in text
            ], module


def test_no_bot_and_nothing_else_imports_a_nemesis() -> None:
    outside = [file for file in HOME.parents[1].rglob("*.py") if not file.is_relative_to(HOME)]
    assert len(outside) > 100
    for file in outside:
        assert f"{ROOT}.nemeses" not in file.read_text(), file
