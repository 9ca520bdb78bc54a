"""Crystal, Spark, and the card each mage of the base box begins with."""

from __future__ import annotations

from deckwright.authoring.writing import (
    any_player,
    card_in,
    chosen,
    destroy,
    discard,
    draw,
    if_,
    let,
    may,
    move,
    one_of,
)
from deckwright.effects.vocabulary.conditions import Is
from deckwright.games.aeons_end.definitions import gem, spell
from deckwright.games.aeons_end.vocabulary.turn_order import RevealTurnCard
from deckwright.games.aeons_end.writing import aether, cast_prepped, deal, let_ally, recover, suffer

BASE_STARTERS = [
    gem("crystal", 0, aether(1), tags=("crystal",)),
    spell("spark", 0, deal(1)),
    gem(
        "amethyst-shard",
        0,
        aether(1),
        let_ally(),
        may(draw(1, who="ally", drawn="drawn"), by="ally"),
        if_(chosen("drawn"), [let("dropped", card_in("hand", whose="ally"), by="ally"), discard("dropped")]),
    ),
    spell("buried-light", 0, deal(1), aether(1)),
    gem("moonstone-shard", 0, aether(1), aether(1, only_for="gems")),
    gem("emerald-shard", 0, one_of([aether(1)], [let("friend", any_player(room="life")), recover(1, who="friend")])),
    gem(
        "quartz-shard",
        0,
        aether(1),
        RevealTurnCard("shown"),
        if_(Is("shown", tag="player"), [aether(1)]),
        may(move("shown", to="turn_deck", under=True)),
    ),
    gem("garnet-shard", 0, one_of([aether(1)], [cast_prepped("all")])),
    gem(
        "tourmaline-shard",
        0,
        aether(1),
        let_ally(has="hand"),
        may(
            suffer(1, who="ally"), let("burned", card_in("hand", whose="ally"), by="ally"), destroy("burned"), by="ally"
        ),
    ),
    spell("flare", 0, RevealTurnCard("shown"), if_(Is("shown", tag="player"), [deal(3)], [deal(1)])),
]
