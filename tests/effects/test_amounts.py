"""Amounts and conditions: numbers worked out, and what holds, at the moment they are needed."""

from __future__ import annotations

import pytest

from deckwright.authoring.writing import (
    another_player,
    at_least,
    at_most,
    belongs,
    both,
    card_in,
    chosen,
    either,
    every,
    exactly,
    for_each,
    gain,
    half,
    highest,
    how_many,
    if_,
    is_,
    less,
    let,
    lies_in,
    lower,
    not_,
    per,
    printed,
    provided,
    put_tokens,
    reaches,
    roll,
    same,
    sum_of,
    the_number,
    times,
    tokens,
    turn_of,
)
from deckwright.effects.vocabulary.amounts import Ranked
from deckwright.effects.words import Amount, Condition
from tests.effects.laboratory import effect
from tests.table import seat

YOU = seat(hand=["axe", "bow", "gem"], discard=["ward", "axe"], wounds=5, crystals=0, play=["imp"])
LEFT = seat(wounds=8)


def worked_out(amount: Amount) -> int:
    """An amount for you, at a table with a few things."""
    table = effect(every("them", card_in("hand")), gain(scrip=amount), you=YOU, left=LEFT, this="axe")
    return table.you.scrip


@pytest.mark.parametrize(
    ("amount", "number"),
    [
        (7, 7),
        (0, 0),
        (per("wounds"), 5),
        (per("wounds", 2), 2),
        (per("wounds", 2, times=3), 6),
        (per("wounds", 6), 0),
        (per("relics"), 2),
        (per("doom"), 0),
        (how_many("them"), 3),
        (how_many("them", times=2), 6),
        (printed("cost", "this"), 3),
        (printed("cost", "them"), 3 + 5 + 1),
        (printed("glory", "them"), 1),
        (highest("cost", "them"), 5),
        (sum_of(1, per("wounds"), 2), 8),
        (less(per("wounds"), 2), 3),
        (less(2, per("wounds")), 0),
        (half(5), 3),
        (half(5, up=False), 2),
        (half(per("wounds")), 3),
        (half(0), 0),
        (lower(4, per("wounds")), 4),
        (lower(6, per("wounds")), 5),
        (times(3, per("wounds")), 15),
        (Ranked("wounds", 4), 0),
        (Ranked("wounds", 4, fewest=True), 0),
        (Ranked("crystals", 4), 4),
        (provided(at_least(5, "wounds"), 9), 9),
        (provided(at_least(6, "wounds"), 9), 0),
    ],
)
def test_amounts_are_worked_out_for_you(amount: Amount, number: int) -> None:
    assert worked_out(amount) == number


def test_an_amount_may_look_at_another_player() -> None:
    table = effect(let("rival", another_player()), gain(scrip=per("wounds", who="rival")), seats=2, left=LEFT)
    assert table.you.scrip == 8


def test_all_who_tie_for_the_most_or_the_fewest_get_it() -> None:
    tied = {"you": seat(wounds=3), "left": seat(wounds=3)}
    assert effect(gain(scrip=Ranked("wounds", 4)), **tied, right=seat(wounds=1)).you.scrip == 4
    assert effect(gain(scrip=Ranked("wounds", 4)), **tied, right=seat(wounds=4)).you.scrip == 0
    assert effect(gain(scrip=Ranked("wounds", 4, fewest=True)), **tied, right=seat(wounds=4)).you.scrip == 4
    assert effect(gain(scrip=Ranked("wounds", 4, fewest=True)), **tied, right=seat(wounds=1)).you.scrip == 0


def test_an_amount_is_read_when_its_step_is_done() -> None:
    table = effect(gain(wounds=2), gain(crystals=per("wounds")), gain(wounds=1), gain(scrip=per("wounds")))
    assert (table.you.crystals, table.you.scrip) == (2, 3)


def test_a_die_gives_its_number_a_name() -> None:
    rolled = {
        effect(roll("die", sides=4), gain(crystals=the_number("die")), seed=seed).you.crystals for seed in range(40)
    }
    assert rolled == {1, 2, 3, 4}


def test_tokens_on_a_card_can_be_counted() -> None:
    table = effect(put_tokens(power=3), gain(crystals=tokens("power")), you=seat(hand=["axe"]), this="axe")
    assert table.you.crystals == 3


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        (at_least(5, "wounds"), True),
        (at_least(6, "wounds"), False),
        (at_most(5, "wounds"), True),
        (at_most(4, "wounds"), False),
        (at_least(per("wounds"), "relics"), False),
        (reaches(per("wounds"), 5), True),
        (reaches(4, per("wounds")), False),
        (exactly(per("wounds"), 5), True),
        (exactly(per("wounds"), 4), False),
        (chosen("them"), True),
        (chosen("nothing"), False),
        (is_("this", kind="relic"), True),
        (is_("this", kind="foe"), False),
        (is_("this", tag="sharp"), True),
        (is_("this", kind="relic", tag="long"), False),
        (is_("them", kind="relic"), False),
        (is_("nothing", kind="relic"), False),
        (lies_in("this", "hand"), True),
        (lies_in("this", "discard", "play"), False),
        (lies_in("nothing", "hand"), False),
        (same("this", "this"), True),
        (same("this", "first"), True),
        (same("this", "nothing"), False),
        (same("nothing", "nothing"), False),
        (belongs("this", "them"), True),
        (belongs("this", "nothing"), False),
        (turn_of(), True),
        (turn_of("others"), False),
        (turn_of("all"), True),
        (not_(turn_of()), False),
        (both(turn_of(), at_least(1, "wounds")), True),
        (both(turn_of(), at_least(9, "wounds")), False),
        (either(at_least(9, "wounds"), turn_of()), True),
        (either(at_least(9, "wounds"), not_(turn_of())), False),
    ],
)
def test_conditions_hold_or_do_not(condition: Condition, true: bool) -> None:
    table = effect(
        every("them", card_in("hand")),
        every("first", card_in("hand", named="axe")),
        every("nothing", card_in("market")),
        if_(condition, [gain(crystals=1)]),
        you=YOU,
        left=LEFT,
        this="axe",
    )
    assert table.you.crystals == int(true)


def test_a_condition_may_look_at_each_player_in_turn() -> None:
    table = effect(
        for_each("one", "all", if_(at_least(6, "wounds", who="one"), [gain(crystals=1, who="one")])), you=YOU, left=LEFT
    )
    assert (table.you.crystals, table.left.crystals, table.right.crystals) == (0, 1, 0)
