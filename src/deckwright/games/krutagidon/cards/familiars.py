"""Familiars: each belongs to a board, and all but one send an attack back."""

from __future__ import annotations

from deckwright.authoring.writing import (
    among,
    arrange,
    avoid,
    card_in,
    chance,
    counted,
    destroy,
    draw,
    every,
    gain,
    gain_top,
    heal,
    if_,
    let,
    look_at,
    may,
    move,
    per,
    reaches,
    send_back,
    suffers,
    when,
)
from deckwright.core.declared import Step
from deckwright.games.krutagidon.definitions import (
    CREATURE,
    FAMILIAR,
    SPELL,
    TREASURE,
    WIZARD,
    attack,
    each_enemy,
    enemy,
    owned,
    strike,
)
from deckwright.games.krutagidon.vocabulary import PlayMayhem, ReplaceInMarket

SENDS_BACK: tuple[Step, ...] = (avoid(), draw(1), send_back())


def richer_with(kind: str) -> list[Step]:
    """3 power, and 3 more with three cards of a kind in the discard pile."""
    return [gain(power=3), if_(reaches(counted(card_in("discard", kind=kind)), 3), [gain(power=3)])]


FAMILIARS = [
    owned(
        "sir-snotlane-the-blessed",
        FAMILIAR,
        6,
        2,
        play=[gain(power=2), heal(6)],
        defence=[avoid(), draw(1), heal(3), send_back()],
        wizard="snotia",
    ),
    owned("little-coin", FAMILIAR, 6, 2, play=richer_with(TREASURE), defence=SENDS_BACK, wizard="mr-lucky"),
    owned(
        "scorched-squire",
        FAMILIAR,
        6,
        2,
        play=[
            gain(power=2),
            look_at("top", 2),
            may(let("gone", among("top")), destroy("gone")),
            every("rest", among("top", other_than="gone")),
            arrange("rest", to="deck"),
        ],
        defence=SENDS_BACK,
        wizard="joan-of-spark",
    ),
    owned(
        "shaggy-spawn",
        FAMILIAR,
        6,
        2,
        play=[gain(power=2)],
        attack=attack(enemy(), strike(suffers(7, who="target"))),
        defence=SENDS_BACK,
        wizard="scion-of-cthulhu",
    ),
    owned(
        "lead-orkganizer",
        FAMILIAR,
        6,
        2,
        play=[
            gain(power=2),
            chance("drawn", card_in("mayhem"), count=2),
            let("played", among("drawn")),
            PlayMayhem("played"),
        ],
        defence=SENDS_BACK,
        wizard="venture",
    ),
    owned("gnome-sorcerer", FAMILIAR, 6, 2, play=richer_with(SPELL), defence=SENDS_BACK, wizard="hellish-huffman"),
    owned(
        "schoolkids",
        FAMILIAR,
        6,
        2,
        play=[gain(power=2)],
        defence=SENDS_BACK,
        modifiers=[when("turn-ends", move("this", to="deck", under=True))],
        wizard="game-over-lord",
    ),
    owned(
        "macliver",
        FAMILIAR,
        6,
        2,
        play=[gain(power=2)],
        attack=attack(
            each_enemy(),
            strike(suffers(counted(card_in("played", "ongoing", "discard", kind=WIZARD), times=2), who="target")),
        ),
        defence=SENDS_BACK,
        wizard="mcravey",
    ),
    owned(
        "asmodeus-party-demon",
        FAMILIAR,
        6,
        2,
        play=[gain(power=per("dead_wizard_tokens", times=2))],
        defence=[*SENDS_BACK, suffers(4, who="attacker")],
        wizard="roachsauce",
        promo=True,
    ),
    owned(
        "puff-rainbow-cloud",
        FAMILIAR,
        6,
        2,
        play=[gain(power=2)],
        attack=attack(each_enemy(), strike(gain_top("limp_wands", who="target"))),
        defence=[avoid(), draw(1), gain_top("limp_wands", who="attacker")],
        wizard="fey-ticklebottom",
        promo=True,
    ),
    owned(
        "lord-mouseworth",
        FAMILIAR,
        6,
        2,
        play=[gain(power=2)],
        attack=attack(
            each_enemy(),
            strike(suffers(counted(card_in("played", "ongoing", "discard", kind=CREATURE), times=2), who="target")),
        ),
        defence=SENDS_BACK,
        wizard="sir-kitty-purrington",
        promo=True,
    ),
    owned(
        "mudbeard-thinker",
        FAMILIAR,
        6,
        2,
        play=[gain(power=3), may(let("gone", card_in("market")), destroy("gone"), ReplaceInMarket())],
        defence=[*SENDS_BACK, may(let("gone", card_in("hand")), destroy("gone"))],
        wizard="mudstar",
        promo=True,
    ),
]
