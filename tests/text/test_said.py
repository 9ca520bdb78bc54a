"""Whatever the source can ask, offer, refuse or tell has words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import deckwright
from deckwright import games
from deckwright.rules.contract import Rules
from deckwright.text import LANGUAGES
from deckwright.text.gamewords import game_words, package_of

SOURCE = Path(deckwright.__file__).parent


def said_in(folder: Path, rules: Rules) -> set[str]:
    """The keys of the messages that a folder of the source needs."""
    keys = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name("Question"), [prompt, *_]):
                    keys |= {f"prompt-{word.rstrip('-')}" for word in words_in(prompt)}
                case ast.Call(ast.Attribute(attr="tell"), [kind, *_]):
                    keys |= {f"event-{word}" for word in words_in(kind)}
                case ast.FunctionDef(returns=ast.AST() as returns) if "Refusal" in ast.unparse(returns):
                    keys |= {f"reason-{code}" for code in refusals_in(node) if code not in rules.verbs}
    return keys


def words_in(node: ast.AST) -> list[str]:
    """The texts that an expression may be."""
    tests = [one.test for one in ast.walk(node) if isinstance(one, ast.IfExp)]
    left_out = {id(inner) for test in tests for inner in ast.walk(test)}
    return [
        one.value
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and id(one) not in left_out
    ]


def refusals_in(function: ast.FunctionDef) -> list[str]:
    """The codes of ``("costs-crystals", need, have)``; options look alike, but begin with a verb."""
    found = []
    for node in ast.walk(function):
        match node:
            case ast.Tuple([ast.Constant(str(code)), _, _]):
                found.append(code)
    return found


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_game_has_words_for_whatever_it_says(game: str, code: str) -> None:
    rules = games.load(game)
    messages = game_words(code, package_of(rules)).messages
    needed = {f"option-{verb}" for verb in rules.verbs}
    for folder in ("core", "effects", package_of(rules).removeprefix("deckwright.").replace(".", "/")):
        needed |= said_in(SOURCE / folder, rules)
    assert sorted(needed - set(messages.own_keys())) == []


def test_what_is_said_is_found_in_the_source() -> None:
    found = said_in(SOURCE / "games" / "enchanters", games.load("enchanters"))
    assert {"prompt-before-blow", "event-struck", "reason-costs-crystals", "reason-main-action-first"} <= found
