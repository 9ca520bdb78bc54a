"""Slips in the cards of a game: each is told when the game is loaded, with the card."""

from __future__ import annotations

import pytest

from deckwright.authoring.writing import gain
from deckwright.errors import AuthorError
from deckwright.games.aeons_end.cards import BOXES
from deckwright.games.aeons_end.definitions import Card, gem, spell, while_prepped
from deckwright.games.aeons_end.rules import AeonsEnd
from deckwright.games.aeons_end.writing import aether, deal
from deckwright.games.enchanters import Enchanters
from deckwright.games.enchanters.definitions import action, bottom, foe, item, top


@pytest.mark.parametrize(
    ("card", "message"),
    [
        (gem("Moon Pearl", 3, aether(2)), "card 'Moon Pearl': an id is small letters, digits and hyphens"),
        (gem("moon_pearl", 3, aether(2)), "card 'moon_pearl': an id is small letters, digits and hyphens"),
        (gem("", 3, aether(2)), "card '': an id is small letters, digits and hyphens"),
        (gem("jade", 3, aether(2)), "card 'jade' is defined twice"),
        (Card(id="pearl", kind="gemm"), "card 'pearl': no kind 'gemm' (did you mean 'gem'?); there are ('gem',"),
        (
            Card(id="pearl", kind="mage", window="own-man"),
            "card 'pearl': no window 'own-man' (did you mean 'own-main'?)",
        ),
        (
            spell("pearl", 3, deal(1), while_prepped=while_prepped(aether(1), window="mian")),
            "card 'pearl': no while_prepped.window 'mian' (did you mean 'main'?); there are ('main', 'casting-start',",
        ),
    ],
)
def test_a_slip_in_a_card_of_aeons_end(monkeypatch: pytest.MonkeyPatch, card: Card, message: str) -> None:
    monkeypatch.setitem(BOXES, "base", [*BOXES["base"], card])

    with pytest.raises(AuthorError) as told:
        AeonsEnd()

    assert told.value.message.startswith(message)


def test_a_foe_has_a_tier_there_is() -> None:
    with pytest.raises(AuthorError, match=r"card 'imp': no tier 'mediun' \(did you mean 'medium'\?\); there are"):
        foe("mediun", "imp", health=2, strength=1, glory=1)


def test_an_action_has_an_id_of_its_own() -> None:
    glove = item("glove", top(actions=[action("helmet-brace", gain(crystals=1))]), bottom())

    with pytest.raises(AuthorError, match="card 'glove': action 'helmet-brace' is defined on another card already"):
        Enchanters([glove])
