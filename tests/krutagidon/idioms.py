"""What the idioms of Krutagidon stand for: a fingerprint of the steps that each was written after.

When the steps of a card change, read its idiom again in every language, and then record the new fingerprint:

    .venv/bin/python -m tests.krutagidon.idioms
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from deckwright import games
from deckwright.games.krutagidon.definitions import Card
from deckwright.games.krutagidon.words import PARTS
from deckwright.text.messages import Messages, words_of

FILE = Path(__file__).with_name("idioms.txt")


def idioms() -> dict[str, tuple[str, str]]:
    """The card and the part that each idiom is about."""
    folder = words_of("deckwright.games.krutagidon")
    assert folder is not None
    keys = [key for key in Messages("en", [folder]).own_keys() if key.startswith("idiom-")]
    found = {}
    for key in keys:
        part = next(part for part in sorted(PARTS, key=len, reverse=True) if key.endswith(f"-{part.replace('_', '-')}"))
        found[key] = key.removeprefix("idiom-").removesuffix(f"-{part.replace('_', '-')}"), part
    return found


def fingerprint(card_id: str, part: str) -> str:
    """A short name for the steps of a text; a rule that is in no step has none."""
    rules = games.load("krutagidon")
    card = rules.definitions[rules.number_of(card_id)]
    assert isinstance(card, Card)
    if part == "rule":
        return "-"
    steps = (card.aim, card.attack) if part == "attack" else getattr(card, part)
    return hashlib.sha256(repr(steps).encode()).hexdigest()[:12]


def lines() -> list[str]:
    """The file as it should be."""
    return [f"{key} {fingerprint(card, part)}" for key, (card, part) in sorted(idioms().items())]


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", "utf-8")
