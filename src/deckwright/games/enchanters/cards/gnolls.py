"""Gnolls: trophies are a resource, one's own and the others'."""

from __future__ import annotations

from deckwright.authoring.writing import (
    another_player,
    any_player,
    boost,
    card_in,
    chosen,
    discard,
    gain,
    if_,
    let,
    move,
    pay,
    per,
    when,
)
from deckwright.core.declared import Step
from deckwright.games.enchanters.definitions import action, bottom, enchantment, foe, item, kingdom, top


def everyone_loses_a_monster() -> list[Step]:
    """You discard a monster, then another player of your choice does."""
    return [
        let("own", card_in("trophies", kind="monster")),
        discard("own"),
        let("rival", another_player()),
        let("theirs", card_in("trophies", whose="rival", kind="monster"), by="rival"),
        discard("theirs"),
    ]


GNOLLS = kingdom(
    "gnolls",
    item(
        "trap",
        top(-2, -1),
        bottom(0, -1),
        taking=[
            let("rival", another_player()),
            if_(chosen("rival"), [move("this", to="items", whose="rival")], [discard("this")]),
        ],
    ),
    item(
        "bolas",
        top(2),
        bottom(1),
        taking=[
            let("player", any_player()),
            let("lost", card_in("trophies", whose="player", kind="monster"), by="player"),
            discard("lost"),
        ],
    ),
    item(
        "necklace",
        top(
            1,
            1,
            actions=[
                action(
                    "necklace-trade",
                    gain(crystals=7),
                    cost=[let("given", card_in("trophies", kind="monster")), discard("given")],
                )
            ],
        ),
        bottom(1),
    ),
    enchantment(
        "of-fury",
        top(1, actions=[action("fury-rage", boost(attack=per("monsters", 2)), cost=[pay(crystals=1)])]),
        bottom(1),
    ),
    enchantment("of-the-hunt", top(when=[when("defeated", gain(crystals=1), against="monster")]), bottom(1)),
    enchantment("of-savagery", top(1, -2), bottom(2)),
    foe(
        "minor",
        "gnoll",
        health=3,
        strength=1,
        glory=2,
        top=top(actions=[action("gnoll-throw", boost(attack=3), cost=[discard("this")])]),
    ),
    foe("medium", "manticore", health=5, strength=2, glory=6, taking=everyone_loses_a_monster()),
    foe(
        "major",
        "roc",
        health=8,
        strength=4,
        glory=7,
        taking=[
            let("rival", another_player()),
            let("prey", card_in("trophies", whose="rival", kind="monster"), by="rival"),
            move("prey", to="trophies"),
        ],
    ),
    foe("dragon", "bronze-dragon", health=11, strength=6, glory=12, taking=everyone_loses_a_monster()),
)
