"""Counting: one, a few, many, in every case that sentences need."""

from __future__ import annotations

import pytest

from deckwright.effects.vocabulary.verbs import Gain, Lose
from deckwright.text.grammar import Case
from tests.text.wizard_words import a_telling
from tests.text.words_of_enchanters import enchanters_telling

NUMBERS = (1, 2, 5, 11, 21)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["gain 1 crystal", "gain 2 crystals", "gain 5 crystals", "gain 11 crystals", "gain 21 crystals"]),
        (
            "uk",
            [
                "отримайте 1 кристал",
                "отримайте 2 кристали",
                "отримайте 5 кристалів",
                "отримайте 11 кристалів",
                "отримайте 21 кристал",
            ],
        ),
        (
            "ru",
            [
                "получите 1 кристалл",
                "получите 2 кристалла",
                "получите 5 кристаллов",
                "получите 11 кристаллов",
                "получите 21 кристалл",
            ],
        ),
    ],
)
def test_crystals_are_counted(code: str, told: list[str]) -> None:
    assert [enchanters_telling(code).text((Gain("crystals", number),)) for number in NUMBERS] == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["heal 1 wound", "heal 2 wounds", "heal 5 wounds", "heal 11 wounds", "heal 21 wounds"]),
        ("uk", ["залікуйте 1 рану", "залікуйте 2 рани", "залікуйте 5 ран", "залікуйте 11 ран", "залікуйте 21 рану"]),
        ("ru", ["залечите 1 рану", "залечите 2 раны", "залечите 5 ран", "залечите 11 ран", "залечите 21 рану"]),
    ],
)
def test_wounds_are_counted(code: str, told: list[str]) -> None:
    assert [enchanters_telling(code).text((Lose("wounds", number),)) for number in NUMBERS] == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("uk", ["1 монстра", "двох монстрів", "5 монстрів", "11 монстрів", "21 монстра"]),
        ("ru", ["1 монстра", "двух монстров", "5 монстров", "11 монстров", "21 монстра"]),
    ],
)
def test_the_living_have_an_accusative_of_their_own(code: str, told: list[str]) -> None:
    t = enchanters_telling(code)
    assert [t.counted(number, t.tables.kinds["monster"], Case.ACC) for number in NUMBERS] == told


@pytest.mark.parametrize(
    ("code", "case", "told"),
    [
        ("uk", Case.GEN, ["1 карти", "2 карт", "5 карт", "11 карт", "21 карти"]),
        ("uk", Case.DAT, ["1 карті", "2 картам", "5 картам", "11 картам", "21 карті"]),
        ("ru", Case.GEN, ["1 карты", "2 карт", "5 карт", "11 карт", "21 карты"]),
        ("ru", Case.INS, ["1 картой", "2 картами", "5 картами", "11 картами", "21 картой"]),
    ],
)
def test_cases_are_kept_after_numbers(code: str, case: Case, told: list[str]) -> None:
    t = a_telling(code)
    assert [t.counted(number, t.tables.kinds["card"], case) for number in NUMBERS] == told


def test_a_minus_is_as_long_as_a_plus() -> None:
    t = a_telling("uk")
    assert t.counted(-3, t.tables.units["points"]) == "−3 очки"
