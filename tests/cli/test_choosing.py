"""What is typed means one thing, several, or none."""

from __future__ import annotations

import pytest

from deckwright.cli.choosing import meant

NAMES = [
    ["travel:axe", "Сокира"],
    ["travel:goblin", "Гоблін"],
    ["travel:goblin#2", "Гоблін ватажок"],
    ["use:alea-sharpen", "Алеа"],
]
LABELS = [
    "Узяти: Сокира",
    "Битися: Гоблін",
    "Битися: Гоблін ватажок",
    "Алеа: заплатіть 2 кристали ➡ отримайте +1 до атаки до кінця ходу",
]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("travel:goblin", [1]),  # a whole key, though another one begins with it
        ("узяти", [0]),
        ("Битися:  гоблін", [1]),
        ("битися", [1, 2]),
        ("сокира", [0]),
        ("ватаж", [2]),
        ("sharpen", [3]),
        ("атаки", []),  # a word from the middle of a sentence is no way to call an option
        ("окира", []),
        ("дракон", []),
        ("", []),
    ],
)
def test_a_whole_name_goes_before_a_beginning_and_that_before_a_word_in_a_name(text: str, found: list[int]) -> None:
    assert meant(text, NAMES, LABELS) == found
