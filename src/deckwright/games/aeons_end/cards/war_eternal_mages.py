"""Mages of War Eternal."""

from __future__ import annotations

from deckwright.authoring.writing import (
    at_least,
    card_in,
    destroy,
    discard,
    how_many,
    if_,
    let,
    lies_in,
    may,
    move,
    one_by_one,
    per,
    sum_of,
)
from deckwright.games.aeons_end.breaches import NONE, OPENED, closed
from deckwright.games.aeons_end.definitions import mage
from deckwright.games.aeons_end.vocabulary.breaches import PlaceSigil, PrepSpell
from deckwright.games.aeons_end.vocabulary.casting import Cast
from deckwright.games.aeons_end.vocabulary.damage import DealSplit, Exhausted
from deckwright.games.aeons_end.writing import deal, draw, gain_card, gravehold_recovers, let_ally, prepped, recover

WAR_ETERNAL_MAGES = [
    mage(
        "dezmodia",
        PlaceSigil("player"),
        may(PrepSpell("player"), by="player"),
        breaches=(OPENED, closed(1), closed(0), closed(1)),
        hand="oblivion-shard, 2 crystal, 2 spark",
        deck="4 crystal, spark",
        charges=6,
        level=2,
    ),
    mage(
        "garu",
        let("given", prepped(), count=4, up_to=True),
        discard("given"),
        DealSplit(sum_of(2, how_many("given", times=4))),
        breaches=(OPENED, closed(0), closed(1), closed(1)),
        hand="torch, 3 crystal, spark",
        deck="3 crystal, 2 spark",
        charges=5,
        level=2,
    ),
    mage(
        "gex",
        let("burned", card_in("discard", tag="starter"), count=2, up_to=True),
        destroy("burned"),
        let_ally(),
        draw(1, who="ally"),
        recover(2, who="ally"),
        breaches=(NONE, OPENED, closed(1), closed(1)),
        hand="shattered-geode, 3 crystal, spark",
        deck="4 crystal, spark",
        charges=5,
        level=1,
    ),
    mage(
        "mazahaedron",
        may(gain_card("gem", cost_at_most=4)),
        gravehold_recovers(4),
        breaches=(OPENED, closed(2), closed(1), closed(1)),
        hand="worldheart-shard, 2 crystal, 2 spark",
        deck="4 crystal, spark",
        charges=4,
        level=1,
    ),
    mage(
        "mist-we",
        one_by_one(
            "spell",
            prepped("all"),
            Cast("spell"),
            if_(lies_in("spell", "discard"), [let_ally(), move("spell", to="hand", whose="ally")]),
            may_stop=True,
            most=3,
        ),
        breaches=(OPENED, closed(2), closed(1), closed(1)),
        hand="amethyst-paragon, 3 crystal, spark",
        deck="3 crystal, 2 spark",
        charges=6,
        level=3,
    ),
    mage(
        "quilius",
        deal(per("trophies", times=2)),
        breaches=(OPENED, OPENED, closed(0), closed(1)),
        hand="3 crystal, extinguish, spark",
        deck="3 crystal, extinguish, spark",
        charges=5,
        level=3,
    ),
    mage(
        "ulgimor",
        if_(Exhausted(), [let_ally(room="life"), recover(5, who="ally")], [recover(6)]),
        breaches=(OPENED, closed(1), closed(0), closed(1)),
        hand="coal-shard, 2 crystal, 2 spark",
        deck="3 crystal, 2 spark",
        charges=6,
        level=1,
    ),
    mage(
        "yan-magda",
        gain_card(),
        if_(at_least(4, "opened_breaches"), [let_ally(), gain_card(who="ally", to="deck")]),
        breaches=(OPENED, closed(0), closed(0), closed(0)),
        hand="illuminate, 4 crystal",
        deck="4 crystal, spark",
        charges=5,
        level=3,
    ),
]
