"""The table of Aeon's End: zones, counters, and what can lie on a card."""

from __future__ import annotations

from typing import Final

from deckwright.core.declared import Counter, Sight, Zone
from deckwright.core.layout import Layout

SEATS: Final = 4
PILES: Final = 9
BREACHES: Final = 4
HAND_SIZE: Final = 5
TROPHIES_MOST: Final = 8
CHARGE_COST: Final = 2
UNAFFORDABLE: Final = 1_000_000
"""More aether than there is."""

ZONES = [
    Zone("box", Sight.SEALED),
    Zone("destroyed"),
    Zone("nemesis"),
    Zone("nemesis_deck", Sight.HIDDEN),
    Zone("nemesis_drawn"),
    Zone("nemesis_play"),
    Zone("nemesis_discard"),
    Zone("special_deck", Sight.HIDDEN),
    Zone("special_play"),
    Zone("special_discard"),
    Zone("turn_deck", Sight.HIDDEN),
    Zone("turn_discard"),
    *(Zone(f"supply_{pile}") for pile in range(1, PILES + 1)),
    Zone("mage", per_seat=True),
    Zone("hand", per_seat=True, ordered=False),
    Zone("deck", Sight.SEALED, per_seat=True),
    Zone("discard", per_seat=True),
    Zone("played", per_seat=True),
    *(Zone(f"breach_{number}", per_seat=True) for number in range(1, BREACHES + 1)),
]
COUNTERS = [
    Counter("gravehold"),
    Counter("gravehold_most", shown=False, follows_from="the difficulty"),
    Counter("nemesis_life"),
    Counter("nemesis_most", shown=False, follows_from="the nemesis and the difficulty"),
    Counter("life_most", shown=False, follows_from="the options"),
    Counter("tokens", rare=True),
    Counter("nemesis_tokens", rare=True),
    Counter("turn_token", per_seat=True, rare=True),
    Counter("life", per_seat=True),
    Counter("charges", per_seat=True),
    Counter("trophies", per_seat=True, rare=True),
    *(Counter(f"breach_{number}", per_seat=True) for number in range(1, BREACHES + 1)),
    Counter("extra_draws", this_turn=True),
    Counter("warded", this_turn=True, most=1),
    Counter("aether", per_seat=True, this_turn=True),
    Counter("aether_for_gems", per_seat=True, this_turn=True),
    Counter("aether_for_spells", per_seat=True, this_turn=True),
    Counter("aether_for_cards", per_seat=True, this_turn=True),
    Counter("aether_not_for_relics_and_spells", per_seat=True, this_turn=True),
    *(Counter(f"focused_{number}", per_seat=True, this_turn=True, most=1) for number in range(1, BREACHES + 1)),
    Counter("focus_discount", per_seat=True, this_turn=True),
    Counter("two_spells_per_breach", per_seat=True, this_turn=True),
    Counter("next_gain_on_deck", per_seat=True, this_turn=True),
    Counter("next_gain_to_ally", per_seat=True, this_turn=True),
    *(Counter(f"sold_{pile}", shown=False, follows_from="the supply") for pile in range(1, PILES + 1)),
]
LAYOUT: Final = Layout(seats=SEATS, zones=ZONES, counters=COUNTERS)

BOX: Final = LAYOUT.zone("box")
DESTROYED: Final = LAYOUT.zone("destroyed")
NEMESIS: Final = LAYOUT.zone("nemesis")
NEMESIS_DECK: Final = LAYOUT.zone("nemesis_deck")
NEMESIS_DRAWN: Final = LAYOUT.zone("nemesis_drawn")
"""The card just drawn, while it is being resolved."""
NEMESIS_PLAY: Final = LAYOUT.zone("nemesis_play")
"""Minions and powers, the oldest first."""
NEMESIS_DISCARD: Final = LAYOUT.zone("nemesis_discard")
SPECIAL_DECK: Final = LAYOUT.zone("special_deck")
"""Cards of tier 0, which only some nemeses have, that are not in play."""
SPECIAL_PLAY: Final = LAYOUT.zone("special_play")
"""Cards of tier 0 in play, the oldest first."""
SPECIAL_DISCARD: Final = LAYOUT.zone("special_discard")
"""Their discard pile, or another pile of a nemesis."""
TURN_DECK: Final = LAYOUT.zone("turn_deck")
TURN_DISCARD: Final = LAYOUT.zone("turn_discard")
SUPPLY: Final = LAYOUT.zone("supply_1")
"""The first of nine supply piles: ``SUPPLY + pile``."""
MAGE: Final = LAYOUT.zone("mage")
HAND: Final = LAYOUT.zone("hand")
DECK: Final = LAYOUT.zone("deck")
DISCARD: Final = LAYOUT.zone("discard")
PLAYED: Final = LAYOUT.zone("played")
BREACH_ZONES: Final[tuple[int, ...]] = tuple(LAYOUT.zone(f"breach_{number}") for number in range(1, BREACHES + 1))
"""Spells prepped to breach I–IV: ``BREACH_ZONES[index] + seat``."""
PREPPED_PLACES = frozenset(zone + seat for zone in BREACH_ZONES for seat in range(SEATS))
"""Where prepped spells lie, whoever's they are."""

GRAVEHOLD: Final = LAYOUT.counter("gravehold")
GRAVEHOLD_MOST: Final = LAYOUT.counter("gravehold_most")
NEMESIS_LIFE: Final = LAYOUT.counter("nemesis_life")
NEMESIS_MOST: Final = LAYOUT.counter("nemesis_most")
LIFE_MOST: Final = LAYOUT.counter("life_most")
TOKENS: Final = LAYOUT.counter("tokens")
"""Tokens of a nemesis that has a name for them, such as fury."""
NEMESIS_TOKENS: Final = LAYOUT.counter("nemesis_tokens")
"""Nemesis tokens, which most nemeses with tokens have."""
EXTRA_DRAWS: Final = LAYOUT.counter("extra_draws")
"""How many cards more than usual the nemesis draws this turn."""
WARDED: Final = LAYOUT.counter("warded")
"""All damage to players and Gravehold is prevented this turn."""
TURN_TOKEN: Final = LAYOUT.counter("turn_token")
"""Who of two players that share turn-order cards has had the first of them: the second goes to the other."""
LIFE: Final = LAYOUT.counter("life")
CHARGES: Final = LAYOUT.counter("charges")
TROPHIES: Final = LAYOUT.counter("trophies")
AETHER: Final = LAYOUT.counter("aether")
BOUND_AETHERS: Final[tuple[int, ...]] = tuple(
    LAYOUT.counter(f"aether_{purpose}")
    for purpose in ("for_gems", "for_spells", "for_cards", "not_for_relics_and_spells")
)
AETHERS: Final[tuple[int, ...]] = (AETHER, *BOUND_AETHERS)
"""All aether, free or bound to a purpose."""
BREACH_STATES: Final[tuple[int, ...]] = tuple(LAYOUT.counter(f"breach_{number}") for number in range(1, BREACHES + 1))
FOCUSED: Final[tuple[int, ...]] = tuple(LAYOUT.counter(f"focused_{number}") for number in range(1, BREACHES + 1))
"""Whether a breach was focused by its owner this turn, and so may receive a spell."""
FOCUS_DISCOUNT: Final = LAYOUT.counter("focus_discount")
TWO_SPELLS: Final = LAYOUT.counter("two_spells_per_breach")
NEXT_GAIN_ON_DECK: Final = LAYOUT.counter("next_gain_on_deck")
"""Whether the next card gained this turn may go on top of the deck."""
NEXT_GAIN_TO_ALLY: Final = LAYOUT.counter("next_gain_to_ally")
"""Whether the next card gained this turn goes to the discard pile of an ally."""
SOLD: Final = LAYOUT.counter("sold_1")
"""The definition sold by each supply pile, plus one; it is remembered when the pile is empty."""

MARK_NAMES: Final[tuple[str, ...]] = ("life", "power", "wide")
LIFE_MARK: Final = 0
POWER_MARK: Final = 1
WIDE_MARK: Final = 2
"""A spell that fills its breach and the next one."""

# -- rows of ``Game.derived``: where in it each field of ``definitions.Derived`` lies ---------------------------

SOCKETS: Final = 0
IN_OWN_MAIN: Final = 1
IN_ANY_MAIN: Final = 2
IN_TURN_ORDER: Final = 3
IN_NEMESIS_DRAW: Final = 4
OFFERING: Final = 5
INTERVENING: Final = 6
UNDOABLE: Final = 7
USABLE_PREPPED: Final = 8
HEARD: Final = 12
CHANGED: Final = 13
WINDOWS: Final[tuple[str, ...]] = ("own-main", "any-main", "turn-order", "nemesis-draw")
PREPPED_WINDOWS: Final[tuple[str, ...]] = ("main", "casting-start", "casting-end", "breach-turned")
