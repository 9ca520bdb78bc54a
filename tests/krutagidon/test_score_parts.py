"""What a score is made of, for the final count."""

from __future__ import annotations

import pytest

from deckwright.core import view
from deckwright.text import LANGUAGES, language
from tests.krutagidon.fray import a_fray, seat


def test_a_final_score_is_the_sum_of_its_parts() -> None:
    table = a_fray(
        you=seat(
            hand=["blaze"],
            discard=["voom", "limp-wand", "limp-wand"],
            ongoing=["big-bone"],
            tokens=["dwt-draw-one", "dwt-minus-two"],
        ),
        left=seat(discard=["dragon-eggs", "dragon-eggs", "sunface"]),
        legend=["krazztar"],
        token_stack=[],
    ).end_turn()
    assert table.outcome is not None
    yours, theirs = view(table.game, 0).facts["score_parts"]
    assert yours == {"cards": 2, "legends": 4, "formulas": 2, "limp_wands": -2, "tokens": -8}
    assert theirs == {"cards": 2, "legends": 0, "formulas": 10, "limp_wands": 0, "tokens": 0}
    assert table.outcome["scores"] == [sum(yours.values()), sum(theirs.values())]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_part_of_a_score_has_a_name(code: str) -> None:
    table = a_fray(you=seat(), left=seat(), token_stack=[]).end_turn()
    parts = view(table.game, 0).facts["score_parts"][0]
    assert all(language(code).part(table.game.rules, part) for part in parts)


def test_parts_of_a_score_are_told_at_the_end() -> None:
    hidden = a_fray(you=seat(), left=seat(deck=["sunface"]))
    assert "score_parts" not in view(hidden.game, 0).facts
    shown = a_fray(you=seat(), left=seat(deck=["sunface"]), options={"scores": "shown"})
    assert view(shown.game, 0).facts["scores"] == [0, 2]
    assert "score_parts" not in view(shown.game, 0).facts, "they belong to the final count"
