"""The cards of Hedgerow."""

from deckwright.authoring.writing import card_in, destroy, draw, gain, let, may
from deckwright.core import Definition
from deckwright.effects.words import Steps


class Card(Definition, frozen=True, kw_only=True):
    """What is printed on a card, besides its id and kind."""

    cost: int = 0
    points: int = 0
    play: Steps = ()


STARTERS = [
    Card(id="berry", kind="fruit", play=(gain(berries=1),)),
    Card(id="bramble", kind="thorn"),
]
MARKET = [
    Card(id="apple", kind="fruit", cost=3, play=(gain(berries=2),)),
    Card(id="hedgehog", kind="animal", cost=4, points=1, play=(draw(2),)),
    Card(id="robin", kind="animal", cost=2, play=(gain(berries=1), may(let("gone", card_in("hand")), destroy("gone")))),
    Card(id="rose", kind="flower", cost=6, points=3),
]
