"""What words speak of."""

from __future__ import annotations

from deckwright.authoring.writing import (
    card_in,
    discard,
    for_each,
    let,
    may,
    suffers,
    this_turn,
    when,
)
from deckwright.effects.words import mentions, names_bound


def test_the_names_a_step_gives_are_found_also_inside_others() -> None:
    steps = (
        may(let("burned", card_in("hand")), discard("burned")),
        for_each("player", "all", suffers(1, who="player", hurt="bleeding")),
        this_turn(when("gained", let("gift", card_in("hand")))),
    )
    assert names_bound(steps) == ("burned", "bleeding"), "not the name of a loop, nor those of a later ability"
    assert mentions(steps[0]) == {"burned", "you"}
