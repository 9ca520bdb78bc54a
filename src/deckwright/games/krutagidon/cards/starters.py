"""Starting cards, wild magic, limp wands, and the two objects."""

from __future__ import annotations

from deckwright.authoring.writing import (
    another_player,
    any_player,
    chosen,
    draw,
    gain,
    if_,
    instead_of,
    let,
    move,
    one_of,
    suffers,
)
from deckwright.games.krutagidon.definitions import LIMP, OBJECT, ONGOING, STARTER, WILD, Card, attack, owned, strike
from deckwright.games.krutagidon.signs import MORE
from deckwright.games.krutagidon.vocabulary import PlayTopOf

STARTERS = [
    owned("sign", STARTER, 0, copies=30, play=[gain(power=1)]),
    owned(
        "wand",
        STARTER,
        0,
        copies=5,
        play=[gain(power=1)],
        attack=attack(
            let("whom", any_player()),
            strike(suffers(1, who="target", fallen="dead")),
            if_(chosen("dead"), [draw(2)]),
        ),
    ),
    owned("fizzle", STARTER, 0, copies=15),
    owned(
        "wild-magic",
        WILD,
        3,
        1,
        copies=16,
        play=[one_of([gain(power=2)], [let("rival", another_player()), PlayTopOf("rival")])],
    ),
    owned("limp-wand", LIMP, 0, -1, copies=16),
]

OBJECTS = [
    Card(id="grand-prize", kind=OBJECT, tags=(ONGOING,), signs=(ONGOING, MORE)),
    Card(
        id="rlyeh",
        kind=OBJECT,
        tags=(ONGOING,),
        signs=(ONGOING, MORE),
        modifiers=(
            instead_of("destroyed", let("rival", another_player()), move("about", to="discard", whose="rival")),
        ),
    ),
]
