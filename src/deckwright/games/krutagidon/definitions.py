"""What is printed in Krutagidon, and short functions to write it."""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.authoring.writing import (
    another_player,
    attack_on,
    card_in,
    chosen,
    counted,
    discard,
    every,
    gain,
    if_,
    let,
    move,
    not_,
    reaches,
    reveal,
)
from deckwright.core.declared import Definition, Step
from deckwright.effects.vocabulary.actions import Action
from deckwright.effects.vocabulary.verbs import Gain
from deckwright.effects.words import Computed, Modifier, Steps
from deckwright.games.krutagidon.signs import MORE, signs_of

WIZARD = "wizard"
CREATURE = "creature"
SPELL = "spell"
TREASURE = "treasure"
PLACE = "place"
LEGEND = "legend"
FAMILIAR = "familiar"
STARTER = "starter"
WILD = "wild"
LIMP = "limp"
MAYHEM = "mayhem"
TOKEN = "token"
PROPERTY = "property"
OBJECT = "object"
TYPES = (STARTER, WIZARD, CREATURE, SPELL, TREASURE, PLACE, LEGEND, FAMILIAR)
"""The types of cards; wild magic and limp wands have none."""
TYPELESS = (WILD, LIMP)
SOLD_AT_MARKET = (WIZARD, CREATURE, SPELL, TREASURE, PLACE)

ATTACKS = "attack"
DEFENDS = "defence"
ONGOING = "ongoing"
STAR = 3
"""What a star is worth while the game goes on."""


class Card(Definition, frozen=True, kw_only=True):
    """A card, a mayhem, a legend, a token, a property or an object."""

    cost: int = 0
    power: int = 0
    """The power that is printed as a plain number."""
    points: int | Computed = 0
    worth: int = 0
    """Its points while the game goes on, where a star counts as 3."""
    copies: int = 1
    play: Steps = ()
    aim: Steps = ()
    """Whom its attack strikes: chooses ``whom``."""
    attack: Steps = ()
    """Its attack on ``whom``, by ``attacker``."""
    defence: Steps = ()
    group_attack: Steps = ()
    """Of a legend that is revealed, on ``victims``; ``out`` are those who stay out of it."""
    event: Steps = ()
    """Of a mayhem, for ``takers``; ``out`` are those who stay out of it."""
    token: Steps = ()
    """What a dead wizard token does whenever somebody gets it."""
    death: Steps = ()
    """What a dead wizard token does only to whom it came by death; ``killer`` is who did it. Of a card that kills: how
    ``victim`` gets a token, instead of at random."""
    modifiers: tuple[Modifier, ...] = ()
    actions: tuple[Action, ...] = ()
    signs: tuple[str, ...] = ()
    """What it is sure to do, where it is too small for its words."""
    wizard: str = ""
    """The board that a familiar belongs to."""
    promo: bool = False


def owned(
    id: str,
    kind: str,
    cost: int,
    points: int | Computed = 0,
    *,
    copies: int = 1,
    play: Iterable[Step] = (),
    attack: tuple[Steps, Steps] = ((), ()),
    defence: Iterable[Step] = (),
    group_attack: Iterable[Step] = (),
    death: Iterable[Step] = (),
    modifiers: Iterable[Modifier] = (),
    actions: Iterable[Action] = (),
    tags: tuple[str, ...] = (),
    wizard: str = "",
    promo: bool = False,
    unmarked: bool = False,
) -> Card:
    """A card that a wizard can own. Who defends with it discards it first. ``unmarked``: its attack has no icon."""
    play, defence, group_attack = tuple(play), tuple(defence), tuple(group_attack)
    death, modifiers, actions = tuple(death), tuple(modifiers), tuple(actions)
    found = dict.fromkeys(tags)
    if attack[1] and not unmarked:
        found[ATTACKS] = None
    if defence:
        found[DEFENDS] = None
    all_tags = tuple(tag for tag in found if tag)
    more = bool(death or modifiers or actions or not isinstance(points, int))
    return Card(
        id=id,
        kind=kind,
        tags=all_tags,
        cost=cost,
        power=sum(step.amount for step in play if isinstance(step, Gain) and isinstance(step.amount, int)),
        points=points,
        worth=points if isinstance(points, int) else STAR,
        copies=copies,
        play=play,
        aim=attack[0],
        attack=attack[1],
        defence=(discard("this"), *defence) if defence else (),
        group_attack=group_attack,
        death=death,
        modifiers=modifiers,
        actions=actions,
        signs=signs_of(all_tags, play, attack[1], defence, group_attack, more=more),
        wizard=wizard,
        promo=promo,
    )


def mayhem(letter: str, *event: Step, attack: bool = False) -> Card:
    """A mayhem; ``attack`` if it is one, and so can be avoided."""
    tags = (ATTACKS,) if attack else ()
    return Card(id=f"mayhem-{letter}", kind=MAYHEM, tags=tags, event=event, signs=(*tags, MORE))


def token(
    id: str,
    *token: Step,
    death: Iterable[Step] = (),
    points: int = -3,
    modifiers: Iterable[Modifier] = (),
    tags: tuple[str, ...] = (),
) -> Card:
    """A dead wizard token; one with modifiers stays in force."""
    lasting = (ONGOING,) if modifiers or tags else ()
    death, modifiers = tuple(death), tuple(modifiers)
    all_tags = (*lasting, *tags)
    return Card(
        id=f"dwt-{id}",
        kind=TOKEN,
        tags=all_tags,
        points=points,
        token=token,
        death=death,
        modifiers=modifiers,
        signs=signs_of(all_tags, token, (), (), (), more=bool(death or modifiers)),
    )


def wizard_property(id: str, *modifiers: Modifier, actions: Iterable[Action] = ()) -> Card:
    return Card(id=f"prop-{id}", kind=PROPERTY, modifiers=modifiers, actions=tuple(actions), signs=(MORE,))


def attack(aim: Step, *text: Step) -> tuple[Steps, Steps]:
    """Whom an attack strikes (``whom``), and its text."""
    return (aim,), text


def enemy() -> Step:
    """The attack is on an enemy that you choose."""
    return let("whom", another_player())


def each_enemy() -> Step:
    """The attack is on all enemies."""
    return every("whom", another_player())


def strike(*effect: Step) -> Step:
    """The attack of a card, on whom it was aimed: each answers and is hit before the next."""
    return attack_on("whom", *effect, attacker="attacker")


def strike_everybody(*effect: Step, first: bool = False) -> Step:
    """The group attack of a legend; ``first`` if all answer before anybody is hit."""
    return attack_on("victims", *effect, declare="first" if first else "in-turn", attacker="source", out="out")


def rampage(*effect: Step, whom: str = "all") -> Step:
    """The attack of a mayhem: all answer before anybody is hit."""
    return attack_on(whom, *effect, declare="first", attacker="source", out="out")


def shows_hand(who: str) -> list[Step]:
    """Somebody shows the hand (``shown``), because what is in it decides what happens."""
    return [every("shown", card_in("hand", whose=who)), reveal("shown")]


def shows_hand_unless(name: str, who: str) -> list[Step]:
    """Who has no such card to choose shows the hand to prove it."""
    return [if_(not_(chosen(name)), shows_hand(who))]


def fetched(kind: str) -> list[Step]:
    """Take a card of a kind from the discard pile, or gain 2 power if there is none."""
    return [
        if_(
            reaches(counted(card_in("discard", kind=kind)), 1),
            [let("found", card_in("discard", kind=kind)), move("found", to="hand")],
            [gain(power=2)],
        )
    ]
