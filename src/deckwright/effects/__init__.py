"""The vocabulary of effects: what cards are written in. It knows no game.

- ``vocabulary``: the words as records, by subject. What they do is in the modules of the same names, which are all
  imported here: a word that can be written can be carried out.
- ``words``: what a word is. How cards are written in them is in ``deckwright.authoring``.
- ``flow``, ``verbs``, ``decks``, ``damage``, ``attack``, ``texts``: what happens.
- ``picks``, ``amounts``, ``conditions``: what it happens to, how much, and whether.
- ``modifiers``, ``triggers``, ``turns``, ``actions``, ``purses``, ``scoring``: what holds while a card is in force,
  what answers, what lasts, what one may use, how one pays and what it is all worth.
- ``card_rules``: what a game tells the vocabulary.
"""

from deckwright.effects import (
    actions,
    amounts,
    attack,
    conditions,
    damage,
    decks,
    flow,
    modifiers,
    picks,
    plainly,
    texts,
    triggers,
    turns,
    verbs,
)

__all__ = [
    "actions",
    "amounts",
    "attack",
    "conditions",
    "damage",
    "decks",
    "flow",
    "modifiers",
    "picks",
    "plainly",
    "texts",
    "triggers",
    "turns",
    "verbs",
]
