"""Gems of War Eternal."""

from __future__ import annotations

from deckwright.authoring.writing import at_least, both, chosen, discard, gain, if_, let, may, one_of, pay, turn_of
from deckwright.games.aeons_end.definitions import gem
from deckwright.games.aeons_end.lookup import OTHER
from deckwright.games.aeons_end.vocabulary.cards import AnotherLeft, GainQuietly, NthThisTurn
from deckwright.games.aeons_end.writing import aether, focus, let_ally, prepped

WAR_ETERNAL_GEMS = [
    gem("frozen-magmite", 3, aether(2), gain(next_gain_on_deck=1)),
    gem(
        "dread-diamond",
        3,
        aether(2),
        let("spell", prepped("you"), up_to=True),
        if_(chosen("spell"), [discard("spell"), aether(1)]),
    ),
    gem(
        "volcanic-glass",
        3,
        aether(2),
        on_gain=[
            if_(
                both(turn_of("you"), AnotherLeft()),
                [
                    may(
                        pay(aether=2, purpose=OTHER),
                        let_ally(),
                        GainQuietly(named="volcanic-glass", who="ally", to="deck"),
                    )
                ],
            )
        ],
    ),
    gem("breach-ore", 4, one_of([aether(2)], [focus("you", cheapest=True)])),
    gem("scoria-slag", 4, aether(2), if_(at_least(2, "nemesis_tier"), [aether(1)])),
    gem("erratic-ingot", 5, aether(2), if_(at_least(1, "nemesis_turns_discarded"), [aether(2)])),
    gem("bloodstone-jewel", 6, aether(3), on_gain=[if_(both(turn_of("you"), NthThisTurn("gained", 1)), [aether(3)])]),
]
