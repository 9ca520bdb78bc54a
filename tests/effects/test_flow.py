"""The order of things: may, one of, if, while, repeat, for each, one by one."""

from __future__ import annotations

import pytest

from deckwright.authoring.writing import (
    among,
    another_player,
    any_player,
    at_least,
    card_in,
    chosen,
    destroy,
    discard,
    draw,
    every,
    for_each,
    gain,
    if_,
    is_,
    let,
    lose,
    may,
    not_,
    one_by_one,
    one_of,
    pay,
    per,
    repeat,
    while_,
)
from tests.effects.laboratory import effect
from tests.table import seat

# -- may


def test_may_is_done_or_left() -> None:
    steps = (may(pay(crystals=2), gain(life=1)),)
    done = effect(*steps, you=seat(crystals=2))
    assert (done.prompt, done.offered()) == ("may", ["yes", "no"])
    done.choose("yes")
    assert (done.you.crystals, done.you.life) == (0, 1)

    left = effect(*steps, you=seat(crystals=2)).choose("no")
    assert (left.you.crystals, left.you.life) == (2, 0)


def test_may_is_not_offered_when_it_cannot_be_done() -> None:
    assert effect(may(pay(crystals=2), gain(life=1)), you=seat(crystals=1)).prompt == "quiet"
    assert effect(may(let("it", card_in("hand")), discard("it")), you=seat()).prompt == "quiet"
    assert effect(may(let("it", card_in("hand"), count=2), discard("it")), you=seat(hand=["axe"])).prompt == "quiet"


def test_may_is_offered_though_not_all_cards_can_be_drawn() -> None:
    some = effect(may(draw(3)), you=seat(deck=["axe"]))
    assert some.prompt == "may"

    none = effect(may(draw(3)), you=seat())
    assert none.prompt == "quiet"


def test_may_with_a_price_is_offered_though_nothing_can_be_drawn() -> None:
    table = effect(may(pay(crystals=1), draw(1)), you=seat(crystals=1))
    assert table.prompt == "may"


def test_may_is_offered_though_there_is_nothing_to_discard_first() -> None:
    steps = (may(every("rest", card_in("hand")), discard("rest"), draw(2)),)
    empty_hand = effect(*steps, you=seat(deck=["axe", "bow"])).choose("yes")
    assert empty_hand.you.hand == ["bow", "axe"]

    empty_deck = effect(*steps, you=seat(hand=["gem"]))
    assert empty_deck.prompt == "may"

    nothing_at_all = effect(*steps, you=seat())
    assert nothing_at_all.prompt == "quiet"


def test_may_can_be_another_players_decision() -> None:
    table = effect(let("rival", another_player()), may(gain(wounds=1, who="rival"), by="rival"), seats=2)
    assert table.asked == ["left"]
    assert table.choose("yes").left.wounds == 1


def test_what_may_have_been_chosen_is_empty_when_it_was_not() -> None:
    table = effect(
        may(let("it", card_in("hand")), discard("it")),
        if_(chosen("it"), [gain(crystals=1)], [gain(wounds=1)]),
        you=seat(hand=["axe"]),
    ).choose("no")
    assert (table.you.crystals, table.you.wounds) == (0, 1)


# -- one of


def test_one_of_several_things_is_done() -> None:
    branches = ([gain(crystals=1)], [gain(life=1), gain(life=1)], [gain(wounds=1)])
    table = effect(one_of(*branches))
    assert (table.prompt, table.offered()) == (
        "one-of",
        ["branch:gain-crystals", "branch:gain-life", "branch:gain-wounds"],
    )
    table.choose("branch:1")
    assert (table.you.crystals, table.you.life, table.you.wounds) == (0, 2, 0)


@pytest.mark.parametrize("branch", [0, 1, 2])
def test_after_any_branch_the_effect_goes_on(branch: int) -> None:
    table = effect(one_of([gain(crystals=1)], [gain(life=1)], [gain(wounds=1)]), gain(scrip=1))
    table.choose(f"branch:{branch}")
    assert table.you.scrip == 1
    assert table.you.crystals + table.you.life + table.you.wounds == 1


def test_a_branch_that_cannot_be_done_in_full_is_not_offered() -> None:
    branches = ([pay(crystals=3), gain(life=3)], [gain(wounds=1)], [gain(scrip=1)])
    table = effect(one_of(*branches), you=seat(crystals=2))
    assert table.offered() == ["branch:gain-wounds", "branch:gain-scrip"]


def test_the_only_possible_branch_is_taken_without_a_question() -> None:
    table = effect(one_of([pay(crystals=3)], [gain(wounds=1)]), you=seat(crystals=2))
    assert (table.you.wounds, table.you.crystals) == (1, 2)


def test_of_branches_that_are_all_impossible_one_is_still_done() -> None:
    table = effect(
        one_of(
            [let("it", card_in("hand"), count=2), discard("it")], [let("that", card_in("discard")), destroy("that")]
        ),
        you=seat(hand=["axe"]),
    )
    assert table.offered() == ["branch:discard", "branch:destroy"]
    assert table.choose("branch:0").you.discard == ["axe"]


def test_a_branch_that_depends_on_a_choice_yet_to_come_is_offered() -> None:
    table = effect(
        one_of(
            [let("rival", another_player()), let("it", card_in("hand", whose="rival"), by="rival"), discard("it")],
            [gain(wounds=1)],
        ),
        seats=2,
    )
    assert table.offered() == ["branch:discard", "branch:gain-wounds"]


def test_one_of_nested_in_may_is_possible_if_one_branch_is() -> None:
    nested = may(one_of([pay(crystals=3)], [pay(wounds=3)]), gain(life=1))
    assert effect(nested, you=seat(wounds=3)).prompt == "may"
    assert effect(nested, you=seat(wounds=2)).prompt == "quiet"


def test_another_player_may_choose_the_branch() -> None:
    table = effect(let("rival", another_player()), one_of([gain(crystals=1)], [gain(wounds=1)], by="rival"), seats=2)
    assert table.asked == ["left"]
    assert table.choose("branch:0").you.crystals == 1


# -- if, while, repeat, for each, one by one


def test_if_does_one_thing_or_the_other() -> None:
    steps = (if_(at_least(3, "wounds"), [gain(crystals=1)], [gain(life=1)]), gain(scrip=1))
    high, low = effect(*steps, you=seat(wounds=3)), effect(*steps, you=seat(wounds=2))
    assert (high.you.crystals, high.you.life, high.you.scrip) == (1, 0, 1)
    assert (low.you.crystals, low.you.life, low.you.scrip) == (0, 1, 1)

    without = effect(if_(at_least(3, "wounds"), [gain(crystals=1)]), gain(scrip=1))
    assert (without.you.crystals, without.you.scrip) == (0, 1)


def test_while_goes_on_as_long_as_it_holds() -> None:
    table = effect(while_(at_least(1, "wounds"), lose(wounds=1), gain(crystals=1)), you=seat(wounds=4))
    assert (table.you.wounds, table.you.crystals) == (0, 4)


@pytest.mark.parametrize(("times", "crystals"), [(0, 0), (1, 2), (3, 6)])
def test_repeat_does_it_so_many_times(times: int, crystals: int) -> None:
    assert effect(repeat(times, gain(crystals=2)), gain(scrip=1)).you.crystals == crystals
    table = effect(repeat(per("wounds"), gain(crystals=2)), you=seat(wounds=times))
    assert table.you.crystals == crystals


def test_repeat_counts_beforehand() -> None:
    table = effect(repeat(per("wounds"), gain(wounds=1)), you=seat(wounds=3))
    assert table.you.wounds == 6


def test_repeat_less_than_no_times_does_nothing() -> None:
    assert effect(repeat(-1, gain(crystals=2))).you.crystals == 0


def test_for_each_goes_through_the_players_in_turn_order() -> None:
    table = effect(
        for_each("one", "all", gain(crystals=per("wounds", who="one"), who="one")),
        left=seat(wounds=2),
        right=seat(wounds=3),
    )
    assert (table.you.crystals, table.left.crystals, table.right.crystals) == (0, 2, 3)
    assert [event.seat for event in table.happened("counted")] == [1, 2]


def test_for_each_of_the_others_leaves_you_out() -> None:
    table = effect(for_each("one", "others", gain(wounds=1, who="one")))
    assert (table.you.wounds, table.left.wounds, table.right.wounds) == (0, 1, 1)


def test_for_each_goes_through_chosen_cards() -> None:
    table = effect(
        every("them", card_in("hand")),
        for_each("one", "them", if_(is_("one", kind="relic"), [discard("one")])),
        you=seat(hand=["axe", "gem", "bow"]),
    )
    assert table.you.hand == ["gem"]


def test_for_each_asks_everyone_in_their_turn() -> None:
    table = effect(
        for_each("one", "all", let("it", card_in("hand", whose="one"), by="one"), discard("it")),
        you=seat(hand=["axe", "gem"]),
        left=seat(hand=["bow", "ruby"]),
    )
    assert table.asked == ["you"]
    table.choose("axe")
    assert table.asked == ["left"]
    table.choose("bow")
    assert (table.you.discard, table.left.discard) == (["axe"], ["bow"])


def test_loops_in_loops_keep_apart() -> None:
    table = effect(repeat(3, repeat(2, gain(crystals=1)), for_each("one", "others", gain(wounds=1, who="one"))))
    assert (table.you.crystals, table.left.wounds, table.right.wounds) == (6, 3, 3)


def test_a_loop_may_be_saved_in_the_middle() -> None:
    table = effect(
        repeat(3, let("it", card_in("hand")), discard("it")), you=seat(hand=["axe", "gem", "bow", "ruby"])
    ).choose("gem")
    table.save_and_load()
    assert table.offered() == ["pick:axe", "pick:bow", "pick:ruby"]
    table.choose("axe", "bow")
    assert table.you.discard == ["gem", "axe", "bow"]


def test_one_by_one_goes_on_until_nothing_is_left() -> None:
    table = effect(
        one_by_one("it", card_in("hand"), discard("it"), gain(crystals=1)), you=seat(hand=["axe", "gem", "bow"])
    ).choose("gem", "bow")
    assert (table.you.discard, table.you.crystals) == (["gem", "bow", "axe"], 3)


def test_one_by_one_may_be_stopped_if_it_says_so() -> None:
    table = effect(one_by_one("it", card_in("hand"), discard("it"), may_stop=True), you=seat(hand=["axe", "gem"]))
    assert table.choose("gem", "done").you.discard == ["gem"]


def test_one_by_one_may_not_be_stopped_while_something_must_be_done() -> None:
    table = effect(
        one_by_one("it", card_in("hand"), discard("it"), must=card_in("hand", kind="foe")),
        you=seat(hand=["axe", "imp"]),
    )
    assert table.offered() == ["pick:axe", "pick:imp"]
    table.choose("imp")
    assert table.offered() == ["pick:axe", "done"]


def test_one_by_one_goes_no_further_than_it_says() -> None:
    table = effect(
        one_by_one("it", card_in("hand"), discard("it"), gain(crystals=1), most=2), you=seat(hand=["axe", "gem", "bow"])
    ).choose("gem", "bow")
    assert (table.you.discard, table.you.hand, table.you.crystals) == (["gem", "bow"], ["axe"], 2)


def test_one_by_one_offers_nothing_twice() -> None:
    table = effect(one_by_one("who", any_player(), gain(crystals=1, who="who"))).choose("left", "you")
    assert (table.you.crystals, table.left.crystals, table.right.crystals) == (1, 1, 1)


def test_among_what_was_chosen_one_may_be_chosen_again() -> None:
    table = effect(
        every("them", card_in("hand", kind="relic")),
        let("it", among("them", other_than="this")),
        discard("it"),
        you=seat(hand=["axe", "gem", "bow", "ward"]),
        this="axe",
    )
    assert table.offered() == ["pick:bow", "pick:ward"]


def test_not_chosen_is_the_contrary_of_chosen() -> None:
    table = effect(let("it", card_in("hand")), if_(not_(chosen("it")), [gain(crystals=1)]))
    assert table.you.crystals == 1


def test_what_was_chosen_in_an_earlier_round_is_forgotten_in_the_next() -> None:
    offered = may(let("it", card_in("hand")), discard("it"))
    table = effect(
        repeat(2, offered, if_(chosen("it"), [gain(crystals=1)])), you=seat(hand=["axe", "gem", "bow"])
    ).choose("yes", "axe", "no")
    assert table.you.crystals == 1

    branches = one_of([let("it", card_in("hand")), discard("it")], [gain(wounds=1)])
    table = effect(
        repeat(2, branches, if_(chosen("it"), [gain(crystals=1)])), you=seat(hand=["axe", "gem", "bow"])
    ).choose("branch:0", "axe", "branch:1")
    assert table.you.crystals == 1

    sometimes = if_(at_least(1, "wounds"), [lose(wounds=1), let("it", card_in("hand")), discard("it")])
    table = effect(
        repeat(2, sometimes, if_(chosen("it"), [gain(crystals=1)])), you=seat(hand=["axe", "gem"], wounds=1)
    ).choose("axe")
    assert table.you.crystals == 1
