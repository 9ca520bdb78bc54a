"""The table of Enchanters: its zones and counters."""

from __future__ import annotations

from typing import Final

from deckwright.core.declared import Counter, Sight, Zone
from deckwright.core.layout import Layout

SEATS: Final = 4
TRACK_LENGTH: Final = 6
MOST_CARDS: Final = 256
"""No game has more cards than these."""

LAYOUT: Final = Layout(
    seats=SEATS,
    zones=[
        Zone("box", Sight.SEALED, pool="adventure"),
        Zone("town"),
        Zone("track"),
        Zone("deck", Sight.HIDDEN, pool="adventure"),
        Zone("graveyard"),
        Zone("taking"),
        Zone("items", per_seat=True),
        Zone("enchantments", per_seat=True),
        Zone("trophies", per_seat=True),
    ],
    counters=[
        Counter("crystals", per_seat=True),
        Counter("wounds", per_seat=True),
        Counter("attack_printed", per_seat=True, below_zero=True, shown=False, follows_from="the cards"),
        Counter("defence_printed", per_seat=True, below_zero=True, shown=False, follows_from="the cards"),
        Counter("attack_bonus", per_seat=True, this_turn=True),
        Counter("defence_bonus", per_seat=True, this_turn=True),
        Counter("main_action_done", this_turn=True, shown=False, most=1),
        Counter("first_card_leaves", this_turn=True, shown=False, most=1),
        Counter("lower_half", shown=False, most=MOST_CARDS),
        Counter("modifying_tops", per_seat=True, shown=False, follows_from="the cards"),
        Counter("answering_tops", per_seat=True, shown=False, follows_from="the cards"),
        Counter("needy", per_seat=True, shown=False, follows_from="the cards"),
    ],
)

BOX: Final = LAYOUT.zone("box")
TOWN: Final = LAYOUT.zone("town")
TRACK: Final = LAYOUT.zone("track")
"""The journey track: the first card lies next to the town."""
DECK: Final = LAYOUT.zone("deck")
GRAVEYARD: Final = LAYOUT.zone("graveyard")
TAKING: Final = LAYOUT.zone("taking")
"""A card just taken or beaten, before it joins a pile."""
ITEMS: Final = LAYOUT.zone("items")
ENCHANTMENTS: Final = LAYOUT.zone("enchantments")
TROPHIES: Final = LAYOUT.zone("trophies")

CRYSTALS: Final = LAYOUT.counter("crystals")
WOUNDS: Final = LAYOUT.counter("wounds")
ATTACK_BONUS: Final = LAYOUT.counter("attack_bonus")
DEFENCE_BONUS: Final = LAYOUT.counter("defence_bonus")
ATTACK_PRINTED: Final = LAYOUT.counter("attack_printed")
DEFENCE_PRINTED: Final = LAYOUT.counter("defence_printed")
MAIN_ACTION_DONE: Final = LAYOUT.counter("main_action_done")
FIRST_CARD_LEAVES: Final = LAYOUT.counter("first_card_leaves")
"""After a rest or a lost fight the first card of the track is discarded at the end of the turn."""
LOWER_HALF: Final = LAYOUT.counter("lower_half")
"""With dragons from the deep: how many cards of the deck belong to the half with the dragons."""
MODIFYING_TOPS: Final = LAYOUT.counter("modifying_tops")
ANSWERING_TOPS: Final = LAYOUT.counter("answering_tops")
"""How many of a seat's uncovered cards change values, and how many answer events: with none, nobody need look."""
NEEDY: Final = LAYOUT.counter("needy")
"""How many of the cards a seat may act with have actions that need more than crystals."""
