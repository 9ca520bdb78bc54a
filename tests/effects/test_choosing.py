"""Choosing: let, every, chance, note, and each in secret."""

from __future__ import annotations

from deckwright.authoring.writing import (
    another_player,
    card_in,
    chance,
    choice_of,
    counted,
    discard,
    each_chooses,
    every,
    for_each,
    gain,
    how_many,
    if_,
    is_,
    let,
    lose,
    move,
    note,
    per,
    repeat,
    the_number,
)
from deckwright.effects.vocabulary.picks import Number
from tests.effects.laboratory import effect
from tests.table import seat

# -- let


def test_let_asks_who_chooses_and_names_what_is_chosen() -> None:
    table = effect(let("it", card_in("hand")), discard("it"), you=seat(hand=["axe", "gem", "bow"]))
    assert (table.prompt, table.asked) == ("pick-discard", ["you"])
    assert table.offered() == ["pick:axe", "pick:gem", "pick:bow"]

    table.choose("gem")

    assert (table.you.hand, table.you.discard) == (["axe", "bow"], ["gem"])
    assert table.prompt == "quiet"


def test_let_does_not_ask_when_there_is_nothing_to_decide() -> None:
    table = effect(let("it", card_in("hand")), discard("it"), you=seat(hand=["axe"]))
    assert table.you.discard == ["axe"]

    nothing = effect(let("it", card_in("hand")), discard("it"), gain(crystals=1), you=seat())
    assert (nothing.you.discard, nothing.you.crystals) == ([], 1)


def test_let_several_asks_one_by_one_and_takes_as_many_as_there_are() -> None:
    steps = (let("them", card_in("hand"), count=2), discard("them"), gain(crystals=how_many("them")))

    table = effect(*steps, you=seat(hand=["axe", "gem", "bow"])).choose("bow")
    assert table.offered() == ["pick:axe", "pick:gem"]
    table.choose("axe")
    assert (table.you.discard, table.you.crystals) == (["bow", "axe"], 2)

    few = effect(*steps, you=seat(hand=["axe"]))
    assert (few.you.discard, few.you.crystals) == (["axe"], 1)


def test_let_several_stops_asking_when_the_rest_is_forced() -> None:
    table = effect(let("them", card_in("hand"), count=2), discard("them"), you=seat(hand=["axe", "gem"]))
    table.choose("gem")
    assert table.you.discard == ["gem", "axe"]


def test_let_up_to_may_be_ended_at_any_time() -> None:
    steps = (let("them", card_in("hand"), count=2, up_to=True), discard("them"))

    none = effect(*steps, you=seat(hand=["axe", "gem"]))
    assert none.offered() == ["pick:axe", "pick:gem", "done"]
    assert none.choose("done").you.discard == []

    one = effect(*steps, you=seat(hand=["axe", "gem"])).choose("axe")
    assert one.offered() == ["pick:gem", "done"]
    assert one.choose("done").you.discard == ["axe"]

    both = effect(*steps, you=seat(hand=["axe", "gem", "bow"])).choose("axe", "gem")
    assert both.you.discard == ["axe", "gem"]


def test_let_up_to_asks_even_about_a_single_card() -> None:
    table = effect(let("it", card_in("hand"), up_to=True), discard("it"), you=seat(hand=["axe"]))
    assert table.offered() == ["pick:axe", "done"]


def test_let_may_be_put_to_another_player() -> None:
    table = effect(
        let("rival", another_player()),
        let("theirs", card_in("hand", whose="rival"), by="rival"),
        discard("theirs"),
        left=seat(hand=["axe", "gem"]),
    )
    assert table.offered() == ["player:p2", "player:p3"]
    table.choose("left")
    assert table.asked == ["left"]
    table.choose("gem")
    assert table.left.discard == ["gem"]


def test_let_anyone_is_decided_by_whoever_speaks_first() -> None:
    table = effect(let("it", card_in("market"), by="anyone"), move("it", to="discard"), market=["axe", "gem"])
    assert table.asked == ["you", "left", "right"]
    table.choose("gem", by="right")
    assert table.you.discard == ["gem"]


def test_let_counts_what_is_known_when_it_is_asked() -> None:
    table = effect(
        let("them", card_in("hand"), count=per("wounds")),
        discard("them"),
        you=seat(hand=["axe", "gem", "bow"], wounds=2),
    ).choose("gem", "axe")
    assert table.you.hand == ["bow"]

    none = effect(let("them", card_in("hand"), count=per("wounds")), discard("them"), you=seat(hand=["axe"]))
    assert none.you.hand == ["axe"]


def test_equal_cards_without_order_are_one_option() -> None:
    table = effect(let("it", card_in("hand")), discard("it"), you=seat(hand=["gem", "gem", "axe"]))
    assert table.offered() == ["pick:gem", "pick:axe"]


def test_equal_cards_in_an_order_are_told_apart() -> None:
    table = effect(let("it", card_in("discard")), move("it", to="hand"), you=seat(discard=["gem", "axe", "gem"]))
    assert table.offered() == ["pick:gem", "pick:axe", "pick:gem#2"]
    table.choose("pick:gem#2")
    assert table.you.discard == ["gem", "axe"]


def test_a_second_let_forgets_the_first() -> None:
    table = effect(
        repeat(2, let("it", card_in("hand"), up_to=True), discard("it")), you=seat(hand=["axe", "gem"])
    ).choose("axe", "done")
    assert table.you.discard == ["axe"]


def test_a_number_may_be_chosen() -> None:
    table = effect(let("n", Number(1, per("crystals"))), lose(crystals=the_number("n")), you=seat(crystals=3))
    assert table.offered() == ["number:1", "number:2", "number:3"]
    assert table.choose("2").you.crystals == 1


# -- every, chance, note


def test_every_names_all_that_fits_and_asks_nothing() -> None:
    table = effect(
        every("all-of-it", card_in("hand", kind="relic")), discard("all-of-it"), you=seat(hand=["axe", "gem", "bow"])
    )
    assert (table.you.hand, table.you.discard) == (["gem"], ["axe", "bow"])


def test_every_takes_only_those_with_the_most_or_the_least_of_something() -> None:
    hand = seat(hand=["axe", "bow", "gem", "bow"])
    assert effect(every("dear", card_in("hand", most="cost")), discard("dear"), you=hand).you.discard == ["bow", "bow"]
    assert effect(every("cheap", card_in("hand", least="cost")), discard("cheap"), you=hand).you.discard == ["gem"]


def test_counted_counts_only_those_with_the_most_of_something() -> None:
    hand = seat(hand=["axe", "bow", "gem", "bow"])
    assert effect(gain(crystals=counted(card_in("hand", most="cost"))), you=hand).you.crystals == 2


def test_chance_chooses_only_among_those_with_the_least_of_something() -> None:
    table = effect(chance("it", card_in("hand", least="cost")), discard("it"), you=seat(hand=["axe", "bow", "gem"]))
    assert table.you.discard == ["gem"]


def test_chance_chooses_without_asking_and_differs_by_seed() -> None:
    steps = (chance("it", card_in("hand"), count=2), discard("it"))
    lost = {tuple(effect(*steps, seed=seed, you=seat(hand=["axe", "gem", "bow"])).you.discard) for seed in range(60)}
    assert len(lost) == 6

    few = effect(*steps, you=seat(hand=["axe"]))
    assert few.you.discard == ["axe"]


def test_a_note_keeps_the_number_of_the_moment() -> None:
    table = effect(
        note("before", per("crystals")), gain(crystals=5), gain(wounds=the_number("before")), you=seat(crystals=2)
    )
    assert (table.you.crystals, table.you.wounds) == (7, 2)


# -- each chooses


def test_each_chooses_in_secret_and_nothing_happens_before_all_have() -> None:
    table = effect(
        each_chooses("bids", card_in("hand", whose="them")),
        discard("bids"),
        you=seat(hand=["axe", "gem"]),
        left=seat(hand=["bow", "ruby"]),
        right=seat(hand=["imp"]),
    )
    assert table.asked == ["you", "left"]  # the right has nothing to decide

    table.choose("ruby", by="left")
    assert table.left.discard == []
    table.choose("axe", by="you")

    assert (table.you.discard, table.left.discard, table.right.discard) == (["axe"], ["ruby"], ["imp"])


def test_each_chooses_is_settled_at_once_when_nobody_can_decide() -> None:
    table = effect(
        each_chooses("bids", card_in("hand", whose="them")), discard("bids"), left=seat(hand=["bow"]), right=seat()
    )
    assert (table.prompt, table.left.discard) == ("quiet", ["bow"])


def test_what_one_of_them_chose_can_be_told_afterwards() -> None:
    table = effect(
        each_chooses("bids", card_in("hand", whose="them"), who="others"),
        for_each(
            "one",
            "others",
            let("bid", choice_of("bids", "one")),
            if_(is_("bid", kind="relic"), [gain(crystals=1, who="one")]),
        ),
        you=seat(hand=["axe", "gem"]),
        left=seat(hand=["bow", "ruby"]),
        right=seat(hand=["axe", "ruby"]),
    )
    table.choose("bow", by="left").choose("ruby", by="right")
    assert (table.you.crystals, table.left.crystals, table.right.crystals) == (0, 1, 0)
