"""What a game says of itself: set-up options, groups of seats, and how it is found."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.errors import InternalError, PlayerError, nearest
from deckwright.rules import new_game, turn_order
from tests.core.bidding import Bidding, bidding, dealt


def test_set_up_options_are_filled_in_and_split() -> None:
    assert bidding().check_setup(2, {}) == {"hands": "small", "extras": []}
    checked = bidding().check_setup(2, {"extras": " rain, wind ,", "hands": "large"})
    assert checked == {"hands": "large", "extras": ["rain", "wind"]}


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (1, {}, "bidding is for 2 to 4 players, not 1"),
        (0, {}, "bidding is for 2 to 4 players, not 0"),
        (2, {"hand": "small"}, "no option 'hand' in bidding (did you mean 'hands'?); there are ['extras', 'hands']"),
        (2, {"hands": "smal"}, "hands cannot be 'smal' (did you mean 'small'?); it is one of ['small', 'large']"),
        (2, {"hands": ""}, "hands cannot be ''; it is one of ['small', 'large']"),
        (2, {"extras": "rain,snow"}, "extras cannot be 'snow'; it is one of ['rain', 'wind']"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_one_sentence(seats: int, options: dict[str, str], says: str) -> None:
    with pytest.raises(PlayerError) as error:
        new_game(bidding(), seats, seed=1, options=options)
    assert str(error.value) == says


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(
        PlayerError, match=r"^no game 'enchaners' \(did you mean 'enchanters'\?\); there are \["
    ) as error:
        games.load("enchaners")
    assert error.value.code == "unknown-game"


def test_a_game_is_built_once() -> None:
    for name in games.names():
        assert games.load(name) is games.load(name)


def test_seats_of_a_group_come_in_turn_order() -> None:
    game = dealt(["one"], ["two"], ["three"])
    rules = bidding()
    assert rules.group(game, 1, "all") == (1, 2, 0)
    assert rules.group(game, 1, "others") == (2, 0)
    with pytest.raises(InternalError, match=r"^no seats are called 'neighbours'$"):
        rules.group(game, 1, "neighbours")


def test_a_table_of_twelve_has_a_turn_order_too() -> None:
    assert turn_order(12, 11) == (11, *range(11))


def test_no_table_is_larger_than_a_file_can_hold() -> None:
    class Crowd(Bidding):
        max_seats = 40

    with pytest.raises(PlayerError, match=r"^bidding is for 2 to 16 players, not 17$"):
        new_game(Crowd(), 17, seed=1)


def test_a_hint_is_given_only_when_a_word_is_close() -> None:
    assert nearest("axes", ["axe", "bolas"]) == " (did you mean 'axe'?)"
    assert nearest("quartz", ["axe", "bolas"]) == ""
