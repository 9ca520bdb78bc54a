"""All that is printed in Krutagidon."""

from __future__ import annotations

from deckwright.games.krutagidon.cards.creatures import CREATURES
from deckwright.games.krutagidon.cards.familiars import FAMILIARS
from deckwright.games.krutagidon.cards.legends import LEGENDS
from deckwright.games.krutagidon.cards.mayhem import MAYHEM
from deckwright.games.krutagidon.cards.places import PLACES
from deckwright.games.krutagidon.cards.properties import PROPERTIES
from deckwright.games.krutagidon.cards.spells import SPELLS
from deckwright.games.krutagidon.cards.starters import OBJECTS, STARTERS
from deckwright.games.krutagidon.cards.tokens import TOKENS
from deckwright.games.krutagidon.cards.treasures import TREASURES
from deckwright.games.krutagidon.cards.wizards import WIZARDS

CARDS = [
    *STARTERS,
    *OBJECTS,
    *WIZARDS,
    *CREATURES,
    *SPELLS,
    *TREASURES,
    *PLACES,
    *LEGENDS,
    *FAMILIARS,
    *MAYHEM,
    *TOKENS,
    *PROPERTIES,
]
