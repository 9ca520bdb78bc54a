"""Goblins: foes hit hard and often twice, so armour comes first."""

from __future__ import annotations

from deckwright.authoring.writing import boost, gain, multiplies, pay, per
from deckwright.games.enchanters.definitions import (
    PrintedDefenceOnly,
    StrikesAll,
    action,
    bottom,
    enchantment,
    foe,
    item,
    kingdom,
    top,
)

GOBLINS = kingdom(
    "goblins",
    item("axe", top(2), bottom(1), taking=[gain(wounds=per("attack", 2), who="others")]),
    item(
        "helmet",
        top(0, 1, actions=[action("helmet-brace", boost(defence=3), cost=[pay(crystals=1)])]),
        bottom(0, 1),
    ),
    item("leather-armour", top(0, 2), bottom(0, 1)),
    enchantment(
        "of-fire",
        top(actions=[action("fire-blaze", boost(attack=per("defence")), cost=[pay(crystals=2)])]),
        bottom(1),
    ),
    enchantment("of-stone", top(-2, 2), bottom(0, 2)),
    enchantment("of-the-bulwark", top(0, 1), bottom(score=per("defence", 2))),
    foe("minor", "goblin", health=2, strength=3, glory=2),
    foe("medium", "ogre", health=5, strength=6, glory=6, fight=[multiplies("wounds", 2)]),
    foe("major", "giant", health=8, strength=5, glory=8, fight=[StrikesAll()]),
    foe("dragon", "iron-dragon", health=11, strength=7, glory=13, fight=[PrintedDefenceOnly()]),
)
