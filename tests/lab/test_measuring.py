"""Cards and set-ups are measured with games of bots, the same each time."""

from __future__ import annotations

import msgspec
import pytest

from deckwright import games
from deckwright.lab.measured import Measured, SetupMeasured, measured
from deckwright.lab.measuring import PLANS, measure


def few(game: str) -> Measured:
    return measure(game, msgspec.structs.replace(PLANS[game], games=6, each=0), seed=2)


def test_equal_seeds_measure_the_same() -> None:
    assert few("enchanters") == few("enchanters")


def test_cards_that_players_begin_with_are_not_measured() -> None:
    found = few("aeons-end").cards
    assert found
    assert not {"crystal", "spark"} & set(found)
    for one in found.values():
        assert 0 < one.got <= one.met
        assert one.won <= one.met_won <= one.met


def test_a_set_up_that_chance_decides_is_all_that_it_can_come_to() -> None:
    setups = {
        "2/a/normal": SetupMeasured(10, 4),
        "2/b/normal": SetupMeasured(10, 1),
        "3/a/normal": SetupMeasured(10, 9),
    }
    found = Measured("x", 1, "master", 1, 0, {}, ("nemesis", "difficulty"), setups)
    assert found.of_setup(2, [["a"], ["normal"]]) == SetupMeasured(10, 4)
    assert found.of_setup(2, [["a", "b"], ["normal"]]) == SetupMeasured(20, 5)
    assert found.of_setup(4, [["a"], ["normal"]]) == SetupMeasured(0, 0)


@pytest.mark.parametrize("game", ["aeons-end", "enchanters"])
def test_what_comes_with_the_package_was_measured_with_the_present_rules(game: str) -> None:
    found = measured(game)
    rules = games.load(game)
    assert found is not None
    assert found.rules == rules.version
    assert set(found.cards) <= {card.id for card in rules.definitions}
