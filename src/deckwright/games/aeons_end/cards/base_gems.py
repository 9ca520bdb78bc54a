"""Gems of the base box."""

from __future__ import annotations

from deckwright.authoring.writing import card_in, chosen, discard, for_each, gain, if_, let, may
from deckwright.effects.vocabulary.decks import LookAt
from deckwright.games.aeons_end.definitions import gem
from deckwright.games.aeons_end.vocabulary.cards import NthThisTurn, PutOnDeck
from deckwright.games.aeons_end.writing import aether, draw, let_ally

BASE_GEMS = [
    gem("jade", 2, aether(2)),
    gem(
        "sifters-pearl",
        3,
        aether(2),
        for_each(
            "player", "all", LookAt("shown", whose="player"), if_(chosen("shown"), [may(discard("shown"), by="player")])
        ),
    ),
    gem("vriswood-amber", 3, aether(2), on_gain=[may(PutOnDeck())]),
    gem("diamond-cluster", 4, aether(2), if_(NthThisTurn("played", 2), [aether(2)])),
    gem("searing-ruby", 4, aether(2), aether(1, only_for="spells")),
    gem(
        "burning-opal",
        5,
        aether(3),
        let("given", card_in("hand"), up_to=True),
        if_(chosen("given"), [discard("given"), let_ally(), draw(1, who="ally")]),
    ),
    gem(
        "clouded-sapphire",
        6,
        aether(3),
        if_(NthThisTurn("played", 1), [let_ally(room="charges"), gain(charges=1, who="ally")]),
    ),
]
