"""Mages of the base box."""

from __future__ import annotations

from deckwright.authoring.writing import any_player, card_in, gain, let, move, repeat
from deckwright.effects.vocabulary.picks import Player
from deckwright.games.aeons_end.breaches import NONE, OPENED, closed
from deckwright.games.aeons_end.definitions import mage
from deckwright.games.aeons_end.vocabulary.nemesis import CancelDrawnCard
from deckwright.games.aeons_end.vocabulary.turn import WardTurn
from deckwright.games.aeons_end.vocabulary.turn_order import ArrangeTurnDeck, OwnerOfTurnCard, ShuffleIntoTurnDeck
from deckwright.games.aeons_end.writing import cast_prepped, draw, let_ally, recover, suffer

BASE_MAGES = [
    mage(
        "adelheim",
        CancelDrawnCard(),
        window="nemesis-draw",
        breaches=(OPENED, closed(2), closed(0), closed(1)),
        hand="amethyst-shard, 2 crystal, 2 spark",
        deck="5 crystal",
        charges=5,
        level=1,
    ),
    mage(
        "brama",
        let("friend", any_player(room="life")),
        recover(4, who="friend"),
        breaches=(OPENED, closed(1), closed(0), closed(2)),
        hand="buried-light, 4 crystal",
        deck="3 crystal, 2 spark",
        charges=5,
        level=1,
    ),
    mage(
        "jian",
        cast_prepped("all", twice=True),
        breaches=(OPENED, OPENED, closed(0), closed(1)),
        hand="moonstone-shard, 2 crystal, 2 spark",
        deck="3 crystal, 2 spark",
        charges=4,
        level=2,
    ),
    mage(
        "kadir",
        let("spells", card_in("discard", whose="active", kind="spell"), count=3, up_to=True, by="active"),
        move("spells", to="hand", whose="active"),
        gain(two_spells_per_breach=1, who="active"),
        window="any-main",
        breaches=(OPENED, closed(2), closed(1), closed(2)),
        hand="emerald-shard, 3 crystal, spark",
        deck="3 crystal, 2 spark",
        charges=5,
        level=2,
    ),
    mage(
        "lash",
        let("card", card_in("turn_discard", tag="one-player")),
        OwnerOfTurnCard("player", "card"),
        ShuffleIntoTurnDeck("card"),
        suffer(1, who="player"),
        window="any-main",
        breaches=(OPENED, closed(2), closed(0), closed(2)),
        hand="quartz-shard, 3 crystal, spark",
        deck="3 crystal, 2 spark",
        charges=5,
        level=2,
    ),
    mage(
        "mist-ae",
        let_ally(),
        draw(4, who="ally"),
        breaches=(OPENED, closed(2), closed(1), closed(1)),
        hand="garnet-shard, 3 crystal, spark",
        deck="3 crystal, 2 spark",
        charges=5,
        level=1,
    ),
    mage(
        "phaedraxa",
        WardTurn(),
        window="turn-order",
        breaches=(NONE, OPENED, closed(1), closed(2)),
        hand="tourmaline-shard, 3 crystal, spark",
        deck="4 crystal, spark",
        charges=5,
        level=2,
    ),
    mage(
        "xaxos",
        repeat(4, let("friend", Player("others", room="charges")), gain(charges=1, who="friend")),
        ArrangeTurnDeck(),
        window="any-main",
        breaches=(OPENED, closed(0), closed(0), closed(1)),
        hand="flare, 4 crystal",
        deck="4 crystal, spark",
        charges=5,
        level=2,
    ),
]
