"""Relics of War Eternal."""

from __future__ import annotations

from deckwright.authoring.writing import card_in, destroy, gain, if_, let, lies_in, may, move, one_of, owner_of, top_of
from deckwright.effects.vocabulary.conditions import Is
from deckwright.games.aeons_end.definitions import relic
from deckwright.games.aeons_end.vocabulary.breaches import PrepSpell
from deckwright.games.aeons_end.vocabulary.cards import PileIsEmpty
from deckwright.games.aeons_end.vocabulary.turn_order import RevealTurnCard
from deckwright.games.aeons_end.writing import cast_prepped, focus, gravehold_recovers, let_ally, recover

WAR_ETERNAL_RELICS = [
    relic(
        "mages-totem",
        2,
        one_of(
            [let("burned", card_in("played", tag="plain", other_than="this")), destroy("burned")],
            [destroy("this"), gravehold_recovers(1)],
        ),
    ),
    relic(
        "conclave-scroll",
        3,
        gain(charges=1),
        if_(
            PileIsEmpty(),
            [may(let_ally(has="discard"), let("burned", top_of("discard", whose="ally")), destroy("burned"))],
        ),
    ),
    relic(
        "fiend-catcher",
        3,
        let("burned", card_in("hand", "discard"), up_to=True),
        destroy("burned"),
        RevealTurnCard("shown"),
        if_(Is("shown", tag="nemesis"), [may(move("shown", to="turn_deck", under=True))]),
    ),
    relic("cairn-compass", 4, let_ally(), may(PrepSpell("ally", out_of="discard", any_closed=True), by="ally")),
    relic("primordial-fetish", 4, one_of([focus("all")], [destroy("this"), recover(3)])),
    relic(
        "vortex-gauntlet",
        6,
        cast_prepped("all", name="spell"),
        if_(lies_in("spell", "discard"), [let("owner", owner_of("spell")), move("spell", to="hand", whose="owner")]),
    ),
]
