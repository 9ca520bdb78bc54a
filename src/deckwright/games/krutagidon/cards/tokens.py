"""Dead wizard tokens."""

from __future__ import annotations

from deckwright.authoring.writing import (
    adds,
    another_player,
    card_in,
    chance,
    destroy,
    discard,
    draw,
    every,
    for_each,
    gain_top,
    let,
    may,
    move,
    perform,
    reveal_top,
    set_to,
    suffers,
    top_of,
)
from deckwright.games.krutagidon.definitions import CREATURE, LEGEND, SPELL, TREASURE, WILD, WIZARD, token

NO_MAYHEM_DEFENCE = "no-mayhem-defence"

TOKENS = [
    token("two-limp-wands", gain_top("limp_wands", 2)),
    token("discard-two-random", chance("lost", card_in("hand"), count=2), discard("lost")),
    token("destroy-chosen-discard", let("gone", card_in("discard")), destroy("gone")),
    token(
        "group-attack-on-you",
        every("current", top_of("legend")),
        perform("current", "group-attack", giving={"victims": "you"}),
    ),
    token(
        "top-card-to-enemy", reveal_top("top"), let("rival", another_player()), move("top", to="hand", whose="rival")
    ),
    token("destroy-random-discard", chance("gone", card_in("discard")), destroy("gone")),
    token(
        "gifts-from-enemies",
        for_each(
            "rival",
            "others",
            may(let("gift", card_in("discard", whose="rival"), by="rival"), move("gift", to="discard"), by="rival"),
        ),
    ),
    token("discard-three", let("lost", card_in("hand"), count=3), discard("lost")),
    token("eight-damage-to-killer", death=[suffers(8, who="killer")]),
    token("one-limp-wand", gain_top("limp_wands")),
    token("destroy-random-hand", chance("gone", card_in("hand")), destroy("gone")),
    token("back-with-eleven", death=[set_to(life=11)]),
    token("draw-one", draw(1)),
    token("minus-two", points=-5),
    token("minus-four", points=-7),
    token("wand-allergy", modifiers=[adds(damage_taken=3, named="wand")]),
    token("no-mayhem-defence", tags=(NO_MAYHEM_DEFENCE,)),
    token("tax-legend-wild", modifiers=[adds(price=1, against=LEGEND), adds(price=1, against=WILD)]),
    token("tax-creature-treasure", modifiers=[adds(price=1, against=CREATURE), adds(price=1, against=TREASURE)]),
    token("tax-wizard-spell", modifiers=[adds(price=1, against=WIZARD), adds(price=1, against=SPELL)]),
]
