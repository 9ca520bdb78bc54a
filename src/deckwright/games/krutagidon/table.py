"""The table of Krutagidon: its zones and counters."""

from __future__ import annotations

from deckwright.core.declared import Counter, Sight, Zone
from deckwright.core.layout import Layout

SEATS = 5
MARKET_SIZE = 5
HAND_SIZE = 5
START_LIFE = 20
MOST_LIFE = 25
MOST_CARDS = 512
"""No table holds more cards than these."""

LAYOUT = Layout(
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

BOX = LAYOUT.zone("box")
MAIN = LAYOUT.zone("main")
REVEALED = LAYOUT.zone("revealed")
"""A card on its way: a mayhem being resolved, a card just turned over."""
MARKET = LAYOUT.zone("market")
MAYHEM = LAYOUT.zone("mayhem")
"""Mayhems that are over, in the order they came."""
LEGENDS = LAYOUT.zone("legends")
LEGEND = LAYOUT.zone("legend")
"""The legend that lies face up, if one does."""
WILD_MAGIC = LAYOUT.zone("wild_magic")
LIMP_WANDS = LAYOUT.zone("limp_wands")
TOKEN_STACK = LAYOUT.zone("token_stack")
DESTROYED = LAYOUT.zone("destroyed")
BORROWED = LAYOUT.zone("borrowed")
"""A card played from somebody else's deck."""
PRIZES = LAYOUT.zone("prizes")
"""The grand prize and R'lyeh while nobody has them."""
HAND = LAYOUT.zone("hand")
DECK = LAYOUT.zone("deck")
DISCARD = LAYOUT.zone("discard")
PLAYED = LAYOUT.zone("played")
ONGOING = LAYOUT.zone("ongoing")
TOKENS = LAYOUT.zone("tokens")
OBJECTS = LAYOUT.zone("objects")
FAMILIAR = LAYOUT.zone("familiar")
"""The familiar that lies under the board until its wizard buys it."""
PROPERTY = LAYOUT.zone("property")
LOAN = LAYOUT.zone("loan")
"""Properties lent until the next legend is defeated."""
OFFERS = LAYOUT.zone("offers")
"""What was dealt to choose from before the game."""

LIFE = LAYOUT.counter("life")
POWER = LAYOUT.counter("power")
SPENT = LAYOUT.counter("spent")
"""Power spent this turn."""
BOARD = LAYOUT.counter("board")
"""Which familiar a wizard began with, as the number of its definition and one more: it names the board."""
SHORT_MARKET = LAYOUT.counter("short_market")
"""Whether the main deck could not fill the market: the game ends with this turn."""
LAST_TOKEN = LAYOUT.counter("last_token")
"""Whether the last dead wizard token was taken: the game ends with this turn, even if one comes back."""
STILL_TURNS = LAYOUT.counter("still_turns")
"""Turns in a row after which lives and piles were the same as before."""
STILLNESS = LAYOUT.counter("stillness")
"""Lives and piles after the last turn, in one number."""
MOST_STILL_TURNS = 50
"""After so many nobody can get anywhere any more."""

OWNED = ("deck", "hand", "discard", "played", "ongoing")
"""Where the cards lie that a wizard owns."""
OWNED_PLACES = tuple(LAYOUT.zone(zone) for zone in OWNED)
