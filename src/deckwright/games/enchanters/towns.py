"""The 21 towns. One lies beside the track; its actions are everybody's."""

from __future__ import annotations

from deckwright.authoring.writing import (
    another_player,
    boost,
    gain,
    half,
    let,
    lose,
    lower,
    pay,
    per,
    roll,
    the_number,
    transfer,
)
from deckwright.core.declared import Step
from deckwright.effects.vocabulary.amounts import Ranked
from deckwright.games.enchanters.definitions import Action, Card, action, rest, town
from deckwright.games.enchanters.vocabulary import DiscardFirst, Journey


def wages(of: str, crystals: int) -> Action:
    """Rest for crystals."""
    return rest(f"{of}-pay", gain(crystals=crystals))


def inn(of: str, wounds: int = 1) -> Action:
    """Rest and heal."""
    return rest(f"{of}-inn", lose(wounds=wounds))


def bought(of: str, name: str, *effect: Step, crystals: int) -> Action:
    """As often as you like, for crystals."""
    return action(f"{of}-{name}", *effect, cost=[pay(crystals=crystals)], repeatable=True)


def sharpen(of: str, crystals: int = 2) -> Action:
    return bought(of, "sharpen", boost(attack=1), crystals=crystals)


def armour(of: str, crystals: int = 2) -> Action:
    return bought(of, "armour", boost(defence=1), crystals=crystals)


TOWNS: list[Card] = [
    town("normaltown", wages("normaltown", 3), inn("normaltown"), sharpen("normaltown")),
    town("dwarfburg", wages("dwarfburg", 3), inn("dwarfburg"), armour("dwarfburg"), score=per("defence")),
    town(
        "dragontopia",
        wages("dragontopia", 3),
        inn("dragontopia"),
        sharpen("dragontopia"),
        score=per("dragons", times=4),
    ),
    town("trophyham", wages("trophyham", 2), inn("trophyham"), sharpen("trophyham"), score=per("monsters", 2)),
    town(
        "coinbridge",
        wages("coinbridge", 4),
        inn("coinbridge"),
        sharpen("coinbridge", 3),
        score=per("crystals", 5),
    ),
    town(
        "alea",
        rest("alea-gamble", roll("die"), gain(crystals=the_number("die"))),
        rest("alea-physician", roll("die"), lose(wounds=half(the_number("die")))),
        sharpen("alea"),
    ),
    town(
        "cheese-castle",
        rest("cheese-castle-feast", gain(crystals=2), lose(wounds=1)),
        inn("cheese-castle", 2),
        armour("cheese-castle"),
    ),
    town(
        "spa-springs",
        wages("spa-springs", 3),
        inn("spa-springs", 3),
        bought("spa-springs", "bath", lose(wounds=1), crystals=2),
    ),
    town(
        "swordfield",
        wages("swordfield", 3),
        inn("swordfield"),
        sharpen("swordfield", 3),
        score=per("attack", 2),
    ),
    town("anvilton", wages("anvilton", 3), inn("anvilton"), sharpen("anvilton"), score=per("items")),
    town("runewick", wages("runewick", 3), inn("runewick"), armour("runewick"), score=per("enchantments")),
    town(
        "bloodmoor",
        rest("bloodmoor-leechers", gain(crystals=4), cost=[gain(wounds=1)]),
        inn("bloodmoor", 2),
        action("bloodmoor-frenzy", boost(attack=1), cost=[pay(crystals=1), gain(wounds=1)], repeatable=True),
    ),
    town(
        "crossroads",
        wages("crossroads", 3),
        inn("crossroads"),
        action("crossroads-detour", DiscardFirst(), cost=[pay(crystals=1)], before_main=True),
        sharpen("crossroads", 3),
    ),
    town(
        "gravesend",
        wages("gravesend", 3),
        inn("gravesend"),
        rest("gravesend-exhume", Journey(), cost=[pay(crystals=2)]),
        sharpen("gravesend"),
    ),
    town(
        "twin-forts",
        wages("twin-forts", 3),
        inn("twin-forts"),
        sharpen("twin-forts", 3),
        armour("twin-forts"),
    ),
    town("cheapside", wages("cheapside", 2), inn("cheapside"), sharpen("cheapside", 1)),
    town(
        "pilgrims-rest",
        wages("pilgrims-rest", 3),
        inn("pilgrims-rest", 2),
        sharpen("pilgrims-rest", 3),
        score=Ranked("wounds", 5, fewest=True),
    ),
    town("menagerie", wages("menagerie", 3), inn("menagerie"), sharpen("menagerie"), score=per("sets", times=3)),
    town(
        "scalesbury",
        wages("scalesbury", 3),
        inn("scalesbury"),
        sharpen("scalesbury"),
        score=lower(per("attack"), per("defence")),
    ),
    town(
        "pickpocket-row",
        rest(
            "pickpocket-row-lift",
            gain(crystals=2),
            let("rival", another_player()),
            transfer(crystals=1, giver="rival", to="you"),
        ),
        inn("pickpocket-row", 2),
        sharpen("pickpocket-row"),
    ),
    town(
        "giantsgrave",
        wages("giantsgrave", 3),
        inn("giantsgrave"),
        sharpen("giantsgrave"),
        score=per("majors", times=2),
    ),
]
