"""Spells of the base box."""

from __future__ import annotations

from deckwright.authoring.writing import (
    any_player,
    at_most,
    card_in,
    chosen,
    destroy,
    discard,
    gain,
    how_many,
    if_,
    let,
    move,
    one_of,
    pay,
    per,
)
from deckwright.effects.vocabulary.amounts import Printed, Sum
from deckwright.games.aeons_end.definitions import spell, while_prepped
from deckwright.games.aeons_end.vocabulary.casting import NeighbourSpells
from deckwright.games.aeons_end.writing import aether, cast_prepped, deal, focus, let_ally, recover

BASE_SPELLS = [
    spell("phoenix-flame", 3, one_of([pay(charges=1), deal(4)], [deal(2)])),
    spell("spectral-echo", 3, deal(2), let("burned", card_in("hand"), up_to=True), destroy("burned")),
    spell("amplify-vision", 4, focus("you", cheapest=True), if_(at_most(0, "closed_breaches"), [deal(3)], [deal(2)])),
    spell("ignite", 4, deal(2), let_ally(room="charges"), gain(charges=1, who="ally")),
    spell("lava-tendril", 4, deal(3), while_prepped=while_prepped(deal(1), window="casting-end")),
    spell(
        "dark-fire",
        5,
        let("given", card_in("hand"), count=2, up_to=True),
        discard("given"),
        deal(how_many("given", times=3)),
    ),
    spell(
        "essence-theft",
        5,
        deal(3),
        let("given", card_in("hand"), up_to=True),
        if_(chosen("given"), [discard("given"), let("friend", any_player(room="life")), recover(1, who="friend")]),
    ),
    spell("feral-lightning", 5, deal(3), preps="to-closed"),
    spell(
        "oblivion-swell",
        5,
        let("given", card_in("hand", kind="gem"), up_to=True),
        discard("given"),
        deal(Sum((2, Printed("cost", "given")))),
        while_prepped=while_prepped(aether(1)),
    ),
    spell("chaos-arc", 6, deal(Sum((3, NeighbourSpells(2))))),
    spell("planar-insight", 6, deal(Sum((2, per("opened_breaches"))))),
    spell("wildfire-whip", 6, deal(4), while_prepped=while_prepped(pay(aether=2), cast_prepped("all"), limit=0)),
    spell(
        "arcane-nexus",
        7,
        deal(4),
        while_prepped=while_prepped(let("gem", card_in("played", kind="gem")), move("gem", to="hand")),
    ),
    spell(
        "consuming-void",
        7,
        let("burned", card_in("hand"), count=2, up_to=True),
        destroy("burned"),
        deal(how_many("burned", times=3)),
    ),
]
