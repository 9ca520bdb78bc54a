"""Undead: the graveyard gives cards back, and undead trophies count together."""

from __future__ import annotations

from deckwright.authoring.writing import adds, boost, gain, pay, per
from deckwright.games.enchanters.definitions import (
    Untargetable,
    action,
    bottom,
    enchantment,
    foe,
    item,
    kingdom,
    rest,
    top,
)
from deckwright.games.enchanters.vocabulary import Journey, SwapWithGraveyard

_UNDEAD = ("undead",)

UNDEAD = kingdom(
    "undead",
    item("shield", top(0, 2, modifiers=[Untargetable()]), bottom(0, 1)),
    item("soulfire-drop", top(1, actions=[rest("soulfire-call", Journey())]), bottom(1)),
    item(
        "scythe",
        top(
            -1,
            actions=[action("scythe-reap", boost(attack=per("undead", 2)), boost(attack=1), cost=[pay(crystals=1)])],
        ),
        bottom(2),
    ),
    enchantment("of-the-crypt", top(0, 1), bottom(score=per("undead", 2))),
    enchantment(
        "of-gravedigging",
        top(0, 1, actions=[action("gravedig-swap", SwapWithGraveyard(), cost=[pay(crystals=1)])]),
        bottom(1),
    ),
    enchantment("of-dread", top(modifiers=[adds(strength=-2, against="monster")]), bottom(0, 1)),
    foe("minor", "skeleton", health=2, strength=2, glory=2, tags=_UNDEAD, taking=[SwapWithGraveyard()]),
    foe(
        "medium",
        "vampire",
        health=5,
        strength=4,
        glory=5,
        tags=_UNDEAD,
        taking=[gain(wounds=1, who="others")],
    ),
    foe(
        "major",
        "lich",
        health=8,
        strength=5,
        glory=7,
        tags=_UNDEAD,
        top=top(actions=[rest("lich-raise", Journey(), cost=[pay(crystals=1)])]),
    ),
    foe(
        "dragon",
        "dracolich",
        health=8,
        strength=5,
        glory=13,
        tags=_UNDEAD,
        fight=[adds(health=per("undead")), adds(strength=per("undead"))],
    ),
)
