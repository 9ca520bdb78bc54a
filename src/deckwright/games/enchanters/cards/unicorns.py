"""Unicorns: wounds heal, and a clean record is rewarded."""

from __future__ import annotations

from deckwright.authoring.writing import at_most, double, gain, lose, pay, when
from deckwright.effects.vocabulary.conditions import Provided
from deckwright.games.enchanters.definitions import action, bottom, enchantment, foe, item, kingdom, rest, top

UNICORNS = kingdom(
    "unicorns",
    item("long-sword", top(2, 2), bottom(glory=1)),
    item("unicorn-horn", top(-1, actions=[rest("horn-balm", lose(wounds=4))]), bottom(0, 2)),
    item("silver-lance", top(2), bottom(1)),
    enchantment(
        "of-regeneration",
        top(0, -1, actions=[action("regeneration-mend", lose(wounds=2), cost=[pay(crystals=1)])]),
        bottom(1, 1),
    ),
    enchantment("of-the-rainbow", top(1, when=[when("rested", lose(wounds=1), gain(crystals=1))]), bottom(0, 1)),
    enchantment("of-purity", top(0, 1), bottom(score=Provided(at_most(3, "wounds"), 3))),
    foe("minor", "unicorn", health=3, strength=2, glory=1, taking=[lose(wounds=2)]),
    foe("medium", "pegasus", health=5, strength=3, glory=4, taking=[gain(crystals=2)]),
    foe("major", "treant", health=8, strength=5, glory=7, bottom=bottom(0, 1)),
    foe("dragon", "pink-dragon", health=10, strength=5, glory=14, taking=[double("wounds")]),
)
