"""Ratings by who beat whom."""

from __future__ import annotations

from math import log10

import pytest

from deckwright.lab.elo import Pairing, ratings


def test_ten_wins_for_a_loss_are_four_hundred_points() -> None:
    found = ratings({("strong", "weak"): Pairing(11_000, 10_000)}, anchor="weak")

    assert found["strong"].value == pytest.approx(400, abs=1)
    assert (found["weak"].value, found["weak"].low, found["weak"].high) == (0, 0, 0)


def test_ratings_add_up_along_a_ladder() -> None:
    ladder = {("b", "a"): Pairing(3000, 2000), ("c", "b"): Pairing(3000, 2000)}

    found = ratings(ladder, anchor="a")

    assert found["c"].value == pytest.approx(2 * found["b"].value, rel=0.01)


def test_more_games_make_the_interval_narrower() -> None:
    few = ratings({("b", "a"): Pairing(100, 59)}, anchor="a")["b"]
    many = ratings({("b", "a"): Pairing(10_000, 5900)}, anchor="a")["b"]

    assert few.low < 0 < many.low
    # 59 wins in 100 games: 63 points ahead, give or take 69.
    assert (few.value, few.high - few.value) == (pytest.approx(63, abs=2), pytest.approx(69, abs=3))


def test_a_clean_sweep_still_has_a_rating() -> None:
    swept = ratings({("b", "a"): Pairing(20, 20)}, anchor="a")["b"]
    # With half a drawn game: 20¼ points to ¼.
    assert swept.value == pytest.approx(400 * log10(20.25 / 0.25), rel=0.001)
