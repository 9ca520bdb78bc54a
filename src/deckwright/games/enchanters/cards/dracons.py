"""Dracons: big game. Attack in bursts, spoils for trophies, dragons worth hunting."""

from __future__ import annotations

from deckwright.authoring.writing import adds, boost, discard, gain, pay, per, when
from deckwright.games.enchanters.definitions import action, bottom, enchantment, foe, item, kingdom, top

DRACONS = kingdom(
    "dracons",
    item(
        "scimitar",
        top(actions=[action("scimitar-slash", boost(attack=3), cost=[pay(crystals=1)])]),
        bottom(1),
    ),
    item("flail", top(1, when=[when("defeated", gain(crystals=2))]), bottom(1)),
    item("warhammer", top(3, -1), bottom(1)),
    enchantment(
        "of-a-dragon",
        top(modifiers=[adds(attack=3, against="dragon"), adds(defence=3, against="dragon")]),
        bottom(1),
    ),
    enchantment(
        "of-glory",
        top(when=[when("defeated", gain(crystals=4), against="dragon")]),
        bottom(score=per("monsters", 3)),
    ),
    enchantment("of-scales", top(0, 2), bottom(0, 1)),
    foe(
        "minor",
        "serpent-fly",
        health=3,
        strength=2,
        glory=2,
        top=top(actions=[action("serpent-fly-milk", gain(crystals=3), cost=[discard("this")])]),
    ),
    foe("medium", "dracon", health=6, strength=3, glory=5, top=top(1)),
    foe("major", "dragon-turtle", health=9, strength=3, glory=8, top=top(0, 1)),
    foe("dragon", "red-dragon", health=12, strength=8, glory=15),
)
