"""What a card of the track would come to, before anything is paid."""

from __future__ import annotations

from typing import Any

from deckwright.core import view
from tests.table import Table, a_table, seat


def facts_about(table: Table, fact: str, card: str) -> dict[str, Any]:
    """What the player whose turn it is may know about a card."""
    number = next(n for n, one in enumerate(table.game.cards) if table.game.rules.card_of[one].id == card)
    facts: dict[str, Any] = view(table.game, 0).facts
    return dict(facts[fact][str(number)])


def test_an_item_covers_the_upper_half_of_the_one_below() -> None:
    table = a_table(you=seat(items=["fist", "axe"]), track=["long-sword"])
    before = (table.you.attack, table.you.defence)

    weighed = facts_about(table, "gains", "long-sword")
    table.choose("travel:long-sword")

    assert before == (4, 0)
    assert (weighed["attack"], weighed["defence"]) == (table.you.attack, table.you.defence) == (4, 2)


def test_what_is_weighed_is_never_below_zero() -> None:
    table = a_table(you=seat(enchantments=["of-enchanting"]), track=["of-savagery"])
    assert facts_about(table, "gains", "of-savagery")["defence"] == 0


def test_a_fight_says_which_defence_counts() -> None:
    """The iron dragon minds only what is printed on cards."""
    table = a_table(you=seat(items=["fist", "helmet"], defence_bonus=3), track=["goblin", "iron-dragon"])
    goblin, dragon = facts_about(table, "fights", "goblin"), facts_about(table, "fights", "iron-dragon")
    assert (goblin["defence"], goblin["wounds"]) == (5, 0)
    assert (dragon["strength"], dragon["defence"], dragon["wounds"]) == (7, 2, 5)


def test_wounds_already_taken_are_not_to_come_any_more() -> None:
    table = a_table(you=seat(crystals=6), town="dragontopia", track=["serpent-fly", "goblin"])
    table.choose("travel:serpent-fly")
    before = facts_about(table, "fights", "serpent-fly")
    table.choose("face:serpent-fly")
    after = facts_about(table, "fights", "serpent-fly")

    assert (before["struck"], before["wounds"]) == (False, table.you.wounds)
    assert (after["struck"], after["wounds"]) == (True, 0)
    assert facts_about(table, "fights", "goblin")["wounds"] > 0
