"""The numbers that the policy plays by: a table of weights, and corrections for single cards.

``WEIGHTS`` says what each one means and where training began; what was learned is in ``learned/krutagidon.json``.
Powers are what a Sign brings; points are victory points.
"""

from __future__ import annotations

WEIGHTS: dict[str, float] = {
    # -- what a card brings when it is played, in power
    "harm": 0.26,  # one damage to an enemy
    "to-all": 1.7,  # the same where everybody is struck
    "heal": 0.12,  # a life
    "thin": 1.4,  # a poor card destroyed
    "spoil": 1.2,  # a limp wand for an enemy
    "rob": 1.0,  # a card that an enemy discards
    "defend": 1.2,  # an attack avoided
    "send-back": 0.8,  # an attack that strikes the attacker
    "lasting": 1.0,  # what an ongoing card brings in a turn
    "resting": 0.6,  # the same while the card is still in the deck, as a share
    # -- the time that is left: turns of each wizard
    "legend-turns": 1.7,  # for each legend
    "token-turns": 1.5,  # for each dead wizard token in the stack
    "main-turns": 0.6,  # for each card of the main deck, divided among the wizards
    "delay": 0.3,  # turns until a purchase comes to the hand, for each hand in the deck
    # -- a position, in points
    "power": 0.22,  # a power in every turn that is left
    "more-power": 0.002,  # more for each power the more there is
    "use": 0.22,  # whatever else cards bring, in every turn that is left
    "prize": 0.1,  # the grand prize: so much more of everything
    "star": 2.0,  # a card whose points are worked out at the end
    "hand": 0.3,  # a card that is held, by what it brings
    "purse": 0.55,  # a power that can still be spent in this turn
    "life": 0.15,
    # -- purchases, in points
    "legend": 0.5,  # a legend that nobody else will get
    "least": 0.01,  # what brings less is left alone
}
"""What the weights are called, what they mean, and where training began."""

ALWAYS = "always"
"""The table of the weights."""
CARDS = "cards"
"""The table of what single cards bring besides, in power: what their steps do not tell."""

CORRECTIONS: dict[str, float] = {
    "wand": -1.2,  # it seldom kills, and draws only then
    "billy-hellish": -2.5,  # it draws only if it is played first
    "cthulhu": 1.5,  # what it strikes with is worked out during play
    "lady-britta": -0.9,  # limp wands are rare
    "braggart-fingers": -1.5,  # it loses power with every dead wizard token
}
"""Where training began with the corrections."""
