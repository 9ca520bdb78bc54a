"""What a card is sure to do, as signs where it is too small for its words.

A sign states only what comes whatever happens: what has a condition, asks, or has to be worked out is said by ``MORE``.
The power of a card is a number of its own.
"""

from __future__ import annotations

from typing import Final

from deckwright.core.declared import Step
from deckwright.effects.vocabulary.attack import Attack, Avoid
from deckwright.effects.vocabulary.damage import Damage, Heal
from deckwright.effects.vocabulary.decks import Draw, GainTop
from deckwright.effects.vocabulary.verbs import Discard, Gain
from deckwright.effects.words import Steps

MORE: Final = "more"
"""The words say something that no sign does."""
SHOWN_TAGS: Final = ("attack", "defence", "ongoing")


def signs_of(
    tags: tuple[str, ...], play: Steps, attack: Steps, defence: Steps, group: Steps, *, more: bool
) -> tuple[str, ...]:
    """The signs of a card, such as ``draw 2``; ``more`` if it has other texts."""
    found = [_of_play(step) for step in play]
    for step in attack:
        found += [_of_a_hit(one) for one in step.effect] if isinstance(step, Attack) else [MORE]
    for tag in SHOWN_TAGS:
        if tag in tags and not any(sign.startswith(tag) for sign in found):
            found.append(tag)
    if group:
        found.append("group-attack")
    if more or group or any(not isinstance(step, Discard | Avoid) for step in defence):
        found.append(MORE)
    said = dict.fromkeys(sign for sign in found if sign and sign != MORE)
    return (*said, MORE) if MORE in found else tuple(said)


def _of_play(step: Step) -> str:
    """The sign of what its owner gets; none for power."""
    match step:
        case Gain("power", int(), "you"):
            return ""
        case Draw(int() as count, "you"):
            return f"draw {count}"
        case Heal(int() as amount, "you"):
            return f"life {amount}"
        case _:
            return MORE


def _of_a_hit(step: Step) -> str:
    """The sign of what whoever is hit suffers."""
    match step:
        case Damage(int() as amount, "target"):
            return f"attack {amount}"
        case GainTop("limp_wands", int() as count, "target"):
            return f"limp-wand {count}"
        case _:
            return MORE
