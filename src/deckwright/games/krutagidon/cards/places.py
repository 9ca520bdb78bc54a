"""Places of the main deck."""

from __future__ import annotations

from deckwright.authoring.writing import (
    after_attack,
    discard,
    draw,
    multiplies,
    not_,
    reaches,
    times_this_turn,
    when,
)
from deckwright.games.krutagidon.definitions import CREATURE, ONGOING, PLACE, SPELL, TREASURE, WIZARD, Card, owned


def draws_for_the_first(id: str, kind: str) -> Card:
    """A place where the first card of a kind that you play in a turn draws a card."""
    first = not_(reaches(times_this_turn("plays", kind=kind), 2))
    return owned(id, PLACE, 5, 1, modifiers=[when("played", draw(1), against=kind, if_=first)], tags=(ONGOING,))


PLACES = [
    draws_for_the_first("mt-skullzfyre", WIZARD),
    draws_for_the_first("castle-tentakill", CREATURE),
    draws_for_the_first("palace-of-passion", SPELL),
    draws_for_the_first("murdershroom-marsh", TREASURE),
    owned("sixer-mart", PLACE, 5, 1, modifiers=[multiplies("healing", 2)], tags=(ONGOING,)),
    owned(
        "annihilageddon-arena",
        PLACE,
        7,
        2,
        modifiers=[multiplies("attack_damage", 2), when("killed", after_attack(discard("this")))],
        tags=(ONGOING,),
    ),
]
