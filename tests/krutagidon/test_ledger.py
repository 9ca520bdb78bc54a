"""The final count: where the points of each wizard came from."""

from __future__ import annotations

from typing import Any, cast

import pytest

from deckwright import games
from deckwright.core import Game
from deckwright.games.krutagidon.rules import krutagidon
from deckwright.games.krutagidon.scoring import ledger, score
from deckwright.games.krutagidon.table import DISCARD, TOKENS
from deckwright.rules import new_game


def a_table(*owned: tuple[int, str]) -> Game:
    """A game of three that has just been laid; each wizard owns what is named besides the starting deck."""
    game = new_game(games.load("krutagidon"), 3, seed=1)
    for seat, id in owned:
        face = krutagidon().by_id[id]
        taken = {card for place in range(3) for card in (*game.zones[DISCARD + place], *game.zones[TOKENS + place])}
        card = next(card for card, one in enumerate(game.cards) if one == face and card not in taken)
        game.move(card, (TOKENS if id.startswith("dwt-") else DISCARD) + seat)
    return game


def row(game: Game, of: str) -> dict[str, Any]:
    return next(cast("dict[str, Any]", one) for one in ledger(game) if one["of"] == of)


def test_plain_points_and_legends_are_counted_apart() -> None:
    game = a_table((0, "twins"), (0, "blaze"), (1, "bananamancer"))
    assert row(game, "cards")["points"] == [3, 0, 0]
    assert row(game, "legends")["points"] == [0, 5, 0]
    assert row(game, "legends")["counts"] == [0, 1, 0]


def test_a_card_with_a_formula_has_a_row_of_its_own() -> None:
    both = row(a_table((0, "dragon-eggs"), (0, "dragon-eggs")), "dragon-eggs")
    assert (both["counts"], both["points"]) == ([2, 0, 0], [10, 0, 0])
    apart = row(a_table((0, "dragon-eggs"), (1, "dragon-eggs")), "dragon-eggs")
    assert (apart["counts"], apart["points"]) == ([1, 1, 0], [0, 0, 0])


def test_limp_wands_and_tokens_come_last_and_pull_down() -> None:
    game = a_table((2, "limp-wand"), (2, "dwt-draw-one"), (0, "big-bone"))
    assert [one["of"] for one in ledger(game)][-2:] == ["limp_wands", "tokens"]
    assert row(game, "limp_wands")["points"] == [0, 0, -1]
    assert row(game, "tokens")["points"] == [0, 0, -3]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_rows_add_up_to_the_score(seat: int) -> None:
    game = a_table(
        (0, "dragon-eggs"),
        (0, "twins"),
        (1, "voom"),
        (1, "dwt-minus-four"),
        (2, "big-bone"),
        (2, "dwt-draw-one"),
        (2, "limp-wand"),
    )
    assert sum(cast("list[int]", one["points"])[seat] for one in ledger(game)) == score(game, seat)
