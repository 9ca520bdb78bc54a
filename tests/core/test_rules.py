"""What a game declares: cards, blocks, keys, set-up options, and how steps find their functions."""

from __future__ import annotations

import pytest

from deckwright import games
from deckwright.core import (
    AuthorError,
    Instruction,
    InternalError,
    Layout,
    PlayerError,
    Rules,
    Step,
    Subject,
    asks,
    new_game,
    resolves,
    run,
)
from deckwright.core.errors import nearest
from deckwright.games import load
from tests.core.bidding import LAYOUT, Bid, Bidding, Number, bidding, dealt


def test_a_card_is_found_by_its_id_with_hyphens_or_underscores() -> None:
    rules = load("enchanters")
    assert rules.number_of("of-fire") == rules.number_of("of_fire")
    assert rules.definitions[rules.number_of("of-fire")].id == "of-fire"


def test_an_unknown_card_is_refused_with_the_nearest() -> None:
    with pytest.raises(PlayerError, match=r"^no card 'thre' in bidding \(did you mean 'three'\?\)$") as error:
        bidding().number_of("thre")
    assert error.value.code == "unknown-card"
    assert error.value.facts == {"card": "thre", "game": "bidding"}


def test_two_cards_of_one_id_are_an_authors_mistake() -> None:
    cards = [Number(id="one", kind="number", worth=1), Number(id="one", kind="number", worth=2)]
    with pytest.raises(AuthorError, match=r"^card 'one' is defined twice$"):
        Rules(LAYOUT, cards, {})


def test_two_blocks_of_one_name_are_our_mistake() -> None:
    rules = Bidding()
    with pytest.raises(InternalError, match=r"^block 'round' is made twice$"):
        rules.add_block("round", [Bid()])


def test_keys_read_like_what_they_point_at() -> None:
    rules = Bidding()
    rules.verbs = rules.verbs | {"to": Subject.ZONE, "do": Subject.ACTION}
    game = dealt(["one", "one"], ["two"])
    rules.action_id = lambda detail: f"action-{detail}"  # type: ignore[method-assign]
    options = {
        ("pick", 0, -1): "pick:one",
        ("pick", 1, -1): "pick:one#2",
        ("pick", 2, 3): "pick:two@3",
        ("player", 2, -1): "player:p3",
        ("number", 5, -1): "number:5",
        ("branch", 0, -1): "branch:0",
        ("to", LAYOUT.zone("deck"), -1): "to:deck",
        ("do", 0, 9): "do:action-9",
        ("no", -1, -1): "no",
    }
    assert rules.keys(game, list(options)) == list(options.values())


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


def test_a_hint_is_given_only_when_a_word_is_close() -> None:
    assert nearest("axes", ["axe", "bolas"]) == " (did you mean 'axe'?)"
    assert nearest("quartz", ["axe", "bolas"]) == ""


def test_a_step_needs_a_function_and_only_one() -> None:
    class Dance(Step, frozen=True):
        """Nobody resolves it."""

    class Ask(Step, frozen=True):
        """Nobody answers it."""

    with pytest.raises(InternalError, match=r"^nothing resolves the step Dance$"):
        Instruction(Dance(), bidding())
    asks(Ask)(lambda game, scope, step: None)
    with pytest.raises(InternalError, match=r"^nothing answers the question of the step Ask$"):
        Instruction(Ask(), bidding())
    resolves(Dance)(lambda game, scope, step: None)
    with pytest.raises(InternalError, match=r"^Dance is resolved twice$"):
        resolves(Dance)(lambda game, scope, step: None)
    assert Instruction(Dance(), bidding()).step == Dance()


def test_a_game_that_runs_out_of_steps_is_our_mistake() -> None:
    game = dealt(["one"], ["two"])
    game.stack.clear()
    with pytest.raises(InternalError, match=r"^the game ran out of steps without an outcome$"):
        run(game)


def test_a_layout_belongs_to_rules_not_to_a_game() -> None:
    assert isinstance(bidding().layout, Layout)
    assert dealt(["one"], ["two"]).rules.layout is bidding().layout
