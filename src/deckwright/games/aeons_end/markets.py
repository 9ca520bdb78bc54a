"""Markets: the presets of the rulebooks, and templates that fix kind and cost of the nine piles."""

from __future__ import annotations

from deckwright.games.aeons_end.definitions import GEM, RELIC, SPELL, Card, several

SHAPE = {GEM: 3, RELIC: 2, SPELL: 4}
"""The market of the rulebook: three gems, two relics, four spells."""

PRESETS: dict[str, tuple[str, ...]] = {
    "deck-destruction": several(
        "jade, searing-ruby, burning-opal, flexing-dagger, bottled-vortex, "
        "amplify-vision, essence-theft, planar-insight, consuming-void"
    ),
    "free-charges": several(
        "jade, vriswood-amber, diamond-cluster, unstable-prism, mages-talisman, "
        "spectral-echo, ignite, feral-lightning, wildfire-whip"
    ),
    "war-eternal-deck-destruction": several(
        "frozen-magmite, scoria-slag, erratic-ingot, mages-totem, primordial-fetish, "
        "jagged-lightning, fiery-torrent, conjure-the-lost, reduce-to-ash"
    ),
    "spell-cycle": several(
        "volcanic-glass, breach-ore, bloodstone-jewel, cairn-compass, vortex-gauntlet, "
        "thoughtform-familiar, kindle, nova-forge, crystallize"
    ),
}

_ANY = (0, 99)
_Slot = tuple[str, int, int]


def _slots(
    gems: list[tuple[int, int]], relics: list[tuple[int, int]], spells: list[tuple[int, int]]
) -> tuple[_Slot, ...]:
    kinds = ((GEM, gems), (RELIC, relics), (SPELL, spells))
    return tuple((kind, least, most) for kind, windows in kinds for least, most in windows)


TEMPLATES: dict[str, tuple[_Slot, ...]] = {
    "random": _slots([_ANY] * 3, [_ANY] * 2, [_ANY] * 4),
    "setup-1": _slots([(0, 3), (4, 4), _ANY], [_ANY] * 2, [(0, 4), (0, 4), (6, 99), (6, 99)]),
    "setup-2": _slots([(4, 99)] * 3, [(5, 99), _ANY], [(0, 5), (0, 5), (0, 5), (7, 99)]),
    "setup-3": _slots([(0, 3), (4, 5), (4, 5)], [_ANY], [(3, 3), (4, 4), (6, 99), (6, 99), (6, 99)]),
    "setup-4": _slots([(5, 99), _ANY, _ANY], [(0, 3), (5, 99), _ANY], [(0, 4), (6, 99), _ANY]),
    "setup-5": _slots([(2, 2), (3, 3), (4, 4), (5, 5)], [_ANY], [(4, 4), (5, 5), (6, 6), (7, 99)]),
    "setup-6": _slots([(3, 3), (4, 4)], [(0, 3), (5, 99), _ANY], [(3, 4), (5, 6), (5, 6), (7, 99)]),
    "setup-1-inclusive": _slots([(0, 3), (4, 4), _ANY], [_ANY] * 2, [(0, 5), (0, 5), (5, 99), (5, 99)]),
}
"""Kind, least and most cost of each pile."""


def in_order(cards: list[Card], numbers: list[int]) -> list[int]:
    """The cards of a market as they lie: gems, relics, spells, each kind from the cheapest to the dearest."""
    kinds = list(SHAPE)
    return sorted(numbers, key=lambda n: (kinds.index(cards[n].kind), cards[n].cost, cards[n].id))
