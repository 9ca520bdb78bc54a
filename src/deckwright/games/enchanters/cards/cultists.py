"""Cultists: wounds are money, to be paid and passed on."""

from __future__ import annotations

from deckwright.authoring.writing import another_player, boost, gain, let, lose, pay, transfer, when
from deckwright.core.declared import Step
from deckwright.games.enchanters.definitions import action, bottom, enchantment, foe, item, kingdom, top


def pass_on(wounds: int) -> list[Step]:
    """Move some of your wounds to another player."""
    return [let("rival", another_player()), transfer(wounds=wounds, to="rival")]


CULTISTS = kingdom(
    "cultists",
    item("dagger", top(2), bottom(1)),
    item(
        "ritual-mask",
        top(0, 1, actions=[action("mask-curse", *pass_on(1), cost=[pay(crystals=1)])]),
        bottom(0, 1),
    ),
    item(
        "blood-chalice",
        top(0, -1, actions=[action("chalice-pour", gain(crystals=2), cost=[gain(wounds=1)])]),
        bottom(1, 1),
    ),
    enchantment("of-leeches", top(when=[when("defeated", lose(wounds=1), against="monster")]), bottom(1)),
    enchantment(
        "of-sacrifice",
        top(actions=[action("sacrifice-offer", boost(attack=1), cost=[gain(wounds=1)], repeatable=True)]),
        bottom(1),
    ),
    enchantment("of-curses", top(), bottom(0, 1), taking=pass_on(2)),
    foe("minor", "cultist", health=2, strength=2, glory=2, taking=pass_on(1)),
    foe("medium", "black-knight", health=6, strength=4, glory=5),
    foe("major", "elder-being", health=8, strength=6, glory=8, taking=[gain(wounds=1, who="others")]),
    foe("dragon", "black-dragon", health=11, strength=8, glory=12, taking=pass_on(3)),
)
