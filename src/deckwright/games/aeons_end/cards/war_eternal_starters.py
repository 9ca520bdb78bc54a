"""The card each mage of War Eternal begins with."""

from __future__ import annotations

from deckwright.authoring.writing import at_most, destroy, gain, if_, let, lies_in, may, move, one_of, top_of
from deckwright.games.aeons_end.definitions import gem, spell, while_prepped
from deckwright.games.aeons_end.vocabulary.breaches import PrepSpell
from deckwright.games.aeons_end.vocabulary.damage import Deal
from deckwright.games.aeons_end.vocabulary.players import PlayerOf
from deckwright.games.aeons_end.writing import aether, deal, focus, let_ally, suffer

WAR_ETERNAL_STARTERS = [
    gem("oblivion-shard", 0, aether(2, not_for="relics_and_spells")),
    spell("torch", 0, one_of([deal(1)], [focus("all")])),
    gem(
        "shattered-geode",
        0,
        aether(1),
        may(let_ally(has="discard"), let("taken", top_of("discard", whose="ally")), move("taken", to="hand")),
    ),
    gem("worldheart-shard", 0, one_of([aether(1)], [aether(2, only_for="cards"), gain(next_gain_to_ally=1)])),
    gem("amethyst-paragon", 0, aether(1), let_ally(has="hand"), may(PrepSpell("ally", any_closed=True), by="ally")),
    spell(
        "extinguish",
        0,
        Deal(1, outcome="slain"),
        if_(lies_in("slain", "nemesis_discard"), [PlayerOf("hunter", "quilius"), gain(trophies=1, who="hunter")]),
    ),
    gem("coal-shard", 0, if_(at_most(2, "life"), [destroy("this")], [aether(3), gain(charges=1), suffer(2)])),
    spell("illuminate", 0, deal(1), while_prepped=while_prepped(deal(1), window="breach-turned")),
]
