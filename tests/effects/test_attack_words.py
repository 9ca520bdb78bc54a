"""Words of attacks and hidden hands: staying out, what comes after an attack, given names, whose doing damage is."""

from __future__ import annotations

from typing import ClassVar

import pytest

from deckwright.authoring.check import compile_block
from deckwright.authoring.writing import (
    adds,
    after_attack,
    agreed,
    announce,
    attack_on,
    avoid,
    beside,
    card_in,
    discard,
    every,
    gain,
    gain_top,
    has_text,
    how_many,
    if_,
    instead_of,
    kinds_this_turn,
    left_of,
    let,
    lose,
    move,
    multiplies,
    names_this_turn,
    next_time,
    one_by_one,
    pay,
    perform,
    player_among,
    right_of,
    send_back,
    suffers,
    this_turn,
    when,
)
from deckwright.core import Game, Step
from deckwright.errors import AuthorError
from tests.effects.laboratory import Laboratory, Written, effect
from tests.table import Table, seat

MIRROR = Written("mirror", defence=[discard("this"), avoid(), send_back(), suffers(1, who="attacker")])


def fought(*steps: Step, **table: object) -> Table:
    """You attack; on the right somebody holds a mirror."""
    return effect(
        *steps,
        written=(MIRROR,),
        **{"you": seat(life=9), "left": seat(life=9), "right": seat(life=9, hand=["mirror"]), **table},
    )


def test_who_stays_out_of_an_attack_escapes_without_a_defence() -> None:
    table = fought(
        every("out", left_of()),
        attack_on("others", suffers(2, who="target"), out="out"),
        gain(crystals=how_many("avoided")),
    ).choose("no")
    assert (table.left.life, table.right.life, table.you.crystals) == (9, 7, 1)


def test_a_defence_goes_on_after_the_attacker_has_suffered_the_effect() -> None:
    table = fought(
        attack_on("others", suffers(3, who="target"), lose(crystals=1, who="target")), you=seat(life=9, crystals=1)
    )
    lives = [
        event.total
        for event in table.choose("defend:mirror").events
        if event.kind == "counted" and event.what == "life" and event.seat == 0
    ]
    assert lives == [6, 5]
    assert table.left.life == 6


def test_something_can_wait_until_an_attack_is_over() -> None:
    bow = Written("bow", when("damaged", after_attack(discard("this")), of="others"))
    table = effect(
        attack_on("others", suffers(2, who="target")),
        written=(bow,),
        you=seat(play=["bow"], life=9),
        left=seat(life=9),
        right=seat(life=9),
    )
    told = [event.kind for event in table.events if event.kind in ("damaged", "moved")]
    assert told[:3] == ["damaged", "damaged", "moved"]
    assert table.you.discard == ["bow"]
    table = effect(
        suffers(1, who="others"), written=(bow,), you=seat(play=["bow"]), left=seat(life=9), right=seat(life=9)
    )
    assert table.you.discard == ["bow"]


def test_a_text_is_given_names_from_outside() -> None:
    class Duel(Laboratory):
        parts: ClassVar[dict[str, tuple[str, ...]]] = {**Laboratory.parts, "strike": ("whom",)}

    rules = Duel()
    compile_block(
        rules, "whole", (let("rival", player_among("others")), perform("this", "strike", giving={"whom": "rival"}))
    )
    with pytest.raises(AuthorError, match=r"is not given 'whon'.*did you mean 'whom'"):
        compile_block(rules, "slip", (perform("this", "strike", giving={"whon": "you"}),))
    with pytest.raises(AuthorError, match="no step before it chooses 'rival'"):
        compile_block(rules, "unbound", (perform("this", "strike", giving={"whom": "rival"}),))


def test_damage_knows_the_card_it_comes_from() -> None:
    ward = Written("ward", adds(damage_taken=3, named="axe"))
    table = effect(suffers(1), this="axe", written=(ward,), you=seat(life=9, play=["ward"], hand=["axe"]))
    assert table.you.life == 5
    assert effect(suffers(1), this="bow", written=(ward,), you=seat(life=9, play=["ward"], hand=["bow"])).you.life == 8


def test_damage_can_be_somebody_elses_doing() -> None:
    killers: list[int] = []

    class Morgue(Laboratory):
        def ran_out(self, game: Game, seat: int, what: str, had: int, excess: int, dealer: int, card: int) -> None:
            killers.append(dealer)

    effect(
        every("who", left_of()),
        suffers(3, who="others", dealer="who"),
        left=seat(life=2),
        right=seat(life=2),
        rules=Morgue(),
    )
    assert killers == [1, 1]


def test_the_neighbours_are_left_right_or_either_of_them() -> None:
    table = effect(every("near", beside()), gain(crystals=1, who="near"))
    assert (table.you.crystals, table.left.crystals, table.right.crystals) == (0, 1, 1)
    table = effect(every("near", beside()), gain(crystals=1, who="near"), seats=2, you=seat(), left=seat())
    assert table.left.crystals == 1


def test_who_is_alone_among_those_who_count_is_the_own_neighbour() -> None:
    table = effect(
        every("alone", right_of()), every("near", left_of("alone", within="alone")), gain(crystals=1, who="near")
    )
    assert (table.you.crystals, table.right.crystals) == (0, 1)


def test_the_top_of_a_stack_is_gained_as_far_as_it_reaches() -> None:
    table = effect(
        gain_top("market", 2, who="others", gained="new"), gain(crystals=how_many("new")), market=["axe", "gem", "ruby"]
    )
    assert (table.left.discard, table.right.discard, table.you.crystals) == (["ruby", "gem"], ["axe"], 3)


def test_different_names_and_kinds_of_a_turn_are_counted() -> None:
    rung = [every("rung", card_in("hand")), one_by_one("one", card_in("hand"), announce("bell", about="one"))]
    hand = seat(hand=["axe", "axe", "bow", "gem"])
    table = effect(*rung, gain(crystals=names_this_turn("bell", kind="relic")), you=hand)
    while table.offered()[0].startswith("pick"):
        table.choose(table.offered()[0])
    assert table.you.crystals == 2
    table = effect(*rung, gain(crystals=kinds_this_turn("bell", without=("treasure",))), you=hand)
    while table.offered()[0].startswith("pick"):
        table.choose(table.offered()[0])
    assert table.you.crystals == 1


def test_one_by_one_ends_when_a_name_is_given() -> None:
    table = effect(
        one_by_one(
            "one",
            card_in("hand"),
            discard("one"),
            if_(has_text("one", "play"), [every("stop", card_in("discard"))]),
            until="stop",
        ),
        written=(Written("bow", play=[gain(crystals=1)]),),
        you=seat(hand=["axe", "bow", "gem"]),
    ).choose("pick:axe", "pick:bow")
    assert (table.you.hand, table.offered()) == (["gem"], ["wait"])


def test_an_agreement_of_the_set_up_decides() -> None:
    assert effect(if_(agreed("drink", "once"), [gain(crystals=1)], [gain(crystals=2)])).you.crystals == 2


def test_what_works_once_goes_before_what_is_printed() -> None:
    to_hand = instead_of("gained", move("about", to="hand"))
    table = effect(
        next_time(to_hand),
        gain_top("market", 1),
        gain_top("market", 1),
        written=(Written("ward", to_hand),),
        you=seat(play=["ward"]),
        market=["gem", "ruby"],
    )
    assert table.you.hand == ["gem", "ruby"] or table.you.hand == ["ruby", "gem"]
    assert not [key for key in table.game.uses if key >= 1 << 48], "it was used for the very next card"


def test_a_hidden_hand_is_not_told_by_what_is_not_asked() -> None:
    """Of several hidden cards only one fits: whoever chooses is asked all the same."""
    table = effect(let("gone", card_in("hand", kind="treasure")), discard("gone"), you=seat(hand=["axe", "gem"]))
    assert table.offered() == ["pick:gem"]
    table = effect(let("gone", card_in("hand", kind="treasure")), discard("gone"), you=seat(hand=["gem"]))
    assert table.you.discard == ["gem"]
    table = effect(
        let("gone", card_in("discard", kind="treasure")), move("gone", to="hand"), you=seat(discard=["axe", "gem"])
    )
    assert table.you.hand == ["gem"]


def test_paying_the_last_of_something_vital_is_running_out_of_it() -> None:
    class Frail(Laboratory):
        vital = ("life",)

    table = effect(pay(life=2, fallen="dead"), gain(crystals=how_many("dead")), you=seat(life=2), rules=Frail())
    spared = effect(pay(life=2, fallen="dead"), gain(crystals=how_many("dead")), you=seat(life=3), rules=Frail())
    assert [event.kind for event in table.events if event.kind == "ran-out"] == ["ran-out"]
    assert (table.you.crystals, spared.you.crystals) == (1, 0)


def test_a_counter_that_is_a_value_can_be_multiplied_for_a_turn() -> None:
    class Rich(Laboratory):
        values = (*Laboratory.values, "crystals")

    table = effect(
        gain(crystals=1), this_turn(multiplies("crystals", 2)), gain(crystals=3), lose(crystals=1), rules=Rich()
    )
    assert table.you.crystals == 1 + 6 - 2
