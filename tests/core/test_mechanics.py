"""What the engine needs of a game: cards, blocks, keys, and how steps find their functions."""

from __future__ import annotations

import pytest

from deckwright.core import Instruction, Layout, Step, Subject, asks, resolves, run
from deckwright.errors import AuthorError, InternalError, PlayerError
from deckwright.games import load
from deckwright.rules import Rules
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
