"""``Rules`` alone is enough for a game that writes its cards in plain verbs: no card of it has texts or abilities."""

from __future__ import annotations

import pytest

from deckwright.authoring.check import compile_block
from deckwright.authoring.writing import gain, lose, pay, per
from deckwright.core import Counter, Definition, Dice, Layout, Sight, Step, Zone, run
from deckwright.errors import InternalError
from deckwright.rules import Rules, bare_table

LAYOUT = Layout(
    seats=2,
    zones=[Zone("box", Sight.SEALED)],
    counters=[Counter("coins", per_seat=True), Counter("debt", per_seat=True)],
)
COINS, DEBT = LAYOUT.counter("coins"), LAYOUT.counter("debt")


class Purse(Rules):
    """Two players with coins and debts."""

    name = "purse"
    version = 1
    min_seats = 2
    max_seats = 2

    def __init__(self, *text: Step) -> None:
        super().__init__(LAYOUT, [Definition(id="penny", kind="coin")], {})
        compile_block(self, "text", text)

    def deal_cards(self, seats: int, options: dict[str, object], dice: Dice) -> list[int]:
        return [0]


def after(*text: Step) -> tuple[list[int], list[int]]:
    """The coins and debts of both once the first, who has five coins and owes two, has followed a text."""
    rules = Purse(*text)
    game = bare_table(rules, 2, {}, [0], rng=1)
    game.counters[COINS], game.counters[DEBT] = 5, 2
    game.turn = 0
    game.push(rules.block("text"), {"you": 0})
    with pytest.raises(InternalError, match="ran out of steps"):
        run(game)
    return game.counters[COINS : COINS + 2], game.counters[DEBT : DEBT + 2]


@pytest.mark.parametrize(
    ("step", "coins", "debt"),
    [
        (gain(coins=3), [8, 0], [2, 0]),
        (gain(coins=per("debt")), [7, 0], [2, 0]),
        (gain(coins=1, who="all"), [6, 1], [2, 0]),
        (lose(coins=per("debt")), [3, 0], [2, 0]),
        (pay(coins=2), [3, 0], [2, 0]),
        (pay(coins=per("debt")), [3, 0], [2, 0]),
    ],
    ids=str,
)
def test_what_a_plain_game_gains_loses_or_pays_may_be_counted_and_concern_all(
    step: Step, coins: list[int], debt: list[int]
) -> None:
    assert after(step) == (coins, debt)
