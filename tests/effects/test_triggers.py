"""Abilities that answer events, texts that are carried out, actions that are used, and attacks that are answered."""

from __future__ import annotations

import pytest

from deckwright.authoring.writing import (
    acquire,
    announce,
    at_least,
    attack_each_rival,
    attack_on,
    avoid,
    card_in,
    chosen,
    destroy,
    discard,
    every,
    for_each,
    gain,
    how_many,
    if_,
    instead_of,
    let,
    lose,
    moment,
    move,
    next_time,
    pay,
    per,
    perform,
    put_tokens,
    repeat,
    send_back,
    suffers,
    this_turn,
    times_this_turn,
    when,
)
from deckwright.core import Step
from deckwright.effects.scoring import best, worth
from deckwright.effects.turns import turn_ends
from deckwright.effects.vocabulary.actions import Action
from deckwright.effects.vocabulary.turns import KindsThisTurn
from tests.effects.laboratory import Written, effect
from tests.table import Table, seat


def rung(*modifiers: object, times: int = 1, **table: object) -> Table:
    """A bell rings for you, and an axe in play has something to say."""
    written = (Written("axe", *modifiers),)
    return effect(repeat(times, announce("bell")), written=written, **{"you": seat(play=["axe"]), **table})


def test_a_card_in_play_answers_what_happens_to_its_owner() -> None:
    assert rung(when("bell", gain(crystals=2))).you.crystals == 2
    assert rung(when("bell", gain(crystals=2)), times=3).you.crystals == 6
    assert rung(when("gong", gain(crystals=2))).you.crystals == 0
    assert rung(when("bell", gain(crystals=2)), you=seat(hand=["axe"])).you.crystals == 0


@pytest.mark.parametrize(("of", "you", "left"), [("you", 1, 0), ("others", 0, 1), ("anyone", 1, 1), ("this", 0, 0)])
def test_an_ability_answers_the_events_of_whom_it_says(of: str, you: int, left: int) -> None:
    table = rung(when("bell", gain(crystals=1), of=of), you=seat(play=["axe"]), left=seat(play=["axe"]))
    assert (table.you.crystals, table.left.crystals) == (you, left)


def test_an_ability_knows_who_it_happened_to_and_which_card() -> None:
    ability = when("bell", gain(wounds=1, who="who"), move("about", to="discard"), of="others")
    table = effect(
        let("it", card_in("hand")),
        announce("bell", about="it"),
        written=(Written("axe", ability),),
        you=seat(hand=["gem"]),
        left=seat(play=["axe"]),
    )
    assert (table.you.wounds, table.left.wounds, table.left.discard) == (1, 0, ["gem"])


def test_an_ability_may_answer_only_cards_of_a_kind() -> None:
    ability = (Written("axe", when("bell", gain(crystals=1), against="treasure")),)
    for card, crystals in (("gem", 1), ("imp", 0)):
        table = effect(
            let("it", card_in("hand")),
            announce("bell", about="it"),
            written=ability,
            you=seat(hand=[card], play=["axe"]),
        )
        assert table.you.crystals == crystals
    assert rung(when("bell", gain(crystals=1), against="treasure")).you.crystals == 0


def test_an_ability_may_have_a_condition_and_a_limit() -> None:
    assert rung(when("bell", gain(crystals=1), if_=at_least(1, "wounds"))).you.crystals == 0
    assert rung(when("bell", gain(crystals=1), limit=2), times=5).you.crystals == 2


def test_abilities_act_in_the_order_of_the_cards() -> None:
    table = effect(
        announce("bell"),
        written=(Written("axe", when("bell", gain(crystals=1))), Written("bow", when("bell", gain(wounds=1)))),
        you=seat(play=["bow", "axe"]),
    )
    assert [event.what for event in table.happened("counted")] == ["wounds", "crystals"]


def test_an_ability_is_carried_out_before_the_effect_goes_on() -> None:
    table = effect(
        announce("bell"),
        gain(scrip=per("crystals")),
        written=(Written("axe", when("bell", gain(crystals=3))),),
        you=seat(play=["axe"]),
    )
    assert table.you.scrip == 3


def test_a_card_that_leaves_play_acts_and_loses_its_tokens() -> None:
    table = effect(
        put_tokens(power=2),
        discard("this"),
        written=(Written("axe", when("leaves-play", gain(crystals=1), of="this")),),
        you=seat(play=["axe"]),
        this="axe",
    )
    assert (table.you.crystals, table.you.discard, table.game.marks) == (1, ["axe"], {})


def test_what_is_gained_and_destroyed_is_answered() -> None:
    written = (Written("axe", when("gained", gain(crystals=1)), when("destroyed", gain(wounds=1))),)
    table = effect(
        let("it", card_in("market")),
        acquire("it"),
        destroy("it"),
        written=written,
        market=["gem"],
        you=seat(play=["axe"]),
    )
    assert (table.you.crystals, table.you.wounds, table.box) == (1, 1, ["gem"])


def test_something_else_may_happen_instead() -> None:
    written = (Written("axe", instead_of("gained", move("about", to="hand"))),)
    table = effect(let("it", card_in("market")), acquire("it"), written=written, market=["gem"], you=seat(play=["axe"]))
    assert (table.you.hand, table.you.discard) == (["gem"], [])

    without = effect(let("it", card_in("market")), acquire("it"), written=written, market=["gem"])
    assert (without.you.hand, without.you.discard) == ([], ["gem"])


def test_between_two_replacements_the_player_chooses() -> None:
    written = (
        Written("axe", instead_of("gained", move("about", to="hand"))),
        Written("bow", instead_of("gained", move("about", to="deck"))),
    )
    table = effect(
        let("it", card_in("market")), acquire("it"), written=written, market=["gem"], you=seat(play=["axe", "bow"])
    )
    assert (table.prompt, table.offered()) == ("instead-gained", ["pick:axe", "pick:bow"])
    assert table.choose("bow").you.deck == ["gem"]


def test_between_replacements_that_do_the_same_nobody_is_asked() -> None:
    written = (
        Written("axe", instead_of("gained", move("about", to="hand"))),
        Written("bow", instead_of("gained", move("about", to="hand"))),
    )
    steps = (let("it", card_in("market")), acquire("it"))
    for in_play in (["axe", "bow"], ["axe", "axe"]):
        table = effect(*steps, written=written, market=["gem"], you=seat(play=in_play))
        assert (table.prompt, table.you.hand) == ("quiet", ["gem"])


def test_an_ability_may_be_started_for_this_turn_or_the_next_time() -> None:
    often = effect(this_turn(when("bell", gain(crystals=1))), announce("bell"), announce("bell"))
    assert often.you.crystals == 2
    once = effect(next_time(when("bell", gain(crystals=1))), announce("bell"), announce("bell"))
    assert once.you.crystals == 1


def test_what_was_started_for_a_turn_ends_with_it() -> None:
    table = effect(this_turn(when("bell", gain(crystals=1))))
    assert table.game.uses
    turn_ends(table.game)
    assert table.game.uses == {}


def test_what_happened_this_turn_is_counted() -> None:
    table = effect(
        every("them", card_in("hand")),
        for_each("one", "them", announce("bell", about="one")),
        announce("bell"),
        gain(crystals=times_this_turn("bell")),
        gain(wounds=times_this_turn("bell", kind="relic")),
        gain(scrip=times_this_turn("bell", named="gem")),
        gain(life=KindsThisTurn("bell")),
        you=seat(hand=["axe", "bow", "gem"]),
    )
    assert (table.you.crystals, table.you.wounds, table.you.scrip, table.you.life) == (4, 2, 1, 2)


# -- texts and actions


def test_a_text_is_carried_out_by_whoever_performs_it() -> None:
    written = (Written("axe", play=[gain(crystals=2), if_(chosen("this"), [discard("this")])]),)
    table = effect(let("it", card_in("market")), perform("it", "play"), written=written, market=["axe"])
    assert (table.you.crystals, table.you.discard) == (2, ["axe"])


def test_texts_of_several_cards_are_carried_out_in_their_order() -> None:
    written = (Written("axe", play=[gain(crystals=1)]), Written("bow", play=[gain(wounds=1)]))
    table = effect(
        every("them", card_in("hand")), perform("them", "play"), written=written, you=seat(hand=["bow", "gem", "axe"])
    )
    assert [event.what for event in table.happened("counted")] == ["wounds", "crystals"]


def test_an_action_is_offered_at_its_moment_to_who_can_pay() -> None:
    action = Action(id="axe-swing", cost=(pay(crystals=1),), effect=(gain(life=1),), moment="now")
    written = (Written("axe", actions=[action]),)
    table = effect(moment("now"), written=written, you=seat(play=["axe"], crystals=2), left=seat(play=["axe"]))

    assert (table.asked, table.offered()) == (["you"], ["use:axe-swing", "no"])
    table.choose("use:axe-swing")
    assert (table.you.life, table.you.crystals) == (1, 1)
    assert table.prompt == "quiet"  # it may be used once a turn, and the left cannot pay

    assert effect(moment("later"), written=written, you=seat(play=["axe"], crystals=2)).prompt == "quiet"


def test_an_action_without_a_limit_may_be_used_as_often_as_it_can_be_paid() -> None:
    action = Action(id="axe-swing", cost=(pay(crystals=1),), effect=(gain(life=1),), moment="now", limit=0)
    table = effect(
        moment("now"), written=(Written("axe", actions=[action]),), you=seat(play=["axe"], crystals=2)
    ).choose("use:axe-swing", "use:axe-swing")
    assert (table.you.life, table.prompt) == (2, "quiet")


def test_why_an_action_is_missing_is_told() -> None:
    dear = Action(id="dear", cost=(pay(crystals=5),), effect=(gain(life=1),), moment="now")
    free = Action(id="free", effect=(gain(life=1),), moment="now")
    odd = Action(id="odd", effect=(gain(life=1),), moment="now", condition=at_least(1, "wounds"))
    sacrifice = Action(
        id="sacrifice", cost=(let("it", card_in("hand")), destroy("it")), effect=(gain(life=1),), moment="now"
    )
    table = effect(
        moment("now"), written=(Written("axe", actions=[dear, free, odd, sacrifice]),), you=seat(play=["axe"])
    )
    assert table.offered() == ["use:free", "no"]
    assert table.refused() == {"use:dear": "costs-crystals", "use:odd": "not-now", "use:sacrifice": "not-possible"}


# -- attacks

WARD = Written("ward", defence=[discard("this"), avoid()])
MIRROR = Written("mirror", defence=[discard("this"), avoid(), send_back()])


def attacked(attack: Step, *after: Step, **table: object) -> Table:
    lives = {"you": seat(life=9), "left": seat(life=9, hand=["ward"]), "right": seat(life=9, hand=["ward", "mirror"])}
    return effect(attack, *after, written=(WARD, MIRROR), **{**lives, **table})


def test_who_does_not_defend_suffers() -> None:
    table = attacked(attack_each_rival(suffers(3, who="target")))
    assert (table.asked, table.offered()) == (["left"], ["defend:ward", "no"])

    table.choose("no")
    assert (table.left.life, table.asked) == (6, ["right"])
    table.choose("defend:ward")

    assert (table.right.life, table.right.discard) == (9, ["ward"])


def test_everybody_may_have_to_answer_first() -> None:
    table = attacked(attack_each_rival(suffers(3, who="target"), declare="first")).choose("no")
    assert (table.left.life, table.asked) == (9, ["right"])
    table.choose("no")
    assert (table.left.life, table.right.life) == (6, 6)


def test_answers_may_be_given_in_secret() -> None:
    table = attacked(attack_each_rival(suffers(3, who="target"), declare="secretly"))
    assert table.asked == ["left", "right"]
    table.choose("defend:mirror", by="right").choose("no", by="left")
    assert (table.you.life, table.left.life, table.right.life) == (6, 6, 9)


def test_what_is_sent_back_is_suffered_by_the_attacker() -> None:
    table = attacked(
        attack_on("others", suffers(per("wounds", who="defender"), who="target")),
        right=seat(life=9, wounds=4, hand=["mirror"]),
    ).choose("no", "defend:mirror")
    assert (table.you.life, table.left.life, table.right.life) == (5, 9, 9)


def test_who_escaped_can_be_counted_afterwards() -> None:
    table = attacked(
        attack_each_rival(lose(life=1, who="target")),
        gain(crystals=how_many("avoided")),
        gain(scrip=how_many("sent_back")),
    ).choose("defend:ward", "defend:mirror")
    assert (table.you.crystals, table.you.scrip) == (2, 1)


def test_an_attack_of_nobody_cannot_be_sent_back() -> None:
    table = attacked(attack_each_rival(suffers(3, who="target"), attacker="")).choose("no", "defend:mirror")
    assert (table.you.life, table.left.life, table.right.life) == (9, 6, 9)


# -- scoring


def test_cards_are_worth_what_is_printed_or_worked_out() -> None:
    game = effect(gain(crystals=0), you=seat(hand=["gem", "ruby", "axe"])).game
    hand = game.zones[game.rules.layout.zone("hand")]
    assert worth(game, 0, hand, "glory") == 4
    assert worth(game, 0, hand, "fame") == 0


@pytest.mark.parametrize(
    ("scores", "breakers", "winners"),
    [
        ([3, 5, 4], [], [1]),
        ([5, 5, 4], [], [0, 1]),
        ([5, 5, 4], [[1, 2, 9]], [1]),
        ([5, 5, 4], [[2, 2, 9], [1, 0, 0]], [0]),
        ([5, 5, 4], [[2, 2, 9], [1, 1, 0]], [0, 1]),
        ([-3, -5], [], [0]),
    ],
)
def test_the_best_score_wins_then_the_tie_breakers(
    scores: list[int], breakers: list[list[int]], winners: list[int]
) -> None:
    assert best(scores, *breakers) == winners
