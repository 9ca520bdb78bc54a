"""Shares and means with their intervals."""

from __future__ import annotations

import pytest

from deckwright.lab.estimates import mean, share


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_a_share_has_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    estimate = share(wins, games)

    assert estimate.value == wins / games
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=5e-5)


def test_half_a_win_counts_half() -> None:
    assert share(2.5, 10).value == 0.25
    assert share(2, 10).low < share(2.5, 10).low < share(3, 10).low


def test_no_games_tell_nothing() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def test_a_mean_has_the_interval_of_its_spread() -> None:
    scores = [1, 2, 3, 4]

    estimate = mean(sum(scores), sum(score**2 for score in scores), len(scores))

    assert estimate.value == 2.5
    assert (estimate.low, estimate.high) == pytest.approx((2.5 - 1.265152, 2.5 + 1.265152), abs=1e-6)


def test_equal_scores_have_no_spread() -> None:
    estimate = mean(-21, 147, 3)

    assert (estimate.low, estimate.value, estimate.high) == (-7, -7, -7)


def test_one_score_tells_no_spread() -> None:
    assert mean(12, 144, 1).low == mean(12, 144, 1).value == 12
