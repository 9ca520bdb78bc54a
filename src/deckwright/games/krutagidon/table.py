"""The table of Krutagidon: its zones and counters."""

from __future__ import annotations

from typing import Final

from deckwright.core.declared import Counter, Sight, Zone
from deckwright.core.layout import Layout

SEATS: Final = 5
MARKET_SIZE: Final = 5
HAND_SIZE: Final = 5
START_LIFE: Final = 20
MOST_LIFE: Final = 25
MOST_CARDS: Final = 512
"""No table holds more cards than these."""

LAYOUT: Final = Layout(
    seats=SEATS,
    zones=[
        Zone("box", Sight.SEALED),
        Zone("main", Sight.HIDDEN),
        Zone("revealed"),
        Zone("market"),
        Zone("mayhem"),
        Zone("legends", Sight.HIDDEN),
        Zone("legend"),
        Zone("wild_magic"),
        Zone("limp_wands"),
        Zone("token_stack", Sight.HIDDEN),
        Zone("destroyed"),
        Zone("borrowed"),
        Zone("prizes"),
        Zone("hand", Sight.OWNER, per_seat=True, ordered=False, pool="own"),
        Zone("deck", Sight.HIDDEN, per_seat=True, pool="own"),
        Zone("discard", per_seat=True, folds=True),
        Zone("played", per_seat=True),
        Zone("ongoing", per_seat=True, folds=True),
        Zone("tokens", per_seat=True),
        Zone("objects", per_seat=True),
        Zone("familiar", per_seat=True),
        Zone("property", per_seat=True),
        Zone("loan", per_seat=True),
        Zone("offers", Sight.OWNER, per_seat=True, ordered=False),
    ],
    counters=[
        Counter("life", per_seat=True, most=MOST_LIFE),
        Counter("power", per_seat=True, this_turn=True),
        Counter("spent", per_seat=True, this_turn=True, shown=False),
        Counter("board", per_seat=True, shown=False, follows_from="the familiar"),
        Counter("short_market", shown=False, most=1),
        Counter("last_token", shown=False, most=1),
        Counter("still_turns", shown=False),
        Counter("stillness", shown=False),
    ],
)

BOX: Final = LAYOUT.zone("box")
MAIN: Final = LAYOUT.zone("main")
REVEALED: Final = LAYOUT.zone("revealed")
"""A card on its way: a mayhem being resolved, a card just turned over."""
MARKET: Final = LAYOUT.zone("market")
MAYHEM: Final = LAYOUT.zone("mayhem")
"""Mayhems that are over, in the order they came."""
LEGENDS: Final = LAYOUT.zone("legends")
LEGEND: Final = LAYOUT.zone("legend")
"""The legend that lies face up, if one does."""
WILD_MAGIC: Final = LAYOUT.zone("wild_magic")
LIMP_WANDS: Final = LAYOUT.zone("limp_wands")
TOKEN_STACK: Final = LAYOUT.zone("token_stack")
DESTROYED: Final = LAYOUT.zone("destroyed")
BORROWED: Final = LAYOUT.zone("borrowed")
"""A card played from somebody else's deck."""
PRIZES: Final = LAYOUT.zone("prizes")
"""The grand prize and R'lyeh while nobody has them."""
HAND: Final = LAYOUT.zone("hand")
DECK: Final = LAYOUT.zone("deck")
DISCARD: Final = LAYOUT.zone("discard")
PLAYED: Final = LAYOUT.zone("played")
ONGOING: Final = LAYOUT.zone("ongoing")
TOKENS: Final = LAYOUT.zone("tokens")
OBJECTS: Final = LAYOUT.zone("objects")
FAMILIAR: Final = LAYOUT.zone("familiar")
"""The familiar that lies under the board until its wizard buys it."""
PROPERTY: Final = LAYOUT.zone("property")
LOAN: Final = LAYOUT.zone("loan")
"""Properties lent until the next legend is defeated."""
OFFERS: Final = LAYOUT.zone("offers")
"""What was dealt to choose from before the game."""

LIFE: Final = LAYOUT.counter("life")
POWER: Final = LAYOUT.counter("power")
SPENT: Final = LAYOUT.counter("spent")
"""Power spent this turn."""
BOARD: Final = LAYOUT.counter("board")
"""Which familiar a wizard began with, as the number of its definition and one more: it names the board."""
SHORT_MARKET: Final = LAYOUT.counter("short_market")
"""Whether the main deck could not fill the market: the game ends with this turn."""
LAST_TOKEN: Final = LAYOUT.counter("last_token")
"""Whether the last dead wizard token was taken: the game ends with this turn, even if one comes back."""
STILL_TURNS: Final = LAYOUT.counter("still_turns")
"""Turns in a row after which lives and piles were the same as before."""
STILLNESS: Final = LAYOUT.counter("stillness")
"""Lives and piles after the last turn, in one number."""
MOST_STILL_TURNS: Final = 50
"""After so many nobody can get anywhere any more."""

OWNED: Final[tuple[str, ...]] = ("deck", "hand", "discard", "played", "ongoing")
"""Where the cards lie that a wizard owns."""
OWNED_PLACES: Final[tuple[int, ...]] = tuple(LAYOUT.zone(zone) for zone in OWNED)
