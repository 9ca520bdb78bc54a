"""Relics of the base box."""

from __future__ import annotations

from deckwright.authoring.writing import card_in, destroy, gain, let, may, one_of
from deckwright.games.aeons_end.definitions import relic
from deckwright.games.aeons_end.vocabulary.cards import PlayTwice
from deckwright.games.aeons_end.writing import aether, cast_prepped, deal, draw, focus, gravehold_recovers, let_ally

BASE_RELICS = [
    relic("flexing-dagger", 2, one_of([gain(focus_discount=3)], [destroy("this"), deal(1)])),
    relic(
        "bottled-vortex",
        3,
        destroy("this"),
        let("burned", card_in("hand", "discard"), count=2, up_to=True),
        destroy("burned"),
        draw(1),
    ),
    relic(
        "unstable-prism",
        3,
        one_of([let("gem", card_in("hand", kind="gem")), PlayTwice("gem"), destroy("gem")], [aether(2)]),
    ),
    relic("blasting-staff", 4, may(cast_prepped("you", fresh=True, bonus=2))),
    relic("focusing-orb", 4, one_of([focus("all")], [destroy("this"), gravehold_recovers(3)])),
    relic("mages-talisman", 5, gain(charges=1), let_ally(room="charges"), gain(charges=1, who="ally")),
]
