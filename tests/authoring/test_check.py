"""Cards are checked when they are loaded: an author's slip never waits for play."""

from __future__ import annotations

import pytest

from deckwright.authoring.check import check_steps
from deckwright.authoring.printing import print_actions, print_modifiers, print_text
from deckwright.authoring.writing import (
    acquire,
    adds,
    among,
    announce,
    another_player,
    any_player,
    at_least,
    attack_each_rival,
    boost,
    card_in,
    counted,
    destroy,
    discard,
    draw,
    each_chooses,
    every,
    for_each,
    gain,
    heal,
    how_many,
    if_,
    instead_of,
    is_,
    let,
    may,
    moment,
    move,
    note,
    one_by_one,
    perform,
    printed,
    put_tokens,
    reaches,
    suffers,
    the_number,
    this_turn,
    tokens,
    when,
)
from deckwright.core.declared import Step
from deckwright.effects.vocabulary.actions import Action
from deckwright.errors import AuthorError
from tests.proving.mages import Mages, mages
from tests.proving.wizards import Wizards, wizards


def known_after(*steps: Step) -> set[str]:
    return check_steps(wizards(), "card 'test': play", steps, {"you", "this"})


def test_a_name_is_known_once_it_was_chosen_also_inside_a_may_or_an_if() -> None:
    steps = [
        may(let("burned", card_in("hand")), destroy("burned")),
        if_(reaches(how_many("burned"), 1), [note("paid", 1)], [draw(1, drawn="drawn")]),
        gain(power=the_number("paid")),
        discard("drawn"),
    ]
    assert known_after(*steps) == {"you", "this", "burned", "paid", "drawn"}


def test_words_give_names_to_the_steps_inside_them() -> None:
    known_after(
        attack_each_rival(suffers(counted(card_in("hand", whose="defender")), who="target", fallen="slain")),
        heal(how_many("avoided")),
        draw(how_many("slain")),
        for_each("wizard", "all", heal(1, who="wizard")),
        one_by_one("card", card_in("hand"), discard("card")),
        every("weak", any_player(where=at_least(1, "life", who="them"))),
        each_chooses("gift", card_in("hand", whose="them")),
        this_turn(when("gained", move("about", to="deck"), heal(1, who="who"))),
        every("dear", card_in("hand", where=is_("it", kind="spell"))),
    )


SLIPS: list[tuple[list[Step], str]] = [
    ([destroy("burnt")], "[0] destroy names 'burnt', but no step before it chooses 'burnt' (chosen so far: this, you)"),
    ([for_each("wizard", "all", heal(1)), heal(1, who="wizard")], "[1] heal names 'wizard', but no step before it"),
    ([let("burned", among("burned"))], "[0] let names 'burned', but no step before it chooses 'burned'"),
    ([suffers(1, who="target")], "[0] damage names 'target'"),
    ([attack_each_rival(draw(1)), suffers(1, who="target")], "[1] damage names 'target'"),
    ([may(destroy("burnt"))], "[0] may.steps[0] destroy names 'burnt'"),
    ([if_(is_("it", kind="spell"), [draw(1)])], "[0] if names 'it'"),
    ([let("you", card_in("hand"))], "[0] let gives the name 'you', which always means something else"),
    ([for_each("others", "all", draw(1))], "[0] for_each gives the name 'others'"),
    ([let("x", card_in("hnad"))], "[0] let: no zone 'hnad' (did you mean 'hand'?); there are ['box', 'main',"),
    ([gain(power="2")], "[0] gain: amount is a number or worked out, as in per('wounds'), not '2'"),  # type: ignore[arg-type]
    (["draw"], "[0]: expected a step such as gain(crystals=1), got 'draw'"),  # type: ignore[list-item]
    ([gain(mana=1)], "[0] gain: no counter 'mana'; there are ['life', 'power', 'prize']"),
    ([let("rich", another_player(most="gold"))], "[0] let: cannot count 'gold'; there are"),
    ([let("x", card_in("hand", kind="gem"))], "[0] let: no cards of kind 'gem'; there are"),
    ([let("x", card_in("hand", tag="ongoin"))], "[0] let: no cards with tag 'ongoin' (did you mean 'ongoing'?)"),
    ([let("x", card_in("hand", named="sing"))], "[0] let: no card 'sing' (did you mean 'sign'?); there are"),
    ([let("x", card_in("hand", most="prize"))], "[0] let: nothing printed is called 'prize'; there are"),
    ([gain(power=printed("life", "this"))], "[0] gain: nothing printed is called 'life'; there are"),
    ([put_tokens(life=1)], "[0] put_tokens: no tokens called 'life'; there are []"),
    ([boost(power=1)], "[0] boost: nothing boosts 'power'; there are []"),
    ([announce("burned")], "[0] announce: no event 'burned' (did you mean 'turn-ends'?); there are ['played',"),
    ([perform("this", "cast")], "[0] perform: no part 'cast'; there are ['play', 'defence',"),
    ([moment("main")], "[0] moment: no moment 'main'; there are []"),
    ([this_turn(adds(attack=1))], "[0] this_turn: no value 'attack' (did you mean 'attack_damage'?); there are"),
    ([this_turn(when("gained", destroy("it")))], "[0] this_turn.steps[0] destroy names 'it'"),
]


@pytest.mark.parametrize(("steps", "complaint"), SLIPS, ids=[complaint.split("; ")[0] for _, complaint in SLIPS])
def test_a_slip_is_reported_with_the_card_and_the_step(steps: list[Step], complaint: str) -> None:
    with pytest.raises(AuthorError) as slip:
        known_after(*steps)
    assert slip.value.message.startswith(f"card 'test': play{complaint}")


def test_an_attack_inside_an_attack_is_refused() -> None:
    inner = attack_each_rival(draw(1))
    with pytest.raises(AuthorError, match="card 'sign': play: an attack inside the effect of an attack"):
        print_text(Wizards(), wizards().by_id["sign"], "play", (attack_each_rival(inner),))


def test_texts_abilities_and_actions_are_checked_as_they_are_printed() -> None:
    number = wizards().by_id["sign"]
    with pytest.raises(AuthorError, match=r"card 'sign': play\[0\] damage names 'killer'"):
        print_text(Wizards(), number, "play", (suffers(1, who="killer"),))
    with pytest.raises(AuthorError, match=r"card 'sign': when.steps\[0\] acquire names 'it'"):
        print_modifiers(Wizards(), number, [instead_of("gained", acquire("it"))])
    number = mages().by_id["crystal"]
    early = Action(id="early", moment="dawn", effect=(gain(aether=1),))
    with pytest.raises(AuthorError, match=r"card 'crystal': action 'early': no moment 'dawn'; there are \['main',"):
        print_actions(Mages(), number, [early])
    heavy = Action(id="heavy", moment="main", effect=(gain(aether=tokens("weight")),))
    with pytest.raises(AuthorError, match=r"card 'crystal': action 'heavy'\[0\] gain: no tokens called 'weight'"):
        print_actions(Mages(), number, [heavy])
