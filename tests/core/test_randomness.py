"""Chance: one number that counts up, equal on every machine."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from deckwright.core import Dice
from deckwright.core.randomness import MASK, below, mix, seeded, shuffle


def test_the_generator_is_splitmix64() -> None:
    """The first values that the authors of SplitMix64 give for the seed 1234567."""
    state, drawn = 1234567, []
    for _ in range(5):
        value, state = below(state, 1 << 64)
        drawn.append(value)
    assert drawn == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_seeds_and_shuffles_are_the_same_forever() -> None:
    """Recorded once: were they to change, no saved game could be opened any more."""
    assert [seeded(seed) for seed in (0, 1, -1)] == [
        7905728728188956330,
        15751893391678130646,
        15988723454175603124,
    ]
    cards = list(range(10))
    assert shuffle(seeded(7), cards) == 290143602315611376
    assert cards == [2, 0, 6, 7, 8, 1, 3, 4, 5, 9]


@pytest.mark.parametrize("size", [0, 1, 2, 3, 20, 52, 200])
@pytest.mark.parametrize("first", [0, 1, seeded(3), MASK])
def test_a_shuffle_is_a_row_of_draws(size: int, first: int) -> None:
    state, expected = first, list(range(size))
    for last in range(size - 1, 0, -1):
        chosen, state = below(state, last + 1)
        expected[last], expected[chosen] = expected[chosen], expected[last]
    cards = list(range(size))
    assert shuffle(first, cards) == state
    assert cards == expected


def test_every_face_of_a_die_is_as_likely() -> None:
    dice = Dice(5)
    faces = Counter(dice.below(6) for _ in range(60_000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


def test_every_order_of_four_cards_is_as_likely() -> None:
    dice = Dice(6)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7  # chi-square, 23 degrees, 0.1 %


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Dice(seed).below(1 << 64) for seed in range(1000)]
    assert len(set(first)) == 1000
    flipped = [(one ^ other).bit_count() for one, other in pairwise(first)]
    assert 30 < sum(flipped) / len(flipped) < 34


def test_drawing_depends_on_the_state_alone() -> None:
    one = Dice(9)
    one.below(100)
    other = Dice(0)
    other.state = one.state
    random.seed(1)
    drawn = [one.below(1000) for _ in range(50)]
    random.seed(2)
    assert [other.below(1000) for _ in range(50)] == drawn


def test_a_choice_among_one_is_no_choice_but_still_a_draw() -> None:
    value, state = below(17, 1)
    assert value == 0
    assert state != 17


def test_mixing_stays_within_64_bits() -> None:
    assert all(0 <= mix(x) <= MASK for x in (0, 1, MASK, MASK - 1))
    assert mix(0) == 0
