"""What is typed means one thing, several, or none."""

from __future__ import annotations

import pytest

from deckwright.cli.choosing import meant

CARDS = [["Сокира"], ["Гоблін"], ["Гоблін ватажок"], ["Алеа"]]
LABELS = [
    "Узяти: Сокира",
    "Битися: Гоблін",
    "Битися: Гоблін ватажок",
    "Алеа: заплатіть 2 кристали ➡ отримайте +1 до атаки до кінця ходу",
]
KEYS = ["travel:axe", "travel:goblin", "travel:goblin#2", "use:alea-sharpen"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("узяти", [0]),
        ("Битися:  гоблін", [1]),
        ("битися", [1, 2]),
        ("сокира", [0]),
        ("ватаж", [2]),
        ("атаки", []),  # a word from the middle of a sentence is no way to call an option
        ("окира", []),
        ("дракон", []),
        ("", []),
    ],
)
def test_a_whole_name_goes_before_a_beginning_and_that_before_a_word_in_a_name(text: str, found: list[int]) -> None:
    assert meant(text, CARDS, LABELS, KEYS) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("travel:goblin", [1]),  # though another one begins with it
        ("travel:gob", [1, 2]),
        ("use:al", [3]),
        ("Use:Alea-Sharpen", [3]),
        ("sharpen", [3]),
        ("sharp", []),
        ("use:", []),
        ("use", []),
        ("u", []),
        ("t", []),
    ],
)
def test_a_key_that_nobody_sees_is_meant_from_beyond_its_colon_on_or_by_a_whole_word(
    text: str, found: list[int]
) -> None:
    assert meant(text, CARDS, LABELS, KEYS) == found
