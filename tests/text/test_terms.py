"""Every text uses the publishers' terms, and English reads as if it had been written in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from deckwright import games
from deckwright.text import LANGUAGES, language
from deckwright.text.gamewords import GENERAL, package_of
from deckwright.text.messages import message_files, words_of

ROOT = Path(__file__).parents[2]


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """A term, and a pattern of what stands in its place where somebody forgot it."""

    say: str
    wrong: str = msgspec.field(name="not")
    games: list[str] = []


TERMS = msgspec.yaml.decode(Path(__file__).with_name("terms.yaml").read_bytes(), type=dict[str, list[Term]])


@cache
def texts_of(game: str, code: str) -> dict[str, str]:
    """What is said about a game, by where: its cards, its words, its rules page."""
    rules = games.load(game)
    folder = words_of(package_of(rules))
    found = {card.id: " ".join(language(code).rules_text(rules, card.id)) for card in rules.definitions}
    if folder is not None:
        found |= {file.name: _values(file.read_text("utf-8")) for file in message_files(folder, code)}
        for part in ("words/rulings.yaml", "words/marks.yaml", "lessons/*.yaml", "examples/*.yaml"):
            for file in sorted(Path(str(folder)).parent.glob(part)):
                found[f"{file.parent.name}/{file.name}"] = " ".join(_said(msgspec.yaml.decode(file.read_bytes()), code))
    page = ROOT / "web" / "src" / "games" / game / "rules" / f"{code}.md"
    if page.is_file():
        found[page.name] = page.read_text("utf-8")
    return found


def _said(data: object, code: str) -> Iterator[str]:
    """Everything that a file of lessons, examples, marks or rulings says in a language."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        if key == code and isinstance(value, str):
            yield value
        elif key != "position":
            yield from _said(value, code)


def _values(ftl: str) -> str:
    """The messages of a file without their keys and variables."""
    return re.sub(r"(?m)^(?:#.*|[a-z][\w-]* =)|\$\w+", "", ftl)


@cache
def words_of_the_table(code: str) -> dict[str, str]:
    folder = words_of(GENERAL)
    assert folder is not None
    page = ROOT / "web" / "src" / "words" / f"{code}.ftl"
    found = {file.name: _values(file.read_text("utf-8")) for file in message_files(folder, code)}
    return found | {f"web/{page.name}": _values(page.read_text("utf-8"))}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_what_is_said_about_a_game_uses_its_publishers_terms(game: str, code: str) -> None:
    for term in TERMS[code]:
        if not term.games or game in term.games:
            wrong = [where for where, text in texts_of(game, code).items() if re.search(term.wrong, text)]
            assert wrong == [], f"say {term.say!r}"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_of_the_table_use_the_same_terms(code: str) -> None:
    for term in TERMS[code]:
        if not term.games:
            wrong = [where for where, text in words_of_the_table(code).items() if re.search(term.wrong, text)]
            assert wrong == [], f"say {term.say!r}"


TRANSLATED = {
    r"\b[Mm]end(?:s|ed|ing)?\b": "fix",
    r"\b[Aa]new\b": "again",
    r"\b[Bb]ear(?:s|ing)?\b": "has, supports",
    r"\bof (?:its|their|his|her|one's|one’s|your|our) own(?=[.,;:)]|\s+(?:is|are|has|and|or|in|for|that|to|can|at|on|with|where|when|from|by|if|as|cost)\b)": "its own",  # noqa: E501
    r"(?<![.\w])\b[Tt](?:ells?|old)\b(?!\()": "say, show, report",
    r"\b[Ss]tands? (?:in|at|on|above|below|beside|there|alone)\b": "is",
    r"(?:[.,;:(]|\b(?:what|as|where|if|when|that|but|how|which|\w+thing|things)) [Oo]ne \*?(?:may|can(?:not)?|must|might|wants|needs)\b": "you",  # noqa: E501
    r"\b[Oo]neself\b|\b[Oo]ne[’']s (?=own|hand|turn|cards|deck)": "yourself, your",
    r"\b[Ss]o called\b": "called",
    r"\b[Bb]y lot\b": "at random",
    r"\bthe own\b": "your own, its own",
    r"\bwhosever\b": "no matter whose",
    r"(?:^|[.;:] )(?:Had|Were) (?:we|you|they|it|he|she)\b": "if we had",
    r"\b[Ii]s nothing that is\b": "cannot be",
}
"""Words that betray a translation, and what a native maintainer would say."""
DOCUMENTS = [
    path
    for pattern in ("*.md", "docs/*.md", "docs/decisions/*.md", "web/src/games/*/rules/en.md")
    for path in sorted(ROOT.glob(pattern))
]
ENGLISH = [
    path
    for pattern in ("src/deckwright/**/en.ftl", "src/deckwright/**/*.en.ftl", "web/src/words/en.ftl")
    for path in sorted(ROOT.glob(pattern))
]


SAID_IN_YAML = [
    path
    for part in ("words/rulings.yaml", "words/marks.yaml", "lessons/*.yaml", "examples/*.yaml")
    for path in sorted(ROOT.glob(f"src/deckwright/games/*/{part}"))
]


@pytest.mark.parametrize("path", SAID_IN_YAML, ids=lambda path: str(path.relative_to(ROOT)))
def test_english_lessons_notes_and_rulings_do_not_read_like_a_translation(path: Path) -> None:
    text = " ".join(_said(msgspec.yaml.decode(path.read_bytes()), "en"))
    assert {match[0] for wrong in TRANSLATED for match in re.finditer(wrong, text)} == set()


@pytest.mark.parametrize("path", DOCUMENTS + ENGLISH, ids=lambda path: str(path.relative_to(ROOT)))
def test_english_does_not_read_like_a_translation(path: Path) -> None:
    text = path.read_text("utf-8")
    text = _values(text) if path.suffix == ".ftl" else re.sub(r"```.*?```|`[^`]*`|\$\w+", "", text, flags=re.DOTALL)
    found = {
        match[0]: f"{instead} (line {text[: match.start()].count(chr(10)) + 1})"
        for wrong, instead in TRANSLATED.items()
        for match in re.finditer(wrong, text, re.MULTILINE)
    }
    assert found == {}
