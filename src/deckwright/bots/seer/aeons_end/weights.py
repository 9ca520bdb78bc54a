"""The numbers that the policy plays by: a table of weights, and how they change with the nemesis and the company.

All weights are positive. ``WEIGHTS`` says what each one means and where training began; what was learned is in
``learned/aeons_end.json``. For a trait of the nemesis, or a number of mages, the file may hold factors on some weights.
"""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    # -- the time that is left: turns of the nemesis
    "deck-turns": 0.55,  # for each card of the nemesis deck
    "life-turns": 0.35,  # the same, more of it the more life the nemesis has
    "harm": 2.7,  # what the nemesis takes from players and Gravehold in a turn
    # -- a card among one's own: what it brings when it comes round
    "aether": 1.0,  # an aether, while there is time to spend it on cards
    "aether-time": 0.5,  # how fast that fades with the turns: the power of their share of twenty
    "aether-least": 0.15,  # the share that is left at the very end
    "rich": 8.0,  # with so much aether in a turn, more of it is worth half
    "rich-fast": 2.0,  # how fast it is worth less around there
    "damage": 1.0,
    "relic": 0.7,
    "focused": 0.5,  # closed breaches that are focused for a spell, in an average turn
    "delay": 2.0,  # turns until a purchase comes to the hand
    "cloaked-off": 1.8,  # damage of each spell that the cloaks take
    "cloaked-least": 0.5,  # the share that is left of a small one: it takes a cloak off, or hits a minion
    # -- purchases
    "cull": 0.5,  # a poor card that leaves the deck for good, as a share of what the others do more without it
    "breach": 0.5,  # an opened breach, as a share of what the spells do more with it
    "breach-any": 0.12,  # the same for each turn left, whatever they do
    "breach-bonus": 0.25,  # for each turn left, where the breach adds damage
    "focus": 0.8,  # progress by focusing, as a share of what opening brings
    "charge": 0.25,  # a charge, as a share of what the ability does
    "late-charge": 0.5,  # so much more or less of that when the last charge is near
    "again": 0.75,  # the second of two equal purchases
    "remove": 1.0,  # a power that is bought off
    # -- a position
    "grave": 0.9,
    "grave-low": 0.9,  # more for each of the last points
    "grave-few": 10.0,
    "life": 0.75,
    "life-low": 0.7,
    "life-few": 4.0,
    "exhausted": 12.0,
    "minion": 0.9,  # a minion's threat, for each turn that it stays
    "minion-turns": 4.0,
    "minion-whole": 0.3,  # the part of it that only its end takes away
    "minion-life": 0.25,  # a point of its life, whatever it does
    "power": 1.0,  # a power's threat
    "power-later": 0.15,  # less for each turn until then
    "fury": 1.2,
    "token": 1.2,
    "clock": 3.0,
    "cloak": 1.2,
    "husk": 1.0,
    "husk-square": 0.1,
    "corruption": 2.5,
    "supply": 0.7,
    "pile": 2.0,
    "ready": 0.55,  # an ability that is charged, as a share of what it does
    "charged": 0.35,  # the same for one that is being charged
    "opened": 1.5,  # an opened breach
    "turned": 0.3,  # a quarter turn of a closed one
    "prepped": 0.62,  # the damage of a spell in a breach
    "prep-now": 0.45,  # the same in hand, with room for it, in one's own turn
    "in-hand": 0.2,
    "gem-now": 0.8,  # the aether of a gem in hand, in one's own turn
    "gem-later": 0.4,
    "card": 0.15,  # any card in the hand of somebody who waits
    "turn": 3.0,  # a turn of a mage, and not of the nemesis, in the turn-order deck
    "hold": 1.0,  # a spell stays in its breach only where that is worth so much more than casting it
    "gain": 0.02,  # what brings less is left alone
    "ward": 6.0,  # the threat from which on a turn is warded
}

CARD = "card:"
"""What the names of corrections begin with. Any table may hold some: factors on what single cards of the supply, and
abilities of mages, seem to be worth by their steps."""


def correction_of(card: str) -> str:
    """The name under which a table holds the correction of a card."""
    return CARD + card


ALWAYS = "always"
"""The table of the weights themselves; all others hold factors."""
GROUPS = (
    "untouchable",
    "cloaked",
    "clock",
    "devours",
    "corrupting",
    "husks",
    "fury",
    "gates",
    "alone",
    "three",
    "four",
    "increased",
)
"""What weights may hang on: traits of the nemesis, the number of mages, and the difficulty."""
