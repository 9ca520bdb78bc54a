"""Rulings: which reading is played where a rulebook is silent or editions disagree.

They live in one place, ``words/rulings.yaml`` of their game, in every language:

    - title: {en: Aeon's End, uk: …, ru: …}
      intro: {en: …, uk: …, ru: …}
      sections:
      - title: {en: Mages, uk: …, ru: …}
        rulings:
        - id: jian-casts-twice                  never changes: cards, pages and players refer to it
          cards: [jian]                         the cards that it concerns, if it concerns some
          rule: {en: …, uk: …, ru: …}           what is played, in a sentence or two
          why: {en: …, uk: …, ru: …}            the reason, if it takes one
          tests:                                what holds it: tests, and cases of scenarios
          - cards.yaml::the mirror casts a spell twice, and each cast picks its target

``docs/rulings.md`` is written from it by ``scripts/list-rulings``.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from deckwright.text.messages import words_of

Said = dict[str, str]
"""A text by the code of its language."""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One reading that is played."""

    id: str
    rule: Said
    tests: list[str]
    why: Said = {}
    cards: list[str] = []

    def scenarios(self) -> list[tuple[str, str]]:
        """The cases of scenarios that show it: file and case."""
        named = (test.split("::", 1) for test in self.tests)
        return [(file, case) for file, case in named if file.endswith(".yaml")]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rulings on one subject."""

    title: Said
    rulings: list[Ruling]


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings on one rulebook."""

    title: Said
    intro: Said
    sections: list[Section]

    def rulings(self) -> Iterator[Ruling]:
        """All of them, in their order."""
        for section in self.sections:
            yield from section.rulings


@cache
def books_of(package: str) -> tuple[Book, ...]:
    """The rulings of the game in a package; none if it has no file of them."""
    folder = words_of(package)
    file = folder / "rulings.yaml" if folder is not None else None
    if file is None or not file.is_file():
        return ()
    return tuple(msgspec.yaml.decode(file.read_bytes(), type=list[Book]))


def on_card(package: str, card: str) -> list[Ruling]:
    """The rulings that concern a card."""
    return [ruling for book in books_of(package) for ruling in book.rulings() if card in ruling.cards]


def written(books: Iterable[Book]) -> str:
    """The page of rulings for people who read the source, in English."""
    parts = []
    for book in books:
        parts += [f"## {book.title['en']}", _wrapped(book.intro["en"])]
        for section in book.sections:
            parts.append(f"### {section.title['en']}")
            for ruling in section.rulings:
                tests = ", ".join(f"`{test}`" for test in ruling.tests)
                why = ruling.why.get("en", "")
                parts.append(_wrapped(f'<a id="{ruling.id}"></a>**{ruling.rule["en"]}** {why} — {tests}'))
    return "\n\n".join(parts) + "\n"


def _wrapped(text: str) -> str:
    return textwrap.fill(" ".join(text.split()), 118, break_long_words=False, break_on_hyphens=False)


HEAD = """# Rulings

Rulebooks leave gaps, and editions disagree. Where the text is silent or could mean two things, the reading that
Deckwright plays is listed here: what we play, why, and the tests and scenarios that hold it. If you read a rule
differently, start with the test: change what it says, watch it fail, and make your case.

This page is written by `scripts/list-rulings` from `words/rulings.yaml` of each game, where every ruling has an id,
the cards it concerns, and its text in all languages. A name such as `choices.yaml::or_choice` is a case of a scenario
in `tests/scenarios/`.
"""


def page() -> str:
    """The page of all rulings."""
    from deckwright import games
    from deckwright.text.gamewords import package_of

    books = (book for name in games.names() for book in books_of(package_of(games.load(name))))
    return f"{HEAD}\n{written(books)}"
