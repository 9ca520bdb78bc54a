"""The two cards every player begins with."""

from __future__ import annotations

from tests.enchanters.quick import might
from tests.table import a_table, seat


def test_fist_gives_one_attack_covered_or_not() -> None:
    assert might(items=["fist"]) == (1, 0)
    assert might(items=["fist", "leather-armour"]) == (1, 3)


def test_fist_is_no_item_that_counts() -> None:
    table = a_table(town=["anvilton"], you=seat(items=["fist"]), left=seat(items=["fist", "dagger"]))
    assert (table.you.glory, table.left.glory) == (0, 1)


def test_of_enchanting_does_nothing() -> None:
    assert might(enchantments=["of-enchanting"]) == (0, 0)
    assert a_table(you=seat(enchantments=["of-enchanting"])).you.glory == 0


def test_of_enchanting_is_no_enchantment_that_counts() -> None:
    table = a_table(town=["runewick"], you=seat(), left=seat(enchantments=["of-enchanting", "of-scales", "of-fire"]))
    assert (table.you.glory, table.left.glory) == (0, 2)
