"""Imports point one way, also where only types are meant: games use effects, effects use the rules, rules the core.

Two pairs know each other: games are told by ``text``, which finds their words through the registry of games; a playout
of ``search`` may follow a bot, and bots search.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import deckwright
from deckwright import games

HOME = Path(deckwright.__file__).parent

BELOW = {
    "errors": set(),
    "core": {"errors", "compiled", "moved"},
    "rules": {"core", "errors"},
    "records": {"core", "rules", "errors"},
    "effects": {"core", "rules", "errors", "moved"},
    "authoring": {"effects", "core", "rules", "errors"},
    "search": {"core", "rules", "errors", "bots"},
    "story": {"core", "rules", "records", "errors"},
    "scenarios": {"core", "rules", "records", "effects", "games", "errors"},
    "text": {"core", "rules", "effects", "games", "errors"},
    "lessons": {"core", "rules", "records", "scenarios", "text", "errors"},
    "games": {"core", "rules", "effects", "authoring", "text", "plugins", "errors"},
    "bots": {"core", "rules", "effects", "games", "search", "plugins", "errors"},
    "coach": {"core", "rules", "records", "games", "bots", "text", "errors"},
    "lab": {"core", "rules", "records", "games", "bots", "errors"},
    "envs": {"core", "rules", "games", "bots", "extras", "errors"},
}
"""What each may use, besides itself."""

KNOW_GAMES = ("bots/seer/", "bots/thrifty/", "coach/by_")
"""Whoever judges a game has to know it; everybody else reaches games through the registry, ``deckwright.games``."""

WHAT_A_GAME_ALONE_MEANS = ("core/game.py", "rules")
"""``Game`` without a parameter is a game of any ``Rules``: the only type that the core takes from above."""


def used_by(file: Path) -> set[str]:
    """The parts of the package that a module imports, anywhere in it."""
    used: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "deckwright":
            used |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("deckwright."):
            used.add(node.module.split(".")[1])
        elif isinstance(node, ast.Import):
            used |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("deckwright.")}
    return used


@pytest.mark.parametrize("part", BELOW)
def test_a_part_uses_only_what_is_below_it(part: str) -> None:
    files = sorted((HOME / part).rglob("*.py")) or [HOME / f"{part}.py"]
    found = {(file.relative_to(HOME).as_posix(), used) for file in files for used in used_by(file)}
    wrong = {(file, used) for file, used in found if used not in BELOW[part] | {part}}
    assert wrong == ({WHAT_A_GAME_ALONE_MEANS} if part == "core" else set())


def test_only_what_judges_a_game_knows_it() -> None:
    files = {file.relative_to(HOME).as_posix(): file.read_text("utf-8") for file in sorted(HOME.rglob("*.py"))}
    knowing = [file for file, code in files.items() if re.search(r"^\s*(from|import) deckwright\.games\.", code, re.M)]
    assert [file for file in knowing if not file.startswith(("games/", *KNOW_GAMES))] == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("core.AuthorError", "errors.AuthorError"),
        ("core.Rules", "rules.Rules"),
        ("core.Session", "records.Session"),
        ("core.SetupOption", "rules.SetupOption"),
        ("core.errors.PlayerError", "errors.PlayerError"),
        ("core.gamefile.read", "records.gamefile.read"),
        ("core.new_game", "rules.new_game"),
        ("core.rules.Rules", "rules.Rules"),
        ("core.saves.to_bytes", "records.to_bytes"),
        ("core.session.Given", "records.Given"),
        ("effects.words.read_steps", "authoring.packs.read_steps"),
        ("effects.writing.gain", "authoring.writing.gain"),
    ],
)
def test_what_moved_is_found_by_its_old_name(old: str, new: str) -> None:
    assert imported(old) is imported(new)


def imported(name: str) -> object:
    module, _, what = f"deckwright.{name}".rpartition(".")
    return getattr(import_module(module), what)


def test_what_never_was_there_is_not_found() -> None:
    with pytest.raises(ImportError):
        from deckwright.core import nothing  # noqa: F401
    with pytest.raises(ModuleNotFoundError):
        import deckwright.core.nothing  # noqa: F401


def printed_on(card: msgspec.Struct) -> Iterator[str]:
    """The fields that are used on a card, and on its halves if it has some."""
    for field in msgspec.structs.fields(card):
        value = getattr(card, field.name)
        if value != field.default:
            yield field.name
        if type(value).__module__ == type(card).__module__:
            yield from printed_on(value)


def test_no_field_of_a_card_serves_a_single_card() -> None:
    serves: dict[str, set[str]] = defaultdict(set)
    for name in games.ours():
        for card in games.load(name).definitions:
            for field in printed_on(card):
                serves[field].add(card.id)
    assert {field: cards for field, cards in serves.items() if len(cards) == 1} == {}


SMALLER_THAN = {"core": 1_801, "effects": 4_354, "games/aeons_end": 9_116}
"""Lines of Python: what the second edition of the engine was to stay below."""


@pytest.mark.parametrize("part", SMALLER_THAN)
def test_the_engine_stays_small(part: str) -> None:
    files = sorted((HOME / part).rglob("*.py"))
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < SMALLER_THAN[part]
