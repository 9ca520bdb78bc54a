"""Properties of wizards."""

from __future__ import annotations

from deckwright.authoring.writing import (
    both,
    card_in,
    chosen,
    discard,
    draw,
    exactly,
    gain,
    heal,
    if_,
    instead_of,
    kinds_this_turn,
    let,
    lies_in,
    look_at,
    may,
    move,
    names_this_turn,
    not_,
    pay,
    printed,
    reaches,
    times_this_turn,
    when,
)
from deckwright.effects.vocabulary.actions import Action
from deckwright.games.krutagidon.definitions import CREATURE, SPELL, TREASURE, TYPELESS, WIZARD, wizard_property
from deckwright.games.krutagidon.turn import MAIN_PART

PROPERTIES = [
    wizard_property(
        "second-treasure",
        when(
            "played",
            may(let("back", card_in("discard")), move("back", to="deck")),
            against=TREASURE,
            if_=exactly(times_this_turn("plays", kind=TREASURE), 2),
        ),
    ),
    wizard_property("creature-healing", when("played", heal(printed("worth", "about")), against=CREATURE)),
    wizard_property("wizard-shopping", when("turn-ends", draw(times_this_turn("gained", kind=WIZARD)))),
    wizard_property(
        "blood-for-card",
        actions=[Action(id="blood-for-card", moment=MAIN_PART, cost=(pay(life=4),), effect=(draw(1),))],
    ),
    wizard_property(
        "spell-scrying",
        when("played", look_at("top"), if_(chosen("top"), [may(discard("top"))]), against=SPELL),
    ),
    wizard_property(
        "four-types",
        when(
            "played",
            gain(power=1),
            draw(1),
            if_=reaches(kinds_this_turn("plays", without=TYPELESS), 4),
            limit=1,
        ),
    ),
    wizard_property(
        "pairs",
        when("played", gain(power=2), against=WIZARD, if_=reaches(names_this_turn("plays", kind=WIZARD), 2), limit=1),
        when(
            "played", gain(power=2), against=CREATURE, if_=reaches(names_this_turn("plays", kind=CREATURE), 2), limit=1
        ),
    ),
    wizard_property(
        "cheap-on-top",
        instead_of(
            "gained",
            move("about", to="deck"),
            if_=both(lies_in("about", "market"), not_(reaches(printed("cost", "about"), 5))),
        ),
    ),
]
